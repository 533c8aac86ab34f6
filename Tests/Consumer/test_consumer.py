"""An app outside the workspace takes one feature by URL and version, builds it and uses it.

The app is in App/. It is copied to a temporary directory, so that nothing around it helps; a mirror stands for the URL.
FLOW_SCRATCH says where to build; what was built there before is used again.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from workspace_copy import URL, VERSION, flags, publish

ROOT = Path(__file__).parents[2].resolve()
SCRATCH = Path(os.environ.get("FLOW_SCRATCH") or ROOT / ".build").resolve() / "consumer"

# What only the running shop needs. An app that takes a feature must not even resolve it.
UNWANTED_PACKAGES = [
    "grdb.swift", "async-http-client", "swift-nio", "swift-nio-ssl", "swift-nio-http2", "hummingbird", "swift-syntax",
    "swift-argument-parser", "swift-log", "swift-crypto", "swift-certificates", "swift-service-lifecycle",
    "swift-http-types", "swift-nio-extras", "swift-docc-plugin",
]
UNWANTED_MODULES = [
    "GRDB", "AsyncHTTPClient", "NIOCore", "NIOPosix", "Hummingbird", "SwiftSyntax", "ArgumentParser", "Logging",
    "Core", "Home", "ProductListing", "ProductDetails", "Bag", "AppFeature", "BrowserHost", "StoreServer", "DeepLink",
    "RoutePatterns",
]


class ConsumerTests(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls) -> None:
        cls.repository = publish(ROOT, SCRATCH / "remote")
        around = Path(tempfile.mkdtemp(prefix="elsewhere-")).resolve()
        cls.addClassCleanup(shutil.rmtree, around, ignore_errors=True)
        cls.app = around / "elsewhere"
        shutil.copytree(ROOT / "Tests/Consumer/App", cls.app, ignore=shutil.ignore_patterns(".*"))
        cls.messages = ""
        cls.swift("package", "config", "set-mirror", "--original", URL, "--mirror", f"file://{cls.repository}")
        # The versions that were chosen the last time, for the same workspace: nothing has to be asked for again.
        pins = SCRATCH / f"{cls.repository.parent.name}.resolved"
        if pins.exists():
            shutil.copy2(pins, cls.app / "Package.resolved")
        # The app with the routes is built here too. What it needs and this app doesn't must not be there already.
        for module in (SCRATCH / "build").glob("*/debug/Modules/*.swiftmodule"):
            if module.stem in UNWANTED_MODULES:
                module.unlink()
        # Without a new build plan, SwiftPM may build the app that was built last in this scratch path instead of this one.
        cls.swift("build", "--disable-build-manifest-caching")
        if not (cls.app / "Package.resolved").exists():
            # SwiftPM writes no file when the scratch path is resolved already, by an app that was here before.
            cls.swift("package", "update")
        for old in SCRATCH.glob("*.resolved"):
            old.unlink()
        shutil.copy2(cls.app / "Package.resolved", pins)

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

    def test_it_builds_what_the_feature_needs_and_no_other_module(self) -> None:
        products = Path(self.swift("build", "--show-bin-path").strip())
        built = {each.stem for each in (products / "Modules").glob("*.swiftmodule")}
        self.assertLessEqual({"Elsewhere", "Wishlist", "Model", "FlowKit", "SharedUI", "Mocks"}, built)
        self.assertEqual(sorted(built & set(UNWANTED_MODULES)), [])

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
