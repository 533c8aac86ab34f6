#!/usr/bin/env python3
"""Builds and tests the whole workspace from its root, or each package alone, in one scratch path.

A warning in the workspace's code, a module without tests, and a dependency that is built twice are failures.
"""

from __future__ import annotations

import argparse
import sys
from graphlib import TopologicalSorter
from pathlib import Path

from workspace.manifests import FILE, Manifest, ManifestError, load
from workspace.module_test import test_package
from workspace.summary import built_twice, table
from workspace.swiftpm import resolve

ROOT = Path(__file__).parent.parent.resolve()


def bottom_up(manifest: Manifest) -> list[str]:
    """The packages in dependency order, so that the first failure is the cause."""
    edges = {name: sorted(manifest.local_packages(name)) for name in manifest.packages}
    return list(TopologicalSorter(edges).static_order())


def chosen(options: argparse.Namespace, manifest: Manifest) -> list[str]:
    if options.module is None:
        return bottom_up(manifest)
    unknown = [name for name in options.module if name not in manifest.packages]
    if unknown:
        sys.exit(f"No such module: {', '.join(unknown)}. The modules are: {' '.join(manifest.packages)}")
    return options.module


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scope", choices=["all", "modules"])
    parser.add_argument("--scratch", type=Path, default=ROOT / ".build")
    parser.add_argument("--module", action="append", help="only this module; can be repeated")
    parser.add_argument("--build-only", action="store_true", help="build the packages without their tests")
    parser.add_argument("--filter", default="", help="only tests that match, as for swift test --filter")
    parser.add_argument("--beside", help="a command that runs beside the tests, when all is built")
    options = parser.parse_args()
    try:
        manifest = load(ROOT)
    except ManifestError as error:
        print(error)
        return 1
    scratch = options.scratch.resolve()
    names = chosen(options, manifest) if options.scope == "modules" else []
    places = [(name, ROOT / "Packages" / name) for name in names] or [("workspace", ROOT)]
    newest = max(each.stat().st_mtime for each in [ROOT / FILE, *ROOT.glob(f"Packages/*/{FILE}")])
    for name, folder in places:
        if problem := resolve(folder, scratch, newest):
            print(f"{name}: can't resolve its packages\n{problem}")
            return 1
    outcomes = []
    for name, folder in places:
        print(f"{name}: building{'' if options.build_only else ' and testing'}", flush=True)
        outcome = test_package(name, folder, scratch, ROOT, options.filter, options.build_only, options.beside)
        outcomes.append(outcome)
        if outcome.failure:
            print(f"{name}: {outcome.failure}", flush=True)
    twice = built_twice(outcomes, set(manifest.targets))
    print(f"\n{table(outcomes)}")
    print(f"Dependencies built twice: {', '.join(twice) or 'none'}")
    for outcome in outcomes:
        if outcome.failure:
            print(f"\n{outcome.name}: {outcome.failure}\n{outcome.output}")
    if options.filter and not options.build_only and not sum(outcome.tests for outcome in outcomes):
        print(f"No test matches '{options.filter}'.")
        return 1
    return 1 if twice or any(outcome.failure for outcome in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
