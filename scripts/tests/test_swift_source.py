import pytest

from workspace.swift_source import imports


def modules(source: str) -> list[str]:
    return [each.module for each in imports(source)]


@pytest.mark.parametrize("form", [
    "import Home", "  import Home", "public import Home", "@testable import Home", "@_exported public import Home",
    "@_spi(Inspection) @testable internal import Home", "import struct Home.View", "private import func Home.go",
    "@preconcurrency\nimport Home", "import Home.Submodule", "import `Home`", "let a = 1; import Home",
    "#if canImport(Home)\n    import Home\n#endif", "import/* why */Home", "/* why */ import Home", "import Home // why",
    "@_spi(A) @_spi(B) import Home", "import\tHome",
])
def test_every_form_of_an_import(form: str) -> None:
    assert modules(form) == ["Home"]


@pytest.mark.parametrize("other", [
    "// import Home", "/* import Home */", "/* /* a */\nimport Home\n*/", '"""\nimport Home\n"""', '#"""\n"""\nimport Home\n"""#',
    'let a = "\\"\\nimport Home"', "let important = 1", "func `import`() {}", 'let a = "\\(f("""\nimport Home\n"""))"',
    "#if canImport(Home)\n#endif", "x.import(Home)",
    # Text that never ends.
    '"""', '#"', "/*", '"\\(', '"\\', "import", "@testable import",
])
def test_what_is_not_an_import(other: str) -> None:
    assert modules(other) == []


@pytest.mark.parametrize("text", [
    '"a // b"', '#"a\\"#', '#"\\#("x")"#', '"\\(a ? "b" : "(")"', '"""\n"quoted"\n"""', "/* a /* b */ c */", '"broken', '"\\\\"', '"//"',
    "'", '##"a"# b"##', '""', '"\\("""\n)"""' + ')"',
])
def test_code_goes_on_behind_comments_and_strings(text: str) -> None:
    assert modules(f"let a = {text}\nimport Home\n") == ["Home"]


def test_line_access_and_attributes() -> None:
    [found] = imports("/*\n*/\n\n@_spi(Store) public import struct Core.Database\n")
    assert (found.line, found.access, found.attributes) == (4, "public", ("@_spi(Store)",))
    assert found.text == "@_spi(Store) public import Core"
