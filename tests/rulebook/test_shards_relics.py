"""Relics of the Future: cards, heroes and relics, and the questions its booklet answers."""

from collections import Counter

import pytest

import kit
from kit.core.zones import CENTRE, ROW

SETS = ["base", "relics-of-the-future"]


def table(**fields):
    return kit.Table("shards", sets=SETS, **fields)


def begun(seats=2, seed=1, variants=None):
    return kit.load("shards", SETS, variants).begin(seats, seed)


def names(state, cards):
    return [state.name(card) for card in cards]


def test_twenty_four_more_cards_and_eight_relics():
    """S74: six for each faction, shuffled into the centre deck, 112 together."""
    rules = kit.load("shards", SETS)
    more = [card for card in rules.cards if card.set == "relics-of-the-future"]
    found = Counter()
    for card in more:
        found[card.faction] += card.copies
    assert found == {"homodeus": 6, "order": 6, "undergrowth": 6, "wraethe": 6}
    assert len([card for card in more if card.relic]) == 8
    state = begun()
    assert len(state.zones[CENTRE]) + len(state.zones[ROW]) == 112


def test_the_cloud_oracles_are_three():
    """C1: a later box prints the same three again; they are counted once."""
    rules = kit.load("shards", SETS)
    assert rules.cards[rules.by_id["cloud-oracles"]].copies == 3


def test_everyone_chooses_a_hero_in_turn_and_nobody_has_the_same():
    """S75: a hero that is taken is no longer offered; the two relics are set aside."""
    state = begun(3)
    chosen = []
    for step, hero in enumerate(("tetra", "ko-syn-wu", "decima")):
        assert state.decision.why == "hero"
        assert state.decision.seat == (state.first + step) % 3
        offered = [move.text for move in state.decision.options]
        assert not {f"hero {taken}" for taken in chosen} & set(offered)
        chosen.append(hero)
        state.apply(f"hero {hero}")
    assert state.decision.why == "main"
    view = state.view(0)
    relics = [sorted(view.zone("relics", (state.first + step) % 3)) for step in range(3)]
    assert relics[0] == ["datic-robes", "terminal-crescents"]
    assert relics[1] == ["the-heart-of-nothing", "the-world-piercer"]
    assert relics[2] == ["praetorian-01", "praetorian-02"]


def test_heroes_at_random():
    """S75: nobody is asked, everyone has another hero with its two relics, and chance decides."""
    found = set()
    for seed in range(20):
        state = begun(4, seed, ["random-heroes"])
        assert state.decision.why == "main"
        view = state.view(0)
        heroes = [view.count("hero", seat) for seat in range(4)]
        assert sorted(heroes) == [1, 2, 3, 4]
        for seat in range(4):
            hero = state.rules.heroes[heroes[seat] - 1].id
            kinds = [state.rules.by_id[name] for name in view.zone("relics", seat)]
            assert [state.rules.cards[kind].relic for kind in kinds] == [hero, hero]
        found.add(tuple(heroes))
    assert len(found) > 5


def test_relics_are_never_in_the_centre_deck():
    """S76: neither there nor in the row, whoever plays."""
    state = begun(2, 3, ["random-heroes"])
    assert not [c for c in state.zones[CENTRE] + state.zones[ROW] if state.rules.cards[state.kinds[c]].relic]


def test_at_ten_mastery_a_relic_is_recruited_for_nothing():
    """S77: to the discard pile, without gems and without spending mastery."""
    relics = "praetorian-01 praetorian-02"
    at = table(relics=relics, mastery=9, gems=1)
    assert not [text for text in at.options if "praetorian" in text]
    at.do("focus")
    assert {"recruit praetorian-01 @relics", "recruit praetorian-02 @relics"} <= set(at.options)
    at.do("recruit praetorian-02 @relics")
    assert (at.me.discard, at.me.gems, at.me.mastery) == (["praetorian-02"], 0, 10)


def test_only_one_relic_a_game():
    """S78: the other stays where it is, turn after turn."""
    at = table(relics="praetorian-01 praetorian-02", mastery=12, opponents=[{"hand": ""}])
    at.do("recruit praetorian-01 @relics")
    assert at.me.relics == ["praetorian-02"]
    assert at.options == ["end"]
    at.do("end", "end")
    assert not at.offers("recruit praetorian-02 @relics")


def test_two_relics_belong_to_each_hero():
    """S79: by name."""
    found = {}
    for card in kit.load("shards", SETS).cards:
        if card.relic:
            found.setdefault(card.relic, []).append(card.id)
    assert found == {
        "decima": ["praetorian-01", "praetorian-02"],
        "tetra": ["datic-robes", "terminal-crescents"],
        "volos": ["entropic-talons", "panconscious-crown"],
        "ko-syn-wu": ["the-heart-of-nothing", "the-world-piercer"],
    }


def test_ten_mastery_once_is_enough():
    """D8: in one's own play phase, also after Venator has taken some away again."""
    other = {"relics": "datic-robes terminal-crescents", "mastery": 9, "hand": "crystal crystal crystal"}
    at = table(deck="venator-of-the-wastes", champions="evokatus", opponents=[other])
    at.do("end", "play crystal", "focus")
    assert at.offers("recruit datic-robes @relics")
    at.do("end", "play venator-of-the-wastes")
    assert at.opponent().mastery == 8
    assert at.asked == 0
    assert not at.offers("recruit datic-robes @relics")
    at.do("end")
    assert at.offers("recruit datic-robes @relics")


def test_entropic_talons_count_what_would_be_gained():
    """S114: at 50 health they give power all the same, for every health gained afterwards this turn."""
    at = table(hand="entropic-talons spore-cleric spore-cleric", deck="", health=48)
    at.do("play entropic-talons", "play spore-cleric", "play spore-cleric")
    assert (at.me.health, at.me.power) == (50, 8)


def test_entropic_talons_end_with_the_turn():
    """S114: on the next turn health is only health."""
    at = table(hand="entropic-talons", deck="spore-cleric spore-cleric", health=30, opponents=[{"hand": ""}])
    at.do("play entropic-talons", "end", "end", "play spore-cleric")
    assert (at.me.health, at.me.power) == (34, 0)


def test_exhausting_a_champion_does_not_bring_praetorian_back():
    """S115: playing one from hand does."""
    at = table(champions="evokatus", hand="optio-crusher", discard="praetorian-01").do("exhaust evokatus")
    assert at.me.discard == ["praetorian-01"]
    at.do("play optio-crusher")
    assert (at.me.discard, at.me.hand) == ([], ["praetorian-01"])


def test_praetorian_played_this_turn_is_not_brought_back():
    """S116: it is in play, and returns only from the discard pile."""
    at = table(hand="praetorian-01 optio-crusher").do("play praetorian-01", "play optio-crusher")
    assert (at.me.played, at.me.hand) == (["praetorian-01"], [])


def test_a_champion_put_into_play_is_not_played():
    """S115: one that Numeri Drones put straight into play does not bring it back."""
    at = table(champions="numeri-drones", discard="praetorian-01", gems=3, row="evokatus")
    at.do("exhaust numeri-drones", "recruit evokatus")
    assert at.me.discard == ["praetorian-01"]


def test_praetorian_two_shields_only_in_play():
    """S117: it cannot be revealed from hand, and in play nobody needs to reveal it."""
    assert table(power=5, opponents=[{"hand": "praetorian-02"}]).do("end").opponent().health == 45
    assert table(power=5, opponents=[{"hand": "", "champions": "praetorian-02"}]).do("end").opponent().health == 48


def test_what_praetorian_leaves_is_for_shields_from_hand():
    """S117: both prevent their part."""
    at = table(power=9, opponents=[{"hand": "command-seer", "champions": "praetorian-02"}]).do("end")
    assert at.options == ["reveal command-seer", "done"]
    assert at.do("reveal command-seer").opponent().health == 49


@pytest.mark.parametrize("card", ["limiter-drones", "pall-shades"])
def test_the_card_is_drawn_without_the_keyword(card):
    """S118: two separate lines."""
    assert table(hand=card, deck="blaster").do(f"play {card}").me.hand == ["blaster"]


def test_the_glossary_repeats_the_base_rules():
    """S119: exhaust once and not as a play, banish for good, destroy to the owner, mercenaries both ways."""
    other = {"champions": "ferrata-guard", "hero": "tetra", "hand": ""}
    at = table(
        power=4,
        gems=4,
        champions="axia",
        hand="the-lost blaster",
        row="the-lost",
        hero="ko-syn-wu",
        opponents=[other],
    )
    at.do("destroy ferrata-guard p2", "exhaust axia")
    assert not at.offers("exhaust axia")
    assert at.opponent().discard == ["ferrata-guard"]
    assert at.offers("recruit the-lost")
    at.do("fast-play the-lost", "banish blaster", "end")
    assert at.banished == ["blaster"]
    assert at.centre[-1] == "the-lost"


def test_a_shield_as_large_as_ones_mastery():
    """S54: Datic Robes prevent 0 at 0 mastery, so they are not even asked for."""
    assert table(power=5, opponents=[{"hand": "datic-robes", "mastery": 0}]).do("end").opponent().health == 45
    at = table(power=5, opponents=[{"hand": "datic-robes", "mastery": 4}]).do("end", "reveal datic-robes")
    assert at.opponent().health == 49
