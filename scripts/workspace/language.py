"""The language that every target is written in: Swift 6 mode, and the features of the language to come."""

from __future__ import annotations

import json

from .manifests import Manifest
from .problem import Problem

REQUIRED_FEATURES = (
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
)


def header(root: Manifest, package: Manifest) -> list[Problem]:
    found = []
    for key, label in (("platforms", "platforms"), ("swiftLanguageVersions", "Swift language mode"),
                       ("toolsVersion", "tools version")):
        if package.dump[key] != root.dump[key]:
            found.append(Problem(
                package.file, package.line_of(key) or 1,
                f"{label}: {json.dumps(package.dump[key])}; in the root: {json.dumps(root.dump[key])}",
                "Make both the same.",
            ))
    if package.dump["name"] != package.name:
        found.append(Problem(
            package.file, package.line_of("name:"),
            f'the package is named "{package.dump["name"]}", its folder {package.name}', f'Write: name: "{package.name}",',
        ))
    return found


def language(manifest: Manifest) -> list[Problem]:
    found = []
    if manifest.dump["swiftLanguageVersions"] != ["6"]:
        found.append(Problem(manifest.file, 1, "not in Swift 6 mode", "Add: swiftLanguageModes: [.v6]"))
    for target in manifest.targets.values():
        if target.kind in ("plugin", "binary", "system"):
            continue
        for feature in REQUIRED_FEATURES:
            if not any(f'"{feature}"' in setting for setting in target.settings):
                found.append(Problem(
                    manifest.file, manifest.line_of_target(target.name), f"{target.name} is built without {feature}",
                    f'Add to its settings: .enableUpcomingFeature("{feature}")',
                ))
    return found
