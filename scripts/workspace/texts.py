"""Finds the texts for users in the sources, and compares them with the string catalog.

A finding is a text that the catalog doesn't have in every language, a text of the catalog that no source has, and a translation with
other placeholders than its text.
"""

import json
import re
from pathlib import Path
from typing import Iterator

from .manifests import Manifest
from .problem import Problem
from .swift_source import Literal, end_of_interpolation, strings, without_debug

CATALOG = "Packages/Translations/Sources/Translations/Localizable.xcstrings"
# Texts that users don't read, or that are the same in every language.
ALLOWED = "scripts/untranslated.txt"
PLURAL_FORMS = {"de": ["one", "other"], "ar": ["few", "many", "one", "other", "two", "zero"]}

# Packages whose texts users don't read, except those of the files that make resources for them.
MOSTLY_NOT_FOR_USERS = {"Core"}
RESOURCE = "LocalizedStringResource"
# Packages whose texts users don't read: developers' tools, servers, tests' helpers.
NOT_FOR_USERS = {
    "Benchmarks", "BrowserHost", "DebugMenu", "DeepLink", "FlowKit", "FlowTesting", "Gallery", "HeadlessUI",
    "FlowLocalization", "Loading", "Mocks", "RouteGenerator", "RoutePatterns", "ScreenTesting", "SharedCombine", "StoreServer", "Storefront", "FlowTestSupport",
    "Translations",
}
# Folders of samples and generated code.
NOT_SHOWN_FOLDERS = {"Debug", "Gallery", "Generated", "Samples"}
# Errors for logs and for developers, and names of libraries.
NOT_SHOWN_FILES = {"ServiceError.swift", "ShopConfiguration.swift", "ShopEndpoints.swift", "SoftwareLibrary.swift"}
# Stands in front of literals that aren't shown, on the same line.
NOT_SHOWN = re.compile(
    r"dentifier|systemImage: *$|systemName: *$|ogger|reportIssue|preconditionFailure|fatalError|assert|CodingKey"
    r"|#Preview|Samples|verbatim: *$|@available|rawValue: *$|^\s*//|^\s*case \w+ = *$|(?<![\w.])(?:id|name): *$"
)
PLACEHOLDER = re.compile(r"%(?:\d+\$)?(?:lld|llu|lf|@|\.\d+f|d)")
# Stands for an interpolation.
WILDCARD = "\N{REPLACEMENT CHARACTER}"


def literals(source: str) -> Iterator[tuple[str, str]]:
    """The string literals of a Swift file, with the text before each on its line. Interpolations become wildcards."""
    for literal in strings(source):
        text, nested = decoded(literal)
        yield text, literal.before
        for part in nested:
            yield from ((found, "") for found, _ in literals(part))


def decoded(literal: Literal) -> tuple[str, list[str]]:
    """The text of a literal, and the interpolated expressions."""
    escape = re.compile(rf"\\{literal.signs}(?:(\()|u\{{(\w+)\}}|(.))", re.DOTALL)
    text, nested, position = "", [], 0
    while match := escape.search(literal.text, position):
        text += literal.text[position:match.start()]
        position = match.end()
        if match[1]:
            position = end_of_interpolation(literal.text, match.end())
            nested.append(literal.text[match.end():position - 1])
            text += WILDCARD
        elif match[2]:
            text += chr(int(match[2], 16))
        else:
            text += {"n": "\n", "t": "\t", "\n": "\N{NULL}"}.get(match[3], match[3])
    text += literal.text[position:]
    if literal.quote == '"""':
        lines = text.split("\n")[1:]
        indent = len(lines[-1])
        text = re.sub("\N{NULL}\n? *", "", "\n".join(line[indent:] for line in lines[:-1]))
    return text, nested


def is_prose(text: str) -> bool:
    """Whether a literal looks like a text for users: it begins with a capital letter, or has several words."""
    words = text.replace(WILDCARD, " ")
    return bool(re.search(r"[A-Za-z]{2}", words)) and bool(
        re.match(r"[A-Z]([a-z’'A-Z]|$| )", text.lstrip(WILDCARD + " .,:-–×(“"))
        or re.search(rf"[a-z0-9’'.,”{WILDCARD}] [a-zA-Z]{{2}}", text)
    )


def texts(root: Path) -> dict[str, str]:
    """The texts for users, with wildcards for their values, and the file of one of them."""
    found: dict[str, str] = {}
    for package in sorted([*root.glob("Apps/*"), *root.glob("Packages/*")]):
        is_tool = package.parent.name == "Packages" and package.name in NOT_FOR_USERS
        if is_tool or not (package / "Sources").is_dir():
            continue
        for path in sorted((package / "Sources").rglob("*.swift")):
            file = path.relative_to(root)
            if NOT_SHOWN_FOLDERS & set(file.parts[2:]) or file.name in NOT_SHOWN_FILES:
                continue
            source = without_debug(path.read_text())
            if package.name in MOSTLY_NOT_FOR_USERS and RESOURCE not in source:
                continue
            for text, before in literals(source):
                if is_prose(text) and not NOT_SHOWN.search(before):
                    found.setdefault(text, str(file))
    return found


def host_sources(root: Path) -> str:
    """The sources of packages for developers that also have texts for users."""
    files = [path for name in ("BrowserHost", "HeadlessUI", "Storefront") for path in (root / "Packages" / name / "Sources").rglob("*")]
    return "".join(path.read_text() for path in files if path.suffix in (".swift", ".js"))


def skeleton(key: str) -> str:
    """A key with wildcards for its placeholders."""
    text = PLACEHOLDER.sub(WILDCARD, key)
    return text.replace("%%", "%") if WILDCARD in text else text


def readable(text: str) -> str:
    return text.replace(WILDCARD, "{}").replace("\n", "\\n")


def check(manifest: Manifest) -> tuple[list[Problem], str]:
    root = manifest.root
    used = texts(root)
    catalog = json.loads((root / CATALOG).read_text())["strings"]
    known = {skeleton(key): key for key in catalog}
    allowed = set((root / ALLOWED).read_text().splitlines())
    host = host_sources(root)
    found = [
        Problem(
            file, 0, f'"{readable(text)}" isn\'t in the string catalog',
            f"Add it to {CATALOG} with its translations. If users don't read it, add it to {ALLOWED}.")
        for text, file in used.items() if text not in known and readable(text) not in allowed
    ]
    found += [
        Problem(CATALOG, 0, f'"{key}" is in no source', "Remove it.")
        for text, key in known.items() if text not in used and f'"{key}"' not in host
    ]
    found += [Problem(ALLOWED, 0, f'"{text}" is in no source', "Remove the line.") for text in allowed - set(map(readable, used))]
    found += [
        Problem(CATALOG, 0, f'"{key}" {what}', "Correct the translation.")
        for key, entry in catalog.items() for what in wrong_translations(key, entry.get("localizations", {}))
    ]
    return found, f"{len(catalog)} texts are in the string catalog in every language"


def wrong_translations(key: str, localizations: dict) -> Iterator[str]:
    """The problems of a text's translations."""
    expected = placeholders(key)
    for language, forms in PLURAL_FORMS.items():
        localization = localizations.get(language)
        if localization is None:
            yield f"has no translation for {language}"
            continue
        plural = localization.get("variations", {}).get("plural")
        if plural and sorted(plural) != forms:
            yield f"needs the plural forms {', '.join(forms)} in {language}"
        for form in plural.values() if plural else [localization]:
            value = form["stringUnit"]["value"]
            found = placeholders(value)
            # A plural form can leave out the number.
            if expected and found != expected and not (plural and sorted(found + ["lld"]) == expected):
                yield f'has other placeholders in {language}: "{value}"'


def placeholders(text: str) -> list[str]:
    """The placeholders without their positions, sorted."""
    return sorted(re.sub(r"^%(\d+\$)?", "", found) for found in PLACEHOLDER.findall(text.replace("%%", "")))
