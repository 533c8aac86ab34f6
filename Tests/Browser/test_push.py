"""Pushes, delivered by hand to a shop that is running."""

import json
import re
import stat
import subprocess
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import expect

import storefront
from browser import PHONE, BrowserTest
from shop import Shop


def sale(**more) -> str:
    push = {"version": 1, "id": "sale", "kind": "alert", "title": "Sale", "body": "A lamp for less", "link": "/products/12"}
    return json.dumps(push | more)


class PushTests(BrowserTest):
    @pytest.fixture(autouse=True)
    def set_up(self, ends: None) -> None:
        self.data = self.data_directory()
        self.shop_process = self.ended(storefront.serve(self.data))

    def shop(self, location: str = "/home", **options) -> Shop:
        shop = self.device(self.shop_process.url, **options).open(location)
        expect(shop.heading.first).to_be_attached()
        return shop

    def push(self, payload: str, *arguments: str) -> subprocess.CompletedProcess:
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            file.write(payload)
            file.flush()
            return storefront.run("push", file.name, "--data", str(self.data), *arguments)

    def delivered(self, payload: str, *arguments: str) -> str:
        """What came of a push that was taken: the words after each device's name."""
        result = self.push(payload, *arguments)
        assert (result.returncode, result.stderr) == (0, ""), result.stdout
        return re.sub(r"(?m)^[0-9a-f]{32}: ", "", result.stdout).strip()

    # What comes of it

    def test_a_tapped_push_opens_its_product(self) -> None:
        shop = self.shop()
        assert self.delivered(sale()) == "opened"
        shop.expect_location(r"/products/12.*")
        expect(shop.element("product.title.label")).to_be_visible()
        shop.page.go_back()
        shop.expect_location("/home")

    def test_a_push_in_the_foreground_is_a_banner_that_leads_there(self) -> None:
        shop = self.shop()
        assert self.delivered(sale(), "--foreground") == "shown as a banner"
        expect(shop.element("banner.message.banner")).to_contain_text("A lamp for less")
        shop.expect_location("/home")
        shop.screenshot("push-banner")
        shop.element("banner.message.open.button").click()
        shop.expect_location(r"/products/12.*")
        expect(shop.element("banner.message.banner")).to_have_count(0)

    def test_a_silent_push_changes_no_screen(self) -> None:
        shop = self.shop("/bag")
        before = shop.heading.first.inner_text()
        result = self.delivered(sale(kind="silent", title=None, refresh=["bag"]))
        assert result.startswith("refreshed"), result
        shop.expect_location("/bag")
        assert shop.heading.first.inner_text() == before
        expect(shop.element("banner.message.banner")).to_have_count(0)

    def test_every_device_gets_it_or_the_one_that_is_meant(self) -> None:
        first, second = self.shop(), self.shop()
        assert self.delivered(sale(), "--foreground") == "shown as a banner\nshown as a banner"
        first_name = first.page.context.cookies()[0]["value"][:32]
        result = self.push(sale(link="/products/7"), "--session", first_name)
        assert result.stdout == f"{first_name}: opened\n"
        first.expect_location(r"/products/7.*")
        second.expect_location("/home")

    # The banner

    def banner(self, **options) -> Shop:
        shop = self.shop(**options)
        self.delivered(sale(), "--foreground")
        expect(shop.element("banner.message.banner")).to_be_visible()
        return shop

    def test_its_button_sends_it_away(self) -> None:
        shop = self.banner()
        shop.element("banner.message.dismiss.button").click()
        expect(shop.element("banner.message.banner")).to_have_count(0)
        shop.expect_location("/home")

    def test_a_swipe_upwards_sends_it_away(self) -> None:
        shop = self.banner(viewport=PHONE)
        box = shop.element("banner.message.banner").bounding_box()
        x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 2
        mouse = shop.page.mouse
        # Sideways is no swipe, and no tap either.
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 60, y, steps=4)
        mouse.up()
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, y - 40, steps=4)
        mouse.up()
        expect(shop.element("banner.message.banner")).to_have_count(0)
        shop.expect_location("/home")

    def test_a_finger_can_do_it_too(self) -> None:
        shop = self.banner(viewport=PHONE, has_touch=True)
        box = shop.element("banner.message.banner").bounding_box()
        x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 2
        touch = shop.page.context.new_cdp_session(shop.page)
        for kind, points in [
            ("touchStart", [{"x": x, "y": y}]),
            *(("touchMove", [{"x": x, "y": y - step}]) for step in (12, 24, 36, 48)),
            ("touchEnd", []),
        ]:
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        expect(shop.element("banner.message.banner")).to_have_count(0)
        shop.expect_location("/home")

    def test_escape_sends_it_away_while_the_focus_is_in_it(self) -> None:
        shop = self.banner()
        shop.page.keyboard.press("Escape")
        expect(shop.element("banner.message.banner")).to_be_visible()
        shop.element("banner.message.open.button").focus()
        shop.page.keyboard.press("Escape")
        expect(shop.element("banner.message.banner")).to_have_count(0)
        shop.expect_location("/home")

    def test_it_is_above_the_screen_and_read_out(self) -> None:
        shop = self.shop(viewport=PHONE)
        title = shop.page.locator("main header").first
        before = title.bounding_box()["y"]
        # What is to be read out has to be there before it says something.
        region = shop.page.locator(".inset.outer.top[role=status]")
        expect(region).to_have_count(1)
        self.delivered(sale(), "--foreground")
        banner = shop.element("banner.message.banner")
        expect(banner).to_be_visible()
        expect(region).to_contain_text("A lamp for less")
        shop.page.wait_for_function(
            "element => element.getAnimations({subtree: true}).length === 0", arg=region.element_handle())
        box, after = banner.bounding_box(), title.bounding_box()["y"]
        assert box["y"] + box["height"] <= after + 1, "it covers the screen's bar"
        assert after - before <= region.bounding_box()["height"] + 1
        assert shop.page.locator("header").count() == 1
        assert shop.page.locator("main").count() == 1
        shop.screenshot("push-banner-phone")

    # What is refused

    def test_what_is_no_push_is_refused_and_named(self) -> None:
        shop = self.shop()
        for payload, reason in [
            ("{", "The push isn't a JSON object in UTF-8. Send one."),
            (sale(version=2), "The push has version 2; only 1 is read. Update the app."),
            (sale(title="a\u0000b"), 'The push\'s "title" holds a control character.'),
            ("[" * 2000, "The push isn't a JSON object in UTF-8. Send one."),
            (sale(body="x" * 5000), "up to 4096 are read. Send less."),
        ]:
            result = self.push(payload)
            assert result.returncode == 1, payload[:80]
            assert reason in result.stderr
            assert result.stdout == ""
        shop.expect_location("/home")

    def test_a_link_that_is_not_the_shops_is_refused_by_the_device(self) -> None:
        shop = self.shop()
        for link in ("https://evil.example/products/12", "/nowhere/at/all"):
            result = self.push(sale(link=link))
            assert result.returncode == 1, link
            assert ": refused. " in result.stdout
        shop.expect_location("/home")

    def test_without_a_shop_or_a_device_it_says_so(self) -> None:
        result = self.push(sale())
        assert result.returncode == 1
        assert "no browser has it open" in result.stderr
        assert self.shop_process.stop() == 0
        result = self.push(sale())
        assert result.returncode == 1
        assert "No shop is running" in result.stderr

    # Who may

    def test_only_who_can_read_the_file_may_push(self) -> None:
        shop = self.shop()
        file = self.data / "built-in-catalog" / "sessions" / "control.json"
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        control = json.loads(file.read_text())
        assert control["port"] == self.shop_process.port

        def status(**headers: str) -> int:
            request = urllib.request.Request(self.shop_process.url + "/_flow/control", b"{}", headers)
            try:
                return urllib.request.urlopen(request, timeout=60).status
            except urllib.error.HTTPError as error:
                with error:
                    return error.code

        right = f"Bearer {control['token']}"
        assert status() == 401
        assert status(Authorization="Bearer " + "0" * 32) == 401
        assert status(Authorization=right, Host="evil.example") == 421
        assert status(Authorization=right, Origin=self.shop_process.url) == 403
        assert status(Authorization=right) == 200
        shop.expect_location("/home")


class ExplainTests(BrowserTest):
    def explain(self, *arguments: str) -> subprocess.CompletedProcess:
        return storefront.run("explain", *arguments, "--data", str(self.data_directory()))

    def test_a_link_is_explained_step_by_step(self) -> None:
        result = self.explain("/products/12")
        assert (result.returncode, result.stderr) == (0, "")
        steps = re.findall(r"(?m)^  (\w+): ", result.stdout)
        assert steps[:4] + steps[-1:] == ["source", "link", "policy", "plan", "outcome"]
        assert "outcome: opened" in result.stdout

    def test_a_strangers_link_is_refused(self) -> None:
        result = self.explain("https://evil.example/products/12")
        assert (result.returncode, result.stderr) == (1, "")
        assert "outcome: refused." in result.stdout

    def test_a_push_is_explained(self) -> None:
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            Path(file.name).write_text(sale())
            assert "a tapped push" in self.explain(file.name).stdout
            assert "shown as a banner" in self.explain(file.name, "--foreground").stdout
