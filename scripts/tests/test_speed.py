from __future__ import annotations

import json
import tempfile
import unittest
from pathlib import Path

import sample  # noqa: F401  makes the scripts importable
from speed import callgrind, catalog, generating, navigation, routing
from speed.callgrind import Counts
from speed.figure import Figure, of_ratios, of_times, table
from speed.page import Elements


class SpeedTests(unittest.TestCase):
    def test_a_figure_is_the_median_of_times_or_of_ratios(self) -> None:
        self.assertEqual(of_times("start", [0.003, 0.001, 0.002]).value, 2.0)
        self.assertFalse(of_times("start", [9]).is_missed)
        # Only the second round was slowed down, together with its baseline.
        kept = of_ratios("start", [2, 20, 2], [1, 10, 1], 2.5)
        self.assertEqual((kept.value, kept.unit, kept.is_missed), (2.0, "×", False))
        self.assertTrue(of_ratios("start", [3, 4], [1, 1], 3.5).is_missed)
        self.assertTrue(Figure("what can't be compared", float("nan"), "×", 2).is_missed)

    def test_a_catalog_is_judged_by_sqlite_alone(self) -> None:
        measured = [
            {"name": "filling", "unit": "products/s", "value": 4_000, "baseline": 12_000},
            {"name": "first page, all by price", "unit": "µs", "value": 300, "baseline": 200},
            {"name": "deep page, all by price", "unit": "µs", "value": 400},
            {"name": "search, two words: 99th percentile", "unit": "ms", "value": 60, "baseline": 10},
            {"name": "facets: 99th percentile", "unit": "ms", "value": 60},
        ]
        figures = catalog.figures(measured, 100_000)
        missed = [(each.name.strip(), each.value) for each in figures if each.is_missed]
        self.assertEqual(missed, [
            ("times SQLite alone", 3.0), ("times the first page", 400 / 300), ("times SQLite alone", 6.0)])

    def test_the_table(self) -> None:
        self.assertEqual(
            table([Figure("a tap", 2.5, "ms", 2, "with HTTP"), Figure("  nothing", 1, "ms")]),
            "                 median     promise\n"
            "a tap           2.50 ms      < 2 ms  MISSED  with HTTP\n"
            "  nothing       1.00 ms",
        )

    def test_steps_of_navigation_are_judged_whatever_the_length_of_stack_and_journal(self) -> None:
        report = {
            "array": 10, "state": 150, "navigator": 800, "shallowNavigator": 790, "deepNavigator": 3_300, "router": 600,
            "mirrored": 1_900, "scope": 2_700, "journal": 1_500, "longJournal": 16_000, "link": 5_000, "reading": 700, "saving": 2_700_000,
            "savingAsJSON": 300_000,
        }
        missed = [each.name.strip() for each in navigation.figures(report) if each.is_missed]
        self.assertEqual(missed, [
            "at 1000 screens: times a stack of one", "100000 entries: times 100", "times reading the links alone",
            "times JSON of the state",
        ])

    def test_links_are_judged_by_ratios_and_instructions(self) -> None:
        report = {"figures": [{"entries": 1_000, "links": 1_000, "parse": 2.5, "print": 2, "scan": 99}],
                  "mutated": 10, "accepted": 3, "growth": 3.5}
        missed = [each.name.strip() for each in routing.figures(report) if each.is_missed]
        self.assertEqual(missed, ["the longest links: times those half as long"])
        self.assertEqual(
            [(each.value, each.is_missed) for each in routing.counted(1_500, 2_250, 900)],
            [(1_500, False), (1.5, True), (900, False)])

    def test_instructions_and_allocations_are_read_from_a_profile(self) -> None:
        profile = "fn=(1) main\n3 5\ncfn=(2) malloc\ncalls=3 4\n3 60\ncfn=(3) free\ncalls=9 4\n3 9\n" \
            "fn=(4) next\ncfn=(2)\ncalls=4 4\n3 80\ncfn=(5) malloc'2\ncalls=1 4\n3 1\ntotals: 160\n"
        self.assertEqual(callgrind.read(profile), Counts(160, 8))

    def test_an_app_is_written_whose_screens_all_have_a_route(self) -> None:
        with tempfile.TemporaryDirectory() as directory:
            listed = generating.write(Path(directory), 25)
            sources = json.loads(listed.read_text())["sources"]
            texts = [Path(source["path"]).read_text() for source in sources]
        self.assertEqual(len(sources), 1 + 25 + 3)
        self.assertEqual(sum(text.count("RouteConfig(") for text in texts), 25)
        self.assertEqual(sum(text.count("    case screen") for text in texts), 25)
        self.assertEqual(sum(text.count("TabConfig(") for text in texts), 1)

    def test_elements_are_found_by_what_they_are_called(self) -> None:
        elements = Elements(
            '<body data-page="p"><button id="n3" data-testid="a.heart" name="tap" value="n3"></button>'
            '<button disabled aria-label="List"></button></body>')
        self.assertEqual([each["value"] for each in elements.named(".heart")], ["n3"])
        self.assertEqual(elements.button("List"), {"disabled": "", "aria-label": "List"})
        self.assertIsNone(elements.button("Grid"))


if __name__ == "__main__":
    unittest.main()
