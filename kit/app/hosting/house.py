"""A published page: Voilà with one notebook, few doors, strict headers and bounded kernels.

Stand-alone Voilà lets through comm messages only, so a page cannot run code. This keeps it to what the app needs:
no file handler, no login, no kernel list, no contents; who leaves frees the seat; nothing about visitors is logged.
"""

from __future__ import annotations

import logging
import os
import re
import sys
import time
from typing import Any, Final

import tornado.ioloop
from jupyter_server.utils import url_path_join
from tornado.httpserver import HTTPServer
from traitlets.config import Config
from voila.app import Voila

from kit.app.hosting.doors import (
    Anybody,
    Channel,
    Leave,
    Model,
    NothingHere,
    Robots,
    TableDoor,
    TemplateFile,
    seats,
)
from kit.app.hosting.headers import dressed
from kit.app.hosting.options import Options
from kit.app.hosting.tables import OneKernel, Tables

# What a page says to its kernel; never "execute".
MESSAGES: Final = ["comm_open", "comm_close", "comm_msg", "comm_info_request", "kernel_info_request"]
SECRET: Final = re.compile(
    r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"  # a kernel's number is the key to its table
    r"|\b\d{1,3}(?:\.\d{1,3}){3}\b"  # addresses
    r"|\b(?:[0-9a-fA-F]{1,4}:){3,7}[0-9a-fA-F]{1,4}\b"
)
# Said at every visit: outputs are made anew each time, and the two libraries count pings in different units.
NOISE: Final = ("is not trusted", "websocket_ping_timeout")
MINUTE: Final = 60.0
MOST_LINE: Final = 400
MOST_SAID: Final = 500
KERNEL_ID: Final = r"(?P<kernel_id>\w+-\w+-\w+-\w+-\w+)"
# Doors that stay as Voilà makes them: plain files of its own pages and extensions.
KEPT: Final = ("/voila/static/", "/voila/api/themes/", "/voila/labextensions/")


class Discreet(logging.Filter):
    """Log lines say what happened, not to whom, and the same thing once a minute only."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Numbers that lead to a visitor are left out; nobody can fill the log by knocking."""
        text = SECRET.sub("…", record.getMessage())[:MOST_LINE]
        if any(noise in text for noise in NOISE):
            return False
        now = time.monotonic()
        if now - self.said.get(text, -MINUTE) < MINUTE:
            return False
        if len(self.said) >= MOST_SAID:
            self.said.clear()
        self.said[text] = now
        record.msg, record.args = text, ()
        return True


def note_request(handler: Any) -> None:
    """One line for each refusal: what was asked for, not by whom."""
    status = handler.get_status()
    if status < 400:
        return
    logging.getLogger("kit.app").info("%d %s %.80s", status, handler.request.method, handler.request.path)


def configuration(options: Options) -> Config:
    """Everything Voilà and its kernels are told."""
    config = Config()
    config.Voila.ip = options.address
    config.Voila.port = options.port
    config.Voila.base_url = options.base_url
    config.Voila.open_browser = False
    config.Voila.config_file_paths = []
    config.Voila.identity_provider_class = Anybody
    config.VoilaConfiguration.template = "deckkit"
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.file_allowlist = []
    config.VoilaConfiguration.show_tracebacks = False
    config.VoilaConfiguration.strip_sources = True
    config.VoilaConfiguration.extension_denylist = ["@voila-dashboards/jupyterlab-preview", "jupyterlab_pygments"]
    config.VoilaConfiguration.prelaunch_hook = seats
    config.VoilaConfiguration.multi_kernel_manager_class = Tables
    config.VoilaConfiguration.kernel_spec_manager_class = OneKernel
    config.VoilaExecutor.timeout = 60
    config.VoilaExecutor.cell_error_instruction = ""
    config.Tables.away_seconds = options.away_seconds
    config.Tables.arrive_seconds = options.arrive_seconds
    config.Tables.memory_mb = options.memory_mb
    config.Tables.cpu_seconds = options.cpu_seconds
    config.MappingKernelManager.cull_idle_timeout = options.idle_seconds
    config.MappingKernelManager.cull_interval = options.look_seconds
    config.MappingKernelManager.cull_connected = True
    config.MappingKernelManager.cull_busy = True
    # A kernel that has died stays dead: a new one would hold the seat without a game.
    config.KernelRestarter.restart_limit = 0
    return config


class House(Voila):  # type: ignore[misc]
    """Voilà, hardened."""

    options = Options()

    def init_settings(self) -> dict[str, Any]:
        """Bounds and headers for every door."""
        settings: dict[str, Any] = super().init_settings()
        self.kernel_manager.allowed_message_types = MESSAGES
        settings.update(
            kit_options=self.options,
            transforms=[dressed(self.options.embed)],
            websocket_max_message_size=self.options.message_bytes,
            log_function=note_request,
            serve_traceback=False,
        )
        return settings

    def init_handlers(self) -> list[Any]:
        """The doors."""
        base = self.server_url
        table = {
            "notebook_path": os.path.relpath(self.notebook_path, self.root_dir),
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        kept = [h for h in super().init_handlers() if any(part in h[0] for part in KEPT)]
        return [
            (url_path_join(base, rf"/api/kernels/{KERNEL_ID}"), Model),
            (url_path_join(base, rf"/api/kernels/{KERNEL_ID}/channels"), Channel),
            (url_path_join(base, r"/voila/templates/(.*)"), TemplateFile),
            (url_path_join(base, rf"/voila/api/shutdown/{KERNEL_ID}"), Leave),
            *kept,
            (url_path_join(base, r"/robots\.txt"), Robots),
            (re.escape(base), TableDoor, table),
            (r"/.*", NothingHere),
        ]

    def listen(self) -> None:
        """On exactly this port, with small bodies and no patience for slow senders."""
        server = HTTPServer(
            self.app,
            xheaders=self.options.proxy,
            max_body_size=65_536,
            max_header_size=16_384,
            body_timeout=10,
            idle_connection_timeout=120,
        )
        try:
            server.listen(self.port, self.ip)
        except OSError as error:
            raise SystemExit(
                f"Port {self.port} cannot be used ({error.strerror}); choose another with --port."
            ) from None
        (port, *_) = [s.getsockname()[1] for s in server._sockets.values()]
        print(f"The app is at http://{self.ip}:{port}{self.base_url} with {self.options.seats} seats.", flush=True)
        self.ioloop = tornado.ioloop.IOLoop.current()
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            print("Stopping; the tables are cleared.", flush=True)
        finally:
            self.stop()


def quiet() -> None:
    """One place for log lines, and discreet ones only."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    handler.addFilter(Discreet())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("kit.app").setLevel(logging.INFO)
    # Voilà's own lines name kernels and addresses; warnings go through the filter.
    logging.getLogger("Voila").setLevel(logging.WARNING)


def publish(options: Options, notebook: str) -> None:
    """Serve until stopped."""
    quiet()
    House.options = options
    House.launch_instance(argv=[notebook], config=configuration(options), log=logging.getLogger("kit.voila"))
