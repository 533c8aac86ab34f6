#!/usr/bin/env python3
"""Runs the tests of a folder in several processes, each with a browser of its own, and prints one summary.

A process takes one test class after the other, the longest first, by the durations of the last run.
"""

from __future__ import annotations

import argparse
import json
import queue
import subprocess
import sys
import threading
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).parent.parent.resolve()


class Recorder(unittest.TestResult):
    """Keeps the outcome and duration of each test."""

    def __init__(self) -> None:
        super().__init__()
        self.buffer = True
        self.tests: list[dict] = []

    def startTest(self, test: unittest.TestCase) -> None:
        super().startTest(test)
        self._begun = time.monotonic()
        self._before = self._counts()

    def stopTest(self, test: unittest.TestCase) -> None:
        super().stopTest(test)
        changed = [now > before for now, before in zip(self._counts(), self._before)]
        outcome = "FAILED" if changed[0] else "skipped" if changed[1] else "ok"
        self.tests.append({"name": test.id(), "outcome": outcome, "seconds": time.monotonic() - self._begun})

    def _counts(self) -> tuple[int, int]:
        return len(self.failures) + len(self.errors) + len(self.unexpectedSuccesses), len(self.skipped)

    def report(self) -> dict:
        failures = [{"name": test.id(), "text": text} for test, text in self.failures + self.errors]
        failures += [{"name": test.id(), "text": "It was expected to fail, and passed."} for test in self.unexpectedSuccesses]
        return {"tests": self.tests, "failures": failures}


def work(folder: Path) -> None:
    """Runs the tests that it reads the names of, one line for each class, and writes a line with their report."""
    sys.path.insert(0, str(folder))
    reports, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        result = Recorder()
        unittest.defaultTestLoader.loadTestsFromNames(json.loads(line)).run(result)
        print(json.dumps(result.report()), file=reports, flush=True)


def flat(suite: unittest.TestSuite) -> list[unittest.TestCase]:
    return [test for each in suite for test in (flat(each) if isinstance(each, unittest.TestSuite) else [each])]


def discover(folder: Path, pattern: str) -> dict[str, list[str]]:
    """The names of the tests that match, by class."""
    loader = unittest.TestLoader()
    if pattern:
        loader.testNamePatterns = [pattern if "*" in pattern else f"*{pattern}*"]
    classes: dict[str, list[str]] = {}
    for test in flat(loader.discover(str(folder))):
        classes.setdefault(test.id().rpartition(".")[0], []).append(test.id())
    for error in loader.errors:
        print(error)
    return {} if loader.errors else classes


class Worker(threading.Thread):
    """One process, and the classes it has run."""

    def __init__(self, folder: Path, classes: "queue.SimpleQueue[list[str]]") -> None:
        super().__init__(daemon=True)
        self.folder = folder
        self.classes = classes
        self.tests: list[dict] = []
        self.failures: list[dict] = []

    def run(self) -> None:
        process = self.start_process()
        while not self.classes.empty():
            try:
                names = self.classes.get_nowait()
            except queue.Empty:
                break
            report = self.ask(process, names)
            if report is None:
                text = f"The process ended with {process.wait()} while it ran these tests."
                report = {"tests": [{"name": each, "outcome": "FAILED", "seconds": 0.0} for each in names],
                          "failures": [{"name": ", ".join(names), "text": text}]}
                process = self.start_process()
            self.tests += report["tests"]
            self.failures += report["failures"]
            lines = [f"{each['outcome']:7}  {each['seconds']:5.1f} s  {each['name']}" for each in report["tests"]]
            lines += [f"\n{each['name']}\n{each['text']}" for each in report["failures"]]
            print("\n".join(lines), flush=True)
        process.stdin.close()
        process.wait()

    def start_process(self) -> subprocess.Popen:
        command = [sys.executable, __file__, "--worker", "--folder", str(self.folder)]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    @staticmethod
    def ask(process: subprocess.Popen, names: list[str]) -> dict | None:
        try:
            process.stdin.write(json.dumps(names) + "\n")
            process.stdin.flush()
            return json.loads(process.stdout.readline())
        except (OSError, ValueError):
            return None


def read_durations(file: Path) -> dict[str, float]:
    try:
        return json.loads(file.read_text())
    except (OSError, ValueError):
        return {}


def write_durations(file: Path, known: dict[str, float], tests: list[dict]) -> None:
    known = known | {test["name"]: round(test["seconds"], 1) for test in tests}
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(known, indent=1, sort_keys=True))
    except OSError:
        pass  # Then the next run begins with any class.


def longest_first(classes: dict[str, list[str]], durations: dict[str, float]) -> list[list[str]]:
    """Classes in the order in which they begin. A test that never ran counts as long."""
    return sorted(classes.values(), key=lambda names: -sum(durations.get(name, 30) for name in names))


def count(things: list, one: str, several: str | None = None) -> str:
    return f"{len(things)} {one if len(things) == 1 else several or one + 's'}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "Tests" / "Browser")
    parser.add_argument("--filter", default="", help="only tests whose name contains this, or matches it with *")
    parser.add_argument("--jobs", type=int, default=2, help="the number of processes")
    parser.add_argument("--durations", type=Path, default=ROOT / ".build" / "browser-tests.json",
                        help="the file with the durations of the last run")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    folder = options.folder.resolve()
    if options.worker:
        work(folder)
        return 0
    classes = discover(folder, options.filter)
    if not classes:
        print(f"No test matches '{options.filter}'." if options.filter else "There are no tests that can be loaded.")
        return 1
    begun = time.monotonic()
    durations = read_durations(options.durations)
    waiting: queue.SimpleQueue = queue.SimpleQueue()
    for names in longest_first(classes, durations):
        waiting.put(names)
    workers = [Worker(folder, waiting) for _ in range(max(1, min(options.jobs, len(classes))))]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    tests = [test for worker in workers for test in worker.tests]
    failures = [failure for worker in workers for failure in worker.failures]
    write_durations(options.durations, durations, tests)
    if failures:
        print("\nFailed:")
        for failure in failures:
            print(f"  {failure['name']}")
    skipped = sum(test["outcome"] == "skipped" for test in tests)
    print(f"\n{count(tests, 'test')} in {count(workers, 'process', 'processes')}, {time.monotonic() - begun:.0f} s: "
          f"{len(failures)} failed, {skipped} skipped.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
