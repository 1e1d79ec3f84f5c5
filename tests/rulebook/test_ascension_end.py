"""The end of the game, the score and ties."""

import itertools

import pytest

import kit
from kit.core.zones import DECK, DISCARD, HAND, PLAYED, STAYS

NOTHING = {"hand": "", "deck": ""}


def test_the_round_in_which_the_pool_is_emptied_is_the_last():
    """A51, B44: the first player takes the last honor, the second still has a turn."""
    table = kit.Table("ascension", power=2, pool=1).do("defeat cultist")
    assert table.pool == 0
    assert not table.state.over
    table.do("end")
    assert not table.state.over
    assert table.active == 1
    table.do("end")
    assert table.state.over
    assert table.story("turn 2", "over")


def test_the_last_player_ends_the_game_with_his_own_turn():
    """A51: nobody follows when the last in turn order empties the pool."""
    table = kit.Table("ascension", pool=1, opponents=[{"power": 2}])
    table.do("end", "defeat cultist", "end")
    assert table.state.over
    assert table.turn == 2


def test_with_one_honor_left_the_game_goes_on():
    """A51: the very last one counts."""
    table = kit.Table("ascension", power=2, pool=2).do("defeat cultist", "end", "end")
    assert table.pool == 1
    assert not table.state.over
    assert table.active == 0


def test_of_three_the_third_still_plays_and_the_first_does_not():
    """A51, P2: the second takes the last honor."""
    table = kit.Table("ascension", seats=3, pool=1, opponents=[{"power": 2}])
    table.do("end", "defeat cultist", "end")
    assert table.active == 2
    table.do("end")
    assert table.state.over
    assert table.turn == 3


BOTH = ["base", "return-of-the-fallen"]


@pytest.mark.parametrize(
    ("sets", "variants", "seats"),
    [(["base"], [], n) for n in (2, 3, 4)]
    + [(["return-of-the-fallen"], [], 2), (BOTH, [], 5), (BOTH, [], 6), (BOTH, ["teams"], 4)],
)
def test_everyone_has_had_the_same_number_of_turns(sets, variants, seats):
    """A51, B45, B46: in whole games, whoever began, extra turns not counted."""
    rules = kit.load("ascension", sets, variants)
    begins, more = set(), 0
    for seed in range(8):
        match = kit.Match(rules, [kit.Greedy() for _ in range(seats)], seed=seed)
        state = match.state
        turns = [0] * seats
        last, extra = 0, 0
        while state.decision is not None:
            if state.turn != last:
                if extra > state.extra:
                    turns[state.active] -= 1
                    more += 1
                turns[state.active] += 1
                last = state.turn
            extra = state.extra
            seat = state.decision.seat
            state.apply(match.chairs[seat].choose(state.view(seat), state.decision))
        assert state.over
        assert state.counters[0] == 0
        assert len(set(turns)) == 1, (seed, turns)
        begins.add(state.first)
    assert len(begins) > 1
    # The Tablet of Time's Dawn is in the base box alone.
    assert bool(more) == ("base" in sets)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_of_many_that_are_tied_the_one_who_started_last_wins(seats):
    """A54, B49: whoever began, whichever of them are tied."""
    rules = kit.load("ascension", BOTH)
    table = kit.Table(rules, seats=seats, hand="", deck="", opponents=[{"hand": "", "deck": ""}] * (seats - 1))
    state = table.state
    honor = rules.counter("honor")
    for first in range(seats):
        state.first = first
        for tied in itertools.combinations(range(seats), 3):
            for seat in range(seats):
                state.counters[state.purse[seat] + honor] = 9 if seat in tied else 4
            latest = max(tied, key=lambda seat: (seat - first) % seats)
            assert rules.finish.winners(state) == (latest,)


def test_an_extra_turn_in_the_last_round_is_played():
    """G14, B46: it comes before the next player, or before the end."""
    table = kit.Table("ascension", pool=1, power=2, constructs="tablet-of-times-dawn")
    table.do("defeat cultist", "use tablet-of-times-dawn", "end")
    assert table.active == 0
    table.do("end")
    assert table.active == 1
    table.do("end")
    assert table.state.over
    table = kit.Table("ascension", pool=1, power=2, opponents=[{"constructs": "tablet-of-times-dawn"}])
    table.do("defeat cultist", "end", "use tablet-of-times-dawn", "end")
    assert not table.state.over
    assert table.active == 1
    assert table.do("end").state.over


def test_honor_is_gained_beyond_the_pool():
    """A52, B47: the spare crystals serve; the pool stays empty."""
    table = kit.Table("ascension", pool=1, power=4).do("defeat cultist", "defeat cultist")
    assert table.me.honor == 2
    assert table.pool == 0


def test_a_gain_larger_than_the_pool_is_paid_in_full():
    """A52, G17: three from the pool, two from the box, and the end is near."""
    table = kit.Table("ascension", pool=3, power=5, row="sea-tyrant").do("defeat sea-tyrant")
    assert table.me.honor == 5
    assert table.pool == 0
    assert table.do("end", "end").state.over


@pytest.mark.parametrize("place", ["hand", "deck", "discard", "constructs", "played"])
def test_every_card_you_own_scores_wherever_it_is(place):
    """A53, B48: hand, deck, discard pile and in play."""
    table = kit.Table("ascension", **{**NOTHING, "honor": 7, place: "muramasa"})
    assert table.me.score == 7 + 4


def test_the_score_is_cards_plus_crystals():
    """A53: starters score nothing; the most wins though the other has more crystals."""
    mine = {
        "hand": "mystic apprentice militia",
        "deck": "demon-slayer",
        "discard": "landtalker",
        "constructs": "muramasa",
    }
    other = {**NOTHING, "honor": 10}
    table = kit.Table("ascension", pool=0, honor=1, opponents=[other], **mine)
    assert table.me.score == 1 + 1 + 2 + 4 + 4
    assert table.opponent().score == 10
    table.do("end", "end")
    assert table.state.winners == (0,)


def test_all_places_of_a_seat_are_counted():
    """A53: no place is forgotten: the score is the same however the cards are moved."""
    state = kit.Table("ascension", **{**NOTHING, "hand": "muramasa demon-slayer mystic"}).state
    for place in (DECK, PLAYED, STAYS, DISCARD, HAND):
        for zone in (DECK, HAND, PLAYED, STAYS, DISCARD):
            if zone != place:
                state.zone(0, place).extend(state.zone(0, zone))
                state.zone(0, zone).clear()
        assert state.scores[0] == 7


def test_the_most_honor_wins():
    """A53: by one point is enough, for the first as for the second."""
    for mine, yours, winner in ((5, 4, 0), (4, 5, 1)):
        table = kit.Table("ascension", pool=0, honor=mine, opponents=[{"honor": yours}]).do("end", "end")
        assert table.state.winners == (winner,)


def test_of_two_tied_the_one_who_played_last_wins():
    """A54, B49: the first player loses every tie."""
    table = kit.Table("ascension", pool=0, honor=5, opponents=[{"honor": 5}]).do("end", "end")
    assert table.state.winners == (1,)


def test_ties_of_three_and_of_two_among_three():
    """A54, B49: always the latest in turn order of those who are tied."""
    for honor, winner in (((5, 5, 5), 2), ((5, 5, 4), 1), ((5, 4, 5), 2), ((4, 5, 5), 2)):
        others = [{"honor": value} for value in honor[1:]]
        table = kit.Table("ascension", pool=0, honor=honor[0], opponents=others).do("end", "end", "end")
        assert table.state.winners == (winner,), honor


def test_a_tie_looks_at_who_began_not_at_the_seat():
    """A54, B49: when the third seat began, the second played last."""
    table = kit.Table("ascension", seats=3, pool=0)
    table.state.first = 2
    table.do("end")
    assert not table.state.over
    table.do("end")
    assert table.state.over
    assert table.state.winners == (1,)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_nobody_can_end_is_ended(seats):
    """G6, A51: with every card banished no honor is gained any more; after 4000 turns the round is finished."""
    others = [{**NOTHING, "honor": 5} for _ in range(seats - 1)]
    table = kit.Table("ascension", seats=seats, honor=4, opponents=others, **NOTHING)
    while not table.state.over:
        assert table.options == ["end"]
        table.do("end")
    assert 4000 <= table.turn < 4000 + seats
    assert table.turn % seats == 0, "everyone has had the same number of turns"
    assert table.pool == 30 * seats
    assert table.state.winners == (seats - 1,)
