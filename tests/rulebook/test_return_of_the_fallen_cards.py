"""Return of the Fallen: playing, acquiring, defeating, and what its cards ask of the rules."""

import pytest

import kit
from kit.core.zones import CENTRE

FALLEN = ["return-of-the-fallen"]
BOTH = ["base", "return-of-the-fallen"]


def table(sets=FALLEN, **given):
    return kit.Table("ascension", sets, **given)


def test_playing_a_card_costs_nothing():
    """B25: the dearest hero of the box is played with an empty purse."""
    one = table(hand="adayu-the-chosen", row="lunar-stag").do("play adayu-the-chosen", "acquire lunar-stag")
    assert one.me.played == ["adayu-the-chosen"]
    assert one.me.runes == one.me.power == 0


def test_which_card_is_banished_is_decided_at_once_the_power_keeps():
    """B28: Black Watch Elite."""
    one = table(hand="black-watch-elite apprentice lunar-stag", row="ravenous-gorph").do("play black-watch-elite")
    assert one.options == ["banish apprentice", "banish lunar-stag", "pass"]
    one.do("banish apprentice", "play lunar-stag", "choose runes")
    assert one.me.power == 3
    one.do("defeat ravenous-gorph")
    assert one.me.power == 0


def test_serpentcall_for_runes_first_and_a_hero_later():
    """B31, B30: two abilities, each once, in this order,"""
    one = table(constructs="serpentcall", hand="apprentice", void="lunar-stag")
    assert not one.offers("use serpentcall recall")
    one.do("use serpentcall runes", "play apprentice", "use serpentcall recall")
    assert one.me.discard == ["lunar-stag"]
    assert one.me.runes == 0
    assert not one.offers("use serpentcall runes")


def test_serpentcall_the_other_way_round():
    """B31, B30: or in the other."""
    one = table(constructs="serpentcall", runes=3, void="lunar-stag")
    one.do("use serpentcall recall", "use serpentcall runes")
    assert one.me.discard == ["lunar-stag"]
    assert one.me.runes == 2


def test_a_card_of_the_void_is_acquired_as_if_it_were_in_the_row():
    """B31, B61: only where a card allows it; its price is paid, what waits for acquisitions hears of it."""
    one = table(constructs="serpentcall stone-circle", runes=5, void="lunar-stag deathseeker", deck="militia")
    assert not one.offers("acquire lunar-stag")
    one.do("use serpentcall recall", "acquire lunar-stag @void")
    assert one.me.runes == 2
    assert one.options == ["top lunar-stag", "pass"]
    one.do("top lunar-stag")
    assert one.me.deck == ["lunar-stag", "militia"]
    assert one.void == ["deathseeker"]


def test_a_discount_counts_in_the_void_too():
    """B31: Battery Monk makes the construct that Reclamax brings back cheaper."""
    one = table(hand="battery-monk", constructs="reclamax", runes=5, void="socket-altar", deck="militia")
    assert not one.offers("use reclamax")
    one.do("play battery-monk", "use reclamax")
    assert one.me.runes == 0
    assert sorted(one.me.discard) == ["reclamax", "socket-altar"]


def test_lunar_stag_costs_three_and_can_give_two():
    """B34: bought for 3 runes, played for 2."""
    one = table(runes=3, row="lunar-stag").do("acquire lunar-stag")
    assert one.me.runes == 0
    assert table(hand="lunar-stag").do("play lunar-stag", "choose runes").me.runes == 2


@pytest.mark.parametrize(
    ("monster", "honor"),
    [
        ("ravenous-gorph", 3),
        ("sordid-asp", 1),
        ("doom-weeper", 2),
        ("vaultbreaker-wurm", 4),
        ("bazu-duke-of-scorn", 4),
        ("fire-tyrant", 6),
        ("samael-the-fallen", 8),
    ],
)
def test_a_monster_gives_the_honor_it_shows(monster, honor):
    """B36, B14: taken from the pool."""
    one = table(power=8, row=monster, opponents=[{"hand": ""}]).do(f"defeat {monster}")
    assert one.me.honor == honor
    assert one.pool == 60 - honor


def test_a_defeated_monster_goes_to_the_void_and_is_replaced():
    """B37, B38: before its reward is gained."""
    one = table(power=4, row="lunar-stag doom-weeper", centre="battery-monk").do("defeat doom-weeper")
    assert one.void == ["doom-weeper"]
    assert one.row[1] == "battery-monk"
    assert one.story("defeat doom-weeper", "enter battery-monk", "gain honor 2")


def test_bazu_lets_each_opponent_choose():
    """B15: one card for each construct, or all constructs; who has none is not asked."""
    others = [
        {"constructs": "reclamax black-hole", "hand": "militia militia mystic"},
        {"hand": "militia"},
        {"constructs": "stone-circle", "hand": "mystic"},
    ]
    one = table(BOTH, power=6, row="bazu-duke-of-scorn", opponents=others).do("defeat bazu-duke-of-scorn")
    assert one.asked == 1
    assert one.options == ["choose discard", "choose destroy"]
    one.do("choose discard", "discard militia", "discard mystic")
    assert one.opponent(1).hand == ["militia"]
    assert one.asked == 3
    one.do("choose destroy")
    assert one.opponent(2).hand == ["militia"]
    assert one.opponent(3).constructs == []
    assert one.opponent(3).hand == ["mystic"]


def test_bazu_too_few_cards_to_discard():
    """G20: with two constructs and one card in hand there is no choice."""
    one = table(
        power=6, row="bazu-duke-of-scorn", opponents=[{"constructs": "reclamax black-hole", "hand": "militia"}]
    )
    one.do("defeat bazu-duke-of-scorn")
    assert one.opponent().constructs == []
    assert one.opponent().hand == ["militia"]
    assert one.state.decision.why == "main"


def test_socket_altar_pays_for_itself_and_once():
    """B15, B12: the turn it is played too, but only the first Mechana construct of a turn."""
    one = table(hand="socket-altar reclamax", constructs="").do("play socket-altar")
    assert one.me.runes == 2
    one.do("play reclamax")
    assert one.me.runes == 2


def test_destroyed_is_discarded_and_the_dearest_goes():
    """B64, B13: Vaultbreaker Wurm; among equals the owner chooses."""
    one = table(power=5, row="vaultbreaker-wurm", opponents=[{"constructs": "reclamax stone-circle black-hole"}])
    one.do("defeat vaultbreaker-wurm")
    assert one.asked == 1
    assert one.options == ["destroy stone-circle", "destroy black-hole"]
    one.do("destroy stone-circle")
    assert one.opponent().discard == ["stone-circle"]


def test_deathseeker_in_the_void_stays_there():
    """B15, B61: banished from hand it pays three; nobody reaches it in the void."""
    one = table(hand="black-watch-elite deathseeker", runes=9).do("play black-watch-elite", "banish deathseeker")
    assert one.me.honor == 3
    assert not one.offers("acquire deathseeker")


def test_starters_and_piles_do_not_go_to_the_void():
    """B62, B63: Black Hole banishes an Apprentice to the box and a Mystic back to its pile."""
    for name, place in (("apprentice", "box"), ("mystic", "mystic")):
        one = table(constructs="black-hole", hand=f"{name} militia")
        before = len(getattr(one, place))
        one.do("use black-hole", f"banish {name}")
        assert one.void == []
        assert len(getattr(one, place)) == before + 1


def test_the_asp_takes_from_the_leader():
    """B13, B14: two from the opponent with the most, if that is more than you have; the pool gives only one."""
    others = [{"honor": 5}, {"honor": 9}, {"honor": 9}]
    one = table(BOTH, power=3, row="sordid-asp", honor=7, opponents=others).do("defeat sordid-asp")
    assert one.me.honor == 8
    assert one.options == ["take from p3", "take from p4"]
    one.do("take from p4")
    assert [one.opponent(n).honor for n in (1, 2, 3)] == [5, 9, 7]
    assert one.me.honor == 10
    assert one.pool == 120 - 1


def test_the_asp_takes_no_more_than_there_is():
    """B13: one token is all the leader has."""
    one = table(power=3, row="sordid-asp", opponents=[{"honor": 2}]).do("defeat sordid-asp")
    assert one.me.honor == 3
    assert one.opponent().honor == 0


def test_the_retreat_wants_an_idle_turn():
    """B41, B46: two cards more than the usual five if nothing was acquired or defeated; asked once."""
    deck = "militia " * 8
    one = table(constructs="dharthas-retreat", hand="lunar-stag", deck=deck)
    one.do("play lunar-stag", "choose runes", "end")
    assert one.asked == 0
    one.do("choose draw-more")
    assert len(one.me.hand) == 7
    assert one.active == 1
    one.do("end", "end", "pass", "end")
    assert len(one.me.hand) == 5


def test_a_fate_on_another_turn_does_not_end_the_idleness():
    """B41: a Mystic acquired by a Fate of the opponent's turn is not of this turn."""
    one = table(
        constructs="dharthas-retreat",
        row="hectic-scribe",
        centre="stone-circle",
        deck="militia " * 12,
        opponents=[{"runes": 1}],
    )
    one.do("end", "pass", "acquire hectic-scribe", "pass", "acquire mystic", "end")
    assert one.me.deck[0] == "mystic"
    one.do("end")
    assert one.options == ["choose draw-more", "pass"]


def test_the_raven_reveals_what_it_takes():
    """B16: the discard pile is shuffled when the deck is empty; a right guess pays."""
    one = table(hand="great-omen-raven", deck="", discard="militia militia").do("play great-omen-raven")
    assert one.me.hand == ["militia"]
    assert one.me.honor == 3
    assert one.told[-2:] == ["reveal militia", "gain honor 3"]
    assert table(hand="great-omen-raven", deck="", discard="").do("play great-omen-raven").me.hand == []


def test_the_raven_does_not_tell_the_order_of_the_deck():
    """B16: what may be named is the same however the deck lies."""
    seen = set()
    for deck in ("militia apprentice mystic", "mystic militia apprentice"):
        one = table(hand="great-omen-raven", deck=deck).do("play great-omen-raven")
        seen.add(tuple(one.options))
    assert seen == {("name apprentice", "name militia", "name mystic")}


def test_a_monster_of_the_void_goes_under_the_centre_deck():
    """B61, B26: Sadranis pays its power and gains its reward; the choice is made when he is played."""
    one = table(hand="sadranis-dark-emissary apprentice", power=1, void="doom-weeper sordid-asp")
    one.do("play sadranis-dark-emissary")
    assert one.options == ["defeat sordid-asp @void", "defeat doom-weeper @void", "pass"]
    one.do("defeat doom-weeper @void")
    assert one.me.honor == one.me.runes == 2
    assert one.me.power == 0, "three of his own and one more, and four are paid"
    assert one.state.name(one.state.zones[CENTRE][0]) == "doom-weeper"
    assert one.void == ["sordid-asp"]


def test_a_gorph_of_the_void_has_no_neighbours():
    """B38: its reward is the honor alone."""
    one = table(hand="sadranis-dark-emissary", void="ravenous-gorph")
    one.do("play sadranis-dark-emissary", "defeat ravenous-gorph @void")
    assert one.me.honor == 3
    assert one.state.decision.why == "main"


def test_you_choose_which_of_two_gorphs_and_which_of_two_like_neighbours():
    """A31, A41: what lies beside it matters, so like cards of the row are told apart."""
    row = "ravenous-gorph lunar-stag doom-weeper fire-tyrant muramasa ravenous-gorph"
    assert table(BOTH, power=3, row=row).do("defeat ravenous-gorph").options == ["banish lunar-stag", "pass"]
    assert table(BOTH, power=3, row=row).do("defeat ravenous-gorph second").options == ["banish muramasa", "pass"]
    one = table(
        BOTH, power=3, row="lunar-stag ravenous-gorph lunar-stag doom-weeper", centre="battery-monk deathseeker"
    )
    one.do("defeat ravenous-gorph")
    assert one.options == ["banish lunar-stag", "banish lunar-stag second", "pass"]
    one.do("banish lunar-stag second")
    assert one.row[:4] == ["lunar-stag", "battery-monk", "deathseeker", "doom-weeper"]


def test_a_card_for_the_team_mate_may_be_the_second_of_its_kind():
    """B53: where like cards are told apart, also when they are given away."""
    one = kit.Table(
        "ascension", BOTH, ["teams"], runes=4, row="wolf-shaman mephit wolf-shaman", centre="deathseeker"
    )
    one.do("acquire wolf-shaman for p3 second")
    assert one.row[:3] == ["wolf-shaman", "mephit", "deathseeker"]
    assert one.opponent(2).discard == ["wolf-shaman"]


def test_what_comes_back_into_play_in_the_same_turn_is_unused():
    """A25, B26: Reclamax is destroyed and bought back; the Tablet is banished and fetched from the void."""
    row, void = "hectic-scribe", "burrower-mark-ii avatar-golem rocket-courier-x-99"
    one = table(BOTH, constructs="reclamax", runes=8, void=void, row=row, centre="reclamax", discard="")
    one.do(
        "use reclamax",
        "acquire burrower-mark-ii @void",
        "acquire hectic-scribe",
        "fetch reclamax",
        "play reclamax",
    )
    assert one.offers("use reclamax")
    constructs = "tablet-of-times-dawn hedron-link-device reclamax rocket-courier-x-99"
    two = table(BOTH, constructs=constructs, runes=10)
    two.do("use tablet-of-times-dawn", "use reclamax", "hand tablet-of-times-dawn", "play tablet-of-times-dawn")
    assert two.offers("use tablet-of-times-dawn")


def test_what_a_construct_was_treated_as_when_it_was_played_counts():
    """B26, A62: a condition may be used later in the turn, but only if it was met."""
    given = {"constructs": "burrower-mark-ii", "hand": "shadow-star dimension-diver", "deck": "militia"}
    assert not table(BOTH, **given).do("play shadow-star", "play dimension-diver").offers("use burrower-mark-ii")
    assert table(BOTH, **given).do("play dimension-diver", "play shadow-star").offers("use burrower-mark-ii")
    linked = {"constructs": "burrower-mark-ii hedron-link-device", "hand": "shadow-star", "deck": "militia"}
    assert table(BOTH, **linked).do("play shadow-star").offers("use burrower-mark-ii")


def test_without_neighbours_like_cards_are_all_the_same():
    """A31: with the base box alone nothing asks where in the row a card lies."""
    one = kit.Table("ascension", runes=6, row="landtalker mephit landtalker")
    assert [option for option in one.options if "landtalker" in option] == ["acquire landtalker"]


def test_a_gorph_rewards_with_a_neighbour_not_with_another_of_the_kind():
    """B38, B20: the card that fills its space was not next to it; a like card further off stays."""
    one = table(
        power=3,
        row="lunar-stag ravenous-gorph doom-weeper battery-monk lunar-stag battery-monk",
        centre="fire-tyrant deathseeker",
    )
    one.do("defeat ravenous-gorph")
    assert one.options == ["banish lunar-stag", "banish doom-weeper", "pass"]
    one.do("banish lunar-stag")
    assert one.row == ["deathseeker", "fire-tyrant", "doom-weeper", "battery-monk", "lunar-stag", "battery-monk"]


# ---------------------------------------------------------------------- Samael the Fallen


def test_samael_stays_in_front_of_whoever_defeated_him():
    """B22: not in the void, and out of reach of what destroys constructs; he cannot be banished."""
    one = table(
        power=8,
        row="samael-the-fallen vaultbreaker-wurm",
        constructs="black-hole",
        opponents=[{"power": 5, "hand": "eternal-askara"}],
    )
    one.do("defeat samael-the-fallen")
    assert one.me.kept == ["samael-the-fallen"]
    assert one.void == []
    one.do("end", "defeat vaultbreaker-wurm")
    assert one.me.constructs == []
    assert one.me.kept == ["samael-the-fallen"]
    assert one.me.score == 8 + 4
    one = table(hand="eternal-askara", row="samael-the-fallen lunar-stag").do("play eternal-askara")
    assert not one.offers("banish samael-the-fallen")


def test_owned_monsters_are_played_for_power():
    """B22: a monster in the deck of Samael's owner counts as a hero and gives its cost in power."""
    one = table(hand="doom-weeper", kept="samael-the-fallen").do("play doom-weeper")
    assert one.me.power == 4
    assert one.me.honor == one.me.runes == 0
    one.do("end")
    assert "doom-weeper" in one.me.discard + one.me.hand + one.me.deck


def test_without_samael_a_monster_in_hand_gives_nothing():
    """B22: whoever takes one from his owner's hand has no use for it."""
    one = table(hand="doom-weeper").do("play doom-weeper")
    assert one.me.power == 0


def test_a_copied_monster_gives_power_again():
    """B22: it counts as a hero, so Twofold Askara copies it."""
    one = table(BOTH, hand="doom-weeper twofold-askara", kept="samael-the-fallen")
    one.do("play doom-weeper", "play twofold-askara")
    assert one.me.power == 8


def test_an_owned_monster_that_is_banished_goes_to_the_void():
    """G16, A45: and it scores nothing while it is owned."""
    one = table(hand="black-watch-elite doom-weeper", deck="", kept="samael-the-fallen")
    assert one.me.score == 2
    one.do("play black-watch-elite", "banish doom-weeper")
    assert one.void == ["doom-weeper"]


def test_samael_and_sadranis():
    """B22: a monster of the void may be acquired as well; then it does not go under the centre deck."""
    one = table(hand="sadranis-dark-emissary", kept="samael-the-fallen", power=1, void="doom-weeper")
    one.do("play sadranis-dark-emissary", "defeat doom-weeper @void")
    assert one.me.honor == 2
    assert one.options == ["acquire doom-weeper @void", "pass"]
    one.do("acquire doom-weeper @void")
    assert one.me.discard == ["doom-weeper"]
    assert one.state.name(one.state.zones[CENTRE][0]) != "doom-weeper"
