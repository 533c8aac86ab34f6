"""Cases of exits that no source of their feature emits."""

from __future__ import annotations

import re
from pathlib import Path

from .problem import Problem
from .swift_source import without_comments_and_strings

_EXIT = re.compile(r"^public enum (\w+Exit)\b.*?^}", re.M | re.S)
_CASE = re.compile(r"^    case (\w+)", re.M)


def violations(root: Path, features: set[str]) -> list[Problem]:
    found = []
    for feature in sorted(features):
        sources = {
            file: without_comments_and_strings(file.read_text(encoding="utf-8"))
            for file in sorted((root / "Packages" / feature / "Sources").rglob("*.swift"))
        }
        for file, source in sources.items():
            for exit in _EXIT.finditer(source):
                for case in _CASE.finditer(exit[0]):
                    emits = re.compile(rf"\b(?:exit\(|through: )(?:{exit[1]})?\.{case[1]}\b")
                    if not any(emits.search(each) for each in sources.values()):
                        line = source.count("\n", 0, exit.start() + case.start()) + 1
                        found.append(Problem(
                            str(file.relative_to(root)), line, f"{exit[1]}.{case[1]} is never emitted",
                            f"Call exit(.{case[1]}) in a view model, or remove the case."))
    return found
