#!/usr/bin/env python3
"""Fails if Docs/Generated differs from the source that the last build has generated for AppFeature.

  scripts/check_generated.py --write    copies the generated source to Docs/Generated
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from workspace.problem import Problem, report

ROOT = Path(__file__).parent.parent.resolve()
FILE = "Docs/Generated/AppRoutes.swift"


def generated(root: Path, scratch: Path) -> Path | None:
    """The file that the plugin has generated for AppFeature as a target of the root package."""
    outputs = scratch / "plugins/outputs" / root.name.lower()
    return next(outputs.glob("AppFeature/*/RouteGeneratorPlugin/AppRoutes.swift"), None)


def problems(root: Path, source: Path) -> list[Problem]:
    shown = root / FILE
    if shown.exists() and shown.read_bytes() == source.read_bytes():
        return []
    return [Problem(FILE, 0, "differs from the source that was generated for AppFeature", "Run make routes.")]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scratch", type=Path, default=ROOT / ".build", help="the build directory")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    source = generated(ROOT, options.scratch)
    if source is None:
        print(f"generated: {FILE} isn't checked, because AppFeature isn't built. make test checks it.")
        return 1 if options.write else 0
    if options.write:
        (ROOT / FILE).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / FILE).write_bytes(source.read_bytes())
    return report("generated", problems(ROOT, source), f"{FILE} is current")


if __name__ == "__main__":
    sys.exit(main())
