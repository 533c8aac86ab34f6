#!/usr/bin/env python3
"""Writes the engine as a package of its own into a folder: its packages, and a manifest that names nothing of the shop.

SwiftPM takes only the root of a repository by URL and version, and no two packages of an app may have targets of one name. So
an app with a module `Search` can't depend on the workspace, and can depend on the engine.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path

from workspace.changelog import version
from workspace.manifests import FILE, Manifest, ManifestError, Target, load
from write_manifests import Writer, array, product, quoted

ROOT = Path(__file__).parent.parent.resolve()
NAME = "flow-engine"
FILES = ["LICENSE", "CODE_OF_CONDUCT.md", ".editorconfig", ".gitignore", ".spi.yml", ".swift-format"]
# Its own README, changelog and security policy.
DOCUMENTS = ROOT / "Docs/Engine"


class EngineWriter(Writer):
    """The manifest of the engine, whose targets are those of several packages."""

    def __init__(self, manifest: Manifest, packages: list[str]) -> None:
        self.manifest = manifest
        self.targets = [each for name in packages for each in manifest.packages[name]]
        self.local = []
        self.external = {each.package.lower() for target in self.targets for each in target.dependencies if each.package}

    @property
    def text(self) -> str:
        dump = self.manifest.dump
        names = {target.name for target in self.targets}
        parts = [
            f"name: {quoted(NAME)}", self.platforms,
            f"products: {array([product(each) for each in dump['products'] if set(each['targets']) <= names])}",
            f"traits: {array([self.trait()])}",
            f"dependencies: {array(self.dependencies())}",
            f"targets: {array([self.target(each) for each in self.targets])}",
            self.language_modes,
        ]
        settings = self.settings("The language as it is going to be.")
        return self.file("`make engine` from the Package.swift of Flow Modules", "", settings, parts)

    def location(self, target: Target) -> list[str]:
        return [f"path: {quoted(target.path)}"]

    def local_dependency(self, name: str, condition: str) -> str:
        return f".target(name: {quoted(name)}{condition})"


def missing(targets: list[Target]) -> list[str]:
    """The dependencies of the engine on other packages of the workspace."""
    names = {each.name for each in targets}
    return sorted({
        f"{target.name} depends on {each.name}" for target in targets for each in target.dependencies
        if not each.is_external and each.name not in names})


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="a folder that doesn't exist, or that this command wrote")
    folder = parser.parse_args().folder.resolve()
    marker = folder / FILE
    if folder.exists() and not (marker.exists() and f"name: {quoted(NAME)}" in marker.read_text()):
        print(f"{folder} exists, and isn't the engine's. Choose another folder.")
        return 1
    packages = json.loads((ROOT / "Packages/layers.json").read_text())["engine"]
    try:
        manifest = load(ROOT)
    except ManifestError as error:
        print(error)
        return 1
    writer = EngineWriter(manifest, packages)
    if problems := missing(writer.targets):
        print("\n".join(f"{each}, which isn't in the engine" for each in problems))
        return 1
    text = writer.text
    shutil.rmtree(folder / "Packages", ignore_errors=True)
    for name in packages:
        shutil.copytree(ROOT / "Packages" / name, folder / "Packages" / name, ignore=shutil.ignore_patterns(".*", FILE))
    for file in FILES:
        if (ROOT / file).exists():
            shutil.copy2(ROOT / file, folder / file)
    for file in DOCUMENTS.glob("*.md"):
        (folder / file.name).write_text(file.read_text().replace("](../../", "]("))
    marker.write_text(text)
    subprocess.run(["swift", "format", "--in-place", marker], check=True)
    print(f"{folder} has the engine: {', '.join(packages)}\nIts version is {version(ROOT)}. Commit it there, and release it with: git tag {version(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
