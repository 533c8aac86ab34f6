"""Finds the Swift code of a README in sources that are compiled."""

import re

from .manifests import Manifest
from .problem import Problem

# Whatever a build or a test compiles, manifests included.
SOURCES = ["Package.swift", "Packages/**/*.swift", "Tests/**/*.swift", "Examples/**/*.swift"]
DOCUMENTS = [
    "*.md", "Docs/*.md", "Docs/HowTo/*.md", "Docs/Site/*.docc/*.md", "Packages/*/README.md", "Packages/*/Sources/*/*.docc/*.md",
]
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


def check(manifest: Manifest) -> tuple[list[Problem], str]:
    root = manifest.root
    files = {file for pattern in SOURCES for file in root.glob(pattern) if ".build" not in file.relative_to(root).parts}
    sources = [words(file.read_text()) for file in sorted(files)]
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
    return problems, f"{count} pieces of code in documents are compiled"
