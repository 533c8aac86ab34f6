"""Large catalogs: filling, opening, lists, single products, searches, memory."""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path

from .figure import Figure


# The most that a figure may be of SQLite's alone, with the same tables and rows, by the beginning of its name. For the main
# actor, the most that it may be blocked of the time that opening takes.
LIMITS = {
    "first page": 2,
    "deep page": None,
    "product by key": 2.5,
    "search": 2.5,
    "reading while filling": 2.5,
    "opening": 0.8,
    "filling": 2.5,
}


def measure(benchmarks: Path, products: int, rounds: int) -> list[Figure]:
    found: list[Figure] = []
    for count in sorted({min(products, 100_000), products}):
        with tempfile.TemporaryDirectory(prefix="catalog-") as directory:
            store = str(Path(directory) / "store")
            measured = run(
                benchmarks, "catalog", "--products", str(count), "--rounds", str(rounds), "--directory", store)
            measured += run(benchmarks, "walk", "--directory", store)
        found += figures(measured, count)
    return found


def run(benchmarks: Path, *arguments: str) -> list[dict]:
    shown = subprocess.run([str(benchmarks), *arguments, "--json"], stdout=subprocess.PIPE, check=True, text=True)
    return json.loads(shown.stdout)


def figures(measured: list[dict], count: int) -> list[Figure]:
    values = {each["name"]: each["value"] for each in measured}
    found: list[Figure] = []
    for each in measured:
        name, unit, value = each["name"], each["unit"], each["value"]
        found.append(Figure(f"{count:,}: {name}", value, unit, 100 if name.endswith("peak memory") else None))
        if baseline := each.get("baseline"):
            # Of a speed, more is better.
            ratio = baseline / value if unit == "products/s" else value / baseline
            found.append(Figure("  times SQLite alone", ratio, "×", limit(name), f"{baseline:.2f} {unit}"))
        if name.startswith("deep page"):
            first = values[name.replace("deep", "first")]
            found.append(Figure("  times the first page", value / first, "×", 1.2))
    return found


def limit(name: str) -> float | None:
    """Returns the promised ratio."""
    return next((limit for start, limit in LIMITS.items() if name.startswith(start)), None)
