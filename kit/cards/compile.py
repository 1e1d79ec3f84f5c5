"""From card entry to card: the compiler of the card language.

`Shop` is the workbench: it knows the rules the cards are for, the file they come from and the words
there are. Whatever does not fit is refused with file, line, card and, where it can be guessed, the word
that was meant.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from kit.cards.vocabulary import CONDITIONS, MODIFIERS, Word
from kit.core import count, flow, watch
from kit.core.cards import Ability, Amount, Card, Condition, Filter
from kit.core.effects import Effect, Pick, PutIt
from kit.core.zones import NOBODY, ROW, SEAT, STAYS

if TYPE_CHECKING:
    from kit.cards.load import CardError, Path_, Source
    from kit.core.moves import Move
    from kit.core.rules import Rules

NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\Z")


class Shop:
    """Where a card's entry becomes effects."""

    FILTER: Final = ("type", "faction", "cost", "id")

    def __init__(self, rules: Rules, words: dict[str, Word]) -> None:
        self.rules = rules
        self.words = words
        self.source: Source | None = None
        self.card: Card | None = None
        self.bit = 0
        self.copies = False

    # ------------------------------------------------------------------ errors

    def error(self, path: Path_, message: str) -> CardError:
        """Where, and what is wrong."""
        assert self.source is not None
        return self.source.error(path, message)

    def unknown(self, path: Path_, what: str, name: object, known: Sequence[str]) -> CardError:
        """No such word; the likely one, or all there are."""
        close = difflib.get_close_matches(str(name), known, 1, 0.6)
        hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(sorted(known))}."
        return self.error(path, f"no {what} {str(name)[:60]!r}; {hint}")

    # ------------------------------------------------------------------ plain values

    def number(self, value: object, path: Path_, least: int = 0) -> int:
        """A whole number, never negative."""
        if type(value) is not int:
            raise self.error(path, f"needs a whole number, not {str(value)[:40]!r}.")
        if value < 0:
            raise self.error(path, f"{value} is negative; write how much, not in which direction.")
        if not least <= value <= 1000:
            raise self.error(path, f"{value} is out of bounds; from {least} to 1000.")
        return value

    def mapping(self, value: object, path: Path_, keys: Sequence[str] | None = None) -> dict[str, object]:
        """A mapping, with only the keys that mean something here."""
        if not isinstance(value, dict):
            raise self.error(path, f"needs a mapping like {{type: …}}, not {str(value)[:40]!r}.")
        if keys is not None:
            for key in value:
                if key not in keys:
                    raise self.unknown((*path, key), "key", key, keys)
        return value

    def listed(self, value: object, path: Path_) -> list[object]:
        """A list."""
        if not isinstance(value, list):
            raise self.error(path, f"needs a list, not {str(value)[:40]!r}.")
        return value

    def text(self, value: object, path: Path_) -> str:
        """A single word or text."""
        if not isinstance(value, str) or not value or len(value) > 400:
            raise self.error(path, f"needs a text, not {str(value)[:40]!r}.")
        return value

    def flag(self, value: object, path: Path_) -> bool:
        """true or false."""
        if not isinstance(value, bool):
            raise self.error(path, f"needs true or false, not {str(value)[:40]!r}.")
        return value

    def texts(self, value: object, path: Path_) -> list[str]:
        """One text or a list of them."""
        if isinstance(value, list):
            return [self.text(v, (*path, i)) for i, v in enumerate(value)]
        return [self.text(value, path)]

    # ------------------------------------------------------------------ cards, places, numbers

    def counters(self, value: object, path: Path_) -> list[tuple[int, int]]:
        """Numbers by name: {runes: 1, honor: 2}."""
        names = [c.name for c in self.rules.seat_counters if c.shown]
        pairs: list[tuple[int, int]] = []
        for name, amount in self.mapping(value, path).items():
            if name not in names:
                raise self.unknown((*path, name), "resource", name, names)
            if amount == "infinite":
                pairs.append((self.rules.counter(name), INFINITE))
            else:
                pairs.append((self.rules.counter(name), self.number(amount, (*path, name), least=1)))
        if not pairs:
            raise self.error(path, "needs at least one resource.")
        return pairs

    def places(self, value: object, path: Path_, allowed: Sequence[int]) -> tuple[int, ...]:
        """Places by name."""
        found: list[int] = []
        for name in self.texts(value, path):
            place = self.rules.place(name)
            if place not in allowed:
                known = [self.place_name(p) for p in allowed]
                raise self.unknown(path, "place", name, known)
            found.append(place)
        return tuple(found)

    def place_name(self, place: int) -> str:
        """What a place is called in this game."""
        rules = self.rules
        return rules.table_zones[place].name if place < SEAT else rules.seat_zones[place - SEAT].name

    def shared_places(self, value: object, path: Path_) -> tuple[int, ...]:
        """The row and all piles, or only one of the two."""
        piles = tuple(self.rules.pile_places())
        if value is None:
            return (ROW, *piles)
        found: list[int] = []
        for name in self.texts(value, path):
            if name not in ("row", "piles"):
                raise self.unknown(path, "place", name, ["row", "piles"])
            found += [ROW] if name == "row" else list(piles)
        return tuple(found)

    def everything(self) -> Filter:
        """Any card."""
        return Filter(bytes([1]) * len(self.rules.cards))

    def filter(
        self, value: dict[str, object], path: Path_, banishable: bool = False, ownable: bool = False
    ) -> Filter:
        """Which cards: by type, faction, cost and id, as a table over all kinds."""
        rules = self.rules
        types = self.known(value, "type", path, rules.types)
        factions = self.known(value, "faction", path, rules.factions)
        ids = self.known(value, "id", path, list(rules.by_id))
        least, most = 0, 1000
        if "cost" in value:
            here = (*path, "cost")
            bounds = self.mapping(value["cost"], here, ("at_most", "at_least"))
            most = self.number(bounds.get("at_most", 1000), (*here, "at_most"))
            least = self.number(bounds.get("at_least", 0), (*here, "at_least"))
        strict, loose = bytearray(len(rules.cards)), bytearray(len(rules.cards))
        for card in rules.cards:
            fits = (
                (not types or card.type in types)
                and (not ids or card.id in ids)
                and least <= card.cost <= most
                and not (banishable and "unbanishable" in card.flags)
                and not (ownable and (card.type not in rules.ownable or card.starter > 0))
            )
            treated = rules.treat[1] in factions and card.type == rules.treat[0]
            strict[card.kind] = fits and (not factions or card.faction in factions)
            loose[card.kind] = fits and (not factions or card.faction in factions or treated)
        return Filter(bytes(strict), bytes(loose) if loose != strict else None)

    def known(self, value: dict[str, object], key: str, path: Path_, words: Sequence[str]) -> list[str]:
        """Values of a filter, each a word this game has."""
        if key not in value:
            return []
        found = self.texts(value[key], (*path, key))
        for name in found:
            if name not in words:
                raise self.unknown((*path, key), key, name, words)
        return found

    def offers(self, word: str, places: Sequence[int], plain: bool = False) -> tuple[tuple[int, list[Move]], ...]:
        """Moves for choosing a card, one per place and kind."""
        if plain:
            return ((places[0], [self.rules.move(word, card.kind, NOBODY) for card in self.rules.cards]),)
        return tuple((place, self.rules.moves_of(word, place)) for place in places)

    # ------------------------------------------------------------------ steps

    def decline(self, step: dict[str, object]) -> Move | None:
        """The way out of a "may"."""
        return self.rules.move("pass", NOBODY, NOBODY) if step.get("may") is True else None

    def then(self, step: dict[str, object], path: Path_) -> Effect | None:
        """What follows."""
        return self.steps(step["then"], (*path[:-1], "then")) if "then" in step else None

    def sequence(self, parts: list[Effect]) -> Effect:
        """One effect for several steps."""
        for part in parts:
            self.rules.enlist(part)
        if len(parts) == 1:
            return parts[0]
        return self.rules.enlist(flow.Sequence(parts))

    def chain(
        self, times: int, step: dict[str, object], path: Path_, make: Callable[[Move | None], Pick]
    ) -> Effect:
        """The same choice several times, ending early when declined; `then` follows each."""
        then = self.then(step, path)
        last: Pick | None = None
        for _ in range(times):
            picked = make(self.decline(step))
            picked.then = then
            picked.again = last
            self.rules.enlist(picked)
            last = picked
        assert last is not None
        return last

    def steps(self, value: object, path: Path_) -> Effect:
        """A list of steps, top to bottom."""
        parts = [self.step(v, (*path, i)) for i, v in enumerate(self.listed(value, path))]
        if not parts:
            raise self.error(path, "needs at least one step.")
        return self.sequence(parts)

    def step(self, value: object, path: Path_) -> Effect:
        """One step: one word, and perhaps who, if, for_each, may, then."""
        step = self.mapping(value, path)
        said = [key for key in step if key not in MODIFIERS]
        for key in said:
            if key not in self.words:
                raise self.unknown((*path, key), "word", key, [*self.words, *MODIFIERS])
        if len(said) != 1:
            raise self.error(path, f"a step has exactly one word, this one has {len(said)}: {', '.join(said)}.")
        word = said[0]
        if "may" in step:
            self.flag(step["may"], (*path, "may"))
        effect = self.words[word].build(self, step[word], step, (*path, word))
        self.rules.enlist(effect)
        if "then" in step and word not in self.THEN:
            raise self.error((*path, "then"), f"{word!r} always happens: write what follows as the next step.")
        if "for_each" in step and word != "gain":
            raise self.error((*path, "for_each"), "only 'gain' can be counted with 'for_each'.")
        if step.get("may") is True and not self.asks(effect):
            move = self.rules.move("choose", NOBODY, NOBODY, None, word.replace("_", "-"))
            effect = self.rules.enlist(flow.Choose(word, [move], [effect], self.decline(step)))
        if "if" in step:
            effect = self.rules.enlist(flow.If(self.condition(step["if"], (*path, "if")), effect))
        if "who" in step:
            who = self.text(step["who"], (*path, "who"))
            if who == "each_opponent":
                effect = flow.EachOpponent(effect)
            elif who == "each_player":
                effect = flow.EachPlayer(effect)
            else:
                raise self.unknown((*path, "who"), "'who'", who, ["each_opponent", "each_player"])
            self.rules.enlist(effect)
        return effect

    THEN: Final = ("banish", "discard", "destroy", "acquire", "fetch", "pay", "defeat")

    def asks(self, effect: Effect) -> bool:
        """Does the effect itself offer a way out?"""
        return isinstance(effect, (Pick, PutIt, flow.Choose))

    # ------------------------------------------------------------------ conditions and amounts

    def condition(self, value: object, path: Path_) -> Condition:
        """`if: {control: …}`, `if: {played: …}`, `if: {mastery: 10}`."""
        spec = self.mapping(value, path)
        names = [c.name for c in self.rules.seat_counters if c.shown]
        if len(spec) != 1:
            raise self.error(path, "a condition is exactly one question.")
        name, rest = next(iter(spec.items()))
        here = (*path, name)
        if name in names:
            return count.AtLeast(self.rules.counter(name), self.number(rest, here))
        if name not in CONDITIONS:
            raise self.unknown(here, "condition", name, [*CONDITIONS, *names])
        cards = self.mapping(rest, here, (*self.FILTER, "count", "other"))
        least = self.number(cards.get("count", 1), (*here, "count"), least=1)
        which = self.filter(cards, here)
        if name == "control":
            return count.Controls(STAYS, which, least)
        return count.HasPlayed(which, least, self.flag(cards.get("other", False), (*here, "other")))

    def amount(self, value: object, path: Path_) -> Amount:
        """`for_each: {zone: constructs, faction: …}`; `distinct: faction` counts factions."""
        spec = self.mapping(value, path, (*self.FILTER, "zone", "distinct"))
        which = self.filter(spec, path)
        if spec.get("zone") == "played":
            return count.CardsPlayed(which)
        allowed = [SEAT + i for i, _ in enumerate(self.rules.seat_zones)]
        place = self.places(spec.get("zone"), (*path, "zone"), allowed)[0]
        if "distinct" in spec:
            if spec["distinct"] != "faction":
                raise self.unknown((*path, "distinct"), "thing to tell apart", spec["distinct"], ["faction"])
            return count.FactionsIn(place, which)
        return count.CardsIn(place, which)

    # ------------------------------------------------------------------ slots

    def label(self, value: object, path: Path_) -> str:
        """A name that becomes part of a move's text, so it must be one that can be said and read back."""
        name = self.text(value, path)
        if not NAME.match(name) or len(name) > 40:
            raise self.error(path, f"{name[:40]!r} is not a name: small letters and digits joined by hyphens.")
        return name

    def abilities(self, value: object, path: Path_) -> list[Ability]:
        """`use`: a list of steps, or several named lists, each with an optional leading `if`."""
        named = value if isinstance(value, dict) else {"": value}
        found: list[Ability] = []
        for name, steps in named.items():
            here = (*path, name) if name else path
            listed = self.listed(steps, here)
            condition: Condition | None = None
            # An `if` on the only step says when the ability may be used at all.
            if len(listed) == 1 and isinstance(listed[0], dict) and "if" in listed[0]:
                condition = self.condition(listed[0]["if"], (*here, 0, "if"))
                listed = [{k: v for k, v in listed[0].items() if k != "if"}]
            label = self.label(name, here) if name else ""
            found.append(Ability(label, self.bit, self.steps(listed, here), condition))
            self.bit += 1
        return found

    def triggers(self, value: object, path: Path_) -> list[watch.Trigger]:
        """`when`: an event with the cards it is about, and what to do."""
        spec = self.mapping(value, path)
        keys = ("once_per_turn", "first_each_turn", "do")
        events = [key for key in spec if key not in keys]
        if len(events) != 1 or events[0] not in watch.HEARD:
            wrong = next((key for key in events if key not in watch.HEARD), "nothing")
            raise self.unknown((*path, wrong), "event", wrong, [*watch.HEARD, *keys])
        name = events[0]
        here = (*path, name)
        cards = self.mapping(spec[name], here, (*self.FILTER, "other"))
        once = self.flag(spec.get("once_per_turn", False), (*path, "once_per_turn"))
        first = NOBODY
        if self.flag(spec.get("first_each_turn", False), (*path, "first_each_turn")):
            if name not in self.rules.tallies:
                raise self.error(path, f"{name!r} is not counted over a turn.")
            first = self.rules.counter(self.rules.tallies[name])
        effect = self.steps(spec.get("do"), (*path, "do"))
        if once and not isinstance(effect, PutIt):
            effect = self.rules.enlist(watch.Marked(self.bit, effect))
        other = self.flag(cards.get("other", False), (*here, "other"))
        event = watch.HEARD.index(name)
        trigger = watch.Trigger(event, self.filter(cards, here), effect, once, first, other, self.bit)
        self.bit += 1
        return [trigger]


INFINITE: Final = 1_000_000
