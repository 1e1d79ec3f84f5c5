"""A real Voilà and a real JupyterLab for the tests that need them, each started once."""

import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from kit.app import serve
from kit.board.page import script, style

ROOT = Path(__file__).resolve().parent.parent.parent


# A model that only listens: what the page sends is kept in `sent`.
START = """async ([source, scene, book]) => {
  const module = await import(URL.createObjectURL(new Blob([source], {type: 'text/javascript'})));
  const heard = {};
  window.model = {
    data: {scene, book}, sent: [],
    get(name) { return this.data[name]; },
    on(name, f) { (heard[name] = heard[name] || []).push(f); },
    off(name, f) { heard[name] = (heard[name] || []).filter((g) => g !== f); },
    send(message) { this.sent.push(message); },
    show(scene) { this.data.scene = scene; (heard['change:scene'] || []).forEach((f) => f()); },
    hear(message) { (heard['msg:custom'] || []).forEach((f) => f(message)); },
    listeners() { return Object.values(heard).flat().length; },
  };
  window.stop = module.default.render({model: window.model, el: document.getElementById('board')});
}"""
SHELL = "<!doctype html><meta charset=utf-8><title>x</title><body style='margin:0'><div id=board></div>"


@pytest.fixture
def draw(watched):
    """Draw a scene; the page that comes back has `sent()`."""

    def drawn(scene, book, width=1400, clock=False, **more):
        page = watched.page(width, 960, **more)
        page.route("http://127.0.0.1/empty", lambda route: route.fulfill(body=SHELL, content_type="text/html"))
        page.goto("http://127.0.0.1/empty")
        if clock:
            page.clock.install()
        page.add_style_tag(content=style())
        page.evaluate(START, [script(), scene, book])
        page.sent = lambda: page.evaluate("window.model.sent")
        return page

    return drawn


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def started(command, environment, url, folder):
    """A server that answers; its words are shown if it does not."""
    log = folder / "server.log"
    with log.open("w") as out:
        process = subprocess.Popen(command, env=environment, cwd=folder, stdout=out, stderr=subprocess.STDOUT)
    until = time.monotonic() + 60
    while True:
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return process
        except urllib.error.HTTPError as answer:
            answer.close()
            return process
        except OSError:
            if process.poll() is not None or time.monotonic() > until:
                stopped(process)
                pytest.fail(f"the server did not start:\n{log.read_text()[-2000:]}")
            time.sleep(0.1)


def stopped(process):
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@pytest.fixture(scope="session")
def voila(chromium, tmp_path_factory):
    """The page that `make app` serves."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    folder = tmp_path_factory.mktemp("voila")
    process = started(serve.command(port, browser=False), serve.environment(), f"{url}voila/static/", folder)
    yield url
    stopped(process)


@pytest.fixture(scope="session")
def lab(chromium, tmp_path_factory):
    """A JupyterLab in a folder of its own; call it with a name and cells to get the address of a notebook."""
    import nbformat

    folder = tmp_path_factory.mktemp("lab")
    config = folder / "config"
    (config / "labconfig").mkdir(parents=True)
    (config / "labconfig" / "page_config.json").write_text(
        '{"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": true}}'
    )
    environment = {**serve.environment(), "JUPYTER_CONFIG_DIR": str(config)}
    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", f"--port={port}", "--ServerApp.ip=127.0.0.1"),
        *("--LabApp.expose_app_in_browser=True", "--IdentityProvider.token=", "--ServerApp.password="),
        *("--allow-root", f"--ServerApp.root_dir={folder}"),
    ]
    process = started(command, environment, f"{url}api", folder)

    def notebook(name, *cells):
        book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
        # Without a kernel's name JupyterLab would ask for one.
        book.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(book, folder / f"{name}.ipynb")
        return f"{url}lab/tree/{name}.ipynb?reset"

    def lesson(path):
        """The address of a copy of a lesson, in a folder named like its own."""
        place = folder / path.parent.name
        place.mkdir(exist_ok=True)
        shutil.copy(path, place / path.name)
        return f"{url}lab/tree/{place.name}/{path.name}?reset"

    notebook.lesson = lesson
    yield notebook
    stopped(process)
