"""An app outside the workspace takes features and the engine by URL and version, builds them and uses them.

The app is in App/: its program takes one feature. For each feature and engine package, the app also gets a test target with the
code of that package's README, which is copied from the package's own tests. All of it is built in one scratch path, and the plan
of that build says what each product brings along. The app is copied to a temporary directory, so that nothing around it helps; a
mirror stands for the URL. FLOW_SCRATCH says where to build; what was built there before is used again.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from build_plan import BuildPlan, table
from workspace_copy import NAME, URL, VERSION, flags, publish

ROOT = Path(__file__).parents[2].resolve()
SCRATCH = Path(os.environ.get("FLOW_SCRATCH") or ROOT / ".build").resolve() / "consumer"

# What only the running shop needs. An app that takes a feature must not even resolve it.
UNWANTED_PACKAGES = [
    "grdb.swift", "async-http-client", "swift-nio", "swift-nio-ssl", "swift-nio-http2", "hummingbird", "swift-syntax",
    "swift-argument-parser", "swift-log", "swift-crypto", "swift-certificates", "swift-service-lifecycle",
    "swift-http-types", "swift-nio-extras", "swift-docc-plugin",
]
MOST_PACKAGES = 5

# The packages that any app can use. Its apps are in test_routes_app.py.
ENGINE = [each for each in json.loads((ROOT / "Packages/layers.json").read_text())["engine"] if each != "RouteGenerator"]
# What features share, beside the engine. Mocks are for apps that have no services yet.
SHARED = ["Model", "SharedUI", "Mocks", "Translations"]
# The tests with the code of the README, where it isn't in ReadmeTests.swift alone.
TESTS = {
    "DeepLink": ["ReadmeTests.swift", "Fixtures/Mall.swift", "Fixtures/MallLinks.swift"],
    "FlowLocalization": ["StringCatalogTests.swift"],
    "FlowTestSupport": ["ManualClockTests.swift", "SplitMix64Tests.swift"],
    "FlowTesting": ["Articles/ArticleShop.swift", "Articles/TestingFlowsTests.swift"],
    "FlowUI": ["Notes.swift", "ReadmeTests.swift"],
}


def features() -> list[str]:
    """The features that the root manifest lists."""
    (listed,) = re.findall(r"^let features = \[\n(.*?)^\]", (ROOT / "Package.swift").read_text(), re.MULTILINE | re.DOTALL)
    return re.findall(r'"(\w+)"', listed)


FEATURES = features()
PRODUCTS = ENGINE + FEATURES


class ConsumerTests(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls) -> None:
        cls.repository = publish(ROOT, SCRATCH / "remote")
        around = Path(tempfile.mkdtemp(prefix="elsewhere-")).resolve()
        cls.addClassCleanup(shutil.rmtree, around, ignore_errors=True)
        cls.app = around / "elsewhere"
        shutil.copytree(ROOT / "Tests/Consumer/App", cls.app, ignore=shutil.ignore_patterns(".*"))
        with (cls.app / "Package.swift").open("a") as manifest:
            manifest.writelines(cls.copy_tests(product) for product in PRODUCTS)
        cls.messages = ""
        cls.swift("package", "config", "set-mirror", "--original", URL, "--mirror", f"file://{cls.repository}")
        # The versions that were chosen the last time, for the same workspace: nothing has to be asked for again.
        pins = SCRATCH / f"{cls.repository.parent.name}.resolved"
        if pins.exists():
            shutil.copy2(pins, cls.app / "Package.resolved")
        # Without a new build plan, SwiftPM may build the app that was built last in this scratch path instead of this one.
        cls.swift("build", "--build-tests", "--disable-build-manifest-caching")
        cls.plan = BuildPlan(SCRATCH / "build")
        if not (cls.app / "Package.resolved").exists():
            # SwiftPM writes no file when the scratch path is resolved already, by an app that was here before.
            cls.swift("package", "update")
        for old in SCRATCH.glob("*.resolved"):
            old.unlink()
        shutil.copy2(cls.app / "Package.resolved", pins)

    @classmethod
    def copy_tests(cls, product: str) -> str:
        """Copies the tests of a README into the app, and returns the line of the manifest that declares their target."""
        folder = cls.app / "Tests" / f"{product}Tests"
        folder.mkdir(parents=True)
        imports = {product}
        for name in TESTS.get(product, ["ReadmeTests.swift"]):
            file = ROOT / "Packages" / product / "Tests" / f"{product}Tests" / name
            shutil.copy2(file, folder)
            imports |= set(re.findall(r"^ *(?:@\S+ )?import (\w+)", file.read_text(), re.MULTILINE))
        taken = ", ".join(f'.product(name: "{each}", package: "{NAME}")' for each in sorted(imports & {*PRODUCTS, *SHARED}))
        return f'package.targets.append(.testTarget(name: "{product}Tests", dependencies: [{taken}]))\n'

    @classmethod
    def swift(cls, *arguments: str) -> str:
        """What the command prints. Fails the whole class with its output when it fails."""
        return cls.swift_at(cls.app, SCRATCH / "build", *arguments)

    @classmethod
    def swift_at(cls, folder: Path, scratch: Path, *arguments: str) -> str:
        command = ["swift", arguments[0], *flags(arguments[0]), "--package-path", str(folder), "--scratch-path", str(scratch)]
        run = subprocess.run(
            [*command, *arguments[1:]], env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=1200,
        )
        if run.returncode != 0:
            raise AssertionError(f"swift {' '.join(arguments)} failed\n{run.stdout}{run.stderr}")
        cls.messages += run.stdout + run.stderr
        return run.stdout

    def test_it_resolves_no_database_no_network_stack_and_no_compiler(self) -> None:
        pins = json.loads((self.app / "Package.resolved").read_text())["pins"]
        identities = {pin["identity"] for pin in pins}
        self.assertIn("flow-modules", identities)
        self.assertLessEqual(len(identities), MOST_PACKAGES)
        self.assertEqual(sorted(identities & set(UNWANTED_PACKAGES)), [])
        version = next(pin["state"]["version"] for pin in pins if pin["identity"] == "flow-modules")
        self.assertEqual(version, VERSION)

    def test_its_graph_has_none_of_them_either(self) -> None:
        self.assertIsLean(self.swift("package", "show-dependencies", "--format", "json"))

    def test_taken_by_path_it_is_the_same(self) -> None:
        beside = self.app.parent / "by-path"
        (beside / "Sources/Elsewhere").mkdir(parents=True)
        (beside / "Sources/Elsewhere/Elsewhere.swift").touch()
        shutil.copy2(ROOT / "Tests/Consumer/AppByPath/Package.swift", beside)
        (self.app.parent / "flow-modules").symlink_to(self.repository)
        self.assertIsLean(
            self.swift_at(beside, SCRATCH / "by-path", "package", "show-dependencies", "--format", "json"))

    def assertIsLean(self, graph: str) -> None:
        identities, pending = set(), [json.loads(graph)]
        while pending:
            package = pending.pop()
            identities.add(package["identity"])
            pending += package["dependencies"]
        self.assertIn("flow-modules", identities)
        self.assertEqual(sorted(identities & set(UNWANTED_PACKAGES)), [])

    def test_each_product_brings_along_what_it_needs_and_nothing_else(self) -> None:
        for product in PRODUCTS:
            with self.subTest(product):
                allowed = {product, *ENGINE, *(SHARED if product in FEATURES else [])}
                needed = self.plan.needed(product)
                own = {each for each in needed if self.plan.modules[each].package == NAME}
                self.assertEqual(sorted(own - allowed), [])
                packages = self.plan.packages(product)
                self.assertLessEqual(len(packages), MOST_PACKAGES)
                self.assertEqual(sorted(packages & set(UNWANTED_PACKAGES)), [])
        self.assertLessEqual({"Wishlist", "Model", "FlowKit", "SharedUI", "HeadlessUI"}, self.plan.needed("Wishlist"))
        print(f"\n{table(self.plan, PRODUCTS)}")

    def test_each_product_works_there_as_its_readme_says(self) -> None:
        report = self.app / "report.xml"
        self.swift("test", "--skip-build", "--xunit-output", str(report))
        cases = ElementTree.parse(report.with_name("report-swift-testing.xml")).iter("testcase")
        tested = {each.attrib["classname"].partition(".")[0] for each in cases if each.find("skipped") is None}
        self.assertEqual(sorted(tested), sorted(f"{product}Tests" for product in PRODUCTS))

    def test_its_build_has_no_warning(self) -> None:
        self.assertEqual([line for line in self.messages.splitlines() if "warning:" in line], [])

    def test_the_feature_works_there(self) -> None:
        app = Path(self.swift("build", "--show-bin-path").strip()) / "Elsewhere"
        run = subprocess.run([app], capture_output=True, text=True, timeout=60)
        self.assertEqual(run.stderr, "")
        expected = """\
            flow: shows [Wishlist.WishlistRoute.wishlist]
            flow: wishlist 1,2 bag -
            flow: Cedar Morning Eau de Toilette moved to bag: wishlist 2 bag 1x1
            flow: taken back: wishlist 1,2 bag -
            show product 1
            leave the wishlist
            """
        if sys.platform == "linux":
            expected += """\
            screen: Lumière
            screen: moved true: wishlist 2 bag 1x1
            screen: taken back: wishlist 1,2 bag -
            """
        self.assertEqual(run.stdout.splitlines(), [line.strip() for line in expected.splitlines() if line.strip()])


if __name__ == "__main__":
    unittest.main()
