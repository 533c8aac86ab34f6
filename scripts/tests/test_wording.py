import pytest

from conftest import Workspace
from workspace import wording
from workspace.wording import DOCUMENTS, findings, measure, prose

SOURCE = '/// Whoever asks is told.\nlet text = "nobody"\n// A plain sentence about the bag.\n'


@pytest.mark.parametrize("file, text, expected", [
    ("Bag.swift", SOURCE, "Whoever asks is told.\nnobody\nA plain sentence about the bag.\n"),
    ("Bag.swift", 'let nobody = f("a", "b") // "c"\n' + 'let text = #"""\n  // One\n  two "three"\n  """#\n', "a b\n\n// One\ntwo \"three\"\n\n"),
    ("README.md", "Text\n```swift\nnobody\n```\nMore\n", "Text\n\n\n\nMore\n"),
])
def test_comments_literals_and_text_count(file: str, text: str, expected: str) -> None:
    assert prose(file, text) == expected


def test_a_finding_names_file_line_phrase_and_remedy() -> None:
    assert [str(each) for each in findings("README.md", "Fine.\nThe bag stands in the corner.\n")] == [
        "README.md:2: error: “stands in”: The bag stands in the corner.\n    Write: is declared in, is in, precedes"]
    assert [each.line for each in findings("README.md", "So does an alert.\nWhere the bag is.\nWhere is the bag?\n")] == [1, 2]


def test_packages_and_documents_are_measured(workspace: Workspace) -> None:
    workspace.write("Packages/Bag/README.md", "Nobody buys.\n")
    workspace.write("Packages/Bag/.build/checkouts/Other/README.md", "nobody nobody\n")
    workspace.write("Docs/Checks.md", "So does nobody.\n")
    assert [len(measure(workspace.root, name)[1]) for name in ["Bag", DOCUMENTS]] == [0, 2]


@pytest.mark.parametrize("phrases, words, found", [(1, 99, 0), (2, 98, 2), (2, 1998, 0), (3, 1997, 3)])
def test_a_package_above_the_ceiling_fails(workspace: Workspace, phrases: int, words: int, found: int) -> None:
    workspace.write("Packages/Bag/README.md", "nobody " * phrases + "word " * words)
    assert len(workspace.findings(wording)) == found
