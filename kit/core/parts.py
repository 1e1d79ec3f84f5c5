"""The parts a game is composed of: sides, set-up steps, turn order, sources of resources, the end.

Each is a small class with the plain behaviour; games and variants replace the ones they need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core import events
from kit.core.book import left_over
from kit.core.dice import pick, roll, shuffle
from kit.core.effects import Effect
from kit.core.watch import ENDS
from kit.core.zones import BOX, CENTRE, DECK, DISCARD, HAND, NOBODY, PILES, PLAYED, STAYS

if TYPE_CHECKING:
    from kit.core.rules import Rules
    from kit.core.state import State

LONGEST: Final = 4000
"""Turns after which a game is ended as it stands: players who have banished their whole decks could not end it."""


class Sides:
    """Who is against whom: everyone for themselves."""

    def opponents(self, state: State, me: int) -> list[int]:
        """The seats against this one, clockwise from its left."""
        return [(me + step) % state.seats for step in range(1, state.seats)]

    def rivals(self, state: State, me: int) -> list[int]:
        """The seats whose honor is compared with this one's: as a rule, its opponents."""
        return self.opponents(state, me)

    def heroes(self, state: State) -> list[int]:
        """The seats that have a hero, where a game has heroes: all of them, also automatic ones."""
        return list(range(state.seats))

    def players(self, state: State) -> list[int]:
        """The seats that have a deck and make decisions: all but automatic ones."""
        return list(range(state.seats - len(state.rules.automata)))


class Source:
    """Where a resource comes from, if not from nowhere (the honor pool, a dial with an end)."""

    def gain(self, state: State, me: int, counter: int, amount: int) -> None:
        """A seat takes some of it."""
        state.counters[state.purse[me] + counter] += amount


class Capped(Source):
    """A dial that stops at its highest figure."""

    def __init__(self, most: int) -> None:
        self.most = most

    def gain(self, state: State, me: int, counter: int, amount: int) -> None:
        """Turn it up as far as it goes."""
        spot = state.purse[me] + counter
        state.counters[spot] = min(self.most, state.counters[spot] + amount)


class Setup(Effect):
    """A step of the set-up. It may ask, like any other effect."""


def finish(state: State) -> None:
    """The game is over."""
    state.over = True
    state.winners = state.rules.finish.winners(state)
    if state.log is not None:
        state.log.append((events.OVER, NOBODY, NOBODY, 0, NOBODY, NOBODY))


class Turns:
    """Whose turn is next: clockwise, extra turns first, until the end."""

    def next(self, state: State) -> None:
        """Begin the next turn, or end the game."""
        if state.turn == 0:
            seat = state.first
        elif state.extra and state.turn < LONGEST:
            state.extra -= 1
            seat = state.active
        elif state.rules.finish.reached(state):
            finish(state)
            return
        else:
            seat = self.after(state)
        self.start(state, seat)

    def after(self, state: State) -> int:
        """The seat on the left."""
        return (state.active + 1) % state.seats

    def role(self, state: State, seat: int) -> str:
        """Which turn this seat takes: a player's, or that of an automatic opponent."""
        return "player"

    def start(self, state: State, seat: int) -> None:
        """Put the phases of the turn on the agenda, the first one on top."""
        state.active = seat
        state.turn += 1
        if state.book is not None:
            state.book.active = seat
        if state.log is not None:
            state.log.append((events.TURN, seat, NOBODY, state.turn, NOBODY, NOBODY))
        rules = state.rules
        # Only where somebody's turn is of another kind does it matter whose it is.
        state.agenda += (rules.usual or rules.agendas[self.role(state, seat)])[seat]


class CleanUp(Effect):
    """End of turn: what was played and what is left in hand is discarded, then a new hand is drawn.

    Before that, cards in play that wait for the end of the turn are told; `it` is 0 once they have been.
    """

    __slots__ = ("hand", "more", "waits")

    def __init__(self, hand: int, more: int = NOBODY) -> None:
        super().__init__()
        self.hand = hand
        # A counter of cards to draw beyond that.
        self.more = more
        self.waits = False

    def bind(self, rules: Rules) -> None:
        """Does any card wait for the end of a turn?"""
        self.waits = bool(rules.listening[ENDS])

    def told(self, state: State, me: int, source: int) -> bool:
        """Tell them. If one of them has something to do, the clean-up comes after it."""
        heard = state.rules.triggers[ENDS]
        mark = len(state.agenda)
        for card in state.zones[state.base[me] + STAYS]:
            trigger = heard[state.kinds[card]]
            if trigger is not None:
                trigger.hear(state, me, card, NOBODY)
        if len(state.agenda) == mark:
            return False
        state.agenda.insert(mark, (self, me, source, 0))
        return True

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Unspent resources are lost and notes of the turn end."""
        zones = state.zones
        base = state.base[me]
        if self.waits and it < 0 and zones[base + STAYS] and self.told(state, me, source):
            return
        played = zones[base + PLAYED]
        hand = zones[base + HAND]
        discard = zones[base + DISCARD]
        log = state.log
        if log is not None:
            for card in played:
                log.append((events.MOVE, me, card, 1, base + PLAYED, base + DISCARD))
            for card in hand:
                log.append((events.MOVE, me, card, 1, base + HAND, base + DISCARD))
        if played:
            discard += played
            played.clear()
        # Also cards that stay in play, or have gone elsewhere.
        if state.played[me]:
            state.played[me].clear()
        if hand:
            discard += hand
            hand.clear()
        if state.used:
            state.used.clear()
        if state.notes:
            state.notes = []
        counters = state.counters
        purse = state.purse[me]
        if state.book is not None or log is not None:
            left_over(state, me)
        draw = self.hand if self.more < 0 else self.hand + counters[purse + self.more]
        for counter in state.rules.per_turn:
            counters[purse + counter] = 0
        deck = zones[base + DECK]
        if 0 < draw <= len(deck) and log is None:
            # As `draw` does it where there is nothing to shuffle: the end of most turns.
            hand += deck[-draw:]
            del deck[-draw:]
            hand.sort()
            state.reveals += 1
        else:
            state.draw(me, draw)


class Finish:
    """When the game ends and who has won."""

    def reached(self, state: State) -> bool:
        """Is the game over now that this turn has ended?"""
        return False

    def scores(self, state: State) -> list[int]:
        """What each seat has."""
        return [0] * state.seats

    def winners(self, state: State) -> tuple[int, ...]:
        """The seats that have won."""
        return ()


class MakeCards(Setup):
    """Put all cards of the boxes where they start: decks, piles and the centre deck, shuffled."""

    __slots__ = ("laid",)

    def __init__(self) -> None:
        super().__init__()
        # The same for every game with so many seats, so it is worked out once.
        self.laid: dict[int, tuple[list[int], list[list[int]]]] = {}

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Every game has the same cards; only the shuffle differs."""
        if state.seats not in self.laid:
            self.laid[state.seats] = self.lay(state)
        kinds, zones = self.laid[state.seats]
        state.kinds = kinds
        state.zones = [zone[:] for zone in zones]
        state.dice[0] = shuffle(state.zones[CENTRE], state.dice[0])
        for seat in range(state.seats):
            deck = state.zones[state.base[seat] + DECK]
            state.dice[seat + 1] = shuffle(deck, state.dice[seat + 1])

    def lay(self, state: State) -> tuple[list[int], list[list[int]]]:
        """Cards of a kind are numbered in a row, so that sorted hands keep them together."""
        kinds: list[int] = []
        zones: list[list[int]] = [[] for _ in state.zones]
        for card in state.rules.cards:
            spots = [CENTRE]
            if card.starter:
                spots = [state.base[seat] + DECK for seat in state.rules.sides.players(state)]
            elif card.pile:
                spots = [PILES + state.rules.pile_kinds.index(card.kind)]
            elif card.relic or card.aside:
                spots = [BOX]
            for spot in spots:
                for _ in range(1 if card.relic else card.starter or card.pile or card.aside or card.copies):
                    zones[spot].append(len(kinds))
                    kinds.append(card.kind)
        return kinds, zones


class FirstPlayer(Setup):
    """Draw the first player at random."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """From a stream of its own, the last one."""
        x = roll(state.dice[-1])
        state.dice[-1] = x
        state.first = pick(x, state.seats)


class LayRow(Setup):
    """Lay out the row."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """From the centre deck outward."""
        state.rules.row.lay_out(state)


class FirstHands(Setup):
    """Everyone draws a first hand."""

    __slots__ = ("hand",)

    def __init__(self, hand: int) -> None:
        super().__init__()
        self.hand = hand

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Each from their own deck."""
        for seat in range(state.seats):
            state.draw(seat, self.hand)
