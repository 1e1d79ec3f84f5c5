"""Cards as compiled, and filters over them.

A physical card is just a number in a state; `state.kinds[card]` says which kind it is, and
`rules.cards[kind]` is the `Card` below: one for all copies, shared by every game and every clone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core.zones import NOBODY

if TYPE_CHECKING:
    from kit.core.effects import Effect
    from kit.core.watch import Trigger


class Ability:
    """Something a card in play can do once per turn, at the moment its owner chooses."""

    __slots__ = ("bit", "condition", "effect", "name")

    def __init__(self, name: str, bit: int, effect: Effect, condition: Condition | None) -> None:
        self.name = name
        self.bit = bit
        self.effect = effect
        self.condition = condition


class Card:
    """One kind of card: what it costs, what it is, what it does."""

    __slots__ = (
        "abilities",
        "aside",
        "copies",
        "cost",
        "currency",
        "discount",
        "entry",
        "faction",
        "figures",
        "flags",
        "home",
        "id",
        "kind",
        "mentions",
        "names",
        "pile",
        "play",
        "relic",
        "scaled",
        "set",
        "slots",
        "starter",
        "statics",
        "triggers",
        "type",
    )

    def __init__(self, kind: int, entry: dict[str, object], set_name: str) -> None:
        self.kind = kind
        self.id = ""
        self.set = set_name
        self.names: dict[str, str] = {}
        self.type = ""
        self.faction = "none"
        self.cost = 0
        self.currency = ""
        # A price that is lower for each of something: by how much, and what is counted.
        self.discount: tuple[int, Amount] | None = None
        self.copies = 0
        self.starter = 0
        self.pile = 0
        # So many wait in the box until something brings them in (shadow champions, a boss's attacks, …).
        self.aside = 0
        # The hero whose relic this is, if it is one.
        self.relic = ""
        self.home = NOBODY
        self.flags: frozenset[str] = frozenset()
        self.figures: dict[str, int] = {}
        # Figures that are as large as something a player has: {"shield": "mastery"}.
        self.scaled: dict[str, str] = {}
        self.play: Effect | None = None
        self.slots: dict[str, Effect] = {}
        self.abilities: list[Ability] = []
        self.triggers: list[Trigger] = []
        self.statics: list[Static] = []
        # Other cards it speaks of by name, with their names in each language.
        self.mentions: dict[str, dict[str, str]] = {}
        self.entry = entry

    def name(self, language: str = "en") -> str:
        """Its name in that language, or in English where the boxes give no other."""
        return self.names.get(language) or self.names.get("en") or self.id

    def __repr__(self) -> str:
        return f"<card {self.id}>"


class Hero:
    """Who a player is (Decima, Tetra, …): a name and a faction that some cards look at."""

    __slots__ = ("faction", "id", "names")

    def __init__(self, hero_id: str, names: dict[str, str], faction: str) -> None:
        self.id = hero_id
        self.names = names
        self.faction = faction

    def name(self, language: str = "en") -> str:
        """The name in that language, or in English."""
        return self.names.get(language) or self.names["en"]

    def __repr__(self) -> str:
        return f"<hero {self.id}>"


class Static:
    """Something that holds as long as a card is in play: `what` it is, how much, and when."""

    __slots__ = ("amount", "condition", "what")

    def __init__(self, what: int, amount: int, condition: Condition | None) -> None:
        self.what = what
        self.amount = amount
        self.condition = condition

    def holds(self, state: State, owner: int, card: int) -> bool:
        """Does it hold now, for the one who controls the card?"""
        return self.condition is None or self.condition.holds(state, owner, card, NOBODY)


class Filter:
    """Which cards ("a hero that costs 4 or less"), as a table: one 0 or 1 per kind.

    `loose` is the same table for a seat that may treat other cards as if they fitted (Hedron Link
    Device); it is None where that changes nothing.
    """

    __slots__ = ("loose", "strict")

    def __init__(self, strict: bytes, loose: bytes | None = None) -> None:
        self.strict = strict
        self.loose = loose


class Condition:
    """A yes-or-no question about the state, asked when a step is reached. Keeps nothing."""

    __slots__ = ()

    def holds(self, state: State, me: int, source: int, it: int) -> bool:
        """Is it so, for this seat, now?"""
        return True


class Amount:
    """A number that must be counted when it is needed ("for each construct you control")."""

    __slots__ = ()

    def count(self, state: State, me: int, source: int, it: int) -> int:
        """How many, for this seat, now."""
        return 0


if TYPE_CHECKING:
    from kit.core.state import State
