"""Where packages from elsewhere are asked for in different versions, or by nobody."""

from __future__ import annotations

import json

from .manifests import Manifest
from .problem import Problem


def versions(root: Manifest, package: Manifest) -> list[Problem]:
    found = []
    for identity, entry in package.external_packages.items():
        expected = root.external_packages.get(identity)
        if expected == entry:
            continue
        if expected is None:
            found.append(Problem(
                root.file, root.line_of("dependencies: ["), f"{package.file} uses {identity}, the root does not know it",
                f'Add to dependencies: .package(url: "{entry["url"]}", …),',
            ))
        else:
            found.append(Problem(
                package.file, package.line_of(entry["url"]),
                f"{identity}: {json.dumps(entry)}; in the root: {json.dumps(expected)}",
                f"Copy the root's line {root.line_of(expected['url'])}.",
            ))
    used = {each.name for target in package.targets.values() for each in target.dependencies}
    used_packages = {each.package.lower() for target in package.targets.values() for each in target.dependencies}
    for identity, name in package.local_packages.items():
        if name not in used and identity not in used_packages and not _offers(root, name, used):
            found.append(Problem(
                package.file, package.line_of(f"../{name}"), f"no target uses the package {name}",
                f'Remove: .package(path: "../{name}"),',
            ))
    for identity, entry in package.external_packages.items():
        if identity not in used_packages:
            found.append(Problem(
                package.file, package.line_of(entry["url"]), f"no target uses the package {identity}", "Remove this line.",
            ))
    return found


def _offers(root: Manifest, package: str, used: set[str]) -> bool:
    """Whether a used product or plugin has its sources in the folder of `package`."""
    return any(root.targets[name].path.startswith(f"Packages/{package}/") for name in used if name in root.targets)
