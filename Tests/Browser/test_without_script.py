"""The shop in a browser without JavaScript."""

from playwright.sync_api import expect

from browser import SharedServerTest
from shop import Shop


class WithoutScriptTests(SharedServerTest):
    def plain_device(self) -> Shop:
        return self.device(self.server.url, java_script_enabled=False)

    def test_a_page_is_complete(self) -> None:
        shop = self.plain_device().open("/products")
        expect(shop.cards.first).to_be_visible()
        answer = shop.page.goto(f"{shop.url}/products")
        assert answer.status == 200
        html = answer.text()
        assert html.startswith("<!DOCTYPE html>") and html.endswith("</html>")
        assert html.count('.card"') > 5, "the products are not on the page"

    def test_tabs_and_products_open(self) -> None:
        shop = self.plain_device().open("/home")
        shop.tab("Shop").click()
        shop.expect_location("/products")
        product = shop.open_some_product()
        shop.expect_location(rf"/products/{product}(\?tab=shop)?")
        expect(shop.add_to_bag).to_be_visible()

    def test_one_can_buy(self) -> None:
        shop = self.plain_device().open("/products")
        product = shop.open_some_product()
        shop.add_to_bag.click()
        shop.tab("Bag").click()
        shop.expect_location("/bag")
        self.reload_until(shop, lambda: shop.bag_row(product).is_visible(), "it is in the bag")
        expect(shop.badge).to_be_visible()

    def test_the_end_of_a_list_is_a_button(self) -> None:
        shop = self.plain_device().open("/products")
        expect(shop.cards.first).to_be_visible()
        before = len(shop.products())
        shop.page.get_by_role("button", name="Show more").first.click()
        self.reload_until(shop, lambda: len(shop.products()) > before, "there is a second page")

    def test_a_sign_in_ends_at_the_screen_below_it(self) -> None:
        shop = self.plain_device().open("/account")
        shop.element("account.sign-in.button").click()
        shop.expect_location(r"/account\?modal=.*sign-in.*")
        shop.element("sign-in.username.field").fill("emilys")
        shop.element("sign-in.password.field").fill("emilyspass")
        shop.element("sign-in.password.show.button").click()
        expect(shop.element("sign-in.password.field")).to_have_value("emilyspass")
        shop.element("sign-in.submit.button").click()
        # A slow sign-in has a page of its own, which loads itself again.
        shop.expect_location("/account")
        expect(shop.element("account.name.label")).to_be_visible()
        shop.page.reload()
        shop.expect_location("/account")
        expect(shop.element("sign-in.username.field")).to_have_count(0)
