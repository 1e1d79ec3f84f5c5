"""The solo variant of both booklets: one player against Samael."""

import json

import pytest

import kit
from kit.core.zones import BOX, CENTRE, DISCARD, HAND, NOBODY, ROW
from kit.play.text import log_text, table_text

FALLEN = ["return-of-the-fallen"]
BOTH = ["base", "return-of-the-fallen"]
WAYS = [["base"], FALLEN, BOTH]
# The right end of the row is the end of the list; the centre deck lies at the left.
ROW_OF_BASE = "mephit spike-vixen demon-slayer landtalker reactor-monk muramasa"
ROW_OF_SIX = "arha-initiate lunar-stag battery-monk deathseeker doom-weeper fire-tyrant"


def table(sets=BOTH, **given):
    return kit.Table("ascension", sets, ["solo"], **given)


@pytest.mark.parametrize("sets", WAYS)
def test_fifty_honor(sets):
    """A66, B55, X2: points, whichever boxes are used."""
    state = kit.load("ascension", sets, ["solo"]).begin(1, 1)
    assert state.counters[0] == 50


@pytest.mark.parametrize("sets", WAYS)
def test_one_player_only(sets):
    """A66, B55: two cannot play solo."""
    with pytest.raises(ValueError, match="exactly 1 player, not 2"):
        kit.load("ascension", sets, ["solo"]).begin(2, 1)


def test_a_row_of_six_and_turns_as_ever():
    """A67: play, acquire, defeat, clean up and draw five as against an opponent."""
    one = table(hand="apprentice mystic", row=ROW_OF_SIX, deck="militia " * 6, power=4)
    assert len(one.row) == 6
    one.do("play apprentice", "play mystic", "acquire mystic", "defeat doom-weeper")
    assert one.me.honor == 2
    one.do("end")
    assert one.me.hand == ["militia"] * 5
    assert sorted(one.me.discard) == ["apprentice", "mystic", "mystic"]


def test_the_row_slides_to_the_right():
    """A68, B56, X7: the gap closes from the left, the new card lies beside the centre deck."""
    one = table(runes=2, row=ROW_OF_SIX, centre="nairi-henge-queen").do("acquire battery-monk")
    assert one.row == [
        "nairi-henge-queen",
        "arha-initiate",
        "lunar-stag",
        "deathseeker",
        "doom-weeper",
        "fire-tyrant",
    ]


def test_it_slides_when_a_card_is_banished_too():
    """A68, B56: however it leaves."""
    one = table(hand="eternal-askara", row=ROW_OF_SIX, centre="nairi-henge-queen")
    one.do("play eternal-askara", "banish fire-tyrant")
    assert one.row == [
        "nairi-henge-queen",
        "arha-initiate",
        "lunar-stag",
        "battery-monk",
        "deathseeker",
        "doom-weeper",
    ]


def test_you_take_the_first_turn():
    """B57, X8: never Samael."""
    rules = kit.load("ascension", BOTH, ["solo"])
    for seed in range(20):
        state = rules.begin(1, seed)
        while state.active == NOBODY:
            state.apply("pass")
        assert (state.active, state.turn) == (0, 1)


def test_of_like_cards_in_the_sliding_row_you_choose_which():
    """A68, A69, B56, B57: what you leave at the right end is what Samael takes."""
    row = "landtalker mephit mephit samaels-trickster mephit landtalker"
    first = table(runes=6, row=row, sets=["base"])
    assert first.offers("acquire landtalker")
    assert first.offers("acquire landtalker second")
    assert not first.offers("acquire landtalker third")
    first.do("acquire landtalker", "end")
    assert first.opponent().discard == ["landtalker"]
    second = table(runes=6, row=row, sets=["base"]).do("acquire landtalker second")
    assert second.row[1:] == ["landtalker", "mephit", "mephit", "samaels-trickster", "mephit"]
    second.do("end")
    assert second.opponent().discard == []
    third = table(power=3, row=row, sets=["base"]).do("defeat mephit third")
    assert third.row[1:] == ["landtalker", "mephit", "mephit", "samaels-trickster", "landtalker"]


def test_of_like_cards_an_effect_takes_the_one_you_choose():
    """A41, A68, B56: banishing from the row too."""
    one = table(hand="seer-of-the-forked-path", row="mephit landtalker mephit demon-slayer demon-slayer mephit")
    one.do("play seer-of-the-forked-path")
    assert [option for option in one.options if "mephit" in option] == [
        "banish mephit",
        "banish mephit second",
        "banish mephit third",
    ]
    one.do("banish mephit third")
    assert one.row[1:] == ["mephit", "landtalker", "mephit", "demon-slayer", "demon-slayer"]


def test_samael_takes_the_two_rightmost_after_each_of_your_turns():
    """A69, B57, X7: then it is your turn again."""
    one = table(row=ROW_OF_SIX, centre="nairi-henge-queen socket-altar").do("end")
    assert one.active == 0
    assert one.turn == 3
    assert one.row[2:] == ["arha-initiate", "lunar-stag", "battery-monk", "deathseeker"]
    assert one.void == ["doom-weeper", "fire-tyrant"]
    assert one.opponent().honor == 8


def test_what_he_acquires_is_set_aside_and_only_counts_at_the_end():
    """A70, B58: heroes and constructs give him their honor, and nothing else."""
    one = table(row="arha-initiate lunar-stag battery-monk deathseeker socket-altar nairi-henge-queen").do("end")
    samael = one.opponent()
    assert sorted(samael.discard) == ["nairi-henge-queen", "socket-altar"]
    assert samael.honor == 0
    assert samael.score == 6 + 3
    assert one.pool == 50
    assert samael.hand == samael.deck == samael.constructs == []


@pytest.mark.parametrize("sets", WAYS)
def test_of_a_monster_he_takes_the_honor_alone(sets):
    """A71, B59: to the void; no runes, no cards, no harm to you; the honor is that of the reward."""
    worth = {
        "mephit": 2,
        "samaels-trickster": 2,
        "tormented-soul": 2,
        "corrosive-widow": 3,
        "mistake-of-creation": 4,
        "sea-tyrant": 5,
        "wind-tyrant": 3,
        "earth-tyrant": 5,
        "xeron-duke-of-lies": 4,
        "avatar-of-the-fallen": 4,
        "ravenous-gorph": 3,
        "sordid-asp": 1,
        "doom-weeper": 2,
        "vaultbreaker-wurm": 4,
        "bazu-duke-of-scorn": 4,
        "fire-tyrant": 6,
        "samael-the-fallen": 8,
    }
    rules = kit.load("ascension", sets, ["solo"])
    monsters = [card.id for card in rules.cards if card.type == "monster" and card.copies]
    stays = rules.filler
    for monster in monsters:
        one = kit.Table(
            rules,
            row=[stays, stays, stays, stays, stays, monster],
            constructs="mystic",
            honor=9,
            deck="militia " * 5,
            hand="",
        )
        one.do("end")
        assert one.opponent().honor == worth[monster], monster
        assert one.pool == 50 - worth[monster]
        assert monster in one.void
        assert one.me.honor == 9
        assert one.me.constructs == ["mystic"]
        assert one.me.hand == ["militia"] * 5


def test_the_game_ends_with_the_turn_in_which_you_take_the_last_honor():
    """A72, B60, X9, G13: finish the turn, then compare; Samael has no turn after it."""
    one = table(pool=2, power=4, row=ROW_OF_SIX, honor=5).do("defeat doom-weeper")
    assert one.pool == 0
    assert not one.state.over
    assert one.me.runes == 2
    one.do("acquire heavy-infantry", "end")
    assert one.state.over
    assert one.turn == 1
    assert one.opponent().honor == 0
    assert one.state.winners == (0,)


def test_the_game_ends_with_samaels_turn_when_he_takes_the_last_honor():
    """A72, X10, G13: his honor comes from the pool; his turn is finished."""
    one = table(pool=6, row=ROW_OF_SIX, honor=20).do("end")
    assert one.state.over
    assert one.turn == 2
    assert one.opponent().honor == 8, "both monsters, though the first emptied the pool"
    assert one.pool == 0
    assert one.state.winners == (0,)


@pytest.mark.parametrize(("honor", "winner"), [(9, 0), (8, 1), (7, 1)])
def test_you_win_only_with_more_than_he_has(honor, winner):
    """A72, B60, X9: a tie is not a win."""
    one = table(pool=8, row=ROW_OF_SIX, honor=honor, hand="", deck="").do("end")
    assert one.state.over
    assert one.state.scores == [honor, 8]
    assert one.state.winners == (winner,)


def test_cards_count_for_both():
    """A72, A53, B58: your deck and what he has set aside."""
    one = table(pool=0, hand="mystic", deck="", opponents=[{"discard": "socket-altar", "honor": 1}])
    assert one.state.scores == [1, 7]
    one.do("end")
    assert one.state.winners == (1,)


def test_each_player_means_you():
    """G8: Samael is not asked and draws nothing."""
    one = table(runes=1, row="hectic-scribe", centre="askara-of-fate").do("acquire hectic-scribe")
    assert one.asked == 0
    one.do("choose draw")
    assert one.state.decision.why == "main"
    assert one.opponent().hand == []


def test_a_fate_happens_when_samaels_turn_fills_the_row():
    """G8, G11: after his first card and before his second, you are asked on his turn."""
    one = table(row=ROW_OF_SIX, centre="askara-of-fate", deck="militia " * 6, hand="").do("end")
    assert one.active == 1
    assert one.asked == 0
    assert one.options == ["choose draw", "pass"]
    assert one.void == ["fire-tyrant"]
    one.do("choose draw")
    assert one.active == 0
    assert len(one.me.hand) == 6
    assert one.void == ["doom-weeper", "fire-tyrant"]


def test_he_takes_one_after_the_other():
    """G11: each is followed by the slide; the same two unless a Fate comes between."""
    one = table(row=ROW_OF_SIX, centre="ravenous-gorph nairi-henge-queen stone-circle").do("end")
    # The Gorph entered at the left end and ate its only neighbour before Samael took his second card.
    assert "arha-initiate" in one.void
    assert {"fire-tyrant", "doom-weeper"} < set(one.void)
    assert len(one.row) == 6
    assert one.story("defeat fire-tyrant", "enter ravenous-gorph", "banish arha-initiate", "defeat doom-weeper")


def test_a_gorph_enters_at_the_left_end_with_one_neighbour():
    """G8: in the sliding row there is nothing on its other side."""
    one = table(runes=1, row="arha-initiate lunar-stag hectic-scribe battery-monk", centre="ravenous-gorph")
    one.do("acquire hectic-scribe")
    assert one.row[1] == "ravenous-gorph", "its neighbour's space was filled from the left"
    assert one.void == ["arha-initiate"]


def test_a_gorphs_reward_after_the_slide():
    """G8, B38: the cards that lay beside it have moved; they are still the ones."""
    one = table(power=3, row="arha-initiate lunar-stag ravenous-gorph battery-monk doom-weeper").do(
        "defeat ravenous-gorph"
    )
    assert one.options == ["banish lunar-stag", "banish battery-monk", "pass"]
    first = table(power=3, row="ravenous-gorph battery-monk doom-weeper").do("defeat ravenous-gorph")
    assert first.options == ["banish battery-monk", "pass"]
    last = table(power=3, row="arha-initiate lunar-stag battery-monk deathseeker doom-weeper ravenous-gorph")
    assert last.do("defeat ravenous-gorph").options == ["banish doom-weeper", "pass"]


@pytest.mark.parametrize(
    "monster", ["fire-tyrant", "vaultbreaker-wurm", "bazu-duke-of-scorn", "xeron-duke-of-lies"]
)
def test_what_hits_opponents_hits_nobody(monster):
    """G10: Samael has no hand and no constructs, and is never asked."""
    his = {"discard": "socket-altar", "hand": "militia apprentice", "constructs": "muramasa shadow-star"}
    one = table(power=6, row=monster, opponents=[his]).do(f"defeat {monster}")
    assert one.asked == 0
    assert one.state.decision.why == "main"
    assert one.opponent().discard == ["socket-altar"]
    assert sorted(one.opponent().constructs) == ["muramasa", "shadow-star"]
    assert len(one.state.zone(1, HAND)) == 2


def test_the_asp_takes_from_samael():
    """G10: for tokens he is an opponent."""
    one = table(power=3, row="sordid-asp", opponents=[{"honor": 6}]).do("defeat sordid-asp")
    assert one.me.honor == 3
    assert one.opponent().honor == 4


def test_samael_meets_samael():
    """G12: the monster goes to the void and he gains eight."""
    one = table(row="arha-initiate lunar-stag battery-monk deathseeker hectic-scribe samael-the-fallen").do("end")
    assert one.opponent().honor == 8
    assert "samael-the-fallen" in one.void
    assert one.opponent().kept == []


def test_an_extra_turn_comes_before_his():
    """G13, G14: the card says another turn after this one."""
    one = table(constructs="tablet-of-times-dawn", row=ROW_OF_SIX).do("use tablet-of-times-dawn", "end")
    assert one.active == 0
    assert one.turn == 2
    assert one.void == ["tablet-of-times-dawn"]
    one.do("end")
    assert one.turn == 4


def test_no_extra_turn_follows_the_one_in_which_the_last_honor_is_taken():
    """A72, B60: then honor is compared, whatever was still to come."""
    one = table(pool=1, power=2, constructs="tablet-of-times-dawn", row=ROW_OF_SIX)
    one.do("defeat cultist", "use tablet-of-times-dawn", "end")
    assert one.over
    assert one.turn == 1


def test_a_sliding_row_that_fell_short_is_whole_again_once_there_are_cards():
    """A34, A60, G6: what comes to lie in the void fills the gaps, at the left end."""
    one = table(["base"], runes=9, power=9, row=ROW_OF_BASE)
    one.state.zones[BOX] += one.state.zones[CENTRE]
    one.state.zones[CENTRE].clear()
    one.do("acquire spike-vixen")
    assert one.row == ROW_OF_BASE.replace("spike-vixen ", "").split()
    one.do("defeat mephit")
    assert len(one.row) == 5, "the monster is all that came to the void, and lies in the row again"
    assert one.row[0] == "mephit"


def test_a_short_row_is_no_trouble():
    """G6, A69: he takes what there is."""
    one = table(row=ROW_OF_SIX)
    one.state.zones[3] += one.state.zones[CENTRE] + one.state.zones[ROW][:-1]
    one.state.zones[CENTRE], one.state.zones[ROW] = [], one.state.zones[ROW][-1:]
    one.state.kinds[one.state.zones[ROW][0]] = one.rules.by_id["socket-altar"]
    one.do("end")
    assert one.opponent().discard == ["socket-altar"]
    assert one.row == []
    one.do("end")
    assert one.active == 0


# ---------------------------------------------------------------------- as a game one holds


@pytest.mark.parametrize("sets", WAYS)
def test_whole_solo_games(sets):
    """A72, B60: with one chair; saved, replayed, looked at, all as with more."""
    rules = kit.load("ascension", sets, ["solo"])
    won = set()
    for seed in range(12):
        match = kit.Match(rules, [kit.Greedy()], seed=seed)
        match.run()
        state = match.state
        assert state.over
        won.add(state.winners)
        assert (state.winners == (0,)) == (state.scores[0] > state.scores[1])
        text = str(match.replay())
        assert "| seats 1 |" in text.splitlines()[1]
        replay = kit.Replay.parse(text)
        assert replay.at(-1).digest() == state.digest()
        middle = replay.at(len(replay) // 2)
        again = rules.restore(json.loads(json.dumps(middle.save())))
        assert again.digest() == middle.digest()
        assert middle.view(0).imagine(seed).decision is not None
        assert "Samael: " in table_text(middle.view(0), "pt")
    assert won == {(0,), (1,)}


def test_the_story_names_him():
    """A69, A70: in every language; his pile is what is set aside."""
    state = kit.load("ascension", BOTH, ["solo"]).begin(1, 5)
    state.log = []
    agent = kit.Greedy()
    while state.turn < 5:
        state.apply(agent.choose(state.view(0), state.decision))
    for language, verb in (("en", "Samael acquires"), ("fr", "Samael achète"), ("pt", "Samael adquire")):
        lines = log_text(state, state.log, 0, language)
        assert any(line.startswith(verb) for line in lines), lines
    assert len(state.zone(1, DISCARD)) > 0
    assert "separadas" in table_text(state.view(0), "pt")


def test_a_solo_game_that_stands_still_is_ended():
    """G6, A72: no card left in the middle, none in your deck; compared as it stands."""
    one = table(row=ROW_OF_SIX, hand="", deck="", honor=1)
    one.state.zones[3] += one.state.zones[CENTRE] + one.state.zones[ROW]
    one.state.zones[CENTRE], one.state.zones[ROW] = [], []
    while not one.state.over:
        one.do("end")
    assert one.turn >= 4000
    assert one.state.winners == (0,)
