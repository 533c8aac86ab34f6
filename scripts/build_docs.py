#!/usr/bin/env python3
"""Builds one DocC site of every package and of the articles in Docs.

A link that doesn't resolve is an error, and so is a public symbol of the engine without documentation.

Symbol graphs are extracted from what `swift build` has built, so after a build this takes a minute and compiles nothing.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from graphlib import TopologicalSorter
from pathlib import Path

from workspace import site
from workspace.manifests import ManifestError, Target, load
from workspace.swiftpm import BUILD_FLAGS, STABLE_PLANNING
from workspace.symbols import undocumented

ROOT = Path(__file__).parent.parent.resolve()
# Its symbols are SwiftUI's, which are documented there.
MIRRORS = {"HeadlessUI"}


class DocumentationError(Exception):
    """A command that failed, with its output."""


@dataclass(frozen=True)
class Products:
    """The build products that symbol graphs are extracted from."""

    folder: Path
    scratch: Path
    triple: str

    @property
    def module_maps(self) -> list[str]:
        """The options that let the compiler find the C modules of dependencies."""
        checkouts = self.scratch / "checkouts"
        found = [
            *self.folder.glob("*.build/module.modulemap"), *checkouts.glob("*/Sources/*/include/module.modulemap"),
            *checkouts.glob("*/Sources/*/module.modulemap"),
        ]
        return [option for file in sorted(found) for option in ("-Xcc", f"-fmodule-map-file={file}")]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scratch", type=Path, default=ROOT / ".build")
    parser.add_argument("--output", type=Path, default=ROOT / "Docs/.site")
    parser.add_argument("--base", default="", help="the path of the site on its host, such as flow-modules")
    options = parser.parse_args()
    scratch, output = options.scratch.resolve(), options.output.resolve()
    work = scratch / "documentation-work"
    try:
        check_output(output)
        root = load(ROOT)
        libraries = {name: target for name, target in root.targets.items() if target.kind == "regular" and target.package}
        products = build(scratch)
        shutil.rmtree(work, ignore_errors=True)
        archives = convert(libraries, products, work, options.base)
        check_symbols(libraries, work)
        publish([convert_home(archives, work, options.base), *archives.values()], output)
    except (ManifestError, DocumentationError) as error:
        print(error)
        return 1
    print(f"{len(libraries)} modules are documented in {output}")
    return 0


def build(scratch: Path) -> Products:
    command = ["swift", "build", *BUILD_FLAGS, "--package-path", ROOT, "--scratch-path", scratch]
    # Now and then SwiftPM loses what a plugin generates ("cannot find type 'AppRoute' in scope"). A second build continues.
    try:
        run([*command, "--disable-build-manifest-caching"])
    except DocumentationError:
        run([*command, "--disable-build-manifest-caching"])
    info = json.loads(run(["swift", "-print-target-info"]))
    return Products(Path(run([*command, "--show-bin-path"]).strip()), scratch, info["target"]["unversionedTriple"])


def convert(libraries: dict[str, Target], products: Products, work: Path, base: str) -> dict[str, Path]:
    """The archive of each library, built after those it links to."""
    edges = {name: {each.name for each in target.dependencies if each.name in libraries}
             for name, target in libraries.items()}
    module_maps = products.module_maps
    archives: dict[str, Future[Path]] = {}

    def archive(name: str) -> Path:
        dependencies = [archives[each].result() for each in sorted(edges[name])]
        graph = extract(name, products, module_maps, work)
        return convert_catalog(name, ROOT / libraries[name].path / f"{name}.docc", dependencies, work, base, graph)

    # In topological order an archive only waits for archives that were begun before, so the pool can't deadlock.
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 2) as pool:
        for name in TopologicalSorter(edges).static_order():
            archives[name] = pool.submit(archive, name)
    failures = {str(error) for future in archives.values() if (error := future.exception())}
    if failures:
        raise DocumentationError("\n".join(sorted(failures)))
    return {name: future.result() for name, future in archives.items()}


def extract(name: str, products: Products, module_maps: list[str], work: Path) -> Path:
    """Writes the symbol graph of a module; returns its folder."""
    folder = work / "symbol-graphs" / name
    folder.mkdir(parents=True)
    run(["swift-symbolgraph-extract", "-module-name", name, "-I", products.folder / "Modules", "-target", products.triple,
         "-minimum-access-level", "public", "-skip-synthesized-members", "-module-cache-path",
         products.folder / "ModuleCache", "-output-dir", folder, *module_maps])
    return folder


def check_symbols(libraries: dict[str, Target], work: Path) -> None:
    """Throws `DocumentationError` for public symbols of the engine without documentation."""
    engine = set(json.loads((ROOT / "Packages/layers.json").read_text())["engine"]) - MIRRORS
    problems = [
        problem for name, target in libraries.items() if target.package in engine
        for problem in undocumented(work / "symbol-graphs" / name, ROOT)]
    if problems:
        raise DocumentationError("\n".join(str(each) for each in sorted(problems)))


def convert_home(archives: dict[str, Path], work: Path, base: str) -> Path:
    """The archive of the pages that belong to no package."""
    catalog = work / f"{site.HOME}.docc"
    site.gather(ROOT, catalog, set(archives))
    return convert_catalog(site.HOME, catalog, list(archives.values()), work, base)


def convert_catalog(
    name: str, catalog: Path, dependencies: list[Path], work: Path, base: str, graph: Path | None = None
) -> Path:
    archive = work / f"{name}.doccarchive"
    graphs = ["--additional-symbol-graph-dir", graph] if graph else []
    run(["docc", "convert", *([catalog] if catalog.exists() else []), *graphs, *(["--hosting-base-path", base] if base else []),
         "--fallback-display-name", name, "--fallback-bundle-identifier", name, "--warnings-as-errors",
         "--enable-experimental-external-link-support",
         *[option for each in dependencies for option in ("--dependency", each)], "--output-path", archive])
    return archive


def check_output(output: Path) -> None:
    """Throws `DocumentationError` for a place with anything else than documentation, which would be removed."""
    if not output.exists() or (output.is_dir() and not any(output.iterdir())):
        return
    if output.is_symlink() or not (output / "metadata.json").is_file() or not (output / "documentation").is_dir():
        raise DocumentationError(f"{output} has something else than documentation, and isn't replaced. "
                                 "Name another directory with --output.")


def publish(archives: list[Path], output: Path) -> None:
    shutil.rmtree(output, ignore_errors=True)
    run(["docc", "merge", *archives, "--synthesized-landing-page-name", "Flow Modules", "--output-path", output])
    site.finish(output)


def run(command: list[str | Path]) -> str:
    """The standard output of a command. Throws `DocumentationError`."""
    finished = subprocess.run(
        [str(each) for each in command], env={**os.environ, **STABLE_PLANNING}, capture_output=True, text=True)
    if finished.returncode != 0:
        words = " ".join(str(each) for each in command[:4])
        raise DocumentationError(f"{finished.stdout}{finished.stderr}\n{words} … failed")
    return finished.stdout


if __name__ == "__main__":
    sys.exit(main())
