"""The scene: everything the page draws, as plain data. It is made from a view, so it holds only what that
seat may see; the page decides nothing and keeps no rules.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from kit.board.scene import battle
from kit.board.scene.choices import Choices, claimed, nth
from kit.board.scene.dock import dock
from kit.board.scene.looks import LETTERS, SYMBOLS, Look, look
from kit.board.scene.words import word
from kit.cards.terms import term
from kit.cards.things import capital
from kit.core.cards import Card
from kit.core.moves import Decision
from kit.core.state import State
from kit.core.view import View
from kit.core.zones import (
    BOX,
    CENTRE,
    DECK,
    DISCARD,
    HAND,
    NOBODY,
    PILES,
    PLAYED,
    ROW,
    SEAT,
    STAYS,
    VOID,
)

ENDLESS = 400_000
"""Numbers from here on are shown as infinite."""


def open_view(state: State) -> View:
    """All hands open, as a replay or a game of bots may be watched. Decks stay closed."""
    return View(state, NOBODY, tuple(range(state.seats)))


class Sitting:
    """Who sits where: names for the page and for sentences, and what each is."""

    def __init__(self, names: Sequence[str], roles: Sequence[str]) -> None:
        self.names = list(names)
        self.roles = list(roles)

    def addressed(self, viewer: int, language: str) -> list[str]:
        """The names as one seat reads them: its own is "You"."""
        return [word("you", language) if seat == viewer else name for seat, name in enumerate(self.names)]


class Painter:
    """Makes one scene. Everything it says comes from one view."""

    def __init__(
        self,
        view: View,
        decision: Decision | None,
        sitting: Sitting,
        language: str,
        fresh: Collection[int],
        starts: Mapping[str, int],
        mates: Mapping[int, Choices] | None = None,
    ) -> None:
        self.view = view
        # What team-mates at the same screen could do if they had the baton.
        self.mates = mates or {}
        self.rules = view.rules
        self.look: Look = look(view.rules.game)
        self.language = language
        self.fresh = fresh
        self.starts = starts
        # A person is looked after; with nobody to look after, the seat whose turn it is sits in front.
        self.mine = view.seat if 0 <= view.seat < view.seats else max(view.active, 0)
        self.me = view.seat if 0 <= view.seat < view.seats else NOBODY
        self.sitting = sitting
        self.names = sitting.addressed(self.me, language)
        self.decision = decision
        asked = decision is not None and decision.seat == self.me
        self.choices = Choices(view, decision, self.names, language) if decision is not None and asked else None

    # ------------------------------------------------------------------ cards

    def card(self, number: int, whose: int, place: int) -> dict[str, object]:
        """One card where it lies, with what can be done with it."""
        card = self.view.kind(number)
        found: dict[str, object] = {"k": number, "c": card.id}
        if self.choices is not None:
            moves = self.choices.on_card(whose, place, card, nth(self.view, number) if place == ROW else 0)
            if moves:
                found["m"] = moves
        if whose in self.mates and place in battle.REACH:
            moves = self.mates[whose].on_card(whose, place, card)
            if moves:
                found |= {"m": moves, "via": whose}
        if place == ROW and claimed(self.view, number):
            found["claim"] = self.names[self.rules.automaton]
        if number in self.fresh and place in (ROW, HAND, *(battle.FRONT if self.rules.boss else ())):
            found["new"] = 1
        if place == STAYS and card.abilities and all(self.view.spent(number, a.bit) for a in card.abilities):
            found["used"] = 1
        if place == HAND and self.view.spent(number, 7):
            found["shown"] = 1
        if place < SEAT and card.currency:
            self.priced(found, card)
        source = self.decision.source if self.decision is not None and self.choices is not None else NOBODY
        if number == source:
            found["asks"] = 1
        return found

    def priced(self, found: dict[str, object], card: Card) -> None:
        """What it costs now, and what is missing."""
        if self.choices is None or self.choices.end is None:
            return
        price = self.view.price(card)
        if price != card.cost:
            found["price"] = price
        if "m" not in found and self.rules.counter(card.currency) >= SEAT:
            missing = price - self.view.count(card.currency, self.mine)
            if missing > 0:
                found["need"] = [SYMBOLS.get(card.currency, card.currency), missing]

    def zone(self, place: int, whose: int) -> list[dict[str, object]] | None:
        """The cards of a place in the order they lie; None where this seat may not look."""
        zones = self.rules.table_zones if place < SEAT else self.rules.seat_zones
        cards = self.view.cards(zones[place % SEAT].name, whose)
        return None if cards is None else [self.card(number, whose, place) for number in cards]

    def pile(self, place: int, whose: int) -> dict[str, object]:
        """A pile: how many, and if it is open, which cards are in it, the top one first."""
        zone = (self.rules.table_zones if place < SEAT else self.rules.seat_zones)[place % SEAT]
        found: dict[str, object] = {"name": zone.name, "n": self.view.size(zone.name, whose)}
        found["label"] = self.label(place, zone.name)
        cards = self.view.cards(zone.name, whose)
        if cards is None:
            return found
        counts: dict[str, int] = {}
        for number in reversed(cards):
            name = self.view.kind(number).id
            counts[name] = counts.get(name, 0) + 1
        found["cards"] = [[name, count] for name, count in counts.items()]
        if self.choices is not None:
            offered = [(key, moves) for key, moves in self.choices.cards.items() if key[:2] == (whose, place)]
            if offered:
                # What can be chosen from a pile is laid out beside the hand.
                seen: set[int] = set()
                laid: list[dict[str, object]] = []
                for number in reversed(cards):
                    kind = self.view.kind(number).kind
                    if kind not in seen and any(key[2] == kind for key, _ in offered):
                        seen.add(kind)
                        laid.append(self.card(number, whose, place))
                found["offers"] = laid
        return found

    def label(self, place: int, name: str) -> str:
        """What a place is called on the page."""
        short = {DECK: "Deck", DISCARD: "Discard", HAND: "Hand", CENTRE: "Centre deck"}.get(place)
        return word(short, self.language) if short else capital(term(name, self.language, True))

    # ------------------------------------------------------------------ seats

    def number(self, value: int) -> int | str:
        """A number; very large ones are endless."""
        return "∞" if value >= ENDLESS else value

    def counters(self, seat: int) -> list[dict[str, object]]:
        """The numbers of a seat that are shown."""
        found: list[dict[str, object]] = []
        for counter in self.rules.seat_counters:
            if not counter.shown:
                continue
            value = self.view.count(counter.name, seat)
            entry: dict[str, object] = {
                "name": counter.name,
                "label": capital(term(counter.name, self.language)),
                "value": self.number(value),
                "symbol": SYMBOLS.get(counter.name, ""),
            }
            if counter.name in self.look.dials:
                entry["dial"] = max(self.look.dials[counter.name], value)
                entry["marks"] = list(self.look.dial_marks.get(counter.name, ()))
            elif counter.name == self.look.score:
                entry["score"] = 1
            if counter.per_turn:
                entry["turn"] = 1
                if counter.name not in self.look.money:
                    # A number "x-y" belongs to "y": runes that buy only some cards.
                    entry["of"] = next((m for m in self.look.money if counter.name.endswith("-" + m)), "")
                    entry["emblem"] = counter.name.partition("-")[0]
            found.append(entry)
        order = list(self.look.dials)
        return sorted(found, key=lambda entry: order.index(str(entry["name"])) if "dial" in entry else -1)

    def seat(self, seat: int) -> dict[str, object]:
        """One side of the table."""
        rules, view = self.rules, self.view
        role = [self.hero(seat), self.sitting.roles[seat]]
        found: dict[str, object] = {
            "seat": seat,
            "letter": LETTERS[seat % len(LETTERS)],
            "name": self.names[seat],
            "role": " · ".join(part for part in role if part),
            "counters": self.counters(seat),
            "piles": [self.pile(place, seat) for place in (DECK, DISCARD)],
            "hand": view.size(rules.seat_zones[HAND - SEAT].name, seat),
            "stays": self.zone(STAYS, seat) or [],
            "stays label": capital(term(rules.seat_zones[STAYS - SEAT].name, self.language, True)),
        }
        if seat == view.active and not view.over:
            found["active"] = 1
        if seat == view.first and not (self.decision is not None and self.decision.why == "bid"):
            found["first"] = 1
        if self.out(seat):
            found["out"] = 1
        if self.me != NOBODY and seat not in (self.me, *view.against()) and not self.out(seat):
            found["mate"] = 1
        if self.choices is not None and seat in self.choices.seats:
            found["m"] = [self.choices.entry(move) for move in self.choices.seats[seat]]
        others = self.own_places(seat)
        if others:
            found["zones"] = others
        if seat != self.mine:
            played = self.played(seat)
            if played:
                found["played"] = played
            hand = self.zone(HAND, seat)
            if hand:
                found["open hand"] = hand
        if rules.boss and seat < view.seats - 1:
            battle.player(self, seat, found)
        return found

    def hero(self, seat: int) -> str:
        """Who a seat is, where the game has heroes and one is chosen."""
        if not self.rules.heroes or self.rules.counter("hero") == NOBODY:
            return ""
        number = self.view.count("hero", seat)
        return self.rules.heroes[number - 1].name(self.language) if number > 0 else ""

    def out(self, seat: int) -> bool:
        """Is a seat out of the game? Where health is a dial, nobody without any goes on."""
        return "health" in self.look.dials and self.view.count("health", seat) <= 0

    def played(self, seat: int) -> list[dict[str, object]]:
        """What a seat has played this turn, wherever the game puts it."""
        found = self.zone(PLAYED, seat) or []
        for name in self.look.played_too:
            if self.rules.place(name) != NOBODY:
                found = found + (self.zone(self.rules.place(name), seat) or [])
        return found

    def own_places(self, seat: int) -> list[dict[str, object]]:
        """Places only this game has (relics, a hero, …): the cards, or how many there are."""
        found: list[dict[str, object]] = []
        for index in range(DISCARD - SEAT + 1, len(self.rules.seat_zones)):
            zone = self.rules.seat_zones[index]
            if zone.name in self.look.played_too or (self.rules.boss and SEAT + index in battle.FRONT):
                continue
            cards = self.zone(SEAT + index, seat)
            count = self.view.size(zone.name, seat)
            if not count:
                continue
            entry: dict[str, object] = {
                "name": zone.name,
                "label": capital(term(zone.name, self.language, True)),
                "n": count,
            }
            if cards is not None:
                entry["cards"] = cards
            found.append(entry)
        return found

    # ------------------------------------------------------------------ the middle

    def piles(self) -> list[dict[str, object]]:
        """The always-available piles, each as its top card and how many are left."""
        found: list[dict[str, object]] = []
        for index, kind in enumerate(self.rules.pile_kinds):
            card = self.rules.cards[kind]
            zone = self.rules.table_zones[PILES + index]
            left = self.view.size(zone.name)
            entry: dict[str, object] = {"c": card.id, "n": left}
            if "stays" in card.flags:
                entry["always"] = 1
            if self.choices is not None:
                moves = self.choices.on_card(NOBODY, PILES + index, card)
                if moves:
                    entry["m"] = moves
            self.priced(entry, card)
            found.append(entry)
        return found

    def table_counters(self) -> list[dict[str, object]]:
        """Numbers of the table: the honor pool, with what it began with."""
        found: list[dict[str, object]] = []
        for counter in self.rules.table_counters:
            if counter.shown:
                value = self.view.count(counter.name)
                found.append(
                    {
                        "name": counter.name,
                        "label": capital(term(counter.name, self.language, True)),
                        "value": self.number(value),
                        "of": max(self.starts.get(counter.name, value), value),
                        "symbol": SYMBOLS.get(counter.name, ""),
                    }
                )
        return found

    def other_places(self) -> list[dict[str, object]]:
        """Places on the table that only a variant has."""
        known = {self.rules.cards[kind].id for kind in self.rules.pile_kinds}
        found: list[dict[str, object]] = []
        for index in range(BOX + 1, len(self.rules.table_zones)):
            zone = self.rules.table_zones[index]
            if zone.name in known or not self.view.size(zone.name):
                continue
            if self.rules.boss and zone.name in battle.BOSS_PLACES:
                continue
            entry = self.pile(index, NOBODY)
            cards = self.zone(index, NOBODY)
            if cards is not None:
                entry["laid"] = cards
            found.append(entry)
        return found

    def scene(self) -> dict[str, object]:
        """All of it."""
        view, rules = self.view, self.rules
        hand_label = word("your hand", self.language)
        if self.me == NOBODY:
            hand_label = word("hand of", self.language, x=self.names[self.mine])
        shown = self.mine if self.me == NOBODY or view.active == self.me or view.active < 0 else view.active
        if rules.boss and shown == view.seats - 1:
            # The boss plays no cards of its own; what it brings lies in front of the players.
            shown = self.mine
        played_label = word("played", self.language)
        if shown != self.me:
            played_label = word("played by", self.language, x=self.names[shown])
        hand = self.zone(HAND, self.mine)
        extra = self.other_places()
        scene: dict[str, object] = {
            "game": rules.game,
            "me": self.me,
            "mine": self.mine,
            "turn": view.turn,
            "active": view.active,
            "over": view.over,
            "table": self.table_counters(),
            "seats": [self.seat(seat) for seat in range(view.seats)],
            "row": self.zone(ROW, NOBODY) or [],
            "piles": self.piles(),
            "centre": self.pile(CENTRE, NOBODY),
            "void": self.pile(VOID, NOBODY),
            "hand": hand if hand is not None else [],
            "hand label": hand_label,
            "played": self.played(shown),
            "played label": played_label,
            "money": shown,
            "dock": dock(self),
        }
        if hand is None:
            scene["hand back"] = view.size(rules.seat_zones[HAND - SEAT].name, self.mine)
        if extra:
            scene["more"] = extra
        if rules.boss:
            scene["boss"] = battle.boss_panel(self)
            hidden = view.size("face-down")
            if hidden:
                scene["hidden row"] = hidden
        if self.me != NOBODY and self.look.score:
            tokens = view.count(self.look.score, self.me)
            scene["score"] = [tokens, view.own_score() - tokens]
        return scene


def paint(
    view: View,
    decision: Decision | None,
    sitting: Sitting,
    language: str = "en",
    fresh: Collection[int] = (),
    starts: Mapping[str, int] | None = None,
) -> dict[str, object]:
    """What the page draws for one seat. `decision` is the open one; only its own seat sees the options."""
    return Painter(view, decision, sitting, language, fresh, starts or {}).scene()
