"""App: the whole kit on one page. Choose a game and who sits where, play, step through, look at the cards."""

from __future__ import annotations

import threading
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

    `app.page` is the board. Below it, each under its own tab: `app.dashboard`, a box with the charts of the game on
    the table, and `app.simulation`, a box with those of the last series. Both may be given more children.
    """

    def __init__(self, language: str = "en", speed: str = "1") -> None:
        self.page = Page(language, speed)
        self.dashboard = ipywidgets.VBox([], layout=ipywidgets.Layout(display="none"))
        self.simulation = ipywidgets.VBox([], layout=ipywidgets.Layout(display="none"))
        self.charts: Any = None
        self.series: Any = None
        self._opening: threading.Thread | None = None
        self.dashboard.observe(self._filled, "children")
        self.page.observe(self._shown, "scene")
        self.desk.trials.tell = self._told
        self.desk.trials.draw = self._drawn
        super().__init__([self.page, self.dashboard, self.simulation])

    @property
    def match(self) -> Match | None:
        """The match on the table."""
        return self.page.match

    @property
    def desk(self) -> Desk:
        """What the page talks to."""
        assert isinstance(self.page.session, Desk)
        return self.page.session

    # ------------------------------------------------------------------ charts of the game

    def _filled(self, change: Any) -> None:
        self.desk.dashboard = bool(self.dashboard.children)

    def _shown(self, change: Any) -> None:
        screen = self.desk.screen
        here = screen == "dashboard" and self.desk.dealt
        if here and self._opening is None:
            self._opening = threading.Thread(target=self._open_charts, daemon=True)
            self._opening.start()
        if self.charts is not None:
            self.charts.shown = here
            if here:
                self.charts.follow()
        show(self.dashboard, here)
        show(self.simulation, screen == "simulate" and self.series is not None)
        if self.series is not None and screen == "simulate":
            self.series.own_language = self.desk.language
            self.series.follow()

    def _open_charts(self) -> None:
        """Draw charts for the first time; who never asks for them does not wait for the libraries."""
        from kit.board.dashboard import Dashboard

        charts = Dashboard(self.page)
        with self.desk.lock:
            self.charts = charts
            charts.handlers["table"] = self._to_table
            charts.follow()
            self.dashboard.children = (charts, *self.dashboard.children)
            self.page.show()

    def _to_table(self, to: object) -> None:
        self.desk.receive({"do": "tab", "to": "table"})
        self.page.show()

    # ------------------------------------------------------------------ a series

    def _told(self) -> None:
        """There is news of the series; it comes from the thread that plays."""
        with self.desk.lock:
            if self.desk.screen == "simulate":
                self.page.show()

    def _drawn(self, results: Any) -> None:
        """The series is over: its charts take the place of the last ones."""
        from kit.board.dashboard import Dashboard

        theme = self.series.theme if self.series is not None else (self.charts.theme if self.charts else "light")
        series = Dashboard(results, self.desk.language, theme)
        with self.desk.lock:
            self.series = series
            self.simulation.children = (series,)

    def __repr__(self) -> str:
        return "<app>"


def show(box: Any, here: bool) -> None:
    """Show a box, or hide it."""
    box.layout.display = "" if here else "none"
