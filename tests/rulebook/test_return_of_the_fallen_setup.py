"""Return of the Fallen: components and set-up, on its own and with the base box."""

from collections import Counter

import pytest

import kit
from kit.core.zones import CENTRE, DECK, DISCARD, HAND, NOBODY, PILES, ROW

FALLEN = ["return-of-the-fallen"]
BOTH = ["base", "return-of-the-fallen"]


def settled(sets, seats=2, seed=1):
    """A game after its set-up: whoever is asked by a Fate of the opening row declines."""
    state = kit.load("ascension", sets).begin(seats, seed)
    while state.active == NOBODY:
        state.apply("pass")
    return state


def names(state, cards):
    return [state.name(card) for card in cards]


def test_what_is_in_the_second_box():
    """B1: 65 cards for the centre deck, 17 Mystic, 17 Heavy Infantry, 1 Cultist, starters for two."""
    state = settled(FALLEN)
    rules = state.rules
    assert sum(card.copies for card in rules.cards) == 65
    assert {card.id: card.pile for card in rules.cards if card.pile} == {
        "mystic": 17,
        "heavy-infantry": 17,
        "cultist": 1,
    }
    assert {card.id: card.starter for card in rules.cards if card.starter} == {"apprentice": 8, "militia": 2}
    assert len(state.kinds) == 120


def test_alone_for_two_with_the_base_box_for_two_to_six():
    """B2: three cannot play with the second box alone; with both boxes six can, seven cannot."""
    alone = kit.load("ascension", FALLEN)
    assert alone.begin(2, 1).seats == 2
    for seats in (1, 3):
        with pytest.raises(ValueError, match="exactly 2 players"):
            alone.begin(seats, 1)
    both = kit.load("ascension", BOTH)
    for seats in range(2, 7):
        assert both.begin(seats, 1).seats == seats
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            both.begin(seats, 1)


def test_both_centre_decks_are_shuffled_together():
    """B3, X13: 165 cards in one deck; the row of some game holds cards of both boxes."""
    rules = kit.load("ascension", BOTH)
    assert sum(card.copies for card in rules.cards) == 165
    sets = {card.id: card.set for card in rules.cards}
    mixed = 0
    for seed in range(10):
        state = settled(BOTH, 2, seed)
        assert len(state.zones[CENTRE]) + len(state.zones[ROW]) + len(state.zones[2]) == 165
        mixed += len({sets[name] for name in names(state, state.zones[ROW])}) == 2
    assert mixed > 5


def test_together_the_piles_are_merged_and_there_is_one_cultist():
    """G19, X13: 37 Mystics, 37 Heavy Infantry, one Cultist, and starters for six."""
    state = settled(BOTH, 6)
    rules = state.rules
    piles = {rules.cards[kind].id: len(state.zones[PILES + i]) for i, kind in enumerate(rules.pile_kinds)}
    assert piles == {"mystic": 37, "heavy-infantry": 37, "cultist": 1}
    for seat in range(6):
        own = names(state, state.zone(seat, DECK) + state.zone(seat, HAND))
        assert Counter(own) == {"apprentice": 8, "militia": 2}
    assert len(state.kinds) == 165 + 75 + 60


def test_starter_decks_hands_and_piles_are_those_of_the_base_game():
    """B4, B5: ten starters each, five of them in hand, three piles open to all."""
    state = settled(FALLEN)
    for seat in range(2):
        assert len(state.zone(seat, HAND)) == 5
        own = names(state, state.zone(seat, DECK) + state.zone(seat, HAND))
        assert Counter(own) == {"apprentice": 8, "militia": 2}
    table = kit.Table("ascension", FALLEN, runes=3, power=2)
    assert {"acquire mystic", "acquire heavy-infantry", "defeat cultist"} <= set(table.options)


def test_six_cards_lie_between_the_players_and_the_rest_face_down():
    """B6: neither starters nor piles are among the 65."""
    for seed in range(10):
        state = settled(FALLEN, 2, seed)
        assert len(state.zones[ROW]) == 6
        assert state.view(0).zone("centre") is None
        middle = names(state, state.zones[ROW] + state.zones[CENTRE] + state.zones[2])
        assert len(middle) == 65
        assert not {"apprentice", "militia", "mystic", "heavy-infantry", "cultist"} & set(middle)


def test_the_void_is_where_defeated_and_banished_cards_go():
    """B7: a pile of its own, open to all eyes."""
    table = kit.Table("ascension", FALLEN, hand="eternal-askara", power=4, row="doom-weeper fire-tyrant")
    table.do("defeat doom-weeper", "play eternal-askara", "banish fire-tyrant")
    assert table.void == ["fire-tyrant", "doom-weeper"]
    assert table.state.view(1).zone("void") == ["fire-tyrant", "doom-weeper"]


@pytest.mark.parametrize(("seats", "pool"), [(2, 60), (3, 90), (4, 120), (5, 150), (6, 180)])
def test_the_pool_grows_with_the_players(seats, pool):
    """B8, B43, X2, X18: thirty points each, whichever box the markers come from."""
    assert kit.Table("ascension", BOTH, seats=seats).pool == pool
    if seats == 2:
        assert kit.Table("ascension", FALLEN).pool == pool


def test_the_game_ends_when_the_honor_set_aside_has_been_gained():
    """B43: with five players 150; the round is finished."""
    table = kit.Table("ascension", BOTH, seats=5, pool=1, power=2).do("defeat cultist")
    for seat in range(1, 5):
        assert not table.state.over
        table.do("end")
        assert table.active == seat
    assert table.do("end").state.over


def test_the_first_player_is_random_and_drawn_before_the_row_is_laid():
    """B9, G3: listed last in the booklet, but a Fate of the opening row needs to know who is first."""
    first = Counter(settled(BOTH, 6, seed).first for seed in range(240))
    assert set(first) == set(range(6))
    rules = kit.load("ascension", FALLEN)
    asked = set()
    for seed in range(60):
        state = rules.begin(2, seed)
        if state.active == NOBODY:
            assert state.decision.seat == state.first
            asked.add(state.first)
    assert asked == {0, 1}


def test_dots_are_copies_and_factions_are_four():
    """B10: as many of each card as its dots say, twelve cards of each faction, seventeen monsters."""
    rules = kit.load("ascension", FALLEN)
    factions = Counter()
    for card in rules.cards:
        factions[card.type if card.type == "monster" else card.faction] += card.copies
    assert factions == {"none": 0, "enlightened": 12, "lifebound": 12, "mechana": 12, "void": 12, "monster": 17}
    state = settled(FALLEN)
    held = Counter(names(state, state.zones[CENTRE] + state.zones[ROW] + state.zones[2]))
    assert held == {card.id: card.copies for card in rules.cards if card.copies}


@pytest.mark.parametrize(
    ("name", "cost", "honor"),
    [("deathseeker", 2, 1), ("socket-altar", 6, 6), ("bazu-duke-of-scorn", 6, 0), ("lunar-stag", 3, 1)],
)
def test_the_cards_pictured_in_the_booklet(name, cost, honor):
    """B15, B34: what stands in their corners."""
    rules = kit.load("ascension", FALLEN)
    card = rules.cards[rules.by_id[name]]
    assert card.cost == cost
    assert card.figures.get("honor", 0) == honor


def test_names_are_those_of_the_booklet():
    """X17: as the Portuguese booklet has it where it gives a name, our own translation elsewhere."""
    rules = kit.load("ascension", FALLEN)
    called = {card.id: card.name("pt") for card in rules.cards}
    assert called["deathseeker"] == "Inquiridor da Morte"
    assert called["socket-altar"] == "Altar Soquete"
    assert called["bazu-duke-of-scorn"] == "Bazu, Duque do Escárnio"
    assert called["serpentcall"] == "Chamado da Serpente"
    assert called["vaultbreaker-wurm"] == "Verme Quebra-Cofres"
    assert called["black-watch-elite"] == "Elite da Guarda Negra"
    assert called["lunar-stag"] == "Cervo Lunar"
    assert called["fire-tyrant"] == "Tirano do Fogo"


def test_what_is_acquired_in_either_box_goes_to_the_discard_pile():
    """B19, B33: also with the boxes together, where the space is filled from the one centre deck."""
    table = kit.Table("ascension", BOTH, runes=5, row="lunar-stag arha-initiate", centre="doom-weeper mephit")
    table.do("acquire lunar-stag", "acquire arha-initiate")
    assert table.row[:2] == ["doom-weeper", "mephit"]
    assert [table.state.name(card) for card in table.state.zone(0, DISCARD)] == ["lunar-stag", "arha-initiate"]
