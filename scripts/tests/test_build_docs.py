import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from build_docs import DocumentationError, check_output


class OutputTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def test_documentation_a_new_and_an_empty_directory_are_accepted(self):
        site = self.folder / "site"
        check_output(site)
        site.mkdir()
        check_output(site)
        (site / "metadata.json").write_text("{}")
        (site / "documentation").mkdir()
        check_output(site)

    def test_anything_else_is_refused(self):
        file = self.folder / "file"
        file.write_text("precious")
        for output in (self.folder, file, Path("/")):
            with self.subTest(output=output), self.assertRaisesRegex(DocumentationError, "isn't replaced"):
                check_output(output)
        self.assertEqual(file.read_text(), "precious")


if __name__ == "__main__":
    unittest.main()
