"""What a person does is neither lost nor undone: places scrolled to, letters typed, dialogs that wait for an answer."""

import re

from playwright.sync_api import Route, expect

from browser import PHONE, SharedServerTest
from shop import Shop, some_product


class InteractionTests(SharedServerTest):
    def slow_down(self, shop: Shop, milliseconds: int) -> None:
        session = shop.page.context.new_cdp_session(shop.page)
        session.send("Network.enable")
        session.send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": milliseconds, "downloadThroughput": -1, "uploadThroughput": -1},
        )

    def test_going_back_shows_the_place_one_left(self) -> None:
        shop = self.open("/products", PHONE)
        product = some_product(shop)
        shop.page.evaluate("scrollTo(0, 500)")
        for _ in range(2):
            # Not by a pointer, which would scroll to it first. Where one is may change while categories arrive: what
            # counts is the place at the moment one leaves.
            place = shop.card(product).evaluate("""card => {
              (card.querySelector('button.cover') ?? card).click();
              return scrollY;
            }""")
            assert place > 400
            expect(shop.add_to_bag).to_be_visible()
            assert shop.page.evaluate("scrollY") == 0
            shop.page.go_back()
            expect(shop.card(product)).to_be_visible()
            shop.page.wait_for_function("place => scrollY === place", arg=place)

    def test_nothing_typed_is_lost_on_a_slow_line(self) -> None:
        shop = self.open("/products")
        expect(shop.cards.first).to_be_visible()
        self.slow_down(shop, 400)
        words = "a quiet lamp"
        shop.search.press_sequentially(words, delay=170)
        assert shop.search.input_value() == words
        # The server has it all, and what it had before has not come back.
        expect(shop.search).to_have_attribute("value", words)
        expect(shop.search).to_have_value(words)

    def test_the_page_stays_when_a_message_overtakes_the_request_for_the_stream(self) -> None:
        shop = self.device(self.server.url)
        requests: list[Route] = []
        shop.page.route("**/_flow/stream*", lambda route: requests.append(route))
        shop.open("/products")
        expect(shop.cards.first).to_be_visible()
        shop.page.evaluate("document.querySelector('main').dataset.old = ''")
        product = some_product(shop)
        shop.heart(product).click()
        expect(shop.heart(product)).to_have_attribute("aria-pressed", "true")
        shop.search.fill("lamp")
        self.until("the page asks for the stream", lambda: shop.page.evaluate("true") and bool(requests))
        with shop.page.expect_response("**/_flow/stream*"):
            requests[0].continue_()
        expect(shop.search).to_have_attribute("value", "lamp")
        expect(shop.search).to_have_value("lamp")
        expect(shop.page.locator("main[data-old]")).to_have_count(1)

    def test_what_is_typed_in_several_fields_stays_when_the_page_arrives_again(self) -> None:
        shop = self.device(self.server.url)
        requests: list[Route] = []
        shop.page.route("**/_flow/stream*", lambda route: requests.append(route))
        messages: list[Route] = []
        shop.page.route("**/_flow/event", lambda route: messages.append(route))
        shop.open("/register")
        fields = [shop.element(f"register.{name}.field") for name in ["first-name", "last-name"]]
        for field, text in zip(fields, ["Ada", "Lovelace"]):
            field.fill(text)
        self.until("the page asks for the stream", lambda: shop.page.evaluate("true") and bool(requests))
        shop.page.evaluate("document.querySelector('main').dataset.old = ''")
        # A page that the server doesn't know gets everything again.
        requests[0].continue_(url=re.sub("page=[^&]+", "page=1", requests[0].request.url))
        expect(shop.page.locator("main[data-old]")).to_have_count(0)
        for field, text in zip(fields, ["Ada", "Lovelace"]):
            expect(field).to_have_value(text)
        shop.page.unroute("**/_flow/event")
        for message in messages:
            message.continue_()
        for field, text in zip(fields, ["Ada", "Lovelace"]):
            expect(field).to_have_attribute("value", text)
            expect(field).to_have_value(text)

    def test_what_is_pressed_stays_in_place_until_it_is_released(self) -> None:
        shop = self.open("/products")
        expect(shop.cards.or_(shop.rows).first).to_be_visible()
        for product in shop.products()[:2]:
            shop.heart(product).click()
            expect(shop.heart(product)).to_have_attribute("aria-pressed", "true")
        shop.tab("Wishlist").click()
        shop.expect_location("/wishlist")
        buttons = shop.page.locator('[data-testid^="wishlist.product-"][data-testid$=".remove.button"]')
        expect(buttons).to_have_count(2)
        held = shop.hold_next_tap()
        buttons.nth(0).click()
        self.until("the first removal is on its way", lambda: shop.page.evaluate("true") and bool(held))
        buttons.nth(1).hover()
        shop.page.mouse.down()
        with shop.page.expect_response("**/_flow/event") as answered:
            held[0].continue_()
        answered.value.finished()
        # Without the press, the row would have moved up by now.
        shop.page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        expect(buttons).to_have_count(2)
        shop.page.mouse.up()
        expect(buttons).to_have_count(0)

    def test_what_the_server_can_not_do_is_said(self) -> None:
        self.accepted.append("500")
        shop = self.open("/products")
        product = some_product(shop)
        shop.page.route("**/_flow/event", lambda route: route.fulfill(status=500, body=""))
        shop.heart(product).click()
        expect(shop.page.locator("#announcer")).to_have_text("That didn’t work. Please try again.")

    def test_a_dialog_stays_until_the_app_takes_it_away(self) -> None:
        shop = self.open("/products")
        product = some_product(shop)
        shop.page.evaluate("document.addEventListener('close', () => document.body.dataset.closed = '', true)")
        # A page may refuse Escape once after a person has done something there.
        shop.heading.click()
        # The next frame makes it modal, also one that nobody asked for: from then on no pointer reaches the heart.
        shop.heart(product).evaluate("""heart => {
          document.querySelector('#app > *').insertAdjacentHTML('beforeend', '<dialog id=n0-x open>Wait</dialog>');
          heart.click();
        }""")
        expect(shop.heart(product)).to_have_attribute("aria-pressed", "true")
        expect(shop.page.locator("dialog:modal")).to_have_count(1)
        # Pressed again and again, Escape closes a dialog whatever its page says.
        for _ in range(5):
            shop.page.keyboard.press("Escape")
        expect(shop.page.locator("body[data-closed]")).to_have_count(1)
        expect(shop.page.locator("dialog:modal")).to_have_count(1)

    def test_skipping_the_navigation_is_no_step_of_the_history(self) -> None:
        shop = self.open("/products")
        expect(shop.cards.first).to_be_visible()
        length = shop.page.evaluate("history.length")
        shop.page.keyboard.press("Tab")
        shop.page.keyboard.press("Enter")
        assert shop.page.evaluate("document.activeElement.tagName") == "MAIN"
        assert shop.page.evaluate("history.length") == length
