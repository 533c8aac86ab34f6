"""The address bar is true: back, forward, reload and links lead where they say."""

from playwright.sync_api import expect

from browser import SharedServerTest
from shop import some_product


class NavigationTests(SharedServerTest):
    def test_every_screen_has_an_address(self) -> None:
        shop = self.open("/")
        for name, path in [("Shop", "/products"), ("Wishlist", "/wishlist"), ("Bag", "/bag"), ("Home", "/home")]:
            shop.tab(name).click()
            shop.expect_location(path)
            expect(shop.tab(name)).to_have_attribute("aria-current", "page")

    def test_back_and_forward(self) -> None:
        shop = self.open("/home")
        shop.tab("Shop").click()
        product = shop.open_some_product()
        at_product = rf"/products/{product}(\?tab=shop)?"
        shop.expect_location(at_product)
        expect(shop.add_to_bag).to_be_visible()

        shop.page.go_back()
        shop.expect_location("/products")
        expect(shop.card(product)).to_be_visible()
        shop.page.go_back()
        shop.expect_location("/home")
        expect(shop.tab("Home")).to_have_attribute("aria-current", "page")
        shop.page.go_forward()
        shop.page.go_forward()
        shop.expect_location(at_product)
        expect(shop.add_to_bag).to_be_visible()

    def test_screens_appear_as_their_routes_declare(self) -> None:
        shop = self.open("/products")
        animation = "getComputedStyle(document.querySelector('main')).animationName"
        product = shop.open_some_product()
        assert shop.page.evaluate(animation) == "advance"
        shop.element("product.picture.image").click()
        expect(shop.page.locator("dialog")).to_have_attribute("data-appear", "zoom")
        shop.element("pictures.close.button").click()
        expect(shop.page.locator("dialog")).to_have_count(0)
        # The browser goes back from the closed pictures a moment later.
        shop.expect_location(rf"/products/{product}(\?tab=shop)?")
        shop.page.go_back()
        expect(shop.card(product)).to_be_visible()
        assert shop.page.evaluate(animation) == "retreat"
        shop.page.go_forward()
        expect(shop.add_to_bag).to_be_visible()
        assert shop.page.evaluate(animation) == "advance"

    def test_the_screens_own_back_button(self) -> None:
        shop = self.open("/products")
        product = shop.open_some_product()
        shop.page.get_by_role("button", name="Back").click()
        shop.expect_location("/products")
        expect(shop.card(product)).to_be_visible()

    def test_a_reload_keeps_the_screen(self) -> None:
        shop = self.open("/products")
        shop.open_some_product()
        title = shop.page.title()
        location = shop.location
        shop.page.reload()
        expect(shop.add_to_bag).to_be_visible()
        assert (shop.page.title(), shop.location) == (title, location)

    def test_a_link_opens_its_screen_and_home_is_behind_it(self) -> None:
        first = self.open("/products")
        product = some_product(first)
        shop = self.open(f"/products/{product}")
        expect(shop.add_to_bag).to_be_visible()
        shop.page.get_by_role("button", name="Back").click()
        shop.expect_location("/home")

    def test_an_address_without_a_screen_says_so(self) -> None:
        self.accepted.append("404")
        shop = self.device(self.server.url)
        for location in ["/nothing", "/products/x", "/products/1/2"]:
            answer = shop.page.goto(shop.url + location)
            assert answer.status == 404, location
            expect(shop.heading).to_have_text("There is nothing here")
        shop.page.get_by_role("link", name="Go to the start").click()
        shop.expect_location("/home")
