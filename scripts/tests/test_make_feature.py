import json
import re
import shutil
import tempfile
import unittest
from pathlib import Path

from make_feature import (
    CORE, CORE_TESTS, EXITS, GALLERY, OUTLINES, REFRESHER, ROOT, SAMPLES, SCREEN_CHECK, SERVICES, UNTRANSLATED, Feature, FeatureError, make,
    next_index)
from workspace.texts import CATALOG

REGISTERED = [
    "Package.swift", "README.md", "Docs/Site/FlowModules.docc/FlowModules.md", CATALOG, EXITS, GALLERY, REFRESHER, SAMPLES, SCREEN_CHECK,
    SERVICES, UNTRANSLATED,
]
# What a service is registered in, besides.
SERVICE = [
    "Packages/Model/Sources/Model/Services/ShopServices.swift", "Packages/Mocks/Sources/Mocks/Services/MockShopServices.swift",
    *(f"{CORE}/{name}" for name in [
        "LiveServices.swift", "ServerCapabilities.swift", "Database/CachePolicy.swift", "Database/SettingRecord.swift", "Core.docc/TheStore.md"]),
    *(f"{CORE_TESTS}/{name}" for name in [
        "Database/FixtureTests.swift", "Database/StoredSample.swift", "HTTP/Faults/EndpointResponseTests.swift"]),
    "Packages/Core/Tests/Fixtures/values.txt", "Packages/StoreServer/Sources/StoreServer/Routes/StoreRouter.swift",
    "Packages/StoreServer/Tests/StoreServerTests/AuthorizationTests.swift", "Packages/StoreServer/README.md",
]
TAB = 'RouteConfig(\n    activity: .shop,\n    tab: TabConfig(identifier: "a", title: "A", icon: "a", index: 6),\n    path: "/a")'


class MakeFeatureTests(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.root = Path(directory.name)
        for name in REGISTERED + SERVICE:
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, self.root / name)
        (self.root / OUTLINES).mkdir(parents=True)

    def source(self, name: str) -> str:
        return (self.root / "Packages/GiftCards/Sources/GiftCards" / name).read_text()

    def test_names_are_spelled_for_code_for_links_and_for_users(self) -> None:
        feature = Feature("GiftCards")
        self.assertEqual((feature.value, feature.path, feature.words), ("giftCards", "gift-cards", "gift cards"))
        self.assertEqual((feature.item, feature.items_words), ("GiftCard", ["gift", "cards"]))
        for name in ["coupons", "Gift_Cards", "URLs", "Gift-Cards", "", "A"]:
            with self.assertRaisesRegex(FeatureError, "can't name a feature"):
                Feature(name)
        with self.assertRaisesRegex(FeatureError, "/Stores can't be the path of the screen"):
            Feature("GiftCards", path="/Stores")

    def test_an_element_is_named_after_the_list_or_by_an_option(self) -> None:
        names = {"Stories": "Story", "Addresses": "Address", "Boxes": "Box", "Compass": "CompassItem", "StoreFinder": "StoreFinderItem"}
        for name, item in names.items():
            self.assertEqual(Feature(name).item, item)
        feature = Feature("StoreFinder", item="Story", path="/stores")
        self.assertEqual(feature.filled("__items__ __items_value__ __path__ __Words__"), "stories stories stores Store finder")

    def test_a_service_is_registered_from_the_server_to_the_app(self) -> None:
        before = {name: (self.root / name).read_text() for name in REGISTERED + SERVICE}
        make(self.root, Feature("GiftCards", has_service=True), has_tab=False)
        for name, text in before.items():
            after = (self.root / name).read_text()
            self.assertIn("gift", after.lower(), name)
            added = [line for line in after.splitlines() if line not in text.splitlines()]
            self.assertNotIn("__", "".join(added), name)
        for name in [
            "Model/Sources/Model/GiftCards/GiftCard.swift", "Mocks/Sources/Mocks/Services/MockGiftCardsService.swift",
            "Core/Sources/Core/GiftCards/GiftCardsRepository.swift", "Core/Tests/CoreTests/GiftCards/GiftCardsRepositoryTests.swift",
            "StoreServer/Sources/StoreServer/GiftCards/GiftCardsController.swift",
        ]:
            text = (self.root / "Packages" / name).read_text()
            self.assertNotRegex(text, r"__|// (?:begin|end|alone|service)\b", name)
        self.assertFalse((self.root / "Packages/GiftCards/Sources/GiftCards/GiftCard.swift").exists())

    def test_a_package_has_no_placeholder_left(self) -> None:
        make(self.root, Feature("GiftCards"), has_tab=False)
        files = [file for file in (self.root / "Packages/GiftCards").rglob("*") if file.is_file()]
        self.assertGreater(len(files), 12)
        for file in files:
            self.assertNotIn("__", f"{file.name}{file.read_text()}", file)
        self.assertIn('activity: .shop,\n        path: "/gift-cards")', self.source("UI/GiftCardsViewModel.swift"))

    def test_a_tab_is_the_last_of_the_shop(self) -> None:
        self.assertEqual(next_index(self.root), 0)
        view_model = self.root / "Packages/A/Sources/A/AViewModel.swift"
        view_model.parent.mkdir(parents=True)
        view_model.write_text(TAB)
        make(self.root, Feature("GiftCards"), has_tab=True)
        self.assertIn(
            'tab: TabConfig(identifier: "gift-cards", title: "Gift cards", icon: "star", index: 7),',
            self.source("UI/GiftCardsViewModel.swift"))

    def test_its_title_waits_for_a_translation(self) -> None:
        make(self.root, Feature("GiftCards"), has_tab=False)
        before, after = ((root / CATALOG).read_text() for root in (ROOT, self.root))
        strings = json.loads(after)["strings"]
        self.assertEqual(
            strings.pop("Gift cards")["localizations"]["ar"]["stringUnit"], {"state": "needs_review", "value": "Gift cards"})
        self.assertEqual(strings, json.loads(before)["strings"])
        self.assertEqual(len(after.splitlines()) - len(before.splitlines()), 16)
        self.assertIn("Gift cards", (self.root / UNTRANSLATED).read_text().splitlines())

    def test_it_is_registered_in_order(self) -> None:
        for name, after in [("Abc", "activitySwitcher:"), ("GiftCards", "home:")]:
            make(self.root, Feature(name), has_tab=False)
            services = (self.root / SERVICES).read_text()
            value = Feature(name).value
            argument = rf" {value}: {name}DependencyContainer\(\w+: No{name}\(\), reachability: shop\.reachability\),\n            {after}"
            self.assertRegex(services, argument)
            self.assertIn(f"import {name}\n", services)
            self.assertIn(f"case .{value}(.shop):\n            show(.shop)", (self.root / EXITS).read_text())
            features = re.search(r"let features = \[\n(.*?)\]", (self.root / "Package.swift").read_text(), re.DOTALL)[1]
            names = re.findall(r'"(\w+)"', features)
            self.assertIn(name, names)
            self.assertEqual(names, sorted(names))
            self.assertIn(f"                .{value},\n            ]\n", (self.root / GALLERY).read_text())
            self.assertIn("# loading", (self.root / OUTLINES / f"{name}.txt").read_text())

    def test_the_last_argument_ends_the_call(self) -> None:
        make(self.root, Feature("Zoo"), has_tab=False)
        self.assertIn("),\n            zoo: ZooDependencyContainer(zooItems: NoZoo(), reachability: shop.reachability))\n    }\n", (self.root / SERVICES).read_text())

    def test_an_element_is_not_named_like_a_type_that_features_see(self) -> None:
        file = self.root / "Packages/Model/Sources/Model/Checkout/Voucher.swift"
        file.parent.mkdir(parents=True)
        file.write_text("public struct Voucher: Hashable {\n")
        with self.assertRaisesRegex(FeatureError, "Model has a type Voucher already"):
            make(self.root, Feature("Vouchers"), has_tab=False)
        self.assertFalse((self.root / "Packages/Vouchers").exists())
        make(self.root, Feature("Vouchers", item="GiftCard"), has_tab=False)

    def test_a_package_is_not_overwritten(self) -> None:
        make(self.root, Feature("GiftCards"), has_tab=False)
        with self.assertRaisesRegex(FeatureError, "Packages/GiftCards exists"):
            make(self.root, Feature("GiftCards"), has_tab=False)
