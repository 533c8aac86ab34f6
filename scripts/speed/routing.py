"""Links to routes and back: ratios, and where valgrind is installed, instructions."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from .callgrind import counts, stripped
from .figure import Figure

# The function that reads a link, by its mangled name.
READING = "*9URLRouterV5route4from*"

# The tables that are compared, and the number of links that are read repeatedly.
ENTRIES = 1_000
MANY_ENTRIES = 10_000
LINKS = 1_000
ROUNDS = 10


def measure(benchmarks: Path, samples: int) -> list[Figure]:
    shown = subprocess.run(
        [str(benchmarks), "routing", "--json", "--samples", str(samples)],
        stdout=subprocess.PIPE, check=True, text=True)
    result = figures(json.loads(shown.stdout))
    if not (shutil.which("valgrind") and shutil.which("strip")):
        print("Without valgrind and strip, the instructions of links are not counted.", file=sys.stderr)
        return result
    return result + counted(
        count_reading(benchmarks, ENTRIES), count_reading(benchmarks, MANY_ENTRIES), count_printing(benchmarks, ENTRIES))


def figures(report: dict) -> list[Figure]:
    result = []
    for each in report["figures"]:
        name = f"{each['links']} links, {each['entries']} routes"
        result += [
            Figure(f"{name}: URL to route, times URLComponents", each["parse"], "×", note=f"scan {each['scan']:.0f} ×"),
            Figure(f"{name}: route to path, times URLComponents", each["print"], "×"),
        ]
    note = f"{report['accepted']} of {report['mutated']} links changed at random accepted, each printed and read again"
    return [*result, Figure("  the longest links: times those half as long", report["growth"], "×", 3, note)]


def counted(reading: float, reading_many: float, printing: float) -> list[Figure]:
    return [
        Figure(f"  {ENTRIES} routes: URL to route, instructions", reading, "", 13_000),
        Figure(f"  {MANY_ENTRIES} routes: times {ENTRIES} routes", reading_many / reading, "×", 1.4),
        Figure(f"  {ENTRIES} routes: route to path, instructions", printing, "", note="with the loop around it"),
    ]


def count_printing(benchmarks: Path, entries: int) -> float:
    """The instructions to print a route: the difference between one round and many."""
    with tempfile.TemporaryDirectory(prefix="benchmark-") as directory:
        command = [*program(benchmarks, Path(directory), entries), "--part", "print"]
        once = counts([*command, "--times", "1"], Path(directory) / "once")
        often = counts([*command, "--times", str(1 + ROUNDS)], Path(directory) / "often")
    # Nine of ten links are in the table.
    return (often.instructions - once.instructions) / (ROUNDS * LINKS * 9 // 10)


def count_reading(benchmarks: Path, entries: int) -> float:
    """The instructions of the function that reads a link. Each link is also read once before, to check the result."""
    with tempfile.TemporaryDirectory(prefix="benchmark-") as directory:
        command = [*program(benchmarks, Path(directory), entries), "--part", "parse", "--times", str(ROUNDS)]
        found = counts(command, Path(directory) / "reading", within=READING)
    each = LINKS * (ROUNDS + 1)
    # If the function were inlined, there would be nothing to count.
    return found.instructions / each if found.instructions > each else float("nan")


def program(benchmarks: Path, directory: Path, entries: int) -> list[str]:
    copy = stripped(benchmarks, directory)
    return [str(copy), "routing", "--entries", str(entries), "--links", str(LINKS)]
