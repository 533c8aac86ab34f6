#!/usr/bin/env python3
"""Fails on an edge between packages that Packages/layers.json forbids, no manifest declares, or nothing uses, and on an exit
that its feature never emits."""

from __future__ import annotations

import sys
from pathlib import Path

from workspace import exits
from workspace.layering import swift_files, violations
from workspace.manifests import ManifestError, load
from workspace.problem import report
from workspace.rules import Rules


def main(root: Path) -> int:
    try:
        manifest = load(root)
    except ManifestError as error:
        print(error)
        return 1
    rules = Rules.read(root, set(manifest.packages))
    checked = f"{len(swift_files(root / 'Packages'))} files of {len(manifest.packages)} packages, {len(rules.features)} of them features"
    return report("layers", violations(manifest, rules) + exits.violations(root, rules.features), checked)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent).resolve()))
