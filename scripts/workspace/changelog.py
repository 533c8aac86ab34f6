"""The changelogs, which keep the form of Keep a Changelog, and the version of the engine, which its changelog names."""

import re
from pathlib import Path

from .manifests import Manifest
from .problem import Problem

FILES = ["CHANGELOG.md", "Docs/Engine/CHANGELOG.md"]
ENGINE = "Docs/Engine/CHANGELOG.md"
VERSION = re.compile(r"^## (?:Unreleased|(\d+\.\d+\.\d+) - (?:\d{4}-\d\d-\d\d|Unreleased))$")
SECTIONS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]


def version(root: Path) -> str:
    """The newest version in the engine's changelog: the only place that names it. Throws `ValueError`."""
    for line in (root / ENGINE).read_text(encoding="utf-8").splitlines():
        if (match := VERSION.match(line)) and match[1]:
            return match[1]
    raise ValueError(f"{ENGINE} names no version")


def findings(file: str, text: str) -> list[Problem]:
    found, sections = [], set()
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("## "):
            sections = set()
            if not VERSION.match(line):
                found.append(Problem(file, number, f"“{line}” isn't a version", "Write ## 1.2.3 - 2026-01-31, or ## Unreleased."))
        elif line.startswith("### "):
            name = line.removeprefix("### ")
            if name not in SECTIONS:
                found.append(Problem(file, number, f"“{name}” isn't a kind of change", f"Write one of {', '.join(SECTIONS)}."))
            elif name in sections:
                found.append(Problem(file, number, f"a second section “{name}” of this version", "Move its lines to the first one."))
            sections.add(name)
    return found


def check(manifest: Manifest) -> tuple[list[Problem], str]:
    found = [each for file in FILES for each in findings(file, (manifest.root / file).read_text(encoding="utf-8"))]
    return found, f"the engine is at version {version(manifest.root)}"
