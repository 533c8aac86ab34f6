#!/usr/bin/env python3
"""Fails on a stale diagram, a package that the README or the documentation's landing page forgets, and a broken link.

  scripts/check_documents.py --write    draws the README's diagram from Packages/layers.json first
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from workspace.documents import README, packages, problems, with_diagram
from workspace.problem import report

ROOT = Path(__file__).parent.parent.resolve()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    if parser.parse_args().write:
        (ROOT / README).write_text(with_diagram(ROOT), encoding="utf-8")
    return report("documents", problems(ROOT), f"{len(packages(ROOT))} packages are described, and every link works")


if __name__ == "__main__":
    sys.exit(main())
