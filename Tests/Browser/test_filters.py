"""The filters of a list: counted, applied, in the address, removed."""

import re

from playwright.sync_api import expect

from browser import DESKTOP, PHONE, SharedServerTest, on_phone_and_desktop
from shop import Shop

CHOICE = '[data-testid^="filters.brand-"][data-testid$=".row"]'


class FilterTests(SharedServerTest):
    def shop(self, viewport: dict, location: str) -> Shop:
        shop = self.open(location, viewport)
        expect(shop.cards.or_(shop.rows).first).to_be_visible()
        return shop

    def count(self, shop: Shop) -> int:
        """The number of products on the button that applies the filters, once the catalog is complete."""
        button = shop.element("filters.apply.button")
        expect(button).to_have_text(re.compile(r"^Show \d+ products?$"))
        return int(re.search(r"\d+", button.inner_text())[0])

    def open_filters(self, shop: Shop) -> int:
        shop.element("listing.filters.button").click()
        button = shop.element("filters.apply.button")
        expect(button).to_have_text(re.compile(r"^Show \d"))
        # The first device of a server shows the filters while the catalog is still being synchronized.
        if "+" in button.inner_text():
            self.cancel_filters(shop)
            return self.open_filters(shop)
        return self.count(shop)

    def cancel_filters(self, shop: Shop) -> None:
        """Closes the filters, and waits until they are gone: the list behind them is there all the time."""
        shop.element("filters.cancel.button").click()
        expect(shop.element("filters.apply.button")).to_have_count(0)
        # The browser goes back a moment later. A page that is loaded again before would show the filters again.
        shop.expect_location(r"/[^?]*(?!.*modal=).*")

    @on_phone_and_desktop
    def test_filters(self, kind: str, viewport: dict) -> None:
        shop = self.shop(viewport, "/products")
        everything = self.open_filters(shop)
        brand = shop.page.locator(CHOICE).first
        name = brand.get_attribute("data-testid").removeprefix("filters.brand-").removesuffix(".row")
        brand.click()
        expect(shop.element("filters.apply.button")).not_to_have_text(f"Show {everything} products")
        shop.element("filters.rating-1.row").click()
        shop.element("filters.in-stock.toggle").click()
        shop.screenshot(f"filters-{kind}")
        shop.element("filters.apply.button").click()
        chip = shop.element(f"listing.filter-brand-{name}.button")
        expect(chip).to_be_visible()
        shop.expect_location(r"/products\?brand=[^&]+&rating=1&availability=in-stock")
        # The number that is counted while filters are chosen may be that of the previous ones.
        some = self.open_filters(shop)
        assert some < everything
        self.cancel_filters(shop)
        expect(shop.cards).to_have_count(min(some, 20))
        shop.screenshot(f"filtered-{kind}")
        shop.page.reload()
        expect(shop.cards).to_have_count(min(some, 20))
        shop.element("listing.filter-rating.button").click()
        shop.expect_location(r"/products\?brand=[^&]+&availability=in-stock")
        shop.page.go_back()
        shop.expect_location(r"/products\?brand=[^&]+&rating=1&availability=in-stock")
        shop.element("listing.filters-clear.button").click()
        expect(chip).to_have_count(0)
        shop.expect_location("/products")

    def test_a_link_with_filters_shows_them_and_unknown_ones_are_ignored(self) -> None:
        shop = self.shop(DESKTOP, "/products?price=-2000&rating=none&availability=in-stock&tag=")
        expect(shop.element("listing.filter-price.button")).to_have_text("Up to $20.00")
        expect(shop.element("listing.filter-in-stock.button")).to_be_visible()
        expect(shop.element("listing.filter-rating.button")).to_have_count(0)

    def test_filters_of_a_search_on_another_tab_are_in_its_address(self) -> None:
        shop = self.shop(PHONE, "/products?q=s&tab=home")
        self.open_filters(shop)
        shop.element("filters.price-to.field").fill("20")
        expect(shop.element("filters.clear.button")).to_be_enabled()
        shop.element("filters.apply.button").click()
        shop.expect_location(r"/products\?q=s&price=-2000&tab=home")
        expect(shop.element("listing.filter-price.button")).to_be_visible()
        shop.page.reload()
        expect(shop.element("listing.filter-price.button")).to_be_visible()

    def test_cancelled_filters_change_nothing(self) -> None:
        shop = self.shop(DESKTOP, "/products")
        self.open_filters(shop)
        shop.page.locator(CHOICE).first.click()
        shop.element("filters.cancel.button").click()
        expect(shop.element("filters.apply.button")).to_have_count(0)
        expect(shop.page.locator('[data-testid^="listing.filter-"]')).to_have_count(0)
        shop.expect_location("/products")

    def test_filters_that_leave_nothing_are_cleared(self) -> None:
        shop = self.open("/products?brand=Nobody")
        expect(shop.page.get_by_text("No products with these filters")).to_be_visible()
        shop.page.get_by_role("button", name="Clear filters").click()
        expect(shop.cards.first).to_be_visible()
        shop.expect_location("/products")

    def test_pictures_in_full_size(self) -> None:
        shop = self.open("/products/1", PHONE)
        shop.element("product.picture.image").click()
        expect(shop.element("pictures.picture.image")).to_be_visible()
        shop.screenshot("pictures-phone")
        shop.page.keyboard.press("Escape")
        expect(shop.element("pictures.picture.image")).to_have_count(0)
        shop.element("product.picture.image").click()
        shop.element("pictures.close.button").click()
        expect(shop.element("pictures.picture.image")).to_have_count(0)
        expect(shop.element("product.title.label")).to_be_visible()
