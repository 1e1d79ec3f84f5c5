"""The solo challenge: a Nemesis that plays by itself after each of your turns.

Booklet: Relics of the Future, "solo challenge" (S89–S105, D1). The Nemesis is a seat without a deck and
without a hand, the one after yours; you make its choices. `begin(seats=1)` deals for you, the state has
two seats, and `winners` is (0,) if you have won and (1,) if the Nemesis has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.cards import vocabulary
from kit.core import events
from kit.core.book import left_over, spend
from kit.core.dice import shuffle
from kit.core.effects import Draw, Effect
from kit.core.parts import Finish, Setup, Source, Turns, finish
from kit.core.row import Row
from kit.core.watch import PLAYS
from kit.core.zones import CENTRE, DECK, NOBODY, PLAYED, ROW, STAYS, VOID
from kit.games.shards.champions import champion_is_open, health_of, player_is_open
from kit.games.shards.numbers import HEALTH, HERO, INCOMING, MASTERY, MASTERY_MOST, POWER, alive, has
from kit.games.shards.opening import DealRelics

if TYPE_CHECKING:
    from kit.cards.compile import Shop
    from kit.cards.load import Path_
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State
    from kit.games.shards.combat import Attack

YOU: Final = 0
NEMESIS: Final = 1
# What it gains is an icon the booklet does not tell in words; both are most likely mastery (D1).
SAME_FACTION_GIVES: Final = (MASTERY, 3)
CARD_GIVES: Final = (MASTERY, 1)
ELEVENTH: Final = {
    "decima": "limiter-drones",
    "ko-syn-wu": "pall-shades",
    "rez": "dash",
    "tetra": "cloud-oracles",
    "volos": "arach-devotees",
}
"""The card each hero adds to the starter deck (S90)."""


class NemesisGems(Source):
    """For each gem it would gain, the top card of the centre deck is banished (S97)."""

    def gain(self, state: State, me: int, counter: int, amount: int) -> None:
        """You gain gems as ever."""
        if me != NEMESIS:
            state.counters[state.purse[me] + counter] += amount
            return
        for _ in range(min(amount, len(state.zones[CENTRE]))):
            card = state.zones[CENTRE].pop()
            state.zones[VOID].append(card)
            state.reveals += 1
            if state.log is not None:
                state.log.append((events.BANISH, me, card, 1, CENTRE, VOID))


class Ended(Effect):
    """The game is over as soon as what is going on is done."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Nothing else happens."""
        finish(state)


class NemesisMastery(Source):
    """At 30 mastery the Nemesis has won (S105)."""

    def __init__(self, dial: Source, ended: Ended) -> None:
        self.dial = dial
        self.ended = ended

    def gain(self, state: State, me: int, counter: int, amount: int) -> None:
        """Yours is turned up like any other."""
        self.dial.gain(state, me, counter, amount)
        if me == NEMESIS and state.counters[state.purse[me] + counter] >= MASTERY_MOST:
            state.agenda.append((self.ended, me, NOBODY, NOBODY))


class DrawOrLearn(Draw):
    """For each card it would draw, the Nemesis gains something instead (S98)."""

    __slots__ = ()

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """You draw as ever."""
        if me == NEMESIS:
            counter, each = CARD_GIVES
            state.gain(me, counter, each * self.amount, source)
        else:
            super().run(state, me, source, it)


class OnlyYou(Effect):
    """What only you can do: the Nemesis never gains cards, so it passes this over (S89, S100)."""

    __slots__ = ("what",)

    def __init__(self, what: Effect) -> None:
        super().__init__()
        self.what = what

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """As it stands, for you."""
        if me != NEMESIS:
            state.agenda.append((self.what, me, source, it))


def draw(shop: Shop, spec: object, step: dict[str, object], path: Path_) -> Effect:
    """The word `draw`, when a Nemesis is at the table."""
    return DrawOrLearn(shop.number(spec, path, least=1))


def acquire(shop: Shop, spec: object, step: dict[str, object], path: Path_) -> Effect:
    """The word `acquire`: the Nemesis never gains cards."""
    return OnlyYou(shop.rules.enlist(vocabulary.acquire(shop, spec, step, path)))


class NemesisRow(Row):
    """If the row must be refilled and there are not enough cards, the Nemesis has won (S105)."""

    __slots__ = ()

    def fill(self, state: State, index: int) -> None:
        """One gap."""
        if not state.zones[CENTRE]:
            del state.zones[ROW][index]
            finish(state)
            return
        super().fill(state, index)

    def refill(self, state: State) -> None:
        """All gaps, at the end of its turn (S104)."""
        row = state.zones[ROW]
        while len(row) < self.size:
            if not state.zones[CENTRE]:
                finish(state)
                return
            card = state.zones[CENTRE].pop()
            row.append(card)
            self.entered(state, card)


class NemesisTurns(Turns):
    """After each of your turns it takes one (S89)."""

    def role(self, state: State, seat: int) -> str:
        """Its turn has phases of its own."""
        return "nemesis" if seat == NEMESIS else "player"


class YouOrNemesis(Finish):
    """You win if it falls; it wins with 30 mastery, if you fall, or if the cards run out (S105)."""

    def reached(self, state: State) -> bool:
        """Is one of these so?"""
        return not alive(state, YOU) or not alive(state, NEMESIS) or has(state, NEMESIS, MASTERY) >= MASTERY_MOST

    def scores(self, state: State) -> list[int]:
        """Health, for want of points."""
        return [has(state, YOU, HEALTH), has(state, NEMESIS, HEALTH)]

    def winners(self, state: State) -> tuple[int, ...]:
        """You, only over its fallen hero."""
        return (NEMESIS,) if alive(state, NEMESIS) else (YOU,)


class YouBegin(Setup):
    """You take the first turn (D1)."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Always."""
        state.first = YOU


class EleventhCard(Setup):
    """Your hero's card joins your starter deck, taken from the centre cards (S90, D1)."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Shuffled in with the others."""
        hero = state.rules.heroes[has(state, YOU, HERO) - 1].id
        kind = state.rules.by_id.get(ELEVENTH.get(hero, ""), NOBODY)
        for card in state.zones[CENTRE]:
            if state.kinds[card] == kind:
                state.shift(YOU, card, CENTRE, DECK)
                deck = state.zone(YOU, DECK)
                deck.sort()
                state.dice[YOU + 1] = shuffle(deck, state.dice[YOU + 1])
                return


class YourRelics(DealRelics):
    """Only you have relics: the Nemesis never gains cards (S89)."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """As if nobody else were there."""
        hero = state.purse[NEMESIS] + HERO
        kept = state.counters[hero]
        state.counters[hero] = 0
        super().run(state, me, source, it)
        state.counters[hero] = kept


# ---------------------------------------------------------------------- its turn


def play(state: State, card: int, place: int) -> None:
    """It plays a card: a champion stays in play, anything else until the end of its turn (S94, S99)."""
    kind = state.kinds[card]
    to = STAYS if state.rules.cards[kind].type in state.rules.staying else PLAYED
    spot = state.base[NEMESIS] + to
    state.zones[place].remove(card)
    state.zones[spot].append(card)
    state.played[NEMESIS].append(card)
    if state.book is not None:
        state.book.take(state.turn, NEMESIS, NEMESIS, card, events.PLAY, place)
    if state.log is not None:
        state.log.append((events.PLAY, NEMESIS, card, 1, place, spot))
    if state.notes:
        state.tell(PLAYS, NEMESIS, card)
    effect = state.rules.cards[kind].play
    if effect is not None:
        effect.run(state, NEMESIS, card, NOBODY)


class Reveal(Effect):
    """The top card of the centre deck is revealed and played; then those of the row that share its faction."""

    __slots__ = ("row",)

    def __init__(self) -> None:
        super().__init__()
        self.row = SameFaction()

    def bind(self, rules: Rules) -> None:
        """The second step is a task of its own."""
        rules.enlist(self.row)
        source = rules.sources[MASTERY]
        if isinstance(source, NemesisMastery):
            rules.enlist(source.ended)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Its own faction helps it (S93)."""
        if not state.zones[CENTRE]:
            return
        card = state.zones[CENTRE][-1]
        state.reveals += 1
        if state.log is not None:
            state.log.append((events.REVEAL, me, card, 1, CENTRE, CENTRE))
        faction = state.rules.cards[state.kinds[card]].faction
        number = has(state, NEMESIS, HERO)
        if number and faction == state.rules.heroes[number - 1].faction:
            counter, amount = SAME_FACTION_GIVES
            state.gain(me, counter, amount, card)
        state.agenda.append((self.row, me, card, NOBODY))
        play(state, card, CENTRE)


class SameFaction(Effect):
    """One card of the row after another, as long as there is one of the faction (S95)."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """The row is not refilled before the end of its turn."""
        cards = state.rules.cards
        faction = cards[state.kinds[source]].faction
        for card in state.zones[ROW]:
            if cards[state.kinds[card]].faction == faction:
                state.agenda.append((self, me, source, NOBODY))
                play(state, card, ROW)
                return


class ExhaustAll(Effect):
    """Each of its champions is exhausted, one after the other (S101)."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """What cannot be met is passed over (S100)."""
        for card in state.zones[state.base[me] + STAYS]:
            for ability in state.rules.cards[state.kinds[card]].abilities:
                mark = card * 8 + ability.bit
                if mark in state.used:
                    continue
                state.used.append(mark)
                condition = ability.condition
                if condition is not None and not condition.holds(state, me, card, NOBODY):
                    continue
                if not ability.effect.able(state, me, card):
                    continue
                if state.log is not None:
                    spot = state.base[me] + STAYS
                    state.log.append((events.USE, me, card, ability.bit, spot, spot))
                state.agenda.append((self, me, source, it))
                ability.effect.run(state, me, card, NOBODY)
                return


class Onslaught(Effect):
    """Your champions first, the dearest it can destroy, unless it can bring you down at once (S102)."""

    __slots__ = ("attack", "moves")

    def __init__(self, attack: Attack) -> None:
        super().__init__()
        self.why = "destroy"
        self.attack = attack
        self.moves: list[Move] = []

    def bind(self, rules: Rules) -> None:
        """Of equally dear ones you choose."""
        self.moves = rules.moves_by_seat("destroy", STAYS)[YOU]

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """One champion after another, then you."""
        power = has(state, me, POWER)
        if power <= 0:
            return
        reachable = player_is_open(state, YOU)
        targets: list[int] = []
        if not reachable or power < has(state, YOU, HEALTH):
            targets = [
                card
                for card in state.zones[state.base[YOU] + STAYS]
                if health_of(state, YOU, card) <= power and champion_is_open(state, me, YOU, card)
            ]
        if targets:
            cards = state.rules.cards
            dearest = max(cards[state.kinds[card]].cost for card in targets)
            options: list[Move] = []
            for card in targets:
                move = self.moves[state.kinds[card]]
                if cards[move.kind].cost == dearest and move not in options:
                    options.append(move)
            state.ask(self, me, NOBODY, NOBODY, options)
        elif reachable:
            spend(state, me, POWER, power)
            state.counters[state.purse[YOU] + INCOMING] = power
            self.attack.defend(state, me, YOU)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """Paid like any champion; then it goes on with what is left."""
        for card in state.zones[state.base[YOU] + STAYS]:
            if state.kinds[card] == move.kind and champion_is_open(state, me, YOU, card):
                state.lose(me, POWER, health_of(state, YOU, card))
                state.rules.fallen(state, YOU, card)
                break
        state.agenda.append((self, me, NOBODY, NOBODY))


class Departure(Effect):
    """What it played is banished, champions stay, the row is refilled (S104)."""

    __slots__ = ("row",)

    def __init__(self, row: NemesisRow) -> None:
        super().__init__()
        self.row = row

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Nothing of its turn is left over."""
        spot = state.base[me] + PLAYED
        for card in state.zones[spot]:
            state.zones[VOID].append(card)
            if state.log is not None:
                state.log.append((events.BANISH, me, card, 1, spot, VOID))
        state.zones[spot] = []
        state.played[me].clear()
        state.used.clear()
        state.notes = []
        if state.book is not None or state.log is not None:
            left_over(state, me)
        for counter in state.rules.per_turn:
            state.counters[state.purse[me] + counter] = 0
        self.row.refill(state)
