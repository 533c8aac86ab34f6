"""The shop on a server that is not ours."""

import pytest
from playwright.sync_api import expect

import other_api
import storefront
from browser import BrowserTest

TITLES = ["Paper <b>Lamp</b> & Shade", "Glass", "Ümläut & Söhne 茶", "Stool"]


class OtherAPITests(BrowserTest):
    @pytest.fixture(autouse=True)
    def set_up(self, ends: None) -> None:
        server = other_api.start()
        self.cleanups.callback(server.close)
        self.api = server.url

    def test_all_its_products_show(self) -> None:
        shop = self.device(self.serve("--api", self.api, "--plain-api").url).open("/products")
        expect(shop.cards).to_have_count(len(TITLES))
        for title in TITLES:
            expect(shop.page.get_by_text(title, exact=True).first).to_be_visible()
        expect(shop.notice).to_have_count(0)
        expect(shop.card(1)).to_contain_text("$10.74")
        expect(shop.card(4)).to_contain_text("Sold out")
        # The picture of one of them comes from there.
        shop.page.wait_for_function("() => document.querySelector('main img')?.naturalWidth === 1")

    def test_each_of_them_opens(self) -> None:
        shop = self.device(self.serve("--api", self.api, "--plain-api").url)
        for product, title in zip([1, 2, 30, 4], TITLES):
            shop.open(f"/products/{product}")
            expect(shop.page.get_by_text(title, exact=True).first).to_be_visible()
        shop.open("/home")
        expect(shop.element("home.category-kitchen.button")).to_be_visible()

    def test_the_debug_menu_switches_to_it_and_back(self) -> None:
        shop = self.device(self.serve().url).open("/debug/endpoint")
        shop.element("debug-endpoint.address.field").fill(self.api)
        shop.element("debug-endpoint.use.button").click()
        shop.expect_location("/home")
        shop.open("/products")
        expect(shop.cards).to_have_count(len(TITLES))
        shop.open("/debug/endpoint")
        shop.element("debug-endpoint.built-in.row").click()
        expect(shop.element("debug-endpoint.current.label")).to_contain_text("Built-in server")
        shop.open("/products/2")
        expect(shop.element("product.title.label")).to_contain_text("Lipstick")

    def test_what_it_does_not_have_is_said(self) -> None:
        shop = self.device(self.serve("--api", self.api, "--plain-api").url).open("/products/999")
        expect(shop.add_to_bag).to_have_count(0)
        expect(shop.heading.or_(shop.page.get_by_role("heading")).first).to_be_attached()

    def test_a_screen_in_the_terminal(self) -> None:
        data = str(self.data_directory())
        shown = storefront.run("open", "/products/1", "--api", self.api, "--plain-api", "--data", data, "--timeout", "120")
        assert (shown.returncode, shown.stderr) == (0, "")
        assert "Paper <b>Lamp</b> & Shade" in shown.stdout
        assert "$10.74" in shown.stdout
        listing = storefront.run("open", "/products?category=kitchen", "--api", self.api, "--plain-api", "--data", data, "--timeout", "120")
        assert listing.returncode == 0
        assert "Ümläut & Söhne 茶" in listing.stdout
        assert "Stool" not in listing.stdout
