"""Headless Chromium, and the base of all tests that use it."""

import atexit
import os
import shutil
import tempfile
import time
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

import storefront
from shop import Shop

# The time in milliseconds after which a test gives up on a condition. It ends a hang and judges nothing.
PATIENCE = 120_000
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}

# What a page says while a server of ours is gone.
GONE = ["ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED", "ERR_CONNECTION_RESET", "ERR_EMPTY", "ERR_SOCKET_NOT_CONNECTED"]

on_phone_and_desktop = pytest.mark.parametrize("kind, viewport", [("phone", PHONE), ("desktop", DESKTOP)], ids=["phone", "desktop"])


@cache
def chromium() -> Browser:
    """One browser for the whole run."""
    expect.set_options(timeout=PATIENCE)
    driver = sync_playwright().start()
    found = filter(None, map(shutil.which, ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]))
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    browser = driver.chromium.launch(executable_path=next(found, None), args=sandbox)
    atexit.register(driver.stop)
    atexit.register(browser.close)
    return browser


class BrowserTest:
    """Each `device()` is a browser that the shop has never seen. What a page complains about fails the test."""

    server: storefront.Process

    @pytest.fixture(autouse=True)
    def ends(self) -> Iterator[None]:
        self.complaints: list[str] = []
        # A message that a test expects, because it takes something away from the page.
        self.accepted: list[str] = []
        with ExitStack() as self.cleanups:
            yield
        found = [each for each in self.complaints if not any(accepted in each for accepted in self.accepted)]
        assert not found, "The browser's console has errors:\n" + "\n".join(found)

    def data_directory(self) -> Path:
        directory = tempfile.mkdtemp(prefix="storefront-")
        self.cleanups.callback(shutil.rmtree, directory, ignore_errors=True)
        return Path(directory)

    def serve(self, *arguments: str) -> storefront.Process:
        return self.ended(storefront.serve(self.data_directory(), *arguments))

    def ended(self, process: storefront.Process) -> storefront.Process:
        self.cleanups.callback(process.kill)
        return process

    def open(self, location: str = "/", viewport: dict = DESKTOP, **options) -> Shop:
        """A device that opens a location of the test's server."""
        return self.device(self.server.url, viewport, **options).open(location)

    def device(self, url: str, viewport: dict = DESKTOP, **options) -> Shop:
        return self.page_of(self.context(viewport=viewport, **options), url)

    def context(self, **options) -> BrowserContext:
        context = chromium().new_context(**{"reduced_motion": "reduce"} | options)
        context.set_default_timeout(PATIENCE)
        self.cleanups.callback(context.close)
        return context

    def page_of(self, context: BrowserContext, url: str) -> Shop:
        page = context.new_page()
        page.on("console", lambda message: message.type == "error" and self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return Shop(page, url)

    def until(self, what: str, is_so: Callable[[], bool], every: float = 0.05) -> None:
        """Waits for a condition that can only be polled, such as the content of a file.

        `every` is the time between two looks, for conditions that cost the server something.
        """
        end = time.monotonic() + PATIENCE / 1_000
        while not is_so():
            assert time.monotonic() < end, f"never: {what}"
            time.sleep(every)

    def reload_until(self, shop: Shop, condition: Callable[[], bool], what: str) -> None:
        """Reloads a page that has no script until the condition holds: a change may end after the page is sent."""
        self.until(what, lambda: condition() or shop.page.reload() and condition(), every=0.5)


@pytest.mark.usefixtures("shared_server")
class SharedServerTest(BrowserTest):
    """For tests that leave the server alone: one for the whole class."""
