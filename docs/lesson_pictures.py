"""Take the pictures of the gallery from the lessons themselves, run in JupyterLab: `make pictures`.

Each lesson is copied, cut after the cell that is to be seen, and run; the output of that cell is the picture.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from kit.app import serve

HERE = Path(__file__).resolve().parent
NOTEBOOKS = HERE.parent / "notebooks"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
GAMES = "200"
LARGEST = 60_000
WIDTH = 960
# The lesson, and words of the cell that is its picture.
SEEN = {
    "00": "kit.Board(match",
    "01": "kit.charts.resources",
    "02": "puzzle.answer",
    "03": "kit.lesson.duels(rules, plans",
    "04": "kit.lesson.duels(rules, loyal",
    "05": 'column="mastery"',
    "06": "kit.lesson.tournament(entries",
    "07": "kit.charts.seats(shards)",
    "08": "kit.lesson.gifts(rules, cards",
    "09": "kit.charts.tree",
    "10": "kit.Board(kit.Table(with_oak",
    "11": "kit.Board(match)",
}
BOARDS = ("00", "10", "11")
IDLE = """() => { const w = window.jupyterapp && window.jupyterapp.shell.currentWidget;
  const s = w && w.sessionContext && w.sessionContext.session; return !!s && s.kernel && s.kernel.status === 'idle'; }"""


def cut(path: Path, words: str, folder: Path) -> str:
    """A copy of the lesson that ends with the cell that is to be seen."""
    book = json.loads(path.read_text(encoding="utf-8"))
    sources = ["".join(cell["source"]) for cell in book["cells"]]
    last = next(n for n, text in enumerate(sources) if words in text and book["cells"][n]["cell_type"] == "code")
    book["cells"] = [cell for cell in book["cells"][: last + 1] if cell["cell_type"] == "code"]
    (folder / path.name).write_text(json.dumps(book), encoding="utf-8")
    return path.name


def settled(folder: Path) -> dict[str, str]:
    """The environment of a JupyterLab without news and with every cell drawn."""
    config, settings = folder / "config", folder / "settings"
    (config / "labconfig").mkdir(parents=True)
    (config / "labconfig" / "page_config.json").write_text(
        '{"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": true}}', encoding="utf-8"
    )
    tracker = settings / "@jupyterlab" / "notebook-extension"
    tracker.mkdir(parents=True)
    (tracker / "tracker.jupyterlab-settings").write_text('{"windowingMode": "none"}', encoding="utf-8")
    own = {"JUPYTER_CONFIG_DIR": str(config), "JUPYTERLAB_SETTINGS_DIR": str(settings), "KIT_SMALL": GAMES}
    return {**serve.environment(), **own}


def taken(page: Any, number: str) -> None:
    """The last output with a board or a chart, as small as it has to be."""
    kinds = (".jp-OutputArea-output.js-plotly-plot", ".jp-OutputArea-output:has(.js-plotly-plot, .dk)")
    shown = page.locator(", ".join(kinds)).last
    shown.scroll_into_view_if_needed()
    page.mouse.move(2, 2)
    page.wait_for_timeout(1200)
    path = HERE / "lessons" / f"{number}.jpg"
    path.parent.mkdir(exist_ok=True)
    for quality in (80, 70, 60, 50, 40, 30):
        shown.screenshot(path=path, type="jpeg", quality=quality)
        if path.stat().st_size <= LARGEST:
            break
    print(f"{path.name}: {path.stat().st_size // 1000} kB", flush=True)


def shoot(browser: Any, url: str, folder: Path, wanted: list[str]) -> None:
    """Every lesson that is wanted."""
    for path in sorted(NOTEBOOKS.glob("[0-9][0-9]_*.ipynb")):
        number = path.name[:2]
        if wanted and number not in wanted:
            continue
        # A board is full of small things: a smaller picture of it is still one of a board.
        scale = 0.7 if number in BOARDS else 1
        size = {"width": WIDTH, "height": 1400}
        context = browser.new_context(
            viewport=size, reduced_motion="reduce", locale="en-GB", device_scale_factor=scale
        )
        page = context.new_page()
        page.set_default_timeout(300_000)
        page.goto(f"{url}lab/tree/{cut(path, SEEN[number], folder)}?reset")
        page.wait_for_function(IDLE)
        page.evaluate(
            "async () => { const c = window.jupyterapp.commands; await c.execute('application:toggle-left-area');"
            " await c.execute('notebook:run-all-cells'); }"
        )
        page.wait_for_function(IDLE)
        taken(page, number)
        context.close()


def main() -> None:
    """All pictures, or those of the lessons named."""
    from playwright.sync_api import sync_playwright

    path = os.environ.get("KIT_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        raise SystemExit("There is no Chromium here; `make browser` installs one.")
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    url = f"http://127.0.0.1:{port}/"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        command = [
            sys.executable,
            "-m",
            "jupyterlab",
            "--no-browser",
            f"--port={port}",
            "--ServerApp.ip=127.0.0.1",
        ]
        command += ["--LabApp.expose_app_in_browser=True", "--IdentityProvider.token=", "--ServerApp.password="]
        command += ["--allow-root", f"--ServerApp.root_dir={folder}"]
        quiet = subprocess.DEVNULL
        server = subprocess.Popen(command, env=settled(folder), cwd=folder, stdout=quiet, stderr=quiet)
        try:
            while server.poll() is None:
                try:
                    urllib.request.urlopen(f"{url}api", timeout=5).close()
                    break
                except OSError:
                    time.sleep(0.1)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
                shoot(browser, url, folder, sys.argv[1:])
                browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
