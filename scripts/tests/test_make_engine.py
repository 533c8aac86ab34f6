from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from make_engine import missing
from workspace.changelog import version
from workspace.manifests import Dependency, Target, load

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
            (engine / "NOTES.md").touch()
        made = self.make(engine)
        self.assertFalse((engine / "Packages/FlowKit/Old.swift").exists())
        self.assertTrue((engine / "NOTES.md").exists(), "the maintainer's own file stays")
        tag = version(ROOT)
        self.assertIn(f"git tag {tag}", made.stdout)
        self.assertIn(f"## {tag} - ", (engine / "CHANGELOG.md").read_text())
        for document in engine.glob("*.md"):
            for target in re.findall(r"\]\(([^):]+)\)", document.read_text()):
                self.assertTrue((engine / target).exists(), f"{document.name} links {target}")

    def test_the_package_index_documents_the_engine(self) -> None:
        packages = json.loads((ROOT / "Packages/layers.json").read_text())["engine"]
        modules = [each.name for package in packages for each in load(ROOT).packages[package] if each.kind == "regular"]
        listed = re.findall(r"^ +- (\w+)$", (ROOT / ".spi.yml").read_text(), re.MULTILINE)
        self.assertEqual(sorted(listed), sorted(modules))

    def test_a_dependency_on_the_shop_is_an_error(self) -> None:
        kit = Target("FlowKit", "regular", "", (Dependency("FlowUI"), Dependency("Model"), Dependency("GRDB", "GRDB.swift")), {})
        ui = Target("FlowUI", "regular", "", (), {})
        self.assertEqual(missing([kit, ui]), ["FlowKit depends on Model"])
