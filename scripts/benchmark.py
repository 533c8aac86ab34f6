#!/usr/bin/env python3
"""Measures what the shop promises about its speed, in release, each figure with a baseline in the same run.

Exits with 1 when a promise is missed. The figures of one run are in Docs/Measurements.md.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from speed import catalog, generating, navigation, opening, routing, tapping
from speed.figure import Figure, table
from workspace.swiftpm import STABLE_PLANNING

ROOT = Path(__file__).parent.parent.resolve()

# What each part measures.
PRODUCTS = {
    "opening": ["storefront"],
    "tapping": ["storefront"],
    "catalog": ["benchmarks"],
    "routing": ["benchmarks"],
    "navigation": ["benchmarks"],
    "generating": ["route-generator"],
}


def build(scratch: Path, configuration: str, products: list[str]) -> Path:
    """Builds executables; returns where they are."""
    command = ["swift", "build", "-c", configuration, "--package-path", str(ROOT), "--scratch-path", str(scratch)]
    environment = {**os.environ, **STABLE_PLANNING}
    for product in products:
        subprocess.run([*command, "--product", product], env=environment, check=True, stdout=sys.stderr)
    shown = subprocess.run([*command, "--show-bin-path"], env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return Path(shown.stdout.strip())


def measure(options: argparse.Namespace) -> list[Figure]:
    scratch = options.scratch.resolve()
    products = sorted({product for part in options.only for product in PRODUCTS[part]})
    programs = options.programs or build(scratch, "release", products)
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="benchmark-") as directory:
        data = Path(directory)
        if "opening" in options.only:
            figures += opening.measure(programs / "storefront", data, options.rounds)
        if "tapping" in options.only:
            figures += tapping.measure(programs / "storefront", data, 5 * options.rounds)
        if "generating" in options.only:
            rounds = max(1, options.rounds // 3)
            # A build that is not for release runs a tool that is not either.
            debug = build(scratch, "debug", ["route-generator"])
            figures += generating.measure(debug / "route-generator", "debug", data, 1_000, rounds)
            figures += generating.measure(programs / "route-generator", "release", data, 10_000, rounds)
    if "catalog" in options.only:
        figures += catalog.measure(programs / "benchmarks", options.products, 60 * options.rounds)
    if "routing" in options.only:
        figures += routing.measure(programs / "benchmarks", 2 * options.rounds)
    if "navigation" in options.only:
        figures += navigation.measure(programs / "benchmarks", 2 * options.rounds)
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scratch", type=Path, default=ROOT / ".build", help="where everything is built")
    parser.add_argument("--programs", type=Path, help="measure the executables here, and build none for release")
    parser.add_argument("--rounds", type=int, default=30, help="rounds of the slowest figure; others have more (30)")
    parser.add_argument(
        "--products", type=int, default=1_000_000, help="products of the large catalog (1000000)")
    parts = list(PRODUCTS)
    parser.add_argument("--only", nargs="+", choices=parts, default=parts, help="measure these alone")
    options = parser.parse_args()
    if options.rounds < 1 or options.products < 1_000:
        parser.error("--rounds is at least 1, --products at least 1000")
    try:
        figures = measure(options)
    except subprocess.CalledProcessError as error:
        print(f"{error.cmd[0]} has ended with {error.returncode}.", file=sys.stderr)
        return 1
    except (opening.Failure, ConnectionError, TimeoutError) as error:
        print(error, file=sys.stderr)
        return 1
    print(table(figures))
    missed = sum(figure.is_missed for figure in figures)
    print(f"\nPromises missed: {missed or 'none'}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
