"""Turns of phrase that hide who acts and what happens, and a ceiling for each package that may only fall."""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass
from pathlib import Path

from .problem import Problem
from .swift_source import strings

FILE = "scripts/wording.json"
DOCUMENTS = "Documents"
"""The key of README, CONTRIBUTING and everything in Docs and Apps."""
NEW_PACKAGE = 30
"""The ceiling of a package that wording.json does not name."""
STEP = 10
"""Ceilings are multiples of this, and at least this: a phrase to avoid can be right in its place."""
SLACK = 1.1
"""A ceiling is a tenth above what was measured, so that deleting a well-written comment does not break it."""

VERBS = (
    "is|was|has|had|can|can't|may|does|did|looks?|comes?|came|goes|went|wants?|likes?|types?|chooses|chose|means|makes|"
    "sees|reads|leaves|signs|switches|opens|would|could|must"
)
BEFORE_ONE = (
    "where|what|when|as|if|that|which|while|until|before|who|how|nothing|whatever|whether|anybody|than|and|or"
)


@dataclass(frozen=True)
class Phrase:
    pattern: re.Pattern[str]
    instead: str


PHRASES = [
    Phrase(re.compile(pattern, re.MULTILINE), instead) for pattern, instead in [
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


@dataclass(frozen=True)
class Finding:
    file: str
    line: int
    text: str
    instead: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}\n    Write: {self.instead}"


@dataclass(frozen=True)
class Wording:
    """The wording of one package, or of the documents."""

    name: str
    words: int
    findings: tuple[Finding, ...]

    @property
    def density(self) -> float:
        """Findings in 10,000 words."""
        return len(self.findings) * 10_000 / max(1, self.words)

    @property
    def lowest_ceiling(self) -> int:
        return max(STEP, math.ceil(self.density * SLACK / STEP) * STEP)

    def exceeds(self, ceiling: int) -> bool:
        """Whether there are more findings than the ceiling allows, rounded up for packages of few words."""
        return len(self.findings) > math.ceil(ceiling * self.words / 10_000)


def prose(file: str, text: str) -> str:
    """The comments and string literals of a Swift source, or Markdown without its code; every line keeps its number."""
    if file.endswith(".swift"):
        comments = (re.match(r"\s*///? ?(?!/)(.*)", line) for line in text.split("\n"))
        lines = [comment[1] if comment else "" for comment in comments]
        for first, literal in strings(text):
            for number, line in enumerate(literal.split("\n"), first):
                # A line within a literal can look like a comment.
                before = lines[number] if number == first else ""
                lines[number] = f"{before} {line.strip()}".strip()
        return "\n".join(lines)
    lines, fenced = [], False
    for line in text.split("\n"):
        if line.lstrip().startswith("```"):
            fenced = not fenced
            lines.append("")
        else:
            lines.append("" if fenced else line)
    return "\n".join(lines)


def findings(file: str, text: str) -> list[Finding]:
    readable = prose(file, text)
    lines = readable.split("\n")
    found = [(readable.count("\n", 0, match.start()) + 1, match[0], phrase.instead)
             for phrase in PHRASES for match in phrase.pattern.finditer(readable)]
    return [Finding(file, number, f"“{match.strip()}”: {lines[number - 1].strip()}", instead)
            for number, match, instead in sorted(found)]


def measure(root: Path) -> dict[str, Wording]:
    """The wording of every package and of the documents, by name."""
    subjects = {
        folder.name: [*(folder / "Sources").rglob("*.swift"), *folder.rglob("*.md")]
        for folder in sorted((root / "Packages").iterdir()) if (folder / "Sources").is_dir()
    }
    subjects[DOCUMENTS] = [
        *root.glob("*.md"), *(root / "Docs").rglob("*.md"), *(root / "Apps").rglob("*.md"), *(root / "Apps").rglob("*.swift"),
    ]
    return {name: _wording(root, name, files) for name, files in subjects.items()}


def _wording(root: Path, name: str, files: list[Path]) -> Wording:
    words, found = 0, []
    for path in sorted(files):
        file = str(path.relative_to(root))
        if not any(part.startswith(".") for part in Path(file).parts):
            text = path.read_text(encoding="utf-8")
            words += len(prose(file, text).split())
            found += findings(file, text)
    return Wording(name, words, tuple(found))


def read_ceilings(root: Path) -> dict[str, int]:
    return json.loads((root / FILE).read_text())


def problems(measured: dict[str, Wording], ceilings: dict[str, int]) -> list[Problem]:
    """Every package above its ceiling, and every ceiling of a package that does not exist."""
    found = [
        Problem(FILE, 0, f"names the package {name}, which does not exist", "Run scripts/check_wording.py --write.")
        for name in ceilings if name not in measured
    ]
    for name, wording in measured.items():
        ceiling = ceilings.get(name, NEW_PACKAGE)
        if wording.exceeds(ceiling):
            what = (f"the wording of {name} has {wording.density:.0f} phrases to avoid in 10,000 words; "
                    f"its ceiling is {ceiling}")
            found.append(Problem(FILE, 0, what, f"scripts/check_wording.py --list {name} shows them; see Docs/Style.md."))
    return found


def lowered(measured: dict[str, Wording], ceilings: dict[str, int]) -> dict[str, int]:
    """The ceilings, each as low as the wording allows and never higher than before."""
    return {
        name: min(ceiling, measured[name].lowest_ceiling) for name, ceiling in sorted(ceilings.items()) if name in measured
    }


def well_below(measured: dict[str, Wording], ceilings: dict[str, int]) -> list[str]:
    """The packages whose ceiling should be lowered: by more than a fifth, so that not every edit asks for it."""
    return [
        name for name, lowest in lowered(measured, ceilings).items() if ceilings[name] - lowest > max(STEP, ceilings[name] // 5)
    ]
