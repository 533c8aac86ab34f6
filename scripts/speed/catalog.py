"""Large catalogs: filling, opening, lists, single products, searches, memory."""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path

from .figure import Figure


# The figures that a table with nothing of the app has too.
BASELINES = {
    "filling": "plain table: filling",
    "product by key": "plain table: product by key",
    "first page, all by priceAscending": "plain table: page of 20",
    "search, beginning of a word: 99th percentile": "plain table: search, 99th percentile",
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
        found.append(Figure(f"{count:,}: {name}", value, unit, limit(name, count)))
        if plain := values.get(BASELINES.get(name, "")):
            found.append(Figure("  times the plain table", value / plain, "×"))
        if name == "filling" and count <= 100_000:
            found.append(Figure("  10,000 a second, divided by that", 10_000 / value, "×", 1))
        if name.startswith("deep page"):
            first = values[name.replace("deep", "first")]
            found.append(Figure("  times the first page", value / first, "×", 1.2))
    return found


def limit(name: str, count: int) -> float | None:
    """Returns the promised value."""
    if name.startswith(("first page", "deep page", "product by key")):
        return 1_000
    if name.startswith("opening"):
        return 5
    if name.endswith("peak memory"):
        return 100
    if count <= 100_000:
        if name.startswith("search"):
            return 50
        if name.startswith("reading while filling"):
            return 5
    return None
