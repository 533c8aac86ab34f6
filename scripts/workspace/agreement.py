"""Where the root manifest and the manifests of the packages say different things."""

from __future__ import annotations

import json

from .language import header, language
from .manifests import Manifest, Target, package_folders
from .problem import Problem
from .traits import traits
from .versions import versions


def disagreements(root: Manifest, packages: dict[str, Manifest]) -> list[Problem]:
    found: list[Problem] = []
    found += _packages_without_manifest(root)
    for package in packages.values():
        found += header(root, package)
        found += _targets(root, package)
        found += _products(root, package)
        found += versions(root, package)
    found += _left_over(root, packages)
    found += traits(root, packages)
    for manifest in [root, *packages.values()]:
        found += language(manifest)
    return found


def _packages_without_manifest(root: Manifest) -> list[Problem]:
    return [
        Problem(folder, 0, "this package has no manifest", f"Write {folder}/Package.swift, or remove the folder.")
        for folder in package_folders(root.root)
        if not (root.root / folder / "Package.swift").exists()
    ]


def _targets(root: Manifest, package: Manifest) -> list[Problem]:
    found = []
    for name, target in package.targets.items():
        other = root.targets.get(name)
        if other is None:
            found.append(Problem(
                root.file, root.line_of("targets: ["), f"{package.file} declares {name}, the root does not",
                f'Add to targets: .{_maker(target)}(name: "{name}", …, path: "{target.path}"),',
            ))
            continue
        found += _target(root, other, package, target)
    return found


def _maker(target: Target) -> str:
    return {"test": "testTarget", "executable": "executableTarget", "regular": "target"}.get(target.kind, target.kind)


def _target(root: Manifest, ours: Target, package: Manifest, theirs: Target) -> list[Problem]:
    found = []
    line = package.line_of_target(ours.name)
    for missing in sorted(theirs.dependencies - ours.dependencies):
        found.append(Problem(
            root.file, root.line_of(f'path: "{ours.path}"') or root.line_of_target(ours.name),
            f"{ours.name} lacks the dependency {missing.name} that {package.file} declares",
            f"Add to its dependencies: {missing.declaration}",
        ))
    for missing in sorted(ours.dependencies - theirs.dependencies):
        found.append(Problem(
            package.file, line,
            f"{ours.name} lacks the dependency {missing.name} that the root declares",
            f"Add to its dependencies: {missing.declaration}",
        ))
    for label, mine, other in (("kind", ours.kind, theirs.kind), ("path", ours.path, theirs.path),
                               ("settings", ours.settings, theirs.settings),
                               ("resources and excluded files", ours.resources, theirs.resources)):
        if mine != other:
            found.append(Problem(
                package.file, line, f"{ours.name}: its {label}: {_show(other)}; in the root: {_show(mine)}",
                "Make both the same.",
            ))
    return found


def _show(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _products(root: Manifest, package: Manifest) -> list[Problem]:
    found = []
    if not package.products:
        found.append(Problem(
            package.file, 1, "the package offers no product",
            f'Add: products: [.library(name: "{package.name}", targets: ["{package.name}"])],',
        ))
    for name, content in package.products.items():
        if root.products.get(name) != content:
            verb = "differs in" if name in root.products else "is missing from"
            kind, targets = json.loads(content)
            maker = next(iter(kind))
            listed = ", ".join(f'"{each}"' for each in targets)
            found.append(Problem(
                root.file, root.line_of("products: ["), f"the product {name} of {package.file} {verb} the root",
                f'Write in products: .{maker}(name: "{name}", targets: [{listed}]),',
            ))
    return found


def _left_over(root: Manifest, packages: dict[str, Manifest]) -> list[Problem]:
    found = []
    nested = {name for package in packages.values() for name in package.targets}
    for name, target in root.targets.items():
        if name not in nested and target.path.startswith("Packages/"):
            folder = "/".join(target.path.split("/")[:2])
            found.append(Problem(
                root.file, root.line_of_target(name), f"{folder}/Package.swift does not declare {name}",
                f'Add there to targets: .{_maker(target)}(name: "{name}", …),',
            ))
    offered = {name for package in packages.values() for name in package.products}
    for name in root.products:
        if name not in offered:
            found.append(Problem(
                root.file, root.line_of_target(name), f"no package offers the product {name}",
                "Add it to the manifest of its package, or remove it here.",
            ))
    used = {identity for package in packages.values() for identity in package.external_packages}
    for identity, entry in root.external_packages.items():
        if identity not in used:
            found.append(Problem(
                root.file, root.line_of(entry["url"]), f"no package uses {identity}", "Remove this line.",
            ))
    return found
