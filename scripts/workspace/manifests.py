"""Reads the root manifest through `swift package dump-package`: it declares every target, product and dependency."""

import json
import os
import subprocess
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

FILE = "Package.swift"


class ManifestError(Exception):
    """A manifest that can't be read or that a package can't be written from."""


@dataclass(frozen=True, order=True)
class Dependency:
    """What a target depends on: `package` is empty for a target of this workspace."""

    name: str
    package: str = ""
    platforms: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    is_plugin: bool = False

    @property
    def is_external(self) -> bool:
        return self.package != ""

    @property
    def declaration(self) -> str:
        """Its text in the root manifest, without a condition."""
        return f'.product(name: "{self.name}", package: "{self.package}")' if self.package else f'"{self.name}"'


@dataclass(frozen=True)
class Target:
    name: str
    kind: str
    path: str
    dependencies: tuple[Dependency, ...]
    entry: dict
    """The target as SwiftPM prints it."""

    @property
    def is_test(self) -> bool:
        return self.kind == "test"

    @property
    def package(self) -> str:
        """The package that it's in, or an empty text for a target outside of `Packages`."""
        parts = self.path.split("/")
        return parts[1] if parts[0] == "Packages" and len(parts) > 2 else ""


@dataclass(frozen=True)
class Manifest:
    """The root's `Package.swift`."""

    root: Path
    dump: dict

    def line_of(self, text: str) -> int:
        """The first line that holds `text`; 0 when none does."""
        lines = (self.root / FILE).read_text().splitlines()
        return next((number for number, line in enumerate(lines, 1) if text in line), 0)

    def line_of_target(self, name: str) -> int:
        """The line that names the target. Tests are declared with their module."""
        return self.line_of(f'"{name}"') or self.line_of(f'"{name.removesuffix("Tests")}"')

    @cached_property
    def external_packages(self) -> dict[str, dict]:
        """Dependencies by URL: identity to url, requirement and traits."""
        found = {}
        for entry in self.dump["dependencies"]:
            if "sourceControl" in entry:
                control = entry["sourceControl"][0]
                found[control["identity"]] = {
                    "url": control["location"].get("remote", [{}])[0].get("urlString", ""),
                    "requirement": control["requirement"],
                    "traits": sorted(trait["name"] for trait in control.get("traits", [])),
                }
        return found

    @cached_property
    def libraries(self) -> set[str]:
        """The names of the products that are libraries."""
        return {each["name"] for each in self.dump["products"] if "library" in each["type"]}

    @cached_property
    def targets(self) -> dict[str, Target]:
        return {entry["name"]: target(entry) for entry in self.dump["targets"]}

    @cached_property
    def packages(self) -> dict[str, list[Target]]:
        """The targets of each package, by the package's name."""
        found: dict[str, list[Target]] = {}
        for each in self.targets.values():
            if each.package:
                found.setdefault(each.package, []).append(each)
        return dict(sorted(found.items()))

    def local_packages(self, package: str) -> set[str]:
        """The packages of the workspace that a package depends on."""
        names = {each.name for target in self.packages[package] for each in target.dependencies if not each.is_external}
        return {self.targets[name].package for name in names if name in self.targets} - {package}


def target(entry: dict) -> Target:
    plugins = entry.get("pluginUsages") or []
    base = "Tests" if entry["type"] == "test" else "Plugins" if entry["type"] == "plugin" else "Sources"
    return Target(
        name=entry["name"],
        kind=entry["type"],
        path=os.path.normpath(entry.get("path") or f"{base}/{entry['name']}"),
        dependencies=tuple(
            [dependency(each) for each in entry["dependencies"]]
            + [Dependency(next(iter(each.values()))[0], is_plugin=True) for each in plugins]
        ),
        entry=entry,
    )


def dependency(entry: dict) -> Dependency:
    kind, values = next(iter(entry.items()))
    condition = next((value for value in values if isinstance(value, dict) and "platformNames" in value), {})
    return Dependency(
        values[0], (values[1] or "") if kind == "product" else "", tuple(condition.get("platformNames", [])),
        tuple(condition.get("traits", [])))


def load(root: Path) -> Manifest:
    """The root manifest. Throws `ManifestError` with SwiftPM's words."""
    run = subprocess.run(
        ["swift", "package", "dump-package", "--package-path", str(root)], capture_output=True, text=True
    )
    if run.returncode != 0:
        raise ManifestError(f"{root}/{FILE}: error: SwiftPM can't read this manifest\n{run.stderr.strip()}")
    return Manifest(root, json.loads(run.stdout))
