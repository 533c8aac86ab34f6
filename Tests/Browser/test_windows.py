"""Each tab is a window of the shop: the bag is shared, the place isn't."""

import re

import pytest
from playwright.sync_api import BrowserContext, expect

import storefront
from browser import GONE, BrowserTest
from shop import Shop


class WindowTests(BrowserTest):
    @pytest.fixture(autouse=True)
    def set_up(self, ends: None) -> None:
        self.server = self.ended(storefront.serve(self.data_directory()))
        self.browser = self.context()

    def tab(self, location: str, context: BrowserContext | None = None) -> Shop:
        shop = self.page_of(context or self.browser, self.server.url).open(location)
        expect(shop.page.locator("html.live")).to_be_attached()
        return shop

    def expect_product(self, shop: Shop, product: int) -> None:
        shop.expect_location(rf"/products/{product}(\?tab=\w+)?")
        expect(shop.add_to_bag).to_be_visible()

    def enter(self, shop: Shop, name: str) -> None:
        """Types a name, which the server then has."""
        field = shop.page.get_by_label("Username")
        field.fill(name)
        expect(field).to_have_attribute("value", name)

    def test_two_products_are_compared_in_two_tabs(self) -> None:
        one, two = self.tab("/products/7"), self.tab("/products/9")
        self.expect_product(one, 7)
        self.expect_product(two, 9)
        two.add_to_bag.click()
        expect(two.badge).to_have_text("1")
        two.tab("Bag").click()
        two.expect_location("/bag")
        expect(one.badge).to_have_text("1")
        self.expect_product(one, 7)
        one.add_to_bag.click()
        expect(two.bag_rows).to_have_count(2)
        two.expect_location("/bag")

    def test_back_stays_in_its_tab(self) -> None:
        one, two = self.tab("/wishlist"), self.tab("/home")
        two.tab("Bag").click()
        two.expect_location("/bag")
        one.tab("Home").click()
        one.expect_location("/home")
        two.page.go_back()
        two.expect_location("/home")
        one.page.go_back()
        one.expect_location("/wishlist")

    def test_a_reload_keeps_what_was_typed_in_its_tab(self) -> None:
        one, two = self.tab("/sign-in"), self.tab("/sign-in")
        for shop, name in [(one, "emilys"), (two, "noorh")]:
            self.enter(shop, name)
        for shop, name in [(one, "emilys"), (two, "noorh"), (one, "emilys")]:
            shop.page.reload()
            expect(shop.page.get_by_label("Username")).to_have_value(name)

    def test_a_tab_whose_memory_was_freed_keeps_what_was_typed(self) -> None:
        """A phone frees a hidden tab without a word, and loads it again later."""
        other, shop = self.tab("/products/7"), self.tab("/home")
        shop.page.add_init_script("Object.defineProperty(document, 'cookie', { set() {} })")
        shop.open("/sign-in")
        expect(shop.page.locator("html.live")).to_be_attached()
        self.enter(shop, "emilys")
        self.browser.clear_cookies(name=re.compile("_page$"))
        shop.page.reload()
        expect(shop.page.get_by_label("Username")).to_have_value("emilys")
        self.expect_product(other, 7)

    def test_a_closed_tab_leaves_its_stack_to_nobody(self) -> None:
        one = self.tab("/products/7")
        one.page.close()
        two = self.tab("/bag")
        two.expect_location("/bag")
        three = self.tab("/products/9")
        self.expect_product(three, 9)
        two.expect_location("/bag")

    def test_signing_in_in_one_tab_signs_in_the_other(self) -> None:
        one, two = self.tab("/home"), self.tab("/account")
        one.sign_in()
        expect(two.element("account.orders.row")).to_be_visible()
        two.expect_location("/account")

    def test_tabs_keep_their_screens_over_a_restart_of_the_server(self) -> None:
        self.accepted += GONE
        one, two = self.tab("/products/7"), self.tab("/products/9")
        self.expect_product(two, 9)
        self.server.kill()
        expect(one.page.locator("#connection")).to_be_visible()
        expect(two.page.locator("#connection")).to_be_visible()
        self.server.start()
        for shop, product in [(one, 7), (two, 9)]:
            expect(shop.page.locator("#connection")).to_be_hidden()
            shop.add_to_bag.click()
            expect(shop.badge).to_be_visible()
            self.expect_product(shop, product)

    def test_without_script_all_tabs_show_one_window(self) -> None:
        plain = self.context(java_script_enabled=False)
        shop = self.page_of(plain, self.server.url).open("/products/7")
        shop.add_to_bag.click()
        shop.tab("Bag").click()
        shop.expect_location("/bag")
        self.reload_until(shop, lambda: shop.bag_rows.count() == 1, "the product is in the bag")
