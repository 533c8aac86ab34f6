import json
from pathlib import Path

import pytest

from speed import benchmarks, generating
from speed.figure import Figure, of_ratios, of_times, table
from speed.page import Elements


def missed(figures: list[Figure]) -> list[str]:
    return [each.name.strip() for each in figures if each.is_missed]


def test_a_figure_is_the_median_of_times_or_of_ratios() -> None:
    assert of_times("start", [0.003, 0.001, 0.002]).value == 2.0
    # Only the second round was slowed down, together with its baseline.
    kept = of_ratios("start", [2, 20, 2], [1, 10, 1], 2.5)
    assert (kept.value, kept.unit) == (2.0, "×")
    nan = Figure("what can't be compared", float("nan"), "×", 2)
    assert missed([of_times("start", [9]), kept, of_ratios("slow", [3, 4], [1, 1], 3.5), nan]) == ["slow", "what can't be compared"]
    assert table([Figure("a tap", 2.5, "ms", 2, "with HTTP"), Figure("  nothing", 1, "ms")]).splitlines() == [
        "                 median     promise", "a tap           2.50 ms      < 2 ms  MISSED  with HTTP", "  nothing       1.00 ms"]


def test_a_catalog_is_judged_by_sqlite_alone() -> None:
    figures = benchmarks.of_catalog([
        {"name": "filling", "unit": "products/s", "value": 4_000, "baseline": 12_000},
        {"name": "first page, all by price", "unit": "µs", "value": 300, "baseline": 200},
        {"name": "deep page, all by price", "unit": "µs", "value": 400},
        {"name": "search, two words: 99th percentile", "unit": "ms", "value": 60, "baseline": 10},
        {"name": "facets: 99th percentile", "unit": "ms", "value": 60},
    ], 100_000)
    assert [(each.name.strip(), each.value) for each in figures if each.is_missed] == [
        ("times SQLite alone", 3.0), ("times the first page", 400 / 300), ("times SQLite alone", 6.0)]


def test_navigation_is_judged_whatever_the_length_of_stack_and_journal() -> None:
    assert missed(benchmarks.of_navigation({
        "array": 10, "state": 150, "navigator": 800, "shallowNavigator": 790, "deepNavigator": 3_300, "router": 600, "mirrored": 1_900,
        "scope": 2_700, "journal": 1_500, "longJournal": 3_100, "link": 5_000, "reading": 700, "saving": 2_700_000,
        "savingAsJSON": 300_000,
    })) == ["at 1000 screens: times a stack of one", "500 entries: times 100", "times reading the links alone", "times JSON of the state"]


def test_links_are_judged_by_ratios_and_instructions() -> None:
    report = {"figures": [{"entries": 1_000, "links": 1_000, "parse": 2.5, "print": 2, "scan": 99}], "mutated": 10, "accepted": 3,
              "growth": 3.5}
    assert missed(benchmarks.of_routing(report)) == ["the longest links: times those half as long"]
    assert [(each.value, each.is_missed) for each in benchmarks.counted(1_500, 2_250, 900)] == [(1_500, False), (1.5, True), (900, False)]


def test_an_app_is_written_whose_screens_all_have_a_route(tmp_path: Path) -> None:
    sources = json.loads(generating.write(tmp_path / "app", 25).read_text())["sources"]
    texts = "".join(Path(source["path"]).read_text() for source in sources)
    assert len(sources) == 1 + 25 + 3
    assert [texts.count(each) for each in ["RouteConfig(", "    case screen", "TabConfig("]] == [25, 25, 1]
    assert "{{" not in texts and "}}" not in texts


def test_elements_are_found_by_what_they_are_called() -> None:
    elements = Elements(
        '<body data-page="p"><button id="n3" data-testid="a.heart" name="tap" value="n3"></button>'
        '<button disabled aria-label="List"></button></body>')
    assert [each["value"] for each in elements.named(".heart")] == ["n3"]
    assert elements.button("List") == {"disabled": "", "aria-label": "List"}
    assert elements.button("Grid") is None


@pytest.mark.parametrize("operations, buttons", [
    ([], ["n1"]),
    ([["insert", "n0", None, '<button id="n3" value="n3" disabled data-testid="b.button">']], ["n1"]),
    ([["insert", "n0", None, '<button id="n3" value="n3" disabled data-testid="b.button">'], ["set", "n3", {"disabled": None}],
      ["replace", "n1", '<button id="n4" value="n4" data-testid="c.button">']], ["n3", "n4"]),
    ([["remove", "n1"], ["text", "n4", "Buy"]], []),
])
def test_a_page_takes_in_the_operations_of_a_frame(operations: list, buttons: list[str]) -> None:
    elements = Elements('<button id="n1" value="n1" data-testid="a.button"><input id="n2">')
    for operation in operations:
        elements.take(operation)
    assert [each["id"] for each in elements.buttons(".button")] == buttons
