"""Nothing needs a mouse."""

import pytest
from playwright.sync_api import Page, expect

from browser import SharedServerTest

FOCUSED = """() => {
  const element = document.activeElement;
  const style = getComputedStyle(element);
  const ring = parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== "none";
  return {
    name: element.dataset.testid || element.getAttribute("aria-label") || element.textContent.trim().slice(0, 40),
    isVisible: ring || style.boxShadow !== "none",
  };
}"""


class KeyboardTests(SharedServerTest):
    def tab_to(self, page: Page, fits, key: str = "Tab") -> str:
        """Presses Tab until the focus is where it should be; every stop on the way has to show it."""
        passed = []
        for _ in range(40):
            page.keyboard.press(key)
            focused = page.evaluate(FOCUSED)
            assert focused["isVisible"], f"the focus on “{focused['name']}” can't be seen"
            passed.append(focused["name"])
            if fits(focused["name"]):
                return focused["name"]
        pytest.fail(f"never got there; passed {passed}")

    def test_tab_to_a_product_and_enter(self) -> None:
        shop = self.open("/products")
        expect(shop.cards.first).to_be_visible()
        self.tab_to(shop.page, lambda name: name.endswith(".card"))
        shop.page.keyboard.press("Enter")
        shop.expect_location(r"/products/\d+.*")
        # A screen reader goes on from the new screen's heading.
        expect(shop.heading).to_be_focused()
        self.tab_to(shop.page, lambda name: name == "Back", key="Shift+Tab")
        shop.page.keyboard.press("Enter")
        shop.expect_location("/products")

    def test_the_first_stop_skips_the_navigation(self) -> None:
        shop = self.open("/products")
        expect(shop.cards.first).to_be_visible()
        shop.page.keyboard.press("Tab")
        assert shop.page.evaluate(FOCUSED)["name"] == "Skip to content"
        shop.page.keyboard.press("Enter")
        assert shop.page.evaluate("document.activeElement.tagName") in ("MAIN", "H1")

    def test_tabs_open_with_the_space_bar(self) -> None:
        shop = self.open("/home")
        self.tab_to(shop.page, lambda name: name in ("tab.wishlist", "Wishlist"))
        shop.page.keyboard.press("Space")
        shop.expect_location("/wishlist")

    def test_the_focus_stays_where_something_was_pressed(self) -> None:
        shop = self.open("/products")
        expect(shop.cards.first).to_be_visible()
        name = self.tab_to(shop.page, lambda name: name.endswith(".wishlist-button"))
        shop.page.keyboard.press("Enter")
        expect(shop.element(name)).to_have_attribute("aria-pressed", "true")
        assert shop.page.evaluate(FOCUSED)["name"] == name
