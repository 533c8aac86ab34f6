import shutil
from pathlib import Path

import pytest

from workspace import apple_app
from workspace.manifests import Manifest, load
from workspace.texts import CATALOG

REPOSITORY = Path(__file__).parents[2]
APP = "Apps/Storefront/"


@pytest.fixture(scope="module")
def dump() -> dict:
    return load(REPOSITORY).dump


@pytest.fixture
def root(tmp_path: Path) -> Path:
    shutil.copytree(REPOSITORY / APP, tmp_path / APP)
    for file in ["Docs/routes.json", apple_app.LIBRARIES, CATALOG]:
        (tmp_path / file).parent.mkdir(parents=True)
        shutil.copy(REPOSITORY / file, tmp_path / file)
    return tmp_path


@pytest.mark.parametrize("file, old, new, expected", [
    (APP + "project.yml", "", "", []),
    (APP + "project.yml", "path: Resources/Assets.xcassets", "path: Resources/Images.xcassets", ["Resources/Images.xcassets doesn't exist"]),
    (APP + "project.yml", "CODE_SIGN_ENTITLEMENTS: Resources/Storefront-iOS", "CODE_SIGN_ENTITLEMENTS: Other", [
        "Other.entitlements doesn't exist"]),
    (APP + "project.yml", "product: DeepLink", "product: DeepLinks", ["the root manifest has no library DeepLinks"]),
    (APP + "project.yml", "    SHOP_SCHEME: shop\n", "", ["project.yml doesn't set SHOP_SCHEME"]),
    (apple_app.LIBRARIES, "groue/GRDB.swift/", "groue/Other/", [
        "groue/GRDB.swift isn't listed, but the app contains it", "groue/Other is listed, but the app doesn't contain it"]),
    (APP + "Resources/PrivacyInfo.xcprivacy", "</dict>", "", ["this isn't a property list"]),
    (APP + "Resources/Info.plist", "<key>ShopAPI</key>", "<key>OtherAPI</key>", ["ShopAPI is missing"]),
    (APP + "Resources/Info.plist", "<string>/bag</string>", "<string>/basket</string>", ["the shortcut's link /basket isn't a route"]),
    (APP + "Resources/Info.plist", "<string>Bag</string>", "<string>Basket</string>", [
        'the shortcut "Basket" isn\'t translated to ar, de']),
])
def test_a_mistake_in_the_project(root: Path, dump: dict, file: str, old: str, new: str, expected: list[str]) -> None:
    text = (root / file).read_text()
    assert old in text
    (root / file).write_text(text.replace(old, new, 1))
    assert [each.what.partition(": ")[0] for each in apple_app.check(Manifest(root, dump))[0]] == expected


def test_a_file_that_is_missing(root: Path, dump: dict) -> None:
    (root / APP / "Resources/PrivacyInfo.xcprivacy").unlink()
    assert [each.what for each in apple_app.check(Manifest(root, dump))[0]] == [
        "Resources/PrivacyInfo.xcprivacy doesn't exist", "this file is missing"]
