#!/usr/bin/env python3
"""Fails when the root Package.swift and the Packages/X/Package.swift disagree."""

from __future__ import annotations

import sys
from pathlib import Path

from workspace.agreement import disagreements
from workspace.manifests import ManifestError, load
from workspace.problem import report


def main(root: Path) -> int:
    try:
        top, packages = load(root)
    except ManifestError as error:
        print(error)
        return 1
    checked = f"{len(packages)} packages and {len(top.targets)} targets agree with the root"
    return report("manifests", disagreements(top, packages), checked)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent).resolve()))
