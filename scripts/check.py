#!/usr/bin/env python3
"""Checks the workspace for mistakes that neither the compiler nor another tool finds. All checks run before it fails.

  scripts/check.py [NAME…]               these checks, or all of them
  scripts/check.py --phrases PACKAGE     prints the phrases to avoid in a package, or in the Documents
  scripts/check.py --write-names         writes the page of SwiftUI's names that HeadlessUI has first
  scripts/check.py --write-diagram       draws the diagrams of the architecture from Packages/layers.json first
"""

import argparse
import sys
from pathlib import Path

import write_manifests
from workspace import apple_app, availability, changelog, documents, layering, snippets, swiftui_names, texts, wording
from workspace.manifests import ManifestError, load
from workspace.problem import report

ROOT = Path(__file__).parent.parent.resolve()

# Each returns its findings, and what it has checked.
CHECKS = {
    "manifests": write_manifests.check,
    "layers": layering.check,
    "availability": availability.check,
    "apple-app": apple_app.check,
    "snippets": snippets.check,
    "documents": documents.check,
    "changelog": changelog.check,
    "swiftui-names": swiftui_names.check,
    "wording": wording.check,
    "texts": texts.check,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(CHECKS))
    parser.add_argument("--phrases", metavar="PACKAGE")
    parser.add_argument("--write-diagram", action="store_true")
    parser.add_argument("--write-names", action="store_true")
    options = parser.parse_args()
    if unknown := set(options.names) - CHECKS.keys():
        parser.error(f"there is no check {', '.join(sorted(unknown))}; the checks are {', '.join(CHECKS)}")
    if options.phrases:
        print("\n".join(map(str, wording.phrases(ROOT, options.phrases))))
        return 0
    if options.write_diagram:
        documents.write_diagrams(ROOT)
    if options.write_names:
        swiftui_names.write(ROOT)
    try:
        manifest = load(ROOT)
    except ManifestError as error:
        print(error)
        return 1
    return max([report(name, *CHECKS[name](manifest)) for name in options.names or CHECKS])


if __name__ == "__main__":
    sys.exit(main())
