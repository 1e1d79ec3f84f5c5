"""Banishing: from where, and where to."""

import kit


def banishing(**fields):
    """Void Initiate has just been played and asks what to banish from hand or discard pile."""
    hand = "void-initiate " + fields.pop("hand", "")
    return kit.Table("ascension", hand=hand, **fields).do("play void-initiate")


def test_each_effect_says_where_it_banishes_from():
    """A40: the Seer reaches the row, the Initiate hand and discard pile, the Arbiter only the hand."""
    fields = {"row": "mephit", "discard": "militia", "deck": "mystic heavy-infantry"}
    seer = kit.Table("ascension", hand="seer-of-the-forked-path apprentice", **fields)
    assert set(seer.do("play seer-of-the-forked-path").options) == {
        "banish mephit",
        "banish emri-one-with-the-void",
        "pass",
    }
    initiate = banishing(hand="apprentice", **fields)
    assert set(initiate.options) == {"banish apprentice", "banish militia @discard", "pass"}
    arbiter = kit.Table("ascension", hand="arbiter-of-the-precipice apprentice", **fields)
    arbiter.do("play arbiter-of-the-precipice")
    assert set(arbiter.options) == {"banish apprentice", "banish mystic", "banish heavy-infantry"}


def test_a_card_banished_from_the_row_goes_to_the_void_and_is_replaced():
    """A41, B61: the new card lies in its place before anything else."""
    table = kit.Table(
        "ascension", hand="seer-of-the-forked-path", row="landtalker", centre="demon-slayer", deck="militia"
    )
    table.do("play seer-of-the-forked-path", "banish landtalker")
    assert table.story("banish landtalker", "enter demon-slayer")
    assert table.void == ["landtalker"]
    assert table.row[0] == "demon-slayer"
    assert len(table.row) == 6


def test_cards_in_the_void_are_out_of_reach():
    """A41, B61: they can be neither acquired nor defeated."""
    table = kit.Table("ascension", runes=20, power=20, void="landtalker mephit")
    assert not table.offers("acquire landtalker")
    assert not table.offers("defeat mephit")


def test_banishing_a_monster_is_not_defeating_it():
    """A42: no reward, and nothing that waits for a defeat hears of it."""
    table = kit.Table(
        "ascension", hand="seer-of-the-forked-path", row="wind-tyrant", constructs="voidthirster", deck="militia"
    )
    table.do("play seer-of-the-forked-path", "banish wind-tyrant")
    assert table.void == ["wind-tyrant"]
    assert (table.me.honor, table.me.runes, table.pool) == (0, 0, 60)


def test_an_unbanishable_monster_stays():
    """A21, G5: the Avatar cannot be chosen; its neighbours can."""
    table = kit.Table(
        "ascension", hand="seer-of-the-forked-path", row="avatar-of-the-fallen mephit", deck="militia"
    )
    table.do("play seer-of-the-forked-path")
    assert not table.offers("banish avatar-of-the-fallen")
    assert table.offers("banish mephit")


def test_banished_starters_go_back_to_the_box():
    """A43, B62: out of the game, from hand as from the discard pile."""
    for table, move, name in (
        (banishing(hand="apprentice"), "banish apprentice", "apprentice"),
        (banishing(discard="militia"), "banish militia @discard", "militia"),
    ):
        before = table.box.count(name)
        table.do(move)
        assert table.box.count(name) == before + 1
        assert table.void == []
        assert name not in table.me.hand + table.me.discard


def test_banished_mystics_and_heavy_infantry_return_to_their_piles():
    """A44, B63: and can be acquired again."""
    table = banishing(hand="mystic")
    before = len(table.mystic)
    table.do("banish mystic")
    assert len(table.mystic) == before + 1
    table = banishing(discard="heavy-infantry")
    before = len(table.heavy_infantry)
    table.do("banish heavy-infantry @discard")
    assert len(table.heavy_infantry) == before + 1
    assert table.void == []


def test_any_other_banished_card_goes_to_the_void():
    """A45, B61: heroes and constructs of the centre deck, from hand or discard pile."""
    assert banishing(hand="demon-slayer").do("banish demon-slayer").void == ["demon-slayer"]
    assert banishing(discard="shadow-star").do("banish shadow-star @discard").void == ["shadow-star"]


def test_a_banished_card_no_longer_scores():
    """A45, A53: it is not yours any more."""
    table = banishing(hand="demon-slayer")
    before = table.me.score
    assert before - table.do("banish demon-slayer").me.score == 2


def test_a_card_already_played_cannot_be_banished_from_hand():
    """A46: the Initiate finds neither the Apprentice played before nor itself."""
    table = kit.Table("ascension", hand="void-initiate apprentice militia").do(
        "play apprentice", "play void-initiate"
    )
    assert set(table.options) == {"banish militia", "pass"}
