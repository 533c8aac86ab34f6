"""Edges between packages that the rules forbid, that no manifest declares, or that nothing uses; navigation past the router."""

import json
import re
from pathlib import Path

from .manifests import FILE as MANIFEST, Dependency, Manifest, Target
from .problem import Problem
from .swift_source import Import, imports, without_comments_and_strings, without_debug

LAYERS = "Packages/layers.json"

# Navigation that a view decides itself, so that no router, guard or link knows of it.
_NAVIGATION = re.compile(
    r"\b(?:NavigationLink|NavigationStack|NavigationSplitView)\b"
    r"|\.(?:sheet|fullScreenCover|popover|navigationDestination)\(")

# Sources that aren't views. A route has the views of its screens.
_NO_VIEW = re.compile(r"^(?!.*/UI/|.*Route\.swift$)|/[^/]*ViewModel[^/]*\.swift$")

_EXIT = re.compile(r"^public enum (\w+Exit)\b.*?^}", re.M | re.S)
_CASE = re.compile(r"^    case (\w+)", re.M)


def check(manifest: Manifest) -> tuple[list[Problem], str]:
    rules = json.loads((manifest.root / LAYERS).read_text())
    named = set(rules["packages"])
    for rule in [rules["feature"], *rules["packages"].values()]:
        named |= {*rule["sees"], *rule.get("tests", [])}.union(*rule.get("targets", {}).values())
    found = [
        Problem(LAYERS, 0, f"names the package {name}, which does not exist", "Remove the name, or add the package.")
        for name in sorted(named - manifest.packages.keys() - {"*"})]
    features = sorted(manifest.packages.keys() - rules["packages"])
    for targets in manifest.packages.values():
        for target in targets:
            found += Checked(manifest, rules, target).problems()
    for feature in features:
        found += exits_without_user(manifest.root, feature)
    files = swift_files(manifest.root / "Packages")
    folders = [manifest.root / target.path for target in manifest.targets.values()]
    found += [
        Problem(str(file.relative_to(manifest.root)), 0, "no target holds this file", f"Declare its target in {MANIFEST}.")
        for file in files if file.name != MANIFEST and not any(folder in file.parents for folder in folders)]
    return found, f"{len(files)} files of {len(manifest.packages)} packages, {len(features)} of them features"


def swift_files(folder: Path) -> list[Path]:
    """The sources below a folder, which can itself be in a hidden folder."""
    files = folder.rglob("*.swift")
    return sorted(file for file in files if not any(part.startswith(".") for part in file.relative_to(folder).parts))


class Checked:
    """One target, and what it may depend on: packages of the workspace, products of others, modules of the system."""

    def __init__(self, manifest: Manifest, rules: dict, target: Target) -> None:
        self.manifest, self.target = manifest, target
        self.is_feature = target.package not in rules["packages"]
        rule = rules["feature"] if self.is_feature else rules["packages"][target.package]
        packages = {*rule.get("targets", {}).get(target.name, rule["sees"]), target.package}
        self.external = set(rule.get("external", []))
        self.system = set(rule.get("system", rules["system"]))
        self.views = set(rule.get("views", []))
        if target.kind == "plugin":
            self.system |= set(rules.get("pluginSystem", []))
        if target.is_test:
            packages |= set(rule.get("tests", []))
            self.external |= set(rule.get("testExternal", []))
            self.system = {*rules["system"], *rules["testSystem"]}
        elif target.package not in rules["testsOnly"]:
            packages -= set(rules["testsOnly"])
        if "*" in packages:
            packages = packages - {"*"} | manifest.packages.keys() - rules["packages"]
        self.packages = packages

    @property
    def label(self) -> str:
        return f"the feature {self.target.name}" if self.is_feature else self.target.name

    @property
    def rules(self) -> str:
        names = sorted(self.packages - {self.target.package}) + sorted(self.external)
        says = f"It may see {', '.join(names) or 'no other package'}; the rules are in {LAYERS}."
        return f"{says} A feature leaves through its exits, and gets its services through its container." if self.is_feature else says

    def problems(self) -> list[Problem]:
        found, seen = [], set()
        for path in swift_files(self.manifest.root / self.target.path):
            file, source = str(path.relative_to(self.manifest.root)), path.read_text(encoding="utf-8")
            released = {each.line for each in imports(without_debug(source))}
            for each in imports(source):
                seen.add(each.module)
                found += self.of_import(file, each, is_released=each.line in released)
            if self.is_feature and not self.target.is_test:
                found += self.of_navigation(file, without_comments_and_strings(source))
        for dependency in sorted(self.target.dependencies):
            found += self.of_dependency(dependency, dependency.name in seen)
        return found

    def permits(self, name: str, is_external: bool = False) -> bool:
        owner = None if is_external else self.manifest.targets.get(name)
        return owner.package in self.packages if owner else name in self.external

    def of_import(self, file: str, each: Import, is_released: bool) -> list[Problem]:
        module = each.module
        is_declared = module in {dependency.name for dependency in self.target.dependencies}
        is_system = module not in self.manifest.targets and not is_declared and module in self.system
        if module == self.target.name or is_system:
            return []
        if not self.permits(module):
            return [Problem(file, each.line, f"{self.label} must not see {module}", self.rules)]
        if module in self.views and is_released and not self.target.is_test and _NO_VIEW.search(file):
            return [Problem(
                file, each.line, f"{file.rpartition('/')[2]} must not see {module}", "Move what it uses to Model, or to a view.")]
        return [] if is_declared else [Problem(
            file, each.line, f"`{each.text}`, but {self.target.name} does not declare {module}",
            f'Add "{module}" to its dependencies in {MANIFEST}, and run make manifests.')]

    def of_navigation(self, file: str, code: str) -> list[Problem]:
        """A feature shows screens through its router, which guards, links and the journal know of."""
        return [
            Problem(file, code.count("\n", 0, match.start()) + 1, f"{self.label} navigates with {match[0].strip('.(')}",
                    "Present a route with the flow's router, or leave through an exit.")
            for match in _NAVIGATION.finditer(code)]

    def of_dependency(self, dependency: Dependency, is_seen: bool) -> list[Problem]:
        target = self.manifest.targets.get(dependency.name)
        # Nothing imports a plugin or an executable.
        if dependency.is_plugin or (target and target.kind in ("plugin", "executable", "macro")):
            return []
        line = self.manifest.line_of_target(self.target.name)
        if not self.permits(dependency.name, dependency.is_external):
            return [Problem(MANIFEST, line, f"{self.label} must not depend on {dependency.name}", self.rules)]
        # All features have the same dependencies; a small one doesn't use each of them.
        return [] if is_seen or self.is_feature else [Problem(
            MANIFEST, line, f"{self.target.name} declares {dependency.name} and never imports it",
            f"Remove {dependency.declaration} from its dependencies, and run make manifests.")]


def exits_without_user(root: Path, feature: str) -> list[Problem]:
    """Cases of exits that no source of their feature emits."""
    sources = {
        file: without_comments_and_strings(file.read_text(encoding="utf-8"))
        for file in sorted((root / "Packages" / feature / "Sources").rglob("*.swift"))}
    return [
        Problem(str(file.relative_to(root)), source.count("\n", 0, exit.start() + case.start()) + 1,
                f"{exit[1]}.{case[1]} is never emitted", f"Call exit(.{case[1]}) in a view model, or remove the case.")
        for file, source in sources.items() for exit in _EXIT.finditer(source) for case in _CASE.finditer(exit[0])
        if not any(re.search(rf"\b(?:exit\(|through: )(?:{exit[1]})?\.{case[1]}\b", each) for each in sources.values())]
