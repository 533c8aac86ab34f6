"""One tap on a long list, from the event to the patch that shows what it did."""

from __future__ import annotations

import re
import signal
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator

from .figure import Figure, of_ratios, of_times
from .opening import Failure
from .page import Page

ROWS = 50
# The server allows 30 events a second, and a person is slower than that.
PAUSE = 0.04


@contextmanager
def serving(storefront: Path, data: Path) -> Iterator[int]:
    """The shop's port, for as long as it is served."""
    process = subprocess.Popen(
        [str(storefront), "serve", "--port", "0", "--data", str(data)], stdout=subprocess.PIPE, text=True)
    try:
        line = process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        if not address:
            raise Failure(f"storefront serve has printed no address, but: {line}")
        yield int(address[1])
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


def scroll(page: Page) -> list[dict[str, str]]:
    """Has the list show rows until there are enough; returns their hearts."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        style = page.elements.button("List")
        more = page.elements.named("next-page.more.button")
        hearts = page.elements.named(".wishlist-button")
        if style and style["aria-pressed"] != "true":
            page.post(page.press(style))
        elif len(page.elements.named(".row")) >= ROWS and len(hearts) >= ROWS:
            return hearts
        elif more:
            page.post(page.press(more[0]))
        time.sleep(0.2)
        page.load()
    raise Failure(f"The list did not get {ROWS} rows long.")


def tap(page: Page, heart: dict[str, str]) -> tuple[float, float]:
    """Seconds from the event to the patch in the server, and until the page has it.

    The patch that changes the heart has to be the answer: what comes later by the stream is not counted as quick.
    """
    message = page.press(heart)
    started = time.perf_counter()
    frame = page.post(message)
    answered = time.perf_counter() - started
    if not any(heart["id"] in operation for operation in page.receive(frame)):
        raise Failure("The answer to a tap on a heart does not change the heart.")
    return page.events.taken, answered


def measure(storefront: Path, data: Path, rounds: int) -> list[Figure]:
    empty, ready, answered = [], [], []
    with serving(storefront, data) as port:
        page = Page(port, "/products")
        try:
            hearts = scroll(page)
            page.listen()
            for round_number in range(-10, rounds):
                message = page.message()
                started = time.perf_counter()
                page.receive(page.post(message))
                empty.append(time.perf_counter() - started)
                time.sleep(PAUSE)
                times = tap(page, hearts[round_number % len(hearts)])
                ready.append(times[0])
                answered.append(times[1])
                time.sleep(PAUSE)
        finally:
            page.close()
    return [
        of_times(f"a tap on a heart among {len(hearts)} rows: patch ready", ready[10:]),
        of_times("  the same, until the page has it", answered[10:], note="with HTTP"),
        of_ratios("  times a message without events", answered[10:], empty[10:], 8),
        of_times("  a message without events", empty[10:]),
    ]
