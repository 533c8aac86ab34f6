"""Runs SwiftPM so that packages that share a scratch path never build a dependency twice."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Callable

# The flags of enabled traits come out of a hashed set, in another order each time a build is planned. A changed order is
# a changed command line, and the dependency is built again. Only builds get this; tests keep their random hashing.
STABLE_PLANNING = {"SWIFT_DETERMINISTIC_HASHING": "1"}

# Most tests are on the main actor, and all of a process begin at once: each of them then takes as long as all of them
# together, and waits that are bounded run out on a small machine. A few at a time take hardly longer in all.
FEW_AT_A_TIME = {"SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH": "4"}

# How many processes are killed while they send what the user has done. From the root each has all modules in it and takes
# seconds to start, so there are few of them; alone, Core kills as many as are promised.
ALL_KILLS = {"OUTBOX_KILLS": "200"}


def run(arguments: list[str], read: Callable[[str], None], environment: dict[str, str] | None = None) -> int:
    """Hands every line to `read`, and shows the progress of a build on a terminal."""
    process = subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        env={**os.environ, **(environment or {})},
    )
    with process:
        for line in process.stdout:
            read(line.rstrip("\n"))
            if sys.stdout.isatty() and line.startswith("["):
                print(f"\r\033[K{line.rstrip()[:100]}", end="", flush=True)
    if sys.stdout.isatty():
        print("\r\033[K", end="", flush=True)
    return process.returncode


def resolve(folder: Path, scratch: Path, newest_manifest: float) -> str:
    """Writes the package's Package.resolved when it is older than the manifests; returns what went wrong.

    SwiftPM deletes the checkouts a package does not need when it resolves that package, and the next package has to
    fetch and build them again. So this happens before any build, in a scratch path of its own, and builds are told to
    take the versions as they are (`--force-resolved-versions`): then SwiftPM leaves the others alone.
    """
    pins = folder / "Package.resolved"
    if pins.exists() and pins.stat().st_mtime > newest_manifest:
        return ""
    lines: list[str] = []
    code = run(
        ["swift", "package", "--package-path", str(folder), "--scratch-path", str(scratch / "resolution"), "resolve"],
        lines.append,
    )
    if code == 0 and pins.exists():
        os.utime(pins)
    return "\n".join(lines) if code else ""
