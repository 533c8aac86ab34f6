"""Names of the project of Apps/Storefront without a file, a product or a link, and the app's list of libraries."""

import json
import plistlib
import re
from pathlib import Path

from .manifests import Manifest
from .problem import Problem

APP = "Apps/Storefront"
LIBRARIES = "Packages/MyAccount/Sources/MyAccount/Models/SoftwareLibrary.swift"
LIBRARY = re.compile(r'SoftwareLibrary\("[^"]+", "[^"]+", "([^/"]+/[^/"]+)/')
# Libraries of the libraries, which the manifest doesn't name.
INDIRECT = {"apple/swift-numerics"}
SUFFIXES = (".plist", ".entitlements", ".xcprivacy")
REQUIRED = {
    "Info.plist": [
        "CFBundleIdentifier", "CFBundleShortVersionString", "CFBundleURLTypes", "ShopAPI", "ShopScheme", "ShopWebHost",
        "UIApplicationSceneManifest", "UIBackgroundModes",
    ],
    "Storefront-iOS.entitlements": ["aps-environment", "com.apple.developer.associated-domains"],
    "Storefront-macOS.entitlements": [
        "com.apple.developer.aps-environment", "com.apple.developer.associated-domains", "com.apple.security.app-sandbox",
        "com.apple.security.network.client", "keychain-access-groups",
    ],
    "PrivacyInfo.xcprivacy": ["NSPrivacyTracking", "NSPrivacyCollectedDataTypes", "NSPrivacyAccessedAPITypes"],
}
# The translations of texts in Info.plist, by the texts themselves.
PLIST_TEXTS = "Resources/InfoPlist.xcstrings"
LANGUAGES = {"ar", "de"}
PATH = re.compile(r'^\s*(?:- )?(?:path|INFOPLIST_FILE|"?CODE_SIGN_ENTITLEMENTS[^:]*):\s*"?([^"#]+?)"?\s*$')
PRODUCT = re.compile(r"^\s*(?:- )?product:\s*(\S+)\s*$")
PACKAGE = re.compile(r"^\s*- package:\s*(\S+)\s*$")
SETTING = re.compile(r"^\s*([A-Z][A-Z_]*):")
VARIABLE = re.compile(r"\$\((\w+)\)")
# Set by Xcode for every target.
XCODE = {"AppIdentifierPrefix", "DEVELOPMENT_LANGUAGE", "EXECUTABLE_NAME", "PRODUCT_BUNDLE_PACKAGE_TYPE"}


def check(manifest: Manifest) -> tuple[list[Problem], str]:
    folder = manifest.root / APP
    project = (folder / "project.yml").read_text().splitlines()
    return [
        *project_problems(manifest, folder, project), *plist_problems(manifest.root, folder, project),
        *library_problems(manifest, project),
    ], "the project's files, products, links and libraries exist"


def project_problems(manifest: Manifest, folder: Path, project: list[str]) -> list[Problem]:
    file = f"{APP}/project.yml"
    found = []
    package = ""
    for number, line in enumerate(project, 1):
        if match := PATH.match(line):
            if not (folder / match[1]).exists():
                found.append(Problem(file, number, f"{match[1]} doesn't exist", "Correct the path, or add the file."))
        if match := PACKAGE.match(line):
            package = match[1]
        if (match := PRODUCT.match(line)) and package == "FlowModules" and match[1] not in manifest.libraries:
            found.append(Problem(
                file, number, f"the root manifest has no library {match[1]}", f"The libraries: {', '.join(sorted(manifest.libraries))}",
            ))
    return found


def plist_problems(root: Path, folder: Path, project: list[str]) -> list[Problem]:
    settings = XCODE | {match[1] for line in project if (match := SETTING.match(line))}
    paths = {route["path"] for route in json.loads((root / "Docs/routes.json").read_text())["routes"]}
    found = []
    texts = folder / PLIST_TEXTS
    translations = json.loads(texts.read_text())["strings"] if texts.exists() else {}
    plists = {each.name: each for each in sorted(folder.rglob("*")) if each.suffix in SUFFIXES}
    for name, keys in REQUIRED.items():
        if name not in plists:
            found.append(Problem(f"{APP}/Resources/{name}", 0, "this file is missing", "Restore it."))
    for name, path in plists.items():
        file = str(path.relative_to(root))
        try:
            content = plistlib.loads(path.read_bytes())
        except Exception as error:  # plistlib raises the errors of its XML parser too.
            found.append(Problem(file, 0, f"this isn't a property list: {error}", "Correct it."))
            continue
        for key in REQUIRED.get(name, []):
            if key not in content:
                found.append(Problem(file, 0, f"{key} is missing", "Add the key."))
        for variable in sorted(set(VARIABLE.findall(path.read_text())) - settings):
            found.append(Problem(file, 0, f"project.yml doesn't set {variable}", "Add it to the settings."))
        for item in content.get("UIApplicationShortcutItems", []):
            title = item.get("UIApplicationShortcutItemTitle", "")
            if missing := LANGUAGES - translations.get(title, {}).get("localizations", {}).keys():
                found.append(Problem(
                    file, 0, f'the shortcut "{title}" isn\'t translated to {", ".join(sorted(missing))}', f"Add it to {PLIST_TEXTS}."))
            link = item.get("UIApplicationShortcutItemUserInfo", {}).get("link")
            if link not in paths:
                found.append(Problem(file, 0, f"the shortcut's link {link} isn't a route", "Use a path of Docs/routes.json."))
    return found


def library_problems(manifest: Manifest, project: list[str]) -> list[Problem]:
    """Compares the app's list of libraries with those that its products have on iPhone."""
    products = [match[1] for line in project if (match := PRODUCT.match(line))]
    used = linked(manifest, products)
    # The libraries of the Mac stand behind a condition.
    listed = set(LIBRARY.findall((manifest.root / LIBRARIES).read_text().split("#if os(macOS)")[0]))
    return [
        Problem(LIBRARIES, 0, f"{name} isn't listed, but the app contains it", "Add it with its license.")
        for name in sorted(used - listed)
    ] + [
        Problem(LIBRARIES, 0, f"{name} is listed, but the app doesn't contain it", "Remove it.")
        for name in sorted(listed - used - INDIRECT)
    ]


def linked(manifest: Manifest, products: list[str]) -> set[str]:
    """The repositories of the libraries in these products on iPhone: `groue/GRDB.swift`."""
    repositories = {
        identity: re.sub(r"^https://github\.com/|\.git$", "", each["url"])
        for identity, each in manifest.external_packages.items()
    }
    found, known, names = set(), set(), list(products)
    while names:
        target = manifest.targets.get(names.pop())
        if target is None or target.name in known:
            continue
        known.add(target.name)
        for dependency in target.dependencies:
            if dependency.is_plugin or (dependency.platforms and "ios" not in dependency.platforms):
                continue
            if dependency.is_external:
                found.add(repositories[dependency.package.lower()])
            else:
                names.append(dependency.name)
    return found
