#!/usr/bin/env python3
"""Writes the package of a new feature with one screen, and registers it in the workspace.

  scripts/make_feature.py Coupons          a screen at /coupons
  scripts/make_feature.py Coupons --tab    its screen is also a tab of the shop

`make feature NAME=Coupons` does the same and updates Docs/Generated.
"""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

from workspace.texts import CATALOG, PLURAL_FORMS

ROOT = Path(__file__).parent.parent.resolve()
TEMPLATE = Path(__file__).parent / "feature"
SERVICES = "Packages/AppFeature/Sources/AppFeature/Services/AppDependencyContainer+Services.swift"
EXITS = "Packages/AppFeature/Sources/AppFeature/Navigation/Exits/AppCoordinator+Exits.swift"
SAMPLES = "Packages/AppFeature/Tests/AppFeatureTests/Support/AppSamples.swift"
GALLERY = "Packages/Gallery/Sources/Gallery/Gallery.swift"
PROPERTIES = "Packages/AppFeature/Tests/AppFeatureTests/Properties/AppNavigationPropertyTests.swift"
OUTLINES = "Packages/Gallery/Tests/GalleryTests/Outlines"
UNTRANSLATED = "Packages/Gallery/Tests/GalleryTests/Untranslated.txt"

# The outlines of the states that the template's stub has.
OUTLINE = """\
# items

screen "__Words__"
  list
    - text "One"
    - text "Two"

# loading

screen "__Words__"
  progress "Loading"

# empty

screen "__Words__"
  heading "Nothing here yet"
  text "Check back soon for new arrivals."
  button "Start shopping"

# error

screen "__Words__"
  heading "You're offline" #error.title.label
  text "Check your connection. We'll try again as soon as you're back online."
  button "Try again"
"""


class FeatureError(Exception):
    """The reason why no feature is written, with the correction."""


class Feature:
    def __init__(self, name: str) -> None:
        if not re.fullmatch(r"[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*", name):
            raise FeatureError(f"{name} can't name a feature. Write it in UpperCamelCase, like GiftCards.")
        parts = [part.lower() for part in re.findall(r"[A-Z][a-z0-9]+", name)]
        self.name = name
        self.value = parts[0] + "".join(part.capitalize() for part in parts[1:])
        self.words = " ".join(parts)
        self.path = "-".join(parts)

    def filled(self, text: str, index: int | None) -> str:
        """The text of a template for this feature, with a tab if there is an index."""
        if index is None:
            text = re.sub(r"\n *tab: TabConfig\(.*__index__\),", "", text)
        values = {
            "Name": self.name, "name": self.value, "words": self.words, "Words": self.words.capitalize(),
            "path": self.path, "index": str(index),
        }
        return re.sub(r"__(Name|name|words|Words|path|index)__", lambda match: values[match[1]], text)


def next_index(root: Path) -> int:
    """The index after the last tab of the shop."""
    tab = re.compile(r"activity: \.shop,\s*tab: TabConfig\([^)]*index: (\d+)\)")
    sources = (root / "Packages").glob("*/Sources/**/*ViewModel.swift")
    return max((int(index) for file in sources for index in tab.findall(file.read_text())), default=-1) + 1


def write_package(root: Path, feature: Feature, index: int | None) -> None:
    for file in sorted(TEMPLATE.rglob("*")):
        if file.is_file():
            target = root / "Packages" / feature.name / feature.filled(str(file.relative_to(TEMPLATE)), index)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(feature.filled(file.read_text(), index))


def edit(root: Path, name: str, *edits: tuple[str, str]) -> None:
    """Replaces the first occurrence of each text in a file."""
    file = root / name
    text = file.read_text()
    for old, new in edits:
        if old not in text:
            raise FeatureError(f"{name} has no {old.strip()!r}, where the feature would be named. Name it there yourself.")
        text = text.replace(old, new, 1)
    file.write_text(text)


def insert(root: Path, name: str, start: str, pattern: str, key: str, line: str) -> None:
    """Inserts a line into a sorted list: after the start, before the first line whose group is greater than the key.

    Without such a line, it is inserted after the last line of the list.
    """
    file = root / name
    lines = file.read_text().splitlines(keepends=True)
    first = next((number for number, each in enumerate(lines) if start in each), None)
    position = None
    for number in range(first or 0, len(lines)):
        match = re.match(pattern, lines[number])
        if match and match[1] > key:
            position = number
            break
        if match:
            position = number + 1
        elif position is not None:
            break
    if first is None or position is None:
        raise FeatureError(f"{name} has no list after {start!r}. Name the feature there yourself.")
    lines.insert(position, line + "\n")
    file.write_text("".join(lines))


def register(root: Path, feature: Feature) -> None:
    name, value = feature.name, feature.value
    insert(root, "Package.swift", "let features = [", r' +"(\w+)",', name, f'    "{name}",')
    insert(root, GALLERY, "import ", r" +import (\w+)", name, f"    import {name}")
    edit(root, GALLERY, ("\n            ]\n", f"\n                .{value},\n            ]\n"))
    (root / OUTLINES / f"{name}.txt").write_text(feature.filled(OUTLINE, None))
    add_title(root, feature.words.capitalize())
    for file in (SERVICES, EXITS, SAMPLES):
        insert(root, file, "import ", r"(?:public )?import (\w+)", name, f"import {name}")
    insert_argument(root, feature)
    edit(root, EXITS, ("        case .activitySwitcher(let exit):",
                       f"        case .{value}(.shop):\n            show(.shop)\n        case .activitySwitcher(let exit):"))
    edit(root, SAMPLES, (".home(.home), ", f".home(.home), .{value}(.{value}), "))
    edit(root, PROPERTIES, ("            case .activitySwitcher,", f"            case .{value}: break\n            case .activitySwitcher,"))
    edit(root, "README.md", (" | The shop's features |", f", [{name}](Packages/{name}) | The shop's features |"))
    edit(root, "Docs/Site/FlowModules.docc/FlowModules.md", ("- ``/MyAccount``\n", f"- ``/MyAccount``\n- ``/{name}``\n"))


def add_title(root: Path, title: str) -> None:
    """Adds the title to the string catalog, in English until it is reviewed, and records what Arabic shows in English."""
    file = root / CATALOG
    catalog = json.loads(file.read_text())
    unit = {"stringUnit": {"state": "needs_review", "value": title}}
    catalog["strings"].setdefault(title, {"localizations": {language: unit for language in PLURAL_FORMS}})
    catalog["strings"] = dict(sorted(catalog["strings"].items()))
    file.write_text(json.dumps(catalog, indent=2, separators=(",", " : "), ensure_ascii=False) + "\n")
    record = root / UNTRANSLATED
    record.write_text("\n".join(sorted({*record.read_text().splitlines(), title, "One", "Two"})) + "\n")


def insert_argument(root: Path, feature: Feature) -> None:
    """Passes the dependencies of the feature, in the order of the generated initializer: that of the modules' names."""
    file = root / SERVICES
    text = file.read_text()
    argument = f"            {feature.value}: {feature.name}DependencyContainer()"
    for match in re.finditer(r"^ {12}(\w+): ", text, re.MULTILINE):
        if match[1][0].upper() + match[1][1:] > feature.name:
            file.write_text(f"{text[:match.start()]}{argument},\n{text[match.start():]}")
            return
    end = text.rindex(")\n    }\n")
    file.write_text(f"{text[:end]},\n{argument}{text[end:]}")


def make(root: Path, name: str, *, has_tab: bool) -> Feature:
    feature = Feature(name)
    if (root / "Packages" / name).exists():
        raise FeatureError(f"Packages/{name} exists. Choose another name, or remove the package.")
    write_package(root, feature, next_index(root) if has_tab else None)
    register(root, feature)
    return feature


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", help="the name of the package, like GiftCards")
    parser.add_argument("--tab", action="store_true", help="make its screen a tab of the shop")
    options = parser.parse_args()
    try:
        feature = make(ROOT, options.name, has_tab=options.tab)
    except FeatureError as error:
        print(f"feature: {error}", file=sys.stderr)
        return 1
    subprocess.run([ROOT / "scripts/write_manifests.py"], check=True)
    subprocess.run(["swift", "format", "--in-place", "--recursive", ROOT / "Packages" / feature.name], check=True)
    subprocess.run([ROOT / "scripts/check.py", "documents", "--write-diagram"], check=True)
    print(f"Packages/{feature.name} is written. Its screen opens at /{feature.path}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
