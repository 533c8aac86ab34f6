"""`make feature` writes features that pass the checks: one with a tab and a service, and one with names of its own.

The first one is that of the tutorial, which shows the written files. The continuous integration builds and tests it without a
tab and a service.
"""

import os
import re
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

from workspace_copy import workspace_files

ROOT = Path(__file__).parents[2].resolve()
sys.path.insert(0, str(ROOT / "scripts"))

from make_feature import TEMPLATE, Feature  # noqa: E402
from workspace.snippets import missing, words  # noqa: E402

TUTORIAL = ROOT / "Docs/Site/FlowModules.docc/Resources/AddAFeature"
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

    def test_the_tutorial_shows_what_is_written(self) -> None:
        without_tab = (TEMPLATE / "package/Sources/__Name__/UI/__Name__ViewModel.swift").read_text()
        files = sorted(TUTORIAL.glob("*.swift"))
        self.assertGreater(len(files), 10)
        for file in files:
            with self.subTest(file.name):
                # The name of a version follows that of the file.
                written = [each.read_text() for each in self.copy.rglob(re.sub(r"-\w+(?=\.swift)", "", file.name))]
                if file.name == "GiftCardsViewModel-link.swift":
                    written = [Feature("GiftCards").filled(without_tab)]
                part = missing(file.read_text(), [words(each) for each in written])
                self.assertIsNone(part, f"{file}: make feature writes other code. Copy it from {self.copy}.")

    def test_the_tutorial_runs_the_command_that_writes_it(self) -> None:
        self.assertEqual((TUTORIAL / "make-feature.sh").read_text(), "make feature NAME=GiftCards TAB=yes SERVICE=yes\n")


if __name__ == "__main__":
    unittest.main()
