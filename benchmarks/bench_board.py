"""How quickly the board answers: click to new state drawn, in Voilà and in JupyterLab, against Greedy.

    python benchmarks/bench_board.py

Real servers, a real browser, real clicks (dispatched in the page, so that the driver's own time is not counted).
A click counts until the answer to it is drawn: the handler has patched the page and the next frame has begun.
"""

from __future__ import annotations

import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from kit.app import serve

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
CLICKS = 120
# What must be reached: median milliseconds, kilobytes and frames a click, seconds to a clickable board.
SERIES_BAR = 10.0
"""Seconds from the start of a thousand games to all their charts drawn."""
BARS = {"Voilà": (60, 20, 6, 4.0), "JupyterLab": (100, 20, 6, None)}
# All charts of a series are there, and each is drawn.
ALL_DRAWN = """() => { const plots = [...document.querySelectorAll('[data-plot]')];
  return plots.length > 6 && plots.every((plot) => plot.querySelector('.main-svg')) && plots.length; }"""
CELL = "import kit\nkit.Board(kit.Match(kit.load('ascension'), [None, kit.Greedy()], seed=7), speed='instant')"

# One click on what a person would click, and how long until it is drawn.
CLICK = """() => new Promise((resolve) => {
  const root = document.querySelector('.dk');
  const wishes = ['.handz .card.is-play', '.stay .card.is-play', '.deeds .btn', '.cards6 .card.is-play', '.always .tile.is-play',
                  '.held.from .card.is-play', '.z-dock.ask .btn.go[data-move]', '[data-decline]', '[data-end]'];
  const target = wishes.map((wish) => root.querySelector(wish)).find((el) => el);
  if (!target) return resolve(null);
  const start = performance.now();
  new MutationObserver((_, watch) => {
    watch.disconnect();
    requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = () => resolve([performance.now() - start, target.hasAttribute('data-end')]); c.port2.postMessage(0); });
  }).observe(root, {attributes: true, attributeFilter: ['data-n']});
  target.click();
})"""


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def served(command: list[str], environment: dict[str, str], url: str, folder: str) -> subprocess.Popen[bytes]:
    """A server that answers."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env=environment, cwd=folder, stdout=quiet, stderr=quiet)
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return process
        except urllib.error.HTTPError:
            return process
        except OSError:
            time.sleep(0.1)
    process.kill()
    raise SystemExit("The server did not start within a minute.")


def counted(page: Any) -> dict[str, int]:
    """Frames and bytes over the page's sockets from now on."""
    seen = {"frames": 0, "bytes": 0}

    def frame(data: Any) -> None:
        seen["frames"] += 1
        payload = data if isinstance(data, bytes | str) else getattr(data, "body", b"")
        seen["bytes"] += len(payload if isinstance(payload, bytes) else payload.encode())

    def socket_(web: Any) -> None:
        web.on("framesent", frame)
        web.on("framereceived", frame)

    page.on("websocket", socket_)
    return seen


def measure(page: Any, seen: dict[str, int]) -> tuple[list[float], float, float]:
    """Click so often; the times, and kilobytes and frames a click."""
    times: list[float] = []
    ends: list[float] = []
    page.wait_for_timeout(1500)
    before = dict(seen)
    for _ in range(CLICKS):
        found = page.evaluate(CLICK)
        if found is None:
            break
        (ends if found[1] else times).append(found[0])
        page.wait_for_function("() => !window.deckkit.scene.film.auto")
    page.wait_for_timeout(500)
    done = len(times) + len(ends)
    if ends:
        print(
            f"  of which {len(ends)} ends of turn with Greedy's whole turn: median {statistics.median(ends):.0f} ms"
        )
    return (
        times + ends,
        (seen["bytes"] - before["bytes"]) / done / 1000,
        (seen["frames"] - before["frames"]) / done,
    )


def report(name: str, times: list[float], kilobytes: float, frames: float, ready: float | None) -> None:
    """The figures and whether they reach the bar."""
    bar = BARS[name]
    median = statistics.median(times)
    late = sorted(times)[int(len(times) * 0.95)]
    print(
        f"{name}: {len(times)} clicks, median {median:.0f} ms, p95 {late:.0f} ms  (bar {bar[0]} ms: {said(median <= bar[0])})"
    )
    print(
        f"  {kilobytes:.1f} kB a click (bar {bar[1]}: {said(kilobytes <= bar[1])}), {frames:.1f} frames (bar {bar[2]}: {said(frames <= bar[2])})"
    )
    if ready is not None and bar[3] is not None:
        print(f"  clickable after {ready:.1f} s (bar {bar[3]} s: {said(ready <= bar[3])})")


def said(good: bool) -> str:
    """Reached or not."""
    return "reached" if good else "NOT reached"


def voila(browser: Any, folder: str) -> None:
    """The page of `make app`."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    server = served(serve.command(port, browser=False), serve.environment(), url + "voila/static/", folder)
    try:
        ready = []
        for _ in range(3):
            page = browser.new_page(viewport={"width": 1400, "height": 960})
            seen = counted(page)
            start = time.monotonic()
            page.goto(url)
            page.wait_for_selector(".dk [data-do=deal]")
            ready.append(time.monotonic() - start)
        page.fill("[data-form=seed]", "7")
        page.press("[data-form=seed]", "Tab")
        page.click("[data-do=deal]")
        page.wait_for_selector(".grid")
        page.locator(".tools [data-choice=speed]").select_option("instant")
        page.wait_for_function("() => !window.deckkit.scene.film.auto")
        times, kilobytes, frames = measure(page, seen)
        report("Voilà", times, kilobytes, frames, statistics.median(ready))
        thousand(page)
    finally:
        server.terminate()
        server.wait()


def thousand(page: Any) -> None:
    """On the Simulate tab: from the click that starts a thousand games to the last of their charts."""
    page.set_viewport_size({"width": 1400, "height": 1600})
    page.click('[data-fid="tab:simulate"]')
    page.click('[data-fid="trial:games:1000"]')
    page.wait_for_timeout(500)
    start = time.monotonic()
    page.click('[data-fid="trial:run"]')
    page.wait_for_function("() => window.deckkit.scene.app.trials.state === 'drawing'", timeout=60_000)
    played = time.monotonic() - start
    charts = page.wait_for_function(ALL_DRAWN, timeout=60_000).json_value()
    spent = time.monotonic() - start
    said_ = said(spent <= SERIES_BAR)
    print(
        f"1,000 games and {charts} charts drawn: {spent:.1f} s, {played:.1f} of them playing (bar {SERIES_BAR:g} s: {said_})"
    )


def lab(browser: Any, folder: str) -> None:
    """A board in a cell of JupyterLab."""
    import nbformat

    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(CELL)])
    book.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(book, Path(folder) / "bench.ipynb")
    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    command = [
        sys.executable,
        "-m",
        "jupyterlab",
        "--no-browser",
        f"--port={port}",
        "--ServerApp.ip=127.0.0.1",
        "--allow-root",
    ]
    command += [
        "--LabApp.expose_app_in_browser=True",
        "--IdentityProvider.token=",
        f"--ServerApp.root_dir={folder}",
    ]
    server = served(command, serve.environment(), url + "api", folder)
    try:
        page = browser.new_page(viewport={"width": 1600, "height": 1000})
        seen = counted(page)
        page.goto(url + "lab/tree/bench.ipynb?reset")
        page.wait_for_function(
            "() => { const w = window.jupyterapp && window.jupyterapp.shell.currentWidget; const s = w && w.sessionContext && w.sessionContext.session; return s && s.kernel && s.kernel.status === 'idle'; }"
        )
        page.evaluate("window.jupyterapp.commands.execute('notebook:run-all-cells')")
        page.wait_for_selector(".dk .grid")
        page.wait_for_function("() => !window.deckkit.scene.film.auto")
        times, kilobytes, frames = measure(page, seen)
        report("JupyterLab", times, kilobytes, frames, None)
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    """Both."""
    from playwright.sync_api import sync_playwright

    path = os.environ.get("KIT_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        raise SystemExit("There is no Chromium here; `make browser` installs one.")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        voila(browser, folder)
        lab(browser, folder)
        browser.close()


if __name__ == "__main__":
    main()
