"""Activities are left and come back to as they were."""

import re

from playwright.sync_api import Route, expect

from browser import DESKTOP, PHONE, BrowserTest, SharedServerTest
from shop import some_product


class ActivityTests(SharedServerTest):
    def test_one_switches_and_goes_back(self) -> None:
        shop = self.open("/products")
        expect(shop.cards.first).to_be_visible()
        shop.open_activities()
        expect(shop.element("activities.shop.button")).to_have_attribute("aria-pressed", "true")
        shop.element("activities.brochures.button").click()
        shop.expect_location("/brochures")
        expect(shop.brochures.first).to_be_visible()
        expect(shop.page.get_by_role("dialog")).to_have_count(0)

        shop.element("activities.back.button").click()
        shop.expect_location("/products")
        expect(shop.cards.first).to_be_visible()
        expect(shop.tab("Shop")).to_have_attribute("aria-current", "page")

    def test_the_activities_can_be_closed_again(self) -> None:
        shop = self.open("/home")
        shop.open_activities()
        shop.element("activities.close.button").click()
        expect(shop.page.get_by_role("dialog")).to_have_count(0)
        shop.expect_location("/home")

    def test_the_menu_stays_open_when_the_page_arrives_again(self) -> None:
        shop = self.device(self.server.url)
        streams: list[Route] = []
        shop.page.route("**/_flow/stream*", lambda route: streams.append(route))
        shop.open("/home")
        shop.element("activities.menu").locator("summary").click()
        shop.page.evaluate("document.querySelector('main').dataset.old = ''")
        self.until("the page listens", lambda: streams)
        # A page that the server doesn't know gets everything again.
        streams[0].continue_(url=re.sub("page=[^&]+", "page=1", streams[0].request.url))
        expect(shop.page.locator("main[data-old]")).to_have_count(0)
        shop.element("activities.button").click()
        shop.expect_sheet("Activities")

    def test_what_was_typed_is_kept(self) -> None:
        shop = self.open("/products", PHONE)
        expect(shop.cards.first).to_be_visible()
        everything = len(shop.products())
        shop.search.fill("lamp")
        shop.page.keyboard.press("Enter")
        shop.expect_location(r"/products\?q=lamp")
        # Until the results are there, the listing shows what it showed.
        self.until("the lamps are listed", lambda: 0 < len(shop.products()) < everything)
        product = some_product(shop)
        shop.switch_activity("brochures")
        expect(shop.brochures.first).to_be_visible()
        shop.element("activities.back.button").click()
        shop.expect_location(r"/products\?q=lamp")
        expect(shop.shown(product)).to_be_visible()
        expect(shop.search).to_have_value("lamp")

    def test_back_leads_to_the_place_one_left(self) -> None:
        shop = self.open("/products", PHONE)
        product = some_product(shop)
        shop.page.evaluate("scrollTo(0, 400)")
        # Not by a pointer, which would scroll to it first.
        place = shop.element("activities.button").evaluate("button => { button.click(); return scrollY; }")
        assert place > 300
        shop.element("activities.brochures.button").click()
        expect(shop.brochures.first).to_be_visible()
        shop.page.evaluate("history.go(-1)")
        shop.expect_location("/products")
        expect(shop.card(product)).to_be_visible()
        shop.page.wait_for_function("place => scrollY === place", arg=place)

    def test_each_activity_keeps_its_screens(self) -> None:
        shop = self.open("/home")
        shop.switch_activity("brochures")
        shop.brochures.nth(1).click()
        shop.element("brochure.next.button").click()
        expect(shop.brochure_page).to_have_text("Page 2 of 3")
        title = shop.heading.inner_text()
        shop.hot_spots.first.click()
        expect(shop.add_to_bag).to_be_visible()
        # The shop has a bar of its own: the product is one of its screens.
        shop.tab("Home").click()
        shop.switch_activity("brochures")
        expect(shop.heading).to_have_text(title)
        expect(shop.brochure_page).to_have_text("Page 2 of 3")

    def test_a_product_in_a_brochure_opens_in_the_shop_and_back_leads_to_its_page(self) -> None:
        shop = self.open("/brochures/spring-kitchen")
        shop.element("brochure.next.button").click()
        expect(shop.brochure_page).to_have_text("Page 2 of 4")
        shop.hot_spots.first.click()
        shop.expect_location(r"/products/\d+(\?tab=\w+)?")
        expect(shop.add_to_bag).to_be_visible()
        expect(shop.tab("Bag")).to_be_visible()

        shop.page.go_back()
        shop.expect_location("/brochures/spring-kitchen")
        expect(shop.brochure_page).to_have_text("Page 2 of 4")
        shop.page.go_forward()
        expect(shop.add_to_bag).to_be_visible()

    def test_back_and_forward_cross_activities(self) -> None:
        shop = self.open("/home")
        shop.tab("Wishlist").click()
        shop.expect_location("/wishlist")
        shop.switch_activity("brochures")
        shop.brochures.first.click()
        expect(shop.brochure_page).to_be_visible()
        brochure = shop.location
        shop.page.go_back()
        shop.expect_location("/brochures")
        expect(shop.brochures.first).to_be_visible()
        while shop.location != "/wishlist":
            before = shop.location
            shop.page.go_back()
            expect(shop.page).not_to_have_url(shop.url + before)
            expect(shop.tab("Wishlist")).to_have_attribute("aria-current", "page")
        expect(shop.page.get_by_role("dialog")).to_have_count(0)
        shop.page.evaluate("history.go(1)")
        shop.expect_location("/brochures")
        shop.page.go_forward()
        expect(shop.brochure_page).to_be_visible()
        assert shop.location == brochure


class PurchasingTests(BrowserTest):
    def test_a_quick_order_reaches_the_bag(self) -> None:
        server = self.serve("--activities", "shop,purchasing")
        for viewport in (PHONE, DESKTOP):
            shop = self.device(server.url, viewport=viewport).open("/home")
            kind = "phone" if viewport is PHONE else "desktop"
            shop.open_activities()
            expect(shop.element("activities.brochures.button")).to_have_count(0)
            shop.element("activities.purchasing.button").click()
            shop.expect_location("/purchasing")
            shop.element("quick-order.products.field").fill("4 2\na chair\n5\n9999")
            shop.element("quick-order.check.button").click()
            expect(shop.element("quick-order.products.problem.label")).to_be_visible()
            expect(shop.element("quick-order.products.field")).to_have_value("a chair")
            expect(shop.page.get_by_text("There is no product with this number.")).to_be_visible()
            shop.screenshot(f"quick-order-{kind}")
            shop.element("quick-order.product-9999.remove.button").click()
            expect(shop.element("quick-order.total.label")).to_be_visible()
            shop.element("quick-order.add.button").click()
            shop.expect_location("/bag")
            expect(shop.element("bag.product-4.quantity.stepper")).to_be_visible()
            shop.open("/purchasing/again")
            expect(shop.page.get_by_text("You're signed out")).to_be_visible()
            shop.screenshot(f"buy-again-{kind}")
