"""Starts, stops and kills servers of the workspace."""

import re
import signal
import subprocess
import tempfile
import threading
from pathlib import Path
from urllib.parse import urlsplit

# Seconds for a line of the output.
START_TIMEOUT = 120


class Process:
    """A server of ours, from its start to its end. `url` is the address it printed."""

    def __init__(self, program: Path, *arguments: str):
        self.program = program
        self.arguments = arguments
        self.start()

    def start(self) -> None:
        self.error_text = ""
        self.errors = tempfile.TemporaryFile("w+")
        self._process = subprocess.Popen(
            [self.program, *self.arguments], stdout=subprocess.PIPE, stderr=self.errors, text=True)
        self.url = self.read(r"(http://127\.0\.0\.1:\d+)")
        self.port = urlsplit(self.url).port

    def read(self, pattern: str) -> str:
        """What a line that it writes from now on has in the pattern's group."""
        shown = []
        watchdog = threading.Timer(START_TIMEOUT, self._process.kill)
        watchdog.start()
        try:
            for line in self._process.stdout:
                shown.append(line)
                if found := re.search(pattern, line):
                    return found[1]
        finally:
            watchdog.cancel()
        code = self._process.wait()
        raise AssertionError(f"{self.arguments} ended with {code}, without {pattern}.\n{''.join(shown)}{self._read_errors()}")

    def _read_errors(self) -> str:
        """What it wrote to standard error, once it has ended."""
        if self.errors.closed:
            return self.error_text
        with self.errors:
            self.errors.seek(0)
            return self.errors.read()

    @property
    def code(self) -> int | None:
        """The exit code, once it has ended."""
        return self._process.poll()

    def ps(self, column: str) -> int:
        """What `ps` shows in a column: `rss` in kB, `nlwp` threads, `cputimes` in seconds."""
        shown = subprocess.run(["ps", "-o", f"{column}=", "-p", str(self._process.pid)], capture_output=True, text=True)
        return int(shown.stdout.strip() or 0)

    def stop(self) -> int:
        """Asks it to end, as Control-C does; returns its exit code."""
        return self._end(signal.SIGINT)

    def kill(self) -> None:
        """What a crash does to it."""
        self._end(signal.SIGKILL)

    close = kill

    def _end(self, number: int) -> int:
        if self.code is None:
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
