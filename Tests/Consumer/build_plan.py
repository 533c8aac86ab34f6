"""The modules of the last build in a scratch path: what each imports, its package, and the seconds that it took."""

import json
import os
import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path


@dataclass(frozen=True)
class Module:
    imports: frozenset[str]
    """The modules that its compilation reads."""
    package: str
    """The identity of its package, or an empty text for a module of the app."""


class BuildPlan:
    def __init__(self, scratch: Path) -> None:
        self.scratch = scratch

    @cached_property
    def modules(self) -> dict[str, Module]:
        found = {}
        commands = (self.scratch / "debug.yaml").read_text()
        for name, inputs in re.findall(r'^  "C\.([^"]+)-debug\.module":\n    tool: shell\n    inputs: (\[.*\])$', commands, re.MULTILINE):
            paths = [Path(each) for each in json.loads(inputs)]
            checkout = next((each.relative_to(self.scratch).parts for each in paths if each.is_relative_to(self.scratch / "checkouts")), ())
            # The name ends with the platform, which may have hyphens; a module's name has none.
            found[name.partition("-")[0]] = Module(
                frozenset(each.stem for each in paths if each.suffix == ".swiftmodule"), checkout[1].lower() if checkout else "")
        return found

    def needed(self, name: str) -> set[str]:
        """The module, and all modules that it imports, directly or through others."""
        found, pending = set(), [name]
        while pending:
            module = pending.pop()
            if module not in found:
                found.add(module)
                pending += self.modules[module].imports
        return found

    def packages(self, name: str) -> set[str]:
        return {self.modules[each].package for each in self.needed(name)} - {""}

    @cached_property
    def _seconds(self) -> dict[str, float]:
        """The record has the time when a command could start, and when it ended. Until a processor was free, the command was queued."""
        with closing(sqlite3.connect(f"file:{self.scratch / 'build.db'}?mode=ro", uri=True)) as database:
            rows = database.execute("SELECT end, start, key FROM rule_results JOIN key_names ON key_names.id = key_id").fetchall()
        free, found = [0.0] * (os.cpu_count() or 2), {}
        for end, start, key in sorted(rows):
            # The first C says that it is a command.
            if match := re.fullmatch(r"CC\.([^-]+)-.*-debug\.(module|exe|test)", str(key)):
                processor = free.index(min(free))
                if match[2] == "module":
                    found[match[1]] = end - max(start, free[processor])
                free[processor] = end
        return found

    def seconds(self, *names: str) -> float:
        """The time in which the modules were compiled when they last changed, one after the other."""
        return sum(self._seconds.get(each, 0) for each in names)


def table(plan: BuildPlan, names: list[str]) -> str:
    """What an app gets with each of the modules."""
    lines = [f"{'Product':<18} Packages  Modules  Seconds  with all modules"]
    for name in names:
        needed = plan.needed(name)
        lines.append(
            f"{name:<18} {len(plan.packages(name)):>8} {len(needed):>8} {plan.seconds(name):>8.1f} {plan.seconds(*needed):>17.1f}")
    return "\n".join(lines)
