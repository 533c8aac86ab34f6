#!/usr/bin/env python3
"""Builds one DocC site of every package. A link that leads nowhere is an error."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from workspace.manifests import ManifestError, load
from workspace.swiftpm import STABLE_PLANNING

ROOT = Path(__file__).parent.parent.resolve()
LANDING = "FlowModules"


def documented() -> list[str]:
    """The landing page and every library. Throws `ManifestError`."""
    root, _ = load(ROOT)
    libraries = [target.name for target in root.targets.values() if target.kind == "regular"]
    return [LANDING, *libraries]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scratch", type=Path, default=ROOT / ".build")
    parser.add_argument("--output", type=Path, default=ROOT / "Docs/.site")
    options = parser.parse_args()
    try:
        targets = documented()
    except ManifestError as error:
        print(error)
        return 1
    output = options.output.resolve()
    output.mkdir(parents=True, exist_ok=True)
    command = [
        "swift", "package", "--package-path", str(ROOT), "--scratch-path", str(options.scratch.resolve()),
        "--allow-writing-to-directory", str(output),
        "generate-documentation", "--enable-experimental-combined-documentation",
        *[argument for name in targets for argument in ("--target", name)],
        "--transform-for-static-hosting", "--warnings-as-errors", "--output-path", str(output),
    ]
    code = subprocess.run(command, env={**os.environ, **STABLE_PLANNING, "FLOW_MODULES_DOCS": "1"}).returncode
    if code == 0:
        code = write_routes(output, options.scratch.resolve())
    if code == 0:
        print(f"{len(targets)} modules are documented in {output}, the routes in {output / 'routes.html'}")
    return code


def write_routes(output: Path, scratch: Path) -> int:
    """The table of routes, as a page of its own."""
    command = ["swift", "run", "--package-path", str(ROOT), "--scratch-path", str(scratch),
               "routes", "list", "--html", "--package-path", str(ROOT)]
    run = subprocess.run(command, env={**os.environ, **STABLE_PLANNING, "FLOW_MODULES_DOCS": "1"}, stdout=subprocess.PIPE)
    if run.returncode == 0:
        (output / "routes.html").write_bytes(run.stdout)
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())
