"""Writes of products while nobody watches, and while a hundred thousand watch other products."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from .figure import Figure


def measure(benchmarks: Path, watchers: int, rounds: int) -> list[Figure]:
    command = [str(benchmarks), "watching", "--watchers", str(watchers), "--rounds", str(rounds), "--json"]
    shown = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    found: list[Figure] = []
    for each in json.loads(shown.stdout):
        name, unit, value, quiet = each["name"], each["unit"], each["value"], each["bare"]
        beside = f"nobody watching {quiet:.2f} {unit}"
        found.append(Figure(name, value, unit, None, beside))
        found.append(Figure("  times that with nobody watching", value / quiet, "×", 1.2, beside))
    return found
