"""The tables of a game as one seat may know them, and where each turn lies on the board.

What was acquired is public, so the cards somebody owns are known; how they are split between hand and deck is
not, and no table tells it. What was handed over out of sight is left out.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from kit.board.film import Film
from kit.board.game import Game
from kit.core.view import View
from kit.core.zones import NOBODY
from kit.play.measuring import measure
from kit.play.replay import Replay


class Known(NamedTuple):
    """The tables of one game, for one who looks."""

    turns: Any
    acquisitions: Any
    decks: Any
    sources: Any


def known(game: Game, view: View, everything: bool) -> Known:
    """What can be told of the game so far; the turn that is still being played is not among it."""
    results = measure(Replay(game.rules, game.players, game.seed, game.film.moves, game.film.start))
    tables = [results.turns, results.acquisitions, results.decks, results.sources]
    last = game.film.at(len(game.film))
    if not last.over:
        tables = [table[table["turn"] < last.turn] for table in tables]
    # What was handed over is judged at the newest position, whichever is shown.
    unclear = [] if everything else View(last, view.seat).unclear()
    return Known(*tables) if not unclear else without(Known(*tables), unclear)


def without(tables: Known, seats: list[int]) -> Known:
    """The tables without what is not known of some seats: their cards, and what these are worth."""
    hidden = tables.turns["seat"].isin(seats)
    turns = tables.turns.assign(**{name: tables.turns[name].where(~hidden) for name in ("value", "score")})
    taken = tables.acquisitions
    secret = taken["seat"].isin(seats) & taken["how"].astype(str).isin(("steal", "gift"))
    return Known(turns, taken[~secret], tables.decks[~tables.decks["seat"].isin(seats)], tables.sources)


def position(film: Film, turn: int, playing: bool) -> int:
    """Where the board stands at a turn: at its beginning; at the turn being played, now."""
    if playing and turn >= film.turns[-1]:
        return len(film)
    starts = {start[0]: start[1] for start in film.turn_starts()}
    earlier = [number for number in starts if number <= turn]
    return starts[max(earlier)] if earlier else 0


def hand_of(game: Game, view: View, everything: bool, seat: int) -> View | None:
    """The view whose next hand may be told: one's own, or any seat's where all is open."""
    state = game.film.at(game.at)
    if everything:
        return View(state, seat) if 0 <= seat < game.players else None
    return View(state, view.seat) if view.seat != NOBODY else None
