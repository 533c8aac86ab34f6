from pathlib import Path

import pytest

from workspace.texts import WILDCARD, is_prose, literals, skeleton, texts, wrong_translations


@pytest.mark.parametrize("source, expected", [
    ('Text("Only \\(count + f("a")) left")', ["Only {} left", "a"]),
    ('a(#"\\d"#) + "b\\u{41}" // "comment"', ["\\d", "bA"]),
    ('x("""\n    One \\\n    line.\n    """)', ["One line."]),
])
def test_literals_are_found_with_their_values(source: str, expected: list[str]) -> None:
    assert [text.replace(WILDCARD, "{}") for text, _ in literals(source)] == expected


def test_the_texts_of_apps_and_packages_are_found_and_those_of_tools_are_not(tmp_path: Path) -> None:
    for name in ("Apps/Storefront", "Packages/Bag", "Packages/Storefront"):
        (tmp_path / name / "Sources").mkdir(parents=True)
        (tmp_path / name / "Sources/Screen.swift").write_text(f'Text("Texts of {name}")')
    assert list(texts(tmp_path)) == ["Texts of Apps/Storefront", "Texts of Packages/Bag"]


@pytest.mark.parametrize("text", ["Sold out", "Bag", f"{WILDCARD} items", f"Only {WILDCARD} left", "8 to 128 characters"])
def test_prose_is_a_text(text: str) -> None:
    assert is_prose(text)


@pytest.mark.parametrize("text", ["bag.fill", "products/12", WILDCARD, f"{WILDCARD}: {WILDCARD}", "order", "%"])
def test_nothing_else_is_a_text(text: str) -> None:
    assert not is_prose(text)


@pytest.mark.parametrize("key, expected", [
    ("Only %lld of %@ left", f"Only {WILDCARD} of {WILDCARD} left"), ("%lld%% off", f"{WILDCARD}% off"), ("100% cotton", "100% cotton"),
])
def test_a_key_has_a_skeleton(key: str, expected: str) -> None:
    assert skeleton(key) == expected


def unit(value: str) -> dict:
    return {"stringUnit": {"state": "translated", "value": value}}


PLURAL = {"variations": {"plural": {"one": unit("ein Stück"), "other": unit("%lld Stück")}}}


@pytest.mark.parametrize("key, translations, expected", [
    ("Bag", {"de": unit("Warenkorb"), "ar": unit("x")}, []),
    ("%@ by %@", {"de": unit("%2$@: %1$@"), "ar": unit("%@ %@")}, []),
    ("%@!", {"de": unit("!"), "ar": unit("%@")}, ['has other placeholders in de: "!"']),
    ("Bag", {"de": unit("x")}, ["has no translation for ar"]),
    ("%lld items", {"de": PLURAL, "ar": PLURAL}, ["needs the plural forms few, many, one, other, two, zero in ar"]),
])
def test_wrong_translations_are_found(key: str, translations: dict, expected: list[str]) -> None:
    assert list(wrong_translations(key, translations)) == expected
