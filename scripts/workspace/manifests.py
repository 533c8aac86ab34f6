"""Reads manifests through `swift package dump-package` and brings them into a form that can be compared."""

from __future__ import annotations

import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path


class ManifestError(Exception):
    """A manifest that SwiftPM could not read. Its text is SwiftPM's own."""


@dataclass(frozen=True, order=True)
class Dependency:
    """What a target depends on: `package` is empty for a target of this workspace."""

    name: str
    package: str
    platforms: tuple[str, ...]
    is_plugin: bool = False

    @property
    def is_external(self) -> bool:
        return self.package != ""

    @property
    def declaration(self) -> str:
        """The line that declares it, as it would stand in a manifest."""
        condition = f", condition: .when(platforms: [{', '.join('.' + p for p in self.platforms)}])"
        suffix = condition if self.platforms else ""
        if self.is_plugin:
            return f'.plugin(name: "{self.name}")'
        if self.is_external:
            return f'.product(name: "{self.name}", package: "{self.package}"{suffix}),'
        return f'.target(name: "{self.name}"{suffix}),' if suffix else f'"{self.name}",'


@dataclass(frozen=True)
class Target:
    name: str
    kind: str
    path: str
    dependencies: frozenset[Dependency]
    settings: tuple[str, ...]
    resources: str

    @property
    def is_test(self) -> bool:
        return self.kind == "test"


@dataclass(frozen=True)
class Manifest:
    """One `Package.swift`. `folder` is relative to the workspace, empty for the root."""

    root: Path
    folder: str
    dump: dict

    @property
    def file(self) -> str:
        return f"{self.folder}/Package.swift" if self.folder else "Package.swift"

    @property
    def name(self) -> str:
        return Path(self.folder).name if self.folder else self.dump["name"]

    def line_of(self, text: str, after: int = 0) -> int:
        """The first line behind `after` that holds `text`; 0 when none does."""
        lines = (self.root / self.file).read_text().splitlines()
        return next((number for number, line in enumerate(lines, 1) if number > after and text in line), 0)

    def line_of_target(self, name: str) -> int:
        """The line that names the target; products of the same name stand above the list of targets."""
        return self.line_of(f'name: "{name}"', after=self.line_of("    targets: ["))

    @cached_property
    def local_packages(self) -> dict[str, str]:
        """Path dependencies: identity to folder name."""
        entries = (entry["fileSystem"][0] for entry in self.dump["dependencies"] if "fileSystem" in entry)
        return {entry["identity"]: Path(entry["path"]).name for entry in entries}

    @cached_property
    def traits(self) -> set[str]:
        """The names of the package's traits."""
        return {each["name"] for each in self.dump.get("traits", [])}

    @cached_property
    def local_traits(self) -> dict[str, set[tuple[str, tuple[str, ...]]]]:
        """Path dependencies: folder name to the traits it enables, each with the traits that this depends on."""
        entries = (entry["fileSystem"][0] for entry in self.dump["dependencies"] if "fileSystem" in entry)
        return {
            Path(entry["path"]).name: {
                (each["name"], tuple((each.get("condition") or {}).get("traits", [])))
                for each in entry.get("traits", [])
            }
            for entry in entries
        }

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
    def targets(self) -> dict[str, Target]:
        return {entry["name"]: self._target(entry) for entry in self.dump["targets"]}

    @cached_property
    def products(self) -> dict[str, str]:
        """Product name to its kind and targets, as comparable text."""
        return {
            product["name"]: json.dumps([product["type"], sorted(product["targets"])], sort_keys=True)
            for product in self.dump["products"]
        }

    def _target(self, entry: dict) -> Target:
        base = "Tests" if entry["type"] == "test" else "Plugins" if entry["type"] == "plugin" else "Sources"
        path = os.path.normpath(os.path.join(self.folder, entry.get("path") or f"{base}/{entry['name']}"))
        plugins = entry.get("pluginUsages") or []
        return Target(
            name=entry["name"],
            kind=entry["type"],
            path=path,
            dependencies=frozenset(
                [self._dependency(each) for each in entry["dependencies"]] + [plugin_usage(each) for each in plugins]
            ),
            settings=tuple(json.dumps(each, sort_keys=True) for each in entry["settings"]),
            resources=json.dumps([entry["resources"], entry["exclude"]], sort_keys=True),
        )

    def _dependency(self, entry: dict) -> Dependency:
        kind, values = next(iter(entry.items()))
        condition = next((value for value in values if isinstance(value, dict) and "platformNames" in value), {})
        # Traits are left out on purpose: only the root has them, for those who depend on it.
        platforms = tuple(sorted(condition.get("platformNames", [])))
        package = values[1] if kind == "product" else ""
        if package and package.lower() in self.local_packages:
            package = ""
        return Dependency(values[0], package or "", platforms)


def plugin_usage(entry: dict) -> Dependency:
    """A plugin that a target uses; its package makes no difference to the workspace."""
    return Dependency(next(iter(entry.values()))[0], "", (), is_plugin=True)


def dump(folder: Path) -> dict:
    """What SwiftPM makes of the manifest in `folder`. Throws `ManifestError` with SwiftPM's words."""
    run = subprocess.run(
        ["swift", "package", "dump-package", "--package-path", str(folder)], capture_output=True, text=True
    )
    if run.returncode != 0:
        raise ManifestError(f"{folder}/Package.swift: error: SwiftPM can't read this manifest\n{run.stderr.strip()}")
    return json.loads(run.stdout)


def package_folders(root: Path) -> list[str]:
    """Every `Packages/X`, sorted."""
    return sorted(f"Packages/{each.name}" for each in (root / "Packages").iterdir() if each.is_dir())


def load(root: Path) -> tuple[Manifest, dict[str, Manifest]]:
    """The root manifest and those of all packages by name. Throws `ManifestError`."""
    folders = [""] + [each for each in package_folders(root) if (root / each / "Package.swift").exists()]
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 2) as pool:
        dumps = list(pool.map(lambda folder: dump(root / folder), folders))
    manifests = [Manifest(root, folder, data) for folder, data in zip(folders, dumps)]
    return manifests[0], {each.name: each for each in manifests[1:]}
