"""Steps of navigation: on the value, on a navigator, through routers, with a journal; links; saving."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from .figure import Figure


def measure(benchmarks: Path, samples: int) -> list[Figure]:
    shown = subprocess.run(
        [str(benchmarks), "navigation", "--json", "--samples", str(samples)],
        stdout=subprocess.PIPE, check=True, text=True)
    return figures(json.loads(shown.stdout))


def figures(report: dict) -> list[Figure]:
    array = report["array"]

    def steps(name: str, key: str, limit: float | None = 1_000) -> Figure:
        return Figure(name, report[key] / array, "× the array", limit, f"{report[key]:.0f} ns")

    return [
        Figure("push and pop at 100 screens: an array, fastest", array, "ns"),
        steps("  the value", "state"),
        steps("  a navigator with three observers", "navigator"),
        Figure("  times a stack of one", report["navigator"] / report["shallowNavigator"], "×", 4),
        Figure("  at 1000 screens: times a stack of one", report["deepNavigator"] / report["shallowNavigator"], "×", 4),
        steps("  a router with three observers", "router"),
        steps("  a navigator's router with three observers", "mirrored"),
        steps("  a scope of it with three observers", "scope", None),
        steps("  with a full journal of 100 entries", "journal"),
        Figure("  100000 entries: times 100", report["longJournal"] / report["journal"], "×", 10),
        Figure("five links as text, to five screens in another activity, fastest", report["link"] / 1_000, "µs"),
        Figure("  times reading the links alone", report["link"] / report["reading"], "×", 6),
        Figure("saving ten tabs of 20 screens, fastest", report["saving"] / 1_000_000, "ms"),
        Figure("  times JSON of the state", report["saving"] / report["savingAsJSON"], "×", 8),
    ]
