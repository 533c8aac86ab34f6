"""Starts, stops and kills the processes under test."""

from __future__ import annotations

import os
import random
import re
import signal
import socket
import subprocess
import tempfile
import threading
from functools import lru_cache
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).parents[2].resolve()


@lru_cache(maxsize=None)
def executable() -> Path:
    """FLOW_STOREFRONT, or what `swift build --product storefront` has built in FLOW_SCRATCH."""
    if given := os.environ.get("FLOW_STOREFRONT"):
        return Path(given).resolve()
    scratch = os.environ.get("FLOW_SCRATCH") or str(ROOT / ".build")
    shown = subprocess.run(
        ["swift", "build", "--package-path", str(ROOT), "--scratch-path", scratch, "--show-bin-path"],
        capture_output=True, text=True, check=True,
    )
    return Path(shown.stdout.strip()) / "storefront"


def run(*arguments: str, timeout: float = 180) -> subprocess.CompletedProcess:
    """A command that ends by itself."""
    return subprocess.run([executable(), *arguments], capture_output=True, text=True, timeout=timeout)


def association(app_id: str) -> str:
    """What `routes aasa` prints for this workspace."""
    tool = executable().with_name("routes")
    shown = subprocess.run(
        [tool, "aasa", "--app-id", app_id, "--package-path", ROOT], capture_output=True, text=True, check=True)
    return shown.stdout


def free_port() -> int:
    """A port that a restarted server can have again. The system gives those from 32,768 on to other programs at any time."""
    for port in random.sample(range(15_000, 30_000), 100):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue
    raise AssertionError("100 ports from 15,000 to 30,000 are in use.")


class Process:
    """A server of ours, from its start to its end. `url` is the address it printed."""

    def __init__(self, *arguments: str, start_timeout: float = 120, program: Path | None = None):
        self.program = program or executable()
        self.arguments = arguments
        self.start_timeout = start_timeout
        self.start()

    def start(self) -> None:
        self.error_text = ""
        self.errors = tempfile.TemporaryFile("w+")
        self._process = subprocess.Popen(
            [self.program, *self.arguments], stdout=subprocess.PIPE, stderr=self.errors, text=True
        )
        watchdog = threading.Timer(self.start_timeout, self._process.kill)
        watchdog.start()
        try:
            self.url = self._read_address()
        finally:
            watchdog.cancel()
        self.port = urlsplit(self.url).port

    def _read_address(self) -> str:
        shown = []
        for line in self._process.stdout:
            shown.append(line)
            if address := re.search(r"http://127\.0\.0\.1:\d+", line):
                return address[0]
        code = self._process.wait()
        raise AssertionError(f"{self.arguments} ended with {code} and no address.\n{''.join(shown)}{self._read_errors()}")

    def read(self, pattern: str) -> str:
        """What a line that it writes from now on has in the pattern's group."""
        watchdog = threading.Timer(self.start_timeout, self._process.kill)
        watchdog.start()
        try:
            for line in self._process.stdout:
                if found := re.search(pattern, line):
                    return found[1]
        finally:
            watchdog.cancel()
        raise AssertionError(f"{self.arguments} ended without {pattern}.\n{self._read_errors()}")

    def _read_errors(self) -> str:
        """What it wrote to standard error, once it has ended."""
        if self.errors.closed:
            return self.error_text
        with self.errors:
            self.errors.seek(0)
            return self.errors.read()

    def stop(self) -> int:
        """Asks it to end, as Control-C does; returns its exit code."""
        return self._end(signal.SIGINT)

    def kill(self) -> None:
        """What a crash does to it."""
        self._end(signal.SIGKILL)

    def _end(self, number: int) -> int:
        if self._process.poll() is None:
            self._process.send_signal(number)
        try:
            code = self._process.wait(60)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise AssertionError(f"{self.arguments} did not end within 60 s") from None
        self._process.stdout.close()
        self.error_text = self._read_errors()
        return code


def serve(data: Path, *arguments: str) -> Process:
    """The shop. Its port stays the same when it is started again, so that cookies do."""
    return Process("--port", str(free_port()), "--data", str(data), *arguments)


def gallery() -> Path:
    """The executable with the gallery, which only debug builds have."""
    return executable().with_name("gallery")


def serve_gallery() -> Process:
    """All screens in all states."""
    return Process("--port", "0", program=gallery())


def serve_catalog(*arguments: str) -> Process:
    """The catalog's server alone."""
    return Process("server", "--port", str(free_port()), *arguments)
