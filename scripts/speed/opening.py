"""Printing a screen in the terminal, from the start of the process."""

from __future__ import annotations

import shutil
import subprocess
import time
from pathlib import Path

from .figure import Figure, of_ratios, of_times

LINK = "/products/12"


class Failure(Exception):
    pass


def run(command: list[str]) -> tuple[float, float, bytes]:
    """Seconds until the first output and until the end, and the output."""
    started = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        output = process.stdout.read1()
        printed = time.perf_counter() - started
        output += process.stdout.read()
        code = process.wait()
    ended = time.perf_counter() - started
    if code != 0:
        raise Failure(f"{' '.join(command)} has ended with {code}")
    return printed, ended, output


def measure(storefront: Path, data: Path, rounds: int) -> list[Figure]:
    screen = [str(storefront), "open", LINK, "--data", str(data)]
    nothing = [shutil.which("true") or "true"]
    version = [str(storefront), "--version"]
    for link in ["/", "/products", LINK]:  # fill the store
        run([str(storefront), "open", link, "--data", str(data)])
    name = run(screen)[2].splitlines()[1]
    printed, ended, starts, versions = [], [], [], []
    for _ in range(rounds):
        starts.append(run(nothing)[1])
        versions.append(run(version)[0])
        seen, end, output = run(screen)
        if name not in output:
            raise Failure(f"{LINK} is not on the screen:\n{output.decode()}")
        printed.append(seen)
        ended.append(end)
    return [
        of_times(f"storefront open {LINK}, stored: printed", printed),
        of_ratios("  times storefront --version", printed, versions, 12),
        of_times("  the same, until the process has ended", ended),
        of_times("  storefront --version", versions),
        of_times("  true", starts),
    ]
