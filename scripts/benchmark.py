#!/usr/bin/env python3
"""Measures what the shop promises about its speed, in release, each figure with a baseline in the same run.

Exits with 1 when a promise is missed. The figures of one run are in Docs/Measurements.md.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from speed import benchmarks, generating, storefront
from speed.figure import Figure, table
from workspace.swiftpm import STABLE_PLANNING

ROOT = Path(__file__).parent.parent.resolve()

# What each part measures, and the executable that it needs.
PARTS = {
    "opening": "storefront", "tapping": "storefront", "catalog": "benchmarks", "routing": "benchmarks", "navigation": "benchmarks",
    "generating": "route-generator",
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
    scratch, rounds = options.scratch.resolve(), options.rounds
    programs = options.programs or build(scratch, "release", sorted({PARTS[part] for part in options.only}))
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="benchmark-") as directory:
        data = Path(directory)
        parts = {
            "opening": lambda program: storefront.opening(program, data, rounds),
            "tapping": lambda program: storefront.tapping(program, data, 5 * rounds),
            "catalog": lambda program: benchmarks.catalog(program, options.products, 60 * rounds),
            "routing": lambda program: benchmarks.routing(program, 2 * rounds),
            "navigation": lambda program: benchmarks.navigation(program, 2 * rounds),
            # A build that is not for release runs a tool that is not either.
            "generating": lambda program: [
                *generating.measure(
                    build(scratch, "debug", ["route-generator"]) / program.name, "debug", data, 1_000, max(1, rounds // 3)),
                *generating.measure(program, "release", data, 10_000, max(1, rounds // 3))],
        }
        for part in options.only:
            figures += parts[part](programs / PARTS[part])
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scratch", type=Path, default=ROOT / ".build", help="where everything is built")
    parser.add_argument("--programs", type=Path, help="measure the executables here, and build none for release")
    parser.add_argument("--rounds", type=int, default=30, help="rounds of the slowest figure; others have more (30)")
    parser.add_argument(
        "--products", type=int, default=1_000_000, help="products of the large catalog (1000000)")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), help="measure these alone")
    options = parser.parse_args()
    if options.rounds < 1 or options.products < 1_000:
        parser.error("--rounds is at least 1, --products at least 1000")
    try:
        figures = measure(options)
    except (subprocess.CalledProcessError, storefront.Failure, ConnectionError, TimeoutError) as error:
        print(error, file=sys.stderr)
        return 1
    print(table(figures))
    missed = sum(figure.is_missed for figure in figures)
    print(f"\nPromises missed: {missed or 'none'}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
