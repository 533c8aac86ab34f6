"""Builds and tests one package, and says what happened in one row."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path

from .build_log import BuildLog, tests_run
from .swiftpm import ALL_KILLS, FEW_AT_A_TIME, STABLE_PLANNING, run


@dataclass
class Outcome:
    name: str
    tests: int = 0
    compiled: int = 0
    seconds: float = 0
    modules: list[str] = field(default_factory=list)
    failure: str = ""
    output: str = ""


def test_package(name: str, folder: Path, scratch: Path, root: Path, test_filter: str) -> Outcome:
    started = time.monotonic()
    outcome = _test(name, folder, scratch, root, test_filter)
    outcome.seconds = time.monotonic() - started
    return outcome


def _test(name: str, folder: Path, scratch: Path, root: Path, test_filter: str) -> Outcome:
    # Taking the pins as they are, SwiftPM leaves alone what other packages have checked out and built.
    paths = ["--force-resolved-versions", "--package-path", str(folder), "--scratch-path", str(scratch)]
    log, lines = BuildLog(root), []

    def read(line: str) -> None:
        log.read(line)
        lines.append(line)

    code = run(["swift", "build", "--build-tests", *paths], read, STABLE_PLANNING)
    if code != 0 and any("*** Program crashed" in line for line in lines):
        # The compiler's driver crashes now and then, with another job each time. What it had built is kept.
        code = run(["swift", "build", "--build-tests", *paths], read, STABLE_PLANNING)
    outcome = Outcome(name, compiled=log.compiled, modules=log.modules)
    if code != 0:
        return _failed(outcome, "does not build", lines)
    if log.warnings:
        return _failed(outcome, f"{len(log.warnings)} warnings", log.warnings)
    lines.clear()
    selection = ["--filter", test_filter] if test_filter else []
    code = run(["swift", "test", "--skip-build", *paths, *selection], lines.append, {**FEW_AT_A_TIME, **ALL_KILLS})
    outcome.tests = tests_run("\n".join(lines))
    if code != 0:
        return _failed(outcome, "tests failed", lines)
    if outcome.tests == 0 and not test_filter:
        return _failed(outcome, "no test ran", lines)
    return outcome


def _failed(outcome: Outcome, failure: str, lines: list[str]) -> Outcome:
    progress = ("[", "◇", "✔", "↳")
    outcome.failure = failure
    outcome.output = "\n".join(line for line in lines if not line.lstrip().startswith(progress))
    return outcome
