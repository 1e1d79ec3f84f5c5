"""Charts of a series: what is drawn is what the tables say."""

import pytest

from kit import charts
from tests.charts import tables


def marks(figure):
    return [t for t in figure.data if t.mode == "markers"]


def test_win_rates_are_marks_with_their_intervals_the_best_on_top():
    figure = charts.win_rates(tables.win_rates(), even=0.5)
    random, greedy = figure.data
    assert (greedy.name, greedy.x[0], greedy.y[0]) == ("Greedy", 0.75, 1)
    assert greedy.error_x.array[0] == pytest.approx(0.05)
    assert greedy.error_x.arrayminus[0] == pytest.approx(0.06)
    assert random.y[0] == 0
    assert greedy.marker.symbol != random.marker.symbol
    assert figure.layout.shapes[0].x0 == 0.5
    assert "Greedy: 75.0% of 200 games, 95% interval 69%–80%." in figure.layout.meta["say"]


def test_the_matrix_has_the_rate_of_the_row_against_the_column():
    field = charts.matrix(tables.head_to_head()).data[0]
    assert list(field.x) == ["Greedy", "Random"]
    assert [list(row) for row in field.z] == [[None, 0.75], [0.25, None]]


def test_bands_are_drawn_as_far_as_enough_games_go():
    """The third round was reached by two games of a hundred; a band of these would mislead."""
    figure = charts.bands(tables.curves(), column="honor")
    band, line = figure.data[:2]
    assert list(line.x) == [1, 2]
    assert list(line.y) == [2.0, 5.0]
    assert list(band.x) == [1, 2, 2, 1]
    assert list(band.y) == [3.0, 7.0, 3.0, 1.0]
    assert figure.data[3].line.dash != line.line.dash


def test_lengths_count_games_not_seats_and_only_those_that_were_finished():
    figure = charts.lengths(tables.games())
    bars = figure.data[0]
    assert dict(zip(bars.x, bars.y, strict=True)) == {20.5: 1, 22.5: 2, 30.5: 1}
    assert list(bars.customdata) == ["20–21", "22–23", "30–31"]
    assert figure.layout.shapes[0].x0 == 22
    assert "22" in figure.layout.meta["see"]


def test_whoever_begins_is_compared_with_the_others_and_with_an_even_share():
    figure = charts.seats(tables.seat_advantage())
    assert list(figure.layout.yaxis.ticktext) == ["Seat B", "Seat A", "Does not begin", "Begins"]
    assert [t.x[0] for t in figure.data] == [0.52, 0.48, 0.44, 0.56]
    assert figure.layout.shapes[0].x0 == 0.5


def test_card_values_show_the_highest_and_the_lowest_filled_where_they_stand_out():
    figure = charts.card_values(tables.card_values())
    shown = marks(figure)
    assert len(shown) == 16
    assert shown[-1].x[0] == pytest.approx(0.89)
    assert shown[-1].marker.symbol == "circle"
    assert shown[0].marker.symbol == "circle-open"
    lines = [t for t in figure.data if t.mode == "lines"]
    assert list(lines[-1].x) == [pytest.approx(0.8), pytest.approx(1.0)]
    see = figure.layout.meta["see"]
    assert "association, not a cause" in see
    assert "false discovery rate" in see


def test_final_decks_are_averages_of_the_last_turn_over_winners_and_losers():
    figure = charts.final_decks(tables.final_decks(), tables.games().query("ended == 'finished'"))
    drawn = {(t.name, int(t.y[0])): t.x[0] for t in marks(figure)}
    assert drawn == {("winners", 1): 4.0, ("losers", 1): 8.0, ("winners", 0): 3.0, ("losers", 0): 1.0}
    assert list(figure.layout.yaxis.ticktext) == ["Lifebound", "No faction"]
