#!/usr/bin/env python3
"""Compares the texts for users in the sources with the string catalog.

Fails on a text that the catalog doesn't have in every language, on a text of the catalog that no source has, and on a translation
with other placeholders than its text.
"""

from __future__ import annotations

import sys
from pathlib import Path

from workspace.problem import report
from workspace.texts import problems, readable, texts


def main(arguments: list[str]) -> int:
    root = Path(__file__).resolve().parent.parent
    if arguments == ["--list"]:
        for text, file in texts(root).items():
            print(f"{file}\t{readable(text)}")
        return 0
    found, count = problems(root)
    return report("texts", found, f"{count} texts are in the string catalog in every language")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
