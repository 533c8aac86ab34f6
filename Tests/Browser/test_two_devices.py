"""What somebody changes on one device is there on the other when they look at it again."""


from browser import SharedServerTest
from shop import Shop, some_product

LOOK = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


class TwoDevicesTests(SharedServerTest):
    def look_away_and_back(self, shop: Shop) -> None:
        shop.page.evaluate(LOOK, True)
        shop.page.evaluate(LOOK, False)

    def test_a_wish_is_there_when_one_looks_again(self) -> None:
        here = self.device(self.server.url)
        here.sign_in()
        there = self.device(self.server.url)
        there.sign_in()
        there.tab("Shop").click()
        product = some_product(there)
        there.heart(product).click()

        here.tab("Wishlist").click()
        # Who looks away for a moment only starts nothing: what was asked for a moment ago is not asked for again.
        row = here.page.locator(f"[data-testid^='wishlist.product-{product}.']").first

        def is_there_after_a_look() -> bool:
            self.look_away_and_back(here)
            return row.is_visible()

        self.until("the wish came", is_there_after_a_look, every=1)
