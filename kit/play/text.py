"""The table and the story of a game as plain text, in English, French and Portuguese.

The table is made from a view, so it can only say what that seat may know. In the story a card is named
only if the viewer may look into the place it came from or the place it went to.
"""

from __future__ import annotations

import itertools
import textwrap
from collections.abc import Sequence
from typing import Final

from kit.cards.sentences import page_lines
from kit.cards.terms import counted, known, term
from kit.core import events as happened
from kit.core.cards import Card
from kit.core.events import WORDS, Event
from kit.core.rules import Rules
from kit.core.state import State
from kit.core.view import View
from kit.core.zones import (
    ALL,
    CENTRE,
    DECK,
    DISCARD,
    HAND,
    NOBODY,
    OWN,
    PILES,
    PLAYED,
    ROW,
    SEAT,
    STAYS,
    VOID,
)
from kit.games.shards.boss import Allied
from kit.play.listing import ENDLESS, Columns, card_lines, columns, grouped, number
from kit.play.teams import beside

LABELS: Final[dict[str, tuple[str, str, str]]] = {
    "your turn": ("your turn", "à vous de jouer", "sua vez"),
    "set-up": ("set-up", "mise en place", "preparação"),
    "turn of": ("turn of {who}", "tour de {who}", "turno de {who}"),
    "over": ("the game is over", "la partie est terminée", "a partida terminou"),
    "you": ("you", "vous", "você"),
    "aside": ("set aside", "mises de côté", "separadas"),
    "next": ("the next two for {who}", "les deux prochaines pour {who}", "as duas próximas para {who}"),
    "none": ("none", "aucune carte", "nenhuma carta"),
    "cards": ("{n} cards", "{n} cartes", "{n} cartas"),
    "a card": ("a card", "une carte", "uma carta"),
}

# What happened: you …, someone else … (English, French); one form does for both in Portuguese.
VERBS: Final[dict[int, tuple[str, str, str, str, str]]] = {
    happened.PLAY: ("play", "plays", "jouez", "joue", "joga"),
    happened.USE: ("use", "uses", "utilisez", "utilise", "usa"),
    happened.GAIN: ("gain", "gains", "gagnez", "gagne", "ganha"),
    happened.LOSE: ("lose", "loses", "perdez", "perd", "perde"),
    happened.DRAW: ("draw", "draws", "piochez", "pioche", "compra"),
    happened.BANISH: ("banish", "banishes", "bannissez", "bannit", "bane"),
    happened.ACQUIRE: ("acquire", "acquires", "achetez", "achète", "adquire"),
    happened.DEFEAT: ("defeat", "defeats", "éliminez", "élimine", "derrota"),
    happened.REVEAL: ("reveal", "reveals", "révélez", "révèle", "revela"),
}
BRINGS: Final = ("bring", "brings", "faites entrer", "fait entrer", "traz")
AGAINST: Final = (" against {who}", " contre {who}", " contra {who}")
RECRUITS: Final = ("recruit", "recruits", "recrutez", "recrute", "recruta")
DISCARDS: Final = ("discard", "discards", "défaussez", "défausse", "descarta")
RECEIVES: Final = ("receive", "receives", "recevez", "reçoit", "recebe")
FROM: Final = ("from", "de", "de")
SHUFFLES: Final = ("shuffle", "shuffles", "mélangez", "mélange", "embaralha")
NEW_DECK: Final = (
    "the discard pile into a new deck",
    "la défausse en une nouvelle pioche",
    "os descartes em um novo baralho",
)
HITS: Final = ("take", "takes", "subissez", "subit", "sofre")
DAMAGE: Final = ("{n} damage", "{n} dégâts", "{n} de dano")
# What needs no verb of somebody: the same whoever looks.
PLAIN: Final[dict[int, tuple[str, str, str]]] = {
    happened.TURN: ("Turn {n}: {who}.", "Tour {n} : {who}.", "Turno {n}: {who}."),
    happened.ENTER: ("{what} enters the row", "{what} entre dans la {row}", "{what} entra na {row}"),
    happened.EXTRA: ("One more turn for {who}", "Un tour de plus pour {who}", "Mais um turno para {who}"),
    happened.OVER: ("The game is over", "La partie est terminée", "A partida terminou"),
    happened.OUT: ("Out of the game: {who}", "Hors jeu : {who}", "Fora do jogo: {who}"),
    happened.THRESHOLD: (
        "{who} reaches the threshold of {n} mastery",
        "{who} atteint le seuil de {n} de maîtrise",
        "{who} alcança o limiar de {n} de maestria",
    ),
    happened.SHUFFLE: (
        "The void is shuffled into a new centre deck",
        "Le Néant est mélangé en une nouvelle pioche centrale",
        "O vazio é embaralhado em um novo baralho central",
    ),
}
SEVERAL_ENTER: Final = ("{what} enter the row", "{what} entrent dans la {row}", "{what} entram na {row}")
GROUPED: Final = (happened.DRAW, happened.MOVE, happened.ENTER)
CAUSES: Final = (happened.PLAY, happened.USE, happened.ACQUIRE, happened.DEFEAT, happened.LOSE)


def label(name: str, language: str) -> str:
    """A word of the page that no card has."""
    return LABELS[name][known(language)]


def colon(language: str) -> str:
    """A colon, with the space French puts in front of it."""
    return " : " if language == "fr" else ": "


# ---------------------------------------------------------------------- the table


def table_text(view: View, language: str = "en", width: int = 100) -> str:
    """What one seat may know of the table, as text."""
    rules = view.rules
    width = max(60, width)
    lines = [header(view, language), "=" * width]
    # Somebody who only looks on sits nowhere and sees all seats in their order.
    onlooker = view.seat == NOBODY
    for step in range(0 if onlooker else 1, view.seats):
        lines += seat_lines(view, step if onlooker else (view.seat + step) % view.seats, language, width)
    zones = rules.table_zones
    beside = ", ".join(
        f"{term(zones[p].name, language, True, rules.game)} {view.size(zones[p].name)}" for p in beside_row(rules)
    )
    lines.append(rule(f"{term('row', language, True, rules.game)} ({beside})", width))
    row = [(rules.cards[rules.by_id[name]], 1) for name in reversed(view.zone(zones[ROW].name) or [])]
    piles = [
        (rules.cards[kind], view.size(zones[PILES + index].name)) for index, kind in enumerate(rules.pile_kinds)
    ]
    room = columns(row + piles, language)
    lines += row_lines(rules, row, language, width, room)
    if piles:
        lines.append(rule(term("piles", language, True), width))
        lines += card_lines(piles, language, width, room=room)
    if onlooker:
        return "\n".join([*lines, "=" * width])
    mine = rules.seat_zones
    hand, played = mine[HAND - SEAT].name, mine[PLAYED - SEAT].name
    for name in [*open_places(rules), hand]:
        cards = [rules.cards[rules.by_id[card]] for card in reversed(view.zone(name) or [])]
        if not cards and name != hand:
            continue
        lines.append(
            rule(f"{label('you', language)}{colon(language)}{term(name, language, True, rules.game)}", width)
        )
        if name == played:
            lines += wrapped(grouped(card.name(language) for card in cards), width)
            continue
        counts = [
            (kind, [card.kind for card in cards].count(kind)) for kind in dict.fromkeys(c.kind for c in cards)
        ]
        lines += card_lines([(rules.cards[kind], count) for kind, count in counts], language, width, price=False)
        if not cards:
            lines.append(f"  {label('none', language)}")
    lines.append("=" * width)
    lines.append(status_line(view, language))
    return "\n".join(lines)


def row_lines(rules: Rules, row: list[tuple[Card, int]], language: str, width: int, room: Columns) -> list[str]:
    """The cards of the row; those an automatic opponent takes from its end next are marked."""
    claims = rules.row.claims()
    if not claims:
        return card_lines(row, language, width, room=room)
    lines = card_lines(row[:-claims], language, width, room=room)
    for card in row[-claims:]:
        first, *more = card_lines([card], language, width, room=room)
        lines += [f"> {first[2:]}", *more]
    return [*lines, f"> {label('next', language).format(who=rules.automata[0])}"]


def beside_row(rules: Rules) -> list[int]:
    """The places whose size is told with the row: in a battle also the fate deck and what lies face down."""
    more = [rules.place(name) for name in ("fate-deck", "fate-discard", "face-down")] if rules.boss else []
    return [CENTRE, VOID, *more]


def header(view: View, language: str) -> str:
    """Game, turn, whose turn it is, and what the table counts."""
    rules = view.rules
    parts = [rules.game.upper(), f"{term('turn', language, True)} {view.turn}"]
    if view.over:
        parts.append(label("over", language))
    elif view.active == NOBODY:
        parts.append(label("set-up", language))
    elif view.active == view.seat:
        parts.append(label("your turn", language))
    else:
        parts.append(label("turn of", language).format(who=rules.called(view.seats, view.active)))
    parts += [f"{term(c.name, language, True)} {view.count(c.name)}" for c in rules.table_counters if c.shown]
    return " | ".join(parts)


def status_line(view: View, language: str) -> str:
    """The viewer's own numbers, large and clear, and the size of the own piles."""
    rules = view.rules
    numbers = [
        f"{term(c.name, language).upper()} {number(view.count(c.name))}"
        for c in rules.seat_counters
        if c.shown and (view.count(c.name) or not c.name.count("-"))
    ]
    piles = [rules.seat_zones[place - SEAT].name for place in (DECK, DISCARD)]
    return (
        "  "
        + "   ".join(numbers)
        + f"   ({', '.join(f'{term(p, language, True, rules.game)} {view.size(p)}' for p in piles)})"
    )


def seat_lines(view: View, seat: int, language: str, width: int) -> list[str]:
    """An opponent: numbers, sizes, and the cards that lie open."""
    rules = view.rules
    parts = []
    for counter in rules.seat_counters:
        value = view.count(counter.name, seat)
        if counter.shown and (value or not (counter.per_turn or "-" in counter.name)):
            parts.append(f"{term(counter.name, language)} {number(value)}")
    automatic = seat >= view.seats - len(rules.automata)
    for place in (HAND, DECK, DISCARD):
        name = rules.seat_zones[place - SEAT].name
        if not automatic:
            parts.append(f"{term(name, language, True, rules.game)} {view.size(name, seat)}")
        elif place == DISCARD and view.size(name, seat):
            parts.append(f"{label('aside', language)} {view.size(name, seat)}")
    who = rules.called(view.seats, seat) + beside(rules, view.seats, seat, view.seat, language)
    lines = wrapped(f"{who}{colon(language)}" + ", ".join(parts), width)
    for name in open_places(rules):
        cards = view.zone(name, seat)
        if cards:
            names = grouped(rules.cards[rules.by_id[card]].name(language) for card in reversed(cards))
            lines += wrapped(f"    {term(name, language, True, rules.game)}{colon(language)}{names}", width)
    if automatic and isinstance(rules.sides, Allied):
        entry = rules.sides.battle.page.entry
        for line in page_lines(entry, language, view.seats - 1):
            lines += wrapped(f"    {line}", width)
    return lines


def open_places(rules: Rules) -> list[str]:
    """What lies in front of a seat for all to see: in play, played this turn, and whatever a game adds."""
    more = [zone.name for zone in rules.seat_zones[OWN - SEAT :] if zone.sees == ALL]
    return [rules.seat_zones[place - SEAT].name for place in (STAYS, PLAYED)] + more


def rule(title: str, width: int) -> str:
    """A line with a title in it."""
    return f"-- {title} ".ljust(width, "-")


def wrapped(text: str, width: int) -> list[str]:
    """Text within the page, a little set in."""
    return textwrap.wrap(text, width, initial_indent="  ", subsequent_indent="      ", break_on_hyphens=False)


# ---------------------------------------------------------------------- the story


def log_text(state: State, events: Sequence[Event], viewer: int, language: str = "en") -> list[str]:
    """What happened, a sentence each, as this seat may know it; `NOBODY` looks on and sees no hand.

    Played cards that are put away at the end of a turn go without saying.
    """
    # What was paid shows in what was bought; what is left over goes without saying.
    events = [event for event in events if event[0] not in (happened.SPEND, happened.WASTE)]
    lines: list[str] = []
    causes: list[tuple[int, int]] = []
    index = 0
    while index < len(events):
        event = events[index]
        index += 1
        what, seat, card, _, source, target = event
        if what == happened.MOVE and (owner(state, source)[1], owner(state, target)[1]) == (PLAYED, DISCARD):
            continue
        # An eliminated player's cards leave with him; nobody wants to hear of each.
        if what == happened.MOVE and causes and causes[-1] == (happened.OUT, seat):
            continue
        if what in (happened.GAIN, happened.LOSE) and not state.rules.seat_counters[card - SEAT].shown:
            continue
        if what == happened.GAIN and causes and causes[-1][0] in CAUSES and causes[-1][1] == seat:
            gain = f"+{amount(state.rules, event, language)}"
            start = lines[-1]
            lines[-1] = f"{start[:-1]}, {gain})" if start.endswith(")") else f"{start} ({gain})"
            continue
        cards = [card]
        while what in GROUPED and index < len(events):
            following = events[index]
            if (following[0], following[1], following[4], following[5]) != (what, seat, source, target):
                break
            cards.append(following[2])
            index += 1
        lines.append(told(state, event, cards, viewer, language))
        causes.append((what, seat))
    # The same thing several times over is said once.
    runs = [(line, len(list(same))) for line, same in itertools.groupby(lines)]
    return [line if copies == 1 else f"{line} ×{copies}" for line, copies in runs]


def told(state: State, event: Event, cards: list[int], viewer: int, language: str) -> str:
    """One event, or several of the same sort, as a sentence."""
    what, seat, card, count, source, target = event
    index = known(language)
    mine = seat == viewer and seat != NOBODY
    who = label("you", language) if mine else state.rules.called(state.seats, seat)
    if what in (happened.GAIN, happened.LOSE):
        thing = amount(state.rules, event, language)
    elif card == NOBODY:
        thing = ""
    elif what == happened.REVEAL or visible(state, source, viewer) or visible(state, target, viewer):
        thing = grouped(state.rules.cards[state.kinds[one]].name(language) for one in cards)
    else:
        thing = label("a card", language) if len(cards) == 1 else label("cards", language).format(n=len(cards))
    forms = VERBS.get(what)
    if what == happened.ACQUIRE and "recruit" in [verb.word for verb in state.rules.verbs]:
        forms = RECRUITS
    if what == happened.MOVE:
        giver, left = owner(state, source)
        taker, reached = owner(state, target)
        if NOBODY not in (giver, taker) and giver != taker:
            forms = RECEIVES
            thing += f" {FROM[index]} " + (
                label("you", language) if giver == viewer else state.rules.called(state.seats, giver)
            )
        elif (left, reached) == (HAND, DISCARD):
            forms = DISCARDS
        else:
            thing += f" → {place_text(state, target, language)}"
    elif what == happened.PLAY and owner(state, target)[0] != seat:
        # A boss: what it brings into play lies in front of a player.
        before = owner(state, target)[0]
        met = label("you", language) if before == viewer else state.rules.called(state.seats, before)
        forms, thing = BRINGS, thing + AGAINST[index].format(who=met)
    elif what == happened.SHUFFLE and seat != NOBODY:
        forms, thing = SHUFFLES, NEW_DECK[index]
    elif what == happened.HIT:
        forms, thing = HITS, DAMAGE[index].format(n=number(count))
    if forms is not None:
        verb = forms[min(2 * index + (not mine), 4)]
        return f"{upper(who)} {verb} {thing}"
    if what in PLAIN:
        plain = SEVERAL_ENTER if what == happened.ENTER and len(cards) > 1 else PLAIN[what]
        row = term("row", language, True, state.rules.game)
        return plain[index].format(who=who, what=thing, n=number(count), row=row)
    word = "" if what == happened.MOVE else f"{WORDS[what] if what < len(WORDS) else what} "
    front = "" if seat == NOBODY else upper(who) + colon(language)
    return f"{front}{word}{thing}".rstrip()


def upper(who: str) -> str:
    """At the beginning of a sentence: You, but p2."""
    return who if who[0] == "p" else who[0].upper() + who[1:]


def amount(rules: Rules, event: Event, language: str) -> str:
    """So much of what was gained or lost."""
    counter = rules.seat_counters[event[2] - SEAT].name
    if event[3] >= ENDLESS:
        return f"∞ {term(counter, language)}"
    return counted(counter, event[3], language)


def owner(state: State, spot: int) -> tuple[int, int]:
    """Whose a place of the state is, and which place it is."""
    table = len(state.rules.table_zones)
    if spot < table:
        return NOBODY, spot
    seat, place = divmod(spot - table, len(state.rules.seat_zones))
    return seat, SEAT + place


def visible(state: State, spot: int, viewer: int) -> bool:
    """May the viewer look into that place?"""
    if spot == NOBODY:
        return False
    whose, place = owner(state, spot)
    return View(state, viewer).sees(place, whose)


def place_text(state: State, spot: int, language: str) -> str:
    """What a place of the state is called."""
    _, place = owner(state, spot)
    zone = state.rules.table_zones[place] if place < SEAT else state.rules.seat_zones[place - SEAT]
    return term(zone.name, language, True, state.rules.game)
