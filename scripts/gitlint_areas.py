"""A rule of gitlint: a commit message begins with areas of the workspace and an imperative."""

import re
from pathlib import Path

from gitlint.rules import CommitMessageTitle, LineRule, RuleViolation

AREAS = {"App", "Apps", "Build", "CI", "Docs", "Features", "Makefile", "Packages", "README", "Scripts", "Tests", "Workspace"}
PACKAGES = Path(__file__).parent.parent / "Packages"
NOT_IMPERATIVE = re.compile(
    r"(?i)(?:add|allow|chang|correct|delet|document|fix|implement|improv|introduc|mak|mov|remov|renam|replac|support|test|"
    r"updat|us|writ)(?:e?d|e?s|ing)\b")


class AreaAndImperative(LineRule):
    name = "title-area-and-imperative"
    id = "UL1"
    target = CommitMessageTitle

    def validate(self, line: str, _commit: object) -> list[RuleViolation]:
        packages = {each.name for each in PACKAGES.iterdir()}
        known = AREAS | packages | {f"{name}Tests" for name in packages}
        areas, _, summary = line.partition(": ")
        problems = [
            f"Unknown area {each}. Known are packages, and {', '.join(sorted(AREAS))}."
            for each in re.split(r", ?| and ", areas) if each not in known]
        if match := NOT_IMPERATIVE.match(summary):
            problems.append(f"Write the imperative instead of “{match[0]}”: “add”, “fix”, “remove”.")
        return [RuleViolation(self.id, each, line) for each in problems]
