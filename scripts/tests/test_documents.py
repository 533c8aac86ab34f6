from __future__ import annotations

import json
import tempfile
import unittest
from pathlib import Path

import sample  # noqa: F401  makes the scripts importable
from workspace.documents import BEGIN, END, diagram, problems, with_diagram

LAYERS = {
    "testsOnly": ["Mocks"],
    "feature": {"sees": ["Engine", "Model"]},
    "packages": {
        "Engine": {"sees": []},
        "Model": {"sees": ["Engine"]},
        "Mocks": {"sees": ["Model", "Engine"]},
        "App": {"sees": ["*", "Model"]},
    },
}


class DocumentsTests(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.root = Path(directory.name)
        names = ["App", "Bag", "Engine", "Mocks", "Model"]
        for name in names:
            self.write(f"Packages/{name}/Package.swift", "")
        self.write("Packages/Bag/Sources/Bag/Bag.docc/Bag.md", "# ``Bag``\n")
        self.write("Packages/layers.json", json.dumps(LAYERS))
        self.write("Docs/Site/FlowModules.docc/FlowModules.md", "- ``/Bag``\n")
        links = "\n".join(f"[{name}](Packages/{name})" for name in names)
        self.write("README.md", f"# Sample\n\n## The packages\n\n{BEGIN}\n{END}\n\n{links}\n")
        self.write("README.md", with_diagram(self.root))

    def write(self, file: str, text: str) -> None:
        path = self.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def check(self, *expected: str) -> None:
        self.assertEqual([str(each).splitlines()[0] for each in problems(self.root)], list(expected))

    def test_documents_that_agree_pass(self) -> None:
        self.check()

    def test_an_answer_of_the_tour_keeps_its_limits(self) -> None:
        self.write("Packages/Bag/A.swift", "1\n2\n")
        self.write("Packages/Bag/B.swift", "1\n")
        answer = "1. [`A`](../Packages/Bag/A.swift): first.\n2. [`B`](../Packages/Bag/B.swift): second.\n"
        self.write("Docs/Tour.md", f"# Tour\n\n## How?\n\nAt most 2 files and 3 lines.\n\n{answer}\n## Next\n")
        self.check()
        self.write("Docs/Tour.md", f"## How?\n\nAt most 1 file.\n\n{answer}")
        self.check("Docs/Tour.md: error: the answer to “How?” is 2 files with 3 lines")
        self.write("Docs/Tour.md", f"## How?\n\nAt most 2 files and 2 lines.\n\n{answer}")
        self.check("Docs/Tour.md: error: the answer to “How?” is 2 files with 3 lines")
        self.write("Docs/Tour.md", f"## How?\n\n{answer}")
        self.check("Docs/Tour.md: error: “How?” has no limit")
        self.write("Docs/Generated/C.swift", "1\n2\n3\n4\n")
        answer += "3. [`C`](Generated/C.swift): generated.\n"
        self.write("Docs/Tour.md", f"## How?\n\nAt most 3 files and 3 lines.\n\n{answer}")
        self.check()

    def test_features_are_one_node_and_implied_edges_are_left_out(self) -> None:
        self.assertEqual(diagram(LAYERS, ["App", "Bag", "Engine", "Home", "Mocks", "Model"]).splitlines(), [
            "```mermaid",
            "flowchart TD",
            '    Features["<b>Features</b><br>Bag, Home"]',
            "    Mocks:::testsOnly",
            "    Features --> Model",
            "    Model --> Engine",
            "    Mocks --> Model",
            "    App --> Features",
            "    classDef testsOnly stroke-dasharray: 4 3",
            "```",
        ])

    def test_a_rule_that_the_diagram_does_not_show(self) -> None:
        layers = json.loads(json.dumps(LAYERS))
        layers["packages"]["Model"]["sees"] = []
        self.write("Packages/layers.json", json.dumps(layers))
        self.check("README.md: error: the diagram doesn't show what Packages/layers.json says")
        self.write("README.md", with_diagram(self.root))
        self.check()

    def test_a_readme_without_a_place_for_the_diagram(self) -> None:
        self.write("README.md", (self.root / "README.md").read_text().replace(END, ""))
        self.check(f"README.md: error: README.md has no lines “{BEGIN}” and “{END}”")

    def test_a_package_that_the_readme_forgets(self) -> None:
        self.write("README.md", (self.root / "README.md").read_text().replace("[Engine](Packages/Engine)", ""))
        self.check("README.md: error: doesn't name the package Engine")

    def test_a_module_that_the_landing_page_forgets(self) -> None:
        self.write("Packages/Engine/Sources/Engine/Engine.docc/Engine.md", "# ``Engine``\n")
        self.check("Docs/Site/FlowModules.docc/FlowModules.md: error: doesn't name the module Engine")

    def test_links_to_files_and_headings(self) -> None:
        self.write("Docs/Index.md", "[a](../README.md#the-packages) [b](#here) [c](https://example.com)\n\n# Here\n")
        self.check()
        self.write("Docs/Index.md", "[a](../README.md#packages)\n\n```\n[b](Gone.md)\n```\n<img src=\"Images/gone.png\">\n")
        self.check(
            "Docs/Index.md:1: error: the link ../README.md#packages is broken",
            "Docs/Index.md:6: error: the link Images/gone.png is broken",
        )


if __name__ == "__main__":
    unittest.main()
