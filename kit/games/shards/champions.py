"""Champions: who may be attacked, how much it takes, and what holds while one is in play.

Booklet: Shards of Infinity, "champions", "attacking champions"; Relics of the Future, questions.
Reads champions, mastery, heroes. Changes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.cards.compile import Lasting
from kit.core.zones import STAYS
from kit.games.shards.numbers import MASTERY, has

if TYPE_CHECKING:
    from kit.core.state import State

UNATTACKABLE: Final = 1
GUARDS: Final = 2
OUTRANKS: Final = 3
TOUGHENS: Final = 4
SHIELDS: Final = 5
STRONGER: Final = 6
EVERYWHERE: Final = 7
DOUBLED: Final = 8
SHELTERS: Final = 9
CARRIES: Final = 10
KEEPS: Final = 11

SHADOW_TYPE: Final = "shadow"

STATICS: list[Lasting] = [
    Lasting(
        "unattackable",
        UNATTACKABLE,
        "No power can be assigned to this champion.",
        "{unattackable: true, if: {control: {id: general-decurion}}}",
        False,
    ),
    Lasting(
        "guards",
        GUARDS,
        "Neither you nor your other champions can be attacked.",
        "{guards: true}",
        False,
    ),
    Lasting(
        "outranks",
        OUTRANKS,
        "Players with less mastery than you cannot attack this champion.",
        "{outranks: true}",
        False,
    ),
    Lasting("toughens", TOUGHENS, "Each of your champions has so much more health.", "{toughens: 2}", True),
    Lasting("shields", SHIELDS, "You have so much shield in every attack.", "{shields: 3}", True),
    Lasting(
        "stronger",
        STRONGER,
        "This shadow champion has so much more power; an `if` looks at the boss, or at whoever summoned it.",
        "{if: {mastery: 10}, stronger: 6}",
        True,
    ),
    Lasting(
        "everywhere",
        EVERYWHERE,
        "This shadow champion attacks every player.",
        "{if: {mastery: 20}, everywhere: true}",
        False,
    ),
    Lasting(
        "doubled",
        DOUBLED,
        "This shadow champion deals double damage.",
        "{if: {in_play: {id: simulacrons, other: true}}, doubled: true}",
        False,
    ),
    Lasting(
        "shelters",
        SHELTERS,
        "Other shadow champions of its group cannot be destroyed.",
        "{shelters: true}",
        False,
    ),
    Lasting("carries", CARRIES, "Its power is the cost of the card under it.", "{carries: true}", False),
    Lasting(
        "keeps_hired",
        KEEPS,
        "At the end of your turn you may recruit what you have fast-played.",
        "{keeps_hired: true, if: {hero: rez}}",
        False,
    ),
]


def player_is_open(state: State, owner: int) -> bool:
    """Can power be assigned to this player? Not while a champion guards him (D10)."""
    cards = state.rules.cards
    for card in state.zones[state.base[owner] + STAYS]:
        for static in cards[state.kinds[card]].statics:
            if static.what == GUARDS and static.holds(state, owner, card):
                return False
    return True


def champion_is_open(state: State, attacker: int, owner: int, champion: int) -> bool:
    """Can power be assigned to this champion?"""
    cards = state.rules.cards
    for card in state.zones[state.base[owner] + STAYS]:
        for static in cards[state.kinds[card]].statics:
            if card != champion:
                if static.what == GUARDS and static.holds(state, owner, card):
                    return False
            elif static.what == OUTRANKS:
                if has(state, attacker, MASTERY) < has(state, owner, MASTERY):
                    return False
            elif static.what == UNATTACKABLE and static.holds(state, owner, card):
                return False
    return not state.rules.reserved or not sheltered(state, owner, champion, STAYS)


def sheltered(state: State, owner: int, champion: int, place: int) -> bool:
    """Is there another shadow champion that keeps this one from being destroyed? It may lie anywhere."""
    cards = state.rules.cards
    mine = cards[state.kinds[champion]]
    if mine.type != SHADOW_TYPE:
        return False
    for base in state.base:
        for card in state.zones[base + place]:
            other = cards[state.kinds[card]]
            if card != champion and other.type == SHADOW_TYPE and other.faction == mine.faction:
                for static in other.statics:
                    if static.what == SHELTERS and static.holds(state, owner, card):
                        return True
    return False


def health_of(state: State, owner: int, champion: int) -> int:
    """How much power destroys it: its figure, and what others add (added up, our reading)."""
    return state.rules.cards[state.kinds[champion]].figures.get("health", 0) + lasting(state, owner, TOUGHENS)


def shield_in_play(state: State, owner: int) -> int:
    """What cards in play prevent of every attack, without being revealed."""
    return lasting(state, owner, SHIELDS)


def lasting(state: State, owner: int, what: int) -> int:
    """All of one sort that a player's cards in play give together."""
    total = 0
    cards = state.rules.cards
    for card in state.zones[state.base[owner] + STAYS]:
        for static in cards[state.kinds[card]].statics:
            if static.what == what and static.holds(state, owner, card):
                total += static.amount
    return total
