"""No target is missed: the targets that a change affects are those from which the changed package can be reached."""

import subprocess
from pathlib import Path

import pytest

from conftest import Workspace
from workspace.affected import READERS, affected, changed_files
from workspace.manifests import Manifest, ManifestError, load

REPOSITORY = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def repository() -> Manifest:
    return load(REPOSITORY)


def names(manifest: Manifest, *files: str) -> set[str]:
    return {each.name for each in affected(manifest, files)}


def reaches(manifest: Manifest, name: str, package: str, seen: set[str]) -> bool:
    """Whether a target is in a package, or one that it depends on is."""
    seen.add(name)
    target = manifest.targets[name]
    return target.package == package or any(
        reaches(manifest, each.name, package, seen) for each in target.dependencies
        if each.name in manifest.targets and each.name not in seen)


def test_a_change_in_a_package_affects_all_that_reach_it(repository: Manifest) -> None:
    for package in repository.packages:
        expected = READERS | {name for name in repository.targets if reaches(repository, name, package, set())}
        for file in ["Package.swift", "Sources/New/New.swift", "Plugins/New/New.swift", "Tests/Data/new.json"]:
            assert names(repository, f"Packages/{package}/{file}") == expected, f"{package}/{file}"


def test_every_file_of_a_target_affects_it(repository: Manifest) -> None:
    for target in repository.targets.values():
        assert target.name in names(repository, f"{target.path}/Folder/File.swift", f"{target.path}/Resources/file.md")


def test_a_feature_affects_what_shows_it(repository: Manifest) -> None:
    assert names(repository, "Packages/Wishlist/Sources/Wishlist/WishlistExit.swift") == READERS | {
        "Wishlist", "WishlistTests", "AppFeature", "AppFeatureTests", "Gallery", "GalleryTests", "Storefront", "StorefrontTests"}


def test_tests_that_find_files_by_their_own_path_are_known(repository: Manifest) -> None:
    own_files = {"CoreTests"}
    finding = {
        each.name for each in repository.targets.values() if each.is_test
        if any("#filePath" in file.read_text() for file in (REPOSITORY / each.path).rglob("*.swift"))}
    assert finding == READERS | own_files


def test_a_test_affects_itself(repository: Manifest) -> None:
    assert names(repository, "Packages/Model/Tests/ModelTests/BagTests.swift") == {"ModelTests"}


@pytest.mark.parametrize("file", [
    "Package.swift", "Makefile", "scripts/run_tests.py", "Tests/Browser/test_shop.py", "Docs/routes.json", "Docs/Generated/AppRoutes.swift",
    ".ci/run", ".swift-format", "Packages/layers.json", "Packages/Gone/Sources/Gone/Gone.swift", "Examples/New/New.swift",
    "Apps/Storefront/project.yml"])
def test_a_file_outside_of_packages_affects_everything(repository: Manifest, file: str) -> None:
    assert names(repository, file) == set(repository.targets)


@pytest.mark.parametrize("file", [
    "README.md", "Docs/HowTo/AddATab.md", "Docs/Tour.md", ".github/CODEOWNERS", "Packages/Bag/README.md",
    "Packages/Bag/Sources/Bag/Bag.docc/Bag.md"])
def test_documents_affect_no_target(repository: Manifest, file: str) -> None:
    assert names(repository, file) == set()


def test_files_since_the_branch_left_its_base(workspace: Workspace) -> None:
    def git(*arguments: str) -> None:
        subprocess.run(["git", "-C", workspace.root, "-c", "user.name=a", "-c", "user.email=a@b", *arguments], check=True, capture_output=True)

    git("init", "-q", "-b", "main")
    git("add", "--all")
    git("commit", "-q", "-m", "base")
    git("checkout", "-q", "-b", "change")
    git("mv", "Packages/Bag/Sources/Bag/Bag.swift", "Packages/Bag/Sources/Bag/Basket.swift")
    git("commit", "-q", "-m", "rename")
    workspace.write("Packages/Home/Sources/Home/Home.swift", "// changed\n")
    workspace.write("Packages/Core/Sources/Core/New.swift")
    git("checkout", "-q", "main")
    workspace.write("Packages/Model/Sources/Model/Later.swift")
    git("add", "Packages/Model")
    git("commit", "-q", "-m", "later, and not of this branch")
    git("checkout", "-q", "change")
    assert changed_files(workspace.root, "main") == [
        "Packages/Bag/Sources/Bag/Bag.swift", "Packages/Bag/Sources/Bag/Basket.swift", "Packages/Core/Sources/Core/New.swift",
        "Packages/Home/Sources/Home/Home.swift"]
    with pytest.raises(ManifestError, match="can't compare with 'nowhere'"):
        changed_files(workspace.root, "nowhere")
