"""The campaign of Shadow of Salvation: its path, what stays and what is reset, how it ends."""

import pytest

import kit
from kit.cards.load import CardError, parse
from kit.games import known_bosses, saved_cards
from kit.play import campaign_path
from kit.play.campaign import Campaign

TWO = ["decima", "rez"]
FIVE = ["decima", "tetra", "volos", "ko-syn-wu", "rez"]


def fought(campaign, won):
    """The battle of this chapter, played to an end of this kind; the record is a real one where it can be had."""
    campaign.reach(won, 12, "kit replay 1\n")
    return campaign


def bots(count):
    return [kit.Greedy() for _ in range(count)]


# ---------------------------------------------------------------------- the path


def test_s125_the_first_boss_is_moc_sai_and_all_six_are_on_the_path():
    campaign = Campaign(TWO, seed=1)
    assert campaign.chapter.boss == "moc-sai"
    assert [stop.chapter.boss for stop in campaign.path()] == known_bosses("shards")
    assert [stop.state for stop in campaign.path()] == ["open", "ahead", "ahead", "ahead", "ahead", "ahead"]


def test_a_victory_hands_out_cards_and_then_the_players_choose_the_way():
    campaign = fought(Campaign(TWO, seed=1), True)
    assert campaign.stage == "hand-out"
    with pytest.raises(kit.IllegalMove, match="handed out first"):
        campaign.battle()
    campaign.take(0, "dash-saved")
    campaign.take(1, "kiln-drone-saved")
    assert campaign.stage == "path"
    assert [chapter.boss for chapter in campaign.choices] == ["vox", "mind-hacker"]
    with pytest.raises(kit.IllegalMove, match="Choose the way first"):
        campaign.battle()
    campaign.go("thoughts")
    assert campaign.battle().rules.boss == "mind-hacker"
    states = {stop.chapter.id: stop.state for stop in campaign.path()}
    assert states["rifts"] == "won"
    assert states["traps"] == "missed"
    assert states["thoughts"] == "open"


def test_s154_a_defeat_is_not_the_end_but_the_next_boss_has_a_head_start():
    campaign = fought(Campaign(TWO, seed=1), False)
    assert campaign.stage == "path"
    assert campaign.saved == [[], []]
    campaign.go("traps")
    match = campaign.battle()
    assert match.rules.head_start == 2
    # Mastery the boss has before anybody has done anything: the head start, and what its first turn gave.
    assert match.state.view(0).count("mastery", 2) >= 2
    fought(campaign, True)
    assert campaign.head_start == 0


def test_the_last_battle_decides_and_four_victories_save_everybody():
    campaign = Campaign(TWO, seed=1)
    for way in ("traps", "veil", "throne"):
        fought(campaign, True)
        for seat in range(2):
            campaign.take(seat, campaign.offers[seat][0])
        campaign.go(way)
    fought(campaign, True)
    assert campaign.over
    assert campaign.won
    assert campaign.score == 4
    assert campaign.ending.id == "saved-all"
    assert campaign.ending.text("fr") in campaign.text("fr")
    with pytest.raises(kit.IllegalMove, match="over"):
        campaign.battle()


@pytest.mark.parametrize(
    ("results", "ending"),
    [
        ([True, True, True, False], "shadow-close"),
        ([False, False, False, False], "shadow"),
        ([False, False, False, True], "saved-some"),
        ([True, False, True, True], "saved-some"),
    ],
)
def test_every_mixture_of_results_has_its_ending(results, ending):
    campaign = Campaign(TWO, seed=1, chairs=bots(2))
    for won in results:
        if campaign.stage == "path":
            campaign.go(campaign.choices[0].id)
        fought(campaign, won)
        campaign.let_bots()
    assert campaign.over
    assert campaign.won == results[-1]
    assert campaign.ending.id == ending


def test_with_one_way_on_the_battle_goes_there_by_itself():
    campaign = Campaign(TWO, seed=1)
    fought(campaign, False).go("traps")
    fought(campaign, False).go("veil")
    fought(campaign, False)
    assert campaign.battle().rules.boss == "dominatus"


def test_every_text_is_there_in_three_languages_and_none_twice():
    way = campaign_path.path()
    assert way.designed
    texts = [chapter.text(language) for chapter in way.chapters.values() for language in ("en", "fr", "pt")]
    for chapter in way.chapters.values():
        for outcome in (chapter.won, chapter.lost):
            texts += [outcome.text(language) for language in ("en", "fr", "pt")]
    for ending in way.endings:
        texts += [ending.text(language) for language in ("en", "fr", "pt")]
    assert len(set(texts)) == len(texts)
    assert all(40 < len(text) < 500 for text in texts)


def test_the_three_hand_outs_use_all_eighteen_cards_once():
    cards = [card for cards in campaign_path.path().hand_outs.values() for card in cards]
    assert sorted(cards) == sorted(saved_cards("shards"))
    assert [len(cards) for cards in campaign_path.path().hand_outs.values()] == [6, 6, 6]


# ---------------------------------------------------------------------- who goes


def test_s124_the_leader_is_the_one_chosen_in_every_battle():
    for leader in range(5):
        campaign = Campaign(FIVE, leader=leader, seed=3)
        assert campaign.battle().state.first == leader
        fought(campaign, False).go("traps")
        assert campaign.battle().state.first == leader


def test_the_heroes_are_those_chosen_and_nobody_is_asked():
    match = Campaign(FIVE, seed=3).battle()
    names = [hero.id for hero in match.rules.heroes]
    assert [names[match.state.view(seat).count("hero", seat) - 1] for seat in range(5)] == FIVE
    assert match.decision is None or match.decision.why != "hero"


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"heroes": ["decima"]}, "2 to 5"),
        ({"heroes": ["decima", "decima"]}, "twice"),
        ({"heroes": ["decima", "reez"]}, "Did you mean 'rez'"),
        ({"heroes": "decima"}, "lists of names"),
        ({"leader": 2}, "0 to 1"),
        ({"leader": True}, "0 to 1"),
        ({"variants": ["single-boss"]}, "novice"),
        ({"variants": ["novice", "heroic"]}, "cannot be played together"),
        ({"chairs": [None]}, "2 chairs"),
        ({"sets": ["base"]}, "shadow-of-salvation"),
    ],
)
def test_what_cannot_be_gets_a_sentence(given, says):
    with pytest.raises(kit.UnknownName, match=says):
        Campaign(**{"heroes": TWO, **given})


def test_it_can_be_played_without_relics():
    campaign = Campaign(TWO, seed=2, sets=["base", "shadow-of-salvation"], chairs=bots(2)).run()
    assert campaign.over


# ---------------------------------------------------------------------- what stays, what is reset


def test_s155_every_battle_begins_with_full_health_no_mastery_and_a_starter_deck():
    campaign = Campaign(TWO, seed=4, chairs=bots(2), variants=["novice"])
    campaign.battle().run()
    campaign.finish()
    while campaign.stage == "path":
        campaign.go(campaign.choices[0].id)
    state = campaign.battle().state
    for seat in range(2):
        view = state.view(seat)
        assert view.count("health", seat) == 50
        assert view.count("mastery", seat) == 0
        assert sum(view.size(name, seat) for name in ("deck", "hand", "discard")) == 10


def owned(match, seat):
    state = match.state
    return sorted(card for name in ("deck", "hand") for card in cards_in(state, name, seat))


def cards_in(state, name, seat):
    place = state.rules.place(name)
    return [state.name(card) for card in state.zone(seat, place)]


def test_s156_s169_saved_cards_are_in_the_deck_of_every_later_battle():
    campaign = fought(Campaign(TWO, seed=1, variants=["novice"]), True)
    campaign.take(0, "dash-saved")
    campaign.take(1, "spore-cleric-saved")
    for way in ("traps", "thorns"):
        campaign.go(way)
        match = campaign.battle()
        assert owned(match, 0).count("dash-saved") == 1
        assert owned(match, 1).count("spore-cleric-saved") == 1
        # Upgrade: an ally takes the place of a Crystal, so the deck keeps its size.
        assert len(owned(match, 0)) == 10
        # Whatever happens to it in a battle, it is there again in the next.
        fought(campaign, False)
    assert campaign.saved == [["dash-saved"], ["spore-cleric-saved"]]


def test_six_are_laid_out_the_leader_chooses_first_and_each_takes_one():
    campaign = fought(Campaign(FIVE, leader=3, seed=1), True)
    assert list(campaign.offers) == [3]
    assert len(campaign.offers[3]) == 6
    with pytest.raises(kit.IllegalMove, match="not offered"):
        campaign.take(0, "dash-saved")
    taken = []
    for seat in (3, 4, 0, 1, 2):
        assert len(campaign.offers[seat]) == 6 - len(taken)
        taken.append(campaign.offers[seat][0])
        campaign.take(seat, taken[-1])
        with pytest.raises(kit.IllegalMove):
            campaign.take(seat, taken[-1])
    assert sorted(card for cards in campaign.saved for card in cards) == sorted(taken)
    assert campaign.stage == "path"


def test_s159_you_will_not_save_them_all_deals_two_each_and_one_is_kept():
    campaign = fought(Campaign(FIVE, seed=1, variants=["save-them-all"]), True)
    offers = campaign.offers
    assert sorted(offers) == [0, 1, 2, 3, 4]
    assert [len(cards) for cards in offers.values()] == [2] * 5
    assert len({card for cards in offers.values() for card in cards}) == 10
    # In any order.
    for seat in (4, 2, 0, 1, 3):
        campaign.take(seat, offers[seat][1])
    assert campaign.saved == [[offers[seat][1]] for seat in range(5)]
    # The battle itself deals none.
    campaign.go("traps")
    assert "save-them-all" not in campaign.battle().rules.variants


def test_two_random_cards_are_dealt_as_long_as_there_are_any():
    campaign = Campaign(FIVE, seed=1, variants=["save-them-all"], chairs=bots(5))
    for way in ("traps", "thorns"):
        fought(campaign, True).let_bots()
        campaign.go(way)
    fought(campaign, True)
    # Ten are held, so eight are left for five players.
    assert sorted(len(cards) for cards in campaign.offers.values()) == [1, 1, 2, 2, 2]
    campaign.let_bots()
    held = [card for cards in campaign.saved for card in cards]
    assert len(held) == 15
    assert len(set(held)) == 15


# ---------------------------------------------------------------------- bots, seeds, results


def test_bots_play_it_to_an_end_and_the_same_seed_is_the_same_campaign():
    one = Campaign(TWO, seed=5, variants=["novice"], chairs=bots(2)).run()
    two = Campaign(TWO, seed=5, variants=["novice"], chairs=bots(2)).run()
    assert one.over
    assert len(one.fought) == 4
    assert one.to_text() == two.to_text()
    other = Campaign(TWO, seed=6, variants=["novice"], chairs=bots(2)).run()
    assert one.to_text() != other.to_text()


def test_each_battle_is_a_replay_of_its_own():
    campaign = Campaign(TWO, seed=5, variants=["novice"], chairs=bots(2)).run()
    replays = campaign.replays
    assert [replay.rules.boss for replay in replays] == [
        campaign.way.chapters[battle.chapter].boss for battle in campaign.fought
    ]
    for battle, replay in zip(campaign.fought, replays, strict=True):
        state = replay.at(-1)
        assert state.over
        assert battle.won == (2 not in state.winners)
        assert battle.turns == state.turn


def test_a_bot_saves_the_dearest_card_and_of_equals_one_of_its_own():
    campaign = Campaign(["rez", "tetra"], seed=1)
    first = campaign_path.path().hand_outs["a"]
    # Four cost 2; Dash is of Rez's faction, none of them is of Tetra's.
    assert campaign.favourite(0, first) == "dash-saved"
    assert campaign.favourite(1, ["kiln-drone-saved", "spore-cleric-saved", "dash-saved"]) == "spore-cleric-saved"


def test_bots_among_people_take_their_card_as_soon_as_it_is_their_turn():
    campaign = Campaign(["decima", "rez", "tetra"], leader=1, seed=1, chairs=[None, kit.Greedy(), kit.Greedy()])
    fought(campaign, True).let_bots()
    assert [len(cards) for cards in campaign.saved] == [0, 1, 1]
    assert list(campaign.offers) == [0]
    assert len(campaign.offers[0]) == 4


def test_a_person_has_to_play_the_battles():
    with pytest.raises(kit.IllegalMove, match="person"):
        Campaign(TWO, seed=1).run()


def test_only_the_battle_of_this_chapter_counts_and_only_when_it_is_over():
    campaign = Campaign(TWO, seed=1, chairs=bots(2))
    with pytest.raises(kit.IllegalMove, match="no battle to finish"):
        campaign.finish()
    match = campaign.battle()
    assert campaign.battle() is match
    with pytest.raises(kit.IllegalMove, match="not over"):
        campaign.finish(match)
    other = kit.Match(match.rules, bots(2), seed=match.seed + 1)
    other.run()
    with pytest.raises(kit.IllegalMove, match="not the battle"):
        campaign.finish(other)
    match.run()
    assert campaign.finish(match) == (2 not in match.state.winners)
    with pytest.raises(kit.IllegalMove):
        campaign.finish(match)


# ---------------------------------------------------------------------- the file of the path

PATH = """game: shards
set: x
name: {{en: a, fr: b, pt: c}}
hand_outs: {{a: [dash-saved]}}
chapters:
  - id: one
    boss: vox
    name: {{en: a, fr: b, pt: c}}
    text: {{en: a, fr: b, pt: c}}
    won: {{text: {{en: a, fr: b, pt: c}}, {won}}}
    lost: {{text: {{en: a, fr: b, pt: c}}, next: []}}
endings:
  - {{id: w, last: won, least: 1, name: {{en: a, fr: b, pt: c}}, text: {{en: a, fr: b, pt: c}}}}
  - {{id: l, last: lost, least: 0, name: {{en: a, fr: b, pt: c}}, text: {{en: a, fr: b, pt: c}}}}
"""


def test_a_path_of_ones_own_is_read():
    way = campaign_path.read(parse(PATH.format(won="hand_out: a, next: []"), "own.yaml"))
    assert not way.designed
    assert way.chapters["one"].won.hand_out == "a"


@pytest.mark.parametrize(
    ("won", "says"),
    [
        ("hand_out: b, next: []", "one of: a"),
        ("next: [two]", "one of: one"),
        ("next: [one]", "leads back to itself"),
        ("next: 3", "list"),
        ("next: [], head_start: 99", "0 to 20"),
    ],
)
def test_a_path_that_leads_nowhere_is_refused_with_its_line(won, says):
    with pytest.raises(CardError, match=says) as refused:
        campaign_path.read(parse(PATH.format(won=won), "own.yaml"))
    assert str(refused.value).startswith("own.yaml:")
