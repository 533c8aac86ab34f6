"""A small workspace that passes every check, for tests that break it."""

import copy
import json
import shutil
from pathlib import Path
from types import ModuleType

import pytest

from workspace.manifests import Manifest, load

MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let logging = Target.Dependency.product(name: "Logging", package: "swift-log")

func module(_ name: String, _ dependencies: [Target.Dependency], tests: [Target.Dependency] = []) -> [Target] {
    [
        .target(name: name, dependencies: dependencies, path: "Packages/\\(name)/Sources/\\(name)"),
        .testTarget(name: name + "Tests", dependencies: [.target(name: name)] + tests, path: "Packages/\\(name)/Tests/\\(name)Tests"),
    ]
}

let targets =
    module("Model", [])
    + module("Mocks", ["Model"])
    + module("Core", ["Model", logging])
    + module("Home", ["Model"], tests: ["Mocks"])
    + module("Bag", ["Model"])
    + module("App", ["Bag", "Core", "Home", "Model"])

let package = Package(
    name: "sample",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: ["Model", "Mocks", "Core", "Home", "Bag", "App"].map { .library(name: $0, targets: [$0]) },
    dependencies: [
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2")
    ],
    targets: targets,
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
}
"""
RULES = {
    "testsOnly": ["Mocks"],
    "feature": {"sees": ["Model"], "tests": ["Mocks"], "system": ["Foundation"]},
    "packages": {
        "Model": {"sees": []},
        "Mocks": {"sees": ["Model"]},
        "Core": {"sees": ["Model"], "external": ["Logging"]},
        "App": {"sees": ["*", "Core", "Model"]},
    },
    "system": ["Foundation", "Dispatch"], "testSystem": ["Testing"], "pluginSystem": ["PackagePlugin"],
}


class Workspace:
    """Its folder, its rules, and its manifest as SwiftPM prints it. All of them can be edited."""

    def __init__(self, root: Path, dump: dict) -> None:
        self.root, self.dump, self.rules = root, copy.deepcopy(dump), copy.deepcopy(RULES)

    def write(self, file: str, text: str = "") -> Path:
        path = self.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def edit(self, file: str, old: str, new: str) -> None:
        text = (self.root / file).read_text()
        assert old in text, f"{file} does not hold {old}"
        self.write(file, text.replace(old, new, 1))

    def target(self, name: str) -> dict:
        return next(each for each in self.dump["targets"] if each["name"] == name)

    @property
    def manifest(self) -> Manifest:
        self.write("Packages/layers.json", json.dumps(self.rules))
        return Manifest(self.root, self.dump)

    def findings(self, check: ModuleType) -> list[str]:
        return [str(each) for each in sorted(check.check(self.manifest)[0])]


@pytest.fixture(scope="session")
def sample(tmp_path_factory) -> Workspace:
    root = tmp_path_factory.mktemp("sample")
    (root / "Package.swift").write_text(MANIFEST)
    found = Workspace(root, load(root).dump)
    for target in found.dump["targets"]:
        modules = [each.get("byName", each.get("product", [""]))[0] or each["target"][0] for each in target["dependencies"]]
        modules += ["Testing"] if target["type"] == "test" else []
        found.write(f"{target['path']}/{target['name']}.swift", "".join(f"import {each}\n" for each in modules))
    return found


@pytest.fixture
def workspace(sample: Workspace, tmp_path: Path) -> Workspace:
    shutil.copytree(sample.root, tmp_path / "workspace")
    return Workspace((tmp_path / "workspace").resolve(), sample.dump)
