"""A process of the soak: its start, its memory, its end."""

from __future__ import annotations

import re
import signal
import subprocess
from pathlib import Path


class Server:
    """A server of ours, which prints its address when it listens."""

    def __init__(self, program: Path, *arguments: str):
        self.process = subprocess.Popen([str(program), *arguments], stdout=subprocess.PIPE, text=True)
        shown = ""
        for line in self.process.stdout:
            shown += line
            if address := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(address[1])
                return
        raise ConnectionError(f"{program.name} {arguments[0]} ended with {self.process.wait()} and no address. {shown}")

    @property
    def code(self) -> int | None:
        return self.process.poll()

    @property
    def memory(self) -> float:
        """The resident memory in MB."""
        shown = subprocess.run(["ps", "-o", "rss=", "-p", str(self.process.pid)], capture_output=True, text=True)
        return int(shown.stdout.strip() or 0) / 1024

    @property
    def threads(self) -> int:
        shown = subprocess.run(["ps", "-o", "nlwp=", "-p", str(self.process.pid)], capture_output=True, text=True)
        return int(shown.stdout.strip() or 0)

    @property
    def cpu(self) -> float:
        shown = subprocess.run(["ps", "-o", "cputimes=", "-p", str(self.process.pid)], capture_output=True, text=True)
        return int(shown.stdout.strip() or 0)

    def stop(self) -> None:
        if self.code is None:
            self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
