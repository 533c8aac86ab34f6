"""Builds and tests one package."""

from __future__ import annotations

import os
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

from .build_log import BuildLog, failures, warnings_of_tests, tests_run
from .swiftpm import BUILD_FLAGS, STABLE_PLANNING, run


@dataclass
class Outcome:
    name: str
    tests: int = 0
    compiled: int = 0
    seconds: float = 0
    modules: list[str] = field(default_factory=list)
    failure: str = ""
    output: str = ""


def test_package(
    name: str, folder: Path, scratch: Path, root: Path, test_filter: str, build_only: bool = False,
    beside: str | None = None,
) -> Outcome:
    """Builds and tests a package, and runs a command beside its tests, which leave a part of the processors idle."""
    started = time.monotonic()
    outcome = _test(name, folder, scratch, root, test_filter, build_only, beside)
    outcome.seconds = time.monotonic() - started
    return outcome


def _test(
    name: str, folder: Path, scratch: Path, root: Path, test_filter: str, build_only: bool, beside: str | None
) -> Outcome:
    # With the resolved versions forced, SwiftPM keeps the checkouts and build products of other packages. Without a new
    # build plan, it may build the package that was built last in this scratch path instead of this one.
    paths = [
        "--force-resolved-versions", "--disable-build-manifest-caching", "--package-path", str(folder),
        "--scratch-path", str(scratch),
    ]
    build = ["swift", "build", *BUILD_FLAGS, *([] if build_only else ["--build-tests"]), *paths]
    log, lines = BuildLog(root), []

    def read(line: str) -> None:
        log.read(line)
        lines.append(line)

    code = run(build, read, STABLE_PLANNING)
    if code != 0:
        # Now and then the compiler's driver crashes, or SwiftPM loses what a plugin generates ("cannot find type 'AppRoute' in
        # scope"), each time in another job. A second build continues the first.
        print(f"{name}: the build failed, and is tried once more", flush=True)
        lines.clear()
        code = run(build, read, STABLE_PLANNING)
    outcome = Outcome(name, compiled=log.compiled, modules=log.modules)
    if code != 0:
        return _failed(outcome, "does not build", lines)
    if log.warnings:
        return _failed(outcome, f"{len(log.warnings)} warnings", log.warnings)
    if build_only:
        return outcome
    lines.clear()
    selection = ["--filter", test_filter] if test_filter else []
    other = subprocess.Popen(beside, shell=True) if beside else None
    code = run(["swift", "test", "--skip-build", *few_at_once(), *paths, *selection], lines.append)
    failed = other is not None and other.wait() != 0
    outcome.tests = tests_run("\n".join(lines))
    for line in warnings_of_tests(lines):
        print(f"{name}: {line.strip()}", flush=True)
    if code != 0:
        return _failed(outcome, "tests failed", failures(lines))
    if failed:
        return _failed(outcome, f"'{beside}' failed, see above", [])
    if outcome.tests == 0 and not test_filter:
        return _failed(outcome, "no test ran", lines)
    return outcome


def few_at_once() -> list[str]:
    """Swift Testing begins all tests at once, thousands here. A few at a time need a quarter less of the processors' time."""
    option = "--experimental-maximum-parallelization-width"
    known = subprocess.run(["swift", "test", "--help-hidden"], capture_output=True, text=True, check=False).stdout
    return [option, str(8 * (os.cpu_count() or 2))] if option in known else []


def _failed(outcome: Outcome, failure: str, lines: list[str]) -> Outcome:
    outcome.failure = failure
    outcome.output = "\n".join(line for line in lines if not line.startswith("["))
    return outcome
