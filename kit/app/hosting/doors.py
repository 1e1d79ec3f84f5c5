"""The doors of a published page: what can be asked of the server at all. Everything else is "nothing here"."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import tornado.web
from jupyter_server.auth.identity import IdentityProvider, User
from jupyter_server.services.kernels.handlers import KernelHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from kit.app.hosting.full import BROKEN, FULL, LOST, page
from kit.app.hosting.options import Options

SCRIPT: Final = re.compile(r"<script(?=[\s>])")
TEMPLATE_FILE: Final = re.compile(r"(deckkit|lab|base)/static/(?!.*\.\.)[A-Za-z0-9_./-]{1,200}\Z")


class Anybody(IdentityProvider):
    """Visitors are not told apart: no account, no cookie."""

    def get_user(self, handler: Any) -> User:
        """Always the same."""
        return User("visitor", "visitor")

    def get_handlers(self) -> list[Any]:
        """No login, no logout."""
        return []


def seats(handler: Any, notebook: Any = None, cwd: str = "") -> None:
    """Before a kernel is started (Voilà's prelaunch hook): is there a table, and may this address have another?"""
    options: Options = handler.settings["kit_options"]
    if not invited(handler.request.headers, options.embed):
        raise tornado.web.HTTPError(403, "not for this site")
    tables = handler.kernel_manager
    if tables.taken() >= options.seats or tables.held(handler.request.remote_ip) >= options.tables_each:
        raise tornado.web.HTTPError(503, "all tables are taken")


def invited(headers: Any, embed: Sequence[str]) -> bool:
    """Would a browser show the page at all? If not, no kernel is started for it.

    The policy keeps other sites from showing the page in a frame; here it only saves the work. A browser that
    fetches pages in advance, in case they are wanted, is asked to come back when they are.
    """
    if "prefetch" in (headers.get("Sec-Purpose") or headers.get("Purpose") or ""):
        return False
    if headers.get("Sec-Fetch-Dest") not in ("iframe", "frame", "embed", "object"):
        return True
    if headers.get("Sec-Fetch-Site") == "same-origin":
        return True
    framing = urlsplit(headers.get("Referer") or "")
    return bool(embed) and (not framing.netloc or f"{framing.scheme}://{framing.netloc}" in embed)


class TableDoor(TornadoVoilaHandler):  # type: ignore[misc]
    """The page itself. Scripts that stand in it carry a number that is new for every answer; others do not run."""

    async def get(self, path: str | None = None) -> None:
        """A new table."""
        await super().get(path)

    def prepare(self) -> Any:
        """The number of this answer."""
        self.request.nonce = secrets.token_urlsafe(18)
        # Where the visitor is from counts for the seats and goes no further.
        return super().prepare()

    @property
    def kernel_manager(self) -> Any:
        """The tables, which note who takes one."""
        return Guest(super().kernel_manager, self.request.remote_ip)

    def write(self, chunk: Any) -> None:
        """Mark the scripts of the page."""
        if isinstance(chunk, str):
            chunk = SCRIPT.sub(f'<script nonce="{self.request.nonce}"', chunk)
        super().write(chunk)

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """A page for people, without a word about the inside."""
        refuse(self, status_code)


class Guest:
    """The tables as one visitor sees them."""

    def __init__(self, tables: Any, address: str) -> None:
        self._tables = tables
        self._address = address

    def __getattr__(self, name: str) -> Any:
        return getattr(self._tables, name)

    def start_kernel(self, **kwargs: Any) -> Any:
        """The address is only used to count."""
        return self._tables.start_kernel(**{**kwargs, "env": {"REMOTE_ADDR": self._address}})


def refuse(handler: tornado.web.RequestHandler, status: int) -> None:
    """Say no, in three languages."""
    handler.set_header("Content-Type", "text/html; charset=utf-8")
    handler.set_header("Cache-Control", "no-store")
    texts = {404: LOST, 503: FULL}.get(status, BROKEN)
    again = 0
    if status == 503:
        # Not all at the same moment.
        least = handler.settings["kit_options"].again_seconds
        again = least + secrets.randbelow(least)
        handler.set_header("Retry-After", str(again))
    base = str(handler.settings.get("base_url", "/"))
    handler.finish(page(texts, base, handler.request.headers.get("Accept-Language", "")[:200], again))


class NothingHere(tornado.web.RequestHandler):
    """Any other address."""

    def prepare(self) -> None:
        """Whatever is asked."""
        self.set_status(404)
        refuse(self, 404)


class Robots(tornado.web.RequestHandler):
    """Machines that read the web need no table."""

    def get(self) -> None:
        """Please stay outside."""
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish("User-agent: *\nDisallow: /\n")


class Leave(VoilaShutdownKernelHandler):  # type: ignore[misc]
    """A closing page says that its table is free. It cannot send the token of a form, so its origin is looked at."""

    def check_xsrf_cookie(self) -> None:
        """A beacon has none; who knows the kernel's number is the visitor whose table it is."""

    async def post(self, kernel_id: str) -> None:
        """Clear the table; one that is gone already is no mistake."""
        if kernel_id in self.kernel_manager:
            await self.kernel_manager.shutdown_kernel(kernel_id, now=True)
        self.set_status(204)
        self.finish()


class Model(KernelHandler):
    """A page asks whether its own kernel is there; it cannot ask for others, nor start or stop one."""

    SUPPORTED_METHODS = ("GET",)


class Channel(VoilaKernelWebsocketHandler):  # type: ignore[misc]
    """The line between a page and its kernel: so many lines a table, so many messages a second."""

    allowance = 0.0
    counted = 0.0

    async def get(self, kernel_id: str) -> None:
        """Connect, if the table is there and not too many look at it."""
        options: Options = self.settings["kit_options"]
        if kernel_id not in self.kernel_manager:
            raise tornado.web.HTTPError(404)
        if self.kernel_manager._kernel_connections.get(kernel_id, 0) >= options.sockets:
            raise tornado.web.HTTPError(429)
        await super().get(kernel_id=kernel_id)

    async def open(self, kernel_id: str) -> None:
        """An answer is several small frames; each is sent at once and does not wait for the one before."""
        self.set_nodelay(True)
        await super().open(kernel_id)

    def on_message(self, ws_message: Any) -> None:
        """A page that talks faster than a person and a clock can is cut off."""
        rate = float(self.settings["kit_options"].messages_per_second)
        now = time.monotonic()
        # A page may say ten seconds' worth at once, as it does when it opens.
        self.allowance = (
            min(10 * rate, self.allowance + rate * (now - self.counted)) if self.counted else 10 * rate
        )
        self.counted = now
        if self.allowance < 1:
            self.close(1008, "too many messages")
            return
        self.allowance -= 1
        try:
            super().on_message(ws_message)
        except Exception:
            # What is not even a message ends the line, not the server; the table waits for a while.
            self.close(1007, "not a message")

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Not a page, so no page."""
        self.finish()


class TemplateFile(TemplateStaticFileHandler):  # type: ignore[misc]
    """Files of the page's own template, and of no other."""

    def parse_url_path(self, path: str) -> str:
        """Only plain names."""
        if not TEMPLATE_FILE.match(path):
            raise tornado.web.HTTPError(404)
        return str(super().parse_url_path(path))
