"""A process of the shop: its start, its memory, its end. The shop's API, and a user as it knows them."""

import json
import re
import signal
import subprocess
import urllib.request
from dataclasses import dataclass
from pathlib import Path


class Server:
    """A server of ours, which prints its address when it listens."""

    def __init__(self, program: Path, *arguments: str):
        self.process = subprocess.Popen([str(program), *arguments], stdout=subprocess.PIPE, text=True)
        shown = ""
        for line in self.process.stdout:
            shown += line
            if address := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(address[1])
                return
        raise ConnectionError(f"{program.name} {arguments[0]} ended with {self.process.wait()} and no address. {shown}")

    @property
    def code(self) -> int | None:
        return self.process.poll()

    def ps(self, column: str) -> int:
        """What `ps` shows in a column: `rss` in kB, `nlwp` threads, `cputimes` in seconds."""
        shown = subprocess.run(["ps", "-o", f"{column}=", "-p", str(self.process.pid)], capture_output=True, text=True)
        return int(shown.stdout.strip() or 0)

    @property
    def memory(self) -> float:
        """The resident memory in MB."""
        return self.ps("rss") / 1024

    def stop(self) -> None:
        if self.code is None:
            self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()


@dataclass
class User:
    id: int
    name: str
    password: str


class API:
    def __init__(self, port: int):
        self._url = f"http://127.0.0.1:{port}"

    def ask(self, path: str, body: dict | None = None, token: str = "") -> dict:
        request = urllib.request.Request(
            self._url + path, data=json.dumps(body).encode() if body else None,
            headers={"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {}))
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def register(self, number: int) -> User:
        name, password = f"soak{number}", f"soak-password-{number}"
        user = self.ask("/users/add", {
            "firstName": "Ada", "lastName": "Byron", "email": f"{name}@example.com", "username": name, "password": password})
        return User(user["id"], name, password)

    def sign_in(self, user: User) -> str:
        return self.ask("/auth/login", {"username": user.name, "password": user.password})["accessToken"]
