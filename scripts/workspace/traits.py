"""The trait Headless, which every package between the root of a build and SharedUI hands on."""

from __future__ import annotations

from .manifests import Manifest
from .problem import Problem

TRAIT = "Headless"
CONDITION = f'[.trait(name: "{TRAIT}", condition: .when(traits: ["{TRAIT}"]))]'


def traits(root: Manifest, packages: dict[str, Manifest]) -> list[Problem]:
    """Returns a problem for each package that has no trait Headless, or does not hand it on, and has to."""
    found = []
    users = [each for each in packages.values() if TRAIT in each.traits]
    if users and TRAIT not in root.traits:
        found.append(Problem(
            root.file, root.line_of("traits: ["), f"{users[0].file} has the trait {TRAIT}, the root does not",
            f'Add to traits: .trait(name: "{TRAIT}"),',
        ))
    for package in packages.values():
        for name, handed_on in package.local_traits.items():
            if name not in packages or TRAIT not in packages[name].traits or (TRAIT, (TRAIT,)) in handed_on:
                continue
            line = package.line_of(f'"../{name}"')
            found.append(Problem(
                package.file, line, f"the trait {TRAIT} is not handed on to {name}",
                f'Write: .package(path: "../{name}", traits: {CONDITION}),',
            ))
            if TRAIT not in package.traits:
                found.append(Problem(
                    package.file, line, f"the package has no trait {TRAIT}, and depends on {name}, which has it",
                    f'Add: traits: [.trait(name: "{TRAIT}")],',
                ))
    return found
