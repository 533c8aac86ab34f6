"""The shop's API, and a user as it knows them."""

import json
import urllib.request
from dataclasses import dataclass


@dataclass
class User:
    id: int
    name: str
    password: str


class API:
    def __init__(self, url: str):
        self._url = url

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

    def sign_in(self, name: str, password: str) -> str:
        return self.ask("/auth/login", {"username": name, "password": password})["accessToken"]

    def orders(self, token: str) -> list[dict]:
        return self.ask("/orders", token=token)["orders"]
