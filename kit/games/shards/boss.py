"""The boss of a battle: its page, its mastery and what happens at each threshold.

Booklet: Shadow of Salvation, "boss turn", questions on thresholds and havoc mode (S127, S131, S170, S172).
The boss is the seat after the players, one that nobody sits at. Its page comes from the card files: numbers
that a threshold may change for as long as the mastery is there, and steps that are done at certain moments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core import events
from kit.core.dice import pick, roll
from kit.core.effects import Effect
from kit.core.parts import Source
from kit.core.zones import NOBODY
from kit.games.shards.numbers import CROSSED, HAVOC, HEALTH, LIT, MASTERY, MASTERY_MOST, has
from kit.games.shards.sides import Living

if TYPE_CHECKING:
    from kit.core.state import State

NUMBERS: Final = (
    "backlash",
    "detonation",
    "relish",
    "scramble",
    "intrusion",
    "venom",
    "nourishment",
    "lifting",
    "veil",
    "command",
    "fury",
)
"""The numbers a page may have; what each does is told in `kit/cards/page_phrases.py`."""


def boss(state: State) -> int:
    """The seat of the boss: the last one."""
    return state.seats - 1


class Threshold:
    """What happens when the boss reaches a mastery for the first time, or holds while it has it."""

    def __init__(self, mastery: int, havoc: bool, once: Effect | None, numbers: dict[str, int]) -> None:
        self.mastery = mastery
        # Only if it is reached for the first time in havoc mode (S172).
        self.havoc = havoc
        self.once = once
        self.numbers = numbers


class Page:
    """A boss's page: what it leads into battle, how strong it is, what it does."""

    def __init__(self, page_id: str, names: dict[str, str], entry: dict[str, object]) -> None:
        self.id = page_id
        self.names = names
        # As it stands in the file, for the sentences.
        self.entry = entry
        self.groups: list[str] = []
        self.health: dict[int, int] = {}
        self.numbers: dict[str, int] = {}
        self.thresholds: list[Threshold] = []
        self.setup: Effect | None = None
        self.start: Effect | None = None
        self.end: Effect | None = None
        self.havoc = False

    def name(self, language: str = "en") -> str:
        """The name in that language, or in English."""
        return self.names.get(language) or self.names["en"]

    def whole(self, state: State) -> int:
        """The health it starts with, by the number of players; it never has more (D20)."""
        return self.health[state.seats - 1]

    def active(self, state: State, index: int) -> bool:
        """Does a permanent power hold now: is its mastery there, and did it take effect (S170)?"""
        threshold = self.thresholds[index]
        if has(state, boss(state), MASTERY) < threshold.mastery:
            return False
        return not threshold.havoc or bool(state.counters[LIT] >> index & 1)

    def number(self, state: State, name: str) -> int:
        """A number of the page as it is now."""
        value = self.numbers.get(name, 0)
        for index, threshold in enumerate(self.thresholds):
            if name in threshold.numbers and self.active(state, index):
                value = threshold.numbers[name]
        return value


class Battle:
    """What the parts of a battle share: the page of the boss, known once the card files are read."""

    def __init__(self) -> None:
        self.pages: dict[str, Page] = {}
        self.page = Page("", {"en": ""}, {})
        # In heroic mode every gain of mastery is doubled (S158).
        self.times = 1


class Allied(Living):
    """All players against the boss (S122, S134, S173)."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    def opponents(self, state: State, me: int) -> list[int]:
        """For the boss every player still standing, the leader first; for a player the boss alone."""
        return self.players(state) if me == boss(state) else [boss(state)]

    def players(self, state: State) -> list[int]:
        """Those still standing, the leader first, then clockwise."""
        count = state.seats - 1
        order = [(state.first + step) % count for step in range(count)]
        return [seat for seat in order if state.counters[state.purse[seat] + HEALTH] > 0]

    def heroes(self, state: State) -> list[int]:
        """The boss is none."""
        return list(range(state.seats - 1))


def battle_of(state: State) -> Battle:
    """What is being fought."""
    sides = state.rules.sides
    assert isinstance(sides, Allied)
    return sides.battle


def number(state: State, name: str) -> int:
    """A number of the boss's page as it is now."""
    return battle_of(state).page.number(state, name)


def random_of(state: State, cards: list[int]) -> int:
    """One of these, by the luck of the boss."""
    owner = boss(state)
    x = roll(state.dice[owner + 1])
    state.dice[owner + 1] = x
    state.reveals += 1
    return cards[pick(x, len(cards))]


class BattleMastery(Source):
    """A player's dial is the usual one; each gain of the boss may reach thresholds (S131)."""

    def __init__(self, dial: Source, battle: Battle) -> None:
        self.dial = dial
        self.battle = battle

    def gain(self, state: State, me: int, counter: int, amount: int) -> None:
        """A threshold that is passed for the first time acts as soon as what is going on is done."""
        if me != boss(state):
            self.dial.gain(state, me, counter, amount)
            return
        spot = state.purse[me] + counter
        state.counters[spot] = min(MASTERY_MOST, state.counters[spot] + amount * self.battle.times)
        self.reach(state, me, state.counters[spot])

    def reach(self, state: State, me: int, mastery: int) -> None:
        """Every threshold up to here, each once in a battle (S170); the lowest acts first."""
        waiting: list[Effect] = []
        for index, threshold in enumerate(self.battle.page.thresholds):
            if threshold.mastery > mastery or state.counters[CROSSED] >> index & 1:
                continue
            state.counters[CROSSED] |= 1 << index
            if threshold.havoc and not state.counters[HAVOC]:
                continue
            state.counters[LIT] |= 1 << index
            if state.log is not None:
                state.log.append((events.THRESHOLD, me, NOBODY, threshold.mastery, NOBODY, NOBODY))
            if threshold.once is not None:
                waiting.append(threshold.once)
        for effect in reversed(waiting):
            state.agenda.append((effect, me, NOBODY, NOBODY))


class BattleHealth(Source):
    """A player's dial ends at 50, the boss's where it started (D20)."""

    def __init__(self, dial: Source, battle: Battle) -> None:
        self.dial = dial
        self.battle = battle

    def gain(self, state: State, me: int, counter: int, amount: int) -> None:
        """A fallen player is not healed any more (D19)."""
        spot = state.purse[me] + counter
        if me == boss(state):
            state.counters[spot] = min(self.battle.page.whole(state), state.counters[spot] + amount)
        elif state.counters[spot] > 0:
            self.dial.gain(state, me, counter, amount)


class PageSteps(Effect):
    """What the page says for a moment of the boss turn: `setup`, `start` or `end`."""

    __slots__ = ("battle", "moment")

    def __init__(self, battle: Battle, moment: str) -> None:
        super().__init__()
        self.battle = battle
        self.moment = moment

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Most pages say nothing for most moments."""
        page = self.battle.page
        steps = {"setup": page.setup, "start": page.start, "end": page.end}[self.moment]
        if steps is not None:
            state.agenda.append((steps, boss(state), NOBODY, NOBODY))


class ByTheBoss(Effect):
    """`who: boss`: the boss does this, whoever drew the card."""

    __slots__ = ("what",)

    def __init__(self, what: Effect) -> None:
        super().__init__()
        self.what = what

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """On the spot, so that what follows sees its mastery as it is then."""
        self.what.run(state, boss(state), source, it)
