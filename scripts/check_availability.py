#!/usr/bin/env python3
"""Fails when code names what Apple's systems lack: SwiftUI on macOS, newer parts of Swift on the oldest systems."""

from __future__ import annotations

import sys
from pathlib import Path

from workspace.availability import unavailable
from workspace.problem import report


def main(root: Path) -> int:
    problems, checked = unavailable(root)
    return report("availability", problems, f"{checked} files with views name nothing that macOS lacks, and no file what needs a newer system or a missing module")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent).resolve()))
