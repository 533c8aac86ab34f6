"""A small server of the same REST format by somebody else: legal answers that our own server would never give.

    python3 Tests/Browser/other_api.py 8099
"""

from __future__ import annotations

import base64
import json
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit

PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)


def products(origin: str) -> list[dict]:
    return [
        # No brand, a price without a fraction, fields nobody knows, an absolute picture.
        {"id": 1, "title": "Paper <b>Lamp</b> & Shade", "category": "light", "price": 12, "rating": 4, "stock": 7,
         "thumbnail": f"{origin}/picture/1", "images": [f"{origin}/picture/1"], "color": {"name": "white"}, "weight": 1,
         "description": "Gives “light”.", "discountPercentage": 10.5, "availabilityStatus": "In Stock", "meta": {}},
        # Null wherever something could be left out.
        {"id": 2, "title": "Glass", "brand": None, "category": "kitchen", "price": 3.5, "rating": None, "stock": 100,
         "thumbnail": None, "images": None, "description": None, "discountPercentage": None, "tags": None, "sku": None,
         "reviews": None, "dimensions": None, "minimumOrderQuantity": None, "warrantyInformation": None},
        # Hardly anything at all.
        {"id": 30, "title": "Ümläut & Söhne 茶", "category": "kitchen", "price": 0.1},
        # Nothing left, reviews without a date, an empty picture address.
        {"id": 4, "title": "Stool", "brand": "", "category": "seats", "price": 1999.99, "rating": 5, "stock": 0,
         "thumbnail": "", "images": [], "reviews": [{"rating": 5, "comment": "Good.", "reviewerName": "A"}],
         "discountPercentage": 0, "dimensions": {"width": 1, "height": 2.5, "depth": 3}},
    ]


CATEGORIES = [
    {"slug": "kitchen", "name": "Kitchen", "url": "/products/category/kitchen"},
    {"slug": "light", "name": "Light", "products": 1},
    {"slug": "seats", "name": "Seats"},
    {"slug": "empty", "name": "Nothing yet"},
]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        url = urlsplit(self.path)
        query = {name: values[-1] for name, values in parse_qs(url.query).items()}
        parts = [unquote(part) for part in url.path.strip("/").split("/")]
        everything = products(f"http://127.0.0.1:{self.server.server_address[1]}")
        if parts[0] == "picture":
            return self.answer(200, PICTURE, "image/png")
        if parts[0] != "products":
            return self.missing()
        rest = parts[1:]
        if not rest:
            return self.page(everything, query)
        if rest == ["search"]:
            words = query.get("q", "").lower()
            return self.page([each for each in everything if words in each["title"].lower()], query)
        if rest == ["categories"]:
            return self.json(CATEGORIES)
        if rest[0] == "category" and len(rest) == 2:
            return self.page([each for each in everything if each["category"] == rest[1]], query)
        found = [each for each in everything if rest == [str(each["id"])]]
        return self.json(found[0]) if found else self.missing()

    def page(self, found: list[dict], query: dict) -> None:
        # `select` is left alone: more fields than were asked for are no error.
        if field := query.get("sortBy"):
            found.sort(key=lambda each: (each.get(field) is None, each.get(field) or 0))
            found = found[::-1] if query.get("order") == "desc" else found
        skip, limit = int(query.get("skip", 0)), int(query.get("limit", 30)) or len(found)
        shown = found[skip:skip + limit]
        self.json({"products": shown, "total": len(found), "skip": skip, "limit": len(shown), "took": "1 ms"})

    def missing(self) -> None:
        self.json({"message": f"{self.path} not found"}, 404)

    def json(self, value: object, status: int = 200) -> None:
        self.answer(status, json.dumps(value).encode(), "application/json")

    def answer(self, status: int, body: bytes, kind: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address) -> None:
        # A client that leaves in the middle is none of our business; whatever else goes wrong is shown.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def start(port: int = 0) -> Server:
    """Serves in the background; `shutdown()` ends it."""
    server = Server(("127.0.0.1", port), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


if __name__ == "__main__":
    Server(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8099), Handler).serve_forever()
