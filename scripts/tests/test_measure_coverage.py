from pathlib import Path

from measure_coverage import count, table


def file(name: str, covered: int, lines: int) -> dict:
    return {"filename": name, "summary": {"lines": {"count": lines, "covered": covered}}}


def test_only_sources_of_packages_count() -> None:
    report = {"data": [{"files": [
        file("/shop/Packages/Bag/Sources/Bag/Bag.swift", 8, 10), file("/shop/Packages/Bag/Sources/Bag/UI/BagView.swift", 1, 2),
        file("/shop/Packages/Bag/Tests/BagTests/BagTests.swift", 5, 5), file("/shop/Packages/Core/Sources/Core/Store.swift", 0, 4),
        file("/shop/.build/checkouts/grdb/Packages/A/Sources/A.swift", 1, 1), file("/elsewhere/Packages/A/Sources/A/A.swift", 1, 1),
    ]}]}
    assert count(report, Path("/shop")) == {"Bag": (9, 12), "Core": (0, 4)}


def test_the_table_of_coverage() -> None:
    assert table({"Bag": (9, 12), "Core": (0, 4)}).splitlines() == [
        "package   lines     ran", "Bag       12   75.0%", "Core       4    0.0%", "all       16   56.2%"]
    assert table({}) == "No source of a package was built."
