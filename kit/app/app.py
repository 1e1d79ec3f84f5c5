"""App: the whole kit on one page. Choose a game and who sits where, play, step through, look at the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ipywidgets

from kit.app.desk import Desk
from kit.board.board import Board
from kit.board.session import Session
from kit.play.match import Match
from kit.play.replay import Replay
from kit.play.table import Table


class Page(Board):
    """The board with the app round it."""

    def __init__(self, language: str = "en", speed: str = "1") -> None:
        super().__init__(None, language, None, speed)  # type: ignore[arg-type]

    def sit_down(
        self, game: Match | Replay | Table | None, language: str, names: Sequence[str] | None, speed: str
    ) -> Session:
        """At the desk, where no game has been chosen yet."""
        return Desk(language, speed)

    def shelf(self) -> tuple[str, str, str]:
        """The cards of the game that is shown or chosen."""
        assert isinstance(self.session, Desk)
        rules = self.session.shelf_rules()
        return rules.label, rules.fingerprint, self.session.language

    def __repr__(self) -> str:
        return "<page of the app>"


class App(ipywidgets.VBox):  # type: ignore[misc]
    """`kit.App()` in a cell is all there is to it.

    `app.page` is the board; `app.dashboard` is a box below it for charts, shown under its own tab.
    """

    def __init__(self, language: str = "en", speed: str = "1") -> None:
        self.page = Page(language, speed)
        self.dashboard = ipywidgets.VBox([], layout=ipywidgets.Layout(display="none"))
        self.dashboard.observe(self._filled, "children")
        self.page.observe(self._shown, "scene")
        super().__init__([self.page, self.dashboard])

    @property
    def match(self) -> Match | None:
        """The match on the table."""
        return self.page.match

    def _filled(self, change: Any) -> None:
        self.desk.dashboard = bool(self.dashboard.children)

    def _shown(self, change: Any) -> None:
        self.dashboard.layout.display = "" if self.desk.screen == "dashboard" else "none"

    @property
    def desk(self) -> Desk:
        """What the page talks to."""
        assert isinstance(self.page.session, Desk)
        return self.page.session

    def __repr__(self) -> str:
        return "<app>"
