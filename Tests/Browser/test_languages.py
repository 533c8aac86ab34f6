"""The language of the browser, and the one that the user chooses."""

import re

from playwright.sync_api import Locator, expect

from accessibility import Walk
from browser import PHONE, SharedServerTest, on_phone_and_desktop
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
        assert box["x"] + box["width"] / 2 > width * 3 / 4

    def test_a_browser_without_a_language_of_the_shop_gets_english(self) -> None:
        shop = self.open("/home", locale="fi-FI")
        self.expect_language(shop, "en-US", "ltr")

    def test_a_regional_language_keeps_its_region(self) -> None:
        shop = self.open("/home", locale="de-AT")
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
        assert shop.page.evaluate("window.isSamePage")
        shop.page.reload()
        self.expect_language(shop, "de", "ltr")
        picker.select_option(index=0)
        self.expect_language(shop, "ar", "rtl")

    def test_texts_and_prices_are_those_of_the_language(self) -> None:
        shop = self.open(f"/products/{PRODUCT}", locale="de")
        expect(shop.add_to_bag).to_have_text("In den Warenkorb")
        expect(shop.page.locator("main")).to_contain_text(re.compile(r"\d+,\d\d\s\$"))
        shop = self.arabic().open("/bag")
        expect(shop.page.get_by_role("heading", name="حقيبة التسوق فارغة")).to_be_visible()

    @on_phone_and_desktop
    def test_every_part_is_accessible_from_right_to_left(self, kind: str, viewport: dict) -> None:
        shop = self.arabic(viewport)
        check = Walk(shop, f"rtl-{kind}")
        check("home", "/home")
        check("shop", "/products", shop.cards.first)
        shop.open(f"/products/{PRODUCT}")
        shop.add_to_bag.click()
        check("product", shown=shop.page.locator(".tab .badge"))
        check("bag", "/bag")
        check("settings", "/settings")
        check("search", "/search", "search.close.button")
        check.end()
