"""Brochures are leafed through, also without a mouse."""

from playwright.sync_api import expect

from browser import PHONE, SharedServerTest
from shop import Shop


class BrochureTests(SharedServerTest):
    def brochure(self, **options) -> Shop:
        shop = self.open("/brochures/spring-kitchen", **options)
        expect(shop.brochure_page).to_have_text("Page 1 of 4")
        return shop

    def test_pages_turn_by_keyboard_and_the_focus_stays(self) -> None:
        shop = self.brochure()
        following = shop.element("brochure.next.button")
        previous = shop.element("brochure.previous.button")
        expect(previous).to_be_disabled()
        titles = [shop.element("brochure.title.label").inner_text()]
        following.focus()
        for number in range(2, 5):
            shop.page.keyboard.press("Enter" if number % 2 else "Space")
            expect(shop.brochure_page).to_have_text(f"Page {number} of 4")
            titles.append(shop.element("brochure.title.label").inner_text())
            if number < 4:
                expect(following).to_be_focused()
        assert len(set(titles)) == 4, titles
        expect(following).to_be_disabled()

        previous.focus()
        shop.page.keyboard.press("Enter")
        expect(shop.brochure_page).to_have_text("Page 3 of 4")
        expect(shop.element("brochure.title.label")).to_have_text(titles[2])
        expect(previous).to_be_focused()

    def test_which_page_it_is_is_said(self) -> None:
        shop = self.brochure()
        expect(shop.brochure_page).to_have_attribute("aria-live", "polite")

    def test_turning_a_page_is_no_step_of_the_history(self) -> None:
        shop = self.open("/brochures")
        shop.brochures.first.click()
        shop.element("brochure.next.button").click()
        expect(shop.brochure_page).to_have_text("Page 2 of 4")
        shop.page.go_back()
        shop.expect_location("/brochures")
        expect(shop.brochures.first).to_be_visible()

    def test_the_bar_that_turns_pages_is_in_sight_on_a_phone(self) -> None:
        shop = self.brochure(viewport=PHONE)
        for name in ["brochure.previous.button", "brochure.next.button"]:
            # The page may still be laid out, because its picture is loading.
            self.until(f"{name} is in sight", lambda: shop.element(name).evaluate("""button => {
              const box = button.getBoundingClientRect();
              return button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
            }"""))

    def test_a_brochure_that_is_not_there_says_so(self) -> None:
        shop = self.open("/brochures/none")
        expect(shop.page.get_by_text("not found", exact=False).or_(shop.page.get_by_text("Not found"))).to_be_visible()
