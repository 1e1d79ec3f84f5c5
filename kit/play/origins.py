"""Origins: which card gave what, and whose power became damage."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from kit.core import events
from kit.core.events import Event
from kit.core.state import State
from kit.core.zones import SEAT
from kit.play.probes import adds_honor, counters_of

if TYPE_CHECKING:
    import pandas as pd

DAMAGE: Final = "damage"
IN_CARDS: Final = "honor in cards"
ATTACK: Final = "attack"
"""What damage is put down to if no card is known that gave the power for it."""

Row = tuple[int, int, int, str, str, int]


class Origins:
    """Listens to a game and remembers where things came from.

    Power is used up in the order in which cards gave it: what destroyed a champion first is gone, what
    struck is put down to the cards behind it, one after the other. The totals are exact in any case.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        rules = state.rules
        resources, standings = counters_of(rules)
        # By counter: the column its amounts belong to.
        self.called = {code: name for name, codes in resources for code in codes}
        self.called.update({code: name for name, code in standings})
        self.power = rules.counter("power")
        self.rows: list[Row] = []
        # The active seat's power: given and not used yet, and on its way to somebody.
        self.given: deque[tuple[str, int]] = deque()
        self.struck: list[tuple[str, int]] = []
        self.dealt = 0

    def hear(self, event: Event, turn: int, active: int, word: str) -> None:
        """Something happened after a move with this word."""
        what, seat, card, amount, source, really = event
        if what == events.TURN:
            self.given.clear()
            self.struck = []
            self.dealt = 0
        elif what == events.GAIN and really and card in self.called:
            name = self.state.name(source) or word
            self.rows.append((0, max(turn, 1), seat, self.called[card], name, really))
            if card == self.power and seat == active:
                self.given.append((name, really))
        elif what in (events.SPEND, events.LOSE) and card == self.power and seat == active:
            used = self.used(really)
            if what == events.SPEND:
                self.struck += used
        elif what == events.HIT and really:
            for name, part in self.behind(really):
                self.rows.append((0, max(turn, 1), active, DAMAGE, name, part))

    def used(self, amount: int) -> list[tuple[str, int]]:
        """The cards that gave so much power, the earliest first."""
        found: list[tuple[str, int]] = []
        while amount > 0 and self.given:
            name, there = self.given.popleft()
            part = min(there, amount)
            found.append((name, part))
            amount -= part
            if there > part:
                self.given.appendleft((name, there - part))
        return found

    def behind(self, damage: int) -> list[tuple[str, int]]:
        """The cards behind a blow. One attack may strike several: then it is counted for each of them."""
        total = sum(part for _, part in self.struck)
        if self.dealt + damage > total:
            self.dealt = 0
        found: list[tuple[str, int]] = []
        skip, left = self.dealt, damage
        for name, part in self.struck:
            usable = max(0, part - skip)
            skip = max(0, skip - part)
            share = min(usable, left)
            if share:
                found.append((name, share))
                left -= share
        self.dealt += damage
        if left:
            found.append((ATTACK, left))
        return found

    def frame(self) -> pd.DataFrame:
        """All of it, and at the end of a game the honor that lies in the cards."""
        import pandas as pd

        rows = list(self.rows)
        state = self.state
        rules = state.rules
        if adds_honor(rules):
            for seat in range(state.seats):
                start = state.base[seat] + SEAT
                own = [state.kinds[c] for zone in state.zones[start : start + len(rules.seat_zones)] for c in zone]
                for kind in sorted(set(own)):
                    honor = rules.cards[kind].figures.get("honor", 0) * own.count(kind)
                    if honor:
                        rows.append((0, max(state.turn, 1), seat, IN_CARDS, rules.cards[kind].id, honor))
        frame = pd.DataFrame(rows, columns=["game", "turn", "seat", "what", "card", "amount"])
        numbers = dict.fromkeys(("game", "turn", "seat", "amount"), "int64")
        return frame.astype({**numbers, "what": "category", "card": "category"})
