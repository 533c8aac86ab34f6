"""Edges between packages that the rules forbid, that no manifest declares, or that nothing uses."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from .manifests import FILE as MANIFEST, Manifest, Target
from .problem import Problem
from .rules import FILE, Allowed, Rules
from .swift_source import Import, imports, without_comments_and_strings

# Navigation that a view decides itself, so that no router, guard or link knows of it.
_NAVIGATION = re.compile(
    r"\b(?:NavigationLink|NavigationStack|NavigationSplitView)\b"
    r"|\.(?:sheet|fullScreenCover|popover|navigationDestination)\(")

# Sources that aren't views. Stubs of view models are declared beside their previews.
_NO_VIEW = re.compile(r"/(?:Models|Protocols)/|/(?!Previews/)[^/]+/[^/]*ViewModel[^/]*\.swift$")


@dataclass(frozen=True)
class Checked:
    """One target, with all that a finding about it needs to say."""

    manifest: Manifest
    target: Target
    allowed: Allowed
    owners: dict[str, str]
    """Each target of the workspace, and the package that holds it."""
    tools: frozenset[str]
    """Plugins and executables: nothing imports them."""

    @property
    def label(self) -> str:
        return f"the feature {self.target.name}" if self.allowed.is_feature else self.target.name


def violations(manifest: Manifest, rules: Rules) -> list[Problem]:
    owners = {name: target.package for name, target in manifest.targets.items()}
    tools = frozenset(each.name for each in manifest.targets.values() if each.kind in ("plugin", "executable", "macro"))
    found = [
        Problem(FILE, 0, f"names the package {name}, which does not exist", "Remove the name, or add the package.")
        for name in rules.unknown_names()
    ]
    for package, targets in manifest.packages.items():
        for target in targets:
            allowed = rules.allowed(package, target.name, target.kind)
            found += _target(Checked(manifest, target, allowed, owners, tools))
    return found + _files_of_no_target(manifest)


def swift_files(folder: Path) -> list[Path]:
    """The sources below a folder, which can itself be in a hidden folder."""
    files = folder.rglob("*.swift")
    return sorted(file for file in files if not any(part.startswith(".") for part in file.relative_to(folder).parts))


def _target(checked: Checked) -> list[Problem]:
    root = checked.manifest.root
    seen: set[str] = set()
    found = []
    for file in swift_files(root / checked.target.path):
        source = file.read_text(encoding="utf-8")
        name = str(file.relative_to(root))
        for each in imports(source):
            seen.add(each.module)
            problem = _import(checked, name, each)
            found += [problem] if problem else []
        if checked.allowed.is_feature and checked.target.kind != "test":
            found += _navigation(checked, name, source)
    return found + _declared(checked, seen)


def _navigation(checked: Checked, file: str, source: str) -> list[Problem]:
    """A feature shows screens through its router, which guards, links and the journal know of."""
    code = without_comments_and_strings(source)
    return [
        Problem(
            file, code.count("\n", 0, match.start()) + 1,
            f"{checked.label} navigates with {match.group().strip('.(')}",
            "Present a route with the flow's router, or leave through an exit.")
        for match in _NAVIGATION.finditer(code)
    ]


def _import(checked: Checked, file: str, each: Import) -> Problem | None:
    module = each.module
    if module == checked.target.name:
        return None
    declared = {dependency.name for dependency in checked.target.dependencies}
    owner = checked.owners.get(module)
    allowed = checked.allowed
    if owner is None and module not in declared:
        if module in allowed.system:
            return None
        return Problem(file, each.line, f"{checked.label} must not see {module}", _may_see(checked))
    if not _permits(allowed, module, owner):
        return Problem(file, each.line, f"{checked.label} must not see {module}", _may_see(checked))
    if module in allowed.views and checked.target.kind != "test" and _NO_VIEW.search(file):
        return Problem(
            file, each.line, f"{file.rpartition('/')[2]} must not see {module}", "Move what it uses to Model, or to a view.")
    if module not in declared:
        return Problem(
            file, each.line, f"`{each.text}`, but {checked.target.name} does not declare {module}",
            f'Add "{module}" to its dependencies in {MANIFEST}, and run make manifests.',
        )
    return None


def _declared(checked: Checked, seen: set[str]) -> list[Problem]:
    found = []
    for dependency in sorted(checked.target.dependencies):
        owner = checked.owners.get(dependency.name) if not dependency.is_external else None
        line = checked.manifest.line_of_target(checked.target.name)
        is_tool = dependency.is_plugin or dependency.name in checked.tools
        if not is_tool and not _permits(checked.allowed, dependency.name, owner):
            found.append(Problem(
                MANIFEST, line, f"{checked.label} must not depend on {dependency.name}", _may_see(checked),
            ))
        elif not is_tool and dependency.name not in seen and not checked.allowed.is_feature:
            # All features have the same dependencies; a small one doesn't use each of them.
            found.append(Problem(
                MANIFEST, line, f"{checked.target.name} declares {dependency.name} and never imports it",
                f"Remove {dependency.declaration} from its dependencies, and run make manifests.",
            ))
    return found


def _permits(allowed: Allowed, name: str, owner: str | None) -> bool:
    return owner in allowed.packages if owner else name in allowed.external


def _may_see(checked: Checked) -> str:
    allowed = checked.allowed
    names = sorted(allowed.packages - {checked.target.package}) + sorted(allowed.external)
    says = f"It may see {', '.join(names) or 'no other package'}; the rules are in {FILE}."
    if allowed.is_feature:
        says += " A feature leaves through its exits, and gets its services through its container."
    return says


def _files_of_no_target(manifest: Manifest) -> list[Problem]:
    folders = [manifest.root / target.path for target in manifest.targets.values()]
    return [
        Problem(str(file.relative_to(manifest.root)), 0, "no target holds this file", f"Declare its target in {MANIFEST}.")
        for file in swift_files(manifest.root / "Packages")
        if file.name != "Package.swift" and not any(folder in file.parents for folder in folders)
    ]
