from __future__ import annotations

import tempfile
import unittest
from pathlib import Path

import sample  # noqa: F401  makes the scripts importable
from workspace.wording import DOCUMENTS, NEW_PACKAGE, Wording, findings, lowered, measure, problems, prose, well_below

SOURCE = """\
/// Whoever asks is told.
let text = "nobody"
// A plain sentence about the bag.
"""


class WordingTests(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.root = Path(directory.name)
        self.write("Packages/Bag/Sources/Bag/Bag.swift", "/// The bag.\n")
        self.write("README.md", "A plain sentence.\n")

    def write(self, file: str, text: str) -> None:
        path = self.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def test_comments_and_literals_of_swift_count(self) -> None:
        self.assertEqual(prose("Bag.swift", SOURCE), "Whoever asks is told.\nnobody\nA plain sentence about the bag.\n")

    def test_each_line_of_a_literal_counts_where_it_is(self) -> None:
        source = 'let nobody = f("a", "b") // "c"\n' + 'let text = #"""\n  // One\n  two "three"\n  """#\n'
        self.assertEqual(prose("Bag.swift", source), "a b\n\n// One\ntwo \"three\"\n\n")

    def test_code_in_markdown_does_not_count(self) -> None:
        self.assertEqual(prose("README.md", "Text\n```swift\nnobody\n```\nMore\n"), "Text\n\n\n\nMore\n")

    def test_a_finding_names_file_line_phrase_and_remedy(self) -> None:
        found = findings("README.md", "Fine.\nThe bag stands in the corner.\n")
        self.assertEqual([str(each) for each in found], [
            "README.md:2: “stands in”: The bag stands in the corner.\n    Write: is declared in, is in, precedes",
        ])

    def test_a_phrase_at_the_beginning_of_a_line_is_found_and_a_question_is_not(self) -> None:
        found = findings("README.md", "So does an alert.\nWhere the bag is.\nWhere is the bag?\n")
        self.assertEqual([each.line for each in found], [1, 2])

    def test_packages_and_documents_are_measured(self) -> None:
        self.write("Packages/Bag/README.md", "Nobody buys.\n")
        self.write("Packages/Bag/.build/checkouts/Other/README.md", "nobody nobody\n")
        self.write("Docs/Checks.md", "So does nobody.\n")
        measured = measure(self.root)
        self.assertEqual({name: len(each.findings) for name, each in measured.items()}, {"Bag": 0, DOCUMENTS: 2})

    def test_a_package_above_its_ceiling_fails(self) -> None:
        self.write("Packages/Bag/README.md", "nobody " * 10 + "word " * 990)
        measured = measure(self.root)
        self.assertEqual(problems(measured, {"Bag": 110, DOCUMENTS: 0}), [])
        found = problems(measured, {"Bag": 50, DOCUMENTS: 0})
        self.assertEqual([each.what for each in found],
                         ["the wording of Bag has 100 phrases to avoid in 10,000 words; its ceiling is 50"])

    def test_a_package_without_a_ceiling_gets_that_of_new_packages(self) -> None:
        measured = {"New": wording(words=10_000, count=NEW_PACKAGE + 1)}
        self.assertEqual(len(problems(measured, {})), 1)
        self.assertEqual(problems({"New": wording(words=10_000, count=NEW_PACKAGE)}, {}), [])

    def test_one_phrase_in_few_words_is_within_a_low_ceiling(self) -> None:
        self.assertFalse(wording(words=100, count=1).exceeds(10))
        self.assertTrue(wording(words=100, count=1).exceeds(0))

    def test_a_ceiling_of_a_package_that_is_gone_fails(self) -> None:
        self.assertEqual([each.what for each in problems({}, {"Gone": 10})], ["names the package Gone, which does not exist"])

    def test_ceilings_are_lowered_and_never_raised(self) -> None:
        measured = {
            "Best": wording(words=10_000, count=0), "Better": wording(words=10_000, count=40),
            "Worse": wording(words=10_000, count=40),
        }
        ceilings = {"Best": 100, "Better": 100, "Worse": 20, "Gone": 10}
        self.assertEqual(lowered(measured, ceilings), {"Best": 10, "Better": 50, "Worse": 20})

    def test_only_a_ceiling_far_above_asks_to_be_lowered(self) -> None:
        measured = {"Far": wording(words=10_000, count=40), "Near": wording(words=10_000, count=80)}
        self.assertEqual(well_below(measured, {"Far": 100, "Near": 100}), ["Far"])


def wording(words: int, count: int) -> Wording:
    return Wording("Bag", words, tuple(findings("README.md", "nobody\n" * count)))


if __name__ == "__main__":
    unittest.main()
