"""A catalogue of a million products: filling it, lists, keys, searches, memory; beside SQLite's own functions."""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path

from .figure import Figure


def measure(benchmarks: Path, products: int, rounds: int) -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="catalogue-") as directory:
        store = str(Path(directory) / "store")
        measured = run(benchmarks, "catalogue", "--products", str(products), "--rounds", str(rounds), "--directory", store)
        walked = run(benchmarks, "walk", "--directory", store)
    return figures(measured) + figures(walked)


def run(benchmarks: Path, *arguments: str) -> list[dict]:
    shown = subprocess.run([str(benchmarks), *arguments, "--json"], stdout=subprocess.PIPE, check=True, text=True)
    return json.loads(shown.stdout)


def figures(measured: list[dict]) -> list[Figure]:
    values = {each["name"]: each["value"] for each in measured}
    found: list[Figure] = []
    for each in measured:
        name, unit, value, bare = each["name"], each["unit"], each["value"], each.get("bare")
        beside = "" if bare is None else f"bare {bare:.2f} {unit}"
        found.append(Figure(name, value, unit, limit(name), beside))
        if unit == "µs" and bare:
            found.append(Figure("  times the bare statement", value / bare, "×", 1.5, beside))
        if unit == "products/s" and bare:
            found.append(Figure("  the bare inserts: times that", bare / value, "×", 2, beside))
        if name.startswith("deep page"):
            first = values[name.replace("deep", "first")]
            found.append(Figure("  times the first page", value / first, "×", 1.2))
    return found


def limit(name: str) -> float | None:
    """What is promised of the figure itself."""
    if name.startswith(("search, prefix", "search, two words")) and name.endswith("99 of 100"):
        return 5
    # Of all reads it would be the machine's own pauses; beside it is who reads a store in which nobody writes.
    if name == "a reader beside: the longest that waited for somebody":
        return 5
    if name.endswith("peak memory"):
        return 60
    return None
