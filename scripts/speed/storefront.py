"""Printing a screen in the terminal, from the start of the process, and one tap on a long list, until the patch that shows it."""

import shutil
import subprocess
import time
from pathlib import Path

from workspace.process import Process

from .figure import Figure, of_ratios, of_times
from .page import Page

LINK = "/products/12"
ROWS = 50
# The server allows 30 events a second, and a person is slower than that.
PAUSE = 0.04


class Failure(Exception):
    pass


def run(*command: object) -> tuple[float, float, bytes]:
    """Seconds until the first output and until the end, and the output."""
    started = time.perf_counter()
    with subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE) as process:
        output = process.stdout.read1()
        printed = time.perf_counter() - started
        output += process.stdout.read()
        code = process.wait()
    if code != 0:
        raise Failure(f"{' '.join(map(str, command))} has ended with {code}")
    return printed, time.perf_counter() - started, output


def opening(storefront: Path, data: Path, rounds: int) -> list[Figure]:
    screen = [storefront, "open", LINK, "--data", data]
    for link in ["/", "/products", LINK]:  # fill the store
        run(storefront, "open", link, "--data", data)
    name = run(*screen)[2].splitlines()[1]
    printed, ended, starts, versions = [], [], [], []
    for _ in range(rounds):
        starts.append(run(shutil.which("true") or "true")[1])
        versions.append(run(storefront, "--version")[0])
        seen, end, output = run(*screen)
        if name not in output:
            raise Failure(f"{LINK} is not on the screen:\n{output.decode()}")
        printed.append(seen)
        ended.append(end)
    return [
        of_times(f"storefront open {LINK}, stored: printed", printed),
        of_ratios("  times storefront --version", printed, versions, 12),
        of_times("  the same, until the process has ended", ended),
        of_times("  storefront --version", versions),
        of_times("  true", starts),
    ]


def scroll(page: Page) -> list[dict[str, str]]:
    """Makes the list show rows until there are enough; returns their hearts."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        style = page.elements.button("List")
        more = page.elements.named("next-page.more.button")
        hearts = page.elements.named(".wishlist-button")
        if style and style["aria-pressed"] != "true":
            page.press(style)
        elif len(page.elements.named(".row")) >= ROWS and len(hearts) >= ROWS:
            return hearts
        elif more:
            page.press(more[0])
        time.sleep(0.2)
        page.load()
    raise Failure(f"The list did not get {ROWS} rows long.")


def tapping(storefront: Path, data: Path, rounds: int) -> list[Figure]:
    """Seconds from the event to the patch in the server, and until the page has it."""
    empty, ready, answered = [], [], []
    server = Process(storefront, "serve", "--port", "0", "--data", str(data))
    try:
        page = Page(server.port, "/products")
        hearts = scroll(page)
        page.listen()
        for round_number in range(-10, rounds):
            started = time.perf_counter()
            page.send()
            empty.append(time.perf_counter() - started)
            time.sleep(PAUSE)
            heart = hearts[round_number % len(hearts)]
            started = time.perf_counter()
            # The patch that changes the heart has to be the answer: what comes later by the stream is not counted as quick.
            operations = page.press(heart)
            answered.append(time.perf_counter() - started)
            ready.append(page.events.taken)
            if not any(heart["id"] in operation for operation in operations):
                raise Failure("The answer to a tap on a heart does not change the heart.")
            time.sleep(PAUSE)
        page.close()
    finally:
        server.stop()
    return [
        of_times(f"a tap on a heart among {len(hearts)} rows: patch ready", ready[10:]),
        of_times("  the same, until the page has it", answered[10:], note="with HTTP"),
        of_ratios("  times a message without events", answered[10:], empty[10:], 8),
        of_times("  a message without events", empty[10:]),
    ]
