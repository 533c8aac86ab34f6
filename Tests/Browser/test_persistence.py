"""What was done stays done, on the device on which it was done."""

from playwright.sync_api import expect

from browser import GONE, BrowserTest
from shop import some_product


class PersistenceTests(BrowserTest):
    def test_the_bag_outlives_a_killed_process(self) -> None:
        server = self.serve()
        shop = self.device(server.url).open("/products")
        product = some_product(shop)
        shop.heart(product).click()
        expect(shop.heart(product)).to_have_attribute("aria-pressed", "true")
        shop.card(product).click()
        shop.add_to_bag.click()
        expect(shop.badge).to_be_visible()
        count = shop.badge.inner_text()

        # The page notices, says so, and finds back by itself.
        self.accepted += GONE
        server.kill()
        expect(shop.page.locator("#connection")).to_be_visible()
        server.start()
        expect(shop.page.locator("#connection")).to_be_hidden()
        expect(shop.badge).to_have_text(count)

        shop.open("/bag")
        expect(shop.bag_row(product)).to_be_visible()
        expect(shop.badge).to_have_text(count)
        shop.open("/wishlist")
        expect(shop.element(f"wishlist.product-{product}.row")).to_be_visible()

    def test_another_browser_is_another_device(self) -> None:
        server = self.serve()
        mine = self.device(server.url).open("/products")
        mine.open_some_product()
        mine.add_to_bag.click()
        expect(mine.badge).to_be_visible()

        yours = self.device(server.url).open("/bag")
        expect(yours.heading).to_be_visible()
        expect(yours.bag_rows).to_have_count(0)
        expect(yours.badge).to_have_count(0)

    def test_two_windows_of_one_browser_show_one_device(self) -> None:
        server = self.serve()
        context = self.context()
        first = self.page_of(context, server.url).open("/products")
        product = first.open_some_product()
        second = self.page_of(context, server.url).open("/products")
        first.page.bring_to_front()
        first.open(f"/products/{product}")
        first.add_to_bag.click()
        expect(first.badge).to_be_visible()
        expect(second.badge).to_have_text(first.badge.inner_text())

    def test_it_ends_when_asked(self) -> None:
        server = self.serve()
        self.accepted += ["ERR_", "503"]
        self.device(server.url).open("/home")
        assert server.stop() == 0, server.error_text
