"""Shards of Infinity: the composition of the game.

Booklets: Shards of Infinity, "set-up", "the turn"; Relics of the Future, "set-up" and the variants.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kit.core.parts import Capped, FirstHands, FirstPlayer, LayRow, MakeCards, Setup
from kit.core.rules import Rules
from kit.core.verbs import End, Open, Play, Use
from kit.core.zones import ALL, NONE, OWNER, SEAT, Counter, Zone
from kit.games.shards import modes, nemesis, opening, sides
from kit.games.shards.combat import Attack
from kit.games.shards.numbers import GEMS, HEALTH, HEALTH_MOST, MASTERY, MASTERY_MOST, MORE_CARDS, RELICS
from kit.games.shards.phases import HAND_SIZE, EndPhase, Mastery
from kit.games.shards.verbs import DestroyChampion, Focus, Hire, TakeRelic


def rules() -> Rules:
    """Shards of Infinity, the base box, for two to four players."""
    game = Rules("shards", (2, 4))
    game.table_zones = [
        Zone("centre", NONE),
        Zone("row", ALL),
        Zone("banished", ALL, True),
        Zone("box", NONE),
        Zone("offered", ALL),
    ]
    game.seat_zones = [
        Zone("deck", NONE),
        Zone("hand", OWNER),
        Zone("played", ALL),
        Zone("champions", ALL),
        Zone("discard", ALL, True),
        Zone("fast-played", ALL),
        Zone("relics", ALL, True),
    ]
    # In the order of numbers.py.
    game.seat_counters = [
        Counter("gems", per_turn=True),
        Counter("power", per_turn=True),
        Counter("mastery", most=MASTERY_MOST),
        Counter("health", most=HEALTH_MOST, start=HEALTH_MOST),
        Counter("focused", per_turn=True, shown=False),
        Counter("incoming", shown=False),
        Counter("dealt", per_turn=True, shown=False),
        Counter("more-cards", per_turn=True, shown=False),
        Counter("hero", shown=False),
        Counter("mastered", shown=False),
        Counter("relic-taken", shown=False),
        Counter("place", shown=False),
    ]
    game.types = ("ally", "mercenary", "champion")
    game.counts_as = {"ally": ("mercenary",)}
    game.factions = ("none", "homodeus", "order", "undergrowth", "wraethe")
    game.figures = ("health", "shield")
    game.staying = frozenset(["champion"])
    game.ownable = frozenset(["ally", "mercenary", "champion"])
    game.recycles = False
    game.piles = False
    game.starters_leave = False
    game.filler = "reactor-drone"
    game.sources = {MASTERY: Mastery(MASTERY_MOST), HEALTH: Capped(HEALTH_MOST)}
    game.setup = [
        ("cards", MakeCards()),
        ("first player", FirstPlayer()),
        ("heroes", opening.RandomHeroes()),
        ("row", LayRow()),
        ("handicap", opening.Handicap()),
        ("hands", FirstHands(HAND_SIZE)),
    ]
    end = End()
    game.verbs = [Play(), Use("exhaust"), Hire(game.ownable), Focus(), DestroyChampion(), end]
    game.phases = {
        "player": [
            ("main", Open("main", game.verbs[:-1], end)),
            ("attack", Attack()),
            ("end", EndPhase(HAND_SIZE, MORE_CARDS)),
        ]
    }
    game.sides = sides.Living()
    game.turns = sides.LivingTurns()
    game.finish = sides.LastStanding()
    return game


# ---------------------------------------------------------------------- boxes and variants


def relics(game: Rules) -> Rules:
    """Relics of the Future: heroes are chosen, each has two relics, one may be recruited (S74–S79)."""
    return game.replacing(setup={"heroes": opening.ChooseHeroes()}).adding(
        setup=[("relics", opening.DealRelics())],
        before="handicap",
        verbs={"main": [TakeRelic()]},
    )


def random_heroes(game: Rules) -> Rules:
    """Heroes are given out at random (S75)."""
    return game.replacing(setup={"heroes": opening.RandomHeroes()})


def two_against_two(game: Rules) -> Rules:
    """Two teams of two that face each other; all start at 0 mastery (S80–S85)."""
    return game.replacing(
        sides=sides.Pairs(),
        finish=sides.LastTeam(),
        setup={"first player": sides.LeftOfATeam()},
        phases={"attack": sides.AcrossAttack()},
        seats=(4, 4),
    ).without("handicap")


def arena(game: Rules) -> Rules:
    """Arena for three: an attack strikes both opponents in full (S86–S88)."""
    return game.replacing(phases={"attack": sides.ArenaAttack()}, seats=(3, 3))


def health_auction(game: Rules) -> Rules:
    """Hero and place in the order of play are bid for with health (S106–S109)."""
    auction: list[tuple[str, Setup]] = [("auction", opening.Auction(opening.ChooseHeroes()))]
    return game.without("first player").without("heroes").adding(setup=auction, after="row")


def relic_draft(game: Rules) -> Rules:
    """Relics are drafted; the player to the right of the first picker begins (S110–S112)."""
    draft: list[tuple[str, Setup]] = [("draft", opening.Draft())]
    return game.without("relics").adding(setup=draft, after="row")


def hidden_relics(game: Rules) -> Rules:
    """Two random relics each, secret until one is recruited (S113)."""
    game.seat_zones[RELICS - SEAT] = Zone("relics", OWNER, True)
    return game.replacing(setup={"relics": opening.HiddenRelics()})


def solo(game: Rules) -> Rules:
    """One player against a Nemesis that plays by itself (S89–S105)."""
    row = nemesis.NemesisRow(game.row.size)
    attack = Attack()
    game.automata = ("Nemesis",)
    game.automaton = nemesis.NEMESIS
    game.master = nemesis.YOU
    game.sources[GEMS] = nemesis.NemesisGems()
    game.sources[MASTERY] = nemesis.NemesisMastery(Mastery(MASTERY_MOST), nemesis.Ended())
    game.rewording["draw"] = nemesis.draw
    game.rewording["acquire"] = nemesis.acquire
    return (
        game.replacing(
            seats=(1, 1),
            row=row,
            turns=nemesis.NemesisTurns(),
            finish=nemesis.YouOrNemesis(),
            setup={"first player": nemesis.YouBegin(), "relics": nemesis.YourRelics()},
            phases={"attack": attack},
        )
        .without("handicap")
        .adding(setup=[("eleventh card", nemesis.EleventhCard())], after="heroes")
        .adding(
            roles={
                "nemesis": [
                    ("reveal", nemesis.Reveal()),
                    ("exhaust", nemesis.ExhaustAll()),
                    ("onslaught", nemesis.Onslaught(attack)),
                    ("departure", nemesis.Departure(row)),
                ]
            }
        )
    )


NEEDS: Final[dict[str, str]] = {
    "relics-of-the-future": "base",
    "relic-draft": "relics-of-the-future",
    "hidden-relics": "relics-of-the-future",
    "solo": "relics-of-the-future",
    **modes.NEEDS,
}
_FIRST = "each of them settles in its own way who begins."
CLASHES: Final[tuple[tuple[str, str, str], ...]] = (
    ("arena", "two-against-two", "one is for three players, the other for four."),
    ("health-auction", "two-against-two", _FIRST),
    ("health-auction", "relic-draft", _FIRST),
    ("two-against-two", "relic-draft", _FIRST),
    ("health-auction", "random-heroes", "heroes are chosen by those who win the auction."),
    ("relic-draft", "hidden-relics", "relics are either drafted in the open or dealt in secret."),
    *(
        ("solo", other, "the solo challenge is for one player.")
        for other in ("arena", "two-against-two", "health-auction", "relic-draft", "hidden-relics")
    ),
    *modes.CLASHES,
)
SETS: Final[dict[str, Callable[[Rules], Rules]]] = {
    "relics-of-the-future": relics,
    "shadow-of-salvation": modes.shadow_of_salvation,
}
VARIANTS: Final[dict[str, Callable[[Rules], Rules]]] = {
    "two-against-two": two_against_two,
    "arena": arena,
    "health-auction": health_auction,
    "random-heroes": random_heroes,
    "relic-draft": relic_draft,
    "hidden-relics": hidden_relics,
    "solo": solo,
    **modes.VARIANTS,
}
