"""The processes under test."""

import os
import random
import socket
import subprocess
from functools import lru_cache
from pathlib import Path

from workspace.process import Process

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


def serve(data: Path, *arguments: str) -> Process:
    """The shop. Its port stays the same when it is started again, so that cookies do."""
    return Process(executable(), "--port", str(free_port()), "--data", str(data), *arguments)


def gallery() -> Path:
    """The executable with the gallery, which only debug builds have."""
    return executable().with_name("gallery")


def serve_gallery() -> Process:
    """All screens in all states."""
    return Process(gallery(), "--port", "0")


def serve_catalog(*arguments: str) -> Process:
    """The catalog's server alone."""
    return Process(executable(), "server", "--port", str(free_port()), *arguments)
