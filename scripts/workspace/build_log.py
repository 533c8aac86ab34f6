"""What the lines of `swift build` and `swift test` tell: modules built, warnings of ours, tests that ran."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

_STEP = re.compile(r"^\[(\d+)/(\d+)\] (?:Emitting module (\w+)|Compiling )")
_WARNING = re.compile(r"^(?P<file>[^:\s]+\.\w+):\d+:\d+: warning: ")
_SWIFT_TESTING = re.compile(r"Test run with (\d+) tests?\b.* (passed|failed)")
_XCTEST = re.compile(r"^\s*Executed (\d+) tests?, with")


@dataclass
class BuildLog:
    """Collects what a build does. A module is built once for each `Emitting module` line."""

    root: Path
    compiled: int = 0
    modules: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)

    def read(self, line: str) -> None:
        if step := _STEP.match(line):
            self.compiled += step[3] is None
            self.modules += [step[3]] if step[3] else []
        elif (warning := _WARNING.match(line)) and self._is_ours(warning["file"]) and line not in self.warnings:
            self.warnings.append(line)

    def _is_ours(self, file: str) -> bool:
        try:
            folder = Path(file).resolve().relative_to(self.root).parts[0]
        except (ValueError, IndexError):
            return False
        return not folder.startswith(".")


def tests_run(output: str) -> int:
    """How many tests ran, whichever library they were written with."""
    lines = output.splitlines()
    testing = sum(int(match[1]) for line in lines if (match := _SWIFT_TESTING.search(line)))
    executed = [int(match[1]) for line in lines if (match := _XCTEST.match(line))]
    # XCTest adds up: the last line counts all suites.
    return testing + (executed[-1] if executed else 0)


def warnings_of_tests(lines: list[str]) -> list[str]:
    """What passing tests warn of, such as a wait whose source is missing."""
    return [line for line in lines if "recorded a warning" in line or "no source has reported" in line]


def failures(lines: list[str]) -> list[str]:
    """Each recorded issue with the lines that explain it, without what passing tests print between them.

    A crash records no issue, so then it's the end of the output.
    """
    kept: list[str] = []
    keeping = False
    for line in lines:
        mark = line.lstrip()[:1]
        if mark and mark in "◇✔✘":
            keeping = mark == "✘"
        elif line.startswith(("Test Case ", "Test Suite ")):
            keeping = False
        elif "Fatal error: " in line:
            keeping = True
        kept += [line] if keeping else []
    return kept if any("recorded an issue" in line or "Fatal error: " in line for line in kept) else lines[-100:]
