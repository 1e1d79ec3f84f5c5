"""Dashboard: charts that explain a game and follow the board, or that sum up a series of games."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, Final

import ipywidgets

from kit import charts
from kit.board.board import Board
from kit.board.dashboard_charts import Charts, panel, spark
from kit.board.dashboard_series import series_figures, series_note
from kit.board.dashboard_tables import Known, hand_of, known, position
from kit.board.game import OPEN
from kit.board.scene.words import word
from kit.board.session import Session
from kit.cards.terms import LANGUAGES
from kit.charts.frame import mime
from kit.charts.look import theme_of
from kit.core.zones import NOBODY
from kit.play.match import Match
from kit.play.replay import Replay

ORDER: Final = ("standing", "resources", "acquisitions", "composition", "treemap", "sources", "next_hand")
BYS: Final = ("faction", "type", "card")
MOST: Final = 100_000


class Dashboard(ipywidgets.VBox):  # type: ignore[misc]
    """`kit.Dashboard(match)` or `(replay)`: a board and its charts, which go together; a click on a chart of turns
    takes the board to that turn. `kit.Dashboard(board)`: charts for a board that is there already.
    `kit.Dashboard(results)`: the charts of a series.

    While people play, the charts tell only what the one who looks may know.
    """

    def __init__(self, source: Any, language: str | None = None, theme: str = "light") -> None:
        self.board = self._board(source, language)
        self.results = None if self.board is not None else source
        self.theme = theme
        self.own_language = language if language in LANGUAGES else None
        self.seat = 0
        self.by = "faction"
        self.shown = True
        self.charts = Charts()
        self.spark = ipywidgets.Output()
        self.spark.add_class("dk-spark")
        self.spark.outputs = (spark(),)
        self.figures: dict[str, Any] = {}
        self._lock = self.board.session.lock if self.board is not None else threading.RLock()
        self._turns: tuple[object, ...] = ()
        self._place: tuple[object, ...] = ()
        self._tables: Known | None = None
        self._treemap: tuple[object, Any, dict[str, object]] = (None, None, {})
        self.handlers: dict[str, Callable[[object], None]] = {
            "turn": self.do_turn,
            "seat": self.do_seat,
            "by": self.do_by,
            "theme": self.do_theme,
            "plain": self.do_plain,
        }
        self.follow()
        if self.board is not None:
            self.board.observe(self._on_scene, "scene")
        self.charts.on_msg(self._on_message)
        mine = [self.board] if self.board is not None and source is not self.board else []
        super().__init__([*mine, self.charts, self.spark])
        self.add_class("dk-box")

    def _board(self, source: Any, language: str | None) -> Board | None:
        if isinstance(source, Board):
            return source
        if isinstance(source, Match | Replay):
            return Board(source, language or "en")
        if hasattr(source, "games") and hasattr(source, "agents"):
            return None
        raise TypeError(
            "a dashboard is for a kit.Match, a kit.Replay, a kit.Board or the kit.Results of a series, "
            f"not for {type(source).__name__}."
        )

    @property
    def language(self) -> str:
        """The language of the charts: the one asked for, or that of the board."""
        if self.own_language is not None:
            return self.own_language
        return self.board.session.language if self.board is not None else "en"

    @property
    def session(self) -> Session:
        """What the board shows."""
        assert self.board is not None
        return self.board.session

    # ------------------------------------------------------------------ following

    def _on_scene(self, change: Any) -> None:
        if self.shown:
            self.follow()

    def follow(self) -> None:
        """Show what there is to see now: all of it if the turn is new, else only where we are."""
        with self._lock, self.charts.hold_sync():
            if self.board is None:
                self._series()
            else:
                self._game()

    def _series(self) -> None:
        key = (self.language, self.theme)
        if key == self._turns:
            return
        self._turns = key
        self.figures = series_figures(self.results, self.language, self.theme)
        self.charts.panels = [panel(name, figure) for name, figure in self.figures.items()]
        self.charts.strip = {
            "theme": self.theme,
            "language": self.language,
            "where": series_note(self.results, self.language),
            "order": list(self.figures),
        }

    def _game(self) -> None:
        session = self.session
        game, view = session.game, session.view()
        everything = game.viewer == OPEN and session.curtain() == NOBODY
        if not everything and view.seat != NOBODY and self._place[:2] != (game.token, view.seat):
            self.seat = view.seat
        starts = game.film.turn_starts()
        over = game.film.at(len(game.film)).over
        record = (tuple(starts[-1]) if starts else (), over)
        turns = (game.token, view.seat, everything, record, self.language, self.theme, self.seat, self.by)
        place = (game.token, view.seat, turns, game.at)
        names = dict(enumerate(session.sitting.addressed(view.seat, self.language)))
        if turns != self._turns:
            if self._turns[:4] != turns[:4] or self._tables is None:
                self._tables = known(game, view, everything)
            self._turns = turns
            self._draw_turns(names, game.film.turns[-1])
        if place != self._place:
            self._place = place
            hand = hand_of(game, view, everything, self.seat)
            self._draw_now(names, game.film.turns[game.at], hand)
        self.charts.strip = self._strip(names, starts)

    def _draw_turns(self, names: dict[int, str], last: int) -> None:
        tables, language, theme = self._tables, self.language, self.theme
        assert tables is not None
        drawn = {
            "standing": charts.standing(tables.turns, language, theme, names, last),
            "resources": charts.resources(tables.turns, language, theme, names, last),
            "acquisitions": charts.acquisitions(tables.acquisitions, language, theme, names, last),
            "composition": charts.composition(tables.decks, language, theme, names, self.seat, self.by, last),
            "sources": charts.sources(tables.sources, language, theme, names),
        }
        self.figures.update(drawn)
        self.charts.panels = [panel(name, figure) for name, figure in drawn.items()]

    def _draw_now(self, names: dict[int, str], turn: int, hand: Any) -> None:
        tables, language, theme = self._tables, self.language, self.theme
        assert tables is not None
        # The cards change with the turn, the next hand with every step.
        if self._treemap[0] != (self._turns, turn):
            figure = charts.treemap(tables.decks, language, theme, names, self.seat, max(turn, 1))
            self._treemap = ((self._turns, turn), figure, panel("treemap", figure))
        self.figures["treemap"] = self._treemap[1]
        self.figures.pop("next_hand", None)
        found = [self._treemap[2]]
        if hand is not None:
            self.figures["next_hand"] = charts.next_hand(hand, language, theme, names[hand.seat])
            found.append(panel("next_hand", self.figures["next_hand"]))
        self.charts.now = found

    def _strip(self, names: dict[int, str], starts: list[list[int]]) -> dict[str, object]:
        session, language = self.session, self.language
        film, at = session.game.film, session.game.at
        turn = film.turns[at]
        who = names.get(film.active[at], "") if turn > 0 else ""
        where = (
            word("turn of turns", language, n=turn, m=film.turns[-1])
            if turn > 0
            else word("before the game", language)
        )
        return {
            "theme": self.theme,
            "language": language,
            "colour": theme_of(self.theme).go,
            "turn": turn,
            "last": film.turns[-1],
            "where": f"{where} · {who}" if who else where,
            "note": word("step of", language, n=at, m=len(film)),
            "seats": [[seat, names[seat]] for seat in range(session.game.players)],
            "seat": self.seat,
            "by": self.by,
            "bys": [[by, word(f"by {by}", language)] for by in BYS],
            "order": list(ORDER),
            "words": {
                "back": word("turn back", language),
                "next": word("turn on", language),
                "turn": word("which turn", language),
                "cards": word("cards of", language),
                "by": word("stacked by", language),
                "table": word("to the table", language),
            },
            "table": 1 if "table" in self.handlers else 0,
        }

    # ------------------------------------------------------------------ messages of the page, not trusted

    def _on_message(self, widget: Any, content: object, buffers: object) -> None:
        self.receive(content)

    def receive(self, content: object) -> None:
        """Take a message from the page; what is not expected changes nothing."""
        if not isinstance(content, dict) or not isinstance(content.get("do"), str):
            return
        handler = self.handlers.get(content["do"])
        if handler is not None:
            with self._lock:
                handler(content.get("to"))

    def do_turn(self, to: object) -> None:
        """Take the board to a turn."""
        if self.board is None or type(to) is not int or not 1 <= to <= MOST:
            return
        game = self.session.game
        self.board.step = position(game.film, to, game.match is not None and bool(game.people))

    def do_seat(self, to: object) -> None:
        """Whose cards are shown."""
        if self.board is not None and type(to) is int and 0 <= to < self.session.game.players:
            self.seat = to
            self.follow()

    def do_by(self, to: object) -> None:
        """What the cards are stacked by."""
        if to in BYS:
            self.by = str(to)
            self.follow()

    def do_theme(self, to: object) -> None:
        """Light or dark, as the page is."""
        if to in ("light", "dark") and to != self.theme:
            self.theme = str(to)
            self.follow()

    def do_plain(self, to: object) -> None:
        """The page has no plotly of its own: the charts become plain outputs, without clicks."""
        self.spark.remove_class("dk-spark")
        self.spark.outputs = tuple(mime(figure) for figure in self.figures.values())

    def __repr__(self) -> str:
        return f"<dashboard: {self.board!r}>" if self.board is not None else "<dashboard of a series>"
