"""Stands before a server of ours and takes away its cookies, as a browser does that keeps none."""

from __future__ import annotations

import http.client
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PASSED_ON = ["Host", "Origin", "Content-Type", "Accept", "Sec-Fetch-Site", "Sec-Fetch-Mode", "Sec-Fetch-Dest"]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self.pass_on(None)

    def do_POST(self) -> None:
        self.pass_on(self.rfile.read(int(self.headers["Content-Length"])))

    def pass_on(self, body: bytes | None) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.behind, timeout=60)
        try:
            headers = {name: self.headers[name] for name in PASSED_ON if name in self.headers}
            connection.request(self.command, self.path, body, headers)
            answer = connection.getresponse()
            content = answer.read()
        finally:
            connection.close()
        self.send_response(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in ("set-cookie", "content-length", "transfer-encoding", "connection", "date"):
                self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, behind: int):
        super().__init__(("127.0.0.1", 0), Handler)
        self.behind = behind
        self.url = f"http://127.0.0.1:{self.server_address[1]}"

    def handle_error(self, request, client_address) -> None:
        # A browser that leaves in the middle is none of our business.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def start(behind: int) -> Server:
    """Serves in the background; `shutdown()` ends it."""
    server = Server(behind)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server
