"""Measure one game: the same tables as a series, worked out from its events, and where everything came from.

A series keeps a book of plain numbers while it plays. Here a single game is played again with somebody
listening, and the tables follow from what happened, event by event. The two must agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kit.agents.base import Agent
from kit.core import events
from kit.core.book import TAKEN, Book
from kit.core.events import Event
from kit.core.state import State
from kit.core.zones import DECK, DISCARD, HAND, NOBODY, PLAYED, STAYS
from kit.play.match import Match
from kit.play.origins import Origins
from kit.play.probes import OWNED, Shape, Sheets, how, rounds
from kit.play.records import Asked, Record, decision_columns, game_columns
from kit.play.replay import Replay
from kit.play.results import SOURCES, Results, frame
from kit.play.series import named, needed
from kit.play.series_games import dealt, question

CARRIES: Final = (
    events.PLAY,
    events.DRAW,
    events.MOVE,
    events.BANISH,
    events.ACQUIRE,
    events.DEFEAT,
    events.ENTER,
    events.REVEAL,
)
"""Events in which a card goes from one place to another."""

Rows = dict[str, list[Any]]


def measure(game: Match | Replay, names: Sequence[str] | None = None) -> Results:
    """The tables of one game, finished or going on, with `sources`: which card gave what, or dealt damage."""
    if not isinstance(game, Match | Replay):
        raise TypeError(f"A match or a replay can be measured, not {game!r}.")
    needed("pandas")
    replay = game.replay() if isinstance(game, Match) else game
    rules = replay.rules
    everybody = [*(names if names is not None else sitters(game, replay)), *rules.automata]
    if len(everybody) != replay.seats + len(rules.automata) or len(set(everybody)) != len(everybody):
        raise ValueError(f"Every seat needs a name of its own: {replay.seats} names.")
    listener = Listener(replay)
    asked: list[Asked] = []
    state = listener.state
    for text in replay.moves:
        decision = state.decision
        if decision is None:
            break
        move = decision.find(text)
        asked.append(question(state.turn, decision, move, state.kinds))
        state.apply(move)
        listener.hear(move.word)
    listener.end()
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
        None,
        asked,
    )
    columns: dict[str, Any] = {
        "games": game_columns([record]),
        "turns": listener.turns,
        "acquisitions": listener.rounded(listener.taken),
        "decks": listener.decks,
        "decisions": decision_columns([record]),
    }
    tables = {table: frame(rules, table, columns[table], everybody) for table in columns}
    tables[SOURCES] = listener.origins.frame()
    return Results(rules, replay.seed, everybody, tables, [], 1)


def sitters(game: Match | Replay, replay: Replay) -> list[str]:
    """Who sits on each seat, as far as the game knows."""
    rules, seats = replay.rules, replay.seats
    if not isinstance(game, Match):
        return [rules.called(seats + len(rules.automata), seat) for seat in range(seats)]
    found = named([chair if chair is not None else Person() for chair in game.chairs])
    return [name if name not in rules.automata else f"{name} (agent)" for name in found]


class Person(Agent):
    """Stands for whoever sits on an empty chair."""

    name = "you"


class Listener:
    """A game followed by its events alone: where each card is, what each seat has, turn by turn.

    The set-up is not told in full, and an opponent may have had a turn before anybody is asked. So up to the
    first question of the first turn the book is believed; from there on it is closed and only events count.
    """

    def __init__(self, replay: Replay) -> None:
        self.rules = replay.rules
        self.log: list[Event] = []
        if replay.start is None:
            self.state = dealt(self.rules, replay.seats, replay.seed, True, self.log)
        else:
            # A position set out by hand: its first turn is going on already.
            self.state = replay.begin()
            self.state.log = self.log
            self.state.book = Book(self.state)
            self.state.book.active = self.state.active
        self.shape = Shape(self.rules, self.state.seats)
        self.origins = Origins(self.state)
        self.table = len(self.rules.table_zones)
        self.turn = 0
        self.active = NOBODY
        self.hear("")

    def begin(self, book: Book) -> None:
        """From here on: how the state stands, and what the book says of all turns before."""
        state, width = self.state, self.shape.width
        self.turn, self.active = state.turn, book.active
        self.places = [set(zone) for zone in state.zones]
        self.counters = list(state.counters)
        self.actives = list(book.actives)
        everybody = tuple(range(state.seats))
        record = Record(0, 0, everybody, 0, (), everybody, state.turn, 0, "stopped", book, [])
        sheets = Sheets(self.shape, [record], state.kinds)
        self.turns: Rows = {name: list(column) for name, column in sheets.turns().items()}
        self.decks: Rows = {name: list(column) for name, column in sheets.decks().items()}
        lines = [book.taken[at : at + TAKEN] for at in range(0, len(book.taken), TAKEN)]
        self.taken: Rows = {
            "game": [0 for _ in lines],
            "turn": [max(line[0], 1) for line in lines],
            "seat": [line[1] for line in lines],
            "agent": [line[1] for line in lines],
            "card": [state.kinds[line[3]] for line in lines],
            "how": [how(self.rules, line[1], line[2], line[4], line[5]) for line in lines],
        }
        # What this turn has seen so far.
        before = (book.counters[-width:], book.paid_then[-width:], book.wasted_then[-width:])
        self.spent = [now - then for now, then in zip(book.paid, before[1], strict=True)]
        self.wasted = [now - then for now, then in zip(book.wasted, before[2], strict=True)]
        held = [now - then for now, then in zip(self.counters, before[0], strict=True)]
        self.made = [sum(parts) for parts in zip(held, self.spent, self.wasted, strict=True)]

    # ------------------------------------------------------------------ hearing

    def hear(self, word: str) -> None:
        """What happened after a move."""
        heard = list(self.log)
        self.log.clear()
        book = self.state.book
        turn, active = self.turn, self.active
        for event in heard:
            if event[0] == events.TURN:
                turn, active = event[3], event[1]
            self.origins.hear(event, turn, active, word)
            if book is None:
                if event[0] == events.TURN:
                    self.close()
                    self.turn, self.active = turn, active
                self.take(event)
                self.follow(event)
        if book is not None:
            self.begin(book)
            if self.turn:
                self.state.book = None

    def take(self, event: Event) -> None:
        """A card that has become somebody's, or was defeated or played from the middle."""
        what, seat, card, _, source, target = event
        owner = seat
        if what == events.ACQUIRE:
            owner = self.owner(target)
        elif what == events.PLAY:
            if source >= self.table:
                return
        elif what == events.MOVE:
            if self.owner(source) == self.owner(target) or not (self.own(source) and self.own(target)):
                return
        elif what != events.DEFEAT:
            return
        row = (
            0,
            max(self.turn, 1),
            owner,
            owner,
            self.state.kinds[card],
            how(self.rules, owner, seat, what, source),
        )
        for column, value in zip(self.taken.values(), row, strict=True):
            column.append(value)

    def owner(self, spot: int) -> int:
        """Whose a place is."""
        return (spot - self.table) // self.shape.zones

    def own(self, spot: int) -> bool:
        """Is it one of the places where a seat's own cards lie?"""
        return spot >= self.table and (spot - self.table) % self.shape.zones < OWNED

    def follow(self, event: Event) -> None:
        """Move the card, or turn the dial."""
        what, seat, card, amount, source, target = event
        if what in CARRIES:
            self.places[source].discard(card)
            self.places[target].add(card)
        elif what == events.SHUFFLE:
            self.places[target] |= self.places[source]
            self.places[source] = set()
        elif what in (events.GAIN, events.LOSE, events.SPEND, events.WASTE):
            spot = self.state.purse[seat] + card
            total = self.made if what == events.GAIN else self.wasted if what == events.WASTE else self.spent
            total[spot] += target
            self.counters[spot] += target if what == events.GAIN else -target
        elif what == events.HIT:
            self.counters[self.state.purse[seat] + self.rules.counter("health")] -= target

    # ------------------------------------------------------------------ the end of a turn

    def end(self) -> None:
        """The game is over, or has come so far."""
        if not self.turn:
            return
        # In the middle of a turn, what is left of it is lost.
        for purse in self.state.purse:
            for counter in self.rules.per_turn:
                self.wasted[purse + counter] += self.counters[purse + counter]
                self.counters[purse + counter] = 0
        self.close()
        self.turns["round"] = [n for n in rounds(self.actives) for _ in range(self.state.seats)]

    def close(self) -> None:
        """Write down how things stand, a row for each seat."""
        self.actives.append(self.active)
        scores = self.position().scores
        for seat in range(self.state.seats):
            self.write(seat, scores[seat])
        self.made = [0] * len(self.made)
        self.spent = [0] * len(self.spent)
        self.wasted = [0] * len(self.wasted)

    def position(self) -> State:
        """A state as the events tell it; good for counting, not for playing on."""
        state = self.state.clone()
        state.zones = [sorted(place) for place in self.places]
        state.counters = self.counters
        return state

    def write(self, seat: int, score: int) -> None:
        """One seat at the end of a turn."""
        cards = self.rules.cards
        base = self.state.base[seat]
        row: dict[str, Any] = {
            "game": 0,
            "turn": self.turn,
            "seat": seat,
            "agent": seat,
            "active": seat == self.active or (self.shape.shared and max(seat, self.active) < self.shape.players),
        }
        for (name, _), spots in zip(self.shape.resources, self.shape.resource_spots, strict=True):
            row[f"{name}_made"] = sum(self.made[spot[seat]] for spot in spots)
            row[f"{name}_spent"] = sum(self.spent[spot[seat]] for spot in spots)
            row[f"{name}_wasted"] = sum(self.wasted[spot[seat]] for spot in spots)
        for (name, _), standing in zip(self.shape.standings, self.shape.standing_spots, strict=True):
            row[name] = self.counters[standing[seat]]
        for name, place in (("hand", HAND), ("deck", DECK), ("discard", DISCARD)):
            row[name] = len(self.places[base + place])
        row["in_play"] = len(self.places[base + PLAYED]) + len(self.places[base + STAYS])
        own = [self.state.kinds[c] for place in range(OWNED) for c in self.places[base + DECK + place]]
        row["cards"] = len(own)
        row["value"] = sum(cards[kind].cost for kind in own)
        row["score"] = score
        for name, value in row.items():
            self.turns.setdefault(name, []).append(value)
        for kind in sorted(set(own)):
            held = (0, self.turn, seat, seat, kind, own.count(kind))
            for column, number in zip(self.decks.values(), held, strict=True):
                column.append(number)

    def rounded(self, rows: Rows) -> Rows:
        """The same rows with the round of each turn."""
        found = rounds(self.actives)
        return {**rows, "round": [found[turn - 1] for turn in rows["turn"]]}
