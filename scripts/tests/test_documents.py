from pathlib import Path

import pytest

from conftest import Workspace
from workspace import documents
from workspace.documents import BEGIN, END, diagram, with_diagram

LAYERS = {
    "testsOnly": ["Mocks"],
    "feature": {"sees": ["Engine", "Model"]},
    "packages": {
        "Engine": {"sees": []}, "Model": {"sees": ["Engine"]}, "Mocks": {"sees": ["Model", "Engine"]}, "App": {"sees": ["*", "Model"]},
    },
}
ANSWER = "1. [`A`](../Packages/Bag/A.swift): first.\n2. [`B`](../Packages/Bag/B.swift): second.\n"


@pytest.fixture
def described(tmp_path: Path) -> Workspace:
    workspace = Workspace(tmp_path, {"targets": []})
    workspace.rules = LAYERS
    names = ["App", "Bag", "Engine", "Mocks", "Model"]
    for name in names:
        workspace.write(f"Packages/{name}/Package.swift")
    workspace.write("Packages/Bag/Sources/Bag/Bag.docc/Bag.md", "# ``Bag``\n")
    workspace.write("Docs/Site/FlowModules.docc/FlowModules.md", "- ``/Bag``\n")
    links = "\n".join(f"[{name}](Packages/{name})" for name in names)
    workspace.write("README.md", f"# Sample\n\n{BEGIN}\n{END}\n\n{links}\n")
    assert workspace.manifest
    workspace.write("README.md", with_diagram(tmp_path))
    return workspace


def check(workspace: Workspace, *expected: str) -> None:
    assert [each.splitlines()[0] for each in workspace.findings(documents)] == list(expected)


@pytest.mark.parametrize("tour, expected", [
    (f"# Tour\n\n## How?\n\nAt most 2 files and 3 lines.\n\n{ANSWER}\n## Next\n", []),
    (f"## How?\n\nAt most 1 file.\n\n{ANSWER}", ["the answer to “How?” is 2 files with 3 lines"]),
    (f"## How?\n\nAt most 2 files and 2 lines.\n\n{ANSWER}", ["the answer to “How?” is 2 files with 3 lines"]),
    (f"## How?\n\n{ANSWER}", ["“How?” has no limit"]),
    (f"## How?\n\nAt most 3 files and 3 lines.\n\n{ANSWER}3. [`C`](Generated/C.swift): generated.\n", []),
])
def test_an_answer_of_the_tour_keeps_its_limits(described: Workspace, tour: str, expected: list[str]) -> None:
    described.write("Packages/Bag/A.swift", "1\n2\n")
    described.write("Packages/Bag/B.swift", "1\n")
    described.write("Docs/Generated/C.swift", "1\n2\n3\n4\n")
    described.write("Docs/Tour.md", tour)
    check(described, *(f"Docs/Tour.md: error: {each}" for each in expected))


def test_features_are_one_node_and_implied_edges_are_left_out() -> None:
    assert diagram(LAYERS, ["App", "Bag", "Engine", "Home", "Mocks", "Model"]).splitlines() == [
        "```mermaid", "flowchart TD", '    Features["<b>Features</b><br>Bag, Home"]', "    Mocks:::testsOnly", "    Features --> Model",
        "    Model --> Engine", "    Mocks --> Model", "    App --> Features", "    classDef testsOnly stroke-dasharray: 4 3", "```"]


@pytest.mark.parametrize("old, expected", [
    ("    Mocks --> Model\n", f"the diagram doesn't show what {documents.LAYERS} says"),
    (END, f"README.md has no lines “{BEGIN}” and “{END}”"),
    ("[Engine](Packages/Engine)", "doesn't name the package Engine"),
])
def test_a_readme_that_forgets_something(described: Workspace, old: str, expected: str) -> None:
    described.edit("README.md", old, "")
    check(described, f"README.md: error: {expected}")


def test_a_module_that_the_landing_page_forgets(described: Workspace) -> None:
    described.write("Packages/Engine/Sources/Engine/Engine.docc/Engine.md", "# ``Engine``\n")
    check(described, "Docs/Site/FlowModules.docc/FlowModules.md: error: doesn't name the module Engine")
