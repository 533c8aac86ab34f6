from __future__ import annotations

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from make_engine import missing
from workspace.manifests import Dependency, Target

ROOT = Path(__file__).parents[2]


class MakeEngineTests(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.folder = Path(directory.name)

    def make(self, folder: Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, ROOT / "scripts/make_engine.py", folder], capture_output=True, text=True)

    def test_what_it_has_not_written_stays(self) -> None:
        (self.folder / "file").write_text("mine")
        (self.folder / "app/Packages/Home").mkdir(parents=True)
        (self.folder / "app/Package.swift").write_text('let package = Package(name: "app")')
        (self.folder / "empty").mkdir()
        for name in ["file", "app", "empty", "."]:
            with self.subTest(name):
                made = self.make(self.folder / name)
                self.assertEqual(made.returncode, 1, made.stderr)
                self.assertIn("isn't the engine's. Choose another folder.", made.stdout)
        self.assertEqual((self.folder / "file").read_text(), "mine")
        self.assertTrue((self.folder / "app/Packages/Home").is_dir())
        self.assertEqual(self.make(ROOT).returncode, 1)

    def test_it_is_written_again(self) -> None:
        engine = self.folder / "engine"
        for _ in range(2):
            made = self.make(engine)
            self.assertEqual(made.returncode, 0, made.stdout + made.stderr)
            (engine / "Packages/FlowKit/Old.swift").touch()
            (engine / "CHANGELOG.md").touch()
        self.assertEqual(self.make(engine).returncode, 0)
        self.assertFalse((engine / "Packages/FlowKit/Old.swift").exists())
        self.assertTrue((engine / "CHANGELOG.md").exists(), "the maintainer's own file stays")

    def test_a_dependency_on_the_shop_is_an_error(self) -> None:
        kit = Target("FlowKit", "regular", "", (Dependency("FlowUI"), Dependency("Model"), Dependency("GRDB", "GRDB.swift")), {})
        ui = Target("FlowUI", "regular", "", (), {})
        self.assertEqual(missing([kit, ui]), ["FlowKit depends on Model"])
