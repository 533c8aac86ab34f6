"""An app outside the workspace has its tabs and links generated, from features of the workspace and of its own.

Then a screen is added to a feature: a view model that says where it lives, a case, and a view. Nothing else is edited.
"""

import os
import subprocess
import unittest
from pathlib import Path

from build_plan import BuildPlan, table
from workspace_copy import NAME, URL, flags, mirror_files, publish

ROOT = Path(__file__).parents[2].resolve()
SCRATCH = Path(os.environ.get("FLOW_SCRATCH") or ROOT / ".build").resolve() / "consumer"


class RoutesAppTests(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls) -> None:
        repository = publish(ROOT, SCRATCH / "remote")
        cls.app = SCRATCH / "tabs"
        mirror_files(ROOT / "Tests/Consumer/RoutesApp", cls.app)
        cls.swift("package", "config", "set-mirror", "--original", URL, "--mirror", f"file://{repository}")
        # Without a new build plan, SwiftPM may build the app that was built last in this scratch path instead of this one.
        cls.messages = cls.build("--disable-build-manifest-caching")
        cls.plan = BuildPlan(SCRATCH / "build")
        cls.table = table(cls.plan, ["Plain", "Tabs"])

    @classmethod
    def swift(cls, *arguments: str) -> subprocess.CompletedProcess[str]:
        # What both apps need is built once.
        command = ["swift", arguments[0], *flags(arguments[0]), "--package-path", str(cls.app)]
        return subprocess.run(
            [*command, "--scratch-path", str(SCRATCH / "build"), *arguments[1:]], env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=1200)

    @classmethod
    def build(cls, *options: str) -> str:
        """What the build prints. Fails with it when the app does not build."""
        built = cls.swift("build", *options)
        if built.returncode != 0:
            # Now and then, SwiftPM loses what a plugin generates.
            built = cls.swift("build", *options)
        if built.returncode != 0:
            raise AssertionError(f"the app does not build\n{built.stdout}{built.stderr}")
        return built.stdout + built.stderr

    def open(self, *links: str, app: str = "Tabs") -> list[str]:
        """What the app prints of the links. Builds it first: another test may have left it with other sources."""
        self.build()
        program = Path(self.swift("build", "--show-bin-path").stdout.strip()) / app
        run = subprocess.run([program, *links], capture_output=True, text=True, timeout=60)
        self.assertEqual(run.stderr, "")
        return run.stdout.splitlines()

    def edit(self, name: str, old: str, new: str) -> None:
        """Replaces text in a file of the feature, until the test ends."""
        file = self.app / "Sources/Greeting" / name
        before = file.read_text()
        self.assertIn(old, before)
        self.addCleanup(file.write_text, before)
        file.write_text(before.replace(old, new, 1))

    def test_its_tabs_and_links_are_those_of_its_features(self) -> None:
        links = [
            "tabs://about", "tabs://greetings/Ada%20L.?style=loud", "tabs://default/7", "tabs://notes/a/b%2Fc?tag=soft&tag=loud",
            "tabs://wishes", "tabs://wishlist?tab=wishlist", "tabs://greetings/a?style=odd", "tabs://wishlist?tab=shop.wishlist",
        ]
        self.assertEqual(self.open(*links), [
            "Welcome in (hand.wave): about, wishes",
            "Shop (square.grid.2x2): wishlist",
            "tabs://about: About greetings, push, about",
            "tabs://greetings/Ada%20L.?style=loud: HELLO, Ada L., sheet, about",
            "tabs://default/7: Greeting number 7, push, about",
            'tabs://notes/a/b%2Fc?tag=soft&tag=loud: ["a", "b/c"] of ["soft", "loud"], push, about',
            "tabs://wishes: Wishes of others, push, wishes",
            "tabs://wishlist: Loading, push, wishlist",
            # A style and a tab that the app doesn't know are left out.
            "tabs://greetings/a: Hello, a, sheet, about",
            "tabs://wishlist: Loading, push, wishlist",
        ])

    def test_an_app_without_views_of_the_workspace_has_links_in_their_tabs(self) -> None:
        def screen(route: str) -> str:
            return f"plain(Plain.PlainRoute.{route})"

        links = ["plain://recipes/12", "plain://recipes/12?tab=settings", "plain://new", "plain://settings?via=/recipes"]
        self.assertEqual(self.open(*links, app="Plain"), [
            f"cookbook, tab recipes: {screen('recipes')} > {screen('recipe(id: 12)')}",
            f"cookbook, tab settings: {screen('settings')} > {screen('recipe(id: 12)')}",
            f"cookbook, tab recipes: {screen('recipes')}, over it sheet of {screen('new')}",
            f"cookbook, tab recipes: {screen('recipes')} > {screen('settings')}",
        ])

    def test_its_routes_are_read_by_the_command(self) -> None:
        # The plan of a command has all that the packages have. The next build needs its own.
        self.addCleanup(self.build, "--disable-build-manifest-caching")
        matched = self.swift("package", "routes", "match", "/recipes/12")
        self.assertEqual(matched.returncode, 0, matched.stdout + matched.stderr)
        self.assertIn("Plain.recipe", matched.stdout)
        refused = self.swift("package", "routes", "match", "/nowhere")
        self.assertNotEqual(refused.returncode, 0)

    def test_an_app_with_generated_routes_needs_links_and_navigation_and_no_feature(self) -> None:
        needed = self.plan.needed("Plain")
        self.assertEqual(
            {each for each in needed if self.plan.modules[each].package == NAME},
            {"DeepLink", "FlowKit", "FlowLocalization", "Loading", "RoutePatterns", "SharedCombine"})
        print(f"\n{self.table}")

    def test_its_build_has_no_warning(self) -> None:
        self.assertEqual([line for line in self.messages.splitlines() if "warning:" in line], [])

    def test_what_is_wrong_is_an_error_where_it_stands(self) -> None:
        file = self.app / "Sources/Greeting/ViewModels.swift"
        lines = file.read_text().splitlines()
        line = next(number for number, line in enumerate(lines, 1) if "/greetings" in line)
        column = lines[line - 1].index(":name") + 2
        self.edit("ViewModels.swift", '"/greetings/:name?style"', '"/greetings/:id?style"')
        refused = self.swift("build")
        self.assertNotEqual(refused.returncode, 0)
        self.assertIn(
            f'{file}:{line}:{column}: error: the value "id" of "/greetings/:id?style" has no place in '
            "GreetingRoute.greeting. Write: case greeting(id: String, style: String?).",
            refused.stdout + refused.stderr)

    def test_a_screen_that_is_added_has_a_tab_and_a_link(self) -> None:
        added = self.app / "Sources/Greeting/PreferencesViewModel.swift"
        self.addCleanup(added.unlink, missing_ok=True)
        added.write_text((ROOT / "Tests/Consumer/Preferences/PreferencesViewModel.swift").read_text())
        self.edit("GreetingRoute.swift", "    case about\n", "    case about\n    case preferences\n")
        self.edit(
            "GreetingRoute.swift", '        case .about: Text("About greetings")\n',
            '        case .about: Text("About greetings")\n        case .preferences: Text("Be quiet")\n')
        self.assertNotIn("warning:", self.build())
        shown = self.open("tabs://preferences")
        self.assertIn("Welcome in (hand.wave): about, wishes, preferences", shown)
        self.assertIn("tabs://preferences: Be quiet, push, preferences", shown)

        with self.subTest("where nothing has changed, nothing runs"):
            again = self.build()
            self.assertNotIn("Generating", again)
            self.assertNotIn("Compiling", again.replace("Compiling plugin", ""))
        with self.subTest("a change that touches no route doesn't compile the app again"):
            added.write_text(added.read_text() + "\n// A remark.\n")
            again = self.build()
            self.assertIn("Generating the routes of Tabs", again)
            self.assertNotIn("Compiling Tabs", again)
        with self.subTest("a path that another screen has does not build"):
            added.write_text(added.read_text().replace('path: "/preferences"', 'path: "/about"'))
            refused = self.swift("build")
            self.assertNotEqual(refused.returncode, 0)
            self.assertRegex(
                refused.stdout + refused.stderr,
                f"{added.parent}/ViewModels.swift:[0-9]+:15: error: \"/about\" is the path of two screens, "
                "Greeting.PreferencesViewModel and Greeting.AboutViewModel. Give one of them another.\n"
                f"{added}:[0-9]+:15: note: Greeting.PreferencesViewModel has it here\n")


if __name__ == "__main__":
    unittest.main()
