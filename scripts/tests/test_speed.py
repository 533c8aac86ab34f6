from __future__ import annotations

import unittest

import sample  # noqa: F401  makes the scripts importable
from speed.figure import Figure, of_times, table
from speed.listing import figures
from speed.page import Elements


class SpeedTests(unittest.TestCase):
    def test_a_figure_is_the_median_and_keeps_or_misses_its_promise(self) -> None:
        kept = of_times("start", [0.003, 0.001, 0.002], limit_ms=2.5)
        self.assertEqual((kept.value, kept.unit, kept.is_missed), (2.0, "ms", False))
        self.assertTrue(of_times("start", [0.003, 0.004], limit_ms=3.5).is_missed)
        self.assertFalse(of_times("start", [9]).is_missed)
        self.assertTrue(Figure("what can't be compared", float("nan"), "×", 2).is_missed)

    def test_a_page_is_compared_with_both_baselines_and_judged_by_the_shell(self) -> None:
        shell, prepared = figures({"list": "all by featured", "store": 60, "prepared": 20, "shell": 40})
        self.assertEqual((shell.value, shell.limit), (1.5, 2))
        self.assertEqual((prepared.value, prepared.limit), (3, None))

    def test_the_table(self) -> None:
        self.assertEqual(
            table([Figure("a tap", 2.5, "ms", 2, "with HTTP"), Figure("  nothing", 1, "ms")]),
            "                 median     promise\n"
            "a tap           2.50 ms      < 2 ms  MISSED  with HTTP\n"
            "  nothing       1.00 ms",
        )

    def test_elements_are_found_by_what_they_are_called(self) -> None:
        elements = Elements(
            '<body data-page="p"><button id="n3" data-testid="a.heart" name="tap" value="n3"></button>'
            '<button disabled aria-label="List"></button></body>')
        self.assertEqual([each["value"] for each in elements.named(".heart")], ["n3"])
        self.assertEqual(elements.button("List"), {"disabled": "", "aria-label": "List"})
        self.assertIsNone(elements.button("Grid"))


if __name__ == "__main__":
    unittest.main()
