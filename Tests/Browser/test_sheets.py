"""What lies over a screen has a part in the address."""

from playwright.sync_api import expect

from browser import SharedServerTest


class SheetTests(SharedServerTest):
    def test_back_closes_a_sheet_and_forward_opens_it(self) -> None:
        shop = self.open("/account")
        shop.element("account.sign-in.button").click()
        field = shop.element("sign-in.username.field")
        expect(field).to_be_visible()
        shop.expect_location(r"/account\?modal=/sign-in")
        shop.page.go_back()
        expect(field).to_have_count(0)
        shop.expect_location("/account")
        expect(shop.element("account.sign-in.button")).to_be_visible()
        shop.page.go_forward()
        expect(field).to_be_visible()
        shop.expect_location(r"/account\?modal=/sign-in")

    def test_escape_closes_a_sheet(self) -> None:
        shop = self.open("/home")
        shop.open_activities()
        expect(shop.page.get_by_role("dialog")).to_be_visible()
        shop.expect_location(r"/home\?modal=/activities")
        shop.page.keyboard.press("Escape")
        expect(shop.page.get_by_role("dialog")).to_have_count(0)
        shop.expect_location("/home")

    def test_escape_asks_before_input_is_lost(self) -> None:
        shop = self.open("/account?modal=/register")
        shop.element("register.first-name.field").fill("Ada")
        expect(shop.element("register.first-name.field")).to_have_attribute("value", "Ada")
        shop.page.keyboard.press("Escape")
        expect(shop.page.get_by_role("alertdialog")).to_be_visible()
        expect(shop.element("register.first-name.field")).to_have_value("Ada")

    def test_a_sheet_is_read_from_its_title(self) -> None:
        shop = self.open("/account?modal=/sign-in")
        expect(shop.page.get_by_role("dialog").get_by_role("heading", level=2)).to_be_focused()

    def test_a_closed_sheet_is_no_step_to_go_back_to(self) -> None:
        shop = self.open("/bag")
        shop.tab("Home").click()
        shop.expect_location("/home")
        shop.open_activities()
        shop.expect_location(r"/home\?modal=/activities")
        shop.page.keyboard.press("Escape")
        shop.expect_location("/home")
        shop.page.go_back()
        shop.expect_location("/bag")
        expect(shop.page.get_by_role("dialog")).to_have_count(0)

    def test_a_sheet_leaves_the_page_under_it_where_it_is(self) -> None:
        shop = self.open("/account")
        button = shop.element("account.sign-in.button")
        expect(button).to_be_visible()
        shop.page.evaluate("document.documentElement.style.minHeight = '400vh'")
        shop.page.evaluate("scrollTo(0, 120)")
        button.focus()
        shop.page.keyboard.press("Enter")
        shop.expect_location(r"/account\?modal=/sign-in")
        shop.page.wait_for_function("scrollY === 120")
        shop.page.keyboard.press("Escape")
        shop.expect_location("/account")
        expect(button).to_be_focused()
        shop.page.wait_for_function("scrollY === 120")

    def test_a_reload_keeps_a_sheet_and_what_was_typed(self) -> None:
        shop = self.open("/account")
        shop.element("account.sign-in.button").click()
        field = shop.element("sign-in.username.field")
        field.fill("emilys")
        expect(field).to_have_attribute("value", "emilys")
        shop.page.reload()
        expect(field).to_be_visible()
        expect(field).to_have_value("emilys")
        shop.expect_location(r"/account\?modal=/sign-in")

    def test_a_link_with_a_sheet_opens_both(self) -> None:
        shop = self.open("/bag?modal=/activities")
        expect(shop.element("activities.shop.button")).to_be_visible()
        shop.expect_location(r"/bag\?modal=/activities")
        shop.element("activities.close.button").click()
        shop.expect_location("/bag")
        expect(shop.tab("Bag")).to_have_attribute("aria-current", "page")

    def test_a_link_says_what_lies_under_its_screen(self) -> None:
        shop = self.device(self.server.url)
        shop.sign_in()
        shop.open("/orders/1005?via=/orders&tab=account")
        expect(shop.element("order.total.label")).to_be_visible()
        shop.page.get_by_role("button", name="Back", exact=True).click()
        expect(shop.orders.first).to_be_visible()
        shop.page.get_by_role("button", name="Back", exact=True).click()
        shop.expect_location("/account")

    def test_a_link_to_a_tab_opens_there(self) -> None:
        shop = self.open("/products/1?tab=wishlist")
        expect(shop.tab("Wishlist")).to_have_attribute("aria-current", "page")
        shop.page.get_by_role("button", name="Back", exact=True).click()
        shop.expect_location("/wishlist")

    def test_a_sheet_that_is_none_is_left_out(self) -> None:
        shop = self.device(self.server.url)
        for location in ["/home?modal=/nothing", "/home?modal=//elsewhere.example", "/home?via=/products/x"]:
            answer = shop.page.goto(shop.url + location)
            assert answer.status == 200, location
            shop.expect_location("/home")
