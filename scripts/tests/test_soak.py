import socket
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from load import judgment
from load.faults import FAULTS, FaultyConnection
from load.api import API, User

STORE = """
    CREATE TABLE owner (id, userID, isCurrent);
    CREATE TABLE outboxEntry (ownerID, subject, needsAttention);
    CREATE TABLE bagLine (ownerID, productID, quantity);
    CREATE TABLE wishlistItem (ownerID, productID);
    CREATE TABLE placedOrder (ownerID, id);
    CREATE TABLE pendingOrder (ownerID, key);
    INSERT INTO owner VALUES ('a', 7, 1), ('b', 8, 1), ('c', 7, 0);
    INSERT INTO bagLine VALUES ('a', 1, 2), ('b', 9, 9), ('c', 9, 9);
    INSERT INTO wishlistItem VALUES ('a', 3);
    INSERT INTO placedOrder VALUES ('a', 1001);
    INSERT INTO outboxEntry VALUES ('b', 'bag 1', 0);
"""


class Responses(API):
    """The server's side of one user."""

    def __init__(self, cart: dict[int, int], wishes: list[int], orders: list[int]):
        self._responses = {
            "/auth/login": {"accessToken": "token"},
            "/carts/user/7": {"carts": [{"products": [{"id": id, "quantity": count} for id, count in cart.items()]}]},
            "/users/7/wishlist": {"products": wishes},
            "/orders": {"orders": [{"id": id} for id in orders]},
        }

    def ask(self, path: str, body: dict | None = None, token: str = "") -> dict:
        return self._responses[path]


def test_memory_is_judged_by_its_straight_line() -> None:
    seconds = range(0, 600, 10)
    assert abs(judgment.growth([(each, 300 + (each // 10) % 2) for each in seconds])) < 0.01
    assert judgment.growth([(each, 200 + each / 2) for each in seconds]) == pytest.approx(300 / 347.5)
    assert judgment.growth([(590, 495)]) == 0


@pytest.mark.parametrize("values, share, expected", [([3, 1, 2], 0.5, 2), (list(range(1, 101)), 0.99, 99), ([5], 0.99, 5), ([], 0.99, 0)])
def test_a_percentile_is_a_value_that_was_measured(values: list, share: float, expected: float) -> None:
    assert judgment.percentile(values, share) == expected


def test_the_store_is_compared_with_the_server(tmp_path: Path) -> None:
    user, database = User(7, "ada", "secret"), tmp_path / "shop.sqlite"
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(STORE)
    assert judgment.differences(database, Responses({1: 2}, [3], [1001, 1002]), [user]) == []
    other = judgment.differences(database, Responses({1: 3}, [], []), [user])
    assert [each.split(": only")[0] for each in other] == ["ada: bag", "ada: wishlist", "ada: orders"]
    assert judgment.open_entries(database) == 1


def test_a_share_of_the_requests_asks_for_a_fault() -> None:
    connection = FaultyConnection(1, share=0.25, seed=1)
    asked = [each for each in (connection.fault() for _ in range(400)) if each]
    connection.close()
    assert 60 < len(asked) < 140
    assert {each.split(": ")[1].strip() for each in asked} == set(FAULTS)


def test_requests_pass_with_their_bodies_and_the_fault() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        received = bytearray()

        def serve() -> None:
            side, _ = server.accept()
            with side:
                while not received.endswith(b"GET /b HTTP/1.1\r\nX-Fault: cut\r\n\r\n"):
                    received.extend(side.recv(1000))
                side.sendall(b"HTTP/1.1 200 OK\r\n\r\n")

        serving = threading.Thread(target=serve, daemon=True)
        serving.start()
        connection = FaultyConnection(server.getsockname()[1], share=0, seed=1)
        connection.fault = lambda: "X-Fault: cut\r\n"
        with socket.create_connection(("127.0.0.1", connection.port), timeout=10) as client:
            client.sendall(b"POST /a HTTP/1.1\r\nContent-Length: 3\r\n\r\nabcGET /b HTTP/1.1\r\n\r\n")
            assert client.recv(100) == b"HTTP/1.1 200 OK\r\n\r\n"
        connection.close()
        serving.join(10)
    assert b"POST /a HTTP/1.1\r\nContent-Length: 3\r\nX-Fault: cut\r\n\r\nabc" in bytes(received)
