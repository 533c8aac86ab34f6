from __future__ import annotations

import shutil
import sys
import tempfile
import unittest
from pathlib import Path

REPOSITORY = Path(__file__).parent.parent.parent
sys.path.insert(0, str(REPOSITORY / "scripts"))

import check_apple_app

APP = "Apps/Storefront"


class AppleAppTests(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="flow-modules-apple-")
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        shutil.copytree(REPOSITORY / APP, self.root / APP)
        (self.root / "Docs").mkdir()
        catalog = "Packages/Translations/Sources/Translations/Localizable.xcstrings"
        for file in (catalog, check_apple_app.LIBRARIES):
            (self.root / file).parent.mkdir(parents=True)
        for file in ("Package.swift", "Docs/routes.json", catalog, check_apple_app.LIBRARIES):
            shutil.copy(REPOSITORY / file, self.root / file)

    def edit(self, file: str, old: str, new: str) -> None:
        path = self.root / APP / file
        text = path.read_text()
        self.assertIn(old, text)
        path.write_text(text.replace(old, new, 1))

    def check(self, *expected: str) -> None:
        self.assertEqual([each.what for each in check_apple_app.check(self.root)], list(expected))

    def test_the_app_as_it_is_passes(self) -> None:
        self.check()

    def test_a_path_that_does_not_exist(self) -> None:
        self.edit("project.yml", "path: Resources/Assets.xcassets", "path: Resources/Images.xcassets")
        self.edit("project.yml", "CODE_SIGN_ENTITLEMENTS: Resources/Storefront-iOS", "CODE_SIGN_ENTITLEMENTS: Other")
        self.check("Resources/Images.xcassets doesn't exist", "Other.entitlements doesn't exist")

    def test_a_product_that_the_root_does_not_have(self) -> None:
        self.edit("project.yml", "product: DeepLink", "product: DeepLinks")
        self.check("the root manifest has no library DeepLinks")

    def test_a_library_without_a_license_and_one_that_is_gone(self) -> None:
        path = self.root / check_apple_app.LIBRARIES
        path.write_text(path.read_text().replace("groue/GRDB.swift/", "groue/Other/"))
        self.check(
            "groue/GRDB.swift isn't listed, but the app contains it",
            "groue/Other is listed, but the app doesn't contain it")

    def test_a_file_that_is_no_property_list(self) -> None:
        self.edit("Resources/PrivacyInfo.xcprivacy", "</dict>", "")
        messages = [each.what for each in check_apple_app.check(self.root)]
        self.assertEqual(len(messages), 1)
        self.assertIn("this isn't a property list", messages[0])

    def test_a_key_that_is_missing(self) -> None:
        self.edit("Resources/Info.plist", "<key>ShopAPI</key>", "<key>OtherAPI</key>")
        self.check("ShopAPI is missing")

    def test_a_file_that_is_missing(self) -> None:
        (self.root / APP / "Resources/PrivacyInfo.xcprivacy").unlink()
        self.check("Resources/PrivacyInfo.xcprivacy doesn't exist", "this file is missing")

    def test_a_setting_that_is_missing(self) -> None:
        self.edit("project.yml", "    SHOP_SCHEME: shop\n", "")
        self.check("project.yml doesn't set SHOP_SCHEME")

    def test_a_shortcut_that_leads_nowhere(self) -> None:
        self.edit("Resources/Info.plist", "<string>/bag</string>", "<string>/basket</string>")
        self.check("the shortcut's link /basket isn't a route")

    def test_a_shortcut_without_a_translation(self) -> None:
        self.edit("Resources/Info.plist", "<string>Bag</string>", "<string>Basket</string>")
        self.check('the shortcut "Basket" isn\'t translated to ar, de')


if __name__ == "__main__":
    unittest.main()
