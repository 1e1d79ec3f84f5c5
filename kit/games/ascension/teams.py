"""Teams of two: partners sit opposite, are spared, may be given cards, and win together.

Booklet: Return of the Fallen, "team rules" (B50–B54, G9, G18).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core import events
from kit.core.book import spend
from kit.core.parts import Sides
from kit.core.row import offer_twin
from kit.core.verbs import Verb
from kit.core.watch import acquired
from kit.core.zones import DISCARD, PILES, ROW
from kit.games.ascension.rules import MostHonor
from kit.games.ascension.verbs import Market

if TYPE_CHECKING:
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State

LEAST: Final = 4
GIFT: Final = 1
"""Runes a card costs more when it is acquired for the team-mate."""


def teams(rules: Rules) -> Rules:
    """Four or six players, as far as the boxes have cards for them."""
    if rules.automata:
        raise ValueError("Solo and teams do not go together: one is for a single player, the other for 4 or 6.")
    if rules.most < LEAST:
        raise ValueError(
            f"Teams need 4 or 6 players, and the set {', '.join(rules.sets)} is for {rules.most}; add the set 'base'."
        )
    if rules.most > LEAST:
        rules.refused = {5: "Teams are of two, so 4 or 6 can play, not 5."}
    market = next(verb for verb in rules.verbs if isinstance(verb, Market))
    rules.replacing(seats=(LEAST, rules.most), sides=Opposite(), finish=BestTeam())
    return rules.adding(verbs={"main": [Gift(market)]})


def mate(seats: int, me: int) -> int:
    """Who sits opposite (B51)."""
    return (me + seats // 2) % seats


class Opposite(Sides):
    """Everyone is against you but the one who sits opposite (B51, B52)."""

    def opponents(self, state: State, me: int) -> list[int]:
        """Clockwise, without the team-mate."""
        partner = mate(state.seats, me)
        return [seat for seat in super().opponents(state, me) if seat != partner]


class Gift(Verb):
    """Acquire a card for your team-mate: one rune more, to their discard pile (B53, G9).

    Of the row and the piles, where cards are bought; what an effect acquires is for whoever carries it out.
    """

    __slots__ = ("market", "moves")

    def __init__(self, market: Market) -> None:
        super().__init__("acquire")
        self.market = market
        self.moves: list[list[Move]] = []

    def bind(self, rules: Rules) -> None:
        """One move for each kind and each seat that may receive it."""
        self.moves = []
        for seat in range(rules.most):
            row: list[Move] = []
            for card in rules.cards:
                move = rules.move(self.word, card.kind, ROW, self, f"for p{seat + 1}", GIFT)
                move.seat = seat
                row.append(move)
            self.moves.append(row)

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """Whatever the runes are enough for with one left over."""
        market = self.market
        left = state.counters[state.purse[me] + market.counter] - GIFT
        if left < 0:
            return
        moves = self.moves[mate(state.seats, me)]
        zones = state.zones
        shown = list(zones[ROW])
        shown += [zones[place][-1] for place in market.piles if zones[place]]
        start = len(options)
        for card in shown:
            kind = state.kinds[card]
            if market.price(state, me, kind) <= left:
                if moves[kind] not in options[start:]:
                    options.append(moves[kind])
                else:
                    offer_twin(state.rules, moves[kind], options)

    def do(self, state: State, me: int, move: Move) -> None:
        """You acquire it, so it is your deed and your discount; it lies with your team-mate."""
        kind = move.kind
        self.market.pay(state, me, kind)
        spend(state, me, self.market.counter, GIFT)
        place = state.rules.stalls[kind]
        zone = state.zones[place]
        card = state.named(zone, move)
        spot = state.base[move.seat] + DISCARD
        state.zones[spot].append(card)
        if state.book is not None:
            state.book.take(state.turn, move.seat, me, card, events.ACQUIRE, place)
        if state.log is not None:
            state.log.append((events.ACQUIRE, me, card, 1, place, spot))
        if place < PILES:
            state.rules.row.fill(state, zone.index(card))
        else:
            zone.remove(card)
        acquired(state, me, card)


class BestTeam(MostHonor):
    """The honor of both is added; a tie goes to the team with the latest seat (B54, G18)."""

    def winners(self, state: State) -> tuple[int, ...]:
        """Both of them."""
        scores = self.scores(state)
        seats = state.seats
        best: tuple[int, ...] = ()
        most = -1
        # In the order of play, so that of equals the team of the latest seat is found last.
        for step in range(seats):
            seat = (state.first + step) % seats
            partner = mate(seats, seat)
            total = scores[seat] + scores[partner]
            if total >= most:
                most = total
                best = (min(seat, partner), max(seat, partner))
        return best
