"""What the executable of Benchmarks measures: large catalogs, links, navigation."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from .figure import Figure

# The most that a figure may be of SQLite's alone, with the same tables and rows, by the beginning of its name. For the main
# actor, the most that it may be blocked of the time that opening takes.
LIMITS = {
    "first page": 2, "product by key": 2.5, "search": 2.5, "reading while filling": 2.5, "opening": 0.8, "filling": 2.5,
}

# The function that reads a link, by its mangled name.
READING = "*9URLRouterV5route4from*"
# The tables that are compared, and the number of links that are read repeatedly.
ENTRIES, MANY_ENTRIES, LINKS, ROUNDS = 1_000, 10_000, 1_000, 10


def run(benchmarks: Path, *arguments: object) -> list | dict:
    shown = subprocess.run([benchmarks, *map(str, arguments), "--json"], stdout=subprocess.PIPE, check=True, text=True)
    return json.loads(shown.stdout)


def catalog(benchmarks: Path, products: int, rounds: int) -> list[Figure]:
    found: list[Figure] = []
    for count in sorted({min(products, 100_000), products}):
        with tempfile.TemporaryDirectory(prefix="catalog-") as directory:
            store = Path(directory) / "store"
            measured = run(benchmarks, "catalog", "--products", count, "--rounds", rounds, "--directory", store)
            found += of_catalog(measured + run(benchmarks, "walk", "--directory", store), count)
    return found


def of_catalog(measured: list[dict], count: int) -> list[Figure]:
    values = {each["name"]: each["value"] for each in measured}
    found: list[Figure] = []
    for each in measured:
        name, unit, value = each["name"], each["unit"], each["value"]
        found.append(Figure(f"{count:,}: {name}", value, unit, 100 if name.endswith("peak memory") else None))
        if baseline := each.get("baseline"):
            # Of a speed, more is better.
            ratio = baseline / value if unit == "products/s" else value / baseline
            limit = next((limit for start, limit in LIMITS.items() if name.startswith(start)), None)
            found.append(Figure("  times SQLite alone", ratio, "×", limit, f"{baseline:.2f} {unit}"))
        if name.startswith("deep page"):
            found.append(Figure("  times the first page", value / values[name.replace("deep", "first")], "×", 1.2))
    return found


def routing(benchmarks: Path, samples: int) -> list[Figure]:
    result = of_routing(run(benchmarks, "routing", "--samples", samples))
    if not (shutil.which("valgrind") and shutil.which("strip")):
        print("Without valgrind and strip, the instructions of links are not counted.", file=sys.stderr)
        return result
    with tempfile.TemporaryDirectory(prefix="benchmark-") as directory:
        # A copy without what only debuggers need, which valgrind can't always read.
        copy = Path(directory) / benchmarks.name
        subprocess.run(["strip", "--strip-debug", "-o", copy, benchmarks], check=True)
        # Each link is also read once before, to check the result.
        reading, many = (
            instructions(copy, entries, "parse", ROUNDS, READING) / (LINKS * (ROUNDS + 1)) for entries in (ENTRIES, MANY_ENTRIES))
        once, often = (instructions(copy, ENTRIES, "print", times) for times in (1, 1 + ROUNDS))
    # If the function were inlined, there would be nothing to count. Nine of ten links are in the table.
    return result + counted(reading if reading > 1 else float("nan"), many, (often - once) / (ROUNDS * LINKS * 9 // 10))


def of_routing(report: dict) -> list[Figure]:
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


def instructions(program: Path, entries: int, part: str, times: int, within: str = "") -> int:
    """Counts with valgrind, within functions whose symbols match: the same in every run, however busy the machine is."""
    output = program.with_suffix(".callgrind")
    options = ["--collect-atstart=no", f"--toggle-collect={within}"] if within else []
    subprocess.run(
        ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={output}", *options, program, "routing", "--entries",
         str(entries), "--links", str(LINKS), "--part", part, "--times", str(times)],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=True)
    return int(re.findall(r"(?m)^(?:totals|summary): (\d+)", output.read_text(errors="replace"))[-1])


def navigation(benchmarks: Path, samples: int) -> list[Figure]:
    """Steps of navigation: on the value, on a navigator, through routers, with a journal; links; saving."""
    return of_navigation(run(benchmarks, "navigation", "--samples", samples))


def of_navigation(report: dict) -> list[Figure]:
    array = report["array"]

    def steps(name: str, key: str, limit: float | None = 5_000) -> Figure:
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
        Figure("  500 entries: times 100", report["longJournal"] / report["journal"], "×", 2),
        Figure("five links as text, to five screens in another activity, fastest", report["link"] / 1_000, "µs"),
        Figure("  times reading the links alone", report["link"] / report["reading"], "×", 6),
        Figure("saving ten tabs of 20 screens, fastest", report["saving"] / 1_000_000, "ms"),
        Figure("  times JSON of the state", report["saving"] / report["savingAsJSON"], "×", 8),
    ]
