"""The targets that a change can affect, from the graph of the root manifest."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path, PurePath

from .manifests import Manifest, ManifestError, Target

# What neither a build nor a Swift test reads. `make lint` and `make docs` check these files.
DOCUMENTS = ["*.md", "Docs/*.md", "Docs/Site/*", "Docs/Images/*", ".github/*", "LICENSE", "Packages/*/README.md", "Packages/*.docc/*"]

# Tests that read sources of packages on which they don't depend.
READERS = {"BrowserHostTests", "GalleryTests", "RouteToolsTests", "SharedUITests"}


def changed_files(root: Path, base: str) -> list[str]:
    """The files that differ from the commit at which the branch left `base`, committed or not. Throws `ManifestError`."""
    def git(*arguments: str) -> list[str]:
        run = subprocess.run(["git", "-C", root, *arguments], capture_output=True, text=True)
        if run.returncode != 0:
            raise ManifestError(f"git can't compare with '{base}': {run.stderr.strip()}")
        return [each for each in run.stdout.split("\0") if each]

    start = git("merge-base", base, "HEAD")[0].strip()
    # A renamed file has left its old place, too.
    return sorted({
        *git("diff", "--name-only", "--no-renames", "-z", start), *git("ls-files", "--others", "--exclude-standard", "-z")})


def changed_targets(manifest: Manifest, file: str) -> set[str]:
    """The targets that a file can be a part of. A file outside of packages and of targets can change all of them."""
    path = PurePath(file)
    if any(fnmatch(file, pattern) and (("/" in pattern) or ("/" not in file)) for pattern in DOCUMENTS):
        return set()
    owners = {each.name for each in manifest.targets.values() if path.is_relative_to(each.path)}
    parts = path.parts
    in_tests = len(parts) > 3 and parts[2] == "Tests"
    if parts[0] == "Packages" and len(parts) > 2 and not (in_tests and owners):
        return {each.name for each in manifest.packages.get(parts[1], [])} or set(manifest.targets)
    return owners or set(manifest.targets)


def affected(manifest: Manifest, files: Iterable[str]) -> list[Target]:
    """The targets that the files belong to, all that depend on one of them, and the tests that read such sources."""
    users: dict[str, set[str]] = {}
    for target in manifest.targets.values():
        for dependency in target.dependencies:
            users.setdefault(dependency.name, set()).add(target.name)
    found: set[str] = set()
    pending = [name for file in files for name in changed_targets(manifest, file)]
    # What a test target contains isn't read by another one.
    pending += READERS & manifest.targets.keys() if any(not manifest.targets[each].is_test for each in pending) else []
    while pending:
        name = pending.pop()
        if name not in found:
            found.add(name)
            pending += users.get(name, set())
    return [each for each in manifest.targets.values() if each.name in found]
