from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).parent.parent
sys.path.insert(0, str(SCRIPTS))

from run_browser_tests import longest_first

TESTS = """
import os, unittest

class Good(unittest.TestCase):
    def test_passes(self): pass

    @unittest.skip("not here")
    def test_is_skipped(self): pass

class Bad(unittest.TestCase):
    def test_fails(self):
        print("what it printed")
        self.assertEqual(1, 2)

    def test_fails_in_part(self):
        for number in range(2):
            with self.subTest(number=number):
                self.assertEqual(number, 0)

class Broken(unittest.TestCase):
    @classmethod
    def setUpClass(cls): raise OSError("no server")

    def test_never_runs(self): pass

class Crashing(unittest.TestCase):
    def test_crashes(self): os._exit(7)
"""


class BrowserRunnerTests(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.folder = Path(directory.name)
        (self.folder / "test_sample.py").write_text(TESTS)

    def run_tests(self, *arguments: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            [sys.executable, SCRIPTS / "run_browser_tests.py", "--folder", self.folder,
             "--durations", self.folder / "durations.json", *arguments], capture_output=True, text=True)

    def test_each_failure_is_reported(self) -> None:
        result = self.run_tests()
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        for text in ["what it printed", "AssertionError: 1 != 2", "(number=1)", "OSError: no server", "ended with 7"]:
            self.assertIn(text, result.stdout)
        self.assertIn("5 tests in 2 processes", result.stdout)
        self.assertIn(": 4 failed, 1 skipped.", result.stdout)
        self.assertIn("test_sample.Good.test_passes", json.loads((self.folder / "durations.json").read_text()))

    def test_a_filter_chooses(self) -> None:
        for pattern in ["test_passes", "*Good.test_p*"]:
            result = self.run_tests("--filter", pattern)
            self.assertEqual(result.returncode, 0, result.stdout)
            self.assertIn("1 test in 1 process,", result.stdout)
        result = self.run_tests("--filter", "nothing")
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stdout, "No test matches 'nothing'.\n")

    def test_tests_that_can_not_be_loaded_are_a_failure(self) -> None:
        (self.folder / "test_other.py").write_text("import nowhere")
        result = self.run_tests("--filter", "test_passes")
        self.assertEqual(result.returncode, 1)
        self.assertIn("No module named 'nowhere'", result.stdout)

    def test_the_longest_class_begins(self) -> None:
        classes = {"A": ["A.a"], "B": ["B.a", "B.b"], "C": ["C.a"]}
        self.assertEqual(longest_first(classes, {"A.a": 9, "B.a": 3, "B.b": 7}), [["C.a"], ["B.a", "B.b"], ["A.a"]])
