"""From the bag to an order, on a phone and on a desktop."""

import re

from playwright.sync_api import expect

from browser import DESKTOP, PHONE, SharedServerTest, on_phone_and_desktop
from shop import Shop


# There are enough of it for all tests, one is dear enough for a voucher, and two for each.
PRODUCT = 87


class CheckoutTests(SharedServerTest):
    def bag(self, viewport: dict = DESKTOP, user: str = "emilys") -> Shop:
        """A signed-in user with something in the bag, which is shown."""
        shop = self.device(self.server.url, viewport)
        shop.sign_in(user)
        shop.put_in_bag(PRODUCT)
        shop.open("/bag")
        return shop

    @on_phone_and_desktop
    def test_from_the_bag_to_the_order(self, kind: str, viewport: dict) -> None:
        shop = self.bag(viewport)
        shop.element("bag.checkout.button").click()
        shop.expect_sheet("Delivery address")
        shop.expect_location(r"/bag\?modal=/checkout")
        shop.screenshot(f"checkout-address-{kind}")
        shop.element("checkout.continue.button").click()
        expect(shop.element("checkout.name.problem.label")).to_have_text("Enter the recipient's name.")
        shop.screenshot(f"checkout-problems-{kind}")
        shop.enter_address("1")
        expect(shop.element("checkout.postal-code.problem.label")).to_have_text("Enter a postal code such as 10115.")
        shop.enter_address()
        shop.proceed("Delivery")
        shop.screenshot(f"checkout-delivery-{kind}")
        shop.element("checkout.delivery-express.button").click()
        shop.proceed("Payment")
        shop.screenshot(f"checkout-payment-{kind}")
        shop.proceed("Review your order")
        shop.element("checkout.voucher.field").fill("nothing")
        shop.element("checkout.voucher.apply.button").click()
        expect(shop.element("checkout.voucher.problem.label")).to_contain_text("isn't valid")
        shop.element("checkout.voucher.field").fill("welcome10")
        shop.element("checkout.voucher.apply.button").click()
        expect(shop.element("checkout.discount.label")).to_be_visible()
        shop.screenshot(f"checkout-review-{kind}")
        total = shop.element("checkout.total.label").inner_text().split()[-1]
        shop.element("checkout.place-order.button").click()
        expect(shop.element("checkout.placed.label")).to_have_text(re.compile(rf"Order \d+, {re.escape(total)}"))
        shop.screenshot(f"checkout-placed-{kind}")
        shop.element("checkout.open-order.button").click()
        expect(shop.element("order.total.label")).to_contain_text(total)
        expect(shop.element("order.address.label")).to_contain_text("10115 Berlin")
        expect(shop.element("order.payment.label")).to_contain_text("Visa ending in 4242")
        expect(shop.element("order.delivery.label")).to_contain_text("$14.99")
        shop.screenshot(f"checkout-order-{kind}")
        # The address is offered the next time.
        shop.put_in_bag(PRODUCT)
        shop.open("/bag")
        shop.element("bag.checkout.button").click()
        expect(shop.element("checkout.address-0.button")).to_contain_text("Lindenweg 4")
        shop.screenshot(f"checkout-stored-{kind}")

    def test_a_voucher_of_the_bag_is_part_of_the_order(self) -> None:
        # No other test leaves something in this user's bag, which would arrive at some time.
        shop = self.bag(user="michaelw")
        shop.quantity(PRODUCT).get_by_role("button", name=re.compile("^Increase")).click()
        expect(shop.badge).to_have_text("2")
        shop.element("bag.voucher.field").fill("nothing")
        shop.element("bag.voucher.apply.button").click()
        expect(shop.element("bag.voucher.problem.label")).to_contain_text("isn't valid")
        shop.element("bag.voucher.field").fill("welcome10")
        shop.element("bag.voucher.field").press("Enter")
        expect(shop.element("bag.voucher.label")).to_contain_text("Voucher WELCOME10")
        shop.screenshot("bag-voucher")
        reduced = shop.element("bag.total.label").inner_text()
        shop.page.reload()
        expect(shop.element("bag.total.label")).to_have_text(re.compile(re.escape(reduced.split()[-1])))
        shop.begin_checkout()
        shop.proceed("Review your order")
        expect(shop.element("checkout.discount.label")).to_contain_text("Voucher WELCOME10")
        shop.element("checkout.voucher.remove.button").click()
        expect(shop.element("checkout.discount.label")).to_have_count(0)
        shop.element("checkout.voucher.field").fill("save15")
        shop.element("checkout.voucher.apply.button").click()
        expect(shop.element("checkout.discount.label")).to_contain_text("$15.00")
        shop.element("checkout.place-order.button").click()
        expect(shop.element("checkout.placed.label")).to_be_visible()
        shop.element("checkout.open-order.button").click()
        expect(shop.element("order.discount.label")).to_contain_text("SAVE15")
        # The next bag has no voucher.
        shop.put_in_bag(PRODUCT)
        shop.open("/bag")
        expect(shop.element("bag.voucher.field")).to_be_visible()

    def test_the_first_problem_gets_the_focus(self) -> None:
        shop = self.bag()
        shop.element("bag.checkout.button").click()
        shop.element("checkout.continue.button").click()
        expect(shop.element("checkout.name.field")).to_be_focused()
        keyboard = shop.page.keyboard
        for text in ["Emily Svensson", "", "Lindenweg 4", "", "Berlin"]:
            keyboard.type(text)
            keyboard.press("Tab")
        expect(shop.element("checkout.city.field")).to_have_attribute("value", "Berlin")
        expect(shop.element("checkout.name.field")).to_have_value("Emily Svensson")
        shop.element("checkout.continue.button").click()
        expect(shop.element("checkout.country.picker")).to_be_focused()
        shop.element("checkout.country.picker").select_option(label="Germany")
        shop.element("checkout.continue.button").click()
        expect(shop.element("checkout.postal-code.field")).to_be_focused()
        keyboard.type("10115")
        expect(shop.element("checkout.postal-code.field")).to_have_attribute("value", "10115")

    def test_who_has_gone_on_keeps_the_focus(self) -> None:
        shop = self.bag()
        shop.element("bag.checkout.button").click()
        shop.expect_sheet("Delivery address")
        held = shop.hold_next_tap()
        shop.element("checkout.continue.button").click()
        self.until("the tap is on its way", lambda: shop.page.evaluate("true") and bool(held))
        city = shop.element("checkout.city.field")
        city.press_sequentially("Ber")
        held[0].continue_()
        expect(shop.element("checkout.name.problem.label")).to_have_text("Enter the recipient's name.")
        shop.page.keyboard.type("lin")
        expect(city).to_have_attribute("value", "Berlin")
        expect(city).to_be_focused()
        expect(shop.element("checkout.name.field")).to_have_value("")

    def test_a_late_frame_takes_neither_the_focus_nor_the_text(self) -> None:
        shop = self.bag()
        shop.holds_stream()
        shop.open("/bag")
        shop.element("bag.checkout.button").click()
        shop.expect_sheet("Delivery address")
        expect(shop.element("checkout.continue.button")).to_be_visible()
        shop.page.evaluate("holdStream()")
        # What the tap changes comes by the stream, because the fields are checked after its message is answered.
        shop.element("checkout.continue.button").click()
        city = shop.element("checkout.city.field")
        with shop.page.expect_response(lambda response: '"Ber"' in (response.request.post_data or "")):
            city.press_sequentially("Ber")
        shop.page.keyboard.type("l")
        shop.page.evaluate("releaseStream()")
        expect(shop.element("checkout.name.problem.label")).to_have_text("Enter the recipient's name.")
        shop.page.keyboard.type("in")
        expect(city).to_have_attribute("value", "Berlin")
        expect(city).to_be_focused()
        expect(shop.element("checkout.name.field")).to_have_value("")

    def test_a_declined_card_is_replaced_by_one_that_asks(self) -> None:
        shop = self.bag(PHONE)
        shop.begin_checkout()
        shop.element("checkout.payment-card-0002.button").click()
        shop.element("checkout.continue.button").click()
        expect(shop.element("checkout.payment.problem.label")).to_contain_text("Choose another payment method.")
        shop.screenshot("checkout-declined-phone")
        shop.element("checkout.payment-card-3220.button").click()
        shop.proceed("Confirm payment")
        shop.screenshot("checkout-confirmation-phone")
        shop.element("checkout.code.field").fill("000000")
        shop.element("checkout.code.field").press("Enter")
        expect(shop.element("checkout.code.problem.label")).to_contain_text("isn't right")
        shop.element("checkout.code.field").fill("123456")
        shop.element("checkout.code.field").press("Enter")
        shop.expect_sheet("Review your order")
        shop.element("checkout.place-order.button").click()
        expect(shop.element("checkout.placed.label")).to_have_text(re.compile(r"Order \d+"))
        shop.element("checkout.continue-shopping.button").click()
        expect(shop.cards.or_(shop.rows).first).to_be_visible()

    def test_leaving_asks_and_keeps_the_bag(self) -> None:
        shop = self.bag()
        shop.element("bag.checkout.button").click()
        shop.enter_address()
        # A sheet with input isn't closed by Escape, which asks as its button does.
        expect(shop.element("checkout.city.field")).to_have_attribute("value", "Berlin")
        shop.page.keyboard.press("Escape")
        dialog = shop.page.get_by_role("alertdialog")
        expect(dialog).to_contain_text("Leave checkout?")
        # Return discards nothing.
        expect(dialog.get_by_role("button", name="Continue checkout")).to_be_focused()
        shop.page.keyboard.press("Enter")
        expect(shop.element("checkout.name.field")).to_have_value("Emily Svensson")
        shop.element("checkout.cancel.button").click()
        dialog.get_by_role("button", name="Discard").click()
        shop.expect_location(r"/bag(\?tab=\w+)?")
        expect(shop.bag_rows).to_have_count(1)

    def test_back_and_forward_go_through_the_steps(self) -> None:
        shop = self.bag()
        shop.tab("Home").click()
        shop.expect_location(f"/products/{PRODUCT}")
        shop.tab("Bag").click()
        shop.element("bag.checkout.button").click()
        shop.enter_address()
        shop.proceed("Delivery")
        shop.expect_location(r"/bag\?modal=/checkout/delivery")
        shop.proceed("Payment")
        shop.expect_location(r"/bag\?modal=/checkout/payment")
        shop.page.go_back()
        shop.expect_sheet("Delivery")
        shop.page.reload()
        shop.expect_sheet("Delivery")
        shop.page.go_back()
        shop.expect_sheet("Delivery address")
        shop.expect_location(r"/bag\?modal=/checkout")
        expect(shop.element("checkout.address-0.button")).to_contain_text("Lindenweg 4")
        for title in ["Delivery", "Payment"]:
            shop.page.go_forward()
            shop.expect_sheet(title)
        # The button in the page is the browser's Back.
        shop.page.get_by_role("dialog").get_by_role("button", name="Back").click()
        shop.expect_sheet("Delivery")
        # The sheet is there before the browser has gone back: until then there is nothing to go forward to.
        shop.expect_location(r"/bag\?modal=/checkout/delivery")
        shop.page.go_forward()
        shop.expect_sheet("Payment")
        shop.proceed("Review your order")
        # The browser forgets the steps with the checkout.
        shop.element("checkout.cancel.button").click()
        shop.page.get_by_role("alertdialog").get_by_role("button", name="Discard").click()
        shop.expect_location(r"/bag")
        expect(shop.bag_rows).to_have_count(1)
        shop.page.go_back()
        shop.expect_location(f"/products/{PRODUCT}")

    def test_back_from_the_placed_order_leaves_the_checkout(self) -> None:
        shop = self.bag()
        shop.begin_checkout()
        shop.element("checkout.payment-card-3220.button").click()
        shop.proceed("Confirm payment")
        shop.element("checkout.code.field").fill("123456")
        shop.element("checkout.confirm.button").click()
        shop.expect_sheet("Review your order")
        # The question was answered, and isn't asked again.
        shop.page.go_back()
        shop.expect_sheet("Payment")
        shop.expect_location(r"/bag\?modal=/checkout/payment")
        shop.proceed("Review your order")
        shop.element("checkout.place-order.button").click()
        expect(shop.element("checkout.placed.label")).to_have_text(re.compile(r"Order \d+"))
        shop.page.go_back()
        shop.expect_location(r"/bag")
        expect(shop.page.get_by_role("dialog")).to_have_count(0)
        expect(shop.bag_rows).to_have_count(0)

    def test_it_requires_a_sign_in(self) -> None:
        shop = self.device(self.server.url)
        shop.open("/checkout")
        shop.fill_in_sign_in("alexn", "alexnpass")
        shop.expect_sheet("Delivery address")
        expect(shop.page.get_by_text("Your bag is empty")).to_be_visible()
