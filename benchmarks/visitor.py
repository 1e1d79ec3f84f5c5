"""A visitor of the page without a browser: fetches it, finds its kernel, and talks to the board over a websocket.

It speaks what a page speaks: Jupyter messages as JSON, of which a published page lets through those of widgets only.
"""

from __future__ import annotations

import asyncio
import json
import re
import struct
import uuid
from collections.abc import Callable
from typing import Any

from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.websocket import WebSocketClientConnection, websocket_connect

KERNEL = re.compile(r'"kernelId": "([0-9a-f-]{36})"')
PATIENCE = 30.0


class Closed(Exception):
    """The server has closed the line."""


async def fetch(url: str, method: str = "GET", **headers: str) -> HTTPResponse:
    """Ask for something; refusals are answers too."""
    client = AsyncHTTPClient(force_instance=True)
    body = "" if method in ("POST", "PUT", "PATCH") else None
    request = HTTPRequest(
        url, method, headers={k.replace("_", "-"): v for k, v in headers.items()}, body=body,
        request_timeout=120, connect_timeout=120, follow_redirects=False, allow_nonstandard_methods=True,
    )  # fmt: skip
    try:
        return await client.fetch(request, raise_error=False)
    finally:
        client.close()


class Visitor:
    """One visitor: `await visitor.arrive()`, then `say` what a page would say and look at `scene`."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.kernel = ""
        self.session = uuid.uuid4().hex
        self.scene: dict[str, Any] = {}
        self.model = ""
        self.record: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self._line: WebSocketClientConnection | None = None

    # ------------------------------------------------------------------ coming and going

    async def arrive(self) -> Visitor:
        """Open the page and find the board in it."""
        page = await fetch(self.url)
        if page.code != 200:
            raise Closed(f"the page answered {page.code}")
        found = KERNEL.search(page.body.decode())
        assert found is not None, "the page names no kernel"
        self.kernel = found.group(1)
        await self.connect()
        await self.find_board()
        return self

    async def connect(self, **headers: str) -> None:
        """The line to the kernel."""
        base = self.url.replace("http", "ws", 1)
        request = HTTPRequest(
            f"{base}api/kernels/{self.kernel}/channels?session_id={self.session}", headers=headers
        )
        await self.hang_up()
        self._line = await websocket_connect(request, max_message_size=1 << 28)
        # As browsers do: a message does not wait for the one before to be acknowledged.
        self._line.protocol.set_nodelay(True)

    async def find_board(self) -> None:
        """Ask for the state of every widget; the one with a scene is the board."""
        control = uuid.uuid4().hex
        content = {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}}
        await self.send("comm_open", content, {"version": "1.0.0"})
        await self.send("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
        answer = await self.hear(lambda m: m["content"].get("data", {}).get("method") == "update_states")
        for model, entry in answer["content"]["data"]["states"].items():
            if "scene" in entry["state"]:
                self.model = model
                self.take(entry["state"]["scene"])

    async def leave(self) -> None:
        """Close the page as a browser does: say so, and hang up."""
        await fetch(f"{self.url}voila/api/shutdown/{self.kernel}", "POST")
        await self.hang_up()

    async def hang_up(self) -> None:
        """Only the line goes down."""
        if self._line is not None:
            self._line.close()

    # ------------------------------------------------------------------ talking

    async def send(self, kind: str, content: Any, metadata: Any = None, channel: str = "shell") -> str:
        """Any message at all."""
        number = uuid.uuid4().hex
        header = {
            "msg_id": number, "msg_type": kind, "session": self.session, "username": "", "version": "5.3", "date": "",
        }  # fmt: skip
        whole = {
            "header": header, "parent_header": {}, "metadata": metadata or {}, "content": content, "channel": channel,
            "buffers": [],
        }  # fmt: skip
        await self.write(json.dumps(whole))
        return number

    async def write(self, text: str | bytes) -> None:
        """Just these bytes."""
        assert self._line is not None
        try:
            await self._line.write_message(text, binary=isinstance(text, bytes))
        except Exception as error:
            raise Closed(str(error)) from None

    async def hear(self, wanted: Callable[[dict[str, Any]], bool], patience: float = PATIENCE) -> dict[str, Any]:
        """Listen until this comes."""
        assert self._line is not None
        while True:
            raw = await asyncio.wait_for(self._line.read_message(), patience)
            if raw is None:
                raise Closed(f"{self._line.close_code} {self._line.close_reason}")
            message = read(raw)
            self.heard.append(message)
            if message["msg_type"] == "comm_msg" and message["content"].get("comm_id") == self.model:
                state = message["content"]["data"].get("state", {})
                if "scene" in state and message["content"]["data"].get("method") == "update":
                    self.take(state["scene"])
            if wanted(message):
                return message

    def take(self, scene: dict[str, Any]) -> None:
        """A new scene; the record of the game is put together from its pieces."""
        self.scene = scene
        save = scene.get("save")
        if save:
            self.record[save["from"] :] = save["moves"]

    async def say(self, **content: Any) -> dict[str, Any]:
        """A message to the board, and the scene that comes of it."""
        before = self.scene.get("n", 0)
        await self.send("comm_msg", {"comm_id": self.model, "data": {"method": "custom", "content": content}})
        await self.hear(lambda _: self.scene.get("n", 0) > before)
        return self.scene

    async def settle(self) -> None:
        """Be the page's clock until nothing goes on by itself."""
        while self.scene["film"]["auto"]:
            await self.say(do="step", at=self.scene["film"]["at"])

    async def pulse(self) -> None:
        """Is the kernel alive and through with what it was sent?"""
        number = await self.send("kernel_info_request", {})
        await self.hear(
            lambda m: m["msg_type"] == "kernel_info_reply" and m["parent_header"].get("msg_id") == number
        )

    # ------------------------------------------------------------------ playing

    async def deal(self, seed: int, game: str = "ascension") -> None:
        """Sit down against Greedy."""
        await self.say(do="form", name="game", value=game)
        await self.say(do="form", name="seed", value=str(seed))
        await self.say(do="deal")
        await self.say(do="speed", to="instant")
        await self.settle()

    def choice(self) -> str:
        """What a quick player would do: the first thing that can be done, and "end" when nothing else can."""
        dock = self.scene["dock"]
        offered = [*moves(self.scene["hand"]), *moves(self.scene["row"]), *moves(self.scene["piles"])]
        offered += moves(self.scene) if not offered else []
        offered += [b["move"] for b in dock.get("buttons", []) if "move" in b]
        offered += [d[0] for d in dock.get("declines", [])]
        offered += [dock["end"]["move"]] if dock.get("end") else []
        return str(offered[0])

    async def move(self) -> str:
        """One answer to the table; Greedy's whole answer counts as part of it."""
        number, text = self.scene["number"], self.choice()
        await self.say(do="move", move=text, number=number)
        await self.settle()
        return text


def moves(part: Any) -> list[str]:
    """Every move that stands in this part of a scene."""
    found: list[str] = []
    if isinstance(part, dict):
        if isinstance(part.get("m"), list):
            found += [entry[0] for entry in part["m"]]
        for value in part.values():
            found += moves(value)
    elif isinstance(part, list):
        for value in part:
            found += moves(value)
    return found


def read(raw: str | bytes) -> dict[str, Any]:
    """A message as it comes, with or without buffers behind it."""
    if isinstance(raw, bytes):
        count = struct.unpack("!i", raw[:4])[0]
        starts = [*struct.unpack(f"!{count}I", raw[4 : 4 * (count + 1)]), len(raw)]
        raw = raw[starts[0] : starts[1]].decode()
    message: dict[str, Any] = json.loads(raw)
    return message
