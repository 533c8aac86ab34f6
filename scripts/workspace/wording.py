"""Turns of phrase that hide who acts and what happens."""

import math
import re
from pathlib import Path

from .manifests import Manifest
from .problem import Problem
from .swift_source import strings

DOCUMENTS = "Documents"
"""The name of README, CONTRIBUTING and everything in Docs and Apps."""
CEILING = 10
"""The phrases to avoid that a package may have in 10,000 words: such a phrase can be right in its place."""

VERBS = (
    "is|was|has|had|can|can't|may|does|did|looks?|comes?|came|goes|went|wants?|likes?|types?|chooses|chose|means|makes|"
    "sees|reads|leaves|signs|switches|opens|would|could|must"
)
BEFORE_ONE = "where|what|when|as|if|that|which|while|until|before|who|how|nothing|whatever|whether|anybody|than|and|or"

PHRASES = [
    (re.compile(pattern, re.MULTILINE), instead) for pattern, instead in [
        (rf"\b(?:{BEFORE_ONE}) one (?:{VERBS})\b|\b[Oo]ne (?:is|has|was|can|wants) "
         r"(?:asked|to|in|sent|at|had|signed|shown|take)\b", "name the actor: the user, the caller, the app"),
        (r"\b(?:nobody|somebody|anybody)\b", "name the actor: the user, the caller, the app"),
        (r"\b(?:who|what|which|whose|whom)ever\b", "name the actor or the thing"),
        (r"\b(?:anew|afresh|besides|meanwhile|elsewhere)\b", "again, also, in the meantime, in another …"),
        (r"\b(?:any more|has no more)\b", "no longer"),
        (r"\b(?:stands?|stood) (?:in|there|before|beside|behind|between|above|for itself|under|on|at|where|as|once|here|"
         r"outside)\b", "is declared in, is in, precedes"),
        (r"\b(?:hears? of|(?:is|are|be|was) told|tells? of)\b", "is notified, receives, reports"),
        (r"\b(?:becomes?|became|comes?|came) of\b", "results in, happens to"),
        (r"\b(?:lies?) (?:over|under|below|above|deeper|in|on|at)\b", "is presented over, is in"),
        (r"\b(?:takes? away|taken away|took away|goes away|gone away|gives? way|gave way)\b",
         "is dismissed, is removed, is replaced"),
        (r"\bin (?:the |its |their )place of\b|\bin its place\b", "instead of"),
        (r"\b(?:leads?|led) (?:to|elsewhere|nowhere|there|the way|one)\b", "opens, navigates to"),
        (r"(?:^|[.;:] )(?:So (?:does|do|is|are|did|has)|Neither|Nor)\b", "the normal word order"),
        (r"\bsa(?:ys|id) of\b|\bknows? of\b|\bof itself\b", "reports, contains, refers to"),
        (r"\b(?:the|an) own (?:server|catalog|one|store|data)\b", "the built-in, its own"),
        (r"^(?:What|Who|Whoever|Whatever|Where|Whether|How)\b(?!.*\?)", "a verb or the name of the thing"),
    ]
]


def prose(file: str, text: str) -> str:
    """The comments and string literals of a Swift source, or Markdown without its code; every line keeps its number."""
    if not file.endswith(".swift"):
        return re.sub(r"^[ \t]*```.*?(?:^[ \t]*```|\Z)", lambda code: "\n" * code[0].count("\n"), text, flags=re.M | re.S)
    comments = (re.match(r"\s*///? ?(?!/)(.*)", line) for line in text.split("\n"))
    lines = [comment[1] if comment else "" for comment in comments]
    for literal in strings(text):
        for number, line in enumerate(literal.text.split("\n"), literal.line):
            # A line within a literal can look like a comment.
            before = lines[number] if number == literal.line else ""
            lines[number] = f"{before} {line.strip()}".strip()
    return "\n".join(lines)


def findings(file: str, readable: str) -> list[Problem]:
    lines = readable.split("\n")
    found = [(readable.count("\n", 0, match.start()) + 1, match[0].strip(), instead)
             for pattern, instead in PHRASES for match in pattern.finditer(readable)]
    return [Problem(file, line, f"“{phrase}”: {lines[line - 1].strip()}", f"Write: {instead}") for line, phrase, instead in sorted(found)]


def files(root: Path, name: str) -> list[Path]:
    """The files of a package, or of the documents, without hidden ones."""
    folder = root / "Packages" / name
    found = [*root.glob("*.md"), *(root / "Docs").rglob("*.md"), *(root / "Apps").rglob("*.md"), *(root / "Apps").rglob("*.swift")
             ] if name == DOCUMENTS else [*(folder / "Sources").rglob("*.swift"), *folder.rglob("*.md")]
    return sorted(each for each in found if not any(part.startswith(".") for part in each.relative_to(root).parts))


def measure(root: Path, name: str) -> tuple[int, list[Problem]]:
    """The words of a package, or of the documents, and the phrases to avoid in them."""
    texts = {str(path.relative_to(root)): prose(path.name, path.read_text(encoding="utf-8")) for path in files(root, name)}
    return sum(len(text.split()) for text in texts.values()), [each for file, text in texts.items() for each in findings(file, text)]


def phrases(root: Path, name: str) -> list[Problem]:
    return measure(root, name)[1]


def check(manifest: Manifest) -> tuple[list[Problem], str]:
    """The findings of every package that has more of them than the ceiling allows, rounded up for packages of few words."""
    found, names = [], [*manifest.packages, DOCUMENTS]
    for name in names:
        words, each = measure(manifest.root, name)
        found += each if len(each) > math.ceil(CEILING * words / 10_000) else []
    return found, f"{len(names)} subjects have at most {CEILING} phrases to avoid in 10,000 words"
