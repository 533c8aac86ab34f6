"""A new account, and a new password for a forgotten one."""

from playwright.sync_api import expect

from accessibility import Walk
from browser import BrowserTest, on_phone_and_desktop
from shop import Shop

ADA = {"first-name": "Ada", "last-name": "Byron", "email": "ada@example.com", "username": "ada", "password": "engine-1843"}


class RegistrationTests(BrowserTest):
    @on_phone_and_desktop
    def test_from_a_new_account_to_a_new_password(self, kind: str, viewport: dict) -> None:
        server = self.serve()
        shop = self.device(server.url, viewport).open("/account")
        check = Walk(shop, kind)
        shop.element("account.sign-in.button").click()
        shop.element("sign-in.register.button").click()
        check("register", shown="register.password.field")
        shop.element("register.password.field").fill("engine")
        shop.element("register.submit.button").click()
        expect(shop.element("register.first-name.problem.label")).to_have_text("Enter your first name.")
        check("register-problems")
        self.fill_in(shop, username="emilys")
        expect(shop.element("register.username.problem.label")).to_have_text("This username is taken. Choose another one.")
        check("register-taken")
        self.fill_in(shop)
        expect(shop.element("account.name.label")).to_have_text("Ada Byron")
        expect(shop.page.get_by_role("dialog")).to_have_count(0)
        shop.expect_location("/account")

        shop.sign_out()
        shop.element("account.sign-in.button").click()
        shop.element("sign-in.forgotten-password.button").click()
        check("forgotten-password", shown="forgotten-password.email.field")
        shop.element("forgotten-password.email.field").fill("ada@example.com")
        shop.element("forgotten-password.submit.button").click()
        check("forgotten-password-sent", shown=shop.page.get_by_role("heading", name="Check your email"))

        link = server.read(r"To ada@example\.com: .* (http\S+/reset-password\?token=\S+)")
        token = link.split("=")[1]
        shop.page.goto(link)
        field = shop.element("reset-password.password.field")
        expect(field).to_be_visible()
        # The address bar and the page forget the token.
        shop.expect_location(r"/reset-password(\?tab=\w+)?")
        assert token not in shop.page.content()
        check("reset-password")
        field.fill("analytical-1843")
        shop.element("reset-password.submit.button").click()
        check("reset-password-done", shown=shop.page.get_by_role("heading", name="Your password was changed"))

        shop.page.get_by_role("button", name="Sign in", exact=True).click()
        shop.fill_in_sign_in("ada", "engine-1843")
        expect(shop.element("sign-in.message.label")).to_have_text("The username or password is incorrect. Check both and try again.")
        shop.fill_in_sign_in("ada", "analytical-1843")
        expect(shop.element("account.name.label")).to_have_text("Ada Byron")
        shop.expect_location("/account")

        # The link works once.
        shop.page.goto(link)
        shop.element("reset-password.password.field").fill("analytical-1844")
        shop.element("reset-password.submit.button").click()
        check("reset-password-used", shown=shop.page.get_by_role("heading", name="This link no longer works"))
        shop.page.get_by_role("button", name="Request another link").click()
        expect(shop.element("forgotten-password.email.field")).to_be_visible()
        check.end()

    def fill_in(self, shop: Shop, **changes: str) -> None:
        for name, text in (ADA | changes).items():
            shop.element(f"register.{name}.field").fill(text)
        shop.element("register.submit.button").click()
