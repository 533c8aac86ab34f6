"""Stands before a server of ours and takes away its cookies, as a browser does that keeps none."""

import http.client
from contextlib import closing

import web_server

PASSED_ON = ["Host", "Origin", "Content-Type", "Accept", "Sec-Fetch-Site", "Sec-Fetch-Mode", "Sec-Fetch-Dest"]
LEFT_OUT = ("set-cookie", "content-length", "transfer-encoding", "connection", "date")


class Handler(web_server.Handler):
    behind: int

    def do_GET(self) -> None:
        self.pass_on(None)

    def do_POST(self) -> None:
        self.pass_on(self.rfile.read(int(self.headers["Content-Length"])))

    def pass_on(self, body: bytes | None) -> None:
        with closing(http.client.HTTPConnection("127.0.0.1", self.behind, timeout=60)) as connection:
            headers = {name: self.headers[name] for name in PASSED_ON if name in self.headers}
            connection.request(self.command, self.path, body, headers)
            answer = connection.getresponse()
            kept = {name: value for name, value in answer.getheaders() if name.lower() not in LEFT_OUT}
            self.answer(answer.status, answer.read(), kept)


def start(behind: int) -> web_server.Server:
    return web_server.Server(type("WithoutCookies", (Handler,), {"behind": behind}))
