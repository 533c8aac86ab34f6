"""The layering rules: `Packages/layers.json`, and what they say about one target."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

FILE = "Packages/layers.json"


@dataclass(frozen=True)
class Allowed:
    """What one target may depend on: packages of the workspace, products of others, modules of the system."""

    packages: frozenset[str]
    external: frozenset[str]
    system: frozenset[str]
    views: frozenset[str]
    """What only views may import."""
    is_feature: bool


class Rules:
    def __init__(self, data: dict, packages: set[str]):
        self._data = data
        self.known = packages
        self.features = packages - set(data["packages"])

    @classmethod
    def read(cls, root: Path, packages: set[str]) -> Rules:
        return cls(json.loads((root / FILE).read_text()), packages)

    def unknown_names(self) -> list[str]:
        """Packages that the rules name and the workspace does not have."""
        named = set(self._data["packages"])
        for rule in [self._data["feature"], *self._data["packages"].values()]:
            named |= set(rule["sees"]) | set(rule.get("tests", [])).union(*rule.get("targets", {}).values())
        return sorted(named - self.known - {"*"})

    def allowed(self, package: str, target: str, kind: str) -> Allowed:
        """What a target of this kind may see, as SwiftPM calls it: `regular`, `test`, `plugin`…"""
        is_feature = package in self.features
        rule = self._data["feature"] if is_feature else self._data["packages"][package]
        names = set(rule.get("targets", {}).get(target, rule["sees"])) | {package}
        external = set(rule.get("external", []))
        system = set(rule.get("system", self._data["system"]))
        if kind == "plugin":
            system |= set(self._data.get("pluginSystem", []))
        if kind == "test":
            names |= set(rule.get("tests", []))
            external |= set(rule.get("testExternal", []))
            system = set(self._data["system"]) | set(self._data["testSystem"])
        elif package not in self._data["testsOnly"]:
            names -= set(self._data["testsOnly"])
        if "*" in names:
            names = (names - {"*"}) | self.features
        return Allowed(frozenset(names), frozenset(external), frozenset(system), frozenset(rule.get("views", [])), is_feature)
