"""Relics of the Future: two against two, arena, health auction, relic draft, hidden relics."""

from collections import Counter

import pytest

import kit

SETS = ["base", "relics-of-the-future"]
PAIRS = ["two-against-two"]


def pairs(**fields):
    """You are p1, left of your team; p2 sits across, p3 next to him, p4 is your team-mate."""
    others = [{"hand": "", **fields.pop(name, {})} for name in ("p2", "p3", "p4")]
    return kit.Table("shards", variants=PAIRS, opponents=others, **fields)


def health(table):
    return [table.me.health, *(table.opponent(n).health for n in range(1, table.state.seats))]


# ---------------------------------------------------------------------- two against two


def test_two_teams_of_two_that_start_without_mastery():
    """S80: four players, neither more nor fewer, all at 0 mastery and 50 health."""
    rules = kit.load("shards", variants=PAIRS)
    for seats in (2, 3):
        with pytest.raises(ValueError, match="exactly 4"):
            rules.begin(seats, 1)
    view = rules.begin(4, 1).view(0)
    assert [view.count("mastery", seat) for seat in range(4)] == [0, 0, 0, 0]
    assert [view.count("health", seat) for seat in range(4)] == [50] * 4


def test_the_left_player_of_a_random_team_starts():
    """S81: then both of the other team, then the right one; each team begins about half of the games."""
    rules = kit.load("shards", variants=PAIRS)
    firsts = Counter()
    for seed in range(40):
        state = rules.begin(4, seed)
        firsts[state.first] += 1
        teams = []
        for _ in range(4):
            teams.append(state.active in (0, 3))
            state.apply("end")
        assert teams[0] == teams[3] != teams[1] == teams[2]
    assert set(firsts) == {0, 2}
    assert min(firsts.values()) > 8


def test_power_goes_only_to_the_player_facing_you():
    """S82: p1 and p2 face each other, p4 and p3 do; nothing is asked."""
    assert health(pairs(power=6).do("end")) == [50, 44, 50, 50]


def test_champions_of_either_opponent_may_be_attacked():
    """S82: of both opponents, but not of the team-mate."""
    champion = {"champions": "evokatus"}
    table = pairs(power=6, p2=champion, p3=champion, p4=champion)
    assert [text for text in table.options if text.startswith("destroy")] == [
        "destroy evokatus p2",
        "destroy evokatus p3",
    ]


def test_damage_in_excess_may_go_to_the_team_mate():
    """S83: all of it or none; he may show shields."""
    table = pairs(power=9, p2={"health": 4}, p3={"hand": "korvus-legionnaire"}).do("end")
    assert table.options == ["hit p3 5", "pass"]
    table.do("hit p3 5", "reveal korvus-legionnaire")
    assert health(table) == [50, 0, 47, 50]
    table = pairs(power=9, p2={"health": 4}).do("end", "pass")
    assert health(table) == [50, 0, 50, 50]
    assert not table.over


def test_infinite_power_goes_on_to_the_team_mate():
    """S83, D9: what is left of infinite is infinite; no shield is asked for."""
    table = pairs(hand="infinity-shard", mastery=30, p3={"hand": "cryptofist-monk"})
    table.do("play infinity-shard", "end", "hit p3 200")
    assert table.over
    assert table.state.winners == (0, 3)


def test_without_a_team_mate_both_opponents_face_you():
    """S84: power may be split between them."""
    table = pairs(power=5, p4={"health": 0}).do("end")
    assert {"hit p2 5", "hit p3 2"} <= set(table.options)
    assert health(table.do("hit p3 2")) == [50, 47, 48, 0]


def test_excess_goes_on_after_all_shares_have_struck():
    """S83, S84: whichever of the two falls, the rest of his share may go to the other."""
    for falls, other in ((2, 3), (3, 2)):
        weak = {f"p{falls}": {"health": 1}}
        table = pairs(power=9, p4={"health": 0}, **weak).do("end", f"hit p{falls} 4")
        assert table.options == [f"hit p{other} 3", "pass"]
        assert health(table.do(f"hit p{other} 3"))[other - 1] == 50 - 5 - 3


def test_when_the_one_across_is_gone_his_team_mate_faces_you():
    """S84: he has lost his team-mate, so both of you face him."""
    assert health(pairs(power=5, p2={"health": 0}).do("end")) == [50, 0, 45, 50]


def test_all_else_follows_the_normal_rules():
    """S85: focus, recruit, fast-play, shields as ever."""
    table = pairs(gems=5, row="nil-assassin", p2={"hand": "command-seer"})
    table.do("focus", "fast-play nil-assassin", "end", "reveal command-seer")
    assert health(table) == [50, 50, 50, 50]
    assert table.me.mastery == 1
    assert table.active == 1


def test_the_last_team_wins_together():
    """D14: also the one who fell on the way."""
    table = pairs(power=9, p2={"health": 2}, p3={"health": 0}, p4={"health": 0}).do("end")
    assert table.over
    assert table.state.winners == (0, 3)


def test_enemies_are_the_other_team():
    """D14: Ghostwillow spares the team-mate's champions, Venator cannot aim at him, Cloud Oracles ignore him."""
    champion = {"champions": "evokatus"}
    table = pairs(hand="ghostwillow-avenger", mastery=15, p2=champion, p3=champion, p4=champion)
    table.do("play ghostwillow-avenger")
    assert [table.opponent(n).champions for n in (1, 2, 3)] == [[], [], ["evokatus"]]
    table = pairs(hand="venator-of-the-wastes", champions="evokatus").do("play venator-of-the-wastes")
    assert table.options == ["target p2", "target p3"]
    table = pairs(sets=SETS, hand="cloud-oracles", mastery=3, p4={"mastery": 9}).do("play cloud-oracles")
    assert table.me.gems == 2


# ---------------------------------------------------------------------- arena


def arena(power, one=None, two=None, **fields):
    others = [{"hand": "", **(one or {})}, {"hand": "", **(two or {})}]
    return kit.Table("shards", variants=["arena"], power=power, opponents=others, **fields)


def test_in_the_arena_everyone_takes_it_in_full():
    """S86: five power, five damage to each; nothing is divided."""
    assert health(arena(5).do("end")) == [50, 45, 45]
    with pytest.raises(ValueError, match="exactly 3"):
        kit.load("shards", variants=["arena"]).begin(2, 1)


def test_in_the_arena_a_shield_protects_only_the_one_who_shows_it():
    """S87: the other takes it all."""
    table = arena(7, {"hand": "command-seer"}).do("end", "reveal command-seer")
    assert health(table) == [50, 48, 43]


def test_in_the_arena_the_last_one_standing_wins():
    """S88: two that fall to the same blow are both out; the auction may be used, and need not."""
    table = arena(9, {"health": 9}, {"health": 3}).do("end")
    assert table.over
    assert table.state.winners == (0,)
    kit.load("shards", variants=["arena", "health-auction"]).begin(3, 1)
    assert kit.load("shards", variants=["arena"]).begin(3, 1).decision.why == "main"


# ---------------------------------------------------------------------- health auction


def auction(seats=3, seed=1, sets=None, variants=()):
    return kit.load("shards", sets, ["health-auction", *variants]).begin(seats, seed)


def count(state, name):
    return [state.view(0).count(name, seat) for seat in range(state.seats)]


def test_the_bidding_goes_round_from_a_random_player():
    """S106: after the row is laid out; at least 1, each next one at least 1 more, or out."""
    assert {auction(3, seed).decision.seat for seed in range(20)} == {0, 1, 2}
    state = auction()
    assert len(state.zones[1]) == 6
    first = state.decision.seat
    assert [move.text for move in state.decision.options] == [f"bid {n}" for n in range(1, 50)] + ["drop"]
    state.apply("bid 3")
    assert state.decision.seat == (first + 1) % 3
    assert state.decision.options[0].text == "bid 4"
    state.apply("bid 5")
    state.apply("drop")
    assert state.decision.seat == first
    assert state.decision.options[0].text == "bid 6"
    state.apply("drop")
    assert state.decision.why == "hero"


def test_the_winner_pays_chooses_and_plays_first():
    """S107: health as bid, any hero, the first turn."""
    state = auction()
    first = state.decision.seat
    for move in ("bid 7", "drop", "drop"):
        state.apply(move)
    assert (state.decision.seat, state.decision.why) == (first, "hero")
    assert len(state.decision.options) == 4
    state.apply("hero volos")
    assert count(state, "health")[first] == 43
    assert state.first == first
    assert state.rules.heroes[count(state, "hero")[first] - 1].id == "volos"


def test_a_new_round_for_the_next_place():
    """S108: it begins on the winner's left, from 1 again, without those who have a place."""
    state = auction()
    first = state.decision.seat
    for move in ("drop", "bid 2", "drop", "hero tetra"):
        state.apply(move)
    winner, left = (first + 1) % 3, (first + 2) % 3
    assert state.decision.seat == left
    assert state.decision.options[0].text == "bid 1"
    state.apply("bid 1")
    assert state.decision.seat == first
    state.apply("bid 4")
    state.apply("drop")
    assert state.decision.seat == first
    assert "hero tetra" not in state.decision
    state.apply("hero decima")
    state.apply("hero volos")
    assert state.active == winner
    turns = []
    for _ in range(6):
        turns.append(state.active)
        state.apply("end")
    assert turns == [winner, first, left] * 2


def test_the_last_player_has_fifty_health_and_a_hero_that_is_left():
    """S109: with a choice if several remain."""
    state = auction(4)
    for _ in range(3):
        state.apply("bid 1")
        while state.decision.why == "bid":
            state.apply("drop")
        state.apply(state.decision.options[0])
    assert sorted(count(state, "health")) == [49, 49, 49, 50]
    assert sorted(count(state, "hero")) == [1, 2, 3, 4]
    state = auction(2)
    for move in ("bid 1", "drop", "hero tetra"):
        state.apply(move)
    assert [move.text for move in state.decision.options] == ["hero decima", "hero volos", "hero ko-syn-wu"]


def test_who_is_left_without_a_bid_pays_the_least():
    """S106: nobody gets a place for nothing but the last (our reading)."""
    state = auction(2)
    first = state.decision.seat
    state.apply("drop")
    assert (state.decision.seat, state.decision.why) == (1 - first, "hero")
    assert count(state, "health")[1 - first] == 49


def test_the_handicap_follows_the_order_that_was_bid_for():
    """D13: first place 0 mastery, second 1, third 2; health lost in the auction can be healed."""
    state = auction()
    first = state.decision.seat
    for move in ("drop", "drop", "hero tetra", "drop", "hero volos", "hero decima"):
        state.apply(move)
    third = (first + 2) % 3
    assert count(state, "mastery")[third] == 0
    assert sorted(count(state, "mastery")) == [0, 1, 2]
    healed = kit.Table("shards", variants=["health-auction"], hand="spore-cleric", health=49).do(
        "play spore-cleric"
    )
    assert healed.me.health == 50


def test_the_auction_deals_the_relics_of_the_heroes_won():
    """S107, S75: with relics, the two of the hero that was chosen."""
    state = auction(2, sets=SETS)
    first = state.decision.seat
    for move in ("bid 1", "drop", "hero tetra", "hero volos"):
        state.apply(move)
    view = state.view(0)
    assert sorted(view.zone("relics", first)) == ["datic-robes", "terminal-crescents"]
    assert sorted(view.zone("relics", 1 - first)) == ["entropic-talons", "panconscious-crown"]


# ---------------------------------------------------------------------- relic draft, hidden relics


def drafting(seats, seed=1):
    """A game at the first pick of the draft."""
    return kit.load("shards", SETS, ["relic-draft", "random-heroes"]).begin(seats, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_relics_per_player_are_laid_out(seats):
    """S110: any of the eight, whoever's hero; one of them may be recruited later, as usual."""
    offered = set()
    for seed in range(10):
        state = drafting(seats, seed)
        view = state.view(0)
        assert len(view.zone("offered")) == 2 * seats
        assert sorted(m.text for m in state.decision.options) == sorted(f"draft {n}" for n in view.zone("offered"))
        offered |= set(view.zone("offered"))
    assert len(offered) == 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_each_clockwise_and_a_second_one_back_again(seats):
    """S111: the last one picks twice in a row, the first picker comes last."""
    pickers = set()
    for seed in range(15):
        state = drafting(seats, seed)
        picker = state.decision.seat
        pickers.add(picker)
        order = []
        while state.decision.why == "draft":
            order.append(state.decision.seat)
            if len(state.decision.options) == 2:
                # The last relic is nobody's choice; it goes to the first picker by itself.
                order.append(picker)
            state.apply(state.decision.options[0])
        there = [(picker + step) % seats for step in range(seats)]
        assert order == there + there[::-1]
        view = state.view(0)
        assert [view.size("relics", seat) for seat in range(seats)] == [2] * seats
        assert view.zone("offered") == []
    assert pickers == set(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_player_to_the_right_of_the_first_picker_starts(seats):
    """S112: at 0 mastery."""
    state = drafting(seats, 4)
    picker = state.decision.seat
    while state.decision.why == "draft":
        state.apply(state.decision.options[-1])
    assert state.active == (picker - 1) % seats
    assert state.view(0).count("mastery", state.active) == 0


def test_hidden_relics_are_seen_by_their_owner_only():
    """S113: two random ones each; after one is recruited the other need not be shown."""
    found = set()
    for seed in range(10):
        state = kit.load("shards", SETS, ["hidden-relics", "random-heroes"]).begin(2, seed)
        own, other = state.view(0), state.view(1)
        assert len(own.zone("relics")) == 2
        assert other.zone("relics", 0) is None
        assert other.size("relics", 0) == 2
        found |= set(own.zone("relics"))
    assert len(found) > 5
    table = kit.Table(
        "shards", SETS, ["hidden-relics"], relics="datic-robes praetorian-01", mastery=10, opponents=[{"hand": ""}]
    )
    table.do("recruit datic-robes @relics")
    view = table.state.view(1)
    assert view.zone("discard", 0) == ["datic-robes"]
    assert view.zone("relics", 0) is None
    assert view.size("relics", 0) == 1


# ---------------------------------------------------------------------- what goes together


@pytest.mark.parametrize(
    "variants",
    [
        ["arena", "two-against-two"],
        ["two-against-two", "health-auction"],
        ["relic-draft", "hidden-relics"],
        ["health-auction", "random-heroes"],
    ],
)
def test_nonsense_is_refused(variants):
    """S85: what contradicts itself is not loaded, and the sentence says why."""
    with pytest.raises(kit.UnknownName, match="cannot be played together"):
        kit.load("shards", SETS, variants)


@pytest.mark.parametrize("variant", ["relic-draft", "hidden-relics"])
def test_relics_need_their_box(variant):
    """S110, S113: without the cards there is nothing to draft or hide."""
    with pytest.raises(kit.UnknownName, match="relics-of-the-future"):
        kit.load("shards", variants=[variant])
