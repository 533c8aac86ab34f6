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


IS_AT_REST = """(scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches
  && document.getAnimations().every(({ playState }) => playState !== "running")"""


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
        shop.open("/products?rating=1&availability=in-stock")
        expect(shop.element("listing.filters-clear.button")).to_be_visible()
        expect(shop.rows.first).to_be_visible()
        found += self.check(shop, f"filtered-{kind}")
        shop.open("/products/filters?rating=1")
        expect(shop.page.locator('[data-testid^="filters.brand-"]').first).to_be_visible()
        found += self.check(shop, f"filters-{kind}")
        shop.open(f"/products/{product}/pictures")
        expect(shop.element("pictures.picture.image")).to_be_visible()
        found += self.check(shop, f"pictures-{kind}")
        shop.open(f"/products/{product}")
        shop.add_to_bag.click()
        expect(shop.badge).to_be_visible()
        found += self.check(shop, f"product-{kind}")
        shop.open(f"/products/{product}/reviews")
        expect(shop.element("reviews.summary.label")).to_be_visible()
        found += self.check(shop, f"reviews-{kind}")
        for name, location in [("wishlist", "/wishlist"), ("bag", "/bag")]:
            shop.open(location)
            found += self.check(shop, f"{name}-{kind}")
        for name, location, element in [
            ("search", "/search", "search.close.button"),
            ("search-suggestions", "/search?q=sho", "search.submit.row"),
            ("categories", "/categories", "categories.group-mens.row"),
        ]:
            shop.open(location)
            expect(shop.element(element)).to_be_visible()
            found += self.check(shop, f"{name}-{kind}")
        for name in ["debug", "debug/links", "debug/journal", "debug/flags", "debug/push", "debug/analytics", "debug/store"]:
            shop.open(f"/{name}")
            expect(shop.page.locator('[data-testid^="debug"]').first).to_be_visible()
            found += self.check(shop, f"{name.replace('/', '-')}-{kind}")
        shop.open("/categories?section=brands")
        expect(shop.page.locator('[data-testid^="categories.brand-"]').first).to_be_visible()
        found += self.check(shop, f"brands-{kind}")
        self.assertEqual(found, [], "\n".join(found))

    def test_every_screen_of_a_user_on_a_phone(self) -> None:
        self.walk_as_user("phone", PHONE)

    def test_every_screen_of_a_user_on_a_desktop(self) -> None:
        self.walk_as_user("desktop", DESKTOP)

    def walk_as_user(self, kind: str, viewport: dict) -> None:
        shop = self.device(self.server.url, viewport=viewport).open("/account")
        expect(shop.element("account.sign-in.button")).to_be_visible()
        found = self.check(shop, f"account-signed-out-{kind}")
        shop.element("account.sign-in.button").click()
        expect(shop.element("sign-in.username.field")).to_be_visible()
        found += self.check(shop, f"sign-in-{kind}")
        shop.fill_in_sign_in(password="wrong")
        expect(shop.element("sign-in.message.label")).to_be_visible()
        found += self.check(shop, f"sign-in-wrong-{kind}")
        shop.fill_in_sign_in()
        expect(shop.element("account.name.label")).to_be_visible()
        found += self.check(shop, f"account-{kind}")
        shop.open("/home")
        expect(shop.element("home.orders.button")).to_be_visible()
        found += self.check(shop, f"home-greeting-{kind}")
        shop.open("/products/1/reviews/new")
        expect(shop.element("review.comment.field")).to_be_visible()
        shop.page.get_by_role("button", name="4 stars").click()
        found += self.check(shop, f"review-{kind}")
        shop.element("review.comment.field").fill("Stands straight.")
        shop.element("review.send.button").click()
        expect(shop.page.get_by_role("dialog")).to_have_count(0)
        shop.open("/account")
        shop.element("account.orders.row").click()
        expect(shop.orders.first).to_be_visible()
        found += self.check(shop, f"orders-{kind}")
        shop.orders.first.click()
        expect(shop.element("order.total.label")).to_be_visible()
        found += self.check(shop, f"order-{kind}")
        shop.open("/settings")
        expect(shop.element("settings.sign-out.button")).to_be_visible()
        found += self.check(shop, f"settings-{kind}")
        shop.element("settings.sign-out.button").click()
        expect(shop.page.get_by_role("alertdialog")).to_be_visible()
        found += self.check(shop, f"sign-out-{kind}")
        self.assertEqual(found, [], "\n".join(found))

    def test_activities_and_brochures_on_a_phone(self) -> None:
        self.walk_through_brochures("phone", PHONE)

    def test_activities_and_brochures_on_a_desktop(self) -> None:
        self.walk_through_brochures("desktop", DESKTOP)

    def walk_through_brochures(self, kind: str, viewport: dict) -> None:
        shop = self.device(self.server.url, viewport=viewport).open("/home")
        shop.element("activities.button").click()
        expect(shop.element("activities.close.button")).to_be_visible()
        found = self.check(shop, f"activities-{kind}")
        shop.element("activities.brochures.button").click()
        expect(shop.brochures.first).to_be_visible()
        found += self.check(shop, f"brochures-{kind}")
        shop.brochures.first.click()
        expect(shop.brochure_page).to_be_visible()
        found += self.check(shop, f"brochure-{kind}")
        shop.element("brochure.next.button").click()
        expect(shop.brochure_page).to_have_text("Page 2 of 4")
        found += self.check(shop, f"brochure-page-2-{kind}")
        shop.open("/brochures/none")
        found += self.check(shop, f"brochure-none-{kind}")
        self.assertEqual(found, [], "\n".join(found))

    def check(self, shop: Shop, name: str) -> list[str]:
        expect(shop.page.locator("h1")).to_have_count(1)
        expect(shop.page.locator("main")).to_have_count(1)
        expect(shop.page.locator(".redacted, [role=progressbar], progress")).to_have_count(0)
        found = []
        for scheme in ["light", "dark"]:
            shop.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            # A page that is still arriving, or changes its colors, has other contrasts.
            shop.page.wait_for_function(IS_AT_REST, arg=scheme)
            shop.screenshot(f"{name}-{scheme}")
            # In dark colors only the contrasts are others.
            rules = {"runOnly": ["color-contrast"]} if scheme == "dark" else {}
            for rule in Axe().run(shop.page, options={"resultTypes": ["violations"], **rules}).response["violations"]:
                if rule["impact"] in SERIOUS:
                    places = "; ".join(node["html"][:160] for node in rule["nodes"][:3])
                    found.append(f"{name} {scheme}: {rule['id']} ({rule['help']}) {len(rule['nodes'])}×: {places}")
        wide = shop.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            found.append(f"{name}: the page is {wide} px wider than the window")
        return found + [f"{name}: {each} overlap" for each in shop.page.evaluate(OVERLAPPING)]
