"""What a soak has to show: new sessions open soon, memory stays flat, and nothing that users did is lost."""

import math
import sqlite3
from contextlib import closing
from pathlib import Path
from statistics import fmean, linear_regression

from .api import API, User

# The 99th percentile of a new session's first page. On a slow or busy machine, the ratio to the start of a process counts, which is
# measured in turns with it.
NEW_SESSION_SECONDS = 1.0
NEW_SESSION_RATIO = 60.0
# The growth of the memory in ten minutes that the straight line through the second half may show, compared with its mean. In the
# first half, 64 sessions are opened, and each gets the screens and the history that it keeps: that takes four to five minutes.
# A shorter run doesn't judge the memory.
GROWTH = 0.10
MEMORY_MINUTES = 8


def growth(samples: list[tuple[float, float]]) -> float:
    """The growth in ten minutes of the straight line through values over seconds, compared with their mean."""
    if len(samples) < 2:
        return 0
    times, values = zip(*samples)
    return 600 * linear_regression(times, values).slope / fmean(values)


def percentile(values: list[float], share: float) -> float:
    """The smallest value that is not exceeded by this share of the values."""
    return sorted(values)[max(0, math.ceil(len(values) * share) - 1)] if values else 0


def open_entries(database: Path) -> int:
    """The changes that the shop has not sent yet, except those that need the user's attention."""
    return _read(database, "SELECT count(*) FROM outboxEntry WHERE needsAttention = 0")[0][0]


def differences(database: Path, api: API, users: list[User]) -> list[str]:
    """What the sessions of each user show otherwise than the server."""
    found: list[str] = []
    for user in users:
        token = api.sign_in(user.name, user.password)
        owners = _read(database, "SELECT id FROM owner WHERE userID = ? AND isCurrent", user.id)
        attention = _read(
            database, "SELECT subject FROM outboxEntry JOIN owner ON owner.id = ownerID WHERE userID = ?", user.id)
        if attention:
            found.append(f"{user.name}: {len(attention)} changes need attention: {attention[:3]}")
        cart = api.ask(f"/carts/user/{user.id}", token=token)["carts"][0]["products"]
        wishes = api.ask(f"/users/{user.id}/wishlist", token=token)["products"]
        orders = {order["id"] for order in api.orders(token)}
        for (owner,) in owners:
            bag = _read(database, "SELECT productID, quantity FROM bagLine WHERE ownerID = ?", owner)
            compare(found, user, "bag", set(bag), {(line["id"], line["quantity"]) for line in cart})
            wished = {row[0] for row in _read(database, "SELECT productID FROM wishlistItem WHERE ownerID = ?", owner)}
            compare(found, user, "wishlist", wished, {each["id"] if isinstance(each, dict) else each for each in wishes})
            stored = {row[0] for row in _read(database, "SELECT id FROM placedOrder WHERE ownerID = ?", owner)}
            # The shop stores the orders that it has loaded or placed.
            compare(found, user, "orders", stored - orders, set())
            pending = _read(database, "SELECT key FROM pendingOrder WHERE ownerID = ?", owner)
            compare(found, user, "pending orders", set(pending), set())
    return found


def compare(found: list[str], user: User, what: str, shown: set, server: set) -> None:
    if shown != server:
        found.append(f"{user.name}: {what}: only the shop has {shown - server or 'none'}, only the server {server - shown or 'none'}")


def _read(database: Path, query: str, *values: object) -> list[tuple]:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=30)) as connection:
        return connection.execute(query, values).fetchall()
