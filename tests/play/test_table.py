"""Table: positions by hand, and errors that say what was probably meant."""

from collections import Counter

import pytest

import kit
from tests.helpers import everything


@pytest.mark.parametrize(
    ("fields", "error", "says"),
    [
        ({"hnad": "mystic"}, TypeError, "Did you mean 'hand'"),
        ({"construct": "shadow-star"}, TypeError, "Did you mean 'constructs'"),
        ({"box": "mystic"}, TypeError, "It has: runes"),
        ({"gems": 3}, TypeError, "has no 'gems'"),
        ({"champions": ""}, TypeError, "has no 'champions'"),
        ({"mystic": "mystic"}, TypeError, "has no 'mystic'"),
        ({"opponents": [{"row": "mephit"}]}, TypeError, "has no 'row'"),
        ({"opponents": [{"pool": 4}]}, TypeError, "has no 'pool'"),
        ({"opponents": {"hand": "mystic"}}, TypeError, "opponents is a list"),
        ({"opponents": "mystic"}, TypeError, "opponents is a list"),
        ({"opponents": [None]}, TypeError, "opponents is a list"),
        ({"opponents": [{}, {}, {}, {}]}, ValueError, "2 to 4 players"),
        ({"opponents": [{}, {}], "seats": 2}, ValueError, "2 opponents do not fit"),
        ({"seats": 5}, ValueError, "2 to 4 players"),
        ({"hand": "mystik"}, ValueError, "Did you mean 'mystic'"),
        ({"row": "mefit"}, ValueError, "Did you mean 'mephit'"),
        ({"hand": "Mystic"}, ValueError, "Did you mean 'mystic'"),
        ({"hand": 5}, TypeError, "ids in a text or a list"),
        ({"hand": ["mystic", 5]}, TypeError, "ids in a text or a list"),
        ({"hand": "x" * 10_000}, ValueError, "has no card"),
        ({"runes": -1}, ValueError, "whole number"),
        ({"runes": "3"}, ValueError, "whole number"),
        ({"runes": True}, ValueError, "whole number"),
        ({"pool": 1.5}, ValueError, "whole number"),
        ({"row": "mephit " * 7}, ValueError, "holds 6"),
        ({"row": "mystic"}, ValueError, "never in the middle"),
        ({"centre": "apprentice"}, ValueError, "never in the middle"),
        ({"void": "cultist"}, ValueError, "never in the middle"),
        ({"game": "ascensio"}, kit.UnknownName, "Did you mean 'ascension'"),
        ({"sets": ["bas"]}, kit.UnknownName, "Did you mean 'base'"),
    ],
)
def test_what_cannot_be_set_out_is_refused_with_a_sentence(fields, error, says):
    with pytest.raises(error, match=says) as caught:
        kit.Table(fields.pop("game", "ascension"), **fields)
    assert len(str(caught.value)) < 500


def test_a_text_and_a_list_are_the_same():
    one = kit.Table("ascension", hand="mystic militia mystic", row="mephit sea-tyrant")
    two = kit.Table("ascension", hand=["mystic", "militia", "mystic"], row=("mephit", "sea-tyrant"))
    assert one.state.digest() == two.state.digest()


def test_lists_are_written_top_first():
    table = kit.Table(
        "ascension",
        hand="arha-initiate ascetic-of-the-lidless-eye",
        deck="mystic militia heavy-infantry apprentice",
        row="mephit",
        centre="landtalker muramasa",
        power=3,
        runes=6,
    )
    assert table.do("play arha-initiate").me.hand == ["mystic", "ascetic-of-the-lidless-eye"]
    table.do("defeat mephit", "pass")
    assert table.row[0] == "landtalker"
    assert table.do("acquire landtalker").row[0] == "muramasa"


@pytest.mark.parametrize("game", ["ascension", "shards"])
def test_every_card_is_in_one_place(game):
    rules = kit.load(game)
    starter = next(card.id for card in rules.cards if card.starter)
    centre = [card.id for card in rules.cards if card.copies]
    table = kit.Table(rules, seats=3, hand=[starter] * 12, row=centre[:6], centre=centre[6:9], deck=centre[:9])
    state = table.state
    assert everything(state) == list(range(len(state.kinds)))
    assert Counter(table.me.hand) == {starter: 12}
    assert table.me.deck == centre[:9]


def test_nothing_of_the_set_out_position_is_told():
    assert kit.Table("ascension", hand="mystic", constructs="shadow-star").told == []


def test_a_table_can_be_saved_cloned_and_played_on():
    table = kit.Table("ascension", hand="void-initiate apprentice", constructs="muramasa").do("play void-initiate")
    state = table.rules.restore(table.state.save())
    assert state.digest() == table.state.digest()
    state.apply("banish apprentice")
    assert table.me.hand == ["apprentice"]


def test_opponents_are_counted_clockwise_from_one():
    table = kit.Table("ascension", seats=4, opponents=[{"honor": 1}, {"honor": 2}])
    assert [table.opponent(number).honor for number in (1, 2, 3)] == [1, 2, 0]
    for number in (0, 4, -1):
        with pytest.raises(IndexError, match="1 to 3"):
            table.opponent(number)


def test_unknown_things_of_a_seat_are_answered_with_the_known():
    table = kit.Table("ascension")
    with pytest.raises(AttributeError, match="it has: runes, power"):
        _ = table.me.gold
    with pytest.raises(AttributeError, match="no 'attic'"):
        _ = table.attic


def test_a_finished_table_offers_nothing():
    table = kit.Table("ascension", pool=0).do("end", "end")
    assert table.state.over
    assert table.options == []
    assert table.asked is None
    assert not table.offers("end")
    with pytest.raises(kit.IllegalMove, match="over"):
        table.do("end")


def test_moves_before_a_wrong_one_have_been_played():
    table = kit.Table("ascension", hand="apprentice")
    with pytest.raises(kit.IllegalMove, match=r"p1 may: acquire|p1 may: end"):
        table.do("play apprentice", "play apprentice")
    assert table.me.runes == 1


def test_tables_do_not_know_each_other():
    one = kit.Table("ascension", hand="apprentice")
    two = kit.Table("ascension", hand="apprentice")
    one.do("play apprentice", "end")
    assert two.me.hand == ["apprentice"]
    assert kit.load("ascension").begin(2, 1).digest() == kit.load("ascension").begin(2, 1).digest()
