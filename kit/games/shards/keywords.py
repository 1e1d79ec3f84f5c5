"""Unify, dominion, echo, inspire, and the other words only Shards of Infinity has.

Booklet: Shards of Infinity, "playing cards and effects", the keywords of the four factions.
Unify and dominion may be met by showing cards from hand: that is a decision, asked only when it matters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core import events
from kit.core.cards import Condition, Filter
from kit.core.effects import Effect
from kit.core.watch import ACQUIRES, IntoPlay, Mirror, Note
from kit.core.zones import DISCARD, HAND, NOBODY, STAYS
from kit.games.shards.combat import Pierce
from kit.games.shards.numbers import DEALT, HERO, MASTERY, MORE_CARDS, has

if TYPE_CHECKING:
    from kit.cards.compile import Shop
    from kit.cards.load import Path_
    from kit.core.moves import Move
    from kit.core.state import State

ALWAYS_FROM: Final = 15
"""From this mastery on an automatic opponent meets every keyword; below it none (S103)."""
DOMINION: Final = ("homodeus", "undergrowth", "wraethe")

Step = dict[str, object]


def automatic(state: State, me: int) -> bool:
    """Does this seat play by itself? Then keywords are met or not by its mastery alone."""
    return me == state.rules.automaton


def automatically_met(state: State, me: int) -> bool:
    """Has the automatic seat come so far?"""
    return has(state, me, MASTERY) >= ALWAYS_FROM


class Show(Effect):
    """Met by cards of certain sorts, each played this turn or shown from hand now.

    `it` remembers which sorts have been shown, one bit each; once one is shown, the rest must follow.
    """

    __slots__ = ("decline", "moves", "otherwise", "sorts", "then")

    def __init__(
        self, sorts: list[Filter], moves: list[Move], decline: Move | None, then: Effect, otherwise: Effect | None
    ) -> None:
        super().__init__()
        self.why = "show"
        self.sorts = sorts
        self.moves = moves
        self.decline = decline
        self.then = then
        self.otherwise = otherwise

    def lacking(self, state: State, me: int, source: int, shown: int) -> list[int]:
        """The sorts that are neither played nor shown yet; this card itself does not count."""
        found: list[int] = []
        for index, which in enumerate(self.sorts):
            if shown >> index & 1:
                continue
            for card in state.played[me]:
                if card != source and which.strict[state.kinds[card]]:
                    break
            else:
                found.append(index)
        return found

    def showable(self, state: State, me: int, index: int) -> list[Move]:
        """Cards in hand that could be shown for one of the sorts."""
        which = self.sorts[index].strict
        found: list[Move] = []
        for card in state.zones[state.base[me] + HAND]:
            kind = state.kinds[card]
            if which[kind] and self.moves[kind] not in found:
                found.append(self.moves[kind])
        return found

    def able(self, state: State, me: int, source: int) -> bool:
        """Is it met, or could it be?"""
        if automatic(state, me):
            return automatically_met(state, me)
        return all(self.showable(state, me, index) for index in self.lacking(state, me, source, 0))

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Met already, impossible, or a question."""
        shown = max(it, 0)
        lacking = [] if automatic(state, me) else self.lacking(state, me, source, shown)
        if not self.able(state, me, source):
            if self.otherwise is not None:
                state.agenda.append((self.otherwise, me, source, NOBODY))
        elif not lacking:
            state.agenda.append((self.then, me, source, NOBODY))
        elif self.otherwise is None and not self.then.able(state, me, source):
            # Showing a card would do nothing (no champion to destroy), so nobody is asked.
            return
        else:
            options = self.showable(state, me, lacking[0])
            if self.decline is not None and not shown:
                options.append(self.decline)
            state.ask(self, me, source, shown, options)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """The card stays in hand; everybody has seen it."""
        if move is self.decline:
            if self.otherwise is not None:
                state.agenda.append((self.otherwise, me, source, NOBODY))
            return
        state.reveals += 1
        if state.log is not None:
            spot = state.base[me] + HAND
            state.log.append((events.REVEAL, me, state.find(me, move), 1, spot, spot))
        shown = max(it, 0) | 1 << self.lacking(state, me, source, max(it, 0))[0]
        state.agenda.append((self, me, source, shown))


def show(shop: Shop, sorts: list[Filter], spec: object, step: Step, path: Path_) -> Effect:
    """What follows, what happens otherwise, and the moves."""
    rules = shop.rules
    otherwise = shop.steps(step["otherwise"], (*path[:-1], "otherwise")) if "otherwise" in step else None
    # A champion whose use needs it is not used at all if it is not shown.
    decline = None if shop.slot == "use" else rules.move("pass", NOBODY, NOBODY)
    return Show(sorts, rules.moves_of("reveal", HAND), decline, shop.steps(spec, path), otherwise)


def unify(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """Another Undergrowth ally."""
    return show(shop, [shop.filter({"type": "ally", "faction": "undergrowth"}, path)], spec, step, path)


def dominion(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """A card of each of the three other factions, of any type."""
    return show(shop, [shop.filter({"faction": name}, path) for name in DOMINION], spec, step, path)


class Echo(Condition):
    """A Wraethe card lies in your discard pile."""

    __slots__ = ("which",)

    def __init__(self, which: Filter) -> None:
        self.which = which

    def holds(self, state: State, me: int, source: int, it: int) -> bool:
        """One is enough."""
        if automatic(state, me):
            return automatically_met(state, me)
        for card in state.zones[state.base[me] + DISCARD]:
            if self.which.strict[state.kinds[card]]:
                return True
        return False


class Inspire(Condition):
    """You have a champion in play, of any faction."""

    __slots__ = ()

    def holds(self, state: State, me: int, source: int, it: int) -> bool:
        """One is enough."""
        if automatic(state, me):
            return automatically_met(state, me)
        return bool(state.zones[state.base[me] + STAYS])


class HeroIs(Condition):
    """Your hero is a certain one."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, state: State, me: int, source: int, it: int) -> bool:
        """Look at the sheet."""
        return has(state, me, HERO) == self.number


class Most(Condition):
    """You have more of something than every opponent."""

    __slots__ = ("counter",)

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def holds(self, state: State, me: int, source: int, it: int) -> bool:
        """Equal is not more."""
        mine = has(state, me, self.counter)
        for seat in state.rules.sides.opponents(state, me):
            if has(state, seat, self.counter) >= mine:
                return False
        return True


class Spoils(Note):
    """If you deal so much damage to one opponent this turn, draw more cards at the end of it."""

    __slots__ = ("cards", "damage")

    def __init__(self, damage: int, cards: int) -> None:
        super().__init__(NOBODY)
        self.damage = damage
        self.cards = cards


def earned(state: State, me: int) -> None:
    """Between attack and end: what the notes promised for the damage dealt."""
    for note, seat, _ in state.notes:
        if seat == me and isinstance(note, Spoils) and has(state, me, DEALT) >= note.damage:
            state.counters[state.purse[me] + MORE_CARDS] += note.cards


def echo(shop: Shop, spec: object, path: Path_) -> Condition:
    """`if: {echo: true}`."""
    yes(shop, spec, path)
    return Echo(shop.filter({"faction": "wraethe"}, path))


def inspire(shop: Shop, spec: object, path: Path_) -> Condition:
    """`if: {inspire: true}`."""
    yes(shop, spec, path)
    return Inspire()


def hero(shop: Shop, spec: object, path: Path_) -> Condition:
    """`if: {hero: tetra}`."""
    names = [known.id for known in shop.rules.heroes]
    if spec not in names:
        raise shop.unknown(path, "hero", spec, names)
    if shop.card is not None:
        shop.card.mentions[str(spec)] = shop.rules.heroes[names.index(str(spec))].names
    return HeroIs(names.index(str(spec)) + 1)


def most(shop: Shop, spec: object, path: Path_) -> Condition:
    """`if: {most: mastery}`."""
    return Most(resource(shop, spec, path))


def yes(shop: Shop, spec: object, path: Path_) -> None:
    """Some words stand for themselves."""
    if spec is not True:
        raise shop.error(path, "needs true: it is met or it is not.")


def resource(shop: Shop, spec: object, path: Path_) -> int:
    """A number by its name."""
    names = [counter.name for counter in shop.rules.seat_counters if counter.shown]
    if spec not in names:
        raise shop.unknown(path, "resource", spec, names)
    return shop.rules.counter(str(spec))


def into_play(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """The next one recruited this turn."""
    return IntoPlay(ACQUIRES, shop.filter(shop.mapping(spec, path, shop.FILTER), path))


def pierce(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """This turn."""
    yes(shop, spec, path)
    return Pierce(NOBODY)


def mirror(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`mirror: {health: power}`."""
    pairs = list(shop.mapping(spec, path).items())
    if len(pairs) != 1:
        raise shop.error(path, "needs one pair: {health: power}.")
    return Mirror(resource(shop, pairs[0][0], path), resource(shop, pairs[0][1], path))


def spoils(shop: Shop, spec: object, step: Step, path: Path_) -> Effect:
    """`spoils: {damage: 10, draw: 3}`."""
    terms = shop.mapping(spec, path, ("damage", "draw"))
    return Spoils(
        shop.number(terms.get("damage"), (*path, "damage"), least=1),
        shop.number(terms.get("draw"), (*path, "draw"), least=1),
    )
