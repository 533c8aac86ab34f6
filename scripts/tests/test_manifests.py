from __future__ import annotations

import contextlib
import io
import json
import subprocess
import unittest

from sample import Sample

import write_manifests

HEADLESS = '    traits: [.trait(name: "Headless", description: "Tests")],\n    dependencies: ['
CONDITION = '.target(name: "Model", condition: .when(traits: ["Headless"])),'


class ManifestsTests(unittest.TestCase):
    def setUp(self) -> None:
        self.sample = Sample()
        self.addCleanup(self.sample.remove)

    def run_script(self, check: bool = False) -> tuple[int, str]:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            code = write_manifests.main(self.sample.root, check)
        return code, printed.getvalue()

    def written(self, package: str) -> str:
        code, output = self.run_script()
        self.assertEqual(code, 0, output)
        return (self.sample.root / "Packages" / package / "Package.swift").read_text()

    def test_a_package_has_the_targets_of_the_workspace(self) -> None:
        self.written("Home")
        printed = subprocess.run(
            ["swift", "package", "dump-package", "--package-path", self.sample.root / "Packages/Home"],
            capture_output=True, text=True, check=True)
        dump = json.loads(printed.stdout)
        self.assertEqual(
            [(each["name"], [next(iter(need.values()))[0] for need in each["dependencies"]]) for each in dump["targets"]],
            [("Home", ["Model"]), ("HomeTests", ["Home", "Mocks"])])
        self.assertEqual([each["name"] for each in dump["products"]], ["Home"])
        self.assertEqual([each["fileSystem"][0]["identity"] for each in dump["dependencies"]], ["mocks", "model"])
        features = [each["kind"] for each in dump["targets"][0]["settings"]]
        self.assertIn({"enableUpcomingFeature": {"_0": "ExistentialAny"}}, features)

    def test_a_dependency_by_url_has_the_version_of_the_workspace(self) -> None:
        self.assertIn('.package(url: "https://github.com/apple/swift-log", from: "1.16.2")', self.written("Core"))
        self.assertNotIn("swift-log", self.written("Home"))

    def test_a_trait_is_handed_on(self) -> None:
        self.sample.edit("Package.swift", "    dependencies: [", HEADLESS)
        mocks = '            name: "Mocks",\n            dependencies: [\n'
        self.sample.edit("Package.swift", mocks + '                "Model",\n', mocks + f"                {CONDITION}\n")
        home = '            name: "Home",\n            dependencies: [\n'
        self.sample.edit("Package.swift", home, home + '                "Mocks",\n')
        self.assertIn('.package(path: "../Mocks", traits: handedOn)', self.written("Home"))
        self.assertIn('.package(path: "../Home", traits: handedOn)', self.written("App"))
        self.assertIn('condition: .when(traits: ["Headless"])', self.written("Mocks"))
        self.assertNotIn("Headless", self.written("Bag"))

    def test_a_manifest_that_is_written_passes_and_is_not_written_again(self) -> None:
        self.written("Home")
        self.assertEqual(self.run_script(check=True), (0, "manifests: those of 6 packages agree with the workspace's\n"))
        self.assertEqual(self.run_script(), (0, "manifests: 0 of 6 written\n"))

    def test_a_stale_manifest_fails(self) -> None:
        self.written("Home")
        self.sample.edit("Packages/Home/Package.swift", '"Mocks"', '"Bag"')
        code, output = self.run_script(check=True)
        self.assertEqual(code, 1)
        self.assertIn("Packages/Home/Package.swift: error: differs from the manifest of the workspace", output)
        self.assertIn("Change the root's Package.swift, then run make manifests.", output)

    def test_a_folder_without_a_target_fails(self) -> None:
        self.written("Home")
        self.sample.write("Packages/Coupons/Package.resolved", "")
        self.assertEqual(self.run_script(check=True)[0], 0, "another branch has left it")
        self.sample.write("Packages/Search/README.md", "")
        self.assertIn("Packages/Search: error: Package.swift has no target in this folder", self.run_script(check=True)[1])

    def test_a_dependency_that_no_target_uses_fails(self) -> None:
        self.sample.edit(
            "Package.swift", "    dependencies: [\n",
            '    dependencies: [\n        .package(url: "https://github.com/apple/swift-nio", from: "2.0.0"),\n')
        self.written("Home")
        self.assertIn("error: no target uses swift-nio", self.run_script(check=True)[1])

    def test_a_manifest_that_does_not_compile(self) -> None:
        self.sample.edit("Package.swift", "[.v6]", "[.six]")
        code, output = self.run_script(check=True)
        self.assertEqual(code, 1)
        self.assertIn("SwiftPM can't read this manifest", output)


if __name__ == "__main__":
    unittest.main()
