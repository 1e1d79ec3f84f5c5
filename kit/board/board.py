"""Board: the card table as a widget. One scene out, messages in; all thinking is done in `Session`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import anywidget
import traitlets

from kit.board.page import script, style
from kit.board.session import Session
from kit.play.match import Match
from kit.play.replay import Replay
from kit.play.table import Table


class Board(anywidget.AnyWidget):
    """A card table in a notebook or on a page: play a match, or step through a replay.

    `kit.Board(match)` is where people play; `kit.Board(replay)` shows a finished or unfinished game, `kit.Board(table)`
    a position set out by hand, to be played on against Greedy.
    Synced traits can be read in the browser, so they hold only what the one who looks may see. They can
    be written there too, so nothing is ever read from them.
    """

    _esm = script()
    _css = style()
    scene = traitlets.Dict().tag(sync=True)
    book = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        game: Match | Replay | Table,
        language: str = "en",
        names: Sequence[str] | None = None,
        speed: str = "1",
    ) -> None:
        self.session = self.sit_down(game, language, names, speed)
        super().__init__(scene=self.session.scene(), book=self.session.book())
        self._shelf = self.shelf()
        self.on_msg(self._on_message)

    def sit_down(
        self, game: Match | Replay | Table, language: str, names: Sequence[str] | None, speed: str
    ) -> Session:
        """The session of this board."""
        if isinstance(game, Table):
            game = game.match()
        if not isinstance(game, Match | Replay):
            raise TypeError(f"a board shows a kit.Match, a kit.Replay or a kit.Table, not {type(game).__name__}.")
        return Session(game, language, names, speed)

    @property
    def match(self) -> Match | None:
        """The match on the table, if it is one."""
        return self.session.game.match

    @property
    def step(self) -> int:
        """How many moves have been made at the position shown; set it to go there."""
        return self.session.game.at

    @step.setter
    def step(self, number: int) -> None:
        with self.session.lock:
            self.session.receive({"do": "go", "to": number})
            self.show()

    def show(self) -> None:
        """Send what there is to see now; the faces of the cards only if they have changed."""
        session = self.session
        with session.lock, self.hold_sync():
            if self.shelf() != self._shelf:
                self._shelf = self.shelf()
                self.book = session.book()
            self.scene = session.scene()
        for message in session.outbox:
            self.send(message)
        session.outbox.clear()

    def shelf(self) -> tuple[str, str, str]:
        """What the book depends on: the cards and the language."""
        rules = self.session.game.rules
        return rules.label, rules.fingerprint, self.session.language

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """A page shows what it is sent; it may send messages, but write nothing here."""

    def _on_message(self, widget: Any, content: object, buffers: object) -> None:
        """A message from the page; clicks may arrive on another thread."""
        with self.session.lock:
            if self.session.receive(content):
                self.show()

    def __repr__(self) -> str:
        return f"<board: {self.session.game.source!r}>"
