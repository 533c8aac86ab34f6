"""Just enough HTTP for a page: one connection that is kept, and one event stream."""

from __future__ import annotations

import re
import select
import socket


class Connection:
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

    def next_event(self) -> bytes:
        """The data of the stream's next event. Events are never split over chunks by this server."""
        while True:
            if event := self.next_part():
                return event

    def next_part(self) -> bytes:
        """The data of the next event, or nothing for a sign of life."""
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
        part = self._socket.recv(1 << 16)
        if not part:
            raise ConnectionError("The server has closed the connection.")
        self._pending += part
