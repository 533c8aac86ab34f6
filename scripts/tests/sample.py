"""A small workspace that passes every check, for tests that break it."""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

SETTINGS = """
for target in package.targets where target.type != .plugin {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
"""

LAYERS = {
    "testsOnly": ["Mocks"],
    "feature": {"sees": ["Model"], "tests": ["Mocks"], "system": ["Foundation"]},
    "packages": {
        "Model": {"sees": []},
        "Mocks": {"sees": ["Model"]},
        "Core": {"sees": ["Model"], "external": ["Logging"]},
        "App": {"sees": ["*", "Core", "Model"]},
    },
    "system": ["Foundation", "Dispatch"],
    "testSystem": ["Testing"],
    "pluginSystem": ["PackagePlugin"],
}

LOGGING = '.product(name: "Logging", package: "swift-log")'

# Package: what it depends on, and what its tests depend on besides.
PACKAGES = {
    "Model": ([], None),
    "Mocks": (["Model"], None),
    "Core": (["Model", LOGGING], None),
    "Home": (["Model"], ["Mocks"]),
    "Bag": (["Model"], None),
    "App": (["Bag", "Core", "Home", "Model"], None),
}


class Sample:
    """Writes the workspace anew; `edit` and `write` break it. SwiftPM remembers manifests by path: all use one."""

    _folder = tempfile.TemporaryDirectory(prefix="flow-modules-sample-")
    root = Path(_folder.name).resolve()

    def __init__(self) -> None:
        targets = []
        for name, (sees, tests) in PACKAGES.items():
            folder = f"Packages/{name}"
            targets.append(target("target", name, sees, f"{folder}/Sources/{name}"))
            self.write(f"{folder}/Sources/{name}/{name}.swift", "".join(f"import {module(each)}\n" for each in sees))
            if tests is not None:
                targets.append(target("testTarget", f"{name}Tests", [name, *tests], f"{folder}/Tests/{name}Tests"))
                lines = [f"@testable import {name}", *(f"import {each}" for each in tests), "import Testing"]
                self.write(f"{folder}/Tests/{name}Tests/{name}Tests.swift", "\n".join(lines))
        self.write("Package.swift", manifest(targets))
        self.write("Packages/layers.json", json.dumps(LAYERS))

    def write(self, file: str, text: str) -> None:
        path = self.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def edit(self, file: str, old: str, new: str) -> None:
        text = (self.root / file).read_text()
        assert old in text, f"{file} does not hold {old}"
        self.write(file, text.replace(old, new, 1))

    def remove(self) -> None:
        for entry in self.root.iterdir():
            shutil.rmtree(entry) if entry.is_dir() else entry.unlink()


def module(dependency: str) -> str:
    return "Logging" if dependency == LOGGING else dependency


def target(maker: str, name: str, sees: list[str], path: str) -> str:
    listed = "".join(f"                {each if each == LOGGING else quoted(each)},\n" for each in sees)
    return (
        f"        .{maker}(\n            name: {quoted(name)},\n            dependencies: [\n{listed}            ],\n"
        f"            path: {quoted(path)}\n        ),\n"
    )


def manifest(targets: list[str]) -> str:
    libraries = "".join(f"        .library(name: {quoted(each)}, targets: [{quoted(each)}]),\n" for each in PACKAGES)
    return (
        f"// swift-tools-version: 6.2\nimport PackageDescription\n\nlet package = Package(\n    name: \"sample\",\n"
        f"    platforms: [.iOS(.v18), .macOS(.v15)],\n    products: [\n{libraries}    ],\n"
        f"    dependencies: [\n        .package(url: \"https://github.com/apple/swift-log\", from: \"1.16.2\"),\n    ],\n"
        f"    targets: [\n{''.join(targets)}    ],\n    swiftLanguageModes: [.v6]\n)\n{SETTINGS}"
    )


def quoted(text: str) -> str:
    return f'"{text}"'
