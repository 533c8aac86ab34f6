import json
import subprocess

import pytest

import write_manifests
from conftest import Workspace
from workspace.manifests import ManifestError, load


def written(workspace: Workspace, package: str) -> str:
    assert write_manifests.main(workspace.root) == 0
    workspace.dump = load(workspace.root).dump
    return (workspace.root / "Packages" / package / "Package.swift").read_text()


def test_a_package_has_the_targets_of_the_workspace(workspace: Workspace) -> None:
    written(workspace, "Home")
    printed = subprocess.run(
        ["swift", "package", "dump-package", "--package-path", workspace.root / "Packages/Home"], capture_output=True, text=True, check=True)
    dump = json.loads(printed.stdout)
    assert [(each["name"], [next(iter(need.values()))[0] for need in each["dependencies"]]) for each in dump["targets"]] == [
        ("Home", ["Model"]), ("HomeTests", ["Home", "Mocks"])]
    assert [each["name"] for each in dump["products"]] == ["Home"]
    assert [each["fileSystem"][0]["identity"] for each in dump["dependencies"]] == ["mocks", "model"]
    assert {"enableUpcomingFeature": {"_0": "ExistentialAny"}} in [each["kind"] for each in dump["targets"][0]["settings"]]


def test_a_dependency_by_url_has_the_version_of_the_workspace(workspace: Workspace) -> None:
    assert '.package(url: "https://github.com/apple/swift-log", from: "1.16.2")' in written(workspace, "Core")
    assert "swift-log" not in written(workspace, "Home")


def test_a_trait_is_handed_on(workspace: Workspace) -> None:
    workspace.edit("Package.swift", "    dependencies: [\n", '    traits: [.trait(name: "Headless", description: "Tests")],\n    dependencies: [\n')
    workspace.edit("Package.swift", '"Mocks", ["Model"]', '"Mocks", [.target(name: "Model", condition: .when(traits: ["Headless"]))]')
    workspace.edit("Package.swift", '"Home", ["Model"]', '"Home", ["Model", "Mocks"]')
    assert '.package(path: "../Mocks", traits: handedOn)' in written(workspace, "Home")
    for package, text in [("App", '.package(path: "../Home", traits: handedOn)'), ("Mocks", 'condition: .when(traits: ["Headless"])')]:
        assert text in (workspace.root / "Packages" / package / "Package.swift").read_text()
    assert "Headless" not in (workspace.root / "Packages/Bag/Package.swift").read_text()


def test_stale_manifests_folders_without_targets_and_unused_dependencies_are_found(workspace: Workspace, capsys) -> None:
    written(workspace, "Home")
    assert workspace.findings(write_manifests) == []
    assert write_manifests.main(workspace.root) == 0
    assert capsys.readouterr().out.endswith("manifests: 0 of 6 written\n")
    workspace.edit("Packages/Home/Package.swift", '"Mocks"', '"Bag"')
    # Another branch has left the first folder.
    workspace.write("Packages/Coupons/Package.resolved")
    workspace.write("Packages/Search/README.md")
    control = {"identity": "swift-nio", "location": {}, "requirement": {}}
    workspace.dump["dependencies"].append({"sourceControl": [control]})
    assert [each.splitlines()[0] for each in workspace.findings(write_manifests)] == [
        "Package.swift:1: error: no target uses swift-nio",
        "Packages/Home/Package.swift: error: differs from the manifest of the workspace",
        "Packages/Search: error: Package.swift has no target in this folder"]


def test_a_manifest_that_does_not_compile(workspace: Workspace) -> None:
    workspace.edit("Package.swift", "[.v6]", "[.six]")
    with pytest.raises(ManifestError, match="SwiftPM can't read this manifest"):
        load(workspace.root)
