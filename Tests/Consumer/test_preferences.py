"""A screen is added to a feature of a copy of the workspace: a view model that says where it lives, a case, a view.

Nothing is entered anywhere else. The copy is built, its new tab is there, and its link opens. FLOW_SCRATCH says where
the workspace is built: what it depends on is not built again.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from workspace_copy import workspace_files

ROOT = Path(__file__).parents[2].resolve()
SCRATCH = Path(os.environ.get("FLOW_SCRATCH") or ROOT / ".build").resolve()
COPY = SCRATCH / "consumer" / "preferences"
ADDED = ROOT / "Tests/Consumer/Preferences"
HOME = COPY / "Packages/Home/Sources/Home"


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text, f"{file} does not hold {old}"
    file.write_text(text.replace(old, new, 1))


def copy_workspace() -> None:
    """Brings the copy up to date. A file that is as it was keeps its date, so it is not compiled again."""
    wanted = {name for name in workspace_files(ROOT) if (ROOT / name).is_file()}
    for old in [each for each in COPY.rglob("*") if each.is_file()] if COPY.exists() else []:
        if str(old.relative_to(COPY)) not in wanted:
            old.unlink()
    for name in wanted:
        target = COPY / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_bytes() != (ROOT / name).read_bytes():
            shutil.copyfile(ROOT / name, target)
    if (ROOT / "Package.resolved").exists():
        shutil.copy2(ROOT / "Package.resolved", COPY)


class PreferencesTests(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls) -> None:
        copy_workspace()
        for file in ADDED.glob("*.swift"):
            shutil.copy2(file, HOME)
        edit(HOME / "Navigation/HomeRoute.swift", "    case home\n", "    case home\n    case preferences\n")
        edit(
            HOME / "Navigation/HomeRoute+Destination.swift", "        switch self {\n",
            "        switch self {\n        case .preferences: PreferencesView(viewModel: PreferencesViewModel())\n")
        built = cls.build()
        if built.returncode != 0:
            raise AssertionError(f"the copy does not build\n{built.stdout}{built.stderr}")
        cls.output = built.stdout + built.stderr

    @classmethod
    def build(cls, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = ["swift", "build", "--package-path", str(COPY), "--scratch-path", str(SCRATCH)]
        # Taking the versions as they are, SwiftPM leaves alone what the workspace has checked out and built.
        pins = ["--force-resolved-versions"] if (COPY / "Package.resolved").exists() else []
        return subprocess.run(
            [*command, *pins, *(arguments or ["--product", "storefront"])],
            env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, timeout=1500)

    def open(self, link: str) -> subprocess.CompletedProcess[str]:
        storefront = Path(self.build("--show-bin-path").stdout.strip()) / "storefront"
        with tempfile.TemporaryDirectory(prefix="preferences-") as data:
            return subprocess.run(
                [storefront, "open", link, "--data", data], capture_output=True, text=True, timeout=60)

    def test_its_tab_is_there_and_its_link_opens(self) -> None:
        shown = self.open("shop://preferences")
        self.assertEqual((shown.returncode, shown.stderr), (0, ""))
        lines = [line.strip() for line in shown.stdout.splitlines()]
        self.assertEqual([line.split(" #")[0] for line in lines if line.startswith("tab ")], [
            'tab "Home"', 'tab "Shop"', 'tab "Wishlist"', 'tab "Bag"', 'tab "Account"',
            'tab "Preferences" (selected)',
        ])
        self.assertIn('screen "Preferences"', lines)
        self.assertTrue(any("Be quiet" in line for line in lines), shown.stdout)

    def test_the_copy_has_no_warning(self) -> None:
        self.assertEqual([line for line in self.output.splitlines() if f"{COPY}/" in line and "warning:" in line], [])

    def test_where_nothing_has_changed_nothing_runs(self) -> None:
        again = self.build()
        self.assertEqual(again.returncode, 0, again.stderr)
        self.assertNotIn("Generating", again.stdout)
        self.assertNotIn("Compiling", again.stdout)

    def test_what_touches_no_route_is_not_passed_on_to_the_app(self) -> None:
        with (HOME / "PreferencesView.swift").open("a") as file:
            file.write("\n// Nothing but a remark.\n")
        again = self.build()
        self.assertEqual(again.returncode, 0, again.stderr)
        self.assertIn("Generating the routes of AppFeature", again.stdout)
        self.assertNotIn("Compiling AppFeature", again.stdout)

    def test_what_contradicts_another_feature_does_not_build(self) -> None:
        file = HOME / "PreferencesViewModel.swift"
        line = next(number for number, line in enumerate(file.read_text().splitlines(), 1) if "path:" in line)
        edit(file, 'path: "/preferences"', 'path: "/bag"')
        self.addCleanup(edit, file, 'path: "/bag"', 'path: "/preferences"')
        refused = self.build()
        self.assertNotEqual(refused.returncode, 0)
        bag = COPY / "Packages/Bag/Sources/Bag/UI/BagViewModel+Routable.swift"
        self.assertIn(
            f'{file}:{line}:15: error: "/bag" is the path of two screens, Bag.BagViewModel and Home.PreferencesViewModel. Give '
            f"one of them another.\n{bag}:8:15: note: Bag.BagViewModel has it here\n",
            refused.stdout + refused.stderr)


if __name__ == "__main__":
    unittest.main()
