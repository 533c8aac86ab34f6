import re
from argparse import ArgumentTypeError
from pathlib import Path

import pytest

from conftest import Workspace
from run_tests import Outcome, Part, built_twice, failures, in_order, table


def test_modules_files_and_warnings_of_a_build() -> None:
    outcome = Outcome("Bag")
    warning = "/w/Packages/Bag/Sources/Bag/Bag.swift:3:5: warning: variable 'a' was never used"
    for line in [
        "Building for debugging...", "[1/9] Write sources", "[2/9] Compiling aes.c", "[3/9] Emitting module GRDB",
        "[4/9] Compiling GRDB Row.swift", warning, warning, "/w/.build/checkouts/GRDB/Row.swift:3:5: warning: old",
        "/elsewhere/Row.swift:3:5: warning: old",
    ]:
        outcome.read(line, Path("/w"))
    assert (outcome.compiled, outcome.modules, outcome.warnings) == (2, ["GRDB"], [warning])


def test_failures_are_the_issues_with_what_explains_them() -> None:
    lines = [
        "◇ Test a() started.",
        "Content-Length: 100 started.",
        "✘ Test b() recorded an issue at B.swift:3:4: Expectation failed: x",
        "↳ // waited for the page",
        "its outline",
        "✔ Test a() passed after 0.1 seconds.",
        "what a test prints",
        "✘ Test run with 2 tests in 1 suite failed after 0.1 seconds with 1 issue.",
    ]
    assert failures(lines) == lines[2:5] + lines[7:]
    assert failures(["◇ Test a() started.", "Fatal error: index"]) == ["Fatal error: index"]
    assert failures(["◇ Test a() started."]) == ["◇ Test a() started."]


@pytest.mark.parametrize("modules, own, expected", [
    ([["Logging", "Bag", "BagPackageTests"], ["Logging", "Bag", "BagPackageTests", "GRDB"]], {"Bag", "Home"}, ["Logging"]),
    # A tool of ours may be built for its plugin as well.
    ([["route_generator", "route_generator", "Logging"]], {"route-generator"}, []),
])
def test_a_dependency_built_twice_is_named(modules: list[list[str]], own: set[str], expected: list[str]) -> None:
    assert built_twice([Outcome("Bag", modules=each) for each in modules], own) == expected


def test_the_table() -> None:
    assert table([Outcome("Bag", 12, 30, 2.04), Outcome("FlowKit", 3, 1, 10, failure="tests failed")]).splitlines() == [
        "module    tests  files built   seconds",
        "Bag          12           30       2.0",
        "FlowKit       3            1      10.0  FAILED: tests failed",
        "all          15           31      12.0"]


def test_packages_are_built_after_those_that_their_sources_use(workspace: Workspace) -> None:
    tests = next(each for each in workspace.dump["targets"] if each["type"] == "test" and "/Model/" in each["path"])
    tests["dependencies"].append({"byName": ["Home", None]})
    order = in_order(workspace.manifest)
    assert sorted(order) == sorted(workspace.manifest.packages)
    assert order.index("Model") < order.index("Core") and order.index("Model") < order.index("Home")


@pytest.mark.parametrize("count", [1, 2, 3, 7, 50])
def test_every_package_is_in_one_part(count: int) -> None:
    names = [f"P{number}" for number in range(39)]
    parts = [Part.read(f"{number}/{count}").of(names) for number in range(1, count + 1)]
    assert sorted(name for part in parts for name in part) == sorted(names)
    assert max(map(len, parts)) - min(map(len, parts)) <= 1


@pytest.mark.parametrize("text", ["", "2", "0/3", "4/3", "-1/3", "1/3/3", "a/b"])
def test_a_part_that_is_none_is_rejected(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match=f"^'{re.escape(text)}' is no part. Write 2/3 for the second of three.$"):
        Part.read(text)
