"""Signing in and out, and what only a user sees."""

from playwright.sync_api import expect

from browser import SharedServerTest


class AccountTests(SharedServerTest):
    def test_a_wrong_password_says_so_and_can_be_put_right(self) -> None:
        shop = self.open("/account")
        shop.element("account.sign-in.button").click()
        shop.fill_in_sign_in(password="wrong")
        message = shop.element("sign-in.message.label")
        expect(message).to_have_text("The username or password is incorrect. Check both and try again.")
        expect(message).to_have_attribute("aria-live", "polite")
        expect(shop.element("sign-in.username.field")).to_have_value("emilys")
        shop.fill_in_sign_in()
        expect(shop.element("account.name.label")).to_be_visible()
        expect(shop.page.get_by_role("dialog")).to_have_count(0)
        shop.expect_location("/account")

    def test_the_password_is_not_in_the_page(self) -> None:
        shop = self.open("/account")
        shop.element("account.sign-in.button").click()
        field = shop.element("sign-in.password.field")
        expect(field).to_have_attribute("type", "password")
        shop.fill_in_sign_in(password="not-to-be-seen")
        expect(shop.element("sign-in.message.label")).to_be_visible()
        assert "not-to-be-seen" not in shop.page.content()

    def test_a_typed_password_is_shown_and_hidden_by_its_button(self) -> None:
        shop = self.open("/account")
        shop.element("account.sign-in.button").click()
        field, button = shop.element("sign-in.password.field"), shop.element("sign-in.password.show.button")
        expect(button).to_have_accessible_name("Show password")
        field.fill("emilyspass")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(button).to_be_focused()
        expect(field).to_have_attribute("type", "text")
        expect(field).to_have_value("emilyspass")
        button.click()
        expect(button).to_have_attribute("aria-pressed", "false")
        expect(field).to_have_attribute("type", "password")
        button.click()
        shop.element("sign-in.register.button").click()
        expect(shop.element("register.password.field")).to_have_attribute("type", "password")
        shop.element("register.cancel.button").click()
        expect(field).to_have_attribute("type", "password")
        # The password is still the typed one.
        shop.element("sign-in.username.field").fill("emilys")
        shop.element("sign-in.submit.button").click()
        expect(shop.element("account.name.label")).to_be_visible()

    def test_enter_in_a_field_signs_in(self) -> None:
        shop = self.open("/account")
        shop.element("account.sign-in.button").click()
        shop.element("sign-in.username.field").fill("emilys")
        shop.element("sign-in.password.field").fill("emilyspass")
        shop.page.keyboard.press("Enter")
        expect(shop.element("account.name.label")).to_be_visible()

    def test_orders_ask_to_sign_in_and_go_on(self) -> None:
        shop = self.open("/orders")
        expect(shop.element("sign-in.username.field")).to_be_visible()
        expect(shop.orders).to_have_count(0)
        shop.fill_in_sign_in()
        expect(shop.orders.first).to_be_visible()
        shop.expect_location(r"/orders(\?tab=\w+)?")
        expect(shop.page.get_by_role("dialog")).to_have_count(0)

        shop.orders.first.click()
        shop.expect_location(r"/orders/\d+(\?tab=\w+)?")
        expect(shop.element("order.total.label")).to_be_visible()
        shop.order_lines.first.click()
        expect(shop.add_to_bag).to_be_visible()

    def test_from_the_account_to_the_orders(self) -> None:
        shop = self.open("/account")
        shop.element("account.orders.row").click()
        shop.fill_in_sign_in()
        expect(shop.orders.first).to_be_visible()
        shop.page.get_by_role("button", name="Back").click()
        expect(shop.element("account.name.label")).to_be_visible()

    def test_an_order_goes_into_the_bag_again(self) -> None:
        shop = self.open("/orders")
        shop.fill_in_sign_in()
        shop.orders.nth(2).click()
        expect(shop.element("order.total.label")).to_be_visible()
        products = shop.order_lines.evaluate_all("rows => rows.map(row => row.dataset.testid)")
        assert len(products) > 0
        shop.element("order.again.button").click()
        shop.expect_location("/bag")
        expect(shop.bag_rows).to_have_count(len(products))

    def test_whoever_cancels_stays_where_they_were(self) -> None:
        shop = self.open("/account")
        shop.element("account.orders.row").click()
        shop.element("sign-in.cancel.button").click()
        expect(shop.page.get_by_role("dialog")).to_have_count(0)
        shop.expect_location("/account")
        expect(shop.element("account.sign-in.button")).to_be_visible()
        # What was asked for is forgotten: signing in for another reason does not lead there.
        shop.element("account.sign-in.button").click()
        shop.fill_in_sign_in()
        expect(shop.element("account.name.label")).to_be_visible()
        shop.expect_location("/account")

    def test_the_colors_are_chosen_and_stay(self) -> None:
        shop = self.open("/settings", color_scheme="light")

        def background() -> str:
            return shop.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")

        light = background()
        picker = shop.element("settings.appearance.picker")
        picker.select_option(label="Dark")
        self.until("the page is dark", lambda: background() != light)
        dark = background()
        shop.page.reload()
        assert background() == dark
        picker.select_option(label="Automatic")
        self.until("the page is as light as the system", lambda: background() == light)

    def test_signing_out_asks_first(self) -> None:
        shop = self.device(self.server.url)
        shop.sign_in()
        shop.element("account.sign-out.button").click()
        question = shop.page.get_by_role("alertdialog")
        expect(question).to_contain_text("Sign out?")
        question.get_by_role("button", name="Cancel").click()
        expect(question).to_have_count(0)
        expect(shop.element("account.name.label")).to_be_visible()

        shop.element("account.sign-out.button").click()
        question.get_by_role("button", name="Sign out").click()
        expect(shop.element("account.sign-in.button")).to_be_visible()
        expect(shop.element("account.name.label")).to_have_count(0)

    def test_back_does_not_show_the_orders_of_somebody_who_has_signed_out(self) -> None:
        shop = self.device(self.server.url)
        shop.sign_in()
        shop.element("account.orders.row").click()
        expect(shop.orders.first).to_be_visible()
        shop.orders.first.click()
        expect(shop.element("order.total.label")).to_be_visible()
        shop.tab("Home").click()
        shop.expect_location("/home")
        shop.tab("Account").click()
        expect(shop.element("order.total.label")).to_be_visible()
        shop.tab("Account").click()
        shop.sign_out()

        shop.page.go_back()
        # The order was here.
        expect(shop.element("sign-in.username.field")).to_be_visible()
        for _ in range(4):
            expect(shop.orders.or_(shop.order_lines).or_(shop.element("order.total.label"))).to_have_count(0)
            with shop.page.expect_response("**/_flow/event"):
                shop.page.go_back()
