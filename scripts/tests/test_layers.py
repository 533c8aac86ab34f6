from __future__ import annotations

import contextlib
import io
import json
import shutil
import unittest

from sample import LAYERS, Sample

import check_layers


PLUGIN = (
    '    targets: [\n        .plugin(name: "CorePlugin", capability: .buildTool(), path: "Packages/Core/Plugins/CorePlugin"),\n')


class LayersTests(unittest.TestCase):
    def setUp(self) -> None:
        self.sample = Sample()
        self.addCleanup(self.sample.remove)

    def check(self, *expected: str) -> None:
        """Runs the check, which must fail with exactly these texts, or pass when there are none."""
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            code = check_layers.main(self.sample.root)
        output = printed.getvalue()
        self.assertEqual(code, 1 if expected else 0, output)
        for text in expected:
            self.assertIn(text, output)
        self.assertEqual(output.count("error:"), len([each for each in expected if "error:" in each]), output)

    def depend(self, package: str, on: str) -> None:
        """Declares the edge in the manifest."""
        start = f'            name: "{package}",\n            dependencies: [\n'
        self.sample.edit("Package.swift", start, f'{start}                "{on}",\n')

    def test_a_workspace_that_keeps_the_rules_passes(self) -> None:
        self.check()

    def test_a_workspace_in_a_hidden_folder_is_checked(self) -> None:
        hidden = self.sample.root / ".build/copy"
        shutil.copytree(self.sample.root, hidden, ignore=shutil.ignore_patterns(".build"))
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            self.assertEqual(check_layers.main(hidden), 0, printed.getvalue())

    def test_a_views_own_navigation_is_refused(self) -> None:
        self.sample.write(
            "Packages/Home/Sources/Home/View.swift",
            "struct A {\n    // NavigationLink is only named here.\n    let b = c.sheet(item: d)\n}\n")
        self.check(
            "Home/View.swift:3: error: the feature Home navigates with sheet",
            "Present a route with the flow's router, or leave through an exit.")

    def test_every_exit_is_emitted(self) -> None:
        self.sample.write(
            "Packages/Home/Sources/Home/HomeExit.swift",
            "public enum HomeExit {\n    case product(Int)\n    case bag\n    case search\n}\n")
        self.sample.write(
            "Packages/Home/Sources/Home/HomeViewModel.swift",
            "func a() {\n    exit(.product(1))\n    leave(through: .search)\n    show(.bag) // exit(.bag)\n}\n")
        self.check(
            "Home/HomeExit.swift:3: error: HomeExit.bag is never emitted",
            "Call exit(.bag) in a view model, or remove the case.")

    def test_only_views_import_what_is_for_views(self) -> None:
        rules = json.loads(json.dumps(LAYERS))
        rules["feature"]["views"] = ["Model"]
        self.sample.write("Packages/layers.json", json.dumps(rules))
        for allowed in ["UI/HomeView", "Previews/HomeViewModelStub"]:
            self.sample.write(f"Packages/Home/Sources/Home/{allowed}.swift", "import Model\n")
        self.check()
        for refused in ["UI/HomeViewModel+Saving", "Models/Session", "Protocols/HomeActions"]:
            self.sample.write(f"Packages/Home/Sources/Home/{refused}.swift", "import Model\n")
        self.check(
            "UI/HomeViewModel+Saving.swift:1: error: HomeViewModel+Saving.swift must not see Model",
            "Models/Session.swift:1: error: Session.swift must not see Model",
            "Protocols/HomeActions.swift:1: error: HomeActions.swift must not see Model",
            "Move what it uses to Model, or to a view.")

    def test_a_feature_imports_a_feature(self) -> None:
        self.sample.write("Packages/Home/Sources/Home/View.swift", "import Foundation\n\ninternal import class Bag.BagView\n")
        self.check(
            "Packages/Home/Sources/Home/View.swift:3: error: the feature Home must not see Bag",
            "It may see Model; the rules are in Packages/layers.json. A feature leaves through its exits",
        )

    def test_a_feature_depends_on_a_feature(self) -> None:
        self.depend("Home", on="Bag")
        self.check("Package.swift:11: error: the feature Home must not depend on Bag")

    def test_a_feature_imports_the_core(self) -> None:
        self.sample.write("Packages/Home/Sources/Home/Data.swift", "#if os(Linux)\n    @_spi(Store) import Core\n#endif\n")
        self.check("Packages/Home/Sources/Home/Data.swift:2: error: the feature Home must not see Core")

    def test_a_feature_imports_a_module_of_the_system(self) -> None:
        self.sample.write("Packages/Home/Sources/Home/Data.swift", "import Foundation\nimport Dispatch\n")
        self.check("Packages/Home/Sources/Home/Data.swift:2: error: the feature Home must not see Dispatch")

    def test_a_plugin_imports_its_own_module_of_the_system_and_nothing_else_does(self) -> None:
        self.sample.edit("Package.swift", "    targets: [\n", PLUGIN)
        self.sample.write("Packages/Core/Plugins/CorePlugin/Plugin.swift", "import Foundation\nimport PackagePlugin\n")
        self.check()
        self.sample.write("Packages/Core/Sources/Core/Other.swift", "import PackagePlugin\n")
        self.check("Packages/Core/Sources/Core/Other.swift:1: error: Core must not see PackagePlugin")

    def test_a_target_uses_a_plugin_without_importing_it(self) -> None:
        self.sample.edit("Package.swift", "    targets: [\n", PLUGIN)
        self.sample.write("Packages/Core/Plugins/CorePlugin/Plugin.swift", "import PackagePlugin\n")
        path = '            path: "Packages/Core/Sources/Core"\n'
        self.sample.edit("Package.swift", path, path.replace("\n", ',\n            plugins: ["CorePlugin"]\n'))
        self.check()

    def test_what_ships_depends_on_mocks(self) -> None:
        rules = json.loads(json.dumps(LAYERS))
        rules["packages"]["App"]["sees"].append("Mocks")
        self.sample.write("Packages/layers.json", json.dumps(rules))
        self.depend("App", on="Mocks")
        self.sample.write("Packages/App/Sources/App/Preview.swift", "import Mocks\n")
        self.check("error: App must not depend on Mocks", "Preview.swift:1: error: App must not see Mocks")

    def test_a_target_may_depend_on_less_than_its_package(self) -> None:
        rules = json.loads(json.dumps(LAYERS))
        rules["packages"]["Core"]["targets"] = {"Core": []}
        self.sample.write("Packages/layers.json", json.dumps(rules))
        self.check("error: Core must not depend on Model", "Core.swift:1: error: Core must not see Model")

    def test_an_import_that_no_manifest_declares(self) -> None:
        self.sample.write("Packages/Home/Tests/HomeTests/More.swift", "public import Model\n")
        self.check(
            "Packages/Home/Tests/HomeTests/More.swift:1: error: `public import Model`, but HomeTests does not declare Model",
            'Add "Model" to its dependencies in Package.swift, and run make manifests.',
        )

    def test_a_dependency_that_nothing_imports(self) -> None:
        self.sample.write("Packages/Core/Sources/Core/Core.swift", "import Model\n// import Logging\n")
        self.check(
            "error: Core declares Logging and never imports it",
            'Remove .product(name: "Logging", package: "swift-log") from its dependencies, and run make manifests.',
        )

    def test_a_product_of_another_package_where_it_may_not_be(self) -> None:
        self.sample.write("Packages/Bag/Sources/Bag/Log.swift", "import Logging\n")
        self.check("Packages/Bag/Sources/Bag/Log.swift:1: error: the feature Bag must not see Logging")

    def test_a_new_feature_needs_no_entry(self) -> None:
        search = '.target(name: "Search", dependencies: ["Model"], path: "Packages/Search/Sources/Search"),'
        self.sample.edit("Package.swift", "    targets: [\n", f"    targets: [\n        {search}\n")
        self.sample.write("Packages/Search/Sources/Search/Search.swift", "import Model\n")
        self.check()
        self.sample.write("Packages/Search/Sources/Search/Search.swift", "import Model\nimport Home\n")
        self.check("Packages/Search/Sources/Search/Search.swift:2: error: the feature Search must not see Home")

    def test_a_file_of_no_target(self) -> None:
        self.sample.write("Packages/Bag/Sources/Other/Other.swift", "")
        self.check("Packages/Bag/Sources/Other/Other.swift: error: no target holds this file")

    def test_rules_for_a_package_that_is_gone(self) -> None:
        rules = json.loads(json.dumps(LAYERS))
        rules["feature"]["sees"].append("Theme")
        self.sample.write("Packages/layers.json", json.dumps(rules))
        self.check("Packages/layers.json: error: names the package Theme, which does not exist")


if __name__ == "__main__":
    unittest.main()
