#!/usr/bin/env python3
"""Fails when comments, string literals and documents of a package have more phrases to avoid than its ceiling in wording.json allows.

  scripts/check_wording.py                  checks every package and the documents
  scripts/check_wording.py --list Core      prints the phrases of a package, or of the Documents
  scripts/check_wording.py --write          lowers the ceilings to what is reached; never raises one
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from workspace.problem import report
from workspace.wording import FILE, lowered, measure, problems, read_ceilings, well_below

ROOT = Path(__file__).parent.parent.resolve()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    action = parser.add_mutually_exclusive_group()
    action.add_argument("--list", metavar="PACKAGE")
    action.add_argument("--write", action="store_true")
    options = parser.parse_args()
    measured = measure(ROOT)
    if options.list:
        return show(options.list, measured)
    ceilings = read_ceilings(ROOT)
    if options.write:
        ceilings = lowered(measured, ceilings)
        (ROOT / FILE).write_text(json.dumps(ceilings, indent=4) + "\n")
    for name in well_below(measured, ceilings):
        print(f"{FILE}: note: {name} has {measured[name].density:.0f}, its ceiling is {ceilings[name]}. "
              "Lower it: scripts/check_wording.py --write")
    return report("wording", problems(measured, ceilings), f"{len(measured)} subjects are below their ceilings")


def show(name: str, measured: dict) -> int:
    if name not in measured:
        print(f"There is no {name}. There are: {' '.join(measured)}")
        return 1
    wording = measured[name]
    print("\n".join(str(each) for each in wording.findings))
    print(f"{name}: {len(wording.findings)} phrases in {wording.words} words, {wording.density:.0f} in 10,000")
    return 0


if __name__ == "__main__":
    sys.exit(main())
