"""From card entry to card: the compiler of the card language.

`Shop` is the workbench: it knows the rules the cards are for, the file they come from and the words
there are. Whatever does not fit is refused with file, line, card and, where it can be guessed, the word
that was meant.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from kit.cards import conditions, waiting
from kit.cards.conditions import QUESTIONS, Question
from kit.cards.sorts import sensible
from kit.cards.values import Values, told
from kit.cards.vocabulary import MODIFIERS, Word
from kit.core import flow, watch
from kit.core.cards import Ability, Amount, Card, Condition, Filter, Static
from kit.core.effects import Effect, Pick, PutIt
from kit.core.zones import MOST, NOBODY, ROW, SEAT

if TYPE_CHECKING:
    from kit.cards.load import Path_
    from kit.cards.sorts import Home
    from kit.core.moves import Move
    from kit.core.rules import Rules


MOST_TIMES: Final = 20
MOST_STEPS: Final = 5000
MOST_IN_A_CARD: Final = 100
EVERYBODY: Final = ("each_opponent", "each_player", "each_other_player")


class Lasting:
    """A word for what holds while a card is in play: its number in the game, and what it means."""

    def __init__(self, name: str, code: int, means: str, example: str, counted: bool) -> None:
        self.name = name
        self.code = code
        self.means = means
        self.example = example
        # Followed by a number; otherwise by `true`.
        self.counted = counted


class Shop(Values):
    """Where a card's entry becomes effects."""

    FILTER: Final = ("type", "faction", "cost", "id")

    def __init__(
        self,
        rules: Rules,
        words: dict[str, Word],
        questions: Sequence[Question],
        statics: Sequence[Lasting],
        home: Home,
        others: Sequence[Home],
    ) -> None:
        super().__init__()
        self.rules = rules
        # The game these cards are for, and the others, to which a word may belong that is none here.
        self.home = home
        self.others = list(others)
        self.elsewhere = {name: other.title for other in others for name in other.names if name not in home.names}
        self.words = dict(words)
        for name, build in rules.rewording.items():
            word = words[name]
            self.words[name] = Word(name, build, word.means, word.example, word.takes)
        self.questions = {question.name: question for question in [*QUESTIONS, *questions]}
        self.statics = {lasting.name: lasting for lasting in statics}
        # Which part of the card is being read: play, use, reward, …
        self.slot = ""
        # Where the card lies meanwhile, if that is known, and what has happened to the card "it" is about.
        self.lies = NOBODY
        self.about = ""
        self.card: Card | None = None
        self.bit = 0
        # How many steps have been compiled, so that a file cannot ask for endless work.
        self.count = 0
        # The same for the card being read, where a step counts as often as it is done; and how often that is now.
        self.work = 0
        self.often = 1
        self.offered: dict[tuple[str, int], list[Move]] = {}

    # ------------------------------------------------------------------ cards, places, numbers

    def counters(self, value: object, path: Path_) -> list[tuple[int, int]]:
        """Numbers by name: {runes: 1, honor: 2}."""
        names = [c.name for c in self.rules.seat_counters if c.shown]
        pairs: list[tuple[int, int]] = []
        for name, amount in self.mapping(value, path, like=self.price_like(value)).items():
            if name not in names:
                raise self.unknown((*path, name), "resource", name, names)
            if amount == "infinite":
                pairs.append((self.rules.counter(name), MOST))
            else:
                pairs.append((self.rules.counter(name), self.number(amount, (*path, name), least=1)))
        if not pairs:
            raise self.error(path, "needs at least one resource.")
        return pairs

    def price_like(self, value: object) -> str:
        """So much of the first resource: an example for where one is needed."""
        return f"{{{self.rules.seat_counters[0].name}: {value if type(value) is int else 1}}}"

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
        self,
        value: dict[str, object],
        path: Path_,
        banishable: bool = False,
        ownable: bool = False,
        own: bool = False,
    ) -> Filter:
        """Which cards: by type, faction, cost and id, as a table over all kinds.

        `own`: cards of a seat's own deck, where one type may count as another.
        """
        rules = self.rules
        types = self.known(value, "type", path, rules.types)
        types += [more for name in types for more in rules.counts_as.get(name, ())]
        factions = self.known(value, "faction", path, rules.factions)
        ids = self.known(value, "id", path, list(rules.by_id))
        if ids and self.card is not None:
            self.card.mentions.update({i: rules.cards[rules.by_id[i]].names for i in ids})
        least, most = 0, 1000
        if "cost" in value:
            here = (*path, "cost")
            bounds = self.mapping(value["cost"], here, ("at_most", "at_least"))
            most = self.number(bounds.get("at_most", 1000), (*here, "at_most"))
            least = self.number(bounds.get("at_least", 0), (*here, "at_least"))
        strict, loose = bytearray(len(rules.cards)), bytearray(len(rules.cards))
        for card in rules.cards:
            fits = (
                (not types or card.type in types or (own and rules.alike.get(card.type) in types))
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
        for place in places:
            # The same for every card that asks for it, so made once.
            if (word, place) not in self.offered:
                self.offered[word, place] = self.rules.moves_of(word, place)
        return tuple((place, self.offered[word, place]) for place in places)

    # ------------------------------------------------------------------ steps

    def decline(self, step: dict[str, object]) -> Move | None:
        """The way out of a "may"."""
        return self.rules.move("pass", NOBODY, NOBODY) if step.get("may") is True else None

    def then(self, step: dict[str, object], path: Path_) -> Effect | None:
        """What follows. It is about the card that was chosen; what is paid for is about no other card."""
        if "then" not in step:
            return None
        word = path[-1]
        if word == "pay":
            return self.steps(step["then"], (*path[:-1], "then"))
        return self.following(str(word), step["then"], (*path[:-1], "then"))

    def following(self, event: str, value: object, path: Path_) -> Effect:
        """Steps about a card to which something has happened."""
        about = self.about
        self.about = event
        effect = self.steps(value, path)
        self.about = about
        return effect

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
        if times > MOST_TIMES:
            raise self.error(path, f"{times} times is too many; the most is {MOST_TIMES}.")
        self.often *= times
        then = self.then(step, path)
        self.often //= times
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
        self.count += 1
        if self.count > MOST_STEPS:
            raise self.error(path, f"more than {MOST_STEPS:,} steps are too many for a game.")
        step = self.mapping(value, path, like="{draw: 1}")
        said = [key for key in step if key not in MODIFIERS]
        for key in said:
            if key not in self.words:
                raise self.unknown((*path, key), "word", key, [*self.words, *MODIFIERS])
        if len(said) != 1:
            raise self.error(path, f"a step has exactly one word, this one has {len(said)}: {', '.join(said)}.")
        word = said[0]
        if "may" in step:
            self.flag(step["may"], (*path, "may"))
        who = self.text(step["who"], (*path, "who")) if "who" in step else ""
        effect = self.built(word, step, path, self.rules.most if who in EVERYBODY else 1)
        self.rules.enlist(effect)
        if "then" in step and word not in self.THEN:
            raise self.error((*path, "then"), f"{word!r} always happens: write what follows as the next step.")
        if "otherwise" in step and word not in self.OTHERWISE:
            raise self.error(
                (*path, "otherwise"), f"{word!r} has no 'otherwise'; {' and '.join(self.OTHERWISE)} have."
            )
        if "for_each" in step and word not in self.COUNTED:
            raise self.error((*path, "for_each"), "only 'gain' can be counted with 'for_each'.")
        if step.get("may") is True and not self.asks(effect):
            move = self.rules.move("choose", NOBODY, NOBODY, None, word.replace("_", "-"))
            effect = self.rules.enlist(flow.Choose(word, [move], [effect], self.decline(step)))
        # "Each opponent who …" asks each of them; "choose an opponent" asks you before you choose.
        if "if" in step and who != "an_opponent":
            effect = self.rules.enlist(flow.If(self.condition(step["if"], (*path, "if")), effect))
        if who == "each_opponent":
            effect = flow.EachOpponent(effect)
        elif who in ("each_player", "each_other_player"):
            effect = flow.EachPlayer(effect, who == "each_other_player")
        elif who == "an_opponent":
            effect = self.rules.enlist(flow.AnOpponent(self.rules.seat_moves("target"), effect))
            if "if" in step:
                effect = flow.If(self.condition(step["if"], (*path, "if")), effect)
        elif who in self.rules.doers:
            effect = self.rules.doers[who](self.rules, effect)
        elif who:
            known = ["each_opponent", "each_player", "each_other_player", "an_opponent", *self.rules.doers]
            raise self.unknown((*path, "who"), "'who'", who, known)
        return self.rules.enlist(effect)

    def built(self, word: str, step: dict[str, object], path: Path_, times: int) -> Effect:
        """What a word does, so many times."""
        sensible(self, word, step[word], step, (*path, word))
        self.often *= times
        self.burden(1, path)
        effect = self.words[word].build(self, step[word], step, (*path, word))
        self.often //= times
        return effect

    def burden(self, steps: int, path: Path_) -> None:
        """So many more steps of this card: a turn must always come to its next question."""
        self.work += steps * self.often
        if self.card is not None and self.work > MOST_IN_A_CARD:
            raise self.error(
                path,
                f"more than {MOST_IN_A_CARD} steps are too many for a card; one that is done for every player, "
                "or for each card played, counts as several.",
            )

    OTHERWISE: Final = ("unify", "dominion")
    COUNTED: Final = ("gain", "hurt")
    THEN: Final = ("banish", "discard", "destroy", "acquire", "fetch", "pay", "defeat", "guess")

    def asks(self, effect: Effect) -> bool:
        """Does the effect itself offer a way out?"""
        return isinstance(effect, (Pick, PutIt, flow.Choose))

    def condition(self, value: object, path: Path_) -> Condition:
        """`if: {control: …}`, `if: {played: …}`, `if: {mastery: 10}`."""
        return conditions.condition(self, value, path)

    def amount(self, value: object, path: Path_) -> Amount:
        """`for_each: {zone: constructs, faction: …}`; `distinct: faction` counts factions."""
        return conditions.amount(self, value, path)

    # ------------------------------------------------------------------ slots

    def abilities(self, value: object, path: Path_) -> list[Ability]:
        """`use`: a list of steps, or several named lists, each with an optional leading `if`."""
        named = value if isinstance(value, dict) else {"": value}
        if not named:
            raise self.error(path, "needs at least one ability.")
        found: list[Ability] = []
        for name, steps in named.items():
            here = (*path, self.label(str(name), (*path, name))) if named is value else path
            listed = self.listed(steps, here)
            condition: Condition | None = None
            # An `if` on the only step says when the ability may be used at all.
            if len(listed) == 1 and isinstance(listed[0], dict) and "if" in listed[0]:
                condition = self.condition(listed[0]["if"], (*here, 0, "if"))
                listed = [{k: v for k, v in listed[0].items() if k != "if"}]
            found.append(Ability(str(name), self.bit, self.steps(listed, here), condition))
            self.bit += 1
        return found

    def lasting(self, value: object, path: Path_) -> list[Static]:
        """`static`: what holds while the card is in play, each with an optional `if`."""
        found: list[Static] = []
        for index, entry in enumerate(self.listed(value, path)):
            here = (*path, index)
            spec = self.mapping(entry, here, (*self.statics, "if"))
            names = [name for name in spec if name != "if"]
            if len(names) != 1:
                raise self.error(here, f"needs exactly one of: {', '.join(self.statics)}.")
            word = self.statics[names[0]]
            given = spec[word.name]
            amount = self.number(given, (*here, word.name), least=1) if word.counted else 1
            if not word.counted and given is not True:
                raise self.error((*here, word.name), f"needs true, not {told(given)}.")
            condition = self.condition(spec["if"], (*here, "if")) if "if" in spec else None
            found.append(Static(word.code, amount, condition))
        return found

    def triggers(self, value: object, path: Path_) -> list[watch.Trigger]:
        """`when`: an event with the cards it is about, and what to do; or a list of such."""
        if isinstance(value, list):
            return waiting.several(self, value, path)
        return [waiting.one(self, value, path)]
