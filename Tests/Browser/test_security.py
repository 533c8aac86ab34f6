"""Requests that no page of the shop would send are refused."""

import http.client
import json
import socket

import pytest

from browser import SharedServerTest

FORM = {"Content-Type": "application/x-www-form-urlencoded"}


class SecurityTests(SharedServerTest):
    def ask(self, method: str, path: str, headers: dict | None = None, body: str | None = None, host: str | None = None):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)
        self.cleanups.callback(connection.close)
        connection.putrequest(method, path, skip_host=True)
        connection.putheader("Host", host or f"127.0.0.1:{self.server.port}")
        for name, value in (headers or {}).items():
            connection.putheader(name, value)
        if body is not None:
            connection.putheader("Content-Length", str(len(body.encode())))
        connection.endheaders(body.encode() if body is not None else None)
        answer = connection.getresponse()
        answer.text = answer.read().decode()
        return answer

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    def cookie(self) -> str:
        return self.ask("GET", "/home").headers["Set-Cookie"].split(";")[0]

    def test_a_name_that_is_not_ours(self) -> None:
        for host in ["shop.example", f"evil.example:{self.server.port}", "127.0.0.1.evil.example", "localhost.evil"]:
            answer = self.ask("GET", "/home", host=host)
            assert answer.status == 421, host
            assert "doesn't answer to the name" in answer.text
            assert "Set-Cookie" not in answer.headers

    def test_a_post_of_another_page(self) -> None:
        cookie = self.cookie()
        for headers in [
            {"Origin": "http://evil.example"},
            {"Origin": f"http://127.0.0.1:{self.server.port + 1}"},
            {"Origin": "null"},
            {"Origin": self.origin, "Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
            {},
        ]:
            answer = self.ask("POST", "/_flow/event", {"Cookie": cookie, **FORM, **headers}, "tap=n1")
            assert answer.status == 403, headers

    def test_a_message_without_a_session(self) -> None:
        headers = {"Origin": self.origin, "Content-Type": "application/json"}
        body = json.dumps({"page": "x", "n": 0, "m": 1, "at": "/home", "events": []})
        assert self.ask("POST", "/_flow/event", headers, body).status == 401
        made_up = {**headers, "Cookie": self.cookie()[:-4] + "0000"}
        assert self.ask("POST", "/_flow/event", made_up, body).status == 401

    def test_nonsense(self) -> None:
        headers = {"Origin": self.origin, "Content-Type": "application/json", "Cookie": self.cookie()}
        for body in ["", "{", "[]", '{"page": 1}', '{"events": "all"}']:
            assert self.ask("POST", "/_flow/event", headers, body).status == 400, body
        assert self.ask("POST", "/_flow/event", headers, "x" * 70_000).status == 413
        assert self.ask("GET", "/" + "a" * 3_000).status == 414
        assert self.ask("DELETE", "/bag").status == 405

    def test_a_screen_is_never_a_part_of_another_page(self) -> None:
        for destination in ["iframe", "image", "script"]:
            assert self.ask("GET", "/bag", {"Sec-Fetch-Dest": destination}).status == 403, destination

    def test_paths_lead_to_no_file(self) -> None:
        for path in ["/../../../../etc/passwd", "/_flow/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/_flow/x"]:
            answer = self.ask("GET", path)
            assert answer.status in (400, 404), path
            assert "root:" not in answer.text

    def test_every_page_says_what_it_may_do(self) -> None:
        headers = self.ask("GET", "/home").headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        cookie = headers["Set-Cookie"]
        for attribute in ["HttpOnly", "SameSite=Strict", "Path=/"]:
            assert attribute in cookie

    def test_only_this_machine_can_reach_it(self) -> None:
        address = self.own_address()
        if address is None:
            pytest.skip("this machine has no address but loopback")
        with pytest.raises(OSError):
            socket.create_connection((address, self.server.port), timeout=5).close()

    @staticmethod
    def own_address() -> str | None:
        """The address this machine would send from; nothing is sent."""
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(("192.0.2.1", 9))
            except OSError:
                return None
            address = probe.getsockname()[0]
        return None if address.startswith("127.") else address
