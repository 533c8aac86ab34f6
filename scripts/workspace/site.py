"""The pages of the documentation site beside those of the packages, and its one sidebar."""

import json
import re
import shutil
from pathlib import Path

HOME = "FlowModules"
CATALOG = f"Docs/Site/{HOME}.docc"
# Articles that are also read in the repository. The repository's index is left out: the site has its own.
ARTICLES = ["Docs/HowTo/*.md", "Docs/*.md"]
NOT_ARTICLES = {"Docs/README.md"}
IMAGES = "Docs/Images"

FENCE = re.compile(r"(^[ \t]*```.*?^[ \t]*```[ \t]*$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\[\]]*\])+)\]\(([^()\s]+)\)")
PICTURE = re.compile(r'<picture>.*?<img alt="([^"]*)" src="[^"]*?([\w-]+?)-light\.\w+">\s*</picture>', re.DOTALL)
COMMENT = re.compile(r"<!--.*?-->\n*", re.DOTALL)
START = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Flow Modules</title>
<meta http-equiv="refresh" content="0; url=documentation/"></head>
<body><a href="documentation/">Documentation of Flow Modules</a></body></html>
"""
THEME = {"meta": {"title": "Flow Modules"}, "theme": {}, "features": {"docs": {"quickNavigation": {"enable": True}}}}


def articles(root: Path) -> list[Path]:
    found = {file for pattern in ARTICLES for file in root.glob(pattern)}
    return sorted(each for each in found if str(each.relative_to(root)) not in NOT_ARTICLES)


def gather(root: Path, catalog: Path, modules: set[str]) -> None:
    """Writes the catalog of the site: its own pages, the articles with links as DocC writes them, and their pictures."""
    shutil.copytree(root / CATALOG, catalog)
    for file in articles(root):
        (catalog / file.name).write_text(page(file, root, modules), encoding="utf-8")
    for picture in (root / IMAGES).iterdir():
        stem, suffix = picture.stem, picture.suffix
        name = f"{stem.removesuffix('-light')}{suffix}" if stem.endswith("-light") else f"{stem.removesuffix('-dark')}~dark{suffix}"
        shutil.copy2(picture, catalog / name)


def page(file: Path, root: Path, modules: set[str]) -> str:
    """An article as a page of the site. A link to a file that isn't a page is written as text."""
    pages = {each.resolve() for each in articles(root)}

    def link(match: re.Match) -> str:
        text, target = match.groups()
        if "://" in target or target.startswith("mailto:"):
            return match[0]
        path, _, _ = target.partition("#")
        if not path:
            return text
        place = reference((file.parent / path).resolve(), root, pages, modules)
        return f"[{text}]({place})" if place else text

    parts = FENCE.split(COMMENT.sub("", file.read_text(encoding="utf-8")))
    # Every second part is code.
    return "".join(
        ("" if "```mermaid" in part else part) if index % 2 else LINK.sub(link, PICTURE.sub(r"![\1](\2)", part)) for index, part in enumerate(parts))


def reference(target: Path, root: Path, pages: set[Path], modules: set[str]) -> str:
    """DocC's link to a page or a module; empty if the site has none for the file."""
    if target in pages:
        return f"doc:{target.stem}"
    parts = target.relative_to(root.resolve()).parts if target.is_relative_to(root.resolve()) else ()
    if len(parts) < 2 or parts[0] != "Packages":
        return ""
    catalog = next((part.removesuffix(".docc") for part in parts if part.endswith(".docc")), "")
    if catalog in modules:
        article = target.stem
        return f"doc:/{catalog}" + (f"/{article}" if article != catalog else "")
    is_package = len(parts) == 2 or parts[2:] == ("README.md",)
    return f"doc:/{parts[1]}" if is_package and parts[1] in modules else ""


def sidebar(index: dict) -> dict:
    """The index of the site with one tree: the pages of the home, in which each package has its symbols.

    DocC shows the first module of the index whose path is the page's. In a merged index that is the home's link to a package,
    which has no children ("No data available"). Packages that aren't modules make the home the only module, so that every page
    has the same sidebar and its search finds symbols of all packages.
    """
    languages = {}
    for language, roots in index["interfaceLanguages"].items():
        nodes = {each["path"]: each for top in roots for each in [top, *top.get("children", [])] if "path" in each}
        home = nodes[f"/documentation/{HOME.lower()}"]
        children = [packaged(each, nodes) for each in home["children"]]
        languages[language] = [{**home, "children": [each for each in children if each]}]
    return {**index, "interfaceLanguages": languages}


def packaged(node: dict, nodes: dict[str, dict]) -> dict:
    children = [packaged(each, nodes) for each in node.get("children", [])]
    found = {**node, "children": children} if children else node
    if node.get("type") == "module":
        found = {**nodes.get(node["path"], node), "type": "collection"}
    return found


def finish(output: Path) -> None:
    """Makes the home the first page of a merged site, and its sidebar that of every page."""
    index = output / "index/index.json"
    index.write_text(json.dumps(sidebar(json.loads(index.read_text())), separators=(",", ":")))
    shutil.copy2(output / f"data/documentation/{HOME.lower()}.json", output / "data/documentation.json")
    (output / "index.html").write_text(START)
    (output / "theme-settings.json").write_text(json.dumps(THEME))
