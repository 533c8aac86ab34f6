"""A user of the soak, as the shop's API knows them."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from dataclasses import dataclass


@dataclass
class User:
    """A registered user."""

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
            "firstName": "Ada", "lastName": "Byron", "email": f"{name}@example.com", "username": name,
            "password": password})
        return User(user["id"], name, password)

    def sign_in(self, user: User) -> str:
        return self.ask("/auth/login", {"username": user.name, "password": user.password})["accessToken"]
