"""Serve the app as a page: `make app` for one person at home, `make serve` for the public.

Voilà runs the two cells of `notebooks/app.ipynb` for each visitor, with the kit's own template: nothing is
loaded from another host. At home only this machine can reach it; kernels nobody uses are ended. For the public,
`python -m kit.app serve` starts the bounded server of `kit.app.hosting`.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ADDRESS: Final = "127.0.0.1"
IDLE_SECONDS: Final = 3600


def notebook() -> Path:
    """The notebook of the app: in a checkout beside the package, in an installed package inside it."""
    beside = HERE.parent.parent / "notebooks" / "app.ipynb"
    return beside if beside.exists() else HERE / "app.ipynb"


def command(port: int, browser: bool, path: Path | None = None) -> list[str]:
    """How Voilà is started."""
    return [
        sys.executable,
        "-m",
        "kit.app.home",
        str(path or notebook()),
        "--template=deckkit",
        f"--Voila.ip={ADDRESS}",
        f"--port={port}",
        *([] if browser else ["--no-browser"]),
        "--VoilaConfiguration.allow_template_override=NO",
        "--VoilaConfiguration.extension_denylist=@voila-dashboards/jupyterlab-preview",
        "--VoilaConfiguration.extension_denylist=jupyterlab_pygments",
        "--MappingKernelManager.cull_interval=60",
        f"--MappingKernelManager.cull_idle_timeout={IDLE_SECONDS}",
        "--Voila.tornado_settings=disable_check_xsrf=True",
    ]


def environment() -> dict[str, str]:
    """Where Voilà finds the kit's template, besides what it finds anyway."""
    found = dict(os.environ)
    known = found.get("JUPYTER_PATH", "")
    found["JUPYTER_PATH"] = str(HERE / "share") + (os.pathsep + known if known else "")
    # A notebook imports the kit wherever it is started from.
    found["PYTHONPATH"] = os.pathsep.join(filter(None, [str(HERE.parent.parent), found.get("PYTHONPATH", "")]))
    return found


def has_browser() -> bool:
    """Is there a browser a person would see?"""
    import webbrowser

    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def publish(words: list[str]) -> None:
    """Serve the app to the public, with what was chosen."""
    from kit.app.hosting import options

    chosen = options.read(words)
    os.environ.update(JUPYTER_PATH=environment()["JUPYTER_PATH"])
    from kit.app.hosting.house import publish as open_house

    open_house(chosen, str(notebook()))


def main() -> None:
    """Start the page and say where it is."""
    if sys.argv[1:2] == ["serve"]:
        publish(sys.argv[2:])
        return
    words = argparse.ArgumentParser(prog="python -m kit.app", description="Serve the app on this machine.")
    words.add_argument("--port", type=int, default=8866, help="the port on this machine (default 8866)")
    words.add_argument("--no-browser", action="store_true", help="do not open a browser")
    words.epilog = "To publish the page for many visitors: python -m kit.app serve --help"
    given = words.parse_args()
    browser = has_browser() and not given.no_browser
    print(f"The app is at http://{ADDRESS}:{given.port}/ in a moment; stop it with Ctrl-C.", flush=True)
    os.execve(sys.executable, command(given.port, browser), environment())


if __name__ == "__main__":
    main()
