"""An app outside the workspace has its tabs and links generated, from features of the workspace and of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from workspace_copy import URL, publish

ROOT = Path(__file__).parents[2].resolve()
SCRATCH = Path(os.environ.get("FLOW_SCRATCH") or ROOT / ".build").resolve() / "consumer"


class RoutesAppTests(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls) -> None:
        repository = publish(ROOT, SCRATCH / "remote")
        around = Path(tempfile.mkdtemp(prefix="tabs-")).resolve()
        cls.addClassCleanup(shutil.rmtree, around, ignore_errors=True)
        cls.app = around / "tabs"
        shutil.copytree(ROOT / "Tests/Consumer/RoutesApp", cls.app, ignore=shutil.ignore_patterns(".*"))
        cls.swift("package", "config", "set-mirror", "--original", URL, "--mirror", f"file://{repository}")
        built = cls.swift("build")
        cls.messages = built.stdout + built.stderr
        if built.returncode != 0:
            raise AssertionError(f"the app does not build\n{cls.messages}")

    @classmethod
    def swift(cls, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = ["swift", arguments[0], "--package-path", str(cls.app), "--scratch-path", str(SCRATCH / "routes")]
        return subprocess.run(
            [*command, *arguments[1:]], env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=1200)

    def test_its_tabs_and_links_are_those_of_its_features(self) -> None:
        tabs = Path(self.swift("build", "--show-bin-path").stdout.strip()) / "Tabs"
        links = [
            "tabs://about", "tabs://greetings/Ada%20L.?style=loud", "tabs://default/7", "tabs://notes/a/b%2Fc?tag=soft&tag=loud",
            "tabs://wishes", "tabs://wishlist?tab=shop.wishlist", "tabs://greetings/a?style=odd", "tabs://wishlist?tab=wishlist",
        ]
        run = subprocess.run([tabs, *links], capture_output=True, text=True, timeout=60)
        self.assertEqual(run.stderr, "")
        self.assertEqual(run.stdout.splitlines(), [
            "Welcome in (hand.wave): about, welcome.wishlist",
            "Shop (square.grid.2x2): shop.wishlist",
            "tabs://about: About greetings, push, about",
            "tabs://greetings/Ada%20L.?style=loud: HELLO, Ada L., sheet, nil",
            "tabs://default/7: Greeting number 7, push, nil",
            'tabs://notes/a/b%2Fc?tag=soft&tag=loud: ["a", "b/c"] of ["soft", "loud"], push, nil',
            "tabs://wishes: Wishes of others, push, welcome.wishlist",
            "tabs://wishlist: Loading, push, shop.wishlist",
            'The link\'s "style" is "odd", but should be a valid GreetingStyle. Correct the value.',
            'The app has no tab named "wishlist". Name another one, or leave "tab" out of the link.',
        ])

    def test_its_build_has_no_warning(self) -> None:
        self.assertEqual([line for line in self.messages.splitlines() if "warning:" in line], [])

    def test_what_is_wrong_is_an_error_where_it_stands(self) -> None:
        file = self.app / "Sources/Greeting/ViewModels.swift"
        old = file.read_text()
        self.addCleanup(file.write_text, old)
        file.write_text(old.replace('"/greetings/:name?style"', '"/greetings/:id?style"'))
        line = next(number for number, line in enumerate(old.splitlines(), 1) if "/greetings" in line)
        column = next(line for line in old.splitlines() if "/greetings" in line).index(":name") + 2
        refused = self.swift("build")
        self.assertNotEqual(refused.returncode, 0)
        self.assertIn(
            f'{file}:{line}:{column}: error: the value "id" of "/greetings/:id?style" has no place in '
            "GreetingRoute.greeting. Write: case greeting(id: String, style: String?).",
            refused.stdout + refused.stderr)


if __name__ == "__main__":
    unittest.main()
