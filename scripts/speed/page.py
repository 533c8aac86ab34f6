"""A page of the shop, as the browser's script keeps it: its number, its frames, its buttons."""

from __future__ import annotations

import json
import re
from html import unescape
from urllib.parse import urlencode

from .connection import Connection


class Elements:
    """The elements of a page that are of interest, by their attributes."""

    # The server writes lower case, and quotes with double quotes. A parser of all HTML takes ten times as long.
    _TAG = re.compile(r"<(body|button|input|select|option|textarea|div|span|p|h1|label)\b([^>]*)>([^<]*)")
    _ATTRIBUTE = re.compile(r'([\w-]+)(?:="([^"]*)")?')

    def __init__(self, document: str):
        self.all: list[tuple[str, dict[str, str]]] = []
        self.add(document)

    def add(self, document: str) -> None:
        for tag, attributes, text in self._TAG.findall(document):
            found = {name: unescape(value) for name, value in self._ATTRIBUTE.findall(attributes)}
            if tag == "option":
                found["label"] = unescape(text)
            self.all.append((tag, found))

    def named(self, suffix: str) -> list[dict[str, str]]:
        return [each for _, each in self.all if each.get("data-testid", "").endswith(suffix)]

    def button(self, label: str) -> dict[str, str] | None:
        return next((each for tag, each in self.all if tag == "button" and each.get("aria-label") == label), None)

    def buttons(self, suffix: str = "") -> list[dict[str, str]]:
        """The buttons that can be pressed, with a name that ends so."""
        return [
            each for tag, each in self.all
            if tag == "button" and each.get("value") and "disabled" not in each
            and each.get("data-testid", "").endswith(suffix)
        ]

    def take(self, operation: list) -> None:
        """Carries out an operation of a frame. What is inside a removed element stays: the server ignores its events."""
        match operation:
            case ["insert", _, _, html]:
                self.add(html)
            case ["replace", id, html]:
                self._remove(id)
                self.add(html)
            case ["remove", id]:
                self._remove(id)
            case ["set", id, changes]:
                for _, each in self.all:
                    if each.get("id") == id:
                        for name, value in changes.items():
                            each.pop(name, None) if value is None else each.__setitem__(name, value)

    def _remove(self, id: str) -> None:
        self.all = [(tag, each) for tag, each in self.all if each.get("id") != id]


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
        self.id = next(each for tag, each in self.elements.all if tag == "body")["data-page"]
        self.number = 0
        self._message = 0

    def listen(self) -> None:
        self.stream = Connection(self._port)
        self.stream.cookies = dict(self.events.cookies)
        self.stream.open_stream(
            "/_flow/stream?" + urlencode({"page": self.id, "n": self.number, "at": self.location}))

    def close(self) -> None:
        self.events.close()
        if self.stream:
            self.stream.close()

    def message(self, *events: dict[str, str]) -> bytes:
        """What the script posts."""
        self._message += 1
        return json.dumps(
            {"page": self.id, "n": self.number, "m": self._message, "at": self.location, "events": list(events)}
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
