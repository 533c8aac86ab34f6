#!/usr/bin/env python3
"""Lists the changes of the engine's public API since a commit that break apps. It compares the engine as `make engine` writes it,
so nothing of the shop is built. Both states are built once: that takes minutes.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from workspace.manifests import load

ROOT = Path(__file__).parent.parent.resolve()
IDENTITY = ["-c", "user.name=engine", "-c", "user.email=engine@localhost"]


def git(folder: Path, *arguments: str) -> None:
    subprocess.run(["git", "-C", folder, *arguments], check=True, stdout=subprocess.DEVNULL)


def write(workspace: Path, engine: Path, name: str) -> None:
    """Commits the engine of a workspace as the state `name` of the repository `engine`."""
    subprocess.run([sys.executable, workspace / "scripts/make_engine.py", engine], check=True, stdout=subprocess.DEVNULL)
    if not (engine / ".git").exists():
        git(engine, "init", "-q")
    git(engine, "add", "--all")
    git(engine, *IDENTITY, "commit", "-q", "--allow-empty", "-m", name)
    git(engine, "tag", "--force", name)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("since", help="a tag or commit of this repository")
    parser.add_argument("--scratch", type=Path, default=ROOT / ".build")
    options = parser.parse_args()
    engine = options.scratch.resolve() / "api-changes/flow-engine"
    shutil.rmtree(engine / ".git", ignore_errors=True)
    with tempfile.TemporaryDirectory() as directory:
        before = Path(directory) / "workspace"
        git(ROOT, "worktree", "add", "--quiet", "--detach", str(before), options.since)
        try:
            write(before, engine, "before")
        finally:
            git(ROOT, "worktree", "remove", "--force", str(before))
    write(ROOT, engine, "after")
    # HeadlessUI follows SwiftUI, and has no API of its own to keep.
    packages = set(json.loads((ROOT / "Packages/layers.json").read_text())["engine"]) - {"HeadlessUI"}
    manifest = load(ROOT)
    products = sorted(each.name for name in packages for each in manifest.packages[name] if each.name in manifest.libraries)
    command = ["swift", "package", "--package-path", engine, "diagnose-api-breaking-changes", "before"]
    return subprocess.run([*command, *(option for each in products for option in ("--products", each))], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
