#!/usr/bin/env python3
"""Writes the package of a new feature with one screen, and registers it in the workspace.

  scripts/make_feature.py Coupons                            a list of coupons at /coupons
  scripts/make_feature.py Coupons --tab                      its screen is also a tab of the shop
  scripts/make_feature.py Coupons --service                  its content comes from the server, and is stored on the device
  scripts/make_feature.py StoreFinder --item Store --path stores

`make feature NAME=Coupons` does the same and updates Docs/Generated; TAB=yes, SERVICE=yes, ITEM and ROUTE are the options.
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
APP = "Packages/AppFeature/Sources/AppFeature"
SERVICES = f"{APP}/Services/AppDependencyContainer+Services.swift"
EXITS = f"{APP}/Navigation/Exits/AppCoordinator+Exits.swift"
REFRESHER = f"{APP}/Inbound/TopicRefresher.swift"
SCREEN_CHECK = f"{APP}/Restoration/ScreenCheck.swift"
SAMPLES = "Packages/AppFeature/Tests/AppFeatureTests/Support/AppSamples.swift"
GALLERY = "Packages/Gallery/Sources/Gallery/Gallery.swift"
OUTLINES = "Packages/Gallery/Tests/GalleryTests/Outlines"
UNTRANSLATED = "Packages/Gallery/Tests/GalleryTests/Untranslated.txt"
CORE = "Packages/Core/Sources/Core"
CORE_TESTS = "Packages/Core/Tests/CoreTests"

# The outlines of the states that the template's stub has.
OUTLINE = """\
# items

screen "__Words__"
  list
    - text "First __item__" #__path__.__item_path__-first.row
    - text "Second __item__" #__path__.__item_path__-second.row

# loading

screen "__Words__"
  progress "Loading"

# empty

screen "__Words__"
  heading "Nothing here yet"
  text "Check back soon for new arrivals."
  button "Start shopping"

# offline

screen "__Words__"
  group #notice.banner
    text "You're offline. Showing saved content."
    button "Try again" #notice.retry.button
  list
    - text "First __item__" #__path__.__item_path__-first.row
    - text "Second __item__" #__path__.__item_path__-second.row

# error

screen "__Words__"
  heading "You're offline" #error.title.label
  text "Check your connection. We'll try again as soon as you're back online."
  button "Try again"
"""


class FeatureError(Exception):
    """The reason why no feature is written, with the correction."""


class Feature:
    def __init__(self, name: str, *, item: str | None = None, path: str | None = None, has_service: bool = False) -> None:
        for each, example in ((name, "GiftCards"), (item, "GiftCard")):
            if each is not None and not re.fullmatch(r"[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*", each):
                raise FeatureError(f"{each} can't name a feature or its elements. Write it in UpperCamelCase, like {example}.")
        if path is not None and not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", path.removeprefix("/")):
            raise FeatureError(f"{path} can't be the path of the screen. Write it in lower case with hyphens, like gift-cards.")
        self.name = name
        self.item = item or singular(name)
        self.has_service = has_service
        self.words = " ".join(words(name))
        self.path = path.removeprefix("/") if path is not None else "-".join(words(name))
        self.value = value(words(name))
        self.item_words = words(self.item)
        self.items_words = [*self.item_words[:-1], plural(self.item_words[-1])]

    def filled(self, text: str, index: int | None = None) -> str:
        """The text of a template for this feature, with a tab if there is an index."""
        dropped, kept = ("alone", "service") if self.has_service else ("service", "alone")
        text = re.sub(rf"(?ms)^ *// begin {dropped}\n.*?^ *// end {dropped}\n", "", text)
        text = re.sub(rf"(?m)^.*  // {dropped}\n|^ *// (?:begin|end) {kept}\n|  // {kept}$", "", text)
        if index is None:
            text = re.sub(r"\n *tab: TabConfig\(.*__index__\),", "", text)
        values = {
            "Name": self.name, "name": self.value, "Words": self.words.capitalize(), "path": self.path, "index": str(index),
            "Item": self.item, "item": " ".join(self.item_words), "item_value": value(self.item_words),
            "item_path": "-".join(self.item_words), "items": " ".join(self.items_words), "items_value": value(self.items_words),
        }
        return re.sub(r"__([A-Za-z]+(?:_[a-z]+)?)__", lambda match: values[match[1]], text)


def words(name: str) -> list[str]:
    """`["gift", "cards"]` for `GiftCards`."""
    return [part.lower() for part in re.findall(r"[A-Z][a-z0-9]+", name)]


def value(parts: list[str]) -> str:
    return parts[0] + "".join(part.capitalize() for part in parts[1:])


def singular(name: str) -> str:
    """An element of what a feature is called: `Story` for `Stories`, `StoreFinderItem` for `StoreFinder`."""
    for ending, other in (("ies", "y"), ("sses", "ss"), ("xes", "x"), ("ches", "ch"), ("shes", "sh"), ("ss", None), ("s", "")):
        if other is not None and name.endswith(ending):
            return name.removesuffix(ending) + other
        if name.endswith(ending):
            break
    return f"{name}Item"


def plural(word: str) -> str:
    if re.search(r"[^aeiou]y$", word):
        return f"{word[:-1]}ies"
    return word + ("es" if re.search(r"(?:s|x|ch|sh)$", word) else "s")


def next_index(root: Path) -> int:
    """The index after the last tab of the shop."""
    tab = re.compile(r"activity: \.shop,\s*tab: TabConfig\([^)]*index: (\d+)\)")
    sources = (root / "Packages").glob("*/Sources/**/*ViewModel.swift")
    return max((int(index) for file in sources for index in tab.findall(file.read_text())), default=-1) + 1


def write_files(root: Path, feature: Feature, index: int | None) -> None:
    package = Path("Packages") / feature.name
    targets = {
        "package": package,
        "__Item__.swift": Path(f"Packages/Model/Sources/Model/{feature.name}") if feature.has_service
        else package / "Sources" / feature.name,
        "Mock__Name__Service.swift": Path("Packages/Mocks/Sources/Mocks/Services") if feature.has_service
        else package / "Tests" / f"{feature.name}Tests",
    }
    if feature.has_service:
        targets["service"] = Path(".")
    for name, folder in targets.items():
        for file in sorted((TEMPLATE / name).rglob("*")) or [TEMPLATE / name]:
            if file.is_file():
                relative = file.relative_to(TEMPLATE / name) if file != TEMPLATE / name else Path(name)
                target = root / folder / feature.filled(str(relative))
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
    (root / OUTLINES / f"{name}.txt").write_text(feature.filled(OUTLINE))
    add_title(root, feature)
    for file in (SERVICES, EXITS, SAMPLES):
        insert(root, file, "import ", r"(?:public )?import (\w+)", name, f"import {name}")
    insert_argument(root, feature)
    edit(root, EXITS, ("        case .activitySwitcher(let exit):",
                       f"        case .{value}(.shop):\n            show(.shop)\n        case .activitySwitcher(let exit):"))
    edit(root, SAMPLES, (".home(.home), ", f".home(.home), .{value}(.{value}), "))
    edit(root, SCREEN_CHECK, (".activitySwitcher,", f".activitySwitcher, .{value},"))
    if feature.has_service:
        register_service(root, feature)
    else:
        edit(root, REFRESHER, ("case .activitySwitcher,", f"case .activitySwitcher, .{value},"))
    edit(root, "README.md", (" | The shop's features |", f", [{name}](Packages/{name}) | The shop's features |"))
    edit(root, "Docs/Site/FlowModules.docc/FlowModules.md", ("- ``/MyAccount``\n", f"- ``/MyAccount``\n- ``/{name}``\n"))


def register_service(root: Path, feature: Feature) -> None:
    """Names the service where the app gets it, where its responses are stored, and in the tests of all services."""
    def add(name: str, *edits: tuple[str, str]) -> None:
        """Inserts each text before another one."""
        edit(root, name, *((before, feature.filled(text) + before) for text, before in edits))

    add("Packages/Model/Sources/Model/Services/ShopServices.swift", (
        "    /// The __items__: stored first, then the server's.\n    var __name__: any __Name__Service { get }\n",
        "    /// Synchronizes the stored catalog"))
    add("Packages/Mocks/Sources/Mocks/Services/MockShopServices.swift", (
        "    public var __name__: any __Name__Service = Mock__Name__Service()\n", "    public var catalogSync"))
    add(REFRESHER, (
        "        case .__name__: _ = try await shop.__name__.__items_value__(.networkOnly)\n", "        case .bag: try await bag()"))
    add(f"{CORE}/LiveServices.swift",
        ("    public let __name__: any __Name__Service\n", "    public let catalogSync"),
        ("        __name__ = __Name__Repository(api: client, store: database, capabilities: capabilities, logger: logger)\n",
         "        catalogSync = "))
    add(f"{CORE}/Database/CachePolicy.swift",
        ("    case __name__\n", "    case notifications\n"),
        ("        case .__name__: CachePolicy(timeToLive: .hours(1), staleWhileRevalidate: .days(7), staleIfError: .days(60))\n",
         "        // Orders are permanent."))
    add(f"{CORE}/Database/SettingRecord.swift",
        ("        /// The __items__, for all devices.\n        case __name__\n", "\n        // Settings of a device."),
        ("        case .__name__: [Stored__Item__].self\n", "        case .notificationSettings: "),
        (".__name__, ", ".notificationSettings, .ownReviews].contains"))
    capabilities = f"{CORE}/ServerCapabilities.swift"
    bit = max(int(each) for each in re.findall(r"1 << (\d+)", (root / capabilities).read_text())) + 1
    add(capabilities,
        (f"    public static let __name__ = ServerCapabilities(rawValue: 1 << {bit})\n", "\n    /// Everything, as StoreServer does."),
        ("        .__name__,\n", "    ]\n\n    /// Nothing"))
    add("Packages/StoreServer/Sources/StoreServer/Routes/StoreRouter.swift", (
        "            __Name__Controller().addRoutes(to: router)\n", "            PageController()"))
    add("Packages/StoreServer/Tests/StoreServerTests/AuthorizationTests.swift", ('"GET /__path__", ', '"GET /brochures",'))
    add("Packages/StoreServer/README.md", ("| `/__path__` | the __items__ |\n", "| `/images/brochures"))
    add(f"{CORE}/Core.docc/TheStore.md", ("| __items__ | 1 hour | 7 days | 60 days | chosen by the template |\n", "| orders | "))
    add(f"{CORE_TESTS}/HTTP/Faults/EndpointResponseTests.swift", (
        '        ("__items__", { _ = try await $0.__name__.__items_value__(.networkOnly) }),\n', "        (\n            \"reviews\""))
    add(f"{CORE_TESTS}/Database/FixtureTests.swift", ('"setting.__name__", ', '"setting.unusedPayments"'))
    add(f"{CORE_TESTS}/Database/StoredSample.swift", (
        "        let __items_value__ = [__Item__(id: .init(rawValue: \"first\"), title: \"First __item__\")]\n"
        "        try rows.set(.__name__, to: StoredJSON.text(__items_value__, as: [Stored__Item__].self))\n",
        "    }\n\n    private static func fillDevice"))
    with (root / "Packages/Core/Tests/Fixtures/values.txt").open("a") as file:
        file.write(feature.filled('setting.__name__ [{"id":"first","title":"First __item__"}]\n'))


def add_title(root: Path, feature: Feature) -> None:
    """Adds the title to the string catalog, in English until it is reviewed, and records what Arabic shows in English."""
    file, title = root / CATALOG, feature.words.capitalize()
    catalog = json.loads(file.read_text())
    unit = {"stringUnit": {"state": "needs_review", "value": title}}
    catalog["strings"].setdefault(title, {"localizations": {language: unit for language in PLURAL_FORMS}})
    catalog["strings"] = dict(sorted(catalog["strings"].items()))
    file.write_text(json.dumps(catalog, indent=2, separators=(",", " : "), ensure_ascii=False) + "\n")
    record = root / UNTRANSLATED
    shown = {title, *(feature.filled(f"{each} __item__") for each in ("First", "Second"))}
    record.write_text("\n".join(sorted({*record.read_text().splitlines(), *shown})) + "\n")


def insert_argument(root: Path, feature: Feature) -> None:
    """Passes the dependencies of the feature, in the order of the generated initializer: that of the modules' names."""
    file = root / SERVICES
    text = file.read_text()
    service = f"shop.{feature.value}" if feature.has_service else f"No{feature.name}()"
    argument = feature.filled(
        f"            __name__: __Name__DependencyContainer(__items_value__: {service}, reachability: shop.reachability)")
    for match in re.finditer(r"^ {12}(\w+): ", text, re.MULTILINE):
        if match[1][0].upper() + match[1][1:] > feature.name:
            file.write_text(f"{text[:match.start()]}{argument},\n{text[match.start():]}")
            return
    end = text.rindex(")\n    }\n")
    file.write_text(f"{text[:end]},\n{argument}{text[end:]}")


def declares(folder: Path, name: str) -> bool:
    """Returns whether a Swift file below a folder declares a type with this name."""
    declaration = re.compile(rf"\b(?:actor|class|enum|protocol|struct|typealias) {name}\b")
    return any(declaration.search(file.read_text()) for file in folder.rglob("*.swift"))


def make(root: Path, feature: Feature, *, has_tab: bool) -> None:
    if (root / "Packages" / feature.name).exists():
        raise FeatureError(f"Packages/{feature.name} exists. Choose another name, or remove the package.")
    for package in ("Model", "SharedUI"):
        if declares(root / "Packages" / package / "Sources", feature.item):
            raise FeatureError(f"{package} has a type {feature.item} already. Name the elements of the list otherwise, with ITEM.")
    write_files(root, feature, next_index(root) if has_tab else None)
    register(root, feature)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", help="the name of the package, like GiftCards")
    parser.add_argument("--tab", action="store_true", help="make its screen a tab of the shop")
    parser.add_argument("--service", action="store_true", help="write a service with its repository, server endpoint, mock and tests")
    parser.add_argument("--item", help="the name of an element of the list, like GiftCard; by default, the name without its plural")
    parser.add_argument("--path", help="the path of the screen, like gift-cards; by default, the words of the name")
    options = parser.parse_args()
    try:
        feature = Feature(options.name, item=options.item, path=options.path, has_service=options.service)
        make(ROOT, feature, has_tab=options.tab)
    except FeatureError as error:
        print(f"feature: {error}", file=sys.stderr)
        return 1
    subprocess.run([ROOT / "scripts/write_manifests.py"], check=True)
    # A longer name makes longer lines.
    packages = ["AppFeature", "Gallery", feature.name, *(["Core", "Mocks", "Model", "StoreServer"] if feature.has_service else [])]
    command = ["swift", "format", "--in-place", "--parallel", "--recursive", *(f"Packages/{package}" for package in packages)]
    subprocess.run(command, cwd=ROOT, check=True)
    subprocess.run([ROOT / "scripts/check.py", "documents", "--write-diagram"], check=True)
    print(f"Packages/{feature.name} is written. Its screen opens at /{feature.path}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
