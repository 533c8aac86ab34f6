"""A small server of the same REST format by somebody else: legal answers that our own server would never give."""

import base64
import json
from urllib.parse import parse_qs, unquote, urlsplit

import web_server

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


class Handler(web_server.Handler):
    def do_GET(self) -> None:
        url = urlsplit(self.path)
        query = {name: values[-1] for name, values in parse_qs(url.query).items()}
        parts = [unquote(part) for part in url.path.strip("/").split("/")]
        everything = products(self.server.url)
        if parts[0] == "picture":
            return self.answer(200, PICTURE, {"Content-Type": "image/png"})
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
        self.answer(status, json.dumps(value).encode(), {"Content-Type": "application/json"})


def start() -> web_server.Server:
    return web_server.Server(Handler)
