from __future__ import annotations

import socket
import sqlite3
import tempfile
import threading
import unittest
from pathlib import Path

import sample  # noqa: F401  makes the scripts importable
from load import judgment
from load.faults import FAULTS, FaultyConnection
from load.judgment import Samples
from load.user import User
from speed.page import Elements


class Answers:
    """The server's side of one user."""

    def __init__(self, cart: dict[int, int], wishes: list[int], orders: list[int]):
        self._answers = {
            "/carts/user/7": {"carts": [{"products": [{"id": id, "quantity": count} for id, count in cart.items()]}]},
            "/users/7/wishlist": {"products": wishes},
            "/orders": {"orders": [{"id": id} for id in orders]},
        }

    def sign_in(self, user: User) -> str:
        return "token"

    def ask(self, path: str, body: dict | None = None, token: str = "") -> dict:
        return self._answers[path]


class SoakTests(unittest.TestCase):
    def test_memory_is_judged_by_its_straight_line(self) -> None:
        flat, growing = Samples(), Samples()
        for second in range(0, 600, 10):
            flat.add(second, 300 + (second // 10) % 2)
            growing.add(second, 200 + second / 2)
        self.assertLess(abs(flat.slope), 0.01)
        self.assertAlmostEqual(growing.slope, 0.5)
        self.assertEqual(growing.since(595).values, [])
        self.assertEqual((growing.since(590).values, growing.since(590).slope), ([495], 0))

    def test_a_percentile_is_a_value_that_was_measured(self) -> None:
        self.assertEqual(judgment.percentile([3, 1, 2], 0.5), 2)
        self.assertEqual(judgment.percentile(list(range(1, 101)), 0.99), 99)
        self.assertEqual(judgment.percentile([5], 0.99), 5)
        self.assertEqual(judgment.percentile([], 0.99), 0)

    def test_the_store_is_compared_with_the_server(self) -> None:
        user = User(7, "ada", "secret")
        with tempfile.TemporaryDirectory() as directory:
            database = Path(directory) / "shop.sqlite"
            connection = sqlite3.connect(database)
            connection.executescript("""
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
            """)
            connection.close()
            same = Answers({1: 2}, [3], [1001, 1002])
            self.assertEqual(judgment.differences(database, same, [user]), [])
            other = judgment.differences(database, Answers({1: 3}, [], []), [user])
            self.assertEqual([each.split(": only")[0] for each in other], ["ada: bag", "ada: wishlist", "ada: orders"])
            connection = sqlite3.connect(database)
            connection.execute("INSERT INTO outboxEntry VALUES ('a', 'bag 1', 0)")
            connection.commit()
            connection.close()
            self.assertEqual(judgment.open_entries(database), 1)

    def test_a_share_of_the_requests_asks_for_a_fault(self) -> None:
        connection = FaultyConnection(1, share=0.25, seed=1)
        asked = [each for each in (connection.fault() for _ in range(400)) if each]
        connection.close()
        self.assertTrue(60 < len(asked) < 140)
        self.assertEqual({each.split(": ")[1].strip() for each in asked}, set(FAULTS))

    def test_requests_pass_with_their_bodies_and_the_fault(self) -> None:
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
                self.assertEqual(client.recv(100), b"HTTP/1.1 200 OK\r\n\r\n")
            connection.close()
            serving.join(10)
        self.assertIn(b"POST /a HTTP/1.1\r\nContent-Length: 3\r\nX-Fault: cut\r\n\r\nabc", bytes(received))

    def test_a_page_takes_in_the_operations_of_a_frame(self) -> None:
        elements = Elements('<button id="n1" value="n1" data-testid="a.button"><input id="n2">')
        elements.take(["insert", "n0", None, '<button id="n3" value="n3" disabled data-testid="b.button">'])
        self.assertEqual([each["id"] for each in elements.buttons()], ["n1"])
        elements.take(["set", "n3", {"disabled": None}])
        elements.take(["replace", "n1", '<button id="n4" value="n4" data-testid="c.button">'])
        self.assertEqual([each["id"] for each in elements.buttons()], ["n3", "n4"])
        elements.take(["remove", "n3"])
        elements.take(["text", "n4", "Buy"])
        self.assertEqual([each["id"] for each in elements.buttons(".button")], ["n4"])


if __name__ == "__main__":
    unittest.main()
