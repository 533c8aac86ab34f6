"""Runs SwiftPM so that packages that share a scratch path build each dependency once."""

import os
import subprocess
import sys
from pathlib import Path

# SwiftPM passes the flags of enabled traits in hash order. A changed order is a changed command line, so the dependency
# would be built again. Only builds get this variable; tests keep their random hashing.
STABLE_PLANNING = {"SWIFT_DETERMINISTIC_HASHING": "1"}

# Further flags of each build, as in the Makefile.
BUILD_FLAGS = os.environ.get("FLOW_BUILD_FLAGS", "").split()


def run(arguments: list[str], environment: dict[str, str] | None = None) -> tuple[int, list[str]]:
    """Runs a command, returns its exit code and the lines of its output, and shows a build's progress on a terminal."""
    lines = []
    with subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        env={**os.environ, **(environment or {})},
    ) as process:
        for line in process.stdout:
            lines.append(line.rstrip("\n"))
            if sys.stdout.isatty() and line.startswith("["):
                print(f"\r\033[K{line.rstrip()[:100]}", end="", flush=True)
    if sys.stdout.isatty():
        print("\r\033[K", end="", flush=True)
    return process.returncode, lines


def resolve(folder: Path, scratch: Path, newest_manifest: float) -> str:
    """Writes the package's Package.resolved if it is older than the manifests. Returns an error text, or "".

    When SwiftPM resolves a package, it deletes checkouts that the package doesn't need, and the next package has to
    fetch and build them again. So resolving happens before any build, in a scratch path of its own, and builds use
    `--force-resolved-versions`, with which SwiftPM deletes nothing.
    """
    pins = folder / "Package.resolved"
    if pins.exists() and pins.stat().st_mtime > newest_manifest:
        return ""
    code, lines = run(["swift", "package", "--package-path", str(folder), "--scratch-path", str(scratch / "resolution"), "resolve"])
    if code == 0 and pins.exists():
        os.utime(pins)
    return "\n".join(lines) if code else ""
