from __future__ import annotations

import contextlib
import io
import unittest

from sample import Sample

import check_manifests


class ManifestsTests(unittest.TestCase):
    def setUp(self) -> None:
        self.sample = Sample()
        self.addCleanup(self.sample.remove)

    def run_check(self) -> tuple[int, str]:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            code = check_manifests.main(self.sample.root)
        return code, printed.getvalue()

    def check(self, *expected: str) -> None:
        """Runs the check, which must fail with exactly these texts, or pass when there are none."""
        code, output = self.run_check()
        self.assertEqual(code, 1 if expected else 0, output)
        for text in expected:
            self.assertIn(text, output)
        self.assertEqual(output.count("error:"), len([each for each in expected if "error:" in each]), output)

    def test_a_workspace_that_agrees_passes(self) -> None:
        self.check()

    def test_a_dependency_that_the_root_lacks(self) -> None:
        self.sample.edit("Package.swift", '"Home",\n                "Model"', '"Model"')
        self.check(
            "error: App lacks the dependency Home that Packages/App/Package.swift declares",
            'Add to its dependencies: "Home",',
        )

    def test_a_dependency_that_the_package_lacks(self) -> None:
        self.sample.edit("Packages/Mocks/Package.swift", '                "Model",\n', "")
        self.check(
            "error: Mocks lacks the dependency Model that the root declares",
            "error: no target uses the package Model",
            'Remove: .package(path: "../Model"),',
        )

    def test_a_condition_that_only_one_has(self) -> None:
        self.sample.edit(
            "Packages/Mocks/Package.swift", '                "Model",\n',
            '                .target(name: "Model", condition: .when(platforms: [.linux])),\n'.replace(".target", ".byName"),
        )
        self.check(
            "error: Mocks lacks the dependency Model that Packages/Mocks/Package.swift declares",
            '.target(name: "Model", condition: .when(platforms: [.linux])),',
            "error: Mocks lacks the dependency Model that the root declares",
        )

    def test_a_target_that_the_root_lacks(self) -> None:
        self.sample.edit(
            "Packages/Bag/Package.swift", "    targets: [\n", '    targets: [\n        .target(name: "BagExtras"),\n'
        )
        self.check(
            "error: Packages/Bag/Package.swift declares BagExtras, the root does not",
            'Add to targets: .target(name: "BagExtras", …, path: "Packages/Bag/Sources/BagExtras"),',
        )

    def test_a_target_that_its_package_lacks(self) -> None:
        self.sample.edit(
            "Package.swift", "    targets: [\n",
            '    targets: [\n        .target(name: "Extras", path: "Packages/Bag/Sources/Extras"),\n',
        )
        self.check("error: Packages/Bag/Package.swift does not declare Extras")

    def test_a_product_that_the_root_lacks(self) -> None:
        self.sample.edit("Package.swift", '        .library(name: "Bag", targets: ["Bag"]),\n', "")
        self.check(
            "error: the product Bag of Packages/Bag/Package.swift is missing from the root",
            'Write in products: .library(name: "Bag", targets: ["Bag"]),',
        )

    def test_a_version_of_its_own(self) -> None:
        self.sample.edit("Packages/Core/Package.swift", "1.16.2", "1.0.0")
        self.check("Packages/Core/Package.swift:12: error: swift-log: ", "Copy the root's line 16.")

    def test_a_setting_that_is_off(self) -> None:
        self.sample.edit("Packages/Bag/Package.swift", '        .enableUpcomingFeature("ExistentialAny"),\n', "")
        self.check(
            "error: Bag: its settings: ",
            "error: Bag is built without ExistentialAny",
            'Add to its settings: .enableUpcomingFeature("ExistentialAny")',
        )

    def test_a_language_mode_of_its_own(self) -> None:
        self.sample.edit("Packages/Bag/Package.swift", "[.v6]", "[.v5]")
        self.check("error: Swift language mode: ", "error: not in Swift 6 mode")

    def test_platforms_of_its_own(self) -> None:
        self.sample.edit("Packages/Bag/Package.swift", ".iOS(.v18)", ".iOS(.v17)")
        self.check("Packages/Bag/Package.swift:6: error: platforms: ")

    def test_a_trait_that_is_not_handed_on(self) -> None:
        trait = '    traits: [.trait(name: "Headless")],\n    dependencies: ['
        self.sample.edit("Packages/Model/Package.swift", "    dependencies: [", trait)
        self.sample.edit("Packages/Mocks/Package.swift", "    dependencies: [", trait)
        for package in ("Core", "Home", "Bag", "App"):
            self.sample.edit("Packages/" + package + "/Package.swift", "    dependencies: [", trait)
            self.hand_on(package, "Model")
        for other in ("Bag", "Core", "Home"):
            self.hand_on("App", other)
        self.hand_on("Home", "Mocks")
        self.check(
            "Package.swift: error: Packages/App/Package.swift has the trait Headless, the root does not",
            "error: the trait Headless is not handed on to Model",
            'Write: .package(path: "../Model", traits: [.trait(name: "Headless", '
            'condition: .when(traits: ["Headless"]))]),',
        )

    def hand_on(self, package: str, dependency: str) -> None:
        handed_on = '[.trait(name: "Headless", condition: .when(traits: ["Headless"]))]'
        self.sample.edit(
            f"Packages/{package}/Package.swift", f'.package(path: "../{dependency}")',
            f'.package(path: "../{dependency}", traits: {handed_on})',
        )

    def test_a_package_without_a_manifest(self) -> None:
        self.sample.write("Packages/Search/README.md", "")
        self.check("Packages/Search: error: this package has no manifest", "Write Packages/Search/Package.swift")

    def test_a_manifest_that_does_not_compile(self) -> None:
        self.sample.edit("Packages/Bag/Package.swift", "[.v6]", "[.six]")
        code, output = self.run_check()
        self.assertEqual(code, 1)
        self.assertIn("Packages/Bag/Package.swift: error: SwiftPM can't read this manifest", output)
        self.assertIn("has no member 'six'", output)


if __name__ == "__main__":
    unittest.main()
