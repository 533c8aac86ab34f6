"""The language of the browser, and the one that the user chooses."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from accessibility import check
from browser import DESKTOP, PHONE, SharedServerTest
from shop import Shop

# A product that can be bought one by one.
PRODUCT = 61


class LanguageTests(SharedServerTest):
    def arabic(self, viewport: dict = PHONE) -> Shop:
        """A browser that prefers Arabic."""
        return self.device(self.server.url, viewport=viewport, locale="ar")

    def expect_language(self, shop: Shop, lang: str, direction: str) -> None:
        document = shop.page.locator("html")
        expect(document).to_have_attribute("lang", lang)
        expect(document).to_have_attribute("dir", direction)

    def assert_at_the_right(self, element: Locator, width: int) -> None:
        box = element.bounding_box()
        self.assertGreater(box["x"] + box["width"] / 2, width * 3 / 4)

    def test_a_browser_without_a_language_of_the_shop_gets_english(self) -> None:
        shop = self.device(self.server.url, locale="fi-FI").open("/home")
        self.expect_language(shop, "en-US", "ltr")

    def test_a_regional_language_keeps_its_region(self) -> None:
        shop = self.device(self.server.url, locale="de-AT").open("/home")
        self.expect_language(shop, "de-AT", "ltr")

    def test_an_arabic_page_runs_from_right_to_left(self) -> None:
        shop = self.arabic().open("/products")
        self.expect_language(shop, "ar", "rtl")
        shop.cards.first.click()
        expect(shop.element("product.wishlist.button")).to_be_visible()
        self.assert_at_the_right(shop.page.locator(".bar .back"), PHONE["width"])
        self.assert_at_the_right(shop.page.locator(".tab").first, PHONE["width"])

    def test_the_language_is_chosen_without_a_reload_and_stays(self) -> None:
        shop = self.arabic().open("/settings")
        self.expect_language(shop, "ar", "rtl")
        shop.page.evaluate("window.isSamePage = true")
        picker = shop.element("settings.language.picker")
        picker.select_option(label="Deutsch")
        self.expect_language(shop, "de", "ltr")
        expect(shop.page.get_by_role("heading", name="Einstellungen")).to_be_visible()
        expect(shop.page.locator(".bar .back")).to_have_accessible_name("Zurück")
        self.assertTrue(shop.page.evaluate("window.isSamePage"))
        shop.page.reload()
        self.expect_language(shop, "de", "ltr")
        picker.select_option(index=0)
        self.expect_language(shop, "ar", "rtl")

    def test_texts_and_prices_are_those_of_the_language(self) -> None:
        shop = self.device(self.server.url, locale="de").open(f"/products/{PRODUCT}")
        expect(shop.add_to_bag).to_have_text("In den Warenkorb")
        expect(shop.page.locator("main")).to_contain_text(re.compile(r"\d+,\d\d\s\$"))
        shop = self.arabic().open("/bag")
        expect(shop.page.get_by_role("heading", name="حقيبة التسوق فارغة")).to_be_visible()

    def test_every_part_is_accessible_from_right_to_left(self) -> None:
        found: list[str] = []
        for kind, viewport in [("phone", PHONE), ("desktop", DESKTOP)]:
            shop = self.arabic(viewport).open("/home")
            found += check(shop, f"home-rtl-{kind}")
            shop.open("/products")
            expect(shop.cards.first).to_be_visible()
            found += check(shop, f"shop-rtl-{kind}")
            shop.open(f"/products/{PRODUCT}")
            shop.add_to_bag.click()
            expect(shop.page.locator(".tab .badge")).to_be_visible()
            found += check(shop, f"product-rtl-{kind}")
            shop.open("/bag")
            found += check(shop, f"bag-rtl-{kind}")
            shop.open("/settings")
            found += check(shop, f"settings-rtl-{kind}")
            shop.open("/search")
            expect(shop.element("search.close.button")).to_be_visible()
            found += check(shop, f"search-rtl-{kind}")
        self.assertEqual(found, [], "\n".join(found))
