"""Links to routes and back: times, and where valgrind is installed, instructions and allocations."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from .callgrind import Counts, counts, stripped
from .figure import Figure

# The method that reads a link, as its symbol is spelt.
READING = "*9URLRouterV5route4from*"

# The table that promises are about, and how many links are read over and over.
ENTRIES = 1_000
LINKS = 1_000
ROUNDS = 10


def measure(benchmarks: Path, samples: int) -> list[Figure]:
    shown = subprocess.run(
        [str(benchmarks), "routing", "--json", "--samples", str(samples)],
        stdout=subprocess.PIPE, check=True, text=True)
    result = figures(json.loads(shown.stdout))
    if not (shutil.which("valgrind") and shutil.which("strip")):
        print("Without valgrind and strip, neither instructions nor allocations of links are counted.", file=sys.stderr)
        return result
    by_part = {part: count(benchmarks, part) for part in ["parse", "hits", "print"]}
    return result + counted({**by_part, "reading": count_reading(benchmarks)})


def figures(report: dict) -> list[Figure]:
    tables = {(each["entries"], each["links"]): each for each in report["figures"]}
    result = []
    for (entries, links), each in tables.items():
        promised = (entries, links) == (ENTRIES, LINKS)
        note = (f"dictionary {each['dictionary']:.0f}, scan {each['scan']:.0f}, URLComponents {each['components']:.0f} ns")
        name = f"{links} links, {entries} routes"
        result += [
            Figure(f"{name}: URL to route, fastest", each["parse"], "ns", 100 if promised else None, note),
            Figure(f"{name}: route to path, fastest", each["print"], "ns", 120 if promised else None),
        ]
    small, middle, large = (tables[entries, LINKS] for entries in [10, ENTRIES, 10_000])
    result += [
        Figure("  10000 routes: times 10 routes", large["parse"] / small["parse"], "×", 1.4),
        Figure(f"  making a table of {ENTRIES} routes, fastest", middle["construction"] / 1_000, "ms", 1),
        Figure("  the longest links: times those half as long", report["growth"], "×", 3, "the worst of 26 kinds"),
        Figure(
            f"  {report['mutated']} links changed at random", report["mutatedSeconds"], "s",
            note=f"{report['accepted']} accepted, each printed and read again"),
    ]
    return result


def counted(by_part: dict[str, Counts]) -> list[Figure]:
    parse, printing = by_part["parse"].instructions, by_part["print"].instructions
    return [
        Figure(
            f"  {ENTRIES} routes: URL to route, instructions", by_part["reading"].instructions, "", 1_200,
            f"{parse:.0f} with the loop around it, which takes the answer apart"),
        Figure(f"  {ENTRIES} routes: route to path, instructions", printing, "", note="with the loop around it"),
        Figure("  URL to route, allocations", by_part["hits"].allocations, "", 0.01, "values of up to 15 bytes"),
        Figure("  route to path, allocations", by_part["print"].allocations, "", 1.01),
    ]


def count(benchmarks: Path, part: str) -> Counts:
    """What each link costs: the difference between one round and many."""
    with tempfile.TemporaryDirectory(prefix="benchmark-") as directory:
        command = [*program(benchmarks, Path(directory)), "--part", part]
        once = counts([*command, "--times", "1"], Path(directory) / "once")
        often = counts([*command, "--times", str(1 + ROUNDS)], Path(directory) / "often")
    # Nine of ten links are in the table.
    each = ROUNDS * (LINKS * 9 // 10 if part in ["hits", "print"] else LINKS)
    return Counts((often.instructions - once.instructions) / each, (often.allocations - once.allocations) / each)


def count_reading(benchmarks: Path) -> Counts:
    """What the method alone costs that reads a link. Each link is also read once before, to see whether it is right."""
    with tempfile.TemporaryDirectory(prefix="benchmark-") as directory:
        command = [*program(benchmarks, Path(directory)), "--part", "parse", "--times", str(ROUNDS)]
        found = counts(command, Path(directory) / "reading", within=READING)
    each = LINKS * (ROUNDS + 1)
    # Were the method part of another, there would be nothing to count.
    known = found.instructions > each
    return Counts(found.instructions / each if known else float("nan"), found.allocations / each)


def program(benchmarks: Path, directory: Path) -> list[str]:
    copy = stripped(benchmarks, directory)
    return [str(copy), "routing", "--entries", str(ENTRIES), "--links", str(LINKS)]
