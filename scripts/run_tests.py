#!/usr/bin/env python3
"""Builds and tests the whole workspace from its root, each package alone, or what a change can affect, in one scratch path.

A warning in the workspace's code, a package without tests, and a dependency that is built twice are failures.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from graphlib import TopologicalSorter
from pathlib import Path

from workspace.affected import affected, changed_files
from workspace.manifests import FILE, Manifest, ManifestError, load
from workspace.swiftpm import BUILD_FLAGS, STABLE_PLANNING, resolve, run

ROOT = Path(__file__).parent.parent.resolve()
STEP = re.compile(r"^\[\d+/\d+\] (?:Emitting module (\w+)|Compiling )")
WARNING = re.compile(r"^([^:\s]+\.\w+):\d+:\d+: warning: ")
TESTS = re.compile(r"Test run with (\d+) tests?\b.* (?:passed|failed)")


@dataclass
class Outcome:
    name: str
    tests: int = 0
    compiled: int = 0
    seconds: float = 0
    # A module is built once for each line `Emitting module`.
    modules: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    failure: str = ""
    output: str = ""

    def read(self, line: str, root: Path = ROOT) -> None:
        """Takes in a line of a build's output."""
        if step := STEP.match(line):
            self.compiled += step[1] is None
            self.modules += [step[1]] if step[1] else []
        elif (warning := WARNING.match(line)) and line not in self.warnings:
            file = Path(warning[1]).resolve()
            if file.is_relative_to(root) and not file.relative_to(root).parts[0].startswith("."):
                self.warnings.append(line)

    def fail(self, failure: str, lines: list[str]) -> None:
        self.failure = failure
        self.output = "\n".join(line for line in lines if not line.startswith("["))
        print(f"{self.name}: {failure}", flush=True)


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
        elif "Fatal error: " in line:
            keeping = True
        kept += [line] if keeping else []
    return kept if any("recorded an issue" in line or "Fatal error: " in line for line in kept) else lines[-100:]


def test(outcome: Outcome, folder: Path, options: argparse.Namespace) -> None:
    """Builds and tests a package, and runs a command beside its tests, which leave a part of the processors idle."""
    # With the resolved versions forced, SwiftPM keeps the checkouts and build products of other packages. Without a new
    # build plan, it may build the package that was built last in this scratch path instead of this one.
    paths = [
        "--force-resolved-versions", "--disable-build-manifest-caching", "--package-path", str(folder),
        "--scratch-path", str(options.scratch.resolve()),
    ]
    build = ["swift", "build", *BUILD_FLAGS, *([] if options.build_only else ["--build-tests"]), *paths]
    code, lines = run(build, STABLE_PLANNING)
    if code != 0:
        # Now and then the compiler's driver crashes, or SwiftPM loses what a plugin generates ("cannot find type 'AppRoute' in
        # scope"), each time in another job. A second build continues the first.
        print(f"{outcome.name}: the build failed, and is tried once more", flush=True)
        code, more = run(build, STABLE_PLANNING)
        lines += more
    for line in lines:
        outcome.read(line)
    if code != 0:
        return outcome.fail("does not build", more)
    if outcome.warnings:
        return outcome.fail(f"{len(outcome.warnings)} warnings", outcome.warnings)
    if options.build_only:
        return None
    selection = ["--filter", options.filter] if options.filter else []
    other = subprocess.Popen(options.beside, shell=True) if options.beside else None
    code, lines = run(["swift", "test", "--skip-build", *few_at_once(), *paths, *selection])
    beside_failed = other is not None and other.wait() != 0
    outcome.tests = sum(int(match[1]) for line in lines if (match := TESTS.search(line)))
    for line in lines:
        # What passing tests warn of, such as a wait whose source is missing.
        if "recorded a warning" in line or "no source has reported" in line:
            print(f"{outcome.name}: {line.strip()}", flush=True)
    if code != 0:
        outcome.fail("tests failed", failures(lines))
    elif beside_failed:
        outcome.fail(f"'{options.beside}' failed, see above", [])
    elif outcome.tests == 0 and not options.filter:
        outcome.fail("no test ran", lines)


def few_at_once() -> list[str]:
    """Swift Testing begins all tests at once, thousands here. A few at a time need a quarter less of the processors' time."""
    option = "--experimental-maximum-parallelization-width"
    known = subprocess.run(["swift", "test", "--help-hidden"], capture_output=True, text=True, check=False).stdout
    return [option, str(8 * (os.cpu_count() or 2))] if option in known else []


def table(outcomes: list[Outcome]) -> str:
    width = max(len(outcome.name) for outcome in outcomes)
    total = Outcome("all", *(sum(getattr(each, name) for each in outcomes) for name in ("tests", "compiled", "seconds")))
    return "\n".join([f"{'module':<{width}}  {'tests':>6}  {'files built':>11}  {'seconds':>8}", *(
        f"{each.name:<{width}}  {each.tests:>6}  {each.compiled:>11}  {each.seconds:>8.1f}"
        + (f"  FAILED: {each.failure}" if each.failure else "") for each in [*outcomes, total])])


def built_twice(outcomes: list[Outcome], own: set[str]) -> list[str]:
    """Modules of dependencies that were built more than once in this run.

    `own` names the workspace's targets. Those may be: an executable that a plugin runs is built for the plugin, too.
    """
    own = {name.replace("-", "_") for name in own}
    counts = Counter(module for outcome in outcomes for module in outcome.modules)
    return sorted(
        module for module, count in counts.items()
        if count > 1 and module not in own and not module.endswith(("PackageTests", "PackageDiscoveredTests")))


@dataclass
class Part:
    """A part of the packages, for one of several machines: part 2 of 3 has the second package, the fifth, and so on."""
    number: int = 1
    count: int = 1

    @classmethod
    def read(cls, text: str) -> Part:
        number, _, count = text.partition("/")
        if not (number.isdecimal() and count.isdecimal() and 1 <= int(number) <= int(count)):
            raise argparse.ArgumentTypeError(f"'{text}' is no part. Write 2/3 for the second of three.")
        return cls(int(number), int(count))

    def of(self, names: list[str]) -> list[str]:
        return names[self.number - 1::self.count]


def chosen(options: argparse.Namespace, manifest: Manifest) -> list[str]:
    """The packages in dependency order, so that the first failure is the cause."""
    if unknown := [name for name in options.module or [] if name not in manifest.packages]:
        sys.exit(f"No such module: {', '.join(unknown)}. The modules are: {' '.join(manifest.packages)}")
    return options.module or options.part.of(in_order(manifest))


def select_affected(options: argparse.Namespace, manifest: Manifest) -> bool:
    """Chooses the packages or the tests that a change can affect; `False` if it affects none.

    A few packages are built alone, so that nothing else is built. Many, and the examples, are built from the root, and only
    the affected tests run.
    """
    tests = [each for each in affected(manifest, changed_files(ROOT, options.base)) if each.is_test]
    every = sum(each.is_test for each in manifest.targets.values())
    print(f"{len(tests)} of {every} test targets can be affected: {' '.join(each.name for each in tests) or 'none'}", flush=True)
    packages = set(options.part.of(list(dict.fromkeys(each.package for each in tests))))
    if options.part.count > 1:
        tests = [each for each in tests if each.package in packages]
        print(f"In part {options.part.number} of {options.part.count}: {' '.join(each.name for each in tests) or 'none'}", flush=True)
    if "" not in packages and len(packages) <= len(manifest.packages) / 3:
        options.scope = "modules"
        options.module = [each for each in in_order(manifest) if each in packages]
    else:
        options.scope = "all"
        options.filter = "" if len(tests) == every else f"^({'|'.join(each.name for each in tests)})\\."
    return bool(tests)


def in_order(manifest: Manifest) -> list[str]:
    """The packages, each after those that its sources use. Tests may use a package whose sources use theirs."""
    used = {
        name: sorted({
            manifest.targets[dependency.name].package for target in targets if not target.is_test for dependency in target.dependencies
            if dependency.name in manifest.targets} - {name})
        for name, targets in manifest.packages.items()}
    return list(TopologicalSorter(used).static_order())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scope", choices=["all", "modules", "affected"])
    parser.add_argument("--scratch", type=Path, default=ROOT / ".build")
    parser.add_argument("--module", action="append", help="only this module; can be repeated")
    parser.add_argument("--base", default="main", help="affected: the branch or commit that the change is compared with")
    parser.add_argument(
        "--part", type=Part.read, default=Part(), help="modules, affected: the packages of one of several machines, such as 2/3")
    parser.add_argument("--build-only", action="store_true", help="build the packages without their tests")
    parser.add_argument("--filter", default="", help="only tests that match, as for swift test --filter")
    parser.add_argument("--beside", help="a command that runs beside the tests, when all is built")
    options = parser.parse_args()
    try:
        manifest = load(ROOT)
    except ManifestError as error:
        print(error)
        return 1
    try:
        if options.scope == "affected" and not select_affected(options, manifest):
            return 0
    except ManifestError as error:
        print(error)
        return 1
    places = {name: ROOT / "Packages" / name for name in chosen(options, manifest)} if options.scope == "modules" else {"workspace": ROOT}
    newest = max(each.stat().st_mtime for each in [ROOT / FILE, *ROOT.glob(f"Packages/*/{FILE}")])
    for name, folder in places.items():
        if problem := resolve(folder, options.scratch.resolve(), newest):
            print(f"{name}: can't resolve its packages\n{problem}")
            return 1
    outcomes = []
    for name, folder in places.items():
        print(f"{name}: building{'' if options.build_only else ' and testing'}", flush=True)
        outcomes.append(outcome := Outcome(name))
        started = time.monotonic()
        test(outcome, folder, options)
        outcome.seconds = time.monotonic() - started
    twice = built_twice(outcomes, set(manifest.targets))
    print(f"\n{table(outcomes)}\nDependencies built twice: {', '.join(twice) or 'none'}")
    for outcome in outcomes:
        if outcome.failure:
            print(f"\n{outcome.name}: {outcome.failure}\n{outcome.output}")
    if options.filter and not options.build_only and not sum(outcome.tests for outcome in outcomes):
        print(f"No test matches '{options.filter}'.")
        return 1
    return 1 if twice or any(outcome.failure for outcome in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
