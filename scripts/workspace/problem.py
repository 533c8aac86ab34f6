"""One finding of a check: where it is, what is wrong, and the line that mends it."""

from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Problem:
    file: str
    line: int
    what: str
    remedy: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: error: {self.what}\n    {self.remedy}"


def report(name: str, problems: list[Problem], checked: str) -> int:
    """Prints the findings, or what was checked when there are none, and returns the exit code."""
    for problem in sorted(problems):
        print(problem)
    plural = "" if len(problems) == 1 else "s"
    print(f"{name}: {f'{len(problems)} problem{plural}' if problems else checked}")
    return 1 if problems else 0
