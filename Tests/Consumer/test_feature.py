"""`make feature` writes features that pass the checks: one with a tab and a service, and one with names of its own.

The continuous integration builds and tests another one.
"""

import os
import shutil
import subprocess
import unittest
from pathlib import Path

from workspace_copy import workspace_files

ROOT = Path(__file__).parents[2].resolve()
SCRATCH = Path(os.environ.get("FLOW_SCRATCH") or ROOT / ".build").resolve() / "consumer"


class FeatureTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.copy = SCRATCH / "feature/workspace"
        shutil.rmtree(cls.copy, ignore_errors=True)
        for name in workspace_files(ROOT):
            if (ROOT / name).is_file():
                (cls.copy / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, cls.copy / name)
        for options in [["GiftCards", "--tab", "--service"], ["StoreFinder", "--item", "Store", "--path", "stores"]]:
            written = cls.run_in_copy("scripts/make_feature.py", *options)
            if written.returncode != 0:
                raise AssertionError(f"the feature isn't written\n{written.stdout}")

    @classmethod
    def run_in_copy(cls, *command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command, cwd=cls.copy, env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=1200)

    def test_they_pass_the_checks(self) -> None:
        checked = self.run_in_copy("scripts/check.py")
        self.assertEqual(checked.returncode, 0, checked.stdout)
        formatted = self.run_in_copy("swift", "format", "lint", "--strict", "--parallel", "--recursive", "Package.swift", "Packages")
        self.assertEqual(formatted.returncode, 0, formatted.stdout)


if __name__ == "__main__":
    unittest.main()
