#!/usr/bin/env python3
"""Fails when the project of Apps/Storefront names a file, a product or a link that doesn't exist."""

from __future__ import annotations

import json
import plistlib
import re
import sys
from pathlib import Path

from workspace.problem import Problem, report

APP = "Apps/Storefront"
SUFFIXES = (".plist", ".entitlements", ".xcprivacy")
REQUIRED = {
    "Info.plist": [
        "CFBundleIdentifier", "CFBundleShortVersionString", "CFBundleURLTypes", "ShopAPI", "ShopScheme", "ShopWebHost",
        "UIApplicationSceneManifest", "UIBackgroundModes",
    ],
    "Storefront-iOS.entitlements": ["aps-environment", "com.apple.developer.associated-domains"],
    "Storefront-macOS.entitlements": [
        "com.apple.developer.aps-environment", "com.apple.developer.associated-domains", "com.apple.security.app-sandbox",
        "com.apple.security.network.client",
    ],
    "PrivacyInfo.xcprivacy": ["NSPrivacyTracking", "NSPrivacyCollectedDataTypes", "NSPrivacyAccessedAPITypes"],
}
PATH = re.compile(r'^\s*(?:- )?(?:path|INFOPLIST_FILE|"?CODE_SIGN_ENTITLEMENTS[^:]*):\s*"?([^"#]+?)"?\s*$')
PRODUCT = re.compile(r"^\s*(?:- )?product:\s*(\S+)\s*$")
PACKAGE = re.compile(r"^\s*- package:\s*(\S+)\s*$")
SETTING = re.compile(r"^\s*([A-Z][A-Z_]*):")
VARIABLE = re.compile(r"\$\((\w+)\)")
# Set by Xcode for every target.
XCODE = {"DEVELOPMENT_LANGUAGE", "EXECUTABLE_NAME", "PRODUCT_BUNDLE_PACKAGE_TYPE"}


def check(root: Path) -> list[Problem]:
    folder = root / APP
    project = (folder / "project.yml").read_text().splitlines()
    return project_problems(root, folder, project) + plist_problems(root, folder, project)


def project_problems(root: Path, folder: Path, project: list[str]) -> list[Problem]:
    file = f"{APP}/project.yml"
    offered = set(re.findall(r'\.library\(name: "([^"]+)"', (root / "Package.swift").read_text()))
    found = []
    package = ""
    for number, line in enumerate(project, 1):
        if match := PATH.match(line):
            if not (folder / match[1]).exists():
                found.append(Problem(file, number, f"{match[1]} doesn't exist", "Correct the path, or add the file."))
        if match := PACKAGE.match(line):
            package = match[1]
        if (match := PRODUCT.match(line)) and package == "FlowModules" and match[1] not in offered:
            found.append(Problem(
                file, number, f"the root manifest has no library {match[1]}", f"The libraries: {', '.join(sorted(offered))}",
            ))
    return found


def plist_problems(root: Path, folder: Path, project: list[str]) -> list[Problem]:
    settings = XCODE | {match[1] for line in project if (match := SETTING.match(line))}
    paths = {route["path"] for route in json.loads((root / "Docs/routes.json").read_text())["routes"]}
    found = []
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
            link = item.get("UIApplicationShortcutItemUserInfo", {}).get("link")
            if link not in paths:
                found.append(Problem(file, 0, f"the shortcut's link {link} isn't a route", "Use a path of Docs/routes.json."))
    return found


def main(root: Path) -> int:
    return report("Apple app", check(root), "the project's files, products and links exist")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent).resolve()))
