"""This workspace as an app elsewhere gets it: a repository with a version, made of the files as they are now."""

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

VERSION = "1.0.0"
NAME = "flow-modules"
URL = f"https://example.com/{NAME}"


def flags(command: str) -> list[str]:
    """The further flags of a build, as in the Makefile."""
    return os.environ.get("FLOW_BUILD_FLAGS", "").split() if command == "build" else []


def publish(root: Path, folder: Path, name: str = NAME, files: list[str] | None = None) -> Path:
    """Makes `folder/DIGEST/NAME`, a repository with one tagged commit, and removes what was there before.

    The digest is that of all files, so the same files are published once, and others are never taken for them.
    """
    files = [each for each in files or workspace_files(root) if (root / each).is_file()]
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file}\0".encode() + hashlib.sha256((root / file).read_bytes()).digest())
    repository = folder / digest.hexdigest()[:16] / name
    if (repository / "published").exists():
        return repository
    shutil.rmtree(folder, ignore_errors=True)
    for file in files:
        (repository / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / file, repository / file)
    for command in [
        ["init", "--quiet"],
        ["add", "--all", "--force"],
        ["commit", "--quiet", "--no-verify", "--message", "Everything"],
        ["tag", VERSION],
    ]:
        _git(repository, *command)
    (repository / "published").touch()
    return repository


def mirror_files(source: Path, target: Path) -> None:
    """Makes `target` hold the files of `source` and no others. A file that is as it was keeps its date."""
    files = {each.relative_to(source) for each in source.rglob("*") if each.is_file()}
    for old in [each for each in target.rglob("*") if each.is_file()]:
        if old.relative_to(target) not in files and not old.relative_to(target).parts[0].startswith("."):
            old.unlink()
    for name in files:
        copy = target / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if not copy.exists() or copy.read_bytes() != (source / name).read_bytes():
            shutil.copyfile(source / name, copy)


def workspace_files(root: Path) -> list[str]:
    """Whatever is tracked or could be; in a copy without a repository, whatever is not hidden."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=root, capture_output=True, text=True
    )
    if listed.returncode == 0:
        return sorted(set(filter(None, listed.stdout.split("\0"))))
    places = [root / "Package.swift", *(root / "Packages").rglob("*"), *(root / "Docs").rglob("*")]
    paths = [place.relative_to(root) for place in places]
    return sorted(str(path) for path in paths if not any(part.startswith(".") for part in path.parts))


def _git(repository: Path, *command: str) -> None:
    identity = ["-c", "user.name=Flow Modules", "-c", "user.email=flow@modules.invalid", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *identity, "-c", "init.defaultBranch=main", *command], cwd=repository, check=True)
