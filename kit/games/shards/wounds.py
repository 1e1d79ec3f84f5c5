"""Damage and healing in a battle: shields that last for the boss turn, gains of health for anybody.

Booklet: Shadow of Salvation, "boss turn" (S139–S142), "players' turn" (S149), "end of the battle" (S152, S153).
Reads hands, the boss's numbers. Changes health. Asks "shield" and "heal".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.cards import vocabulary
from kit.core import effects, events
from kit.core.effects import Effect
from kit.core.parts import finish
from kit.core.zones import DISCARD, HAND, NOBODY
from kit.games.shards.boss import Allied, Battle, boss, number
from kit.games.shards.champions import shield_in_play
from kit.games.shards.combat import SHOWN, Attack, Shields
from kit.games.shards.numbers import FELL, GUARD, HEALTH, HEALTH_MOST, INCOMING, INFINITE, MASTERY, alive, has

if TYPE_CHECKING:
    from kit.cards.compile import Shop
    from kit.cards.load import Path_
    from kit.core.cards import Amount
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State


class BattleShields(Shields):
    """Each shield is revealed once in a boss turn; what it has left helps against later damage (S140, S141)."""

    __slots__ = ()

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """What is left of earlier shields goes first, without a question."""
        purse = state.purse[me]
        guard = min(state.counters[purse + GUARD], state.counters[purse + INCOMING])
        if guard:
            state.counters[purse + GUARD] -= guard
            state.counters[purse + INCOMING] -= guard
            state.agenda.append((self, me, source, it))
            return
        super().run(state, me, source, it)

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
        state.counters[state.purse[me] + GUARD] += self.worth(state, me, move.kind)
        state.agenda.append((self, me, source, it))

    def strike(self, state: State, me: int) -> None:
        """What was not prevented."""
        hit = has(state, me, INCOMING)
        state.counters[state.purse[me] + INCOMING] = 0
        wound(state, me, hit)


def wound(state: State, seat: int, hit: int) -> None:
    """A seat loses health; at 0 a player has fallen and the boss has lost (S151, S152)."""
    before = has(state, seat, HEALTH)
    if before <= 0 or hit <= 0:
        return
    state.counters[state.purse[seat] + HEALTH] = max(0, before - hit)
    if state.log is not None:
        state.log.append((events.HIT, seat, NOBODY, hit, NOBODY, min(hit, before)))
    if hit < before:
        return
    if state.log is not None:
        state.log.append((events.OUT, seat, NOBODY, 0, NOBODY, NOBODY))
    # His hand is put down, so that nothing is asked of him any more.
    for card in list(state.zone(seat, HAND)):
        state.shift(seat, card, HAND, DISCARD)
    if not state.counters[FELL]:
        state.counters[FELL] = state.turn
    if seat == boss(state) or not state.rules.sides.players(state):
        finish(state)


class Defence:
    """Sends damage to a player: what lies in play prevents its part, then shields are revealed."""

    def __init__(self) -> None:
        self.shields = BattleShields(Attack())

    def bind(self, rules: Rules) -> None:
        """The question belongs to the rules."""
        rules.enlist(self.shields)
        self.shields.prepare(rules)

    def strike(self, state: State, seat: int, damage: int) -> None:
        """So much comes; the one struck answers before anything else happens."""
        damage = max(0, damage - shield_in_play(state, seat))
        if damage and alive(state, seat):
            state.counters[state.purse[seat] + INCOMING] = min(damage, INFINITE - 1)
            state.agenda.append((self.shields, seat, NOBODY, NOBODY))


class Hurt(Effect):
    """The boss deals damage to you: so much, a number of its page, or as much as its mastery (S139)."""

    __slots__ = ("amount", "defence", "each", "name")

    def __init__(self, defence: Defence, amount: int, name: str, each: Amount | None) -> None:
        super().__init__()
        self.defence = defence
        self.amount = amount
        self.name = name
        self.each = each

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Whoever has fallen is not struck again."""
        damage = self.amount
        if self.name == "mastery":
            damage = has(state, boss(state), MASTERY)
        elif self.name:
            damage = number(state, self.name)
        if self.each is not None:
            damage *= self.each.count(state, me, source, it)
        # Some bosses strike harder with their attacks once they are far enough (S170).
        if source != NOBODY and damage:
            damage += number(state, "fury")
        self.defence.strike(state, me, damage)


class Heal(Effect):
    """A gain of health is used on oneself or on one other player, undivided (S149)."""

    __slots__ = ("amount", "each", "moves")

    def __init__(self, amount: int, each: Amount | None, moves: list[Move]) -> None:
        super().__init__()
        self.why = "heal"
        self.amount = amount
        self.each = each
        self.moves = moves

    def able(self, state: State, me: int, source: int) -> bool:
        """Always: also what the dial no longer takes may count for something."""
        return True

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Who needs none is not asked about, except oneself."""
        players = state.rules.sides.players(state)
        if me not in players:
            state.gain(me, HEALTH, self.much(state, me, source, it))
            return
        options = [self.moves[me]]
        options += [self.moves[s] for s in players if s != me and has(state, s, HEALTH) < HEALTH_MOST]
        if self.much(state, me, source, it):
            state.ask(self, me, source, it, options)

    def much(self, state: State, me: int, source: int, it: int) -> int:
        """How much there is to gain."""
        return self.amount if self.each is None else self.amount * self.each.count(state, me, source, it)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """All of it goes there; notes about health gained are those of the one healed (S168)."""
        state.gain(move.seat, HEALTH, self.much(state, me, source, it))


def gain(shop: Shop, spec: object, step: dict[str, object], path: Path_) -> Effect:
    """The word `gain` in a battle: health may go to somebody else; the rest is as ever."""
    terms = shop.mapping(spec, path)
    if "health" not in terms or not isinstance(shop.rules.sides, Allied):
        return vocabulary.gain(shop, spec, step, path)
    each = shop.amount(step["for_each"], (*path[:-1], "for_each")) if "for_each" in step else None
    parts: list[Effect] = []
    for counter, amount in shop.counters(spec, path):
        if counter == HEALTH:
            parts.append(Heal(amount, each, shop.rules.seat_moves("heal")))
        elif each is not None:
            parts.append(effects.GainCounted(counter, amount, each))
        else:
            parts.append(effects.Gain(((counter, amount),)))
    return shop.sequence(parts)


class Front(Allied):
    """The players' side of a battle, with the shields they share damage and shelter by."""

    def __init__(self, battle: Battle) -> None:
        super().__init__(battle)
        self.defence = Defence()
