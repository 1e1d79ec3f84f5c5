"""Shadow champions: their power, how they attack, how players defeat them.

Booklet: Shadow of Salvation, "boss turn" (S132–S138), "defeating shadow champions" (S146–S148), questions
(S165–S167). In a battle they lie in front of a player, in `shadow`, and belong to the boss; where they are
summoned they lie among the champions of whoever did it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core import events
from kit.core.cards import Amount, Condition
from kit.core.effects import Effect
from kit.core.verbs import Verb
from kit.core.zones import NOBODY, STAYS
from kit.games.shards.boss import boss, number
from kit.games.shards.champions import (
    CARRIES,
    DOUBLED,
    EVERYWHERE,
    SHADOW_TYPE,
    STRONGER,
    champion_is_open,
    health_of,
    player_is_open,
    sheltered,
)
from kit.games.shards.numbers import (
    BENEATH,
    FATE_DISCARD,
    INCOMING,
    INFINITE,
    MASTERY,
    POWER,
    SHADOW,
    alive,
    has,
)

if TYPE_CHECKING:
    from kit.core.cards import Filter
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State
    from kit.games.shards.wounds import Defence

PUT: Final = 6
"""The mark of power or gems put on a card together, one for each point; gone at the end of the turn."""
EXPERIENCE: Final = 2
STORES: Final = 2
"""So many copies of a card that carries another there can be."""


def lying(state: State) -> int:
    """Where shadow champions lie in this game."""
    return SHADOW if state.rules.boss else STAYS


def shadows(state: State, seat: int) -> list[int]:
    """The shadow champions in front of a seat."""
    cards = state.rules.cards
    return [c for c in state.zones[state.base[seat] + lying(state)] if cards[state.kinds[c]].type == SHADOW_TYPE]


def store(state: State, card: int) -> int:
    """The place of the card under this one: each copy has its own."""
    return BENEATH + min(card - state.kinds.index(state.kinds[card]), STORES - 1)


def power_of(state: State, owner: int, card: int) -> int:
    """What it deals now: its figure, what its own lines and the boss add, doubled where it says so (S167)."""
    kind = state.rules.cards[state.kinds[card]]
    power = kind.figures.get("power", 0)
    double = False
    for static in kind.statics:
        if static.what == STRONGER and static.holds(state, owner, card):
            power += static.amount
        elif static.what == DOUBLED and static.holds(state, owner, card):
            double = True
        elif static.what == CARRIES:
            power += sum(state.rules.cards[state.kinds[c]].cost for c in state.zones[store(state, card)])
    if state.rules.boss:
        power += number(state, "command")
    return 2 * power if double else power


def attacks_all(state: State, owner: int, card: int) -> bool:
    """Does it attack every player?"""
    for static in state.rules.cards[state.kinds[card]].statics:
        if static.what == EVERYWHERE and static.holds(state, owner, card):
            return True
    return False


class InPlay(Condition):
    """So many shadow champions of a sort are in play, in front of whomever."""

    __slots__ = ("least", "other", "which")

    def __init__(self, which: Filter, other: bool, least: int) -> None:
        self.which = which
        self.other = other
        self.least = least

    def holds(self, state: State, me: int, source: int, it: int) -> bool:
        """Count them, without this one where another is asked for."""
        return counted(state, self.which, source if self.other else NOBODY) >= self.least


class HowManyInPlay(Amount):
    """How many shadow champions of a sort are in play, in front of whomever."""

    __slots__ = ("other", "which")

    def __init__(self, which: Filter, other: bool) -> None:
        self.which = which
        self.other = other

    def count(self, state: State, me: int, source: int, it: int) -> int:
        """Without this one where others are asked for."""
        return counted(state, self.which, source if self.other else NOBODY)


def counted(state: State, which: Filter, without: int) -> int:
    """Shadow champions of a sort in front of all seats together."""
    found = 0
    for seat in range(state.seats):
        for card in shadows(state, seat):
            found += card != without and which.strict[state.kinds[card]] != 0
    return found


# ---------------------------------------------------------------------- their attack


class ShadowAttack(Effect):
    """After the fate cards: the champions in front of each player attack together, the leader's first (S135)."""

    __slots__ = ("onslaught",)

    def __init__(self, defence: Defence) -> None:
        super().__init__()
        self.onslaught = Onslaught(defence)

    def bind(self, rules: Rules) -> None:
        """One onslaught after another, each a task of its own."""
        rules.enlist(self.onslaught)
        self.onslaught.bind(rules)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Those in front of a fallen player attack nobody (D16)."""
        for seat in reversed(state.rules.sides.players(state)):
            state.agenda.append((self.onslaught, seat, NOBODY, NOBODY))


class Onslaught(Effect):
    """First your champions, the healthiest that can be destroyed, then you (S136–S138).

    While it lasts the power left stands in `INCOMING`; `it` is 0 once it has been added up.
    """

    __slots__ = ("defence", "moves")

    def __init__(self, defence: Defence) -> None:
        super().__init__()
        self.why = "perish"
        self.defence = defence
        self.moves: list[Move] = []

    def bind(self, rules: Rules) -> None:
        """Of equally healthy champions their owner chooses (S166)."""
        self.moves = rules.moves_of("destroy", STAYS)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Add up, then champion after champion."""
        spot = state.purse[me] + INCOMING
        if it == NOBODY:
            state.counters[spot] = self.power(state, me) if alive(state, me) else 0
            if state.counters[spot]:
                state.agenda.append((self, me, source, 0))
            return
        power = state.counters[spot]
        options: list[Move] = []
        best = 0
        for card in state.zones[state.base[me] + STAYS]:
            health = health_of(state, me, card)
            move = self.moves[state.kinds[card]]
            if not best <= health <= power or health <= 0 or not champion_is_open(state, boss(state), me, card):
                continue
            if health > best:
                best, options = health, []
            if move not in options:
                options.append(move)
        if options:
            state.ask(self, me, source, it, options)
            return
        state.counters[spot] = 0
        if player_is_open(state, me):
            self.defence.strike(state, me, power)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """It falls, and the rest goes on."""
        for card in state.zones[state.base[me] + STAYS]:
            if state.kinds[card] == move.kind and champion_is_open(state, boss(state), me, card):
                state.counters[state.purse[me] + INCOMING] -= health_of(state, me, card)
                state.rules.fallen(state, me, card)
                break
        state.agenda.append((self, me, source, 0))

    def power(self, state: State, me: int) -> int:
        """All in front of this player, and those elsewhere that attack everybody."""
        owner = boss(state)
        total = 0
        for seat in range(state.seats - 1):
            for card in shadows(state, seat):
                if seat == me or attacks_all(state, owner, card):
                    total += power_of(state, owner, card)
        return total


# ---------------------------------------------------------------------- defeating them


def need(state: State, card: int) -> int:
    """How much power it still takes: its health, less what was put on it this turn."""
    health = state.rules.cards[state.kinds[card]].figures.get("health", 0)
    return health - state.used.count(card * 8 + PUT)


def defeat(state: State, by: int, seat: int, card: int) -> None:
    """To the fate discard pile; the player it lay in front of learns from it (S146, S147)."""
    state.zones[state.base[seat] + SHADOW].remove(card)
    state.zones[FATE_DISCARD].append(card)
    state.used = [mark for mark in state.used if mark // 8 != card]
    if state.book is not None:
        state.book.take(state.turn, by, by, card, events.DEFEAT, state.base[seat] + SHADOW)
    if state.log is not None:
        state.log.append((events.DEFEAT, by, card, 1, state.base[seat] + SHADOW, FATE_DISCARD))
    last = state.rules.cards[state.kinds[card]].slots.get("fallen")
    if last is not None:
        state.agenda.append((last, by, card, NOBODY))
    if alive(state, seat):
        state.gain(seat, MASTERY, EXPERIENCE)


class StrikeShadow(Verb):
    """Spend power on a shadow champion: all it takes, or all one has, for others to add to (S146, D2)."""

    __slots__ = ("parts", "whole")

    def __init__(self) -> None:
        super().__init__("destroy")
        self.whole: list[list[Move]] = []
        self.parts: list[list[Move]] = []

    def bind(self, rules: Rules) -> None:
        """Two moves for each kind and player: `destroy fragmenta p2`, `wound fragmenta p2`."""
        self.whole = rules.moves_by_seat("destroy", SHADOW, self)
        self.parts = rules.moves_by_seat("wound", SHADOW, self)

    def offer(self, state: State, me: int, options: list[Move]) -> None:
        """In front of anybody, also of a fallen player."""
        power = state.counters[state.purse[me] + POWER]
        if power <= 0:
            return
        helpers = [s for s in state.rules.sides.players(state) if s != me]
        for seat in range(state.seats - 1):
            for card in state.zones[state.base[seat] + SHADOW]:
                moves = self.whole if need(state, card) <= power else self.parts
                move = moves[seat][state.kinds[card]]
                if move in options or (moves is self.parts and not helpers):
                    continue
                if not sheltered(state, boss(state), card, SHADOW):
                    options.append(move)

    def do(self, state: State, me: int, move: Move) -> None:
        """Of two alike the one that needs least; it is the same to everybody."""
        found = [c for c in state.zones[state.base[move.seat] + SHADOW] if state.kinds[c] == move.kind]
        card = min(found, key=lambda c: need(state, c))
        if move is self.whole[move.seat][move.kind]:
            state.lose(me, POWER, need(state, card))
            defeat(state, me, move.seat, card)
            return
        # Several of a kind: one that this does not defeat.
        card = min((c for c in found if need(state, c) > has(state, me, POWER)), key=lambda c: need(state, c))
        power = has(state, me, POWER)
        state.used += [card * 8 + PUT] * power
        state.lose(me, POWER, power)


class DestroyShadow(Effect):
    """Destroy a shadow champion, or an enemy champion where the boss does it (S165)."""

    __slots__ = ("all", "moves")

    def __init__(self, moves: list[list[Move]], every: bool) -> None:
        super().__init__()
        self.why = "destroy"
        self.moves = moves
        self.all = every

    def targets(self, state: State) -> list[tuple[int, int]]:
        """Each with the player it lies in front of."""
        owner = boss(state)
        return [
            (seat, card)
            for seat in range(state.seats - 1)
            for card in shadows(state, seat)
            if not sheltered(state, owner, card, SHADOW)
        ]

    def able(self, state: State, me: int, source: int) -> bool:
        """Is there any?"""
        if me == boss(state):
            return any(state.zones[state.base[seat] + STAYS] for seat in state.rules.sides.players(state))
        return bool(self.targets(state))

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """The boss destroys the players' champions, players the boss's."""
        if me == boss(state):
            for seat in state.rules.sides.players(state):
                for card in list(state.zones[state.base[seat] + STAYS]):
                    state.rules.fallen(state, seat, card)
            return
        found = self.targets(state)
        if self.all:
            for seat, card in found:
                defeat(state, me, seat, card)
            return
        options = list(dict.fromkeys(self.moves[seat][state.kinds[card]] for seat, card in found))
        if options:
            state.ask(self, me, source, it, options)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """That one."""
        for seat, card in self.targets(state):
            if seat == move.seat and state.kinds[card] == move.kind:
                defeat(state, me, seat, card)
                return


def returned(state: State) -> int:
    """Power put on champions that did not fall: it was not assigned after all (D2, S148)."""
    back = 0
    for seat in range(state.seats - 1):
        for card in state.zones[state.base[seat] + SHADOW]:
            back += state.used.count(card * 8 + PUT)
    return min(back, INFINITE)
