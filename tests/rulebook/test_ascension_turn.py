"""The turn: what can be done, playing cards, reshuffling, the end of the turn."""

from collections import Counter

import kit
from kit.core.zones import BOX, CENTRE, VOID


def test_a_card_wins_over_the_rules():
    """A21, B22: cards are acquired into the discard pile, but the Druids say the top of the deck."""
    table = kit.Table("ascension", hand="druids-of-the-stone-circle", row="demon-slayer", deck="militia")
    table.do("play druids-of-the-stone-circle", "acquire demon-slayer")
    assert table.me.deck == ["demon-slayer", "militia"]
    assert table.me.discard == []


def test_actions_come_in_any_order_and_as_often_as_you_like():
    """A22, B23: play, use, acquire and defeat, mixed."""
    table = kit.Table(
        "ascension", hand="mystic apprentice heavy-infantry", constructs="shadow-star", runes=2, power=1
    )
    table.do("use shadow-star", "defeat cultist", "acquire heavy-infantry", "play mystic")
    table.do("play apprentice", "acquire mystic", "play heavy-infantry", "defeat cultist")
    assert table.me.honor == 2
    assert Counter(table.me.discard) == {"heavy-infantry": 1, "mystic": 1}
    assert (table.me.runes, table.me.power) == (0, 0)


def test_a_choice_is_made_when_the_card_is_played():
    """A23, B26: the Seer asks at once; nothing else can be done before the answer."""
    table = kit.Table("ascension", hand="seer-of-the-forked-path apprentice", row="mephit", deck="militia")
    table.do("play seer-of-the-forked-path")
    assert table.offers("banish mephit")
    assert not table.offers("play apprentice")
    assert not table.offers("end")
    table.do("pass")
    assert not table.offers("banish mephit")
    assert table.offers("play apprentice")


def test_effects_happen_in_the_order_they_stand():
    """A23: first what the card gives, then what depends on a condition."""
    table = kit.Table("ascension", hand="kor-the-ferromancer", constructs="shadow-star muramasa", deck="militia")
    table.do("play kor-the-ferromancer")
    assert table.told == ["play kor-the-ferromancer", "gain power 2", "draw militia"]


def test_a_condition_not_met_when_the_card_is_played_is_lost():
    """A23, B26: a second construct that comes later gives Kor no card."""
    table = kit.Table("ascension", hand="kor-the-ferromancer muramasa", constructs="shadow-star", deck="militia")
    table.do("play kor-the-ferromancer", "play muramasa")
    assert table.me.hand == []
    assert table.me.deck == ["militia"]


def test_resources_are_kept_until_the_end_of_the_turn():
    """A24, B27: produced now, spent after other things have happened."""
    table = kit.Table("ascension", hand="mystic militia apprentice", power=1)
    table.do("play mystic", "play militia", "defeat cultist", "play apprentice", "acquire mystic")
    assert table.me.discard == ["mystic"]
    assert table.me.runes == 0


def test_a_construct_works_on_the_turn_it_is_played_and_on_later_ones():
    """A25, B12, B29: each turn once."""
    table = kit.Table("ascension", hand="muramasa").do("play muramasa", "use muramasa")
    assert table.me.power == 3
    assert not table.offers("use muramasa")
    table.do("end", "end")
    assert table.me.power == 0
    table.do("use muramasa")
    assert table.me.power == 3


def test_a_construct_with_two_abilities_has_each_of_them():
    """A25, B30: using one leaves the other, in either order."""
    table = kit.Table("ascension", constructs="yggdrasil-staff", runes=4)
    table.do("use yggdrasil-staff honor")
    assert table.offers("use yggdrasil-staff power")
    table.do("use yggdrasil-staff power")
    assert (table.me.honor, table.me.power, table.me.runes) == (3, 1, 0)


def test_spike_vixen_gives_a_power_and_a_card():
    """A26: the booklet's own example."""
    table = kit.Table("ascension", hand="spike-vixen", deck="mystic apprentice").do("play spike-vixen")
    assert table.me.power == 1
    assert table.me.hand == ["mystic"]


def test_the_discard_pile_is_shuffled_when_a_card_must_be_drawn():
    """A27, B16: only then; an empty deck alone does nothing."""
    table = kit.Table("ascension", hand="arha-initiate arha-initiate", deck="militia", discard="mystic")
    table.do("play arha-initiate")
    assert table.me.deck == []
    assert table.me.discard == ["mystic"]
    assert not table.story("shuffle")
    table.do("play arha-initiate")
    assert table.story("draw militia", "shuffle", "draw mystic")
    assert table.me.discard == []
    assert sorted(table.me.hand) == ["militia", "mystic"]


def test_the_new_deck_lies_in_any_order():
    """A27, B16: shuffled and not only turned over; every card of it is on top at one time or another."""
    discard = ["mystic", "demon-slayer", "landtalker", "arha-templar", "wolf-shaman", "spike-vixen"]
    orders, tops = set(), set()
    for seed in range(60):
        table = kit.Table("ascension", hand="arha-initiate", deck="", discard=" ".join(discard), seed=seed)
        table.do("play arha-initiate")
        assert sorted([*table.me.hand, *table.me.deck]) == sorted(discard)
        orders.add(tuple(table.me.deck))
        tops.add(table.me.hand[0])
    assert tops == set(discard)
    assert len(orders) > 50


def test_the_new_centre_deck_lies_in_any_order():
    """A29, B17: the void is shuffled too."""
    void = ["demon-slayer", "wolf-shaman", "landtalker", "arha-templar", "reactor-monk"]
    entered = set()
    for seed in range(60):
        table = kit.Table("ascension", runes=4, row="spike-vixen", void=" ".join(void), seed=seed)
        table.state.zones[CENTRE].clear()
        table.do("acquire spike-vixen")
        entered.add(table.row[0])
    assert entered == set(void)


def test_a_row_that_fell_short_is_whole_again_once_there_are_cards():
    """A34, A60, G6: with the next gap that is filled, from the void."""
    hand = "void-initiate void-initiate demon-slayer arha-initiate"
    table = kit.Table("ascension", hand=hand, runes=8, row="spike-vixen reactor-monk", deck="")
    table.state.zones[CENTRE].clear()
    table.do("acquire spike-vixen")
    assert len(table.row) == 5
    table.do("play void-initiate", "banish demon-slayer", "play void-initiate", "banish arha-initiate")
    table.do("acquire reactor-monk")
    assert len(table.row) == 6
    assert {"demon-slayer", "arha-initiate"} <= set(table.row)
    assert table.void == table.centre == []


def test_what_is_left_of_the_deck_is_drawn_before_the_shuffle():
    """A27: of three cards the deck gives one, the new deck two."""
    table = kit.Table("ascension", hand="master-dhartha", deck="militia", discard="mystic mystic")
    table.do("play master-dhartha")
    assert table.told == ["play master-dhartha", "draw militia", "shuffle 2", "draw mystic", "draw mystic"]


def test_with_no_card_anywhere_you_draw_what_there_is():
    """A27, G7: no deck and no discard pile: the draw ends there."""
    table = kit.Table("ascension", hand="master-dhartha", deck="militia").do("play master-dhartha")
    assert table.me.hand == ["militia"]
    assert table.offers("end")


def test_heroes_played_this_turn_are_not_shuffled_in():
    """A28, B18: they lie in front of you, so the new deck is without them."""
    table = kit.Table("ascension", hand="apprentice master-dhartha", deck="", discard="militia")
    table.do("play apprentice", "play master-dhartha")
    assert table.me.hand == ["militia"]
    assert sorted(table.me.played) == ["apprentice", "master-dhartha"]
    assert table.me.deck == []


def test_an_empty_centre_deck_is_made_of_the_void():
    """A29, B17: the card that just left is part of it, so the row is full again."""
    table = kit.Table("ascension", power=3, row="samaels-trickster", void="demon-slayer wolf-shaman")
    table.state.zones[CENTRE].clear()
    table.do("defeat samaels-trickster")
    assert table.story("defeat samaels-trickster", "shuffle 3", "enter", "gain honor 2")
    assert len(table.row) == 6
    assert table.void == []
    assert len(table.centre) == 2
    new = [name for name in [*table.row, *table.centre] if name != "emri-one-with-the-void"]
    assert sorted(new) == ["demon-slayer", "samaels-trickster", "wolf-shaman"]


def test_with_neither_centre_deck_nor_void_the_row_stays_short():
    """A29, G6: there is nothing to fill it with, and play goes on."""
    table = kit.Table("ascension", runes=4, row="demon-slayer")
    table.state.zones[CENTRE].clear()
    table.do("acquire demon-slayer")
    assert len(table.row) == 5
    assert table.offers("end")


def test_starters_and_pile_cards_are_never_in_the_void_or_the_centre_deck():
    """A30, B62, B63: in whole random games none is ever found there."""
    rules = kit.load("ascension")
    strangers = {rules.by_id[name] for name in ("apprentice", "militia", "mystic", "heavy-infantry", "cultist")}
    banished = 0
    for seed in range(6):
        state = rules.begin(2, seed)
        agent = kit.Random(seed)
        while state.decision is not None and state.turn < 120:
            state.apply(agent.choose(state.view(state.decision.seat), state.decision))
            for card in state.zones[VOID] + state.zones[CENTRE]:
                assert state.kinds[card] not in strangers
        banished += len(state.zones[BOX])
    assert banished > 0


def test_at_the_end_of_the_turn_heroes_and_hand_are_discarded():
    """A47, B24, B40: what was played and what was not; constructs stay."""
    table = kit.Table("ascension", hand="apprentice militia shadow-star mystic")
    table.do("play apprentice", "play shadow-star", "end")
    assert Counter(table.me.discard) == {"apprentice": 1, "militia": 1, "mystic": 1}
    assert table.me.played == []
    assert table.me.constructs == ["shadow-star"]


def test_unspent_runes_and_power_are_lost():
    """A48, X4: nothing is left on your next turn."""
    table = kit.Table("ascension", hand="mystic heavy-infantry", constructs="the-grand-design")
    table.do("play mystic", "play heavy-infantry", "use the-grand-design", "end")
    assert (table.me.runes, table.me.power, table.me.mechana_runes) == (0, 0, 0)
    table.do("end")
    assert table.active == 0
    assert not table.offers("acquire heavy-infantry")


def test_then_five_cards_are_drawn():
    """A49, B41, X5: after the discard, before the next player's turn."""
    table = kit.Table("ascension", hand="mystic").do("end")
    assert len(table.me.hand) == 5
    assert "mystic" not in table.me.hand
    assert table.story("move mystic to discard", "draw", "draw", "draw", "draw", "draw", "turn 2")


def test_the_new_hand_reshuffles_when_the_deck_runs_out():
    """A49: the cards just discarded are part of the new deck."""
    table = kit.Table("ascension", hand="mystic apprentice", deck="militia militia", discard="heavy-infantry")
    table.do("play mystic", "end")
    assert Counter(table.me.hand) == {"militia": 2, "mystic": 1, "apprentice": 1, "heavy-infantry": 1}
    assert table.story("draw militia", "draw militia", "shuffle 3", "draw")


def test_the_player_on_the_left_is_next():
    """A50, B42: clockwise around a table of three."""
    table = kit.Table("ascension", seats=3)
    seats = []
    for _ in range(4):
        seats.append(table.active)
        table.do("end")
    assert seats == [0, 1, 2, 0]


def test_an_extra_turn_comes_before_the_next_players():
    """A21, B46: the Tablet is banished, and the same player goes again once."""
    table = kit.Table("ascension", constructs="tablet-of-times-dawn")
    table.do("use tablet-of-times-dawn", "end")
    assert (table.active, table.turn) == (0, 2)
    assert table.void == ["tablet-of-times-dawn"]
    table.do("end")
    assert table.active == 1


def test_the_piles_are_where_they_are_said_to_be():
    """A30: a Mystic that is acquired comes off its pile and leaves nothing in the void."""
    table = kit.Table("ascension", runes=3)
    pile = len(table.mystic)
    table.do("acquire mystic")
    assert len(table.mystic) == pile - 1
    assert table.void == []


def test_the_druids_card_is_drawn_next():
    """A21, A27: on top of the deck, so the next draw takes it, without a shuffle."""
    table = kit.Table(
        "ascension",
        hand="druids-of-the-stone-circle arha-initiate",
        deck="",
        discard="militia",
        row="wolf-shaman",
    )
    table.do("play druids-of-the-stone-circle", "acquire wolf-shaman", "play arha-initiate")
    assert table.me.hand == ["wolf-shaman"]
    assert not table.story("shuffle")
