"""What a page does when it can't work: it says so, and neither goes round in circles nor keeps more than it should."""

from itertools import takewhile

from playwright.sync_api import Request, Response, Route, expect

import without_cookies
from browser import SharedServerTest
from shop import Shop, is_tap, some_product


class TroubleTests(SharedServerTest):
    def test_a_browser_without_cookies_is_told(self) -> None:
        self.accepted.append("401")
        server = without_cookies.start(self.server.port)
        self.cleanups.callback(server.close)
        shop = self.device(server.url)
        loads = []
        shop.page.on("domcontentloaded", lambda page: loads.append(page.url))
        shop.open("/products")
        trouble = shop.page.locator("#connection")
        expect(trouble).to_contain_text("This browser doesn’t store cookies for this page.")
        assert len(loads) == 2, "it tries once more, and then says so"
        # What one does now changes nothing of that.
        with shop.page.expect_response("**/_flow/event") as answered:
            shop.heart(some_product(shop)).click()
        assert answered.value.status == 401
        expect(trouble).to_contain_text("This browser doesn’t store cookies for this page.")
        assert len(loads) == 2

    @staticmethod
    def messages_on_their_way(shop: Shop) -> set[Request]:
        """What the page has sent and not got an answer to. The set changes while the page is asked something."""
        pending: set[Request] = set()
        shop.page.on("request", lambda request: pending.add(request) if "/_flow/event" in request.url else None)
        for end in ["requestfinished", "requestfailed"]:
            shop.page.on(end, lambda request: pending.discard(request))
        return pending

    def test_a_session_that_is_gone_is_begun_anew(self) -> None:
        self.accepted.append("401")
        shop = self.open("/products")
        product = some_product(shop)
        pending = self.messages_on_their_way(shop)
        for _ in range(2):
            # A message on its way would find the cookie gone, and reload the page before the tap.
            self.until("every message is sent", lambda: shop.page.evaluate("true") and not pending)
            shop.page.context.clear_cookies()
            with shop.page.expect_event("domcontentloaded"):
                shop.heart(product).click()
            expect(shop.heart(product)).not_to_have_attribute("aria-pressed", "true")
            shop.heart(product).click()
            expect(shop.heart(product)).to_have_attribute("aria-pressed", "true")
        expect(shop.page.locator("#connection")).to_be_hidden()

    def test_only_so_much_is_kept_without_a_connection(self) -> None:
        self.accepted.append("ERR_FAILED")
        shop = self.device(self.server.url)
        pending = self.messages_on_their_way(shop)
        shop.open("/products")
        product = some_product(shop)
        shop.page.route("**/_flow/**", lambda route: route.abort())
        # What was sent before that arrives without being counted.
        self.until("earlier messages have arrived", lambda: shop.page.evaluate("true") and not pending)
        shop.heart(product).evaluate("heart => { for (let tap = 0; tap < 50; tap++) heart.click(); }")
        expect(shop.page.locator("#announcer")).to_have_text(
            "There is no connection, so this wasn’t saved. Please try again later.")
        # What is typed is not lost: it waits in its field.
        shop.search.fill("lamp")
        arrived: list[list[dict]] = []

        def keep(answer: Response) -> None:
            if "/_flow/event" in answer.url and answer.status == 200:
                arrived.append(answer.request.post_data_json.get("events") or [])

        shop.page.on("response", keep)
        shop.page.unroute("**/_flow/**")
        expect(shop.search).to_have_attribute("value", "lamp")
        # What was typed is sent after the taps. Responses are reported here while the page is asked something.
        self.until("what was typed arrived", lambda: shop.page.evaluate("true") and any(
            event["event"] == "change" and event["value"] == "lamp" for events in arrived for event in events))
        # The message on its way, and twenty more. One of them the page may have sent by itself, to show more products.
        kept = list(takewhile(lambda events: all(event["event"] != "change" for event in events), arrived))
        assert len(kept) == 21, arrived
        taps = sum(event["event"] == "tap" for events in arrived for event in events)
        assert taps >= 19, arrived
        shop.tab("Wishlist").click()
        expect(shop.heading).to_have_text("Wishlist")
        expect(shop.element(f"wishlist.product-{product}.row")).to_have_count(taps % 2)

    def test_a_change_that_does_not_fit_the_page_loads_it_again(self) -> None:
        self.accepted.append("Cannot read properties of null")
        shop = self.open("/products")
        product = some_product(shop)

        answered: list[Route] = []

        def answer_the_tap(route: Route) -> None:
            if answered or not is_tap(route):
                return route.continue_()
            answered.append(route)
            # With the number of the true answer, because the stream may have brought another change in the meantime.
            number = route.fetch().json()["n"]
            route.fulfill(json={"n": number, "m": 0, "ops": [["remove", "missing"]]})

        shop.page.route("**/_flow/event", answer_the_tap)
        with shop.page.expect_event("load"):
            shop.heart(product).click()
        # What the tap did isn't lost.
        expect(shop.heart(product)).to_have_attribute("aria-pressed", "true")
        assert len(self.complaints) == 1

    def test_a_change_that_overtakes_the_whole_page_is_made_after_it(self) -> None:
        shop = self.device(self.server.url)
        shop.page.route("**/_flow/stream*", lambda route: None)
        shop.open("/products")
        heart = shop.heart(some_product(shop))
        content = shop.page.evaluate("document.getElementById('app').innerHTML")
        page = shop.page.evaluate("document.body.dataset.page")
        answers = [
            {"n": 51, "m": 0, "ops": [["set", heart.get_attribute("id"), {"title": "later"}]]},
            {"n": 50, "m": 0, "page": page, "full": content},
        ]
        shop.page.route(
            "**/_flow/event",
            lambda route: route.fulfill(json=answers.pop(0)) if answers and is_tap(route) else route.continue_())
        heart.click()
        heart.click()
        expect(heart).to_have_attribute("title", "later")

    def test_a_page_that_the_server_has_forgotten_opens_its_own_stream(self) -> None:
        shop = self.open("/products")
        product = some_product(shop)
        content = shop.page.evaluate("document.getElementById('app').innerHTML")
        answer = {"n": 1, "m": 0, "page": "0", "full": content + "<i id='forgotten'></i>"}
        answered: list[Route] = []

        def answer_the_tap(route: Route) -> None:
            if not answered and is_tap(route):
                answered.append(route)
                route.fulfill(json=answer)
            else:
                route.continue_()

        shop.page.route("**/_flow/event", answer_the_tap)
        with shop.page.expect_request("**/_flow/stream?page=0&**"):
            shop.heart(product).click()
        # The stream brings the content of a new page. A tap before that would only ask for it.
        expect(shop.page.locator("#forgotten")).to_have_count(0)
        shop.heart(product).click()
        expect(shop.heart(product)).to_have_attribute("aria-pressed", "true")
