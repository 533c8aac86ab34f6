"""A person looks around, and buys."""

import re

import pytest
from playwright.sync_api import expect

from browser import PHONE, SharedServerTest
from shop import some_product


class BrowsingTests(SharedServerTest):
    def test_home_leads_into_the_shop(self) -> None:
        shop = self.open("/")
        shop.expect_location("/home")
        expect(shop.element("home.search.button").or_(shop.search).first).to_be_visible()
        shop.element("home.all-products.button").click()
        shop.expect_location("/products")
        expect(shop.cards.first).to_be_visible()
        shop.tab("Home").click()
        shop.element("home.hero.button").click()
        shop.expect_location(r"/products/\d+")
        expect(shop.add_to_bag).to_be_visible()

    def test_a_category_of_home_opens_its_products(self) -> None:
        shop = self.open("/home")
        category = shop.page.locator('[data-testid^="home.category-"]').first
        category.click()
        shop.expect_location(r"/products\?.*category=.+")
        expect(shop.cards.first).to_be_visible()

    def test_searching_from_home_opens_what_was_found(self) -> None:
        shop = self.open("/home")
        shop.element("home.search.button").click()
        shop.search.fill("a")
        expect(shop.element("search.submit.row")).to_be_visible()
        shop.search.press("Enter")
        shop.expect_location(r"/products\?.*q=a.*")
        expect(shop.cards.or_(shop.rows).first).to_be_visible()

    def test_scrolling_to_the_end_loads_more(self) -> None:
        shop = self.open("/home", PHONE)
        shop.tab("Shop").click()
        shop.expect_location("/products")
        expect(shop.cards.first).to_be_visible()
        for _ in range(2):
            before = len(shop.products())
            shop.page.mouse.wheel(0, 100_000)
            shop.page.wait_for_function(
                "before => document.querySelectorAll('[data-testid$=\".card\"]').length > before", arg=before
            )
        shown = shop.products()
        assert len(shown) == len(set(shown)), "a product is there twice"

    def test_sorting_by_price_puts_the_cheapest_first(self) -> None:
        shop = self.open("/products")
        expect(shop.cards.first).to_be_visible()
        featured = shop.products()[:6]
        shop.sort(r"(?i)price.*(low|asc)|cheap")
        shop.page.wait_for_function(
            "old => !document.querySelector('[data-testid$=\".card\"]')?.dataset.testid.includes(old)",
            arg=f"-{featured[0]}.",
        )
        expect(shop.cards.first).to_be_visible()
        prices = self.list_prices(shop)
        assert len(prices) > 5
        assert prices == sorted(prices)
        shop.expect_location(r"/products\?.*sort=.+")
        # What is stored comes first and what is fresh behind it: other products perhaps, but in the same order.
        shop.page.reload()
        expect(shop.cards.first).to_be_visible()
        prices = self.list_prices(shop)
        assert prices == sorted(prices)

    @staticmethod
    def list_prices(shop) -> list[float]:
        """The first prices before any discount, by which products are sorted. Read at once: lists change by themselves."""
        captions = shop.cards.evaluate_all("cards => cards.slice(0, 8).map(each => each.innerText)")
        amounts = [re.findall(r"\$\s?([\d,]+\.\d\d)", caption) for caption in captions]
        return [max(float(each.replace(",", "")) for each in found) for found in amounts]

    def test_grid_or_list_is_a_choice_that_stays(self) -> None:
        shop = self.open("/products")
        expect(shop.cards.first).to_be_visible()
        shop.choose_layout("List")
        expect(shop.rows.first).to_be_visible()
        expect(shop.cards).to_have_count(0)
        shop.page.reload()
        expect(shop.rows.first).to_be_visible()
        shop.choose_layout("Grid")
        expect(shop.cards.first).to_be_visible()

    def test_searching_narrows_the_listing(self) -> None:
        shop = self.open("/products")
        product = some_product(shop)
        before = len(shop.products())
        word = max(re.findall(r"[A-Za-z]{4,}", self.title(shop, product)), key=len)
        shop.search.fill(word)
        shop.search.press("Enter")
        # The next page of the whole catalog may still come first.
        self.until("the listing is narrowed", lambda: 0 < shop.cards.or_(shop.rows).count() < before)
        expect(shop.shown(product)).to_be_visible()
        shop.search.fill("there is no such thing")
        shop.search.press("Enter")
        expect(shop.cards.or_(shop.rows)).to_have_count(0)

    @staticmethod
    def title(shop, product: int) -> str:
        shop.card(product).click()
        expect(shop.add_to_bag).to_be_visible()
        title = shop.page.title()
        shop.page.go_back()
        expect(shop.card(product)).to_be_visible()
        return title.split(" – ")[0]


class BuyingTests(SharedServerTest):
    def test_the_button_that_buys_ends_with_the_page(self) -> None:
        shop = self.open("/products", PHONE)
        shop.open_some_product()
        button, stepper = shop.add_to_bag.bounding_box(), shop.element("product.quantity.stepper").bounding_box()
        # The price is before it.
        assert button["x"] + button["width"] == pytest.approx(stepper["x"] + stepper["width"], abs=1)
        assert button["y"] + button["height"] < PHONE["height"]

    def test_a_heart_puts_a_product_on_the_wishlist(self) -> None:
        shop = self.open("/products")
        product = some_product(shop)
        shop.heart(product).click()
        expect(shop.heart(product)).to_have_attribute("aria-label", re.compile("^Remove "))
        shop.tab("Wishlist").click()
        shop.expect_location("/wishlist")
        row = shop.element(f"wishlist.product-{product}.row")
        expect(row).to_be_visible()
        shop.element(f"wishlist.product-{product}.remove.button").click()
        expect(row).to_have_count(0)
        shop.element("undo.button").click()
        expect(row).to_be_visible()

    def test_from_product_to_bag(self) -> None:
        shop = self.open("/products")
        product = shop.open_some_product()
        shop.expect_location(rf"/products/{product}(\?tab=shop)?")
        expect(shop.badge).to_have_count(0)
        shop.wish.click()
        shop.add_to_bag.click()
        expect(shop.badge).to_be_visible()
        count = int(shop.badge.inner_text())
        shop.tab("Bag").click()
        shop.expect_location("/bag")
        expect(shop.bag_row(product)).to_be_visible()
        before = shop.total.text_content()
        shop.quantity(product).get_by_role("button", name=re.compile("^Increase")).click()
        expect(shop.badge).to_have_text(str(count + 1))
        expect(shop.total).not_to_have_text(before)
        shop.quantity(product).get_by_role("button", name=re.compile("^Decrease")).click()
        expect(shop.badge).to_have_text(str(count))
        expect(shop.total).to_have_text(before)

    def test_what_is_saved_for_later_returns_to_the_bag(self) -> None:
        shop = self.open("/products")
        product = shop.open_some_product()
        shop.add_to_bag.click()
        shop.tab("Bag").click()
        save = shop.element(f"bag.product-{product}.save-for-later.button")
        save.focus()
        save.press("Enter")
        expect(shop.bag_row(product)).to_have_count(0)
        expect(shop.badge).to_have_count(0)
        shop.element("bag.saved-items.row").click()
        shop.expect_location(r"/saved(\?tab=bag)?")
        expect(shop.element(f"saved-items.product-{product}.row")).to_be_visible()
        # The list is stored on the device.
        shop.page.reload()
        shop.element(f"saved-items.product-{product}.move-to-bag.button").click()
        expect(shop.element(f"saved-items.product-{product}.row")).to_have_count(0)
        expect(shop.badge).to_be_visible()
        shop.page.go_back()
        expect(shop.bag_row(product)).to_be_visible()
        expect(shop.element("bag.saved-items.row")).to_have_count(0)

    def test_what_is_taken_out_of_the_bag_can_be_put_back(self) -> None:
        shop = self.open("/products")
        product = shop.open_some_product()
        shop.add_to_bag.click()
        shop.tab("Bag").click()
        shop.element(f"bag.product-{product}.remove.button").click()
        expect(shop.bag_row(product)).to_have_count(0)
        expect(shop.badge).to_have_count(0)
        shop.element("undo.button").click()
        expect(shop.bag_row(product)).to_be_visible()
        expect(shop.badge).to_be_visible()
