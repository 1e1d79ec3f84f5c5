"""Shadow of Salvation as functions from rules to rules: the box, battles, their modes, summoning, the alliance.

Booklet: Shadow of Salvation (S120–S128, S157–S164). A battle is for two to five players who sit together against a
boss; `rules.boss` says which.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kit.cards.battle_terms import SUMMONED
from kit.core.parts import Capped, FirstPlayer
from kit.core.rules import Rules
from kit.core.state import State
from kit.core.verbs import End
from kit.core.zones import ALL, BOX, CENTRE, NONE, OWNER, Counter, Zone
from kit.games.shards import alliance, battle_words, dues, pages, veil, wounds
from kit.games.shards import poison as seeds
from kit.games.shards.baton import AllCleanUp, BattleTurns, Gather, Settle, TeamOrBoss, Together
from kit.games.shards.boss import Battle, BattleHealth, BattleMastery, PageSteps
from kit.games.shards.champions import SHADOW_TYPE
from kit.games.shards.fate import BossRests, EachDraws, FateDeck, PageSetup
from kit.games.shards.numbers import (
    FACE_DOWN,
    FATE,
    HEALTH,
    HEALTH_MOST,
    MASTERY,
    MASTERY_MOST,
    MORE_CARDS,
    SPORES,
    TOKENS,
)
from kit.games.shards.opening import luck
from kit.games.shards.phases import HAND_SIZE, EndPhase, Mastery
from kit.games.shards.saved import HandedIn, NotAllSaved
from kit.games.shards.shadow import ShadowAttack, StrikeShadow
from kit.games.shards.summoning import DealShadows, ExhaustShadow, Summon
from kit.games.shards.verbs import DestroyChampion, Focus

HACK_TOKENS: Final = 12


def shadow_of_salvation(game: Rules) -> Rules:
    """Shadow of Salvation: nine more cards, a fifth faction and hero (S121)."""
    game.factions = (*game.factions, "aion")
    return game.adding(seat_counters=[Counter("slipped", shown=False)])


class Leader(FirstPlayer):
    """The leader of the team, drawn at random (S124)."""

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """One of the players."""
        state.first = luck(state, state.seats - 1)


def boss(game: Rules) -> Rules:
    """A battle: all players together against a boss (S122–S153)."""
    battle = Battle()
    front = wounds.Front(battle)
    shadowed(game)
    game.table_counters += [
        *(Counter(name, shown=False) for name in ("crossed", "lit", "havoc", "fell", "jammed", "paid", "passed")),
        Counter("hack-supply", start=HACK_TOKENS, shown=False),
    ]
    game.table_zones += [Zone("fate-deck", NONE), Zone("fate-discard", ALL), Zone("spores", ALL)]
    game.table_zones += [Zone("face-down", NONE)]
    game.types = (*game.types, "attack", "spore")
    game.automata = ("boss",)
    game.sources[MASTERY] = BattleMastery(Mastery(MASTERY_MOST), battle)
    game.sources[HEALTH] = BattleHealth(Capped(HEALTH_MOST), battle)
    game.sources[TOKENS] = veil.HackTokens()
    game.rewording |= {"gain": wounds.gain, "draw": battle_words.draw, "destroy": battle_words.destroy}
    game.doers |= {"boss": battle_words.by_the_boss, "a_player": battle_words.by_a_player}
    game.readers["bosses"] = pages.read
    game.unseen = [(CENTRE, FACE_DOWN), (FATE,)]
    game.touches.append(seeds_go_back)
    end = End()
    kept = [verb for verb in game.verbs if not isinstance(verb, (DestroyChampion, Focus, End))]
    verbs = [*kept, dues.HackedFocus(), StrikeShadow(), dues.CloseAttack(), dues.TurnUp(), dues.Scramble()]
    game.verbs = [*verbs, end]
    clean_up = seeds.WaryCleanUp(EndPhase(HAND_SIZE, MORE_CARDS), battle, seeds.Sicken())
    game.phases = {
        "player": [
            ("gather", Gather()),
            ("main", Together("main", verbs, end)),
            ("settle", Settle(battle)),
            ("end", AllCleanUp(clean_up)),
        ],
        "boss": [
            ("start", PageSteps(battle, "start")),
            ("fate", EachDraws(front.defence)),
            ("onslaught", ShadowAttack(front.defence)),
            ("close", PageSteps(battle, "end")),
            ("rest", BossRests()),
        ],
    }
    seats = (len(game.saved), len(game.saved)) if game.saved else (2, 5)
    return (
        game.replacing(
            sides=front,
            turns=BattleTurns(),
            finish=TeamOrBoss(),
            row=veil.VeiledRow(game.row.size),
            setup={"first player": Leader()},
            seats=seats,
        )
        .without("handicap")
        .adding(setup=[("fate deck", FateDeck(battle, game.head_start))], after="cards")
        .adding(setup=[("saved", HandedIn(game.saved))], before="hands")
        .adding(setup=[("page", PageSetup(battle))], after="hands")
        .adding(
            seat_zones=[Zone("shadow", ALL), Zone("attacks", ALL), Zone("saved", ALL)],
            seat_counters=[
                *(Counter(name, shown=False) for name in ("guard", "done", "turns")),
                Counter("deeds", per_turn=True, shown=False),
                Counter("hack-tokens"),
            ],
        )
    )


def shadowed(game: Rules) -> None:
    """What every game with shadow champions needs."""
    game.table_zones += [Zone("beneath", ALL), Zone("beneath-2", ALL)]
    game.types = (*game.types, SHADOW_TYPE)
    game.figures = (*game.figures, "power")
    game.counting["in_play"] = battle_words.how_many


def seeds_go_back(game: Rules) -> None:
    """A poison seed that is banished goes back to the supply."""
    for card in game.cards:
        if card.type == "spore":
            card.home = SPORES


def fought(game: Rules) -> Battle:
    """The battle a mode changes."""
    assert isinstance(game.sides, wounds.Front)
    return game.sides.battle


def novice(game: Rules) -> Rules:
    """The boss's first turn is left out (S157)."""
    return game.replacing(turns=BattleTurns(skip=True))


def heroic(game: Rules) -> Rules:
    """Each gain of mastery of the boss is doubled (S158)."""
    fought(game).times = 2
    return game


def not_all_saved(game: Rules) -> Rules:
    """You will not save them all: two random Saved cards each, of which one is kept (S159)."""
    return game.adding(setup=[("not all saved", NotAllSaved())], before="hands")


def single_boss(game: Rules) -> Rules:
    """One battle with a Saved card each and two groups drawn at random (S164)."""
    step = next(step for name, step in game.setup if name == "fate deck")
    assert isinstance(step, FateDeck)
    step.anyhow = True
    return not_all_saved(game)


def summoning(game: Rules) -> Rules:
    """Shadow champions are summoned by players against players (S160, S161)."""
    shadowed(game)
    game.reserved = SHADOW_TYPE
    game.falls[SHADOW_TYPE] = BOX
    game.touches.append(summoned)
    return game.adding(
        seat_zones=[Zone("reserve", OWNER, True)],
        setup=[("shadows", DealShadows())],
        before="hands",
        verbs={"main": [Summon(), ExhaustShadow()]},
    )


def summoned(game: Rules) -> None:
    """The cards say "you" where in a battle they say "the boss" (D22)."""
    for card in game.cards:
        if card.type == SHADOW_TYPE:
            card.flags |= {SUMMONED}


def five_alliance(game: Rules) -> Rules:
    """Five players, each with both neighbours against the other two (S162, S163)."""
    return game.replacing(sides=alliance.Neighbours(), finish=alliance.BothOpponentsOut(), seats=(5, 5))


VARIANTS: Final[dict[str, Callable[[Rules], Rules]]] = {
    "boss": boss,
    "novice": novice,
    "heroic": heroic,
    "save-them-all": not_all_saved,
    "single-boss": single_boss,
    "summoning": summoning,
    "alliance": five_alliance,
}
NEEDS: Final[dict[str, str]] = {"shadow-of-salvation": "base"} | dict.fromkeys(VARIANTS, "shadow-of-salvation")
REQUIRES: Final[dict[str, str]] = dict.fromkeys(("novice", "heroic", "save-them-all", "single-boss"), "boss")
"""Modes of a battle: they change one, so there must be one."""
MORE_FILES: Final[dict[str, tuple[str, ...]]] = {
    "boss": ("shadow-champions", "saved", "bosses"),
    "summoning": ("shadow-champions",),
}
"""Card files that only some variants bring in, in the folder `campaign`."""
_TOGETHER: Final = "in a battle all players stand together against the boss."
CLASHES: Final[tuple[tuple[str, str, str], ...]] = (
    ("novice", "heroic", "one makes a battle easier, the other harder."),
    ("save-them-all", "single-boss", "single-boss mode already deals out Saved cards that way."),
    ("summoning", "alliance", "five players would need 25 shadow champions, and there are 24."),
    ("summoning", "solo", "the Nemesis summons nobody."),
    ("summoning", "boss", "in a battle the shadow champions are the boss's."),
    *(
        ("boss", other, _TOGETHER)
        for other in (
            "alliance",
            "arena",
            "two-against-two",
            "health-auction",
            "relic-draft",
            "hidden-relics",
            "solo",
        )
    ),
    *(("alliance", other, "the alliance is for five players.") for other in ("arena", "two-against-two", "solo")),
)
