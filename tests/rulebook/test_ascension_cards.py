"""What stands on the cards, and what the types of card are."""

from collections import Counter

import kit


def card(name):
    rules = kit.load("ascension")
    return rules.cards[rules.by_id[name]]


def test_heroes_and_constructs_cost_runes_and_monsters_power():
    """A10: nothing else pays: runes do not defeat, power does not acquire."""
    for kind in kit.load("ascension").cards:
        if not kind.starter:
            assert kind.currency == ("power" if kind.type == "monster" else "runes"), kind.id
    rich = kit.Table("ascension", runes=20, row="mephit demon-slayer shadow-star")
    assert rich.offers("acquire demon-slayer")
    assert rich.offers("acquire shadow-star")
    assert not rich.offers("defeat mephit")
    assert not rich.offers("acquire mephit")
    strong = kit.Table("ascension", power=20, row="mephit demon-slayer shadow-star")
    assert strong.offers("defeat mephit")
    assert not strong.offers("acquire demon-slayer")


def test_the_honor_in_the_corner_counts_at_the_end_and_that_of_an_effect_at_once():
    """A11: the Flytrap Witch is worth 2 in the deck and gives 2 crystals each time she is played."""
    table = kit.Table("ascension", hand="flytrap-witch", deck="militia")
    assert (table.me.honor, table.me.score) == (0, 2)
    table.do("play flytrap-witch")
    assert (table.me.honor, table.me.score, table.pool) == (2, 4, 58)


def test_the_dots_are_the_copies_in_the_centre_deck():
    """A12: a card with three dots is there three times."""
    state = kit.load("ascension").begin(2, 1)
    dealt = Counter(state.name(each) for each in state.zones[0] + state.zones[1])
    assert dealt == {kind.id: kind.copies for kind in state.rules.cards if kind.copies}
    assert (dealt["arha-initiate"], dealt["spike-vixen"], dealt["landtalker"]) == (3, 2, 1)


def test_flavour_text_does_nothing():
    """A13: only what the effects say happens, and nothing besides."""
    table = kit.Table("ascension", hand="spike-vixen", deck="militia").do("play spike-vixen")
    assert table.told == ["play spike-vixen", "gain power 1", "draw militia"]


def test_there_are_four_factions_and_they_differ():
    """A14, X3: eighteen cards each; the Void faction has nothing to do with the void where cards lie."""
    count = Counter()
    for kind in kit.load("ascension").cards:
        count[kind.faction] += kind.copies
    assert {name: count[name] for name in ("enlightened", "lifebound", "mechana", "void")} == {
        "enlightened": 18,
        "lifebound": 18,
        "mechana": 18,
        "void": 18,
    }
    table = kit.Table("ascension", hand="demon-slayer").do("play demon-slayer")
    assert card("demon-slayer").faction == "void"
    assert table.void == []


def test_any_number_of_heroes_is_played_and_they_stay_until_the_turn_ends():
    """A15, B11: each does its effect as it is played and is discarded only at the end."""
    table = kit.Table("ascension", hand="apprentice apprentice militia mystic")
    table.do("play apprentice", "play apprentice", "play militia", "play mystic")
    assert (table.me.runes, table.me.power) == (4, 1)
    assert Counter(table.me.played) == {"apprentice": 2, "militia": 1, "mystic": 1}
    assert table.me.discard == []
    table.do("end")
    assert table.me.played == []
    assert Counter(table.me.discard) == {"apprentice": 2, "militia": 1, "mystic": 1}


def test_constructs_stay_in_play_turn_after_turn():
    """A16, B12: any number of them; the end of the turn does not discard them."""
    table = kit.Table("ascension", hand="shadow-star muramasa")
    table.do("play shadow-star", "play muramasa", "end", "end")
    assert table.active == 0
    assert table.me.constructs == ["shadow-star", "muramasa"]
    assert table.me.discard == []
    table.do("end", "end")
    assert table.me.constructs == ["shadow-star", "muramasa"]


def test_only_constructs_in_play_are_controlled():
    """A17: one in hand, deck or discard pile counts for nothing; an older one in play does."""
    away = {"hand": "avatar-golem muramasa", "deck": "snapdragon", "discard": "the-grand-design"}
    table = kit.Table("ascension", **away).do("play avatar-golem")
    assert table.me.honor == 0
    assert not table.offers("use muramasa")
    table = kit.Table("ascension", constructs="shadow-star", **away).do("play muramasa", "play avatar-golem")
    assert table.me.honor == 1
    table = kit.Table("ascension", constructs="shadow-star the-all-seeing-eye", **away).do("play avatar-golem")
    assert table.me.honor == 2


def test_a_destroyed_construct_goes_to_its_owners_discard_pile():
    """A18, B64: at once, and not to the void; it may come back."""
    table = kit.Table("ascension", power=4, row="corrosive-widow", opponents=[{"constructs": "shadow-star"}])
    table.do("defeat corrosive-widow")
    assert table.opponent().constructs == []
    assert table.opponent().discard == ["shadow-star"]
    assert table.void == ["corrosive-widow"]
    assert table.me.discard == []


def test_unite_pays_with_another_hero_of_the_faction():
    """A19, X14: before or after, this turn, once; a hero of another faction does nothing."""
    hand = "runic-lycanthrope wolf-shaman demon-slayer"
    before = kit.Table("ascension", hand=hand).do("play wolf-shaman", "play runic-lycanthrope")
    after = kit.Table("ascension", hand=hand).do("play runic-lycanthrope", "play wolf-shaman")
    assert before.me.power == after.me.power == 2
    other = kit.Table("ascension", hand=hand).do("play runic-lycanthrope", "play demon-slayer")
    assert other.me.power == 3


def test_unite_ends_with_the_turn():
    """A19: the heroes must be played in the same turn."""
    table = kit.Table("ascension", hand="runic-lycanthrope", deck=["wolf-shaman"] + ["apprentice"] * 5)
    table.do("play runic-lycanthrope", "end", "end", "play wolf-shaman")
    assert table.me.runes == 1
    assert table.me.power == 0


def test_a_lycanthrope_does_not_unite_with_itself():
    """A19, P2: alone it gives runes only; two of them serve each other."""
    assert kit.Table("ascension", hand="runic-lycanthrope").do("play runic-lycanthrope").me.power == 0
    pair = kit.Table("ascension", hand="runic-lycanthrope runic-lycanthrope")
    assert pair.do("play runic-lycanthrope", "play runic-lycanthrope").me.power == 4


def test_a_monster_is_paid_with_power_goes_to_the_void_and_rewards():
    """A20, B13: the Earth Tyrant costs 6, gives 5 honor and two cards."""
    table = kit.Table("ascension", power=7, row="earth-tyrant", deck="militia mystic apprentice")
    table.do("defeat earth-tyrant")
    assert (table.me.power, table.me.honor) == (1, 5)
    assert sorted(table.me.hand) == ["militia", "mystic"]
    assert table.void == ["earth-tyrant"]
    assert table.me.discard == []
