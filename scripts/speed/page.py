"""A page of the shop, as the browser's script keeps it, with just enough HTTP: its number, its frames, its buttons."""

import json
import re
import select
import socket
from html import unescape
from urllib.parse import urlencode


class Connection:
    """A connection that is kept, or one event stream."""

    def __init__(self, port: int):
        self.authority = f"127.0.0.1:{port}"
        self.cookies: dict[str, str] = {}
        # What the server says of the last answer: seconds from the event to the patch.
        self.taken = 0.0
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._pending = b""

    def close(self) -> None:
        self._socket.close()

    def get(self, target: str) -> str:
        self._send("GET", target, b"")
        return self._answer().decode()

    def post(self, target: str, body: bytes) -> bytes:
        self._send("POST", target, body)
        return self._answer()

    def open_stream(self, target: str) -> None:
        self._send("GET", target, b"")
        self._status(self._until(b"\r\n\r\n"))

    def has_data(self, seconds: float) -> bool:
        """Waits for data of the stream, for some seconds."""
        return bool(self._pending) or bool(select.select([self._socket], [], [], max(0, seconds))[0])

    def next_part(self) -> bytes:
        """The data of the stream's next event, or nothing for a sign of life. This server never splits events over chunks."""
        size = int(self._until(b"\r\n"), 16)
        chunk = self._exactly(size)
        self._exactly(2)
        if size == 0:
            raise ConnectionError("The stream has ended.")
        return chunk[len(b"data: "):].rstrip() if chunk.startswith(b"data: ") else b""

    def _send(self, method: str, target: str, body: bytes) -> None:
        head = f"{method} {target} HTTP/1.1\r\nHost: {self.authority}\r\n"
        if self.cookies:
            head += f"Cookie: {'; '.join(f'{name}={value}' for name, value in self.cookies.items())}\r\n"
        if method == "POST":
            head += f"Origin: http://{self.authority}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self._socket.sendall(head.encode() + b"\r\n" + body)

    def _answer(self) -> bytes:
        head = self._until(b"\r\n\r\n")
        fields = self._status(head)
        # The session, and the page that the next document follows.
        self.cookies |= dict(re.findall(r"(?mi)^set-cookie: ([^=]+)=([^;\r]*)", head.decode()))
        if timing := fields.get("server-timing"):
            self.taken = float(timing.partition("dur=")[2]) / 1000
        return self._exactly(int(fields.get("content-length", 0)))

    @staticmethod
    def _status(head: bytes) -> dict[str, str]:
        first, *lines = head.decode().split("\r\n")
        if first.split()[1] != "200":
            raise ConnectionError(f"The server has answered: {first}")
        return {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}

    def _until(self, mark: bytes) -> bytes:
        while mark not in self._pending:
            self._receive()
        found, _, self._pending = self._pending.partition(mark)
        return found

    def _exactly(self, count: int) -> bytes:
        while len(self._pending) < count:
            self._receive()
        found, self._pending = self._pending[:count], self._pending[count:]
        return found

    def _receive(self) -> None:
        if not (part := self._socket.recv(1 << 16)):
            raise ConnectionError("The server has closed the connection.")
        self._pending += part


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
            self.all.append((tag, found | ({"label": unescape(text)} if tag == "option" else {})))

    def named(self, suffix: str) -> list[dict[str, str]]:
        return [each for _, each in self.all if each.get("data-testid", "").endswith(suffix)]

    def button(self, label: str) -> dict[str, str] | None:
        return next((each for tag, each in self.all if tag == "button" and each.get("aria-label") == label), None)

    def buttons(self, suffix: str = "") -> list[dict[str, str]]:
        """The buttons that can be pressed, with a name that ends so."""
        return [
            each for tag, each in self.all
            if tag == "button" and each.get("value") and "disabled" not in each and each.get("data-testid", "").endswith(suffix)]

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
                for each in (each for _, each in self.all if each.get("id") == id):
                    each.update(changes)
                    for name in [name for name, value in changes.items() if value is None]:
                        del each[name]

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
        self.stream.open_stream("/_flow/stream?" + urlencode({"page": self.id, "n": self.number, "at": self.location}))

    def close(self) -> None:
        self.events.close()
        if self.stream:
            self.stream.close()

    def send(self, *events: dict[str, str]) -> list:
        """Posts a message as the script does; returns the operations of the answer."""
        self._message += 1
        message = {"page": self.id, "n": self.number, "m": self._message, "at": self.location, "events": list(events)}
        return self.receive(self.events.post("/_flow/event", json.dumps(message).encode()))

    def press(self, button: dict[str, str]) -> list:
        target, _, value = button["value"].partition("=")
        return self.send({"on": target, "event": button["name"], "value": value})

    def receive(self, frame: bytes) -> list:
        """Carries out a frame; returns its operations."""
        decoded = json.loads(frame)
        self.number = max(self.number, decoded.get("n", 0))
        if "full" in decoded:
            self.id = decoded["page"]
            self.elements = Elements(decoded["full"])
        for operation in decoded.get("ops", []):
            self.elements.take(operation)
        if "nav" in decoded:
            self.location = decoded["nav"]["at"]
        return decoded.get("ops", [])
