import shutil

import pytest

from conftest import Workspace
from workspace import layering

PACKAGES = "Packages/"
HOME = "Packages/Home/Sources/Home/"
PLUGIN = {"name": "CorePlugin", "type": "plugin", "path": "Packages/Core/Plugins/CorePlugin", "dependencies": [], "settings": []}


def test_a_workspace_that_keeps_the_rules_passes_also_in_a_hidden_folder(workspace: Workspace) -> None:
    assert workspace.findings(layering) == []
    hidden = Workspace(workspace.root / ".build/copy", workspace.dump)
    shutil.copytree(workspace.root, hidden.root, ignore=shutil.ignore_patterns(".build"))
    assert hidden.findings(layering) == []


@pytest.mark.parametrize("file, source, expected", [
    (HOME + "View.swift", "struct A {\n    // NavigationLink is only named here.\n    let b = c.sheet(item: d)\n}\n", [
        "Home/View.swift:3: error: the feature Home navigates with sheet",
        "Present a route with the flow's router, or leave through an exit."]),
    (HOME + "View.swift", "import Foundation\n\ninternal import class Bag.BagView\n", [
        "Home/View.swift:3: error: the feature Home must not see Bag",
        "It may see Model; the rules are in Packages/layers.json. A feature leaves through its exits"]),
    (HOME + "Data.swift", "#if os(Linux)\n    @_spi(Store) import Core\n#endif\n", [
        "Home/Data.swift:2: error: the feature Home must not see Core"]),
    (HOME + "Data.swift", "import Foundation\nimport Dispatch\n", ["Data.swift:2: error: the feature Home must not see Dispatch"]),
    ("Packages/Bag/Sources/Bag/Log.swift", "import Logging\n", ["Bag/Log.swift:1: error: the feature Bag must not see Logging"]),
    ("Packages/Home/Tests/HomeTests/More.swift", "public import Model\n", [
        "HomeTests/More.swift:1: error: `public import Model`, but HomeTests does not declare Model",
        'Add "Model" to its dependencies in Package.swift, and run make manifests.']),
    ("Packages/Core/Sources/Core/Core.swift", "import Model\n// import Logging\n", [
        "Package.swift:16: error: Core declares Logging and never imports it",
        'Remove .product(name: "Logging", package: "swift-log") from its dependencies, and run make manifests.']),
    ("Packages/Core/Sources/Core/Other.swift", "import PackagePlugin\n", ["Other.swift:1: error: Core must not see PackagePlugin"]),
    ("Packages/Bag/Sources/Other/Other.swift", "", ["Packages/Bag/Sources/Other/Other.swift: error: no target holds this file"]),
])
def test_a_file_that_breaks_a_rule(workspace: Workspace, file: str, source: str, expected: list[str]) -> None:
    workspace.write(file, source)
    [found] = workspace.findings(layering)
    assert all(each in found for each in expected), found


def test_every_exit_is_emitted(workspace: Workspace) -> None:
    workspace.write(HOME + "HomeExit.swift", "public enum HomeExit {\n    case product(Int)\n    case bag\n    case search\n}\n")
    workspace.write(
        HOME + "HomeViewModel.swift",
        "func a() {\n    exit(.product(1))\n    leave(through: .search)\n    show(.bag) // exit(.bag)\n}\n")
    assert workspace.findings(layering) == [
        f"{HOME}HomeExit.swift:3: error: HomeExit.bag is never emitted\n    Call exit(.bag) in a view model, or remove the case."]


def test_only_views_import_what_is_for_views(workspace: Workspace) -> None:
    workspace.rules["feature"]["views"] = ["Model"]
    names = ["HomeRoute", "UI/HomeView", "HomeFlowViewModel", "Models/Session", "Protocols/HomeActions", "UI/HomeViewModel+Saving"]
    for name in names:
        workspace.write(f"{HOME}{name}.swift", "import Model\n")
    workspace.write(f"{HOME}HomeViewModelProtocol.swift", "protocol A {}\n\n#if DEBUG\n    import Model\n#endif\n")
    assert [each.splitlines()[0] for each in workspace.findings(layering) if HOME in each and "Home.swift" not in each] == [
        f"{HOME}{name}.swift:1: error: {name.rpartition('/')[2]}.swift must not see Model" for name in names[2:]]


@pytest.mark.parametrize("target, on, expected", [
    ("Home", "Bag", ["Package.swift:17: error: the feature Home must not depend on Bag"]),
    ("App", "Mocks", ["Package.swift:19: error: App must not depend on Mocks"]),
])
def test_a_dependency_that_breaks_a_rule(workspace: Workspace, target: str, on: str, expected: list[str]) -> None:
    workspace.rules["packages"]["App"]["sees"].append("Mocks")
    workspace.target(target)["dependencies"].append({"byName": [on, None]})
    assert [each.splitlines()[0] for each in workspace.findings(layering)] == expected


def test_a_target_may_depend_on_less_than_its_package(workspace: Workspace) -> None:
    workspace.rules["packages"]["Core"]["targets"] = {"Core": []}
    assert [each.splitlines()[0].split("error: ")[1] for each in workspace.findings(layering)] == [
        "Core must not depend on Model", "Core must not see Model"]


def test_a_plugin_imports_its_module_of_the_system_and_nothing_imports_it(workspace: Workspace) -> None:
    workspace.dump["targets"].append(PLUGIN)
    workspace.target("Core")["pluginUsages"] = [{"plugin": ["CorePlugin", None]}]
    workspace.write("Packages/Core/Plugins/CorePlugin/Plugin.swift", "import Foundation\nimport PackagePlugin\n")
    assert workspace.findings(layering) == []


def test_a_new_feature_needs_no_entry(workspace: Workspace) -> None:
    path = "Packages/Search/Sources/Search"
    workspace.dump["targets"].append({**workspace.target("Bag"), "name": "Search", "path": path})
    workspace.write(f"{path}/Search.swift", "import Model\n")
    assert workspace.findings(layering) == []
    workspace.write(f"{path}/Search.swift", "import Home\n")
    assert "Search.swift:1: error: the feature Search must not see Home" in workspace.findings(layering)[0]


def test_rules_for_a_package_that_is_gone(workspace: Workspace) -> None:
    workspace.rules["feature"]["sees"].append("Theme")
    assert "Packages/layers.json: error: names the package Theme, which does not exist" in workspace.findings(layering)[0]
