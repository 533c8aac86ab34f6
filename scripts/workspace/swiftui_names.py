"""The table of SwiftUI's names that HeadlessUI has, supports in part, accepts and ignores, or lacks."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .manifests import Manifest
from .problem import Problem

SOURCES = "Packages/HeadlessUI/Sources/HeadlessUI"
PAGE = f"{SOURCES}/HeadlessUI.docc/SwiftUINames.md"

# What public apps use and HeadlessUI lacks, with the reason. A name that is declared after all is reported.
ABSENT = {
    "#Preview": "A macro of Xcode. Leave previews out with `#if canImport(SwiftUI)`.",
    "@Entry": "A macro of SwiftUI. Declare an ``EnvironmentKey``.",
    "UIViewRepresentable, NSViewRepresentable, UIViewControllerRepresentable": "There is no UIKit or AppKit. Leave them out with `#if`.",
    "Transferable, draggable, dropDestination": "There is no drag and drop.",
    "Chart, Map, VideoPlayer": "Frameworks of their own.",
    "Canvas, TimelineView, Layout": "Nothing is drawn or measured.",
    "DatePicker, ColorPicker, Gauge, Table": "No host draws them.",
    "NavigationSplitView": "Use a ``NavigationStack``.",
}

_DECLARATION = re.compile(
    r"^(?P<indent> *)(?:@\w+(?:\([^)]*\))? +)*(?:nonisolated +)?public +(?:internal\(set\) +)?(?:mutating +|static +)*"
    r"(?P<kind>struct|enum|protocol|class|func|var) +`?(?P<name>\w+)")
_EXTENSION = re.compile(r"^extension (?P<type>\w+)")
_IGNORED = re.compile(r"^\s*self\s*\}")
_DIFFERS = "Differs from SwiftUI: "


@dataclass
class Name:
    """All declarations of one name."""

    ignored: list[bool] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def is_ignored(self) -> bool:
        return all(self.ignored)

    @property
    def note(self) -> str:
        return " ".join(dict.fromkeys(each[0].upper() + each[1:] for each in self.notes))


def check(manifest: Manifest) -> tuple[list[Problem], str]:
    names = read(manifest.root)
    found = [
        Problem(PAGE, 0, f"{name} is said to be absent, and is declared", "Remove it from ABSENT in scripts/workspace/swiftui_names.py.")
        for name in declared_after_all(names)]
    page = manifest.root / PAGE
    if not page.exists() or page.read_text() != text(names):
        found.append(Problem(PAGE, 0, "differs from the names that HeadlessUI declares", "Run scripts/check.py --write-names."))
    return found, f"{sum(map(len, names.values()))} of SwiftUI's names are listed"


def write(root: Path) -> None:
    (root / PAGE).write_text(text(read(root)))


def declared_after_all(names: dict[str, dict[str, Name]]) -> list[str]:
    absent = {name.strip("#@") for each in ABSENT for name in each.split(", ")}
    return sorted(absent & {name for group in names.values() for name in group})


def read(root: Path) -> dict[str, dict[str, Name]]:
    names: dict[str, dict[str, Name]] = {"Types": {}, "Modifiers": {}, "Environment values": {}}
    for path in sorted((root / SOURCES).glob("**/*.swift")):
        if not {"Graph", "Inspection"} & set(path.parts):
            for group, name, ignored, note in declarations(path.read_text()):
                entry = names[group].setdefault(name, Name())
                entry.ignored.append(ignored or group == "Types" and "Ignored" in path.parts)
                entry.notes += [note] if note else []
    return names


def declarations(source: str) -> Iterator[tuple[str, str, bool, str]]:
    """Group, name, whether it is ignored, and the difference from SwiftUI, of each public declaration."""
    lines, extended, is_spi = source.split("\n"), "", False
    for number, line in enumerate(lines):
        if line and not line.startswith((" ", "}", "/", "@", ")", "where")):
            extended = match["type"] if (match := _EXTENSION.match(line)) else ""
            is_spi = number > 0 and lines[number - 1].startswith("@_spi")
        match = _DECLARATION.match(line)
        if not match or is_spi or match["name"].startswith("_") or "@_spi" in line:
            continue
        kind, depth = match["kind"], len(match["indent"])
        if depth == 0 and kind in ("struct", "enum", "protocol", "class"):
            group = "Types"
        elif depth == 4 and extended in ("View", "DynamicViewContent") and kind == "func":
            group = "Modifiers"
        elif depth == 4 and extended == "EnvironmentValues" and kind == "var":
            group = "Environment values"
        else:
            continue
        yield group, match["name"], kind == "func" and _returns_self(lines, number), _difference(lines, number)


def _returns_self(lines: list[str], number: int) -> bool:
    body = "\n".join(lines[number:number + 12])
    start = re.search(r"-> some View\b[^{}]*\{", body)
    return bool(start and _IGNORED.match(body[start.end():]))


def _difference(lines: list[str], number: int) -> str:
    comment: list[str] = []
    for line in reversed(lines[:number]):
        stripped = line.strip()
        if not stripped.startswith(("///", "@")):
            break
        if stripped.startswith("///"):
            comment.insert(0, stripped.removeprefix("///").strip())
    paragraphs = " ".join(each or "\n" for each in comment).split("\n")
    return next((each.strip().removeprefix(_DIFFERS) for each in paragraphs if each.strip().startswith(_DIFFERS)), "")


def text(names: dict[str, dict[str, Name]]) -> str:
    parts = ["""# SwiftUI's names

The names of SwiftUI that HeadlessUI has, supports in part, accepts and ignores, or lacks.

## Overview

`scripts/check.py --write-names` writes this page from the declarations and their documentation. A name that is ignored compiles, and
changes nothing that a test can see. <doc:HowItDiffers> has the differences that concern several names.
"""]
    for group, members in names.items():
        entries = sorted(members.items(), key=lambda entry: entry[0].lower())
        parts += [
            f"### {group}\n",
            _list("Supported", [name for name, each in entries if not each.is_ignored and not each.note]),
            _table("Supported in part", [(name, each.note) for name, each in entries if not each.is_ignored and each.note]),
            _list("Ignored", [name for name, each in entries if each.is_ignored and not each.note]),
            _table("Ignored, with a difference", [(name, each.note) for name, each in entries if each.is_ignored and each.note]),
        ]
    rows = "\n".join(f"| {', '.join(f'`{each}`' for each in name.split(', '))} | {reason} |" for name, reason in ABSENT.items())
    return "\n".join([*filter(None, parts), f"### Absent\n\n| Names | Reason |\n|---|---|\n{rows}\n"])


def _list(title: str, names: list[str]) -> str:
    return f"**{title}:** {', '.join(f'`{each}`' for each in names)}.\n" if names else ""


def _table(title: str, rows: list[tuple[str, str]]) -> str:
    return f"| {title} | |\n|---|---|\n" + "".join(f"| `{name}` | {note} |\n" for name, note in rows) if rows else ""
