"""A page of the shop, as the browser's script keeps it: its number, its frames, its buttons."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from urllib.parse import urlencode

from .connection import Connection


class Elements(HTMLParser):
    """All elements of a document that are of interest, by their attributes."""

    def __init__(self, document: str):
        super().__init__()
        self.all: list[tuple[str, dict[str, str]]] = []
        self.feed(document)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.all.append((tag, {name: value or "" for name, value in attrs}))

    def named(self, suffix: str) -> list[dict[str, str]]:
        return [each for _, each in self.all if each.get("data-testid", "").endswith(suffix)]

    def button(self, label: str) -> dict[str, str] | None:
        return next((each for tag, each in self.all if tag == "button" and each.get("aria-label") == label), None)


class Page:
    def __init__(self, port: int, location: str):
        self.location = location
        self.events = Connection(port)
        self.stream: Connection | None = None
        self._port = port
        self.load()

    def load(self) -> None:
        """Gets the document. What was opened on it stays."""
        self.elements = Elements(self.events.get(self.location))
        self._id = next(each for tag, each in self.elements.all if tag == "body")["data-page"]
        self.number = 0
        self._message = 0

    def listen(self) -> None:
        self.stream = Connection(self._port)
        self.stream.cookie = self.events.cookie
        self.stream.open_stream(
            "/_flow/stream?" + urlencode({"page": self._id, "n": self.number, "at": self.location}))

    def close(self) -> None:
        self.events.close()
        if self.stream:
            self.stream.close()

    def message(self, *events: dict[str, str]) -> bytes:
        """What the script posts."""
        self._message += 1
        return json.dumps(
            {"page": self._id, "n": self.number, "m": self._message, "at": self.location, "events": list(events)}
        ).encode()

    def press(self, button: dict[str, str]) -> bytes:
        """The message of a press on a button."""
        target, _, value = button["value"].partition("=")
        return self.message({"on": target, "event": button["name"], "value": value})

    def post(self, message: bytes) -> bytes:
        return self.events.post("/_flow/event", message)

    def receive(self, frame: bytes) -> list:
        """The operations of a frame, which now is carried out."""
        decoded = json.loads(frame)
        self.number = max(self.number, decoded.get("n", 0))
        return decoded.get("ops", [])
