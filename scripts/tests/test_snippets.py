import pytest

from conftest import Workspace
from workspace import snippets

README = "# Bag\n\n```swift\nimport Bag\n\nlet bag = Bag()\nbag.add(1)\n```\n\n```sh\nswift test\n```\n"
TEST = "import Bag\nimport Testing\n\n@Test func readme() {\n    let bag = Bag()\n    bag.add(1)\n}\n"
MISSING = ("Packages/Bag/README.md:3: error: this code is not compiled anywhere: {}\n"
           "    Write it, word for word, into a test (or Tests/Consumer), and copy it from there.")


@pytest.mark.parametrize("files, expected", [
    ([TEST], []),
    ([TEST.replace("let bag = Bag()", "let bag =\n        Bag()")], []),
    ([TEST.replace("bag.add(1)", "bag.add(1, quantity: 2)")], [MISSING.format("let bag = Bag()")]),
    # Its parts have to be in one file, and in this order only where they belong together.
    (["import Bag\n", TEST.replace("import Bag\n", "")], [MISSING.format("let bag = Bag()")]),
    ([TEST.replace("import Bag\n", "") + "import Bag\n"], []),
    ([TEST.replace("bag.add(1)", "bag.add(10)")], [MISSING.format("let bag = Bag()")]),
])
def test_code_of_a_readme_is_in_a_source(workspace: Workspace, files: list[str], expected: list[str]) -> None:
    workspace.write("Packages/Bag/README.md", README)
    for number, text in enumerate(files):
        workspace.write(f"Packages/Bag/Tests/BagTests/Readme{number}.swift", text)
    assert workspace.findings(snippets) == expected


@pytest.mark.parametrize("step, expected", [
    ("import Bag\n\n@Test func readme() {\n}\n", []),
    (TEST, []),
    ("@Test func readme() {\n    let bag = Sack()\n}\n", [(2, "let bag = Sack()")]),
    ("@Test func readme() {\nimport Bag\n", [(2, "import Bag")]),
])
def test_a_step_of_a_tutorial_leaves_out_lines_only(workspace: Workspace, step: str, expected: list[tuple[int, str]]) -> None:
    name = "Docs/Site/FlowModules.docc/Resources/TakeTheEngine/Bag-step.swift"
    workspace.write(name, step)
    workspace.write("Packages/Bag/Tests/BagTests/Tests.swift", TEST)
    assert workspace.findings(snippets) == [
        f"{name}:{line}: error: this line is not compiled anywhere: {text}\n"
        "    Copy the step from a source, line by line and in the same order. Lines can be left out."
        for line, text in expected]
