"""Pages of the shop's website in the app: frames without scripts, whose links open the app's screens."""

import re
import urllib.request

import pytest
from playwright.sync_api import FrameLocator, expect

from accessibility import violations
from browser import PHONE, SharedServerTest, on_phone_and_desktop
from shop import Shop

PAGES = ["help", "returns", "payment", "privacy", "terms", "imprint"]
# axe can't look into a frame without scripts: the page in it is checked by itself.
OUTSIDE_FRAMES = {"iframes": False}


class WebPageTests(SharedServerTest):
    def test_a_link_in_a_page_opens_the_product(self) -> None:
        shop = self.open("/account", PHONE)
        shop.element("account.returns-page.row").click()
        shop.expect_location(r"/pages/returns\?tab=account")
        expect(shop.heading).to_have_text("Returns")
        page = self.frame(shop)
        expect(page.get_by_role("heading", level=1)).to_have_text("Changed your mind?")
        page.get_by_role("link", name="Quick Dry Nail Lacquer").click()
        shop.expect_location(r"/products/9(\?tab=\w+)?")
        expect(shop.add_to_bag).to_be_visible()
        expect(shop.heading).to_contain_text("Quick Dry Nail Lacquer")
        # It is the same session, and its history goes on.
        shop.add_to_bag.click()
        expect(shop.badge).to_have_text("1")
        shop.page.go_back()
        shop.expect_location(r"/pages/returns(\?tab=\w+)?")
        expect(self.frame(shop).get_by_role("heading", level=1)).to_be_visible()
        expect(shop.badge).to_have_text("1")

    def test_a_link_to_another_page_opens_it(self) -> None:
        shop = self.open("/pages/help")
        self.frame(shop).get_by_role("link", name="How can I pay?").click()
        shop.expect_location("/pages/payment")
        expect(shop.heading).to_have_text("Payment methods")
        expect(self.frame(shop).get_by_role("heading", level=1)).to_have_text("Ways to pay")

    def test_another_website_opens_in_a_tab_of_its_own(self) -> None:
        shop = self.open("/pages/privacy")
        link = self.frame(shop).get_by_role("link", name="data protection authority")
        # Nothing leaves this machine.
        shop.page.context.route(re.compile(r"^https://"), lambda route: route.fulfill(body="elsewhere"))
        with shop.page.context.expect_page() as opened:
            link.click()
        opened.value.wait_for_url(re.compile(r"^https://www\.edpb\.europa\.eu/"))
        assert opened.value.evaluate("window.opener") is None
        shop.expect_location("/pages/privacy")

    def test_links_work_without_script(self) -> None:
        shop = self.open("/pages/returns", java_script_enabled=False)
        self.frame(shop).get_by_role("link", name="Quick Dry Nail Lacquer").click()
        shop.expect_location(r"/products/9(\?tab=\w+)?")
        expect(shop.add_to_bag).to_be_visible()

    def test_the_account_leads_to_the_imprint(self) -> None:
        shop = self.open("/account", PHONE)
        shop.element("account.about.row").click()
        shop.expect_location(r"/about(\?tab=account)?")
        expect(shop.element("about.version.label")).to_have_text(re.compile(r"Version \d"))
        license = shop.page.get_by_role("link", name="MIT license of GRDB")
        expect(license).to_have_attribute("target", "_blank")
        shop.element("about.imprint-page.row").click()
        expect(self.frame(shop).get_by_role("heading", level=1)).to_have_text("Who we are")

    def test_a_frame_may_show_nothing_but_the_shops_pages(self) -> None:
        shop = self.open("/pages/terms")
        source = self.source(shop)
        origin = re.match(r"http://127\.0\.0\.1:\d+", source)[0]
        with urllib.request.urlopen(f"{self.server.url}/pages/terms") as answer:
            assert f"frame-src {origin};" in answer.headers["Content-Security-Policy"]
        with urllib.request.urlopen(source) as answer:
            policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "script-src" not in policy
        sandbox = shop.element("web.page").get_attribute("sandbox").split()
        assert "allow-scripts" not in sandbox
        assert "allow-same-origin" not in sandbox

    @pytest.mark.parametrize("locale, language, direction, title", [("de-DE", "de", "ltr", "Rückgabe"), ("ar", "ar", "rtl", "الإرجاع")])
    def test_a_page_has_the_language_of_the_app(self, locale: str, language: str, direction: str, title: str) -> None:
        shop = self.open("/pages/returns", PHONE, locale=locale)
        expect(shop.heading).to_have_text(title)
        assert f"?lang={language}" in self.source(shop)
        expect(self.frame(shop).locator("html")).to_have_attribute("lang", language)
        expect(self.frame(shop).locator("html")).to_have_attribute("dir", direction)
        expect(self.frame(shop).get_by_role("heading", level=1)).to_be_visible()
        shop.screenshot(f"page-returns-{language}")
        shop.page.goto(self.source(shop))
        assert shop.page.title() == f"{title} – Flow Shop"
        assert violations(shop.page, OUTSIDE_FRAMES) == []
        wide = shop.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0

    def test_a_page_has_the_colors_of_the_app(self) -> None:
        shop = self.open("/settings", color_scheme="light")
        for choice, fragment, color in [("Dark", "#dark", "rgb(14, 15, 19)"), ("Light", "#light", "rgb(255, 255, 255)")]:
            shop.element("settings.appearance.picker").select_option(label=choice)
            expect(shop.page.locator(f"#app .{choice.lower()}").first).to_be_attached()
            shop.open("/pages/returns")
            expect(shop.element("web.page")).to_have_attribute("src", re.compile(f"{fragment}$"))
            expect(self.frame(shop).locator("body")).to_have_css("background-color", color)
            shop.screenshot(f"page-{choice.lower()}-chosen")
            shop.open("/settings")

    @on_phone_and_desktop
    def test_pages_are_accessible(self, kind: str, viewport: dict) -> None:
        shop = self.device(self.server.url, viewport)
        found: list[str] = []

        def check(name: str, rules: dict) -> None:
            for scheme in ["light", "dark"]:
                shop.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                shop.screenshot(f"{name}-{kind}-{scheme}")
                found.extend(f"{name} {scheme}: {each}" for each in violations(shop.page, rules))

        for name in PAGES:
            shop.open(f"/pages/{name}")
            expect(self.frame(shop).get_by_role("heading", level=1)).to_be_visible()
            source = self.source(shop)
            check(f"page-{name}", OUTSIDE_FRAMES)
            shop.page.goto(source)
            check(f"only-page-{name}", {})
            wide = shop.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            found += [f"the page {name} is {wide} px wider than the window"] * (wide > 0)
        shop.open("/about")
        expect(shop.element("about.version.label")).to_be_visible()
        check("about", {})
        assert not found, "\n".join(found)

    def frame(self, shop: Shop) -> FrameLocator:
        return shop.page.frame_locator('[data-testid="web.page"]')

    def source(self, shop: Shop) -> str:
        return shop.element("web.page").get_attribute("src")
