from pathlib import Path

import pytest

from conftest import Workspace
from workspace import documents, drawing
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
    workspace.write("README.md", f"# Sample\n\n{links}\n")
    workspace.write(documents.ARCHITECTURE, f"# Architecture\n\n{BEGIN}\n{END}\n")
    assert workspace.manifest
    workspace.write(documents.ARCHITECTURE, with_diagram(tmp_path))
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


@pytest.mark.parametrize("file, old, expected", [
    (documents.ARCHITECTURE, "    Mocks --> Model\n", f"the diagram doesn't show what {documents.LAYERS} says"),
    (documents.ARCHITECTURE, END, f"{documents.ARCHITECTURE} has no lines “{BEGIN}” and “{END}”"),
    ("README.md", "[Engine](Packages/Engine)", "doesn't name the package Engine"),
])
def test_a_page_that_forgets_something(described: Workspace, file: str, old: str, expected: str) -> None:
    described.edit(file, old, "")
    check(described, f"{file}: error: {expected}")


def test_a_how_to_that_the_index_forgets(described: Workspace) -> None:
    described.write("Docs/HowTo/AddATab.md", "# Adding a tab\n")
    check(described, "Docs/README.md: error: doesn't link AddATab.md")
    described.write("Docs/README.md", "[Add a tab](HowTo/AddATab.md)\n")
    check(described)


@pytest.mark.parametrize("text, difference", [
    ("* [One](#one): short.\n\n## One\n\nLong.\n", None),
    ("## One\n", "One"),
    ("* [Two](#two): b.\n* [One](#one): a.\n\n## One\n\n## Two\n", "their order"),
])
def test_each_decision_is_in_the_list_at_the_beginning(described: Workspace, text: str, difference: str | None) -> None:
    described.write("Docs/Decisions.md", f"# Decisions\n\n{text}")
    check(described, *([f"Docs/Decisions.md: error: the list at the beginning differs from the headings: {difference}"] if difference else []))


DRAWING = {
    "boxes": {
        "App": {"at": [0, 0], "packages": ["App"]}, "Features": {"at": [0, 1], "packages": ["*"]},
        "Base": {"at": [0, 2], "packages": ["Model", "Engine"]}, "Tests": {"at": [1, 2], "packages": ["Mocks"]}},
    "arrows": [["App", "maps the exits of", "Features"], ["Features", "shows", "Base"]],
}


def test_a_drawing_that_shows_every_dependency() -> None:
    assert drawing.problems({**LAYERS, "drawing": DRAWING}, ["Bag"]) == []
    picture = drawing.svg({**LAYERS, "drawing": DRAWING}, ["Bag"], "light")
    assert picture.count("marker-end") == 2 and "maps the exits of" in picture and picture.count("stroke-dasharray") == 1


@pytest.mark.parametrize("arrows, boxes, expected", [
    (DRAWING["arrows"][:1], {}, ["no arrow shows that App uses Base", "no arrow shows that Features uses Base"]),
    ([*DRAWING["arrows"], ["Base", "knows", "App"]], {}, ["nothing in Base uses App"]),
    (DRAWING["arrows"], {"Base": {"at": [0, 2], "packages": ["Engine"]}}, ["Model is in no box"]),
    (DRAWING["arrows"], {"More": {"at": [0, 3], "packages": ["Gone"]}}, ["Gone isn't a package"]),
])
def test_a_drawing_that_differs_from_the_layers(arrows: list, boxes: dict, expected: list[str]) -> None:
    layers = {**LAYERS, "drawing": {"boxes": {**DRAWING["boxes"], **boxes}, "arrows": arrows}}
    assert drawing.problems(layers, ["Bag"]) == expected


def test_a_module_that_the_landing_page_forgets(described: Workspace) -> None:
    described.write("Packages/Engine/Sources/Engine/Engine.docc/Engine.md", "# ``Engine``\n")
    check(described, "Docs/Site/FlowModules.docc/FlowModules.md: error: doesn't name the module Engine")
