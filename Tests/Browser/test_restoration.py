"""The shop begins where it was left."""

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

import storefront
from browser import GONE, BrowserTest
from shop import Shop


class RestorationTests(BrowserTest):
    @pytest.fixture(autouse=True)
    def set_up(self, ends: None) -> None:
        self.accepted += GONE
        self.data = self.data_directory()
        self.server = self.ended(storefront.serve(self.data))
        self.browser = self.context()

    def again(self, shop: Shop, location: str = "/") -> Shop:
        """The same browser opens an address of a shop that was killed and started again."""
        # Where one is is written down a moment after one got there.
        path = shop.location.partition("?")[0]
        self.until(f"{path} is stored", lambda: any(path in each for each in self.stored()))
        self.server.kill()
        shop.page.close()
        self.server.start()
        return self.page_of(self.browser, self.server.url).open(location)

    def stored(self) -> list[str]:
        """Where each device would begin."""
        found = []
        for file in self.data.rglob("shop.sqlite"):
            with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as store:
                found += store.execute("SELECT data FROM savedState").fetchall()
        return [data.decode().replace("\\/", "/") for (data,) in found]

    def test_a_screen_and_what_lies_under_it(self) -> None:
        shop = self.page_of(self.browser, self.server.url).open("/products")
        product = shop.open_some_product()
        shop = self.again(shop)
        expect(shop.add_to_bag).to_be_visible()
        shop.expect_location(rf"/products/{product}(\?tab=shop)?")
        shop.page.get_by_role("button", name="Back").click()
        shop.expect_location("/products")

    def test_an_address_counts_more(self) -> None:
        shop = self.page_of(self.browser, self.server.url).open("/products")
        shop.open_some_product()
        shop = self.again(shop, "/wishlist")
        shop.expect_location("/wishlist")
        expect(shop.tab("Wishlist")).to_have_attribute("aria-current", "page")
        expect(shop.add_to_bag).to_have_count(0)

    def test_an_activity_and_its_brochure(self) -> None:
        shop = self.page_of(self.browser, self.server.url).open("/wishlist")
        shop.switch_activity("brochures")
        shop.brochures.first.click()
        expect(shop.brochure_page).to_be_visible()
        brochure = shop.location
        shop = self.again(shop)
        expect(shop.brochure_page).to_be_visible()
        assert shop.location == brochure
        shop.page.get_by_role("button", name="Back").click()
        shop.element("activities.back.button").click()
        shop.expect_location("/wishlist")

    def test_an_order_of_somebody_who_is_signed_in(self) -> None:
        shop = self.page_of(self.browser, self.server.url)
        shop.sign_in()
        shop.element("account.orders.row").click()
        shop.orders.first.click()
        expect(shop.element("order.total.label")).to_be_visible()
        location = shop.location
        shop = self.again(shop)
        expect(shop.element("order.total.label")).to_be_visible()
        assert shop.location == location

    def test_a_link_to_orders_asks_to_sign_in_after_a_restart(self) -> None:
        shop = self.page_of(self.browser, self.server.url).open("/products")
        shop.open_some_product()
        shop = self.again(shop, "/orders")
        shop.fill_in_sign_in()
        expect(shop.orders.first).to_be_visible()

    def test_another_device_begins_at_its_own_beginning(self) -> None:
        shop = self.page_of(self.browser, self.server.url).open("/products")
        expect(shop.cards.first).to_be_visible()
        self.server.kill()
        self.server.start()
        other = self.open("/")
        other.expect_location("/home")
