"""A battle on the table: the boss with its track of thresholds, what lies in front of each player, the baton.

Everything here is open to all: the numbers are read from the state a view looks at, no hidden place is touched.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from kit.board.scene.battle_words import GROUPS
from kit.board.scene.choices import Choices
from kit.board.scene.words import word
from kit.cards.sentences import page_lines
from kit.cards.terms import known
from kit.cards.things import capital, listed
from kit.core.rules import Rules
from kit.core.state import State
from kit.core.view import View
from kit.core.zones import HAND, NOBODY, STAYS
from kit.games.shards.boss import Allied, Page, battle_of
from kit.games.shards.champions import CARRIES
from kit.games.shards.numbers import ATTACKS, DONE, HEALTH, MASTERY, MASTERY_MOST, SHADOW, alive, has
from kit.games.shards.shadow import PUT, attacks_all, power_of, shadows, store

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kit.board.scene.table import Painter
    from kit.core.moves import Decision, Move

FRONT: Final = (SHADOW, ATTACKS)
"""Places in front of a player that belong to the boss."""
BOSS_PLACES: Final = ("fate-deck", "fate-discard", "spores", "face-down", "beneath", "beneath-2")
"""Places of the table that are shown with the boss, with a card or in the row."""
FRONT_OF_LINE: Final = re.compile(r"^\d+ [^:]*: ")
"""What the line of a threshold begins with, as in "5 mastery: …"."""
REACH: Final = (HAND, STAYS)
"""Where a click on another player's card hands the baton over by itself."""


# ---------------------------------------------------------------------- the page, for the book


def page_text(rules: Rules, language: str) -> dict[str, object]:
    """What the boss's page says, in words; it changes only with the boss and the language."""
    page = page_of(rules)
    # The health stands on the dial; without a number of players the page leaves it out.
    told = page_lines(page.entry, language, 0)
    parts = listed(page.entry.get("thresholds"))
    # The mastery stands on the mark of the track, not in front of its sentence.
    plain = [capital(FRONT_OF_LINE.sub("", line, count=1)) for line in told[len(told) - len(parts) :]]
    found: dict[str, object] = {
        "name": page.name(language),
        "lines": told[: len(told) - len(parts)],
        "thresholds": plain,
        "groups": [GROUPS[name][known(language)] if name in GROUPS else capital(name) for name in page.groups],
    }
    if page.entry.get("status") == "designed":
        found["designed"] = word("page designed", language)
    return found


def threshold_told(rules: Rules, mastery: int, name: str, language: str) -> str:
    """The boss has reached a threshold: which, and what that does."""
    page = page_of(rules)
    texts = page_text(rules, language)["thresholds"]
    assert isinstance(texts, list)
    text = next((text for it, text in zip(page.thresholds, texts, strict=True) if it.mastery == mastery), "")
    return word("reaches", language, x=name, n=mastery, y=text)


def page_of(rules: Rules) -> Page:
    """The page of the boss that is fought."""
    assert isinstance(rules.sides, Allied)
    return rules.sides.battle.page


# ---------------------------------------------------------------------- the boss


def boss_panel(painter: Painter) -> dict[str, object]:
    """The villain of the table: health, mastery, how far along the track it is, its piles."""
    view = painter.view
    state = view._state
    page = battle_of(state).page
    foe = state.seats - 1
    mastery = has(state, foe, MASTERY)
    found: dict[str, object] = {
        "seat": foe,
        "name": painter.names[foe],
        "health": [max(0, has(state, foe, HEALTH)), page.whole(state)],
        "mastery": mastery,
        "most": max(MASTERY_MOST, mastery),
        "thresholds": thresholds(view, page),
        "piles": [painter.pile(painter.rules.place(name), NOBODY) for name in ("fate-deck", "fate-discard")],
    }
    if "venom" in page.numbers:
        found["piles"] = [*listed(found["piles"]), painter.pile(painter.rules.place("spores"), NOBODY)]
    if page.havoc:
        found["havoc"] = view.count("havoc")
    if view.active == foe and not view.over:
        found["turn"] = 1
    if last_turn(view):
        found["last"] = 1
    if painter.choices is not None and foe in painter.choices.seats:
        found["m"] = [painter.choices.entry(move) for move in painter.choices.seats[foe]]
    return found


def thresholds(view: View, page: Page) -> list[dict[str, object]]:
    """Each threshold: reached, next or still far; once or lasting; in force or not."""
    crossed, lit = view.count("crossed"), view.count("lit")
    found: list[dict[str, object]] = []
    ahead = False
    for index, threshold in enumerate(page.thresholds):
        entry: dict[str, object] = {"at": threshold.mastery}
        if crossed >> index & 1:
            entry["state"] = "reached" if lit >> index & 1 else "missed"
        else:
            entry["state"] = "ahead" if ahead else "next"
            ahead = True
        if threshold.once is None:
            entry["lasting"] = 1
            if page.active(view._state, index):
                entry["on"] = 1
        if threshold.havoc:
            entry["havoc"] = 1
        found.append(entry)
    return found


def last_turn(view: View) -> bool:
    """Is this the players' last chance (S153)?"""
    fell = view.count("fell")
    return bool(fell) and not view.over and (view.turn > fell or view.active == view.seats - 1)


# ---------------------------------------------------------------------- in front of a player


def in_front(painter: Painter, seat: int) -> list[dict[str, object]]:
    """Shadow champions and ongoing attacks, with power, health, and what the players have put on them so far."""
    state = painter.view._state
    foe = state.seats - 1
    found: list[dict[str, object]] = []
    for place in FRONT:
        for entry in painter.zone(place, seat) or []:
            number = entry["k"]
            assert isinstance(number, int)
            card = painter.view.kind(number)
            put = state.used.count(number * 8 + PUT)
            if place == SHADOW:
                entry["power"] = power_of(state, foe, number)
                entry["need"] = [put, card.figures.get("health", 0)]
                if attacks_all(state, foe, number):
                    entry["all"] = 1
                if any(static.what == CARRIES for static in card.statics):
                    beneath = state.zones[store(state, number)]
                    if beneath:
                        entry["under"] = state.rules.cards[state.kinds[beneath[-1]]].id
            elif isinstance(card.entry.get("close"), int):
                entry["close"] = [put, card.entry["close"]]
            if "m" in entry and painter.choices is not None:
                entry["m"] = [deed(painter, move) for move in painter.choices.cards[seat, place, card.kind]]
            found.append(entry)
    return found


def deed(painter: Painter, move: Move) -> list[object]:
    """What can be done with a card in front of a player; it lies there, so it need not be named again."""
    assert painter.choices is not None
    power = painter.number(painter.view.count("power", painter.me))
    entry = painter.choices.entry(move)
    if move.word in ("close", "wound", "destroy"):
        entry[1] = entry[2] = word(f"do {move.word}", painter.language, n=move.amount, p=power)
    return entry


def threat(view: View, seat: int) -> int:
    """How much the shadow champions will deal to a player next."""
    state = view._state
    foe = state.seats - 1
    total = 0
    for owner in range(foe):
        for card in shadows(state, owner):
            if owner == seat or attacks_all(state, foe, card):
                total += power_of(state, foe, card) if alive(state, owner) or owner != seat else 0
    return total


def player(painter: Painter, seat: int, found: dict[str, object]) -> None:
    """What a player's panel shows beside the usual."""
    view = painter.view
    cards = in_front(painter, seat)
    if cards:
        found["front"] = cards
    coming = threat(view, seat)
    if coming and not painter.out(seat):
        found["threat"] = coming
    if view.count("done", seat) and not view.over and view.active != view.seats - 1 and not painter.out(seat):
        found["done"] = 1
    found.pop("mate", None)
    if "scramble" not in battle_of(view._state).page.numbers:
        counters = found["counters"]
        assert isinstance(counters, list)
        found["counters"] = [entry for entry in counters if entry["name"] != "hack-tokens"]


def waiting(view: View) -> list[int]:
    """The other players who have not finished their part of this turn."""
    state = view._state
    return [
        seat
        for seat in range(state.seats - 1)
        if seat != view.seat and alive(state, seat) and not has(state, seat, DONE)
    ]


# ---------------------------------------------------------------------- a click on another player's card


def reachable(
    state: State, decision: Decision, team: Sequence[int], names: list[str], language: str
) -> dict[int, Choices]:
    """For each team-mate at this screen: what they could do with their cards if the baton were handed to them."""
    found: dict[int, Choices] = {}
    for move in decision.options:
        if move.word == "hand-over" and move.seat in team:
            after = state.clone()
            after.log = None
            after.apply(move)
            asked = after.decision
            if asked is not None and asked.seat == move.seat and asked.why == "main":
                found[move.seat] = Choices(View(after, move.seat, tuple(team)), asked, names, language)
    return found
