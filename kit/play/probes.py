"""Probes: from the books of finished games to columns of numbers, a whole batch at a time.

While a game is played only plain numbers are written down (`kit.core.book`). Here they become the columns
of the tables, in one sweep for many games, so that measuring costs little beside playing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from kit.core import events
from kit.core.book import TAKEN
from kit.core.rules import Rules
from kit.core.zones import DECK, DISCARD, HAND, PLAYED, ROW, SEAT, STAYS
from kit.games.ascension.rules import HONOR, MostHonor
from kit.play.records import Record

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]
    Columns = dict[str, Array]

OWNED: Final = DISCARD + 1 - DECK
"""The first places of a seat hold its own cards: deck, hand, played, in play, discard pile."""

HOW: Final = ("acquire", "recruit", "fast-play", "relic", "defeat", "gift", "steal", "play")
"""Ways to come by a card, as the column `how` says them."""


class Shape:
    """Which numbers of a game make which columns, for so many seats."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.zones = len(rules.seat_zones)
        # Against a boss the players take their turn together.
        self.shared = bool(getattr(rules, "boss", ""))
        self.players = seats - len(rules.automata)
        self.resources, self.standings = counters_of(rules)
        purses = rules.purses[seats]
        self.width = len(rules.table_counters) + seats * len(rules.seat_counters)
        # Where the numbers of each seat lie among all counters.
        self.resource_spots = [
            [[purses[s] + c for s in range(seats)] for c in codes] for _, codes in self.resources
        ]
        self.standing_spots = [[purses[s] + c for s in range(seats)] for _, c in self.standings]
        self.honor = [purses[s] + HONOR for s in range(seats)]
        # Honor in cards can be added up afterwards, for many turns at once.
        self.adds_honor = adds_honor(rules)


def adds_honor(rules: Rules) -> bool:
    """Is a score the honor a seat has plus that of its cards? Then it need not be asked for every turn."""
    return type(rules.finish).scores is MostHonor.scores


def counters_of(rules: Rules) -> tuple[list[tuple[str, list[int]]], list[tuple[str, int]]]:
    """What a seat makes and spends in a turn, and the public numbers that stay.

    A resource that only buys some cards (runes for Mechana constructs) counts as the one it stands for.
    """
    resources: list[tuple[str, list[int]]] = []
    standings: list[tuple[str, int]] = []
    for index, counter in enumerate(rules.seat_counters):
        if not counter.shown:
            continue
        if not counter.per_turn:
            standings.append((counter.name.replace("-", "_"), SEAT + index))
        elif counter.name == rules.restricted[0]:
            resources[0][1].append(SEAT + index)
        else:
            resources.append((counter.name.replace("-", "_"), [SEAT + index]))
    return resources, standings


def rounds(actives: Sequence[int]) -> list[int]:
    """The round of each turn: a new one begins when a seat comes round again; an extra turn belongs to the old."""
    found: list[int] = []
    number, last = 1, -1
    seen: set[int] = set()
    for seat in actives:
        if seat in seen and seat != last:
            number += 1
            seen.clear()
        seen.add(seat)
        last = seat
        found.append(number)
    return found


def how(rules: Rules, owner: int, by: int, what: int, place: int) -> int:
    """How a card was come by, as a place in `HOW`: from the event, and the place it came from."""
    if what == events.DEFEAT:
        return 4
    if what == events.MOVE:
        return 6
    if what == events.PLAY:
        return 2 if place == ROW and owner != rules.automaton else 7
    if owner != by:
        return 5
    if place >= len(rules.table_zones):
        return 3
    return 1 if any(verb.word == "recruit" for verb in rules.verbs) else 0


# ---------------------------------------------------------------------- the tables


class Sheets:
    """The books of a batch laid side by side, as arrays."""

    def __init__(self, shape: Shape, records: Sequence[Record], kinds: Sequence[int]) -> None:
        import numpy as np

        self.shape = shape
        self.records = [r for r in records if r.book is not None and r.book.actives]
        books = [r.book for r in self.records if r.book is not None]
        self.books = books
        seats, zones = shape.seats, shape.zones
        self.lengths = np.array([len(book.actives) for book in books], "i4")
        self.kinds = np.array(kinds, "i4")
        self.sizes = np.array(joined([book.sizes for book in books]), "i4").reshape(-1, seats, zones)
        self.cards = self.kinds[np.array(joined([book.cards for book in books]), "i4")]
        # Where the cards of each seat and turn begin, and where those that are not its own do.
        ends = np.concatenate([[0], np.cumsum(self.sizes.reshape(-1))])
        self.starts = ends[:-1].reshape(-1, seats, zones)[:, :, 0]
        self.owned = ends[1:].reshape(-1, seats, zones)[:, :, OWNED - 1]
        self.ends = ends[1:].reshape(-1, seats, zones)[:, :, -1]
        self.game = np.repeat(np.array([r.game for r in self.records], "i4"), self.lengths)
        self.turn = np.concatenate([np.arange(1, n + 1, dtype="i4") for n in self.lengths] or [np.zeros(0, "i4")])
        self.round = np.array(joined([rounds(book.actives) for book in books]), "i4")
        self.active = np.array(joined([book.actives for book in books]), "i1")
        self.order = np.repeat(
            np.array([r.order for r in self.records], "i2").reshape(-1, seats), self.lengths, axis=0
        )

    def keys(self) -> Columns:
        """The first columns, one row for each turn and seat."""
        import numpy as np

        seats = self.shape.seats
        return {
            "game": np.repeat(self.game, seats),
            "turn": np.repeat(self.turn, seats),
            "round": np.repeat(self.round, seats),
            "seat": np.tile(np.arange(seats, dtype="i1"), len(self.turn)),
            "agent": self.order.reshape(-1),
        }

    def totals(self, worth: Sequence[int], ends: Array) -> Array:
        """What the cards of each seat are worth together, by a table of worths by kind."""
        import numpy as np

        sums = np.concatenate([[0], np.cumsum(np.array(worth, "i4")[self.cards])])
        found: Array = (sums[ends] - sums[self.starts]).reshape(-1).astype("i4")
        return found

    def changes(self, what: str) -> Array:
        """How much a running number of the books grew in each turn; the first row of each game is its start."""
        import numpy as np

        flat = np.array(joined([getattr(book, what) for book in self.books]), "i4").reshape(-1, self.shape.width)
        grown = np.diff(flat, axis=0)
        keep = np.ones(len(flat), "?")
        keep[np.cumsum(self.lengths + 1)[:-1]] = False
        return grown[keep[1:]]

    def counters(self) -> Array:
        """All counters at the end of each turn."""
        import numpy as np

        width = self.shape.width
        return np.array(joined([book.counters[width:] for book in self.books]), "i4").reshape(-1, width)

    def turns(self) -> Columns:
        """One row for each turn and seat: what was made, spent and wasted, and how things stand."""
        import numpy as np

        shape, rules = self.shape, self.shape.rules
        found = self.keys()
        active = np.repeat(self.active, shape.seats)
        found["active"] = found["seat"] == active
        if shape.shared:
            found["active"] |= np.maximum(found["seat"], active) < shape.players
        paid, wasted = self.changes("paid_then"), self.changes("wasted_then")
        left, counters = self.changes("counters"), self.counters()
        for (name, _), spots in zip(shape.resources, shape.resource_spots, strict=True):
            spent = paid[:, spots].sum(axis=1).reshape(-1)
            lost = wasted[:, spots].sum(axis=1).reshape(-1)
            found[f"{name}_made"] = spent + lost + left[:, spots].sum(axis=1).reshape(-1)
            found[f"{name}_spent"] = spent
            found[f"{name}_wasted"] = lost
        for (name, _), standing in zip(shape.standings, shape.standing_spots, strict=True):
            found[name] = counters[:, standing].reshape(-1)
        sizes = self.sizes
        for name, place in (("hand", HAND), ("deck", DECK), ("discard", DISCARD)):
            found[name] = sizes[:, :, place - DECK].reshape(-1)
        found["in_play"] = (sizes[:, :, PLAYED - DECK] + sizes[:, :, STAYS - DECK]).reshape(-1)
        found["cards"] = (self.owned - self.starts).reshape(-1).astype("i4")
        found["value"] = self.totals([card.cost for card in rules.cards], self.owned)
        if shape.adds_honor:
            honor = counters[:, shape.honor].reshape(-1)
            found["score"] = honor + self.totals([card.figures.get("honor", 0) for card in rules.cards], self.ends)
        else:
            found["score"] = np.array(joined([book.scores or [] for book in self.books]), "i4")
        return found

    def decks(self) -> Columns:
        """One row for each turn, seat and kind of card the seat owns."""
        import numpy as np

        seats, zones = self.shape.seats, self.shape.zones
        kinds = len(self.shape.rules.cards)
        groups = len(self.turn) * seats
        mine = np.arange(zones) < OWNED
        own = np.repeat(np.tile(mine, groups), self.sizes.reshape(-1))
        group = np.repeat(np.arange(groups), self.sizes.reshape(groups, zones).sum(axis=1))
        counts = np.bincount(group[own] * kinds + self.cards[own], minlength=groups * kinds)
        held = np.flatnonzero(counts)
        row, kind = np.divmod(held, kinds)
        keys = self.keys()
        found = {name: keys[name][row] for name in ("game", "turn", "seat", "agent")}
        found["card"] = kind.astype("i2")
        found["count"] = counts[held].astype("i2")
        return found

    def acquisitions(self) -> Columns:
        """One row for each card a seat acquired, recruited, fast-played or defeated."""
        import numpy as np

        flat = np.array(joined([book.taken for book in self.books]), "i4").reshape(-1, TAKEN)
        turn, owner, by, card, what, place = flat.T
        counts = np.array([len(book.taken) // TAKEN for book in self.books], "i4")
        before = np.concatenate([[0], np.cumsum(self.lengths)])[:-1]
        # Cards may be had before the first turn; they count as had in it.
        turn = np.maximum(turn, 1)
        at = np.repeat(before, counts).astype("i8") + turn - 1
        lines = list(zip(owner.tolist(), by.tolist(), what.tolist(), place.tolist(), strict=True))
        ways = {line: how(self.shape.rules, *line) for line in set(lines)}
        return {
            "game": self.game[at],
            "turn": turn,
            "round": self.round[at],
            "seat": owner.astype("i1"),
            "agent": self.order[at, owner],
            "card": self.kinds[card].astype("i2"),
            "how": np.array([ways[line] for line in lines], "i1"),
        }


def joined(parts: Sequence[list[int]]) -> list[int]:
    """Lists one behind the other."""
    found: list[int] = []
    for part in parts:
        found += part
    return found
