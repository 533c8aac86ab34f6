#!/usr/bin/env python3
"""Drives the shop with thirty browsers whose users tap at random, beside an API that fails now and then.

Exits with 1 if a new session's page is slow, if the memory grows, or if the shop's bags, wishlists and orders differ from
the server's at the end. Everything is on loopback and ends after the given time.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import closing
from pathlib import Path
from statistics import median

from load import judgment
from load.api import API
from load.browser import Browser
from load.faults import FaultyConnection
from load.judgment import growth, percentile
from speed.page import Connection
from workspace.process import Process

# Seconds between two new sessions that are timed. The host allows a session a second for each address.
PROBE_INTERVAL = 3.0
# Seconds for the shop to send its last changes after the users have left.
DRAIN = 120.0


def process_start(program: Path) -> float:
    """The seconds that a process of the shop takes which does nothing."""
    started = time.monotonic()
    subprocess.run([str(program), "--version"], stdout=subprocess.DEVNULL, check=True)
    return time.monotonic() - started


def probe(port: int, timeouts: list[str]) -> float | None:
    """The seconds until a browser without a cookie has its first page; None when the limit of sessions is reached."""
    started = time.monotonic()
    try:
        with closing(Connection(port)) as connection:
            connection.get("/products")
        return time.monotonic() - started
    except (ConnectionError, TimeoutError, OSError) as error:
        if "429" in str(error):
            return None
        timeouts.append(f"a new session: {error}")
        return 10.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--storefront", type=Path, default=os.environ.get("FLOW_STOREFRONT"), help="the executable (FLOW_STOREFRONT)")
    parser.add_argument("--minutes", type=float, default=10, help="how long the browsers are busy (10)")
    parser.add_argument("--browsers", type=int, default=30, help="how many there are (30)")
    parser.add_argument("--faults", type=float, default=0.1, help="the share of the requests to the API that fail (0.1)")
    parser.add_argument("--seed", type=int, default=1, help="the beginning of what is random (1)")
    parser.add_argument("--data", type=Path, help="keep the data here")
    options = parser.parse_args()
    if not 0 < options.minutes <= 60 or not 1 <= options.browsers <= 60 or not 0 <= options.faults < 1:
        parser.error("--minutes is at most 60, --browsers at most 60, --faults less than 1")
    if options.storefront is None:
        parser.error("name the executable with --storefront, or in FLOW_STOREFRONT")
    with tempfile.TemporaryDirectory(prefix="soak-") as directory:
        return soak(options, options.data or Path(directory))


def soak(options: argparse.Namespace, data: Path) -> int:
    data.mkdir(parents=True, exist_ok=True)
    server = Process(options.storefront, "server", "--port", "0", "--faults", "--state", str(data / "state.json"))
    connection = FaultyConnection(server.port, options.faults, options.seed)
    try:
        api = API(server.url)
        users = [api.register(number) for number in range(options.browsers)]
        shop = Process(
            options.storefront, "serve", "--port", "0", "--data", str(data / "shop"), "--api",
            f"http://127.0.0.1:{connection.port}")
        try:
            return drive(options, shop, connection, api, users, data)
        finally:
            shop.stop()
    finally:
        connection.close()
        server.stop()


def drive(options: argparse.Namespace, shop: Process, connection: FaultyConnection, api: API, users: list, data: Path) -> int:
    problems: list[str] = []
    idle = [each for each in (probe(shop.port, problems) for _ in range(10)) if each is not None]
    ends = threading.Event()
    browsers = [
        Browser(shop.port, user, options.seed * 1_000 + number, ends) for number, user in enumerate(users)]
    for browser in browsers:
        browser.start()
    memory: list[tuple[float, float]] = []
    sessions, starts = [], []
    start, last_line = time.monotonic(), 0.0
    while (now := time.monotonic() - start) < options.minutes * 60:
        if shop.code is not None:
            problems.append(f"the shop ended with {shop.code}")
            break
        if (taken := probe(shop.port, problems)) is not None:
            sessions.append(taken)
        starts.append(process_start(options.storefront))
        memory.append((now, shop.ps("rss") / 1024))
        if now - last_line >= 20:
            last_line = now
            taps, orders = sum(each.taps for each in browsers), sum(each.orders for each in browsers)
            print(
                f"{now:4.0f} s: {memory[-1][1]:4.0f} MB, {shop.ps('nlwp')} threads, {taps} taps, {orders} orders, new session "
                f"{sessions[-1] if sessions else 0:.2f} s, {judgment.open_entries(database(data))} changes waiting, "
                f"{shop.ps('cputimes')} s of CPU", flush=True)
        time.sleep(PROBE_INTERVAL)
    ends.set()
    connection.share = 0
    for browser in browsers:
        browser.join(30)
        problems += [f"{browser.user.name}: {failure}" for failure in browser.failures]
    waiting = time.monotonic()
    while judgment.open_entries(database(data)) and time.monotonic() - waiting < DRAIN:
        time.sleep(1)
    print(f"sent the last changes in {time.monotonic() - waiting:.0f} s; {shop.ps('rss') / 1024:.0f} MB")
    problems += judgment.differences(database(data), api, users)
    later = [each for each in memory if each[0] >= options.minutes * 30]
    grown, slowest, start_time = growth(later), percentile(sessions, 0.99), percentile(starts, 0.99)
    limit = max(judgment.NEW_SESSION_SECONDS, judgment.NEW_SESSION_RATIO * start_time)
    print(f"{sum(each.taps for each in browsers)} taps, {sum(each.orders for each in browsers)} orders, "
          f"{connection.faults} faults in {connection.requests} requests, {sum(each.refusals for each in browsers)} refusals")
    print(f"new session: {1000 * median(idle):.0f} ms idle, {1000 * percentile(sessions, 0.5):.0f} ms median, "
          f"{1000 * slowest:.0f} ms 99th percentile (limit {1000 * limit:.0f}; a process starts in {1000 * start_time:.0f})")
    judges_memory = options.minutes >= judgment.MEMORY_MINUTES
    rule = f"limit {100 * judgment.GROWTH:.0f}%" if judges_memory else f"judged from {judgment.MEMORY_MINUTES} minutes on"
    print(f"memory: {later[-1][1] if later else 0:.0f} MB, {100 * grown:+.0f}% in ten minutes ({rule})")
    if slowest > limit:
        problems.append("new sessions are slow")
    if grown > judgment.GROWTH and judges_memory:
        problems.append("the memory grows")
    for problem in problems[:40]:
        print(problem)
    print(f"Problems: {len(problems) or 'none'}")
    return 1 if problems else 0


def database(data: Path) -> Path:
    return next((data / "shop").glob("*/sessions/shop.sqlite"))


if __name__ == "__main__":
    sys.exit(main())
