"""Where things are: what a customer needs is visible at once, and what belongs together is beside each other."""

import pytest
from playwright.sync_api import Locator, expect

from browser import DESKTOP, PHONE, SharedServerTest, on_phone_and_desktop
from shop import Shop

# A product with three pictures that can be bought one by one.
PRODUCT = 229
SMALL_PHONE = {"width": 375, "height": 667}


class LayoutTests(SharedServerTest):
    def box(self, element: Locator) -> dict:
        expect(element).to_be_visible()
        return element.bounding_box()

    def opened(self, location: str, viewport: dict, **options) -> Shop:
        shop = self.open(location, viewport, **options)
        expect(shop.page.locator(".redacted")).to_have_count(0)
        return shop

    def assert_in_one_row(self, *elements: Locator) -> None:
        boxes = sorted((self.box(each) for each in elements), key=lambda box: box["x"])
        for one, next_one in zip(boxes, boxes[1:]):
            assert one["x"] + one["width"] <= next_one["x"] + 1
            assert one["y"] + one["height"] / 2 == pytest.approx(next_one["y"] + next_one["height"] / 2, abs=4)

    @on_phone_and_desktop
    def test_the_purchase_button_is_visible_at_once_with_the_price(self, kind: str, viewport: dict) -> None:
        shop = self.opened(f"/products/{PRODUCT}", viewport)
        button = self.box(shop.add_to_bag)
        end = viewport["height"]
        if viewport == PHONE:
            end = shop.page.get_by_role("navigation", name="Main").bounding_box()["y"]
        assert button["y"] + button["height"] <= end
        self.assert_in_one_row(shop.element("product.bar-price.label"), shop.add_to_bag)

    def test_an_addition_to_the_bag_leaves_the_bar_low(self) -> None:
        shop = self.opened(f"/products/{PRODUCT}", PHONE)
        bar = shop.page.locator(".inset.bottom", has=shop.add_to_bag)
        shop.add_to_bag.click()
        expect(shop.element("undo.button")).to_be_visible()
        assert self.box(bar)["height"] < 100
        expect(shop.page.locator("#announcer")).to_have_text("Added to bag")

    def test_a_product_has_a_large_picture_beside_its_purchase_on_a_desktop(self) -> None:
        shop = self.opened(f"/products/{PRODUCT}", DESKTOP)
        picture = self.box(shop.element("product.picture.image"))
        title = self.box(shop.element("product.title.label"))
        assert picture["width"] >= 500
        assert title["x"] - picture["x"] - picture["width"] < 60
        assert title["y"] < picture["y"] + picture["height"] / 2
        # The name and the value of a detail.
        name, value = (part.bounding_box() for part in shop.element("product.weight.label").locator(".text").all())
        assert value["x"] - name["x"] < 240

    @on_phone_and_desktop
    def test_the_controls_of_a_listing_are_in_one_row(self, kind: str, viewport: dict) -> None:
        shop = self.opened("/products", viewport)
        self.assert_in_one_row(*(
            shop.element(f"listing.{name}") for name in ["filters.button", "sort.picker", "style.picker"]))

    def test_a_desktop_shows_several_offers_in_the_first_row(self) -> None:
        shop = self.opened("/home", DESKTOP)
        hero = self.box(shop.element("home.hero.button"))
        others = shop.page.locator('[data-testid^="home.offer-"]')
        expect(others).to_have_count(2)
        for other in map(self.box, others.all()):
            assert other["x"] >= hero["x"] + hero["width"]
            assert other["y"] >= hero["y"] - 1
            assert other["y"] + other["height"] <= hero["y"] + hero["height"] + 1

    def test_names_of_tabs_have_room_between_them(self) -> None:
        for locale in ["en", "de", "ar"]:
            for viewport in [PHONE, SMALL_PHONE]:
                shop = self.opened("/home", viewport, locale=locale)
                names = sorted(
                    (each.bounding_box() for each in shop.page.locator(".tab > span:not(.badge)").all()),
                    key=lambda box: box["x"])
                assert len(names) == 5
                for one, next_one in zip(names, names[1:]):
                    assert next_one["x"] - one["x"] - one["width"] >= 4, locale
                assert len({round(each["height"]) for each in names}) == 1, "a name has two lines"

    def test_the_country_is_chosen_like_a_field_is_filled_in_and_before_what_depends_on_it(self) -> None:
        shop = self.opened("/home", PHONE)
        shop.sign_in()
        shop.open("/account/addresses/edit")
        fields = [
            self.box(shop.element(f"address.{name}")) for name in ["name.field", "country.picker", "postal-code.field"]]
        assert len({(round(each["x"]), round(each["width"])) for each in fields}) == 1
        assert fields == sorted(fields, key=lambda box: box["y"])
        border = "element => getComputedStyle(element).borderColor"
        picker = shop.element("address.country.picker")
        valid = picker.evaluate(border)
        shop.element("address.name.field").fill("Ada")
        shop.element("address.save.button").click()
        expect(shop.element("address.country.problem.label")).not_to_be_empty()
        assert picker.evaluate(border) != valid
        assert picker.evaluate(border) == shop.element("address.street.field").evaluate(border)

    def test_the_icons_of_the_activities_line_up(self) -> None:
        shop = self.opened("/home", PHONE)
        shop.element("activities.menu").locator("summary").click()
        icons = shop.element("activities.menu").locator(".menu-items .icon")
        expect(icons.first).to_be_visible()
        assert icons.count() > 1
        assert len({round(icon.bounding_box()["x"]) for icon in icons.all()}) == 1
