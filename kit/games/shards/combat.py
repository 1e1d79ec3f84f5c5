"""The attack phase and shields.

Booklet: Shards of Infinity, "attack phase", "attacking players", "shields", questions on shields.
Reads power, hands, sides. Changes health. Asks "attack" and "shield". An eliminated player's cards leave.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core import events
from kit.core.book import spend, waste
from kit.core.effects import Effect
from kit.core.parts import finish
from kit.core.watch import Note
from kit.core.zones import BOX, DECK, HAND, NOBODY, VOID
from kit.games.shards.champions import player_is_open, shield_in_play
from kit.games.shards.numbers import DEALT, HEALTH, INCOMING, INFINITE, MASTERY, POWER, RELICS, has

if TYPE_CHECKING:
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State

SHOWN: Final = 7
"""The mark of a shield that was revealed against this attack."""
MOST: Final = 200
"""The largest share of power that is named in a move; it stands for everything that is left."""


class Pierce(Note):
    """Your attacks ignore shields this turn."""


class Attack(Effect):
    """All power left goes to opponents, split as the attacker likes, one share after another (S18, S53)."""

    __slots__ = ("shares", "shields")

    def __init__(self) -> None:
        super().__init__()
        self.why = "attack"
        self.shares: list[list[Move]] = []
        self.shields = Shields(self)

    def bind(self, rules: Rules) -> None:
        """A move for each opponent and share: `hit p2 5`."""
        rules.enlist(self.shields)
        self.shields.prepare(rules)
        self.shares = [
            [
                rules.move("hit", NOBODY, NOBODY, None, f"p{seat + 1} {share}", share, NOBODY)
                for share in range(1, MOST + 1)
            ]
            for seat in range(rules.most + 1)
        ]
        for seat, moves in enumerate(self.shares):
            for move in moves:
                move.seat = seat

    def targets(self, state: State, me: int) -> list[int]:
        """Whom power may still go to: opponents that can be attacked and have no share yet."""
        return [
            seat
            for seat in state.rules.sides.opponents(state, me)
            if player_is_open(state, seat) and not has(state, seat, INCOMING)
        ]

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Infinite power reaches everybody; with one target left it gets the rest."""
        power = has(state, me, POWER)
        if power <= 0 and it == NOBODY:
            return
        targets = self.targets(state, me) if power > 0 else []
        if power >= INFINITE:
            for seat in targets:
                self.assign(state, me, seat, INFINITE)
            targets = []
        elif len(targets) == 1:
            self.assign(state, me, targets[0], power)
            targets = []
        if not targets:
            self.resolve(state, me)
            return
        options: list[Move] = []
        for seat in targets:
            options += self.shares[seat][:power]
        state.ask(self, me, NOBODY, it, options)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """One share; the rest is asked for again."""
        power = has(state, me, POWER)
        self.assign(state, me, move.seat, power if move.amount == MOST else move.amount)
        # `it` says that something is assigned, though no power may be left.
        state.agenda.append((self, me, NOBODY, 0))

    def assign(self, state: State, me: int, seat: int, share: int) -> None:
        """So much of it goes there."""
        spend(state, me, POWER, min(share, has(state, me, POWER)))
        state.counters[state.purse[seat] + INCOMING] = share

    def resolve(self, state: State, me: int) -> None:
        """All is assigned: those attacked answer clockwise from the attacker (S19, D5)."""
        waste(state, me, POWER)
        opponents = state.rules.sides.opponents(state, me)
        for seat in reversed(opponents):
            if has(state, seat, INCOMING):
                self.defend(state, me, seat)

    def defend(self, state: State, me: int, seat: int) -> None:
        """What lies in play prevents its part; then the one attacked may reveal shields."""
        if not pierces(state, me) and has(state, seat, INCOMING) < INFINITE:
            spot = state.purse[seat] + INCOMING
            state.counters[spot] = max(0, state.counters[spot] - shield_in_play(state, seat))
        state.agenda.append((self.shields, seat, NOBODY, NOBODY))

    def beyond(self, state: State, me: int, seat: int, excess: int) -> None:
        """A player fell to more damage than it took; here the rest is lost."""


class Shields(Effect):
    """The attacked seat reveals shields from hand, one at a time, until it is done (S19, S54, S68).

    A revealed shield stays in hand; a mark remembers that it was shown against this attack.
    """

    __slots__ = ("attack", "done", "moves", "shields")
    done: Move

    def __init__(self, attack: Attack) -> None:
        super().__init__()
        self.why = "shield"
        self.attack = attack
        self.moves: list[Move] = []
        # What a kind prevents; -1 means as much as its owner has mastery.
        self.shields: list[int] = []

    def prepare(self, rules: Rules) -> None:
        """Moves and values by kind."""
        self.moves = rules.moves_of("reveal", HAND)
        self.shields = [-1 if "shield" in card.scaled else card.figures.get("shield", 0) for card in rules.cards]
        self.done = rules.move("done", NOBODY, NOBODY)

    def worth(self, state: State, me: int, kind: int) -> int:
        """What a card of this kind prevents for this seat now."""
        value = self.shields[kind]
        return has(state, me, MASTERY) if value < 0 else value

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Ask while there is damage left and a shield not shown; then the damage is dealt."""
        options: list[Move] = []
        if 0 < has(state, me, INCOMING) < INFINITE and not pierces(state, state.active):
            kinds = state.kinds
            for card in state.zones[state.base[me] + HAND]:
                kind = kinds[card]
                if self.shields[kind] and self.worth(state, me, kind) and card * 8 + SHOWN not in state.used:
                    if self.moves[kind] not in options:
                        options.append(self.moves[kind])
        if options:
            options.append(self.done)
            state.ask(self, me, source, it, options)
        else:
            self.strike(state, me)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """One more shield, or the blow."""
        if move is self.done:
            self.strike(state, me)
            return
        for card in state.zone(me, HAND):
            if state.kinds[card] == move.kind and card * 8 + SHOWN not in state.used:
                state.used.append(card * 8 + SHOWN)
                state.reveals += 1
                if state.log is not None:
                    spot = state.base[me] + HAND
                    state.log.append((events.REVEAL, me, card, 1, spot, spot))
                break
        spot = state.purse[me] + INCOMING
        state.counters[spot] = max(0, state.counters[spot] - self.worth(state, me, move.kind))
        state.agenda.append((self, me, source, it))

    def strike(self, state: State, me: int) -> None:
        """What was not prevented is lost from health (S20); at 0 a player is eliminated (S21)."""
        hit = has(state, me, INCOMING)
        state.counters[state.purse[me] + INCOMING] = 0
        attacker = state.active
        before = has(state, me, HEALTH)
        state.counters[state.purse[me] + HEALTH] = max(0, before - hit)
        if state.log is not None:
            state.log.append((events.HIT, me, NOBODY, hit, NOBODY, min(hit, before)))
        dealt = state.purse[attacker] + DEALT
        state.counters[dealt] = max(state.counters[dealt], hit)
        if before > 0 and hit >= before:
            eliminate(state, me)
            if not state.over:
                # Infinite power has no end: what is left of it is still infinite (D9).
                self.attack.beyond(state, attacker, me, hit if hit >= INFINITE else hit - before)


def pierces(state: State, attacker: int) -> bool:
    """Do this seat's attacks ignore shields this turn?"""
    for note, seat, _ in state.notes:
        if seat == attacker and isinstance(note, Pierce):
            return True
    return False


def eliminate(state: State, seat: int) -> None:
    """Out of the game, with all cards (D11); the last one standing has won, at once (S61).

    Relics not recruited go back to the box, unseen; all else was bought in the open and is banished.
    """
    if state.log is not None:
        state.log.append((events.OUT, seat, NOBODY, 0, NOBODY, NOBODY))
    for place in range(DECK, DECK + len(state.rules.seat_zones)):
        for card in list(state.zones[state.base[seat] + place]):
            kind = state.rules.cards[state.kinds[card]]
            state.shift(seat, card, place, BOX if place == RELICS or kind.aside else VOID)
    state.played[seat].clear()
    if state.rules.finish.reached(state):
        finish(state)
