"""A connection to the shop's API that fails now and then: a proxy on loopback that asks the server for faults."""

import random
import socket
import threading
from contextlib import contextmanager, suppress
from typing import Iterator

# The values of the header X-Fault, which `storefront server --faults` carries out.
FAULTS = ["status=500", "status=503;retry-after=1", "cut", "cut-afterwards", "delay=500", "delay=2000"]


class FaultyConnection:
    """A proxy that adds a fault to a share of the requests."""

    def __init__(self, server: int, share: float, seed: int):
        self.share = share
        self.faults = 0
        self.requests = 0
        self._server = server
        self._random = random.Random(seed)
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.port = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listener.close()

    def fault(self) -> str:
        """Returns the header line of the next request's fault, or an empty text."""
        self.requests += 1
        if self._random.random() >= self.share:
            return ""
        self.faults += 1
        return f"X-Fault: {self._random.choice(FAULTS)}\r\n"

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
                server = socket.create_connection(("127.0.0.1", self._server))
            except OSError:
                return
            for side in (client, server):
                side.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=self._requests, args=(client, server), daemon=True).start()
            threading.Thread(target=self._responses, args=(server, client), daemon=True).start()

    def _requests(self, client: socket.socket, server: socket.socket) -> None:
        with _ends(client, server), client.makefile("rb") as incoming:
            while first := incoming.readline():
                fields, length = [], 0
                while (line := incoming.readline()) not in (b"\r\n", b""):
                    fields.append(line)
                    if line.lower().startswith(b"content-length:"):
                        length = int(line.split(b":")[1])
                server.sendall(first + b"".join(fields) + self.fault().encode() + b"\r\n" + incoming.read(length))

    def _responses(self, server: socket.socket, client: socket.socket) -> None:
        with _ends(client, server):
            while part := server.recv(1 << 16):
                client.sendall(part)


@contextmanager
def _ends(*sides: socket.socket) -> Iterator[None]:
    """Shuts both sides down at the end, also when one of them has gone."""
    with suppress(OSError):
        yield
    for side in sides:
        with suppress(OSError):
            side.shutdown(socket.SHUT_RDWR)
