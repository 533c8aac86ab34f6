"""Finding products: the search, the categories and the brands."""

import re

from playwright.sync_api import expect

from browser import SharedServerTest, on_phone_and_desktop


class SearchTests(SharedServerTest):
    def test_a_suggested_product_opens_and_back_returns_to_home(self) -> None:
        shop = self.open("/home")
        shop.element("home.search.button").click()
        shop.search.fill("sho")
        shop.page.locator('[data-testid^="search.product-"]').first.click()
        shop.expect_location(r"/products/\d+.*")
        shop.page.go_back()
        expect(shop.element("home.search.button")).to_be_visible()

    @on_phone_and_desktop
    def test_the_search_opens_with_the_cursor_in_its_field(self, kind: str, viewport: dict) -> None:
        shop = self.open("/home", viewport)
        shop.element("home.search.button").click()
        expect(shop.search).to_be_focused()
        shop.page.keyboard.type("oak")
        expect(shop.search).to_have_value("oak")

    def test_the_text_is_in_the_address_without_an_entry_for_each_letter(self) -> None:
        shop = self.open("/home")
        shop.element("home.search.button").click()
        shop.expect_location(r"/home\?modal=[^?]*search")
        entries = shop.page.evaluate("history.length")
        shop.search.press_sequentially("oak", delay=300)
        shop.expect_location(r"/home\?modal=.*q.*oak")
        expect(shop.search).to_be_focused()
        assert shop.page.evaluate("history.length") == entries
        shop.page.reload()
        expect(shop.search).to_have_value("oak")
        expect(shop.element("search.submit.row")).to_be_visible()
        shop.search.fill("")
        shop.expect_location(r"/home\?modal=[^?]*search")
        shop.page.go_back()
        expect(shop.element("home.search.button")).to_be_visible()

    def test_a_search_in_one_category_is_in_the_address(self) -> None:
        shop = self.open("/search?q=sho")
        shop.page.locator('[data-testid^="search.scope-"]').first.click()
        shop.expect_location(r"/products\?.*category=.+q=sho.*")
        expect(shop.cards.or_(shop.rows).first).to_be_visible()

    def test_recent_searches_survive_a_reload_and_can_be_removed(self) -> None:
        shop = self.open("/search?q=oak")
        shop.element("search.submit.row").click()
        shop.expect_location(r"/products\?.*q=oak.*")
        shop.open("/search")
        expect(shop.element("search.recent-oak.row")).to_be_visible()
        shop.page.reload()
        shop.element("search.recent-oak.remove.button").click()
        expect(shop.page.get_by_text("What are you looking for?")).to_be_visible()

    def test_nothing_found_offers_the_categories(self) -> None:
        shop = self.open("/search?q=xyzzy")
        expect(shop.page.get_by_text("No results for “xyzzy”")).to_be_visible()
        shop.element("search.all-categories.button").click()
        shop.expect_location("/categories.*")

    def test_a_group_of_categories_expands(self) -> None:
        shop = self.open("/home")
        shop.element("home.all-categories.button").click()
        group = shop.element("categories.group-mens.row")
        group.click()
        shop.element("categories.category-mens-shirts.row").click()
        shop.expect_location(r"/products\?.*category=mens-shirts.*")

    def test_a_letter_scrolls_to_its_brands(self) -> None:
        shop = self.open("/categories?section=brands")
        letters = shop.page.locator('[data-testid^="categories.letter-"]')
        last = letters.last.inner_text()
        letters.last.focus()
        shop.page.keyboard.press("Enter")
        section = shop.page.get_by_role("region", name=last, exact=True)
        expect(section).to_be_focused()
        expect(section.get_by_role("heading")).to_be_in_viewport(ratio=1)
        shop.page.keyboard.press("Tab")
        expect(section.get_by_role("button").first).to_be_focused()

    def test_a_brand_opens_its_products(self) -> None:
        shop = self.open("/categories?section=brands")
        brand = shop.page.locator('[data-testid^="categories.brand-"]').first
        expect(brand).to_contain_text(re.compile(r"\d+ products?"))
        brand.click()
        shop.expect_location(r"/products\?.*brand=.+")
        expect(shop.cards.or_(shop.rows).first).to_be_visible()
