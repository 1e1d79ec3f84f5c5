"""Statistics: against values worked out by hand, or by scipy."""

import pandas as pd
import pytest
from scipy import stats

import kit
from kit import statistics
from kit.play.statistics import NOTE, shrunk, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # From the formula in the literature, to four digits.
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (85, 100, 0.7672, 0.9069),
        (1, 1, 0.2065, 1),
    ],
)
def test_the_interval_is_that_of_wilson(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def results(winners, agents=("a", "b"), takes=(), turns=None):
    """Made-up results of two seats: for each game its deal and who sat and won where."""
    rules = kit.load("ascension")
    rows = []
    for game, (seed, order, won) in enumerate(winners):
        for seat, agent in enumerate(order):
            win = agent == won
            rows.append(
                (game, seed, seat, agent, seat == 0, win, float(win), 0, 1 if win else 2, 10, 99, "finished")
            )
    names = ["game", "seed", "seat", "agent", "first", "won", "share", "score", "place", "turns", "moves", "ended"]
    tables = {"games": pd.DataFrame(rows, columns=names).astype({"agent": "category", "ended": "category"})}
    taken = [(game, 1, 1, seat, "x", card, "none", "hero", 3, "acquire") for game, seat, card in takes]
    columns = ["game", "turn", "round", "seat", "agent", "card", "faction", "type", "cost", "how"]
    tables["acquisitions"] = pd.DataFrame(taken, columns=columns)
    if turns is not None:
        tables["turns"] = turns
    return kit.Results(rules, 0, agents, tables, [], len(winners))


AB, BA = ("a", "b"), ("b", "a")


def test_no_games_say_nothing():
    assert wilson(0, 0) == (0.0, 1.0)


def test_win_rates_count_each_game_once():
    table = statistics.win_rates(results([(0, AB, "a"), (0, BA, "a"), (1, AB, "b"), (1, BA, "a")]))
    assert table[["agent", "games", "wins", "rate"]].to_numpy().tolist() == [["a", 4, 3, 0.75], ["b", 4, 1, 0.25]]
    assert (table["low"][0], table["high"][0]) == pytest.approx(wilson(3, 4))


def test_head_to_head_is_who_came_out_better():
    three = results(
        [(0, ("a", "b"), "a"), (0, ("c", "a"), "c"), (0, ("b", "c"), "c"), (1, ("a", "b"), "a")], "abc"
    )
    table = statistics.head_to_head(three).set_index(["agent", "opponent"])
    assert table.loc[("a", "b"), ["games", "wins"]].tolist() == [2, 2]
    assert table.loc[("a", "c"), ["games", "wins"]].tolist() == [1, 0]
    assert table.loc[("c", "a"), "rate"] == 1


def test_a_paired_difference_compares_within_each_deal():
    """Gaps of the four deals: a won both seats (+1), both (+1), one each (0), b both (-1)."""
    games = [(0, "aa"), (1, "aa"), (2, "ab"), (3, "bb")]
    table = statistics.paired_difference(
        results([(seed, order, won) for seed, pair in games for order, won in zip((AB, BA), pair, strict=True)]),
        "a",
        "b",
    ).iloc[0]
    gaps = [1, 1, 0, -1]
    known = stats.ttest_1samp(gaps, 0)
    interval = known.confidence_interval(0.95)
    assert (table["deals"], table["games"]) == (4, 8)
    assert table["difference"] == pytest.approx(0.25)
    assert (table["low"], table["high"]) == pytest.approx((interval.low, interval.high))
    assert table["p"] == pytest.approx(known.pvalue)


def test_a_deal_without_every_seating_is_left_out_of_the_pairs():
    table = statistics.paired_difference(
        results([(0, AB, "a"), (0, BA, "b"), (1, AB, "a"), (1, BA, "b"), (2, AB, "a")]), "a", "b"
    ).iloc[0]
    assert (table["deals"], table["games"], table["difference"]) == (2, 4, 0.0)


def test_a_name_nobody_has_is_refused():
    with pytest.raises(ValueError, match="Known: a, b"):
        statistics.paired_difference(results([(0, AB, "a")]), "a", "z")


def test_the_seat_that_begins_is_seen():
    table = statistics.seat_advantage(results([(0, AB, "a"), (0, BA, "b"), (1, AB, "a"), (1, BA, "a")]))
    seats = table[table["by"] == "seat"].set_index("value")
    assert seats.loc[0, ["games", "wins"]].tolist() == [4, 3]
    assert seats.loc[1, "rate"] == 0.25
    assert table[table["by"] == "first"].set_index("value").loc[1, "wins"] == 3


def test_ratings_put_the_better_one_first_and_are_the_same_twice():
    games = results([(seed, order, "b") for seed in range(10) for order in (AB, BA)])
    table = statistics.ratings(games)
    assert table["agent"].tolist() == ["b", "a"]
    assert table["games"].tolist() == [20, 20]
    assert table["mu"][0] > 25 > table["mu"][1]
    pd.testing.assert_frame_equal(table, statistics.ratings(games))


def test_one_rating_is_that_of_the_library():
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    [[winner], [loser]] = model.rate([[model.rating()], [model.rating()]], ranks=[1, 2])
    table = statistics.ratings(results([(0, AB, "a")])).set_index("agent")
    assert table.loc["a", ["mu", "sigma"]].tolist() == pytest.approx([winner.mu, winner.sigma])
    assert table.loc["b", ["mu", "sigma"]].tolist() == pytest.approx([loser.mu, loser.sigma])


def test_the_value_of_a_card_is_the_share_of_those_who_had_it():
    """Six games. The mystic was had by 5 seats, of which 4 won; twice in a game counts once."""
    games = [(seed, AB, won) for seed, won in enumerate("aaaabb")]
    takes = [(0, 0, "mystic"), (0, 0, "mystic"), (1, 0, "mystic"), (2, 0, "mystic"), (3, 0, "mystic")]
    takes += [(4, 0, "mystic"), (5, 1, "militia")]
    table = statistics.card_values(results(games, takes=takes)).set_index("card")
    assert table.loc["mystic", ["games", "wins", "rate"]].tolist() == [5, 4, 0.8]
    assert (table.loc["mystic", "low"], table.loc["mystic", "high"]) == pytest.approx(wilson(4, 5))
    # Of 12 seats 6 won: with the card 4 of 5, without it 2 of 7.
    p = {
        "mystic": stats.fisher_exact([[4, 1], [2, 5]]).pvalue,
        "militia": stats.fisher_exact([[1, 0], [5, 6]]).pvalue,
    }
    assert table["p"].to_dict() == pytest.approx(p)
    corrected = dict(zip(p, stats.false_discovery_control(list(p.values())), strict=True))
    assert table["q"].to_dict() == pytest.approx(corrected)
    assert 0.5 < table.loc["mystic", "shrunk"] <= 0.8


def test_few_games_are_drawn_further_towards_the_mean():
    """Moments by hand: mean 0.5, spread (10·0.09 + 90·0.01 + 100·0.01) / 200, chance 0.25·3/200."""
    wins, games = pd.Series([8, 54, 40]), pd.Series([10, 90, 100])
    spread = (10 * 0.09 + 90 * 0.01 + 100 * 0.01) / 200
    weight = 0.25 / (spread - 0.25 * 3 / 200) - 1
    expected = [(w + weight * 0.5) / (n + weight) for w, n in zip(wins, games, strict=True)]
    assert shrunk(wins, games, 0.5).tolist() == pytest.approx(expected)
    assert abs(expected[0] - 0.8) > abs(expected[1] - 0.6) > abs(expected[2] - 0.4)


def test_the_note_is_said_in_three_languages():
    games = results([(0, AB, "a")], takes=[(0, 0, "mystic")])
    said = [statistics.card_values(games, language=language).attrs["note"] for language in ("en", "fr", "pt")]
    assert said == list(NOTE)
    assert "not causes" in said[0]


def test_curves_add_up_what_flows_and_take_what_stands():
    """Two games; in the second round of the first an extra turn was taken."""
    rows = [
        # game, turn, round, seat, agent, active, runes_made, honor
        (0, 1, 1, 0, "a", True, 3, 0),
        (0, 2, 2, 0, "a", True, 4, 5),
        (0, 3, 2, 0, "a", True, 2, 6),
        (1, 1, 1, 0, "a", True, 5, 2),
    ]
    turns = pd.DataFrame(rows, columns=["game", "turn", "round", "seat", "agent", "active", "runes_made", "honor"])
    made = results([(0, AB, "a")], turns=turns)
    flows = statistics.curves(made, "runes_made")
    assert flows[["round", "median", "games"]].to_numpy().tolist() == [[1, 4.0, 2], [2, 6.0, 1]]
    assert flows[["p10", "p90"]].to_numpy()[0].tolist() == pytest.approx([3.2, 4.8])
    stands = statistics.curves(made, "honor")
    assert stands["median"].tolist() == [1.0, 6.0]
    with pytest.raises(ValueError, match="Known: runes_made, honor"):
        statistics.curves(made, "gold")


def test_games_that_failed_do_not_count():
    made = results([(0, AB, "a"), (0, BA, "a")])
    made.games["ended"] = pd.Categorical(["finished", "finished", "failed", "failed"])
    assert statistics.win_rates(made)["games"].tolist() == [1, 1]
