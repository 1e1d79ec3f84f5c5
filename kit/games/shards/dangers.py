"""What bosses and shadow champions do to the players beyond damage: the words of their cards.

Booklet: Shadow of Salvation, the attack cards and ambushes; the pages of the bosses. Traps, hack tokens, poison
seeds, cards of the row turned face down, cards that change hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core import events
from kit.core.cards import Condition
from kit.core.effects import Effect
from kit.core.zones import BLIND, CENTRE, DECK, DISCARD, HAND, NOBODY, STAYS
from kit.games.shards.boss import boss, number, random_of
from kit.games.shards.fate import discard
from kit.games.shards.numbers import (
    ATTACKS,
    HAVOC,
    MASTERY,
    alive,
)
from kit.games.shards.shadow import store
from kit.games.shards.wounds import Defence

if TYPE_CHECKING:
    from kit.core.cards import Amount
    from kit.core.moves import Move
    from kit.core.state import State


# ---------------------------------------------------------------------- hands and decks


class DiscardAtRandom(Effect):
    """Discard cards at random: so many, or as many as something counts."""

    __slots__ = ("amount", "count")

    def __init__(self, count: int, amount: Amount | None) -> None:
        super().__init__()
        self.count = count
        self.amount = amount

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """As far as the hand goes."""
        count = self.count if self.amount is None else self.amount.count(state, me, source, it)
        for _ in range(count):
            hand = state.zone(me, HAND)
            if hand:
                state.shift(me, random_of(state, hand), HAND, DISCARD)


class DiscardHand(Effect):
    """Discard your hand."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Every card."""
        for card in list(state.zone(me, HAND)):
            state.shift(me, card, HAND, DISCARD)


class Reshuffle(Effect):
    """Shuffle your discard pile into your deck."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Together with what is left of the deck."""
        state.reshuffle(me)


class BanishTop(Effect):
    """Banish the top cards of your deck."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """As many as there are; an empty deck is made of the discard pile first."""
        for _ in range(self.count):
            deck = state.zone(me, DECK)
            if not deck and not state.reshuffle(me):
                return
            state.reveals += 1
            state.banish(me, deck[-1], DECK)


class DrawFromRight(Effect):
    """Each player draws the top card of the deck of the player on the right, for the rest of the battle."""

    __slots__ = ("after",)

    def __init__(self, after: Effect) -> None:
        super().__init__()
        # What was drawn may be poisoned.
        self.after = after

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """All at once: first every deck gives its top card, then every hand takes one."""
        players = sorted(state.rules.sides.players(state))
        given: list[int] = []
        for seat in players:
            deck = state.zone(seat, DECK)
            given.append(deck.pop() if deck or state.reshuffle(seat) else NOBODY)
        state.reveals += 1
        for index, seat in enumerate(players):
            # Seats go clockwise, so the one before sits on the right.
            giver, card = players[index - 1], given[index - 1]
            if card == NOBODY:
                continue
            hand = state.zone(seat, HAND)
            hand.append(card)
            hand.sort()
            if giver != seat:
                state.mixed = [*state.mixed, giver + BLIND, seat]
                if state.book is not None:
                    state.book.take(state.turn, seat, seat, card, events.MOVE, state.base[giver] + DECK)
            if state.log is not None:
                spots = (state.base[giver] + DECK, state.base[seat] + HAND)
                state.log.append((events.MOVE, seat, card, 1, *spots))
            state.agenda.append((self.after, seat, NOBODY, NOBODY))


class RecruitTop(Effect):
    """Recruit the top cards of the centre deck."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """As many as there are."""
        for _ in range(self.count):
            if state.zones[CENTRE]:
                state.reveals += 1
                state.acquire(me, state.zones[CENTRE][-1], CENTRE, DISCARD)


class DestroyDearestEnemy(Effect):
    """Destroy the champion of the highest cost among all enemies; on a tie the first of them chooses."""

    __slots__ = ("moves",)

    def __init__(self, moves: list[list[Move]]) -> None:
        super().__init__()
        self.why = "perish"
        self.moves = moves

    def options(self, state: State, me: int) -> list[Move]:
        """Those no other is dearer than."""
        cards = state.rules.cards
        found = [
            (cards[state.kinds[card]].cost, self.moves[seat][state.kinds[card]])
            for seat in state.rules.sides.opponents(state, me)
            for card in state.zones[state.base[seat] + STAYS]
        ]
        most = max((cost for cost, _ in found), default=0)
        return list(dict.fromkeys(move for cost, move in found if cost == most))

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """The boss does not choose; players do (S166)."""
        options = self.options(state, me)
        if options:
            chooser = state.rules.sides.opponents(state, me)[0] if state.rules.boss else me
            state.ask(self, chooser, source, it, options)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """To its owner's discard pile."""
        for card in state.zones[state.base[move.seat] + STAYS]:
            if state.kinds[card] == move.kind:
                state.rules.fallen(state, move.seat, card)
                return


# ---------------------------------------------------------------------- cards that carry others


class PutBeneath(Effect):
    """Put the top card of the centre deck under this."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Open for all to see: its cost is this one's power."""
        place = store(state, source)
        if state.zones[CENTRE] and not state.zones[place]:
            state.reveals += 1
            state.shift(NOBODY, state.zones[CENTRE][-1], CENTRE, place)


class GiveBeneath(Effect):
    """Choose a player, who recruits the card under this."""

    __slots__ = ("moves",)

    def __init__(self, moves: list[Move]) -> None:
        super().__init__()
        self.why = "gift"
        self.moves = moves

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Whoever destroyed it asks the team; where it was summoned, its owner chooses."""
        if state.zones[store(state, source)]:
            living = [seat for seat in state.rules.sides.players(state) if alive(state, seat)]
            order = [me, *(seat for seat in living if seat != me)] if me in living else living
            state.ask(self, order[0], source, it, [self.moves[seat] for seat in order])

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """It is theirs."""
        place = store(state, source)
        deeds = state.rules.deeds
        if deeds != NOBODY and move.seat != state.active:
            state.counters[state.purse[move.seat] + deeds] += 1
        state.acquire(move.seat, state.zones[place][-1], place, DISCARD)


# ---------------------------------------------------------------------- traps


class Disarm(Effect):
    """Discard this attack."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Only while it lies there."""
        discard(state, source)


class DetonateAll(Effect):
    """Every trap in front of a player detonates, the leader's first."""

    __slots__ = ("one",)

    def __init__(self, defence: Defence) -> None:
        super().__init__()
        self.one = Detonate(defence)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Those in front of a fallen player too."""
        count = state.seats - 1
        for step in reversed(range(count)):
            seat = (state.first + step) % count
            for card in reversed(state.zones[state.base[seat] + ATTACKS]):
                if "detonate" in state.rules.cards[state.kinds[card]].slots:
                    state.agenda.append((self.one, seat, card, NOBODY))


class Detonate(Effect):
    """One trap: damage to whom it lies in front of, then its own line, which may replace the damage."""

    __slots__ = ("defence",)

    def __init__(self, defence: Defence) -> None:
        super().__init__()
        self.defence = defence

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Damage first, so it goes on the agenda last."""
        if source not in state.zones[state.base[me] + ATTACKS]:
            return
        discard(state, source)
        kind = state.rules.cards[state.kinds[source]]
        relish = number(state, "relish")
        if relish:
            state.gain(boss(state), MASTERY, relish)
        state.agenda.append((kind.slots["detonate"], me, source, NOBODY))
        if "replaces" not in kind.flags:
            self.defence.strike(state, me, number(state, "detonation"))


class InHavoc(Condition):
    """Is the boss in havoc mode?"""

    def holds(self, state: State, me: int, source: int, it: int) -> bool:
        """For the rest of the battle, once it is."""
        return state.counters[HAVOC] != 0


class APlayer(Effect):
    """`who: a_player`: the team chooses somebody who can do it; the leader speaks for it."""

    __slots__ = ("moves", "what")

    def __init__(self, moves: list[Move], what: Effect) -> None:
        super().__init__()
        self.why = "player"
        self.moves = moves
        self.what = what

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Nothing happens if nobody can."""
        players = state.rules.sides.players(state)
        options = [self.moves[seat] for seat in players if self.what.able(state, seat, source)]
        if options:
            state.ask(self, players[0], source, it, options)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """That one does it."""
        state.agenda.append((self.what, move.seat, source, it))
