"""Charts of one game: what is drawn is what the table says."""

import itertools

import pandas as pd
import pytest

from kit import charts
from tests.charts import tables


def trace(figure, name):
    return next(t for t in figure.data if t.name == name)


def test_resources_draw_what_each_turn_made_over_what_was_spent():
    figure = charts.resources(tables.turns())
    spent, ann, _, bea = figure.data
    assert list(ann.x) == [1, 3]
    assert list(ann.y) == [3, 5]
    assert list(spent.y) == [2, 5]
    assert list(bea.x) == [2, 4]
    assert list(bea.y) == [2, 4]
    assert ann.fill == "tonexty"
    assert [waste for _, waste in bea.customdata] == [2, 1]
    assert "Ann, Runes: average 4.0, left unspent 1." in figure.layout.meta["say"]


def test_a_resource_nobody_made_has_no_row():
    texts = [note.text for note in charts.resources(tables.turns()).layout.annotations]
    assert any("Runes" in text for text in texts)
    assert not any("Power" in text for text in texts)


def test_power_without_end_is_drawn_a_little_above_the_rest():
    table = tables.turns()
    table.loc[table["turn"] == 3, "runes_made"] = 500_000 * table["active"]
    figure = charts.resources(table)
    ann = figure.data[1]
    assert list(ann.y) == [3, 5]
    assert ann.customdata[1][0] == "∞"


def test_standing_draws_honor_and_the_score_after_every_turn():
    figure = charts.standing(tables.turns())
    honor, bea, score, _ = figure.data
    assert list(honor.x) == [1, 2, 3, 4]
    assert list(honor.y) == [0, 0, 4, 4]
    assert list(bea.y) == [0, 1, 1, 6]
    assert list(score.y) == [1, 2, 7, 8]
    assert figure.layout.meta["click"] == "turn"


def test_a_score_that_only_repeats_another_number_is_not_drawn_twice():
    assert len(charts.standing(tables.turns().assign(score=tables.turns()["honor"])).data) == 2


def test_lines_are_told_apart_by_dash_and_marker_and_named_at_their_end():
    figure = charts.standing(tables.turns(), names=["You", "Greta"])
    you, greta = figure.data[:2]
    assert you.line.dash != greta.line.dash
    assert you.marker.symbol != greta.marker.symbol
    assert {"You <b>4</b>", "Greta <b>6</b>"} <= {note.text for note in figure.layout.annotations}


def test_labels_never_cover_each_other():
    from kit.charts.frame import apart

    spots = sorted(apart([0, 0, 0, 10], 2, 0, 10))
    assert all(b - a > 1.5 for a, b in itertools.pairwise(spots))
    assert spots[0] >= 0
    assert spots[-1] <= 10


def test_the_cards_of_a_seat_are_stacked_by_faction():
    figure = charts.composition(tables.decks(), seat=0)
    none, lifebound = trace(figure, "No faction"), trace(figure, "Lifebound")
    assert list(none.x) == [1, 2]
    assert list(none.y) == [10, 10]
    assert list(lifebound.y) == [0, 3]
    assert {t.stackgroup for t in figure.data} == {"cards"}
    assert lifebound.fillpattern.shape
    assert "Lifebound 3" in figure.layout.meta["say"]


def test_the_cards_of_a_seat_are_stacked_by_card_the_rest_together():
    many = pd.DataFrame(
        {
            "turn": 1,
            "seat": 0,
            "agent": "Ann",
            "card": [f"c{i}" for i in range(12)],
            "faction": "void",
            "type": "hero",
            "count": range(12, 0, -1),
        }
    )
    figure = charts.composition(many, by="card")
    assert len(figure.data) == 9
    assert trace(figure, "others").y[0] == 4 + 3 + 2 + 1


def test_cards_are_stacked_by_nothing_else():
    with pytest.raises(ValueError, match="'faction', 'type' or 'card'"):
        charts.composition(tables.decks(), by="colour")


def test_the_fields_of_the_treemap_are_the_copies_after_that_turn():
    figure = charts.treemap(tables.decks(), seat=0, turn=2)
    fields = dict(zip(figure.data[0].ids, figure.data[0].values, strict=True))
    assert fields == {
        "none": 10,
        "lifebound": 3,
        "none/apprentice": 7,
        "none/militia": 2,
        "none/mystic": 1,
        "lifebound/wolf-shaman": 3,
    }
    first = charts.treemap(tables.decks(), seat=0, turn=1).data[0]
    assert dict(zip(first.ids, first.values, strict=True))["none"] == 10


def test_a_block_is_a_card_as_tall_as_its_cost_in_the_lane_of_its_seat():
    figure = charts.acquisitions(tables.acquisitions())
    lifebound = trace(figure, "Lifebound")
    assert list(lifebound.x) == [3, 3]
    assert list(lifebound.y) == [3, 6]
    assert lifebound.yaxis == "y"
    monster = trace(figure, "Monster")
    assert monster.yaxis == "y2"
    assert monster.customdata[0] == "Cultist, defeated"


def test_blocks_of_turns_in_a_row_do_not_overlap():
    """After an extra turn the seat plays twice in a row."""
    table = tables.acquisitions().assign(seat=0, turn=[1, 2, 5, 5])
    bars = [
        (x, width)
        for t in charts.acquisitions(table.assign(agent="Ann")).data
        for x, width in zip(t.x, t.width, strict=True)
    ]
    edges = sorted({(x - width / 2, x + width / 2) for x, width in bars})
    assert all(before[1] <= after[0] for before, after in itertools.pairwise(edges))


def test_sources_add_up_by_card_and_seat():
    figure = charts.sources(tables.sources())
    ann, bea = figure.data
    assert dict(zip(ann.y, ann.x, strict=True)) == {"Sea Tyrant": 5}
    assert dict(zip(bea.y, bea.x, strict=True)) == {"Cultist": 2, "Mephit": 3}
    assert "honor" in figure.layout.meta["title"]
    runes = charts.sources(tables.sources(), what="runes")
    assert list(runes.data[0].x) == [4]


def test_a_name_is_never_read_as_markup():
    """Names come from people; plotly would follow a link in one."""
    figure = charts.standing(tables.turns(), names=["<a href='https://example.org'>x</a>", "B"])
    assert "<a" not in str([note.text for note in figure.layout.annotations])
    assert "<a" not in str([t.name for t in figure.data])


def test_the_same_agent_twice_is_told_apart_by_letter():
    figure = charts.standing(tables.turns().assign(agent="Greedy"))
    assert [t.name for t in figure.data[:2]] == ["Greedy A", "Greedy B"]
