"""A list's first page from the store, against SQLite's own functions on the same file."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from .figure import Figure


def measure(benchmarks: Path, products: int, rounds: int) -> list[Figure]:
    shown = subprocess.run(
        [str(benchmarks), "listing", "--json", "--products", str(products), "--rounds", str(rounds)],
        stdout=subprocess.PIPE, check=True, text=True)
    return [figure for each in json.loads(shown.stdout) for figure in figures(each)]


def figures(measured: dict) -> list[Figure]:
    store, prepared, shell = measured["store"], measured["prepared"], measured["shell"]
    return [
        Figure(
            f"first page, {measured['list']}: times the shell's query", store / shell, "×", 2,
            f"{store:.0f} µs against {shell:.0f} µs"),
        Figure(
            "  times a statement that was prepared once", store / prepared, "×",
            note=f"{store:.0f} µs against {prepared:.0f} µs"),
    ]
