"""Relics of the Future: the solo challenge."""

from collections import Counter

import pytest

import kit
from kit.games.shards.nemesis import CARD_GIVES, ELEVENTH, SAME_FACTION_GIVES
from kit.games.shards.numbers import MASTERY

SETS = ["base", "relics-of-the-future"]


def rules(*more):
    return kit.load("shards", SETS, ["solo", *more])


def table(nemesis=None, **given):
    """Your turn against a Nemesis: Decima against Ko Syn Wu unless it says otherwise."""
    given.setdefault("hero", "decima")
    other = {"hero": "ko-syn-wu", "health": 50, **(nemesis or {})}
    return kit.Table("shards", SETS, ["solo"], opponents=[other], **given)


def test_you_choose_a_hero_for_yourself_and_one_for_the_nemesis():
    """S89: it has no cards of its own and never gains any; it plays after each of your turns."""
    state = rules().begin(1, 3)
    assert (state.decision.seat, state.decision.why) == (0, "hero")
    state.apply("hero tetra")
    assert (state.decision.seat, state.decision.why) == (0, "hero")
    assert "hero tetra" not in state.decision
    state.apply("hero volos")
    assert state.view(0).hero(0) == "tetra"
    assert state.view(0).hero(1) == "volos"
    view = state.view(0)
    assert [view.size(place, 1) for place in ("deck", "hand", "discard", "relics")] == [0, 0, 0, 0]
    assert view.size("relics") == 2
    turns = []
    agent = kit.Random(1)
    state.log = []
    while state.decision is not None:
        state.apply(agent.choose(view, state.decision))
        assert view.size("deck", 1) == view.size("hand", 1) == view.size("discard", 1) == 0
    turns = [event[1] for event in state.log if event[0] == 0]
    assert turns[:6] == [0, 1, 0, 1, 0, 1] or turns[:6] == [1, 0, 1, 0, 1, 0]


@pytest.mark.parametrize("hero", [hero.id for hero in rules().heroes])
def test_your_hero_adds_an_eleventh_card(hero):
    """S90, D1: taken from the centre cards, so one less lies there."""
    state = rules().begin(1, 5)
    state.apply(f"hero {hero}")
    state.apply(str(state.decision.options[0]))
    mine = Counter(state.name(card) for place in (64, 65) for card in state.zone(0, place))
    assert sum(mine.values()) == 11
    assert mine[ELEVENTH[hero]] == 1
    kind = state.rules.by_id[ELEVENTH[hero]]
    assert sum(state.kinds[card] == kind for card in state.zones[0] + state.zones[1]) == 2


def test_the_eleventh_card_of_the_fifth_hero_comes_with_him():
    """S91: Rez is of another box; the four heroes here each have their card, and so has he."""
    assert set(ELEVENTH) == {hero.id for hero in rules().heroes} | {"rez"}


def test_your_turn_is_a_normal_one():
    """S92: recruit, gain mastery, attack the Nemesis."""
    one = table(gems=4, power=5, row="nil-assassin", centre="reactor-drone")
    one.do("focus", "recruit nil-assassin", "end")
    assert one.me.mastery == 1
    assert "nil-assassin" in one.me.deck + one.me.hand + one.me.discard
    assert one.opponent().health == 45


def test_the_revealed_card_of_its_own_faction_gives_mastery():
    """S93, D1: three, for a Wraethe card when it is Ko Syn Wu; nothing for another."""
    assert SAME_FACTION_GIVES == (MASTERY, 3)
    mine = table(centre="nil-assassin", row="evokatus").do("end")
    assert mine.opponent().mastery == 3
    other = table(centre="shard-abstractor").do("end")
    assert other.opponent().mastery == 2
    assert other.story("turn 2", "reveal shard-abstractor", "play shard-abstractor", "gain mastery 2")


def test_it_plays_the_revealed_card():
    """S94: and gains the power, mastery and health it gives."""
    one = table({"health": 30}, centre="fungal-hermit", hand="").do("end")
    assert (one.opponent().mastery, one.opponent().health) == (1, 30)
    two = table({"health": 30, "mastery": 9}, centre="fungal-hermit").do("end")
    assert (two.opponent().mastery, two.opponent().health) == (10, 35)
    hit = table(centre="nil-assassin", health=40).do("end")
    assert hit.me.health == 35


def test_it_plays_every_card_of_the_row_of_that_faction():
    """S95: two more assassins strike, the monk stays; what was revealed is not counted twice."""
    one = table(centre="nil-assassin", row="shadow-apostle cryptofist-monk umbral-scourge")
    one.do("end")
    assert one.me.health == 50 - 5 - 2
    assert one.opponent().mastery == 3 + 1
    assert "cryptofist-monk" in one.row
    assert "shadow-apostle" not in one.row


def test_you_make_its_choices():
    """S96: the question is yours, though it is about its card."""
    one = table(centre="venator-of-the-wastes", mastery=5).do("end")
    assert one.me.mastery == 5
    late = table({"mastery": 15}, centre="venator-of-the-wastes", mastery=5).do("end")
    assert late.me.mastery == 3
    zealot = table({"mastery": 15}, centre="thorn-zealot", champions="evokatus optio-crusher").do("end")
    assert zealot.asked == 0
    assert set(zealot.options) == {"destroy evokatus p1", "destroy optio-crusher p1"}
    zealot.do("destroy evokatus p1")
    assert zealot.me.champions == ["optio-crusher"]


def test_it_gains_no_gems():
    """S97: for each, the top card of the centre deck is banished."""
    one = table(centre="mining-drones optio-crusher cryptofist-monk", row="nil-assassin")
    one.do("end")
    assert "optio-crusher" in one.banished
    assert one.opponent().gems == 0


def test_it_draws_no_cards():
    """S98, D1: for each it gains 1 mastery."""
    assert CARD_GIVES == (MASTERY, 1)
    one = table(centre="data-heretic").do("end")
    assert one.opponent().mastery == 2
    assert one.opponent().hand == []


def test_its_champions_stay_and_are_banished_when_destroyed():
    """S99: they enter play directly; to the banished cards, not to a discard pile."""
    one = table({"champions": "evokatus"}, power=2).do("destroy evokatus p2")
    assert one.banished == ["evokatus"]
    assert one.opponent().discard == []
    two = table(centre="optio-crusher", row="nil-assassin").do("end")
    assert two.opponent().champions == ["optio-crusher"]


def test_what_it_cannot_do_is_passed_over():
    """S100: it banishes nothing of its own, takes nothing back, recruits nothing."""
    for card in ("shadow-apostle", "shadebound-sentry", "korvus-legionnaire"):
        one = table(centre=card).do("end")
        assert one.asked == 0
        assert one.active == 0, card
    monk = table(centre="portal-monk", row="drakonarius").do("end")
    assert "drakonarius" in monk.row
    assert monk.opponent().discard == []


def test_its_champions_are_exhausted_one_after_the_other():
    """S101: after the row; one it has just played too."""
    one = table({"champions": "optio-crusher li-hin-the-shattered"}, centre="shard-abstractor").do("end")
    assert one.me.health == 50 - 3 - 1
    two = table(centre="evokatus", row="nil-assassin").do("end")
    assert two.me.health == 49


def test_your_champions_are_aimed_at_first_the_dearest_it_can_destroy():
    """S102: with 8 power the Crusher (4) and then Evokatus (2) fall and 2 reach you."""
    eight = {"champions": "optio-crusher optio-crusher li-hin-the-shattered li-hin-the-shattered"}
    one = table(eight, centre="shard-abstractor", champions="evokatus optio-crusher").do("end")
    assert one.me.champions == []
    assert one.me.health == 48
    assert one.story("move optio-crusher to discard", "move evokatus to discard", "hit")
    two = table(eight, centre="shard-abstractor", champions="evokatus optio-crusher general-decurion").do("end")
    assert two.me.champions == ["evokatus", "optio-crusher"]
    assert two.me.health == 49


def test_it_goes_for_you_when_that_ends_it():
    """S102: your champions are left alone."""
    one = table(centre="nil-assassin", health=5, champions="evokatus").do("end")
    assert one.over
    assert one.state.winners == (1,)


def test_of_equally_dear_champions_you_choose():
    """S102: Evokatus and Fao Cu'tul both cost 4."""
    one = table(centre="nil-assassin", champions="evokatus fao-cutul-the-formless").do("end")
    assert (one.asked, set(one.options)) == (0, {"destroy evokatus p1", "destroy fao-cutul-the-formless p1"})
    one.do("destroy evokatus p1")
    assert one.me.champions == ["fao-cutul-the-formless"]
    assert one.me.health == 50 - 3


def test_below_fifteen_mastery_it_ignores_the_keywords():
    """S103: from 15 on it always meets them."""
    for mastery, power in ((0, 2), (15, 6)):
        one = table({"mastery": mastery, "hero": "decima"}, centre="wraethe-skirmisher").do("end")
        assert one.me.health == 50 - power
    for mastery, gained in ((12, 0), (15, 5)):
        one = table({"mastery": mastery}, centre="omnius-the-all-knowing").do("end")
        assert one.opponent().mastery == mastery + 2 + gained
    for mastery, power in ((14, 3), (15, 6)):
        one = table({"mastery": mastery}, centre="leshai-knight").do("end")
        assert one.me.health == 50 - power


def test_what_it_played_is_banished_and_the_row_refilled_at_the_end():
    """S104, D1: the revealed card too; champions stay."""
    one = table(centre="nil-assassin", row="shadow-apostle evokatus").do("end")
    assert {"nil-assassin", "shadow-apostle"} <= set(one.banished)
    assert one.opponent().played == []
    assert len(one.row) == 6
    assert one.active == 0


def test_you_win_when_it_falls():
    """S105: at 0 health, at once."""
    one = table({"health": 7}, power=7).do("end")
    assert one.over
    assert one.state.winners == (0,)


def test_it_wins_with_thirty_mastery_or_when_you_fall():
    """S105: either is enough."""
    wise = table({"mastery": 28}, centre="shard-abstractor").do("end")
    assert wise.over
    assert wise.state.winners == (1,)
    strong = table(health=5, centre="nil-assassin").do("end")
    assert strong.state.winners == (1,)
    close = table({"mastery": 27}, centre="shard-abstractor").do("end")
    assert not close.over


def test_it_wins_when_the_row_cannot_be_refilled():
    """S105: the cards run out on your turn or on its own."""
    one = table(gems=3, row="reactor-drone")
    one.state.zones[2] += one.state.zones[0]
    one.state.zones[0].clear()
    one.do("recruit reactor-drone")
    assert one.over
    assert one.state.winners == (1,)


def test_what_does_not_go_with_it_is_refused():
    """S89: it is for one player; relics of two kinds or bidding make no sense alone."""
    for other in ("arena", "two-against-two", "health-auction", "relic-draft", "hidden-relics"):
        with pytest.raises(kit.UnknownName, match="cannot be played together"):
            rules(other)
    with pytest.raises(kit.UnknownName, match="needs the set 'relics-of-the-future'"):
        kit.load("shards", ["base"], ["solo"])
    assert kit.Match(rules("random-heroes"), [kit.Greedy()], seed=4).run() is None


def test_a_game_is_saved_while_you_choose_for_it():
    """S96: what it was about to do is not forgotten."""
    one = table(centre="nil-assassin", champions="evokatus fao-cutul-the-formless").do("end")
    again = one.rules.restore(one.state.save())
    assert again.digest() == one.state.digest()
    again.apply("destroy evokatus p1")
    one.do("destroy evokatus p1")
    assert again.digest() == one.state.digest()


def test_nobody_can_be_seen_to_hold_what_the_nemesis_has_not():
    """S89: its places are empty, so what is imagined leaves them so."""
    state = rules().begin(1, 8)
    agent = kit.Greedy()
    for _ in range(60):
        if state.decision is None:
            break
        imagined = state.view(0).imagine(3)
        assert imagined.view(0).data() == state.view(0).data()
        state.apply(agent.choose(state.view(0), state.decision))
