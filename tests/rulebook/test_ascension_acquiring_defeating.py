"""Acquiring heroes and constructs, defeating monsters, honor."""

from collections import Counter

import kit


def test_cards_of_the_row_and_the_two_piles_are_acquired_for_runes():
    """A31, B33: with enough runes; one rune less is not enough."""
    table = kit.Table("ascension", runes=4, row="demon-slayer shadow-star master-dhartha")
    offered = {text for text in table.options if text.startswith("acquire")}
    assert offered == {"acquire demon-slayer", "acquire shadow-star", "acquire mystic", "acquire heavy-infantry"}
    table.do("acquire demon-slayer")
    assert table.me.runes == 0
    assert not kit.Table("ascension", runes=3, row="demon-slayer").offers("acquire demon-slayer")


def test_starters_cannot_be_acquired():
    """A31: no pile of Apprentices or Militia exists, however many runes you have."""
    table = kit.Table("ascension", runes=99)
    assert not table.offers("acquire apprentice")
    assert not table.offers("acquire militia")
    assert not table.offers("acquire cultist")


def test_there_is_no_limit_to_acquiring_but_the_price():
    """A32, B32: five cards in one turn, each paid for."""
    table = kit.Table("ascension", runes=13, row="demon-slayer")
    table.do("acquire mystic", "acquire mystic", "acquire heavy-infantry", "acquire demon-slayer")
    assert len(table.me.discard) == 4
    assert table.me.runes == 1
    assert table.options == ["end"]


def test_an_acquired_card_goes_to_the_discard_pile():
    """A33, B19: it is neither in hand nor in play, a construct neither."""
    table = kit.Table("ascension", runes=6, row="shadow-star").do("acquire shadow-star", "acquire mystic")
    assert Counter(table.me.discard) == {"shadow-star": 1, "mystic": 1}
    assert table.me.hand == []
    assert table.me.constructs == []
    assert not table.offers("play mystic")


def test_the_gap_in_the_row_is_filled_at_once_from_the_centre_deck():
    """A34, X1: the top card comes, so there are always six; it can be acquired right away."""
    table = kit.Table("ascension", runes=8, row="shadow-star", centre="demon-slayer wolf-shaman")
    table.do("acquire shadow-star")
    assert table.told == ["acquire shadow-star", "enter demon-slayer"]
    assert len(table.row) == 6
    table.do("acquire demon-slayer")
    assert "wolf-shaman" in table.row
    assert len(table.row) == 6


def test_a_pile_card_leaves_no_gap_in_the_row():
    """A34: a Mystic is not of the row, so nothing enters."""
    table = kit.Table("ascension", runes=3).do("acquire mystic")
    assert not table.story("enter")


def test_monsters_and_the_cultist_are_defeated_for_power_without_limit():
    """A35, B35: as long as each is paid for."""
    table = kit.Table("ascension", power=12, row="samaels-trickster samaels-trickster wind-tyrant")
    table.do("defeat samaels-trickster", "defeat samaels-trickster", "defeat cultist")
    assert table.me.power == 4
    assert not table.offers("defeat wind-tyrant")
    table.do("defeat cultist")
    assert table.me.honor == 6


def test_one_power_too_few_defeats_nothing():
    """A35: the whole price or not at all."""
    assert not kit.Table("ascension", power=1).offers("defeat cultist")
    assert not kit.Table("ascension", power=4, row="sea-tyrant").offers("defeat sea-tyrant")
    assert kit.Table("ascension", power=5, row="sea-tyrant").offers("defeat sea-tyrant")


def test_first_the_void_then_the_row_then_the_reward():
    """A36, B38, X6: honor too waits until the gap is filled."""
    table = kit.Table("ascension", power=3, row="tormented-soul", centre="demon-slayer", deck="mystic")
    table.do("defeat tormented-soul")
    assert table.told == ["defeat tormented-soul", "enter demon-slayer", "gain honor 2", "draw mystic"]
    assert table.void == ["tormented-soul"]


def test_what_waits_for_a_defeat_comes_after_the_reward():
    """A36, P1: Voidthirster's honor follows that of the monster."""
    table = kit.Table("ascension", power=6, row="earth-tyrant", constructs="voidthirster", centre="mephit")
    table.do("defeat earth-tyrant")
    assert table.story("defeat earth-tyrant", "enter mephit", "gain honor 5", "draw", "draw", "gain honor 1")


def test_the_cultist_may_be_defeated_again_and_again():
    """A37, B39: he stays where he is: with 4 power he falls twice."""
    table = kit.Table("ascension", power=4)
    table.do("defeat cultist", "defeat cultist")
    assert table.me.honor == 2
    assert not table.offers("defeat cultist")


def test_the_cultist_is_never_banished():
    """A37, X15: neither by defeating him nor by an effect; nothing enters the row for him."""
    table = kit.Table("ascension", power=2, hand="seer-of-the-forked-path", row="mephit").do("defeat cultist")
    assert table.void == []
    assert table.cultist == ["cultist"]
    assert not table.story("enter")
    table.do("play seer-of-the-forked-path")
    assert table.offers("banish mephit")
    assert not table.offers("banish cultist")


def test_honor_is_taken_from_the_pool():
    """A38, B14: what you gain the pool loses."""
    table = kit.Table("ascension", power=5, row="sea-tyrant", pool=40).do("defeat sea-tyrant")
    assert table.me.honor == 5
    assert table.pool == 35
    assert table.opponent().honor == 0


def test_heroes_and_constructs_give_honor_too():
    """A39: when played, when used, or on a condition."""
    table = kit.Table("ascension", hand="lifebound-initiate", constructs="snapdragon")
    assert not table.offers("use snapdragon honor")
    table.do("play lifebound-initiate")
    assert table.me.honor == 1
    table.do("use snapdragon honor")
    assert table.me.honor == 2
    assert table.pool == 58


def test_an_effect_that_names_no_place_reaches_the_piles_too():
    """G15: Arha Templar may take the Cultist, the Druids a Mystic; the Avatar's choice is of the row only."""
    templar = kit.Table("ascension", hand="arha-templar", row="mephit").do("play arha-templar")
    assert templar.options == ["defeat mephit", "defeat cultist"]
    druids = kit.Table("ascension", hand="druids-of-the-stone-circle", row="demon-slayer")
    druids.do("play druids-of-the-stone-circle")
    assert {"acquire mystic", "acquire heavy-infantry", "acquire demon-slayer"} == set(druids.options)
    avatar = kit.Table("ascension", power=7, row="avatar-of-the-fallen demon-slayer")
    avatar.do("defeat avatar-of-the-fallen")
    assert avatar.offers("acquire demon-slayer")
    assert not avatar.offers("acquire mystic")
    assert not avatar.offers("defeat cultist")
