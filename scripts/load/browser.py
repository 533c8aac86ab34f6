"""A browser whose user taps at random: lists, wishes, the bag, sign-in, orders."""

import random
import threading
import time

from speed.page import Page

from .api import User

# Seconds that the user looks at a screen, at most.
LOOK = 2.0
# Seconds for the shop to show the result of a tap.
PATIENCE = 15.0
ADDRESS = {"name": "Ada Byron", "street": "Lindenweg 4", "postal-code": "10115", "city": "Berlin"}


class Browser(threading.Thread):
    def __init__(self, port: int, user: User, seed: int, ends: threading.Event):
        super().__init__(daemon=True)
        self.user = user
        self.taps = 0
        self.orders = 0
        self.refusals = 0
        self.failures: list[str] = []
        self._port = port
        self._random = random.Random(seed)
        self._ends = ends
        self._page: Page | None = None

    # MARK: What the user does

    def run(self) -> None:
        actions = [self.browse] * 4 + [self.wish] * 4 + [self.add_to_bag] * 5 + [self.change_bag] * 3
        actions += [self.tap_anything] * 8 + [self.search] * 2 + [self.order] * 2
        while not self._ends.is_set():
            try:
                if self._page is None:
                    self._open("/products")
                    self.sign_in()
                self._random.choice(actions)()
            except (ConnectionError, TimeoutError, OSError) as error:
                # A limit of the host (429) is kept by waiting, as a page of the browser does.
                if "429" in str(error):
                    self.refusals += 1
                else:
                    self.failures.append(f"{type(error).__name__}: {error}"[:200])
                self._close()
                self._ends.wait(1)
        self._close()

    def sign_in(self) -> None:
        self._open("/account")
        if not self._tap("account.sign-in.button"):
            return
        if self._wait_for("sign-in.password.field"):
            self._type("sign-in.username.field", self.user.name)
            self._type("sign-in.password.field", self.user.password)
            self._tap("sign-in.submit.button")
            self._wait_for("account.name.label")

    def browse(self) -> None:
        self._open(self._random.choice(
            ["/home", "/products", "/wishlist", "/bag", "/account", "/orders", "/categories", "/brochures"]
            + [f"/products/{self._random.randint(1, 100)}" for _ in range(6)]))

    def wish(self) -> None:
        self._open("/products")
        for _ in range(self._random.randint(1, 4)):
            self._tap(".wishlist-button")

    def add_to_bag(self) -> None:
        self._open(f"/products/{self._random.randint(1, 100)}")
        self._tap("product.add-to-bag.button")

    def change_bag(self) -> None:
        self._open("/bag")
        for _ in range(self._random.randint(1, 3)):
            steps = [each for each in self._page.elements.buttons() if each["name"] in ("increment", "decrement")]
            if steps:
                self._press(self._random.choice(steps))

    def search(self) -> None:
        self._open("/search?q=" + self._random.choice(["phone", "lamp", "red", "oil", "shirt"]))

    def tap_anything(self) -> None:
        for _ in range(self._random.randint(1, 4)):
            if buttons := self._page.elements.buttons():
                self._press(self._random.choice(buttons))
            if self._page is None:
                return

    def order(self) -> None:
        self._open("/bag")
        if not self._tap("bag.checkout.button"):
            return
        for _ in range(8):
            if self._tap("checkout.place-order.button"):
                if self._wait_for("checkout.continue-shopping.button"):
                    self.orders += 1
                    self._tap("checkout.continue-shopping.button")
                return
            if self._page.elements.named("checkout.name.field"):
                for name, text in ADDRESS.items():
                    self._type(f"checkout.{name}.field", text)
                self._choose("checkout.country.picker", "Germany")
            self._tap("checkout.payment-card-4242.button")
            if not self._tap("checkout.continue.button"):
                self._look()

    # MARK: The page

    def _open(self, location: str) -> None:
        if self._page is None:
            self._page = Page(self._port, location)
        else:
            self._page.stream.close()
            self._page.location = location
            self._page.load()
        self._page.listen()
        self._look()

    def _close(self) -> None:
        if self._page:
            self._page.close()
        self._page = None

    def _tap(self, *suffixes: str) -> bool:
        found = [each for suffix in suffixes for each in self._page.elements.buttons(suffix)]
        if found:
            self._press(self._random.choice(found))
        return bool(found)

    def _press(self, button: dict[str, str]) -> None:
        self.taps += 1
        self._page.press(button)
        self._look()

    def _type(self, name: str, text: str) -> None:
        for field in self._page.elements.named(name):
            self._page.send({"on": field["id"], "event": "change", "value": text})

    def _choose(self, name: str, label: str) -> None:
        for tag, option in self._page.elements.all:
            if tag == "option" and option["label"] == label:
                self._type(name, option["value"])

    def _wait_for(self, name: str) -> bool:
        deadline = time.monotonic() + PATIENCE
        while not self._page.elements.named(name):
            if time.monotonic() > deadline or self._ends.is_set():
                return False
            self._listen(0.2)
        return True

    def _look(self) -> None:
        deadline = time.monotonic() + self._random.uniform(0.1, LOOK)
        while (rest := deadline - time.monotonic()) > 0:
            self._listen(rest)

    def _listen(self, seconds: float) -> None:
        """Takes in the frames that arrive in some seconds."""
        stream = self._page.stream
        while stream.has_data(seconds):
            if frame := stream.next_part():
                self._page.receive(frame)
            seconds = 0
