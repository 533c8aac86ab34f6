"""Finds the Swift code of a README in sources that are compiled."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from .problem import Problem

# Whatever a build or a test compiles, manifests included.
SOURCES = ["Package.swift", "Packages/**/*.swift", "Tests/**/*.swift", "Examples/**/*.swift"]
DOCUMENTS = ["*.md", "Docs/*.md", "Packages/*/README.md"]

Lines = tuple[str, ...]


@dataclass(frozen=True)
class Snippet:
    file: str
    line: int
    paragraphs: tuple[Lines, ...]


def snippets(name: str, text: str) -> list[Snippet]:
    """The blocks fenced with ```swift, each as its paragraphs."""
    found: list[Snippet] = []
    block: list[str] | None = None
    start = 0
    for number, line in enumerate(text.splitlines(), 1):
        if block is None and line.strip() == "```swift":
            block, start = [], number
        elif block is not None and line.strip() == "```":
            found.append(Snippet(name, start, paragraphs(block)))
            block = None
        elif block is not None:
            block.append(line)
    return found


def paragraphs(lines: list[str]) -> tuple[Lines, ...]:
    """Lines between blank ones, without their indentation."""
    found: list[list[str]] = [[]]
    for line in lines:
        if line.strip():
            found[-1].append(line.strip())
        elif found[-1]:
            found.append([])
    return tuple(tuple(each) for each in found if each)


def unfound(snippet: Snippet, sources: dict[str, list[str]]) -> Lines:
    """The paragraph that stands in no source, where the others are looked for in one and the same; empty if all do."""
    best: tuple[int, Lines] = (-1, ())
    for lines in sources.values():
        missing = next(((at, each) for at, each in enumerate(snippet.paragraphs) if not _holds(lines, each)), None)
        if missing is None:
            return ()
        best = max(best, missing, key=lambda candidate: candidate[0])
    return best[1]


def _holds(lines: list[str], paragraph: Lines) -> bool:
    count = len(paragraph)
    return any(
        line == paragraph[0] and tuple(lines[at:at + count]) == paragraph for at, line in enumerate(lines)
    )


def uncompiled(root: Path) -> tuple[list[Problem], int]:
    """Every snippet that no source has, and how many snippets there are."""
    files = {file for pattern in SOURCES for file in root.glob(pattern) if ".build" not in file.relative_to(root).parts}
    sources = {str(file): [line.strip() for line in file.read_text().splitlines()] for file in files}
    documents = sorted({file for pattern in DOCUMENTS for file in root.glob(pattern)})
    found = [each for file in documents for each in snippets(str(file.relative_to(root)), file.read_text())]
    problems = []
    for snippet in found:
        if missing := unfound(snippet, sources):
            what = f"this code is not compiled anywhere: {missing[0]}"
            problems.append(Problem(
                snippet.file, snippet.line, what,
                "Write it, word for word, into a test (or Tests/Consumer), and copy it from there.",
            ))
    return problems, len(found)
