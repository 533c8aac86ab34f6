#!/usr/bin/env python3
"""Fails on Swift code in a README that is not, word for word, in a source that is compiled."""

from __future__ import annotations

import sys
from pathlib import Path

from workspace.problem import report
from workspace.snippets import uncompiled


def main(root: Path) -> int:
    problems, count = uncompiled(root)
    return report("snippets", problems, f"{count} pieces of code in documents are compiled")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent).resolve()))
