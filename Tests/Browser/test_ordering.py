"""What is ordered arrives once, whatever happens on the way."""

import pytest
from playwright.sync_api import expect

import storefront
from browser import GONE, BrowserTest
from load.api import API
from shop import Shop


def orders_of_emily(url: str) -> list[dict]:
    """What the catalog's server has of her."""
    api = API(url)
    return api.orders(api.sign_in("emilys", "emilyspass"))


class OrderingTests(BrowserTest):
    @pytest.fixture(autouse=True)
    def set_up(self, ends: None) -> None:
        # Pictures come from the catalog's server: without it they keep their place.
        self.accepted += GONE
        self.api = self.ended(storefront.serve_catalog("--state", str(self.data_directory() / "state.json")))
        self.before = {order["id"] for order in orders_of_emily(self.api.url)}

    def new_orders(self) -> list[dict]:
        return [order for order in orders_of_emily(self.api.url) if order["id"] not in self.before]

    def put_something_in(self, shop: Shop) -> int:
        shop.open("/products")
        product = shop.open_some_product()
        shop.add_to_bag.click()
        expect(shop.badge).to_be_visible()
        return product

    def order(self, shop: Shop) -> None:
        shop.open("/bag")
        shop.check_out()
        shop.element("checkout.place-order.button").click()
        shop.element("checkout.continue-shopping.button").click()
        shop.expect_location(r"/products(\?tab=\w+)?")
        shop.open("/bag")
        expect(shop.bag_rows).to_have_count(0)

    def test_what_is_in_the_bag_is_ordered(self) -> None:
        shop = self.device(self.serve("--api", self.api.url).url)
        shop.sign_in()
        product = self.put_something_in(shop)
        self.order(shop)
        expect(shop.badge).to_have_count(0)
        shop.open("/orders")
        expect(shop.orders).to_have_count(len(self.before) + 1)
        assert [[line["id"] for line in order["products"]] for order in self.new_orders()] == [[product]]

    def test_an_order_is_canceled(self) -> None:
        shop = self.device(self.serve("--api", self.api.url).url)
        shop.sign_in()
        self.put_something_in(shop)
        self.order(shop)
        self.until("the order arrives", lambda: len(self.new_orders()) == 1)
        order = self.new_orders()[0]["id"]
        shop.open(f"/orders/{order}")
        shop.element("order.cancel.button").click()
        shop.page.get_by_role("alertdialog").get_by_role("button", name="Keep order").click()
        expect(shop.element("order.status.label")).to_have_text("Placed")
        shop.element("order.cancel.button").click()
        shop.page.get_by_role("alertdialog").get_by_role("button", name="Cancel order").click()
        expect(shop.element("order.status.label")).to_have_text("Canceled")
        expect(shop.element("order.cancel.button")).to_have_count(0)
        self.until("it is canceled", lambda: self.new_orders()[0]["status"] == "cancelled")

    def test_an_order_without_a_server_waits_also_for_a_process_that_was_killed(self) -> None:
        server = self.serve("--api", self.api.url)
        shop = self.device(server.url)
        shop.sign_in()
        product = self.put_something_in(shop)
        self.api.stop()
        self.order(shop)
        expect(shop.element("bag.pending-order.button")).to_be_visible()
        shop.screenshot("pending-order")
        server.kill()
        expect(shop.page.locator("#connection")).to_be_visible()
        self.api.start()
        server.start()
        # The page finds back by itself.
        expect(shop.page.locator("#connection")).to_be_hidden()
        shop.open("/orders")
        expect(shop.orders).to_have_count(len(self.before) + 1)
        expect(shop.element("pending-order.row")).to_have_count(0)
        assert [[line["id"] for line in order["products"]] for order in self.new_orders()] == [[product]]

    def test_a_guest_takes_the_bag_along(self) -> None:
        shop = self.device(self.serve("--api", self.api.url).url)
        product = self.put_something_in(shop)
        shop.sign_in()
        shop.open("/bag")
        expect(shop.bag_row(product)).to_be_visible()
        other = self.device(self.serve("--api", self.api.url).url)
        other.sign_in()
        other.open("/bag")
        expect(other.bag_row(product)).to_be_visible(timeout=60_000)
