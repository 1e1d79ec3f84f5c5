"""The parts a game is composed of: sides, set-up steps, turn order, sources of resources, the end.

Each is a small class with the plain behaviour; games and variants replace the ones they need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core import events
from kit.core.dice import pick, roll, shuffle
from kit.core.effects import Effect
from kit.core.zones import DECK, DISCARD, HAND, NOBODY, PILES, PLAYED

if TYPE_CHECKING:
    from kit.core.state import State


class Sides:
    """Who is against whom: everyone for themselves."""

    def opponents(self, state: State, me: int) -> list[int]:
        """The seats against this one, clockwise from its left."""
        return [(me + step) % state.seats for step in range(1, state.seats)]

    def rivals(self, state: State, me: int) -> list[int]:
        """The seats whose honor is compared with this one's: as a rule, its opponents."""
        return self.opponents(state, me)

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


class Turns:
    """Whose turn is next: clockwise, extra turns first, until the end."""

    def next(self, state: State) -> None:
        """Begin the next turn, or end the game."""
        rules = state.rules
        if state.turn == 0:
            seat = state.first
        elif state.extra:
            state.extra -= 1
            seat = state.active
        elif rules.finish.reached(state):
            state.over = True
            state.winners = rules.finish.winners(state)
            if state.log is not None:
                state.log.append((events.OVER, NOBODY, NOBODY, 0, NOBODY, NOBODY))
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
        if state.log is not None:
            state.log.append((events.TURN, seat, NOBODY, state.turn, NOBODY, NOBODY))
        for phase in state.rules.agendas[self.role(state, seat)]:
            state.agenda.append((phase, seat, NOBODY, NOBODY))


class CleanUp(Effect):
    """End of turn: what was played and what is left in hand is discarded, then a new hand is drawn."""

    __slots__ = ("hand",)

    def __init__(self, hand: int) -> None:
        super().__init__()
        self.hand = hand

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Unspent resources are lost and notes of the turn end."""
        zones = state.zones
        base = state.base[me]
        played = zones[base + PLAYED]
        hand = zones[base + HAND]
        discard = zones[base + DISCARD]
        discard += played
        discard += hand
        if state.log is not None:
            for card in played:
                state.log.append((events.MOVE, me, card, 1, base + PLAYED, base + DISCARD))
            for card in hand:
                state.log.append((events.MOVE, me, card, 1, base + HAND, base + DISCARD))
        played.clear()
        hand.clear()
        state.played[me].clear()
        state.used.clear()
        if state.notes:
            state.notes = []
        purse = state.purse[me]
        for counter in state.rules.per_turn:
            state.counters[purse + counter] = 0
        state.draw(me, self.hand)


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

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Cards of a kind are numbered in a row, so that sorted hands keep them together."""
        kinds: list[int] = []
        zones = state.zones
        for card in state.rules.cards:
            if card.starter:
                for seat in state.rules.sides.players(state):
                    for _ in range(card.starter):
                        zones[state.base[seat] + DECK].append(len(kinds))
                        kinds.append(card.kind)
            elif card.pile:
                place = PILES + state.rules.pile_kinds.index(card.kind)
                for _ in range(card.pile):
                    zones[place].append(len(kinds))
                    kinds.append(card.kind)
            else:
                for _ in range(card.copies):
                    zones[0].append(len(kinds))
                    kinds.append(card.kind)
        state.kinds = kinds
        state.dice[0] = shuffle(zones[0], state.dice[0])
        for seat in range(state.seats):
            state.dice[seat + 1] = shuffle(zones[state.base[seat] + DECK], state.dice[seat + 1])


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
