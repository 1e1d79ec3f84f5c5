"""Measure one game: the same tables as a series, and where everything came from."""

from __future__ import annotations

from collections.abc import Sequence

from kit.agents.base import Agent
from kit.core import events
from kit.core.book import Book
from kit.core.zones import SEAT
from kit.play.match import Match
from kit.play.probes import Record, adds_honor
from kit.play.replay import Replay
from kit.play.results import SOURCES, TABLES, Results
from kit.play.series import frames, named


def measure(game: Match | Replay, names: Sequence[str] | None = None) -> Results:
    """The tables of one game, finished or not: played again move by move and written down."""
    import pandas as pd

    replay = game.replay() if isinstance(game, Match) else game
    rules = replay.rules
    seats = replay.seats
    if names is None:
        names = [rules.called(seats, seat) for seat in range(seats)]
        if isinstance(game, Match) and all(isinstance(chair, Agent) for chair in game.chairs):
            names = named([chair for chair in game.chairs if chair is not None])
    everybody = [*names, *rules.automata]
    state = replay.begin()
    state.log = []
    state.book = Book(state, not adds_honor(rules))
    asked: list[tuple[int, int, int, str, int, int, int]] = []
    for text in replay.moves:
        decision = state.decision
        assert decision is not None
        move = decision.find(text)
        source = state.kinds[decision.source] if decision.source >= 0 else -1
        asked.append(
            (decision.number, state.turn, decision.seat, decision.why, source, len(decision.options), move.number)
        )
        state.apply(move)
    state.book.end(state)
    record = Record(
        0,
        replay.seed,
        tuple(range(state.seats)),
        state.first,
        state.winners,
        tuple(state.scores),
        state.turn,
        len(replay.moves),
        "finished" if state.over else "stopped",
        state.book,
        asked,
    )
    tables = frames(rules, [record], state.kinds, everybody, TABLES)
    rows: list[tuple[int, int, int, str, str, int]] = []
    turn = 1
    cause = ""
    for what, seat, card, amount, _, _ in state.log:
        if what == events.TURN:
            turn = amount
        elif what in (events.PLAY, events.USE, events.DEFEAT, events.ACQUIRE):
            cause = state.name(card)
        elif what == events.GAIN and rules.seat_counters[card - SEAT].shown:
            rows.append((0, turn, seat, rules.seat_counters[card - SEAT].name, cause, amount))
        elif what == events.HIT:
            rows.append((0, turn, state.active, "damage", "attack", amount))
    data = pd.DataFrame(rows, columns=["game", "turn", "seat", "what", "card", "amount"])
    tables[SOURCES] = data.astype({"what": "category", "card": "category"})
    return Results(rules, replay.seed, everybody, tables, [], 1)
