"""Finds the Swift code of a README in sources that are compiled."""

import re

from .manifests import Manifest
from .problem import Problem

# Whatever a build or a test compiles, manifests included.
SOURCES = ["Package.swift", "Packages/**/*.swift", "Tests/**/*.swift", "Examples/**/*.swift"]
DOCUMENTS = [
    "*.md", "Docs/*.md", "Docs/HowTo/*.md", "Docs/Site/*.docc/*.md", "Packages/*/README.md", "Packages/*/Sources/*/*.docc/*.md",
]
# The files of a tutorial, each a step of one source. Those of AddAFeature are compared with what `make feature` writes.
TUTORIALS = ["Docs/Site/*.docc/Resources/TakeTheEngine/*.swift"]
BLOCK = re.compile(r"^[ \t]*```swift[ \t]*\n(.*?)^[ \t]*```[ \t]*$", re.MULTILINE | re.DOTALL)


def paragraphs(code: str) -> list[str]:
    """The parts between blank lines."""
    return [each.strip() for each in re.split(r"\n\s*\n", code) if each.strip()]


def words(code: str) -> str:
    """The code with one space between words, because the formatter breaks a longer line elsewhere than the document does."""
    return f" {' '.join(code.split())} "


def missing(code: str, sources: list[str]) -> str | None:
    """The first paragraph that the closest source doesn't have. All paragraphs have to be in one source."""
    parts = paragraphs(code)
    found = max((next((at for at, part in enumerate(parts) if words(part) not in source), len(parts)) for source in sources), default=0)
    return parts[found] if found < len(parts) else None


def unknown(code: str, sources: list[list[str]]) -> int | None:
    """The number of the first line that the closest source doesn't have after the lines before it."""
    lines = code.splitlines()
    reached = 0
    for source in sources:
        rest = iter(source)
        reached = max(reached, next((at for at, line in enumerate(lines) if line.strip() and line not in rest), len(lines)))
    return reached if reached < len(lines) else None


def check(manifest: Manifest) -> tuple[list[Problem], str]:
    root = manifest.root
    files = {file for pattern in SOURCES for file in root.glob(pattern) if ".build" not in file.relative_to(root).parts}
    texts = [file.read_text() for file in sorted(files)]
    sources = [words(text) for text in texts]
    problems, count = [], 0
    for file in sorted({file for pattern in DOCUMENTS for file in root.glob(pattern)}):
        text = file.read_text()
        for block in BLOCK.finditer(text):
            count += 1
            if part := missing(block[1], sources):
                problems.append(Problem(
                    str(file.relative_to(root)), text.count("\n", 0, block.start()) + 1,
                    f"this code is not compiled anywhere: {part.splitlines()[0]}",
                    "Write it, word for word, into a test (or Tests/Consumer), and copy it from there."))
    for file in sorted({file for pattern in TUTORIALS for file in root.glob(pattern)}):
        count += 1
        code = file.read_text()
        if (at := unknown(code, [text.splitlines() for text in texts])) is not None:
            problems.append(Problem(
                str(file.relative_to(root)), at + 1, f"this line is not compiled anywhere: {code.splitlines()[at].strip()}",
                "Copy the step from a source, line by line and in the same order. Lines can be left out."))
    return problems, f"{count} pieces of code in documents are compiled"
