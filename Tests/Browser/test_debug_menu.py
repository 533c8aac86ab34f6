"""The tools for developers, which debug builds have at /debug."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import storefront
from browser import GONE, BrowserTest
from shop import Shop


class DebugMenuTests(BrowserTest):
    @pytest.fixture(autouse=True)
    def set_up(self, ends: None) -> None:
        self.server = self.ended(storefront.serve(self.data_directory()))

    def shop(self, location: str) -> Shop:
        shop = self.open(location)
        expect(shop.heading.first).to_be_attached()
        return shop

    def events(self, shop: Shop) -> Locator:
        return shop.page.locator('[data-testid^="debug-journal.event-"]')

    def test_the_settings_open_it(self) -> None:
        shop = self.shop("/settings")
        shop.element("settings.debug-menu.button").click()
        expect(shop.element("debug.links.row")).to_be_visible()
        shop.element("debug.close.button").click()
        expect(shop.element("settings.version.label")).to_be_visible()
        shop.expect_location("/settings")

    def test_a_link_is_explained_and_opened(self) -> None:
        shop = self.shop("/debug/links")
        field = shop.element("debug-links.link.field")
        field.fill("/nowhere")
        shop.element("debug-links.explain.button").click()
        expect(shop.element("debug-links.refusal.label")).to_be_visible()
        field.fill("/products/12")
        shop.element("debug-links.explain.button").click()
        expect(shop.page.get_by_text("/products/:id", exact=True)).to_be_visible()
        shop.element("debug-links.open.button").click()
        shop.expect_location(r"/products/12.*")
        expect(shop.element("product.title.label")).to_be_visible()

    def test_the_journal_goes_back_in_time_and_is_saved(self) -> None:
        shop = self.shop("/home")
        shop.tab("Wishlist").click()
        shop.expect_location("/wishlist")
        shop.tab("Bag").click()
        shop.expect_location("/bag")
        shop.tab("Account").click()
        shop.element("account.settings.row").click()
        shop.element("settings.debug-menu.button").click()
        shop.element("debug.journal.row").click()
        shop.element("debug-journal.save.button").click()
        path = shop.element("debug-journal.path.label")
        expect(path).to_be_visible()
        saved = json.loads(Path(path.inner_text().split("\n")[-1].strip()).read_text())
        assert len(saved["events"]) >= 4
        assert "debugMenu" not in json.dumps(saved)
        self.events(shop).filter(has_text="Select tab wishlist").click()
        shop.expect_location("/wishlist")

    def test_an_override_outlives_a_restart(self) -> None:
        shop = self.shop("/debug/flags")
        picker = shop.element("debug-flags.brochures.picker")
        picker.select_option(label="Off")
        expect(shop.element("debug-flags.reset.button")).to_be_enabled()
        self.accepted += GONE
        self.server.kill()
        self.server.start()
        shop.open("/home")
        expect(shop.tab("Bag")).to_be_visible()
        expect(shop.element("activities.menu")).to_have_count(0)
        shop.open("/debug/flags")
        expect(picker.locator("option:checked")).to_have_text("Off")
        shop.element("debug-flags.reset.button").click()
        expect(picker.locator("option:checked")).to_have_text("None")
        shop.open("/home")
        expect(shop.element("activities.menu")).to_be_visible()

    def test_a_push_is_sent_and_a_malformed_one_shows_its_error(self) -> None:
        shop = self.shop("/debug/push")
        shop.element("debug-push.payload.field").fill("{}")
        shop.element("debug-push.send.button").click()
        expect(shop.element("debug-push.outcome.label")).to_contain_text('The push\'s "version" is missing.')
        shop.page.get_by_role("button", name="OK").click()
        shop.element("debug-push.sample-Sale.button").click()
        shop.element("debug-push.send.button").click()
        shop.expect_location(r"/products/12.*")

    def test_events_are_listed_the_newest_first(self) -> None:
        shop = self.shop("/home")
        shop.tab("Bag").click()
        shop.expect_location("/bag")
        shop.open("/debug/analytics")
        events = shop.page.locator('[data-testid^="debug-analytics.event-"]')
        expect(events.filter(has_text="screen: /bag").first).to_be_visible()
        numbers = [int(name.split("-")[-1].split(".")[0]) for name in
                   events.evaluate_all("all => all.map(each => each.dataset.testid)")]
        assert numbers == sorted(numbers, reverse=True)
        shop.element("debug-analytics.clear.button").click()
        expect(events).to_have_count(0)

    def test_a_network_fault_is_switched_on_and_off(self) -> None:
        shop = self.shop("/debug/faults")
        shop.element("debug-faults.failure.picker").select_option(label="Status 500")
        expect(shop.element("debug-faults.reset.button")).to_be_enabled()
        shop.open("/debug")
        expect(shop.element("debug.active-faults.row")).to_contain_text("All requests fail with 500")
        shop.element("debug.active-faults.row").click()
        shop.element("debug-faults.reset.button").click()
        expect(shop.element("debug-faults.reset.button")).to_be_disabled()

    def test_the_store_counts_its_rows(self) -> None:
        shop = self.shop("/debug/store")
        expect(shop.element("debug-store.table-product.row")).to_be_visible()
        expect(shop.element("debug-store.size.label")).to_contain_text("B")
