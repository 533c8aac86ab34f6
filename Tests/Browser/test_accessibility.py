"""axe finds nothing serious on any screen: phone and desktop, light and dark, empty and full."""

from __future__ import annotations

from playwright.sync_api import expect

from accessibility import check
from browser import DESKTOP, PHONE, SharedServerTest
from shop import some_product


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
            found += check(shop, f"{name}-{kind}")
        shop.open("/products")
        product = some_product(shop)
        found += check(shop, f"shop-{kind}")
        shop.heart(product).click()
        shop.choose_layout("List")
        expect(shop.rows.first).to_be_visible()
        found += check(shop, f"shop-list-{kind}")
        shop.open("/products?q=nothing+is+called+so")
        found += check(shop, f"search-empty-{kind}")
        shop.open("/products?rating=1&availability=in-stock")
        expect(shop.element("listing.filters-clear.button")).to_be_visible()
        expect(shop.rows.first).to_be_visible()
        found += check(shop, f"filtered-{kind}")
        shop.open("/products/filters?rating=1")
        expect(shop.page.locator('[data-testid^="filters.brand-"]').first).to_be_visible()
        found += check(shop, f"filters-{kind}")
        shop.open(f"/products/{product}/pictures")
        expect(shop.element("pictures.picture.image")).to_be_visible()
        found += check(shop, f"pictures-{kind}")
        shop.open(f"/products/{product}")
        shop.add_to_bag.click()
        expect(shop.badge).to_be_visible()
        found += check(shop, f"product-{kind}")
        shop.open(f"/products/{product}/reviews")
        expect(shop.element("reviews.summary.label")).to_be_visible()
        found += check(shop, f"reviews-{kind}")
        for name, location in [("wishlist", "/wishlist"), ("saved-items-empty", "/saved"), ("bag", "/bag")]:
            shop.open(location)
            found += check(shop, f"{name}-{kind}")
        shop.element(f"bag.product-{product}.save-for-later.button").click()
        expect(shop.element("bag.saved-items.row")).to_be_visible()
        found += check(shop, f"bag-saved-items-{kind}")
        shop.element("bag.saved-items.row").click()
        expect(shop.element(f"saved-items.product-{product}.row")).to_be_visible()
        found += check(shop, f"saved-items-{kind}")
        for name, location, element in [
            ("search", "/search", "search.close.button"),
            ("search-suggestions", "/search?q=sho", "search.submit.row"),
            ("categories", "/categories", "categories.group-mens.row"),
        ]:
            shop.open(location)
            expect(shop.element(element)).to_be_visible()
            found += check(shop, f"{name}-{kind}")
        for name in ["debug", "debug/links", "debug/journal", "debug/flags", "debug/push", "debug/analytics", "debug/store",
                     "debug/faults", "debug/endpoint", "debug/components"]:
            shop.open(f"/{name}")
            expect(shop.page.locator('[data-testid^="debug"]').first).to_be_visible()
            found += check(shop, f"{name.replace('/', '-')}-{kind}")
        shop.open("/categories?section=brands")
        expect(shop.page.locator('[data-testid^="categories.brand-"]').first).to_be_visible()
        found += check(shop, f"brands-{kind}")
        self.assertEqual(found, [], "\n".join(found))

    def test_every_screen_of_a_user_on_a_phone(self) -> None:
        self.walk_as_user("phone", PHONE)

    def test_every_screen_of_a_user_on_a_desktop(self) -> None:
        self.walk_as_user("desktop", DESKTOP)

    def walk_as_user(self, kind: str, viewport: dict) -> None:
        shop = self.device(self.server.url, viewport=viewport).open("/account")
        expect(shop.element("account.sign-in.button")).to_be_visible()
        found = check(shop, f"account-signed-out-{kind}")
        shop.element("account.sign-in.button").click()
        expect(shop.element("sign-in.username.field")).to_be_visible()
        found += check(shop, f"sign-in-{kind}")
        shop.fill_in_sign_in(password="wrong")
        expect(shop.element("sign-in.message.label")).to_be_visible()
        found += check(shop, f"sign-in-wrong-{kind}")
        shop.fill_in_sign_in()
        expect(shop.element("account.name.label")).to_be_visible()
        found += check(shop, f"account-{kind}")
        shop.open("/home")
        expect(shop.element("home.orders.button")).to_be_visible()
        found += check(shop, f"home-greeting-{kind}")
        shop.open("/products/1/reviews/new")
        expect(shop.element("review.comment.field")).to_be_visible()
        shop.page.get_by_role("button", name="4 stars").click()
        found += check(shop, f"review-{kind}")
        shop.element("review.comment.field").fill("Stands straight.")
        shop.element("review.send.button").click()
        expect(shop.page.get_by_role("dialog")).to_have_count(0)
        shop.open("/account")
        shop.element("account.orders.row").click()
        expect(shop.orders.first).to_be_visible()
        found += check(shop, f"orders-{kind}")
        shop.orders.first.click()
        expect(shop.element("order.total.label")).to_be_visible()
        found += check(shop, f"order-{kind}")
        shop.open("/reviews")
        expect(shop.element("own-reviews.product-1.row")).to_be_visible()
        found += check(shop, f"own-reviews-{kind}")
        shop.open("/account/addresses")
        expect(shop.page.get_by_role("heading", name="No addresses yet")).to_be_visible()
        found += check(shop, f"addresses-empty-{kind}")
        shop.page.get_by_role("button", name="Add address").click()
        shop.element("address.name.field").fill("Emily")
        shop.element("address.save.button").click()
        expect(shop.element("address.city.problem.label")).to_have_text("Enter the city.")
        found += check(shop, f"address-problems-{kind}")
        shop.enter_address(form="address")
        shop.element("address.save.button").click()
        expect(shop.element("addresses.address-1.row")).to_be_visible()
        found += check(shop, f"addresses-{kind}")
        shop.element("addresses.address-1.row").click()
        expect(shop.element("address.delete.button")).to_be_visible()
        found += check(shop, f"address-{kind}")
        shop.open("/settings/notifications")
        expect(shop.element("notification-settings.offers.toggle")).to_be_visible()
        found += check(shop, f"notification-settings-{kind}")
        shop.open("/settings")
        expect(shop.element("settings.sign-out.button")).to_be_visible()
        found += check(shop, f"settings-{kind}")
        shop.element("settings.sign-out.button").click()
        expect(shop.page.get_by_role("alertdialog")).to_be_visible()
        found += check(shop, f"sign-out-{kind}")
        self.assertEqual(found, [], "\n".join(found))

    def test_activities_and_brochures_on_a_phone(self) -> None:
        self.walk_through_brochures("phone", PHONE)

    def test_activities_and_brochures_on_a_desktop(self) -> None:
        self.walk_through_brochures("desktop", DESKTOP)

    def walk_through_brochures(self, kind: str, viewport: dict) -> None:
        shop = self.device(self.server.url, viewport=viewport).open("/home")
        shop.open_activities()
        expect(shop.element("activities.close.button")).to_be_visible()
        found = check(shop, f"activities-{kind}")
        shop.element("activities.brochures.button").click()
        expect(shop.brochures.first).to_be_visible()
        found += check(shop, f"brochures-{kind}")
        shop.brochures.first.click()
        expect(shop.brochure_page).to_be_visible()
        found += check(shop, f"brochure-{kind}")
        shop.element("brochure.next.button").click()
        expect(shop.brochure_page).to_have_text("Page 2 of 4")
        found += check(shop, f"brochure-page-2-{kind}")
        shop.open("/brochures/none")
        found += check(shop, f"brochure-none-{kind}")
        self.assertEqual(found, [], "\n".join(found))
