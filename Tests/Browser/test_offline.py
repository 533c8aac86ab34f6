"""The catalog's server goes away and comes back."""

import pytest
from playwright.sync_api import expect

import storefront
from browser import GONE, BrowserTest
from shop import some_product


class OfflineTests(BrowserTest):
    @pytest.fixture(autouse=True)
    def set_up(self, ends: None) -> None:
        # Pictures come from the catalog's server: without it they keep their place.
        self.accepted += GONE
        self.api = self.ended(storefront.serve_catalog())

    def test_what_was_stored_still_shows_and_the_notice_goes_by_itself(self) -> None:
        shop = self.device(self.serve("--api", self.api.url).url).open("/products")
        product = some_product(shop)
        shown = shop.products()
        expect(shop.notice).to_have_count(0)

        self.api.stop()
        shop.page.get_by_role("button", name="Refresh").click()
        expect(shop.notice).to_be_visible()
        expect(shop.notice).to_contain_text("Showing saved content.")
        assert shop.products()[: len(shown)] == shown
        shop.screenshot("offline")

        self.api.start()
        expect(shop.notice).to_have_count(0)
        expect(shop.card(product)).to_be_visible()

    def test_a_product_seen_before_opens_offline_and_can_be_bought(self) -> None:
        shop = self.device(self.serve("--api", self.api.url).url).open("/products")
        product = shop.open_some_product()
        title = shop.page.title()
        shop.tab("Home").click()
        shop.expect_location("/home")
        self.api.stop()

        shop.open(f"/products/{product}")
        expect(shop.add_to_bag).to_be_visible()
        assert shop.page.title() == title
        shop.add_to_bag.click()
        expect(shop.badge).to_be_visible()

    def test_a_page_of_the_website_says_so_and_recovers(self) -> None:
        shop = self.device(self.serve("--api", self.api.url).url).open("/pages/returns")
        page = shop.page.frame_locator('[data-testid="web.page"]')
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        shop.open("/products")
        self.api.stop()
        shop.page.get_by_role("button", name="Refresh").click()
        expect(shop.notice).to_be_visible()

        shop.open("/pages/returns")
        expect(shop.element("error.title.label")).to_have_text("You're offline")
        self.api.start()
        expect(page.get_by_role("heading", level=1)).to_be_visible()

    def test_a_device_that_never_was_online_says_so_and_recovers(self) -> None:
        self.api.stop()
        shop = self.device(self.serve("--api", self.api.url).url).open("/products")
        expect(shop.page.get_by_role("button", name="Try again").first).to_be_visible(timeout=60_000)
        expect(shop.cards).to_have_count(0)
        self.api.start()
        expect(shop.cards.first).to_be_visible(timeout=60_000)
