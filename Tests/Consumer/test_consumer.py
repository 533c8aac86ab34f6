"""An app outside the workspace takes one feature by URL and version, builds it and uses it.

The app is in App/. It is copied to a temporary directory, so that nothing around it helps. FLOW_SCRATCH says where to
build; what was built there before is used again.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from workspace_copy import VERSION, publish

ROOT = Path(__file__).parents[2].resolve()
SCRATCH = Path(os.environ.get("FLOW_SCRATCH") or ROOT / ".build").resolve() / "consumer"

# What only the running shop needs. An app that takes a feature must not even resolve it.
UNWANTED_PACKAGES = [
    "grdb.swift", "async-http-client", "swift-nio", "swift-nio-ssl", "swift-nio-http2", "hummingbird", "swift-syntax",
    "swift-argument-parser", "swift-log", "swift-crypto", "swift-certificates", "swift-service-lifecycle",
    "swift-http-types", "swift-docc-plugin",
]
UNWANTED_MODULES = [
    "GRDB", "AsyncHTTPClient", "NIOCore", "NIOPosix", "Hummingbird", "SwiftSyntax", "ArgumentParser", "Logging",
    "Core", "Home", "ProductListing", "ProductDetails", "Bag", "AppFeature", "BrowserHost", "StoreServer", "DeepLink",
]


class ConsumerTests(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls) -> None:
        cls.repository = publish(ROOT, SCRATCH / "remote")
        cls.app = Path(tempfile.mkdtemp(prefix="elsewhere-"))
        cls.addClassCleanup(shutil.rmtree, cls.app, ignore_errors=True)
        shutil.copytree(ROOT / "Tests/Consumer/App", cls.app, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))
        # The versions that were chosen the last time, for the same workspace: nothing has to be asked for again.
        pins = SCRATCH / f"{cls.repository.parent.name}.resolved"
        if pins.exists():
            shutil.copy2(pins, cls.app / "Package.resolved")
        cls.messages = ""
        cls.swift("build")
        for old in SCRATCH.glob("*.resolved"):
            old.unlink()
        shutil.copy2(cls.app / "Package.resolved", pins)

    @classmethod
    def swift(cls, *arguments: str) -> str:
        """What the command prints. Fails the whole class with its output when it fails."""
        environment = {
            **os.environ, "FLOW_MODULES_URL": f"file://{cls.repository}", "SWIFT_DETERMINISTIC_HASHING": "1",
        }
        command = ["swift", arguments[0], "--package-path", str(cls.app), "--scratch-path", str(SCRATCH / "build")]
        run = subprocess.run(
            [*command, *arguments[1:]], env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            timeout=1200,
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
        graph = json.loads(self.swift("package", "show-dependencies", "--format", "json"))
        identities, pending = set(), [graph]
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
