"""Before the first turn: heroes, relics, who begins.

Booklets: Shards of Infinity, "set-up"; Relics of the Future, "set-up", "health auction", "relic draft",
"hidden relics". All of it is made of ordinary decisions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.core.dice import pick, roll, shuffle
from kit.core.parts import Setup
from kit.core.zones import BOX, NOBODY, PILES
from kit.games.shards.numbers import DEALT, HEALTH, HERO, INCOMING, MASTERY, PLACE, RELICS, has

if TYPE_CHECKING:
    from kit.core.moves import Move
    from kit.core.rules import Rules
    from kit.core.state import State

OFFERED: Final = PILES
"""Relics laid out for a draft; the game has no piles, so the place is free."""
MOST_BID: Final = 49
"""Nobody may bid all their health."""


def luck(state: State, count: int) -> int:
    """One of so many, from the stream that belongs to nobody at the table."""
    x = roll(state.dice[-1])
    state.dice[-1] = x
    return pick(x, count)


def in_turn(state: State) -> list[int]:
    """All seats with a hero, the first player first."""
    count = len(state.rules.sides.heroes(state))
    return [(state.first + step) % count for step in range(count)]


class Handicap(Setup):
    """The first player starts at 0 mastery, each next one in the order of play 1 higher (S7, D13)."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """By the place that was bid for, or else by the seat."""
        for step, seat in enumerate(in_turn(state)):
            place = has(state, seat, PLACE)
            state.counters[state.purse[seat] + MASTERY] = place - 1 if place else step


class RandomHeroes(Setup):
    """Everyone is given a hero at random."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """From a stream of its own, so that it changes no shuffle."""
        heroes = list(range(1, len(state.rules.heroes) + 1))
        state.dice[-1] = shuffle(heroes, state.dice[-1])
        for seat in state.rules.sides.heroes(state):
            state.counters[state.purse[seat] + HERO] = heroes[seat]


class ChooseHeroes(Setup):
    """Everyone chooses a hero, in turn order (S75)."""

    __slots__ = ("moves",)

    def __init__(self) -> None:
        super().__init__()
        self.why = "hero"
        self.moves: list[Move] = []

    def bind(self, rules: Rules) -> None:
        """One move per hero."""
        self.moves = [rules.move("hero", NOBODY, NOBODY, None, hero.id) for hero in rules.heroes]

    def free(self, state: State) -> list[Move]:
        """The heroes nobody has."""
        taken = [has(state, seat, HERO) for seat in range(state.seats)]
        return [move for index, move in enumerate(self.moves) if index + 1 not in taken]

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """The next seat without a hero is asked."""
        waiting = [seat for seat in in_turn(state) if not has(state, seat, HERO)]
        if waiting:
            state.ask(self, waiting[0], NOBODY, NOBODY, self.free(state))

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """Yours now; on to the next."""
        state.counters[state.purse[me] + HERO] = self.moves.index(move) + 1
        state.agenda.append((self, NOBODY, NOBODY, NOBODY))


class DealRelics(Setup):
    """Each player sets the two relics of their hero aside (S75, S79)."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """From the box to beside the player."""
        cards = state.rules.cards
        for seat in range(state.seats):
            number = has(state, seat, HERO)
            if not number:
                continue
            hero = state.rules.heroes[number - 1].id
            for card in [c for c in state.zones[BOX] if cards[state.kinds[c]].relic == hero]:
                state.shift(seat, card, BOX, RELICS)


def all_relics(state: State) -> list[int]:
    """Every relic in the box, in an order that gives nothing away."""
    return sorted(c for c in state.zones[BOX] if state.rules.cards[state.kinds[c]].relic)


class HiddenRelics(Setup):
    """Two random relics for each player, seen by nobody else (S113)."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """The rest stays in the box, unseen."""
        relics = all_relics(state)
        state.dice[-1] = shuffle(relics, state.dice[-1])
        for seat in range(state.seats):
            for _ in range(2):
                state.shift(seat, relics.pop(), BOX, RELICS)
            state.zone(seat, RELICS).sort()


class Draft(Setup):
    """Two relics per player are laid out; one each clockwise, then a second one back again (S110–S112)."""

    __slots__ = ("moves",)

    def __init__(self) -> None:
        super().__init__()
        self.why = "draft"
        self.moves: list[Move] = []

    def bind(self, rules: Rules) -> None:
        """One move per relic."""
        self.moves = rules.moves_of("draft", OFFERED)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """`me` is the first picker once he is drawn; who is next follows from how many are taken."""
        if me == NOBODY:
            relics = all_relics(state)
            state.dice[-1] = shuffle(relics, state.dice[-1])
            for card in relics[: 2 * state.seats]:
                state.shift(me, card, BOX, OFFERED)
            me = luck(state, state.seats)
            # The player to the right of the first picker begins the game.
            state.first = (me - 1) % state.seats
        picker = (state.first + 1) % state.seats
        taken = sum(len(state.zone(seat, RELICS)) for seat in range(state.seats))
        if taken == 2 * state.seats:
            return
        step = taken if taken < state.seats else 2 * state.seats - 1 - taken
        options: list[Move] = []
        for card in state.zones[OFFERED]:
            options.append(self.moves[state.kinds[card]])
        state.ask(self, (picker + step) % state.seats, NOBODY, NOBODY, options)

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """Before its new owner."""
        state.shift(me, state.find(me, move), OFFERED, RELICS)
        state.agenda.append((self, me, NOBODY, NOBODY))


class Auction(Setup):
    """Bid health for the choice of hero and place in the order of play (S106–S109).

    While it lasts a seat's bid stands in `INCOMING`, and `DEALT` is 1 once it has dropped out.
    """

    __slots__ = ("bids", "drop", "heroes")
    drop: Move

    def __init__(self, heroes: ChooseHeroes) -> None:
        super().__init__()
        self.why = "bid"
        self.bids: list[Move] = []
        self.heroes = AuctionHero(self, heroes)

    def bind(self, rules: Rules) -> None:
        """A move for each bid."""
        self.bids = [
            rules.move("bid", NOBODY, NOBODY, None, str(health), health) for health in range(MOST_BID + 1)
        ]
        self.drop = rules.move("drop", NOBODY, NOBODY)
        rules.enlist(self.heroes)
        self.heroes.bind(rules)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """`me` speaks next; nobody at the very beginning."""
        if me == NOBODY:
            me = luck(state, state.seats)
        contenders = [seat for seat in range(state.seats) if not has(state, seat, PLACE)]
        bidding = [seat for seat in contenders if not has(state, seat, DEALT)]
        if len(contenders) == 1:
            self.win(state, contenders[0], 0)
            return
        highest = max(has(state, seat, INCOMING) for seat in contenders)
        if len(bidding) == 1:
            self.win(state, bidding[0], max(1, highest))
            return
        while me not in bidding:
            me = (me + 1) % state.seats
        if highest and has(state, me, INCOMING) == highest:
            self.win(state, me, highest)
            return
        state.ask(self, me, NOBODY, NOBODY, [*self.bids[highest + 1 :], self.drop])

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """A higher bid, or out of this round; then the player on the left."""
        if move is self.drop:
            state.counters[state.purse[me] + DEALT] = 1
        else:
            state.counters[state.purse[me] + INCOMING] = move.amount
        state.agenda.append((self, (me + 1) % state.seats, NOBODY, NOBODY))

    def win(self, state: State, seat: int, bid: int) -> None:
        """The winner pays with health, takes the next place and chooses a hero."""
        places = [has(state, other, PLACE) for other in range(state.seats)]
        state.counters[state.purse[seat] + PLACE] = max(places) + 1
        state.counters[state.purse[seat] + HEALTH] -= bid
        if not any(places):
            state.first = seat
        for other in range(state.seats):
            state.counters[state.purse[other] + INCOMING] = 0
            state.counters[state.purse[other] + DEALT] = 0
        state.agenda.append((self.heroes, seat, NOBODY, NOBODY))


class AuctionHero(Setup):
    """The winner of a round chooses among the heroes left; then the next round, or the game."""

    __slots__ = ("auction", "choice")

    def __init__(self, auction: Auction, choice: ChooseHeroes) -> None:
        super().__init__()
        self.why = "hero"
        self.auction = auction
        self.choice = choice

    def bind(self, rules: Rules) -> None:
        """The same moves as in an ordinary choice of heroes."""
        self.choice.bind(rules)

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """One of those nobody has."""
        state.ask(self, me, NOBODY, NOBODY, self.choice.free(state))

    def take(self, state: State, me: int, source: int, it: int, move: Move) -> None:
        """The next round begins on the winner's left."""
        state.counters[state.purse[me] + HERO] = self.choice.moves.index(move) + 1
        if not all(has(state, seat, PLACE) for seat in range(state.seats)):
            state.agenda.append((self.auction, (me + 1) % state.seats, NOBODY, NOBODY))
