"""axe finds nothing serious on any screen: phone and desktop, light and dark, empty and full."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser import DESKTOP, PHONE, SharedServerTest
from shop import Shop, some_product

SERIOUS = {"serious", "critical"}

# Words that lie over other words. What floats over the page, as the offer to undo does, may.
OVERLAPPING = """() => {
  const words = [...document.querySelectorAll("main .text")]
    .filter((each) => each.checkVisibility() && !each.closest(".inset, .overlay"))
    .map((each) => [each.textContent.trim().slice(0, 30), each.getBoundingClientRect()]);
  return words.flatMap(([text, box], index) => words.slice(index + 1)
    .filter(([, other]) => box.left < other.right - 1 && box.right > other.left + 1
      && box.top < other.bottom - 1 && box.bottom > other.top + 1)
    .map(([other]) => `“${text}” and “${other}”`));
}"""


class AccessibilityTests(SharedServerTest):
    def test_every_screen_on_a_phone(self) -> None:
        self.walk("phone", PHONE)

    def test_every_screen_on_a_desktop(self) -> None:
        self.walk("desktop", DESKTOP)

    def walk(self, kind: str, viewport: dict) -> None:
        shop = self.device(self.server.url, viewport=viewport)
        found: list[str] = []
        for name, location in [("wishlist-empty", "/wishlist"), ("bag-empty", "/bag"), ("home", "/home")]:
            shop.open(location)
            found += self.check(shop, f"{name}-{kind}")
        shop.open("/products")
        product = some_product(shop)
        found += self.check(shop, f"shop-{kind}")
        shop.heart(product).click()
        shop.choose_layout("List")
        expect(shop.rows.first).to_be_visible()
        found += self.check(shop, f"shop-list-{kind}")
        shop.open("/products?q=nothing+is+called+so")
        found += self.check(shop, f"search-empty-{kind}")
        shop.open(f"/products/{product}")
        shop.add_to_bag.click()
        expect(shop.badge).to_be_visible()
        found += self.check(shop, f"product-{kind}")
        for name, location in [("wishlist", "/wishlist"), ("bag", "/bag")]:
            shop.open(location)
            found += self.check(shop, f"{name}-{kind}")
        self.assertEqual(found, [], "\n".join(found))

    def check(self, shop: Shop, name: str) -> list[str]:
        expect(shop.heading).to_be_attached()
        expect(shop.page.locator(".redacted, [role=progressbar], progress")).to_have_count(0)
        found = []
        for scheme in ["light", "dark"]:
            shop.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            shop.screenshot(f"{name}-{scheme}")
            for rule in Axe().run(shop.page).response["violations"]:
                if rule["impact"] in SERIOUS:
                    places = "; ".join(node["html"][:160] for node in rule["nodes"][:3])
                    found.append(f"{name} {scheme}: {rule['id']} ({rule['help']}) {len(rule['nodes'])}×: {places}")
        wide = shop.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            found.append(f"{name}: the page is {wide} px wider than the window")
        return found + [f"{name}: {each} overlap" for each in shop.page.evaluate(OVERLAPPING)]
