#!/usr/bin/env python3
"""Runs a command several times while two processes keep two cores busy, and fails if any run fails.

A test that depends on how fast the machine is fails here first.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator

BURNER = [sys.executable, "-c", "while True: pass"]


@contextmanager
def load(processes: int) -> Iterator[None]:
    """Keeps that many cores busy until the block ends."""
    burners = [subprocess.Popen(BURNER) for _ in range(processes)]
    try:
        yield
    finally:
        for burner in burners:
            burner.kill()
            burner.wait()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how many times the command runs (default: 5)")
    parser.add_argument("--burners", type=int, default=2, help="how many busy processes run beside it (default: 2)")
    parser.add_argument("command", nargs="+", metavar="COMMAND", help="the command and its arguments, after --")
    options = parser.parse_args()
    logs = Path(tempfile.mkdtemp(prefix="under-load-"))
    passed = 0
    with load(options.burners):
        for number in range(1, options.rounds + 1):
            log, start = logs / f"round-{number}.log", time.monotonic()
            with log.open("w") as output:
                code = subprocess.run(options.command, stdout=output, stderr=subprocess.STDOUT).returncode
            passed += code == 0
            outcome = "passed" if code == 0 else f"failed with exit code {code}, see {log}"
            print(f"round {number} of {options.rounds}: {outcome} ({time.monotonic() - start:.0f} s)", flush=True)
    print(f"{' '.join(options.command)}: {passed} of {options.rounds} rounds passed beside {options.burners} busy processes")
    return 0 if passed == options.rounds else 1


if __name__ == "__main__":
    sys.exit(main())
