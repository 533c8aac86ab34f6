"""The picture of the architecture: groups of packages, and arrows with words, as Packages/layers.json describes them."""

from __future__ import annotations

from html import escape
from itertools import product

COLUMN, ROW, WIDTH, HEIGHT, MARGIN = 286, 124, 212, 72, 16
COLORS = {
    "light": {"text": "#1d1d1f", "quiet": "#5f6368", "line": "#6b7a90", "box": "#eef3ff", "edge": "#2f6fed", "page": "#ffffff"},
    "dark": {"text": "#f5f5f7", "quiet": "#b4bac4", "line": "#8b98ab", "box": "#14264d", "edge": "#6f9bff", "page": "#000000"},
}


def problems(layers: dict, features: list[str]) -> list[str]:
    """Packages without a box, and dependencies that no arrow shows. Tests-only packages may use anything."""
    boxes, arrows = layers["drawing"]["boxes"], layers["drawing"]["arrows"]
    groups = {package: name for name, box in boxes.items() for package in box["packages"]}
    rules = {"*": layers["feature"]["sees"]} | {name: rule["sees"] for name, rule in layers["packages"].items()}
    found = [f"{name} is in no box" for name in rules if name not in groups]
    found += [f"{name} isn't a package" for name in groups if name not in rules]
    found += [f"the arrow from {first} to {last} has no box" for first, _, last in arrows if not {first, last} <= boxes.keys()]
    if found:
        return found
    reachable = {(first, last) for first, _, last in arrows} | {(name, name) for name in boxes}
    for middle, first, last in product(boxes, repeat=3):
        if (first, middle) in reachable and (middle, last) in reachable:
            reachable.add((first, last))
    shown = {name: groups.get(name) or groups["*"] for name in [*rules, *features]}
    edges = {(shown[name], shown[each]) for name, sees in rules.items() if name not in layers["testsOnly"] for each in sees if each in shown}
    return [f"no arrow shows that {first} uses {last}" for first, last in sorted(edges - reachable)] + [
        f"nothing in {first} uses {last}" for first, _, last in arrows if (first, last) not in edges]


def svg(layers: dict, features: list[str], scheme: str) -> str:
    boxes, arrows, colors = layers["drawing"]["boxes"], layers["drawing"]["arrows"], COLORS[scheme]
    columns, rows = (max(box["at"][axis] for box in boxes.values()) + 1 for axis in (0, 1))
    # Arrows over several rows run along the right side.
    width, height = int(columns * COLUMN - COLUMN + WIDTH + 2 * MARGIN + 60), int((rows - 1) * ROW + HEIGHT + 2 * MARGIN)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="-apple-system, Helvetica, Arial, sans-serif">',
        f'<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse">'
        f'<path d="M0 0 L10 5 L0 10 z" fill="{colors["line"]}"/></marker></defs>',
        f'<rect width="{width}" height="{height}" fill="{colors["page"]}"/>']
    labels = []
    for first, words, last in arrows:
        path, (x, y) = route(boxes[first]["at"], boxes[last]["at"], width)
        parts.append(f'<path d="{path}" fill="none" stroke="{colors["line"]}" stroke-width="1.5" marker-end="url(#head)"/>')
        half = len(words) * 3.3 + 4
        labels.append(
            f'<rect x="{x - half:.0f}" y="{y - 10:.0f}" width="{2 * half:.0f}" height="18" fill="{colors["page"]}"/>'
            f'<text x="{x:.0f}" y="{y + 4:.0f}" font-size="13" text-anchor="middle" fill="{colors["quiet"]}">{escape(words)}</text>')
    for name, box in boxes.items():
        left, top = MARGIN + box["at"][0] * COLUMN, MARGIN + box["at"][1] * ROW
        dashes = ' stroke-dasharray="5 4"' if set(box["packages"]) <= set(layers["testsOnly"]) else ""
        parts.append(
            f'<rect x="{left}" y="{top}" width="{WIDTH}" height="{HEIGHT}" rx="10" fill="{colors["box"]}" stroke="{colors["edge"]}"{dashes}/>'
            f'<text x="{left + WIDTH / 2}" y="{top + 24}" font-size="17" font-weight="600" text-anchor="middle" fill="{colors["text"]}">'
            f'{escape(name)}</text>')
        names = [f"{len(features)} packages, such as", "Wishlist and Bag"] if box["packages"] == ["*"] else lines(box["packages"])
        parts += [
            f'<text x="{left + WIDTH / 2}" y="{top + 43 + 16 * number}" font-size="13" text-anchor="middle" fill="{colors["quiet"]}">'
            f'{escape(line)}</text>' for number, line in enumerate(names)]
    return "\n".join([*parts[:3], *(each for each in parts[3:] if each.startswith("<path")), *labels, *(
        each for each in parts[3:] if not each.startswith("<path")), "</svg>"]) + "\n"


def lines(names: list[str]) -> list[str]:
    half = (len(names) + 1) // 2
    return [", ".join(names)] if len(", ".join(names)) <= 26 else [", ".join(names[:half]) + ",", ", ".join(names[half:])]


def route(first: list[float], last: list[float], width: int) -> tuple[str, tuple[float, float]]:
    """The path of an arrow, and the middle of its words."""
    (x1, y1), (x2, y2) = ((MARGIN + at[0] * COLUMN + WIDTH / 2, MARGIN + at[1] * ROW + HEIGHT / 2) for at in (first, last))
    if last[1] - first[1] > 3:
        side = width - MARGIN
        return f"M{x1 + WIDTH / 2} {y1} H{side} V{y2} H{x2 + WIDTH / 2 + 2}", ((x1 + side) / 2 + WIDTH / 4, y1)
    if first[1] == last[1]:
        return f"M{x1 + WIDTH / 2} {y1} H{x2 - WIDTH / 2 - 2}", ((x1 + x2) / 2, y1 - 14)
    # Arrows that leave one box or enter one box are spread over its edge.
    lean = max(-1.0, min(1.0, last[0] - first[0]))
    start, end = x1 + lean * WIDTH / 4, x2 - lean * WIDTH / 4
    top, bottom = y1 + HEIGHT / 2, y2 - HEIGHT / 2 - 2
    # The words of a long arrow are at its beginning, where no box covers them.
    part = 0.5 if last[1] - first[1] == 1 else 0.25
    return f"M{start} {top} L{end} {bottom}", (start + (end - start) * part, top + (bottom - top) * part)
