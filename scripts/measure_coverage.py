#!/usr/bin/env python3
"""Tests the workspace, or packages alone, and prints how many lines of each package's sources the tests run."""

import argparse
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

from workspace.swiftpm import BUILD_FLAGS, STABLE_PLANNING, run

ROOT = Path(__file__).parent.parent.resolve()


def count(report: dict, root: Path) -> dict[str, tuple[int, int]]:
    """The lines that ran and all lines of each package's sources, from the report of `swift test --enable-code-coverage`."""
    ran: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    for file in (file for data in report["data"] for file in data["files"]):
        path = Path(file["filename"])
        parts = path.relative_to(root).parts if path.is_relative_to(root) else ()
        if len(parts) > 3 and parts[0] == "Packages" and parts[2] == "Sources":
            ran[parts[1]] += file["summary"]["lines"]["covered"]
            lines[parts[1]] += file["summary"]["lines"]["count"]
    return {name: (ran[name], lines[name]) for name in sorted(lines)}


def table(packages: dict[str, tuple[int, int]]) -> str:
    if not packages:
        return "No source of a package was built."
    width = max(map(len, [*packages, "all"]))
    total = tuple(sum(each[index] for each in packages.values()) for index in (0, 1))
    return "\n".join([f"{'package':<{width}}  {'lines':>6}  {'ran':>6}", *(
        f"{name:<{width}}  {lines:>6}  {ran / max(lines, 1):>6.1%}" for name, (ran, lines) in [*packages.items(), ("all", total)])])


def measure(folder: Path, scratch: Path) -> dict[str, tuple[int, int]] | None:
    paths = ["--package-path", str(folder), "--scratch-path", str(scratch)]
    for command in (
        ["swift", "build", *BUILD_FLAGS, "--build-tests", "--enable-code-coverage", *paths],
        ["swift", "test", "--skip-build", "--enable-code-coverage", *paths],
    ):
        code, lines = run(command, STABLE_PLANNING if command[1] == "build" else None)
        if code != 0:
            print("\n".join(lines[-60:]))
            return None
    shown = subprocess.run(["swift", "test", "--show-codecov-path", *paths], check=True, stdout=subprocess.PIPE, text=True)
    return count(json.loads(Path(shown.stdout.strip()).read_text()), ROOT)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scratch", type=Path, default=ROOT / ".build/coverage")
    parser.add_argument("--module", action="append", default=[], help="only this package, by its own tests; can be repeated")
    options = parser.parse_args()
    if unknown := [name for name in options.module if not (ROOT / "Packages" / name / "Package.swift").is_file()]:
        sys.exit(f"No such module: {', '.join(unknown)}.")
    found: dict[str, tuple[int, int]] = {}
    for name in options.module or [""]:
        part = measure(ROOT / "Packages" / name if name else ROOT, options.scratch.resolve())
        if part is None:
            return 1
        # Its own tests are not the tests of what it uses.
        found |= {package: lines for package, lines in part.items() if name in ("", package)}
    print(table(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
