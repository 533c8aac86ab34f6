from __future__ import annotations

import unittest

import sample  # noqa: F401  makes the scripts importable
from workspace.swift_source import imports


def modules(source: str) -> list[str]:
    return [each.module for each in imports(source)]


class SwiftSourceTests(unittest.TestCase):
    def test_every_form_of_an_import(self) -> None:
        forms = [
            "import Home", "  import Home", "public import Home", "@testable import Home", "@_exported public import Home",
            "@_spi(Inspection) @testable internal import Home", "import struct Home.View", "private import func Home.go",
            "@preconcurrency\nimport Home", "import Home.Submodule", "import `Home`", "let a = 1; import Home",
            "#if canImport(Home)\n    import Home\n#endif", "import/* why */Home", "/* why */ import Home",
            "import Home // why", "@_spi(A)@_spi(B) import Home".replace(")@", ") @"), "import\tHome",
        ]
        for form in forms:
            self.assertEqual(modules(form), ["Home"], form)

    def test_what_is_not_an_import(self) -> None:
        others = [
            "// import Home", "/* import Home */", "/* /* a */\nimport Home\n*/", '"""\nimport Home\n"""',
            '#"""\n"""\nimport Home\n"""#', 'let a = "\\"\\nimport Home"', "let important = 1", "func `import`() {}",
            'let a = "\\(f("""\nimport Home\n"""))"', "#if canImport(Home)\n#endif", "x.import(Home)",
        ]
        for other in others:
            self.assertEqual(modules(other), [], other)

    def test_code_goes_on_behind_comments_and_strings(self) -> None:
        before = [
            '"a // b"', '#"a\\"#', '#"\\#("x")"#', '"\\(a ? "b" : "(")"', '"""\n"quoted"\n"""', "/* a /* b */ c */", '"broken',
            '"\\\\"', '"//"', "'", '##"a"# b"##', '""', '"\\("""\n)"""' + ')"',
        ]
        for text in before:
            self.assertEqual(modules(f"let a = {text}\nimport Home\n"), ["Home"], text)

    def test_line_access_and_attributes(self) -> None:
        found = imports("/*\n*/\n\n@_spi(Store) public import struct Core.Database\n")[0]
        self.assertEqual((found.line, found.access, found.attributes), (4, "public", ("@_spi(Store)",)))
        self.assertEqual(found.text, "@_spi(Store) public import Core")

    def test_text_that_never_ends(self) -> None:
        for text in ['"""', '#"', "/*", '"\\(', '"\\', "import", "@testable import"]:
            self.assertEqual(modules(text), [], text)


if __name__ == "__main__":
    unittest.main()
