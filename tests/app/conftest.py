"""The published page, served for real with short times and few seats, and one thread on which visitors live."""

import asyncio
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from benchmarks.load import Server
from benchmarks.visitor import Visitor

SECRET = "a-secret-of-the-server"
SEATS = 3


class Neighbour(ThreadingHTTPServer):
    """Another site on this machine, which shows our page inside its own."""

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Framing)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        self.shown = ""
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Framing(BaseHTTPRequestHandler):
    def do_GET(self):
        text = f'<!doctype html><title>x</title><iframe width=1200 height=900 src="{self.server.shown}"></iframe>'
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


class House:
    """The server, the neighbours, and a loop of its own, since a browser test may run one already."""

    def __init__(self):
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.friend, self.stranger = Neighbour(), Neighbour()
        words = (
            "--seats",
            str(SEATS),
            "--away-seconds",
            "2",
            "--look-seconds",
            "1",
            "--again-seconds",
            "2",
            "--base-url",
            "/kit/",
        )
        self.server = Server(*words, "--embed", self.friend.url, environment={"KIT_TEST_TOKEN": SECRET})
        self.url = self.friend.shown = self.stranger.shown = self.server.url

    def run(self, coroutine, seconds=120):
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(seconds)

    def arrive(self):
        return self.run(Visitor(self.url).arrive())

    def until(self, holds, seconds=60):
        """Look again until it holds."""

        async def waiting():
            for _ in range(seconds * 10):
                if holds():
                    return True
                await asyncio.sleep(0.1)
            return False

        return self.run(waiting())

    def wait_for(self, kernels):
        """Until so many tables are there."""
        there = self.until(lambda: len(self.server.kernels()) == kernels)
        assert there, f"{len(self.server.kernels())} tables instead of {kernels}"

    def close(self):
        self.server.stop()
        for neighbour in (self.friend, self.stranger):
            neighbour.shutdown()
            neighbour.server_close()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.loop.close()


@pytest.fixture(scope="session")
def house():
    opened = House()
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def visitor(house):
    """Somebody who has sat down and plays."""
    house.wait_for(0)
    guest = house.arrive()
    house.run(guest.deal(7))
    yield guest
    house.run(guest.leave())
    house.wait_for(0)
