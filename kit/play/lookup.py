"""Cards as text: finding one by its name, one card in full, the list of them all."""

from __future__ import annotations

import difflib
import shutil
import textwrap
import unicodedata
from collections.abc import Sequence

from kit.cards.sentences import sentence, term
from kit.core.cards import Card
from kit.core.rules import Rules
from kit.play.keeping import shown
from kit.play.listing import card_lines, columns, cost_text, kind_text
from kit.play.text import colon, rule
from kit.play.titles import box_name
from kit.play.words import say


def page_width() -> int:
    """As wide as the terminal, within reason."""
    return max(60, min(120, shutil.get_terminal_size((100, 24)).columns))


def plain(text: str) -> str:
    """Small letters without accents, for searching."""
    letters = unicodedata.normalize("NFKD", text.replace("-", " ")).casefold()
    return "".join(c for c in letters if not unicodedata.combining(c))


def search(cards: Sequence[Card], text: str, language: str) -> list[Card]:
    """Cards by id or name, or else those with the words in their name."""
    wanted = plain(text)
    exact = [card for card in cards if wanted in (plain(card.id), plain(card.name(language)), plain(card.name()))]
    if exact or not wanted:
        return exact
    return [card for card in cards if wanted in plain(card.name(language)) or wanted in plain(card.id)]


def missing(cards: Sequence[Card], text: str, language: str) -> str:
    """No such card; those with a name like it."""
    names = {plain(card.name(language)): card.name(language) for card in cards}
    close = difflib.get_close_matches(plain(text)[:60], list(names), 3, 0.5)
    perhaps = say("perhaps", language, names=", ".join(names[name] for name in close)) if close else ""
    return say("no card", language, text=shown(text), close=perhaps)


def number_of(card: Card) -> int:
    """How many there are: in the centre deck, in each starting deck or in a pile; of a relic there is one."""
    return card.copies or card.starter or card.pile or 1


def card_text(card: Card, rules: Rules, language: str, width: int) -> str:
    """One card in full: name, price, what it is, how many there are, what it does."""
    lines = [rule(card.name(language), width)]
    where = "copies" if card.copies else "starter" if card.starter else "piled" if card.pile else "aside"
    hero = next((hero.name(language) for hero in rules.heroes if hero.id == card.relic), "")
    centre = term("centre", language, True, rules.game)
    many = say(where, language, n=number_of(card), centre=centre, hero=hero)
    price = cost_text(card, language)
    facts = [kind_text(card, language), f"{term('cost', language)} {price}" if price else "", many]
    lines.append("  " + "; ".join(fact for fact in facts if fact))
    for line in sentence(card, language).splitlines():
        lines += textwrap.wrap(line, width, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)
    status = card.entry.get("status")
    if status in ("inferred", "designed"):
        lines.append(f"  ({say(str(status), language)})")
    # The box in words; the id is what a move says.
    lines.append(f"  {box_name(rules, card.set, language)} | {card.id}")
    return "\n".join(lines)


def list_text(cards: Sequence[Card], rules: Rules, language: str, width: int) -> str:
    """Cards as a list, by set, sort and faction."""
    lines: list[str] = []
    room = columns([(card, number_of(card)) for card in cards], language)
    for box in dict.fromkeys(card.set for card in cards):
        for sort in rules.types:
            for faction in rules.factions:
                group = [card for card in cards if (card.set, card.type, card.faction) == (box, sort, faction)]
                if not group:
                    continue
                beside = f", {term(faction, language)}" if faction != "none" else ""
                lines += [
                    "",
                    rule(
                        f"{box_name(rules, box, language)}{colon(language)}{term(sort, language)}{beside}", width
                    ),
                ]
                group.sort(key=lambda card: (card.cost, card.name(language)))
                counts = [(card, number_of(card)) for card in group]
                lines += card_lines(counts, language, width, room=room)
    lines += ["", say("listed", language, n=len(cards))]
    return "\n".join(lines[1:])
