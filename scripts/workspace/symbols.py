"""Finds public symbols without documentation in the symbol graphs that DocC reads."""

import json
from pathlib import Path
from urllib.parse import unquote, urlparse

from .problem import Problem


def undocumented(folder: Path, root: Path) -> list[Problem]:
    """The symbols of a module that are written without a comment.

    The compiler gives a member the comment of the protocol that requires it, and a synthesized member has no location.
    """
    problems = []
    for file in sorted(folder.glob("*.symbols.json")):
        for symbol in json.loads(file.read_text())["symbols"]:
            if "docComment" not in symbol and "location" in symbol:
                place = Path(unquote(urlparse(symbol["location"]["uri"]).path))
                name = ".".join(symbol["pathComponents"])
                problems.append(Problem(
                    str(place.relative_to(root)) if place.is_relative_to(root) else str(place),
                    symbol["location"]["position"]["line"] + 1, f"{name} is public, and has no documentation",
                    "Say what a caller can't see from the name, or make it internal."))
    return sorted(problems)
