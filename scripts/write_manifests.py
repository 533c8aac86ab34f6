#!/usr/bin/env python3
"""Writes Packages/X/Package.swift from the root's Package.swift."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from workspace.manifests import FILE, Dependency, Manifest, ManifestError, Target, load
from workspace.problem import Problem

ROOT = Path(__file__).parent.parent.resolve()
MAKERS = {"regular": "target", "test": "testTarget", "executable": "executableTarget", "plugin": "plugin"}

# The root's trait for what only the running shop needs: on in each package, which has no use without it.
LIVE = "Live"

# The trait of every package from which SharedUI can be reached.
HEADLESS = "Headless"

HANDED_ON = f"""
/// A package that enables `{HEADLESS}` enables it in the packages it depends on.
let handedOn: Set<Package.Dependency.Trait> = [.trait(name: "{HEADLESS}", condition: .when(traits: ["{HEADLESS}"]))]
"""


class Writer:
    """The manifest of one package, in the words of the root's."""

    def __init__(self, manifest: Manifest, name: str) -> None:
        self.manifest = manifest
        self.name = name
        self.targets = manifest.packages[name]
        self.local = sorted(manifest.local_packages(name))
        self.external = {each.package.lower() for target in self.targets for each in target.dependencies if each.package}

    @property
    def text(self) -> str:
        dump = self.manifest.dump
        names = [target.name for target in self.targets]
        products = [product(each) for each in dump["products"] if set(each["targets"]) <= set(names)]
        hands_on = any(has_trait(self.manifest, each) for each in self.local)
        parts = [
            f'name: "{self.name}"', self.platforms, f"products: {array(products)}",
            *([f"traits: {array([self.trait()])}"] if has_trait(self.manifest, self.name) else []),
            *([f"dependencies: {array(self.dependencies())}"] if self.local or self.external else []),
            f"targets: {array([self.target(each) for each in self.targets])}",
            self.language_modes,
        ]
        # From the root, each module is compiled with the names of the root's traits.
        settings = self.settings("Upcoming language features, and the trait of the workspace. With the same flags, both share "
                                 "what is built.", f".define({quoted(LIVE)})")
        return self.file("`make manifests` from the Package.swift of the workspace", HANDED_ON if hands_on else "", settings, parts)

    @property
    def platforms(self) -> str:
        names = {"ios": "iOS", "macos": "macOS"}
        versions = [
            f".{names[each['platformName']]}(.v{each['version'].removesuffix('.0')})" for each in self.manifest.dump["platforms"]]
        return f"platforms: [{', '.join(versions)}]"

    @property
    def language_modes(self) -> str:
        return f"swiftLanguageModes: [{', '.join('.v' + each for each in self.manifest.dump['swiftLanguageVersions'])}]"

    def file(self, writer: str, constants: str, settings: str, parts: list[str]) -> str:
        version = self.manifest.dump["toolsVersion"]["_version"].removesuffix(".0")
        return (
            f"// swift-tools-version: {version}\n// Written by {writer}.\nimport PackageDescription\n{constants}\n{settings}\n"
            f"let package = Package({arguments(parts)})\n"
        )

    def trait(self) -> str:
        description = next(each["description"] for each in self.manifest.dump["traits"] if each["name"] == HEADLESS)
        return f".trait(name: {quoted(HEADLESS)}, description: {quoted(description)})"

    def dependencies(self) -> list[str]:
        suffix = {each: ", traits: handedOn" if has_trait(self.manifest, each) else "" for each in self.local}
        urls = {identity: each for identity, each in self.manifest.external_packages.items() if identity in self.external}
        return [f'.package(path: "../{each}"{suffix[each]})' for each in self.local] + [
            f'.package(url: "{each["url"]}", from: "{lower_bound(each)}")' for each in urls.values()
        ]

    def settings(self, comment: str, *defined: str) -> str:
        entries = [json.dumps(target.entry["settings"]) for target in self.targets if target.entry["settings"]]
        if len(set(entries)) > 1:
            raise ManifestError(f"{FILE}: error: the targets of {self.name} have different settings")
        features = [each["kind"]["enableUpcomingFeature"]["_0"] for each in json.loads(entries[0])]
        lines = [*defined, *(f".enableUpcomingFeature({quoted(each)})" for each in features)]
        return f"/// {comment}\nlet settings: [SwiftSetting] = {array(lines)}\n"

    def target(self, target: Target) -> str:
        entry = target.entry
        plugins = [self.plugin(each) for each in target.dependencies if each.is_plugin]
        dependencies = [self.dependency(each) for each in target.dependencies if not each.is_plugin]
        parts = [
            f"name: {quoted(target.name)}",
            *([f"capability: {capability(entry['pluginCapability'])}"] if target.kind == "plugin" else []),
            *([f"dependencies: {array(dependencies)}"] if dependencies else []),
            *self.location(target),
            *([f"exclude: [{', '.join(map(quoted, entry['exclude']))}]"] if entry["exclude"] else []),
            *([f"resources: {array([resource(each) for each in entry['resources']])}"] if entry["resources"] else []),
            *(["packageAccess: false"] if not entry["packageAccess"] else []),
            *(["swiftSettings: settings"] if entry["settings"] else []),
            *([f"plugins: [{', '.join(plugins)}]"] if plugins else []),
        ]
        return f".{MAKERS[target.kind]}({arguments(parts)})"

    def location(self, target: Target) -> list[str]:
        """The argument that says where the target's files are, unless they are where SwiftPM expects them."""
        return []

    def plugin(self, dependency: Dependency) -> str:
        owner = self.manifest.targets[dependency.name].package
        return f".plugin(name: {quoted(dependency.name)}, package: {quoted(owner)})"

    def dependency(self, dependency: Dependency) -> str:
        traits = [each for each in dependency.traits if each != LIVE]
        conditions = [
            *([f"platforms: [{', '.join(platform(each) for each in dependency.platforms)}]"] if dependency.platforms else []),
            *([f"traits: [{', '.join(map(quoted, traits))}]"] if traits else []),
        ]
        condition = f", condition: .when({', '.join(conditions)})" if conditions else ""
        if dependency.package:
            return f".product(name: {quoted(dependency.name)}, package: {quoted(dependency.package)}{condition})"
        if not condition:
            return quoted(dependency.name)
        return self.local_dependency(dependency.name, condition)

    def local_dependency(self, name: str, condition: str) -> str:
        return f".product(name: {quoted(name)}, package: {quoted(name)}{condition})"


def has_trait(manifest: Manifest, package: str) -> bool:
    """Whether a package, or one that it depends on, depends on something for the trait Headless."""
    return any(HEADLESS in each.traits for target in manifest.packages[package] for each in target.dependencies) or any(
        has_trait(manifest, each) for each in ships_with(manifest, package))


def ships_with(manifest: Manifest, package: str) -> set[str]:
    """The packages that a package depends on without its tests, which the trait doesn't concern."""
    names = {
        each.name for target in manifest.packages[package] if not target.is_test for each in target.dependencies
        if not each.is_external}
    return {manifest.targets[name].package for name in names} - {package}


def product(entry: dict) -> str:
    return f".{next(iter(entry['type']))}(name: {quoted(entry['name'])}, targets: [{', '.join(map(quoted, entry['targets']))}])"


def lower_bound(entry: dict) -> str:
    try:
        return entry["requirement"]["range"][0]["lowerBound"]
    except (KeyError, IndexError):
        raise ManifestError(f"{FILE}: error: {entry['url']} isn't required with `from:`") from None


def resource(entry: dict) -> str:
    return f".{next(iter(entry['rule']))}({quoted(entry['path'])})"


def capability(entry: dict) -> str:
    if "buildTool" in entry:
        return ".buildTool()"
    intent = entry["command"][0]["custom"]
    return (
        f".command(intent: .custom(verb: {quoted(intent['verb'])}, description: {quoted(intent['description'])}))"
    )


def platform(name: str) -> str:
    return "." + {"macos": "macOS", "ios": "iOS"}.get(name, name)


def array(elements: list[str]) -> str:
    return "[\n" + "".join(f"{each},\n" for each in elements) + "]"


def arguments(parts: list[str]) -> str:
    return "\n" + ",\n".join(parts) + "\n"


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def manifests(manifest: Manifest) -> dict[str, str]:
    """The text of each package's manifest, by its path in the workspace, formatted as all sources are."""
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        for name in manifest.packages:
            (folder / f"{name}.swift").write_text(Writer(manifest, name).text)
        configuration = ["--configuration", str(ROOT / ".swift-format")]
        subprocess.run(
            ["swift", "format", "--in-place", "--parallel", "--recursive", *configuration, folder], check=True)
        return {f"Packages/{name}/{FILE}": (folder / f"{name}.swift").read_text() for name in manifest.packages}


def stale(root: Path, texts: dict[str, str]) -> list[Problem]:
    # A package of another branch leaves a folder with what git ignores.
    left = {"Package.resolved", ".build", ".swiftpm"}
    folders = sorted(
        each.name for each in (root / "Packages").iterdir() if each.is_dir() and {file.name for file in each.iterdir()} - left)
    return [
        Problem(file, 0, "differs from the manifest of the workspace", "Change the root's Package.swift, then run make manifests.")
        for file, text in texts.items()
        if not (root / file).exists() or (root / file).read_text() != text
    ] + [
        Problem(f"Packages/{name}", 0, f"{FILE} has no target in this folder", "Declare its targets, or remove the folder.")
        for name in folders if f"Packages/{name}/{FILE}" not in texts
    ]


def unused(manifest: Manifest) -> list[Problem]:
    used = {each.package.lower() for target in manifest.targets.values() for each in target.dependencies}
    return [
        Problem(FILE, manifest.line_of(entry["url"]), f"no target uses {identity}", "Remove this line.")
        for identity, entry in manifest.external_packages.items() if identity not in used
    ]


def check(manifest: Manifest) -> tuple[list[Problem], str]:
    texts = manifests(manifest)
    return stale(manifest.root, texts) + unused(manifest), f"those of {len(texts)} packages agree with the workspace's"


def main(root: Path) -> int:
    try:
        texts = manifests(load(root))
    except ManifestError as error:
        print(error)
        return 1
    changed = [file for file, text in texts.items() if not (root / file).exists() or (root / file).read_text() != text]
    for file in changed:
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(texts[file])
    print(f"manifests: {len(changed)} of {len(texts)} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(ROOT))
