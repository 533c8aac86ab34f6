from __future__ import annotations

import unittest
from pathlib import Path

import sample  # noqa: F401  makes the scripts importable
from workspace.build_log import BuildLog, failures, tests_run
from workspace.module_test import Outcome
from workspace.summary import built_twice, table


class SummaryTests(unittest.TestCase):
    def test_modules_files_and_warnings_of_a_build(self) -> None:
        log = BuildLog(Path("/w"))
        for line in [
            "Building for debugging...",
            "[1/9] Write sources",
            "[2/9] Compiling aes.c",
            "[3/9] Emitting module GRDB",
            "[4/9] Compiling GRDB Row.swift",
            "/w/Packages/Bag/Sources/Bag/Bag.swift:3:5: warning: variable 'a' was never used",
            "/w/Packages/Bag/Sources/Bag/Bag.swift:3:5: warning: variable 'a' was never used",
            "/w/.build/checkouts/GRDB/Row.swift:3:5: warning: old",
            "/elsewhere/Row.swift:3:5: warning: old",
        ]:
            log.read(line)
        self.assertEqual((log.compiled, log.modules), (2, ["GRDB"]))
        self.assertEqual(log.warnings, ["/w/Packages/Bag/Sources/Bag/Bag.swift:3:5: warning: variable 'a' was never used"])

    def test_tests_of_both_libraries_are_counted(self) -> None:
        self.assertEqual(tests_run("✔ Test run with 12 tests in 3 suites passed after 0.1 seconds."), 12)
        self.assertEqual(tests_run("✔ Test run with 1 test in 0 suites passed after 0.1 seconds."), 1)
        self.assertEqual(tests_run("✘ Test run with 12 tests in 3 suites failed after 0.1 seconds with 1 issue."), 12)
        self.assertEqual(tests_run("\t Executed 2 tests, with 0 failures\n\t Executed 5 tests, with 0 failures"), 5)
        self.assertEqual(tests_run("Build complete!"), 0)

    def test_failures_are_the_issues_with_what_explains_them(self) -> None:
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
        self.assertEqual(failures(lines), lines[2:5] + lines[7:])
        self.assertEqual(failures(["◇ Test a() started.", "Fatal error: index"]), ["Fatal error: index"])
        self.assertEqual(failures(["◇ Test a() started."]), ["◇ Test a() started."])

    def test_a_dependency_built_twice_is_named(self) -> None:
        outcomes = [
            Outcome("Bag", modules=["Logging", "Bag", "BagPackageTests"]),
            Outcome("Home", modules=["Logging", "Bag", "BagPackageTests", "GRDB"]),
        ]
        self.assertEqual(built_twice(outcomes, {"Bag", "Home"}), ["Logging"])

    def test_a_tool_of_ours_may_be_built_for_its_plugin_as_well(self) -> None:
        outcomes = [Outcome("workspace", modules=["route_generator", "route_generator", "Logging"])]
        self.assertEqual(built_twice(outcomes, {"route-generator"}), [])

    def test_the_table(self) -> None:
        outcomes = [Outcome("Bag", 12, 30, 2.04), Outcome("FlowKit", 3, 1, 10, failure="tests failed")]
        self.assertEqual(
            table(outcomes),
            "module    tests  files built   seconds\n"
            "Bag          12           30       2.0\n"
            "FlowKit       3            1      10.0  FAILED: tests failed\n"
            "all          15           31      12.0",
        )


if __name__ == "__main__":
    unittest.main()
