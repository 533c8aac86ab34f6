"""Finds the imports and the string literals of a Swift file."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

# Opens whatever is not code: a comment, or a string with its number signs.
_OPENING = re.compile(r'//|/\*|(#*)("""|")')

# What only debug builds have. At the beginning of a line: what is nested stays.
DEBUG = re.compile(r"^#if DEBUG$.*?^#endif$", re.M | re.S)

_IMPORT = re.compile(
    r"""(?:^|(?<=[;\n]))[ \t]*
        (?P<attributes>(?:@\w+(?:\([^)]*\))?\s+)*)
        (?:(?P<access>public|package|internal|fileprivate|private)\s+)?
        import\s+
        (?:(?:typealias|struct|class|enum|protocol|actor|let|var|func)\s+)?
        (?P<module>`?\w+`?)""",
    re.VERBOSE,
)


@dataclass(frozen=True)
class Import:
    module: str
    line: int
    access: str
    attributes: tuple[str, ...]

    @property
    def text(self) -> str:
        return " ".join([*self.attributes, *filter(None, [self.access]), "import", self.module])


class Literal(NamedTuple):
    """A string literal with what is interpolated into it, the index of its first line, and what precedes it there."""

    text: str
    line: int
    before: str
    quote: str
    signs: str


def imports(source: str) -> list[Import]:
    code = without_comments_and_strings(source)
    return [
        Import(
            module=match["module"].strip("`"),
            line=code.count("\n", 0, match.start("module")) + 1,
            access=match["access"] or "",
            attributes=tuple(re.findall(r"@\w+(?:\([^)]*\))?", match["attributes"])),
        )
        for match in _IMPORT.finditer(code)
    ]


def without_debug(source: str) -> str:
    """The same text with empty lines for stubs of view models, previews, and whatever else is only in debug builds."""
    return DEBUG.sub(lambda block: "\n" * block[0].count("\n"), source)


@cache
def without_comments_and_strings(source: str) -> str:
    """The same text with blanks for comments and strings; every line keeps its number."""
    kept: list[str] = []
    position = 0
    for opening, end in _comments_and_strings(source):
        kept += [source[position:opening.start()], _blanks(source[opening.start():end])]
        position = end
    return "".join([*kept, source[position:]])


def strings(source: str) -> Iterator[Literal]:
    for opening, end in _comments_and_strings(source):
        if quote := opening[2]:
            before = source[source.rfind("\n", 0, opening.start()) + 1:opening.start()]
            text = source[opening.end():end].removesuffix(quote + opening[1])
            yield Literal(text, source.count("\n", 0, opening.end()), before, quote, opening[1])


def _comments_and_strings(source: str) -> Iterator[tuple[re.Match[str], int]]:
    """The opening of each comment and string, with the position after it."""
    position = 0
    while match := _OPENING.search(source, position):
        if match[0] == "//":
            position = source.find("\n", match.end())
            position = len(source) if position < 0 else position
        elif match[0] == "/*":
            position = _end_of_block_comment(source, match.end())
        else:
            position = _end_of_string(source, match.end(), match[2], match[1])
        yield match, position


def _blanks(text: str) -> str:
    # A space even for a comment without a line end, so that `import/**/Home` stays two words.
    return "\n" * text.count("\n") or " "


def _end_of_block_comment(source: str, position: int) -> int:
    depth = 1
    for match in re.compile(r"/\*|\*/").finditer(source, position):
        depth += 1 if match[0] == "/*" else -1
        if depth == 0:
            return match.end()
    return len(source)


def _end_of_string(source: str, position: int, quote: str, signs: str) -> int:
    """The end of a string that began before `position`, with what is interpolated into it."""
    token = re.compile(rf"\\{signs}(?P<open>\(|.)|{quote}{signs}" + ("" if quote == '"""' else r"|(?P<broken>\n)"), re.DOTALL)
    while match := token.search(source, position):
        if match["open"] is None:
            return match.start() if match.groupdict().get("broken") else match.end()
        position = end_of_interpolation(source, match.end()) if match["open"] == "(" else match.end()
    return len(source)


def end_of_interpolation(source: str, position: int) -> int:
    depth = 1
    token = re.compile(r'[()]|(#*)("""|")')
    while match := token.search(source, position):
        if match[2]:
            position = _end_of_string(source, match.end(), match[2], match[1])
            continue
        depth += 1 if match[0] == "(" else -1
        position = match.end()
        if depth == 0:
            return position
    return len(source)
