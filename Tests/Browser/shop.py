"""The shop's pages, by what is on them."""

import os
import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, Route, expect


class Shop:
    def __init__(self, page: Page, url: str):
        self.page = page
        self.url = url

    # Getting about

    def hold_next_tap(self) -> list[Route]:
        """Holds the message of the next tap, which is in the list then, until the test continues it."""
        held: list[Route] = []
        self.page.route(
            "**/_flow/event", lambda route: route.continue_() if held or not is_tap(route) else held.append(route))
        return held

    def holds_stream(self) -> None:
        """Lets the test hold the frames of the stream, in the documents that are opened from now on."""
        self.page.add_init_script("""
            let held = null;
            window.EventSource = class extends EventSource {
              set onmessage(receive) {
                super.onmessage = (event) => (held ? held.push(() => receive(event)) : receive(event));
              }
            };
            window.holdStream = () => { held = []; };
            window.releaseStream = () => { const frames = held; held = null; frames.forEach((frame) => frame()); };
        """)

    def open(self, location: str = "/") -> "Shop":
        self.page.goto(self.url + location)
        return self

    @property
    def location(self) -> str:
        parts = urlsplit(self.page.url)
        return parts.path + (f"?{parts.query}" if parts.query else "")

    def expect_location(self, pattern: str) -> None:
        """The address bar shows this path and query, or gets to."""
        expect(self.page).to_have_url(re.compile(f"^{re.escape(self.url)}{pattern}$"))

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("navigation", name="Main").get_by_role("button", name=re.compile(f"^{name}"))

    def element(self, identifier: str) -> Locator:
        return self.page.get_by_test_id(identifier)

    @property
    def heading(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    def screenshot(self, name: str) -> None:
        if folder := os.environ.get("FLOW_SCREENSHOTS"):
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=str(Path(folder) / f"{name}.png"))

    # The listing

    @property
    def cards(self) -> Locator:
        return self.page.locator('[data-testid^="listing.product-"][data-testid$=".card"]')

    @property
    def rows(self) -> Locator:
        return self.page.locator('[data-testid^="listing.product-"][data-testid$=".row"]')

    def card(self, product: int) -> Locator:
        return self.element(f"listing.product-{product}.card")

    def shown(self, product: int) -> Locator:
        """In whatever way: as a card, or as a row of what was found."""
        return self.card(product).or_(self.element(f"listing.product-{product}.row"))

    def heart(self, product: int) -> Locator:
        return self.element(f"listing.product-{product}.wishlist-button")

    def products(self) -> list[int]:
        """The numbers of the products that the listing shows, in its order."""
        names = self.cards.or_(self.rows).evaluate_all("all => all.map(each => each.dataset.testid)")
        return [int(re.search(r"\d+", name)[0]) for name in names]

    def choose_layout(self, name: str) -> None:
        self.element("listing.style.picker").get_by_role("button", name=name).click()

    def sort(self, label: str | re.Pattern) -> None:
        picker = self.element("listing.sort.picker")
        labels = picker.locator("option").all_inner_texts()
        picker.select_option(label=next(each for each in labels if re.search(label, each)))

    @property
    def search(self) -> Locator:
        return self.page.get_by_role("searchbox")

    # A product

    @property
    def add_to_bag(self) -> Locator:
        return self.element("product.add-to-bag.button")

    def open_some_product(self) -> int:
        """Opens a product of the listing that can be bought."""
        product = some_product(self)
        self.card(product).click()
        expect(self.add_to_bag).to_be_visible()
        return product

    def put_in_bag(self, product: int) -> None:
        self.open(f"/products/{product}")
        self.add_to_bag.click()
        expect(self.element("undo.bar")).to_be_visible()

    @property
    def wish(self) -> Locator:
        return self.element("product.wishlist.button")

    # The bag

    @property
    def bag_rows(self) -> Locator:
        return self.page.locator('[data-testid^="bag.product-"][data-testid$=".row"]')

    def bag_row(self, product: int) -> Locator:
        return self.element(f"bag.product-{product}.row")

    def quantity(self, product: int) -> Locator:
        return self.element(f"bag.product-{product}.quantity.stepper")

    @property
    def total(self) -> Locator:
        return self.element("bag.total.label")

    @property
    def badge(self) -> Locator:
        """How many pieces are in the bag, on its tab."""
        return self.tab("Bag").locator(".badge")

    # The checkout

    def enter_address(self, postal_code: str = "10115", form: str = "checkout") -> None:
        """Fills in the form for a new address."""
        for name, text in {
            "name": "Emily Svensson", "street": "Lindenweg 4", "postal-code": postal_code, "city": "Berlin",
        }.items():
            self.element(f"{form}.{name}.field").fill(text)
        self.element(f"{form}.country.picker").select_option(label="Germany")

    def expect_sheet(self, title: str) -> None:
        expect(self.page.get_by_role("dialog", name=title, exact=True)).to_be_visible()

    def proceed(self, title: str) -> None:
        """Completes a step of the checkout."""
        self.element("checkout.continue.button").click()
        self.expect_sheet(title)

    def begin_checkout(self) -> None:
        """From the bag to the payment, for a user without a stored address."""
        self.element("bag.checkout.button").click()
        self.enter_address()
        self.proceed("Delivery")
        self.proceed("Payment")

    def check_out(self, method: str = "card-4242") -> None:
        """From the bag to the review."""
        self.begin_checkout()
        self.element(f"checkout.payment-{method}.button").click()
        self.proceed("Review your order")

    # The account

    def fill_in_sign_in(self, user: str = "emilys", password: str = "emilyspass") -> None:
        """Fills in what is asked for and sends it. What comes of it is for the test to see."""
        self.element("sign-in.username.field").fill(user)
        self.element("sign-in.password.field").fill(password)
        self.element("sign-in.submit.button").click()

    def sign_in(self, user: str = "emilys") -> None:
        """From wherever one is; leads to the account."""
        self.open("/account")
        self.element("account.sign-in.button").click()
        self.fill_in_sign_in(user, f"{user}pass")
        expect(self.element("account.name.label")).to_be_visible()
        # The sheet's step in the history goes a moment later: until then nothing can be opened.
        self.expect_location(r"/account(\?tab=\w+)?")

    def sign_out(self) -> None:
        """Signs out on the account's screen."""
        self.element("account.sign-out.button").click()
        self.page.get_by_role("alertdialog").get_by_role("button", name="Sign out").click()
        expect(self.element("account.sign-in.button")).to_be_visible()

    @property
    def orders(self) -> Locator:
        return self.page.locator('[data-testid^="orders.order-"][data-testid$=".row"]')

    @property
    def order_lines(self) -> Locator:
        return self.page.locator('[data-testid^="order.product-"][data-testid$=".row"]')

    # Activities and brochures

    def open_activities(self) -> None:
        """Open the activity switcher from the root of a tab."""
        self.element("activities.menu").locator("summary").click()
        self.element("activities.button").click()

    def switch_activity(self, name: str) -> None:
        """From the root of a tab."""
        self.element("activities.menu").locator("summary").click()
        self.element(f"activities.menu.{name}.button").click()

    @property
    def brochures(self) -> Locator:
        return self.page.locator('[data-testid^="brochures.brochure-"][data-testid$=".card"]')

    @property
    def hot_spots(self) -> Locator:
        return self.page.locator('[data-testid^="brochure.product-"][data-testid$=".button"]')

    @property
    def brochure_page(self) -> Locator:
        """Which page is on show, in words."""
        return self.element("brochure.page.label")

    # Stored while offline

    @property
    def notice(self) -> Locator:
        return self.element("notice.banner")


def is_tap(route: Route) -> bool:
    """Whether a page's message is about a tap. A page also sends messages by itself."""
    return '"tap"' in (route.request.post_data or "")


def some_product(shop: Shop) -> int:
    """A product of the listing that can be bought one by one."""
    shown = shop.cards.or_(shop.rows)
    expect(shown.first).to_be_visible()
    # In one step, because the listing may be updated in the meantime.
    names = shown.evaluate_all(
        "all => all.filter(each => !each.innerText.includes('Sold out')).map(each => each.dataset.testid)")
    return int(re.search(r"\d+", names[0])[0])
