"""The questions the booklet answers."""

from collections import Counter

import kit


def test_after_a_defeat_the_row_is_full_before_the_reward_asks():
    """A55, P2: Mephit lies in the void and the new card in the row when you choose what to banish."""
    table = kit.Table("ascension", power=3, row="mephit", centre="demon-slayer wolf-shaman")
    table.do("defeat mephit")
    assert table.told == ["defeat mephit", "enter demon-slayer", "gain honor 2"]
    assert table.offers("banish demon-slayer")
    assert not table.offers("banish mephit")
    table.do("banish demon-slayer")
    assert "wolf-shaman" in table.row


def test_eight_power_defeats_the_cultist_four_times():
    """A56, P2: one honor each time, and he is still there."""
    table = kit.Table("ascension", power=8).do(*["defeat cultist"] * 4)
    assert table.me.honor == 4
    assert table.me.power == 0
    assert table.void == []
    assert table.cultist == ["cultist"]


def test_resources_are_spent_in_parts():
    """A57: two Mystics pay for two heroes at different moments; the rest is lost at the end."""
    table = kit.Table("ascension", hand="mystic mystic militia", row="arha-initiate", centre="spike-vixen")
    table.do("play mystic", "play mystic", "acquire arha-initiate", "play militia", "acquire spike-vixen")
    assert table.me.runes == 1
    assert Counter(table.me.discard) == {"arha-initiate": 1, "spike-vixen": 1}
    table.do("end", "end")
    assert (table.me.runes, table.me.power) == (0, 0)


def test_with_an_empty_pool_the_round_is_played_out_and_honor_still_gained():
    """A58: the last player takes crystals from the box."""
    table = kit.Table("ascension", power=2, pool=1, opponents=[{"power": 4}])
    table.do("defeat cultist", "end", "defeat cultist", "defeat cultist")
    assert table.opponent().honor == 2
    assert table.pool == 0
    assert not table.state.over
    assert table.do("end").state.over


def test_an_empty_pile_gives_nothing_until_a_card_returns_to_it():
    """A59: the last Mystic is gone; one that is banished can be acquired again."""
    table = kit.Table("ascension", runes=70, hand="void-initiate mystic")
    table.do(*["acquire mystic"] * len(table.mystic))
    assert table.mystic == []
    assert table.me.runes >= 3
    assert not table.offers("acquire mystic")
    table.do("play void-initiate", "banish mystic")
    assert len(table.mystic) == 1
    assert table.offers("acquire mystic")


def test_an_empty_pile_of_heavy_infantry_is_no_different():
    """A59: twenty and no more."""
    table = kit.Table("ascension", runes=60).do(*["acquire heavy-infantry"] * 20)
    assert table.me.runes == 20
    assert not table.offers("acquire heavy-infantry")
    assert table.offers("acquire mystic")


def test_the_row_has_six_cards_whenever_somebody_decides():
    """A60, B20: checked at every question of whole random games."""
    asked = set()
    for seed in range(16):
        state = kit.load("ascension").begin(3, seed)
        agent = kit.Random(seed)
        while state.decision is not None and state.turn < 90:
            assert len(state.zones[1]) == 6, state.decision
            asked.add(state.decision.why)
            state.apply(agent.choose(state.view(state.decision.seat), state.decision))
    assert len(asked) > 3, asked


def test_a_card_that_leaves_the_row_during_an_effect_is_replaced_before_the_effect_goes_on():
    """A60: Mistake of Creation banishes from the row, and the gap is closed before it asks about the discard pile."""
    table = kit.Table(
        "ascension",
        power=4,
        row="mistake-of-creation mephit",
        discard="apprentice",
        centre="demon-slayer wolf-shaman",
    )
    table.do("defeat mistake-of-creation", "banish mephit")
    assert table.offers("banish apprentice @discard")
    assert {"demon-slayer", "wolf-shaman"} <= set(table.row)
    assert len(table.row) == 6


def test_constructs_work_on_your_own_turn_only():
    """A61, X16: on the other's turn nothing of mine can be used, and nothing of it is triggered."""
    table = kit.Table(
        "ascension",
        constructs="shadow-star voidthirster",
        row="samaels-trickster",
        opponents=[{"power": 3, "constructs": "muramasa"}],
    )
    assert not table.offers("use muramasa")
    table.do("end")
    assert table.asked == 1
    assert not table.offers("use shadow-star")
    assert table.offers("use muramasa")
    table.do("defeat samaels-trickster")
    assert table.me.honor == 0
    assert table.opponent().honor == 2


def test_once_per_turn_may_be_used_late():
    """A62: the All-Seeing Eye draws after everything else, but only once."""
    table = kit.Table(
        "ascension", constructs="the-all-seeing-eye", hand="apprentice", power=2, deck="militia mystic"
    )
    table.do("play apprentice", "defeat cultist", "use the-all-seeing-eye")
    assert table.me.hand == ["militia"]
    assert not table.offers("use the-all-seeing-eye")


def test_a_condition_met_earlier_still_serves_later():
    """A62: Snapdragon's honor may be taken long after the Lifebound hero was played."""
    table = kit.Table("ascension", constructs="snapdragon", hand="wolf-shaman apprentice", deck="militia", power=2)
    table.do("play wolf-shaman", "play apprentice", "defeat cultist", "play militia", "use snapdragon honor")
    assert table.me.honor == 2


def test_an_apprentice_is_played_or_banished_not_both():
    """A63: played it is out of reach of Void Initiate and Arbiter; banished it gives no rune."""
    table = kit.Table("ascension", hand="apprentice void-initiate").do("play apprentice", "play void-initiate")
    assert table.me.runes == 2
    assert not table.offers("banish apprentice")
    arbiter = kit.Table("ascension", hand="apprentice arbiter-of-the-precipice", deck="militia mystic")
    arbiter.do("play apprentice", "play arbiter-of-the-precipice")
    assert set(arbiter.options) == {"banish militia", "banish mystic"}
    table = kit.Table("ascension", hand="apprentice void-initiate").do("play void-initiate", "banish apprentice")
    assert table.me.runes == 1
    assert table.me.played == ["void-initiate"]


def test_sea_tyrant_leaves_a_single_construct():
    """A64: with one you keep it unasked; with two you choose which."""
    one = kit.Table("ascension", power=5, row="sea-tyrant", opponents=[{"constructs": "muramasa"}])
    one.do("defeat sea-tyrant")
    assert one.opponent().constructs == ["muramasa"]
    assert one.asked == 0
    two = kit.Table("ascension", power=5, row="sea-tyrant", opponents=[{"constructs": "muramasa shadow-star"}])
    two.do("defeat sea-tyrant")
    assert two.asked == 1
    two.do("keep shadow-star")
    assert two.opponent().constructs == ["shadow-star"]
    assert two.opponent().discard == ["muramasa"]


def test_xeron_takes_a_card_from_every_opponent_for_good():
    """A65: into your hand, playable now, yours from then on; they do not draw for it."""
    others = [{"hand": "mystic", "deck": "apprentice"}, {"hand": "demon-slayer militia", "deck": "apprentice"}]
    table = kit.Table("ascension", power=6, row="xeron-duke-of-lies", opponents=others)
    table.do("defeat xeron-duke-of-lies")
    assert table.me.honor == 4
    assert len(table.me.hand) == 2
    assert "mystic" in table.me.hand
    assert table.opponent(1).hand == []
    assert len(table.opponent(2).hand) == 1
    assert table.opponent(1).deck == table.opponent(2).deck == ["apprentice"]
    table.do("play mystic", "end")
    assert table.me.runes == 0
    assert "mystic" in table.me.discard
    assert not {"mystic"} & set(table.opponent(1).discard)


def test_xeron_takes_at_random():
    """A65: nobody chooses the card."""
    taken = Counter()
    for seed in range(60):
        table = kit.Table(
            "ascension",
            seed=seed,
            power=6,
            row="xeron-duke-of-lies",
            opponents=[{"hand": "mystic apprentice militia"}],
        )
        taken.update(table.do("defeat xeron-duke-of-lies").me.hand)
        assert table.asked == 0
    assert set(taken) == {"mystic", "apprentice", "militia"}


def test_xeron_finds_nothing_in_an_empty_hand():
    """A65, G7: there is nothing to take, and play goes on."""
    table = kit.Table("ascension", power=6, row="xeron-duke-of-lies", opponents=[{"hand": ""}])
    assert table.do("defeat xeron-duke-of-lies").me.hand == []
    assert table.me.honor == 4
