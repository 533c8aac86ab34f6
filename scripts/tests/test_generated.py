from __future__ import annotations

import tempfile
import unittest
from pathlib import Path

import sample  # noqa: F401  makes the scripts importable
from check_generated import FILE, generated, problems


class GeneratedTests(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.root = Path(directory.name) / "Shop"
        self.output = self.root / ".build/plugins/outputs/shop/AppFeature/destination/RouteGeneratorPlugin"

    def write(self, path: Path, text: str) -> Path:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def test_a_missing_or_stale_copy_is_a_problem(self) -> None:
        source = self.write(self.output / "AppRoutes.swift", "enum AppRoute {}\n")
        self.assertEqual(len(problems(self.root, source)), 1)
        self.write(self.root / FILE, "enum AppRoute { case home }\n")
        self.assertEqual([each.remedy for each in problems(self.root, source)], ["Run make routes."])
        self.write(self.root / FILE, "enum AppRoute {}\n")
        self.assertEqual(problems(self.root, source), [])

    def test_the_output_of_the_root_package_is_compared(self) -> None:
        self.assertIsNone(generated(self.root, self.root / ".build"))
        self.write(Path(str(self.output).replace("outputs/shop", "outputs/copy")) / "AppRoutes.swift", "other")
        self.assertIsNone(generated(self.root, self.root / ".build"))
        own = self.write(self.output / "AppRoutes.swift", "own")
        self.assertEqual(generated(self.root, self.root / ".build"), own)

    def test_the_output_of_another_target_is_ignored(self) -> None:
        self.write(Path(str(self.output).replace("AppFeature", "Tabs")) / "AppRoutes.swift", "other")
        self.assertIsNone(generated(self.root, self.root / ".build"))


if __name__ == "__main__":
    unittest.main()
