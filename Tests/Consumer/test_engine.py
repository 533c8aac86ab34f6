"""An app outside the workspace takes the engine alone, and has modules with the names of the shop's.

The engine's own tests run there too, as far as they are cheap: see Docs/Decisions.md.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

from workspace_copy import flags, mirror_files, publish

ROOT = Path(__file__).parents[2].resolve()
SCRATCH = Path(os.environ.get("FLOW_SCRATCH") or ROOT / ".build").resolve() / "consumer"
NAME = "flow-engine"
URL = f"https://example.com/{NAME}"


class EngineTests(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls) -> None:
        engine = SCRATCH / "engine" / NAME
        subprocess.run([sys.executable, ROOT / "scripts/make_engine.py", engine], check=True, stdout=subprocess.DEVNULL)
        files = sorted(str(each.relative_to(engine)) for each in engine.rglob("*") if each.is_file())
        repository = publish(engine, SCRATCH / "engine" / "remote", NAME, files)
        cls.app = SCRATCH / "engine" / "app"
        sources = SCRATCH / "engine" / "sources"
        shutil.rmtree(sources, ignore_errors=True)
        shutil.copytree(ROOT / "Tests/Consumer/EngineApp", sources, ignore=shutil.ignore_patterns(".*"))
        shutil.copy2(ROOT / "Examples/Minimal/Sources/Minimal/NotesApp.swift", sources / "Sources/Outside")
        for example in ["Recipes", "Banking"]:
            for folder in [f"Sources/{example}", f"Tests/{example}Tests"]:
                shutil.copytree(ROOT / "Examples" / example / folder, sources / folder)
        for package in ["DeepLink", "FlowKit"]:
            tests = f"{package}Tests"
            shutil.copytree(engine / "Packages" / package / "Tests" / tests, sources / "Tests" / tests)
        mirror_files(sources, cls.app)
        cls.swift("package", "config", "set-mirror", "--original", URL, "--mirror", f"file://{repository}")
        cls.output = cls.swift("build", "--build-tests")

    @classmethod
    def swift(cls, *arguments: str) -> str:
        """What the command prints. Fails the whole class with its output when it fails."""
        command = ["swift", arguments[0], *flags(arguments[0]), "--package-path", str(cls.app)]
        run = subprocess.run(
            [*command, "--scratch-path", str(SCRATCH / "engine" / "build"), *arguments[1:]], env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=1200)
        if run.returncode != 0:
            raise AssertionError(f"swift {' '.join(arguments)} failed\n{run.stdout}")
        return run.stdout

    def test_its_build_has_no_warning(self) -> None:
        self.assertEqual([line for line in self.output.splitlines() if "warning:" in line], [])

    def test_the_smallest_app_runs_beside_modules_with_the_names_of_the_shops(self) -> None:
        app = Path(self.swift("build", "--show-bin-path").strip()) / "Outside"
        run = subprocess.run([app], capture_output=True, text=True, timeout=60)
        self.assertEqual(run.stderr, "")
        expected = ["Bag Core Home Localization Model Search Web"]
        if sys.platform == "linux":
            expected += ["Add, Buy milk, Call Ada", "Call Ada"]
        self.assertEqual(run.stdout.splitlines(), expected)

    def test_the_engines_own_tests_and_those_of_the_examples_pass_there(self) -> None:
        output = self.swift("test", "--skip-build")
        for suite in ["NavigatorTests", "PipelineTests", "RecipesViewTests", "BankingViewTests"]:
            self.assertIn(f"Suite {suite} passed", output)

    def test_the_engine_has_none_of_the_shops_modules(self) -> None:
        found = self.swift("package", "--package-path", str(SCRATCH / "engine" / NAME), "dump-package")
        for name in ["Model", "SharedUI", "Core", "Home", "Search", "Web", "Localization", "TestSupport", "GRDB.swift", "hummingbird"]:
            self.assertNotIn(f'"{name}"', found)


if __name__ == "__main__":
    unittest.main()
