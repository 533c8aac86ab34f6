from __future__ import annotations

import tempfile
import unittest
from pathlib import Path

import sample  # noqa: F401  makes the scripts importable
from workspace.snippets import snippets, uncompiled

README = """\
# Bag

```swift
import Bag

let bag = Bag()
bag.add(1)
```

```sh
swift test
```
"""

TEST = """\
import Bag
import Testing

@Test func readme() {
    let bag = Bag()
    bag.add(1)
}
"""


class SnippetTests(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.root = Path(directory.name)
        (self.root / "Packages/Bag/Tests").mkdir(parents=True)
        (self.root / "Packages/Bag/README.md").write_text(README)

    def write(self, name: str, text: str) -> None:
        (self.root / "Packages/Bag/Tests" / name).write_text(text)

    def test_blocks_are_taken_apart_into_paragraphs(self) -> None:
        found = snippets("README.md", README)
        self.assertEqual([(each.line, each.paragraphs) for each in found], [
            (3, (("import Bag",), ("let bag = Bag()", "bag.add(1)"))),
        ])

    def test_code_that_a_test_holds_is_compiled(self) -> None:
        self.write("ReadmeTests.swift", TEST)
        self.assertEqual(uncompiled(self.root), ([], 1))

    def test_code_that_changed_is_found(self) -> None:
        self.write("ReadmeTests.swift", TEST.replace("bag.add(1)", "bag.add(1, quantity: 2)"))
        problems, _ = uncompiled(self.root)
        self.assertEqual(
            [str(each) for each in problems],
            ["Packages/Bag/README.md:3: error: this code is not compiled anywhere: let bag = Bag()\n"
             "    Write it, word for word, into a test (or Tests/Consumer), and copy it from there."],
        )

    def test_its_parts_have_to_be_in_one_file(self) -> None:
        self.write("One.swift", "import Bag\n")
        self.write("Other.swift", TEST.replace("import Bag\n", ""))
        problems, _ = uncompiled(self.root)
        self.assertEqual(len(problems), 1)


if __name__ == "__main__":
    unittest.main()
