from __future__ import annotations

import tempfile
import unittest
from pathlib import Path

import sample  # noqa: F401, puts scripts/ on the path

from workspace.texts import WILDCARD, is_prose, literals, skeleton, texts, wrong_translations


class TextTests(unittest.TestCase):
    def found(self, source: str) -> list[str]:
        return [text.replace(WILDCARD, "{}") for text, _ in literals(source)]

    def test_literals_are_found_with_their_values(self) -> None:
        self.assertEqual(self.found('Text("Only \\(count + f("a")) left")'), ["Only {} left", "a"])
        self.assertEqual(self.found('a(#"\\d"#) + "b\\u{41}" // "comment"'), ["\\d", "bA"])
        self.assertEqual(self.found('x("""\n    One \\\n    line.\n    """)'), ["One line."])

    def test_the_texts_of_apps_and_packages_are_found_and_those_of_tools_are_not(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name in ("Apps/Storefront", "Packages/Bag", "Packages/Storefront"):
                (root / name / "Sources").mkdir(parents=True)
                (root / name / "Sources/Screen.swift").write_text(f'Text("Texts of {name}")')
            self.assertEqual(list(texts(root)), ["Texts of Apps/Storefront", "Texts of Packages/Bag"])

    def test_only_prose_is_a_text(self) -> None:
        for text in ["Sold out", "Bag", f"{WILDCARD} items", f"Only {WILDCARD} left", "8 to 128 characters"]:
            self.assertTrue(is_prose(text), text)
        for text in ["bag.fill", "products/12", WILDCARD, f"{WILDCARD}: {WILDCARD}", "order", "%"]:
            self.assertFalse(is_prose(text), text)

    def test_a_key_has_a_skeleton(self) -> None:
        self.assertEqual(skeleton("Only %lld of %@ left"), f"Only {WILDCARD} of {WILDCARD} left")
        self.assertEqual(skeleton("%lld%% off"), f"{WILDCARD}% off")
        self.assertEqual(skeleton("100% cotton"), "100% cotton")

    def test_wrong_translations_are_found(self) -> None:
        def unit(value: str) -> dict:
            return {"stringUnit": {"state": "translated", "value": value}}

        def wrong(key: str, de: dict, ar: dict) -> list[str]:
            return list(wrong_translations(key, {"de": de, "ar": ar}))

        self.assertEqual(wrong("Bag", unit("Warenkorb"), unit("x")), [])
        self.assertEqual(wrong("%@ by %@", unit("%2$@: %1$@"), unit("%@ %@")), [])
        self.assertEqual(wrong("%@!", unit("!"), unit("%@")), ['has other placeholders in de: "!"'])
        self.assertEqual(list(wrong_translations("Bag", {"de": unit("x")})), ["has no translation for ar"])
        plural = {"variations": {"plural": {"one": unit("ein Stück"), "other": unit("%lld Stück")}}}
        self.assertEqual(
            wrong("%lld items", plural, plural), ["needs the plural forms few, many, one, other, two, zero in ar"])


if __name__ == "__main__":
    unittest.main()
