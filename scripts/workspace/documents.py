"""The documents that describe the whole workspace: their diagram, their lists of packages, the limits of the tour."""

import json
import re
from pathlib import Path

from .layering import LAYERS
from . import drawing
from .manifests import Manifest
from .problem import Problem
from .swift_source import DEBUG

README = "README.md"
ARCHITECTURE = "Docs/Architecture.md"
TOUR = "Docs/Tour.md"
INDEX = "Docs/README.md"
DECISIONS = "Docs/Decisions.md"
LANDING_PAGE = "Docs/Site/FlowModules.docc/FlowModules.md"
BEGIN = "<!-- Generated from Packages/layers.json by scripts/check.py --write-diagram -->"
END = "<!-- End of the generated part -->"


def packages(root: Path) -> list[str]:
    return sorted(folder.name for folder in (root / "Packages").iterdir() if (folder / "Package.swift").exists())


def diagram(layers: dict, names: list[str]) -> str:
    """The layers as a Mermaid diagram: all features are one node, and an edge that others imply is left out."""
    features = [name for name in names if name not in layers["packages"]]
    nodes = ["Features", *layers["packages"]]
    sees = {"Features": set(layers["feature"]["sees"])}
    for name, rule in layers["packages"].items():
        sees[name] = {"Features" if each == "*" else each for each in rule["sees"]}
    lines = ["```mermaid", "flowchart TD"]
    listed = "<br>".join(", ".join(features[at:at + 3]) for at in range(0, len(features), 3))
    lines.append(f'    Features["<b>Features</b><br>{listed}"]')
    lines += [f"    {node}:::testsOnly" for node in nodes if node in layers["testsOnly"]]
    for node in nodes:
        for target in sorted(_direct(sees, node)):
            lines.append(f"    {node} --> {target}")
    return "\n".join([*lines, "    classDef testsOnly stroke-dasharray: 4 3", "```"])


def _direct(sees: dict[str, set[str]], node: str) -> set[str]:
    """What `node` sees and doesn't see through another package."""
    return {each for each in sees[node] if not any(each in _reachable(sees, other) for other in sees[node] - {each})}


def _reachable(sees: dict[str, set[str]], node: str) -> set[str]:
    return sees[node].union(*(_reachable(sees, each) for each in sees[node]))


def with_diagram(root: Path) -> str:
    """The page with the diagram that layers.json describes. Throws `ValueError` when the page has no place for it."""
    text = (root / ARCHITECTURE).read_text(encoding="utf-8")
    if BEGIN not in text or END not in text:
        raise ValueError(f"{ARCHITECTURE} has no lines “{BEGIN}” and “{END}”")
    head, rest = text.split(BEGIN, 1)
    drawn = diagram(json.loads((root / LAYERS).read_text()), packages(root))
    return f"{head}{BEGIN}\n\n{drawn}\n\n{END}{rest.split(END, 1)[1]}"


def check(manifest: Manifest) -> tuple[list[Problem], str]:
    root = manifest.root
    found = [
        *_stale_diagram(root), *_stale_pictures(root), *_how_tos_missing(root), *_index_of_decisions(root), *_packages_missing(root), *_modules_missing(root),
        *_tour_too_long(root)]
    return found, f"{len(packages(root))} packages are described"


def pictures(root: Path) -> dict[str, str]:
    """The pictures of the architecture, by their paths."""
    layers = json.loads((root / LAYERS).read_text())
    if "drawing" not in layers:
        return {}
    features = [name for name in packages(root) if name not in layers["packages"]]
    return {f"Docs/Images/architecture-{scheme}.svg": drawing.svg(layers, features, scheme) for scheme in drawing.COLORS}


def write_diagrams(root: Path) -> None:
    (root / ARCHITECTURE).write_text(with_diagram(root), encoding="utf-8")
    for file, text in pictures(root).items():
        (root / file).write_text(text, encoding="utf-8")


def _stale_diagram(root: Path) -> list[Problem]:
    try:
        stale = with_diagram(root) != (root / ARCHITECTURE).read_text(encoding="utf-8")
    except ValueError as error:
        return [Problem(ARCHITECTURE, 0, str(error), "Add both lines where the diagram belongs.")]
    remedy = "Run scripts/check.py --write-diagram."
    return [Problem(ARCHITECTURE, 0, f"the diagram doesn't show what {LAYERS} says", remedy)] if stale else []


def _stale_pictures(root: Path) -> list[Problem]:
    layers = json.loads((root / LAYERS).read_text())
    features = [name for name in packages(root) if name not in layers["packages"]]
    wrong = drawing.problems(layers, features) if "drawing" in layers else []
    return [Problem(LAYERS, 0, each, "Change its drawing, then run scripts/check.py --write-diagram.") for each in wrong] or [
        Problem(file, 0, f"the picture doesn't show what {LAYERS} says", "Run scripts/check.py --write-diagram.")
        for file, text in pictures(root).items() if not (root / file).exists() or (root / file).read_text(encoding="utf-8") != text]


def _how_tos_missing(root: Path) -> list[Problem]:
    """How-tos that the index doesn't link: each has to be two clicks from the README."""
    text = (root / INDEX).read_text(encoding="utf-8") if (root / INDEX).exists() else ""
    return [
        Problem(INDEX, 0, f"doesn't link {file.name}", f"Add a line: [Title](HowTo/{file.name})")
        for file in sorted(root.glob("Docs/HowTo/*.md")) if f"(HowTo/{file.name})" not in text]


def _index_of_decisions(root: Path) -> list[Problem]:
    """Decisions whose heading the list at the beginning of the page doesn't have, in their order."""
    text = (root / DECISIONS).read_text(encoding="utf-8") if (root / DECISIONS).exists() else ""
    headings = re.findall(r"(?m)^## (.+)$", text)
    listed = re.findall(r"(?m)^\* \[(.+?)\]\(#[^)]+\): \S", text.partition("\n## ")[0])
    return [] if headings == listed else [
        Problem(DECISIONS, 0, f"the list at the beginning differs from the headings: {', '.join(sorted({*headings} ^ {*listed})) or 'their order'}",
                "Write a line for each decision: * [Heading](#heading): the decision in one sentence.")]


def _packages_missing(root: Path) -> list[Problem]:
    text = (root / README).read_text(encoding="utf-8")
    return [
        Problem(README, 0, f"doesn't name the package {name}", f"Add it to the table: [{name}](Packages/{name})")
        for name in packages(root) if f"(Packages/{name})" not in text
    ]


def _modules_missing(root: Path) -> list[Problem]:
    text = (root / LANDING_PAGE).read_text(encoding="utf-8")
    modules = sorted(catalog.stem for catalog in root.glob("Packages/*/Sources/*/*.docc"))
    return [
        Problem(LANDING_PAGE, 0, f"doesn't name the module {name}", f"Add it to the topics: - ``/{name}``")
        for name in modules if f"- ``/{name}``" not in text
    ]


def _tour_too_long(root: Path) -> list[Problem]:
    """Questions of the tour whose files are more, or longer, than the line "At most 5 files and 800 lines." allows.

    The lines of generated files don't count, because they grow with the app's screens.
    """
    found = []
    text = (root / TOUR).read_text(encoding="utf-8") if (root / TOUR).exists() else ""
    for question, answer in re.findall(r"(?ms)^## (.+?\?)\n(.*?)(?=^## |\Z)", text):
        limit = re.search(r"(?m)^At most (\d+) files?(?: and ([\d,]+) lines)?\.", answer)
        files = [root / "Docs" / file for file in re.findall(r"(?m)^\d+\. \[.+?\]\((.+?)\)", answer)]
        written = [file for file in files if file.is_file() and file.parent.name != "Generated"]
        lines = sum(len(DEBUG.sub("", file.read_text(encoding="utf-8")).splitlines()) for file in written)
        if not limit:
            found.append(Problem(TOUR, 0, f"“{question}” has no limit", "Add a line: At most 5 files."))
        elif len(files) > int(limit[1]) or lines > int((limit[2] or f"{lines}").replace(",", "")):
            actual = f"{len(files)} files with {lines:,} lines"
            found.append(Problem(TOUR, 0, f"the answer to “{question}” is {actual}", f"{limit[0]} Simplify the code."))
    return found
