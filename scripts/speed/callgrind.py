"""Counts what a program does, with valgrind: the same number in every run, however busy the machine is."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

ALLOCATIONS = {"malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign"}


@dataclass
class Counts:
    instructions: float
    allocations: float


def stripped(program: Path, directory: Path) -> Path:
    """A copy without what only debuggers need, which valgrind can't always read."""
    copy = directory / program.name
    subprocess.run(["strip", "--strip-debug", "-o", str(copy), str(program)], check=True)
    return copy


def counts(command: list[str], output: Path, within: str | None = None) -> Counts:
    """What a program does, or only what it does within functions whose symbols match a pattern."""
    options = ["--collect-atstart=no", f"--toggle-collect={within}"] if within else []
    subprocess.run(
        ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={output}", *options, *command],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=True)
    return read(output.read_text(errors="replace"))


def read(profile: str) -> Counts:
    """All instructions of a profile, and all calls of functions that allocate.

    A function's name stands behind its number where it comes for the first time, `(12) malloc`, and is left out after.
    """
    instructions, allocations = 0, 0
    names: dict[str, str] = {}
    called = ""
    for line in profile.splitlines():
        if line.startswith(("fn=", "cfn=")):
            key, number, name = re.match(r"(c?fn)=\((\d+)\)(?: (.*))?$", line).groups()
            if name:
                names[number] = name
            if key == "cfn":
                called = names.get(number, "")
        elif line.startswith("calls="):
            if called.split("'")[0] in ALLOCATIONS:
                allocations += int(line[len("calls="):].split()[0])
        elif line.startswith(("totals:", "summary:")):
            instructions = int(line.split()[1])
    return Counts(instructions, allocations)
