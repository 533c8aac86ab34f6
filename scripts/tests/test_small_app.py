import unittest
from pathlib import Path

ROOT = Path(__file__).parents[2]


class SmallAppTests(unittest.TestCase):
    def test_the_article_shows_each_file_whole(self) -> None:
        article = (ROOT / "Packages/FlowUI/Sources/FlowUI/FlowUI.docc/ASmallApp.md").read_text()
        files = sorted((ROOT / "Examples/Recipes").rglob("*.swift"))
        self.assertGreater(len(files), 4)
        for file in files:
            self.assertIn(f"```swift\n{file.read_text()}```\n", article, f"copy {file.name} into the article")


if __name__ == "__main__":
    unittest.main()
