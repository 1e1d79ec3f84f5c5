"""The fate deck: what a boss turn is made of.

Booklet: Shadow of Salvation, "the fate deck", "boss turn" (S126, S129–S132, D16). Each player, the leader first,
draws one card: an attack is resolved, a shadow champion comes into play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core import events
from kit.core.dice import shuffle
from kit.core.effects import Effect
from kit.core.parts import Setup
from kit.core.zones import BOX, NOBODY
from kit.games.shards.boss import Battle, boss
from kit.games.shards.champions import SHADOW_TYPE
from kit.games.shards.numbers import ATTACKS, FATE, FATE_DISCARD, GUARD, HEALTH, MASTERY, SHADOW, SPORES, alive
from kit.games.shards.opening import luck

if TYPE_CHECKING:
    from kit.core.rules import Rules
    from kit.core.state import State
    from kit.games.shards.wounds import Defence


class FateDeck(Setup):
    """The boss's attacks and the champions of its two groups, shuffled; the dials as its page says (S126, S127)."""

    __slots__ = ("anyhow", "battle", "head_start")

    def __init__(self, battle: Battle, head_start: int) -> None:
        super().__init__()
        self.battle = battle
        # Mastery the boss already has, after a battle that was lost.
        self.head_start = head_start
        # In single-boss mode two groups are drawn at random (S164).
        self.anyhow = False

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Everything else stays in the box."""
        page = self.battle.page
        groups = list(page.groups)
        if self.anyhow:
            every = sorted({str(c.entry["group"]) for c in state.rules.cards if "group" in c.entry})
            groups = [every.pop(luck(state, len(every))) for _ in range(2)]
        chosen: list[int] = []
        for card in state.zones[BOX]:
            entry = state.rules.cards[state.kinds[card]]
            if entry.type == "spore" and entry.entry.get("boss") == page.id:
                state.zones[SPORES].append(card)
            elif entry.entry.get("boss") == page.id or entry.entry.get("group") in groups:
                chosen.append(card)
        chosen.sort()
        gone = {*chosen, *state.zones[SPORES]}
        state.zones[BOX] = [card for card in state.zones[BOX] if card not in gone]
        owner = boss(state)
        state.dice[owner + 1] = shuffle(chosen, state.dice[owner + 1])
        state.zones[FATE] = chosen
        state.counters[state.purse[owner] + HEALTH] = page.whole(state)
        state.counters[state.purse[owner] + MASTERY] = self.head_start


def drawn(state: State) -> int:
    """The next fate card, or nobody if all are in play; an empty deck is made of its discard pile (S129)."""
    deck = state.zones[FATE]
    if not deck:
        pile = state.zones[FATE_DISCARD]
        if not pile:
            return NOBODY
        owner = boss(state)
        deck += sorted(pile)
        pile.clear()
        state.dice[owner + 1] = shuffle(deck, state.dice[owner + 1])
        if state.log is not None:
            state.log.append((events.SHUFFLE, owner, NOBODY, len(deck), FATE_DISCARD, FATE))
    state.reveals += 1
    return deck.pop()


class DrawFate(Effect):
    """A player draws a fate card and resolves it at once; `times` of them for cards that draw more."""

    __slots__ = ("after", "times")

    def __init__(self, times: int = 1) -> None:
        super().__init__()
        self.times = times
        self.after = Resolved()

    def bind(self, rules: Rules) -> None:
        """What becomes of an attack once it is resolved is a task of its own."""
        rules.enlist(self.after)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """`it` counts those still to draw."""
        left = self.times if it == NOBODY else it
        if left <= 0 or not alive(state, me):
            return
        card = drawn(state)
        if card == NOBODY:
            return
        if left > 1:
            state.agenda.append((self, me, source, left - 1))
        kind = state.rules.cards[state.kinds[card]]
        shadow = kind.type == SHADOW_TYPE
        spot = state.base[me] + (SHADOW if shadow else ATTACKS)
        state.zones[spot].append(card)
        if state.book is not None:
            state.book.take(state.turn, boss(state), boss(state), card, events.PLAY, FATE)
        if state.log is not None:
            state.log.append((events.PLAY, boss(state), card, 1, FATE, spot))
        if shadow:
            ambush = kind.slots.get("ambush")
            if ambush is not None:
                state.agenda.append((ambush, boss(state), card, NOBODY))
            return
        if "ongoing" not in kind.flags:
            state.agenda.append((self.after, me, card, NOBODY))
        attack = kind.slots.get("attack")
        if attack is not None:
            state.agenda.append((attack, me, card, NOBODY))


class Resolved(Effect):
    """An attack that does not stay goes to the fate discard pile (D16)."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """From in front of whoever drew it."""
        discard(state, source)


def discard(state: State, card: int) -> None:
    """An attack leaves: to the fate discard pile."""
    for seat in range(state.seats - 1):
        spot = state.base[seat] + ATTACKS
        if card in state.zones[spot]:
            state.zones[spot].remove(card)
            state.zones[FATE_DISCARD].append(card)
            state.used = [mark for mark in state.used if mark // 8 != card]
            if state.log is not None:
                state.log.append((events.MOVE, seat, card, 1, spot, FATE_DISCARD))
            return


class PageSetup(Setup):
    """What the page of the boss says for the set-up."""

    __slots__ = ("battle",)

    def __init__(self, battle: Battle) -> None:
        super().__init__()
        self.battle = battle

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Most say nothing."""
        if self.battle.page.setup is not None:
            self.battle.page.setup.run(state, boss(state), NOBODY, NOBODY)


class EachDraws(Effect):
    """One fate card for each player still standing, the leader first, then clockwise (S129, D16)."""

    __slots__ = ("defence", "one")

    def __init__(self, defence: Defence) -> None:
        super().__init__()
        self.one = DrawFate()
        # The question about shields is asked in the boss turn only, so it is made known here.
        self.defence = defence

    def bind(self, rules: Rules) -> None:
        """One after the other."""
        rules.enlist(self.one)
        self.one.bind(rules)
        self.defence.bind(rules)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Pushed in reverse, done in order."""
        for seat in reversed(state.rules.sides.players(state)):
            state.agenda.append((self.one, seat, NOBODY, NOBODY))


class BossRests(Effect):
    """The boss turn ends: shields that were revealed return to hand (S142)."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Marks and what was left of shields are gone."""
        state.used.clear()
        for seat in range(state.seats - 1):
            state.counters[state.purse[seat] + GUARD] = 0
