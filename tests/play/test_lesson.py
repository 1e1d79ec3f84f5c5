"""What the lessons work with: positions played on, puzzles, contests, gifts."""

import pytest

import kit
from kit.play.lesson_contest import MOST_ENTRIES
from kit.play.lesson_puzzle import difference

ASCENSION = kit.load("ascension")
ROW = "wolf-shaman arbiter-of-the-precipice shadow-star void-initiate the-all-seeing-eye avatar-of-the-fallen"


# ---------------------------------------------------------------------- where a lesson is read


def test_few_games_are_played_only_where_the_environment_says_so(monkeypatch):
    monkeypatch.delenv("KIT_SMALL", raising=False)
    assert kit.lesson.games(1000) == 1000
    for value, found in (("1", 4), ("yes", 4), ("20", 20), ("0", 1000), ("99999999999", 4)):
        monkeypatch.setenv("KIT_SMALL", value)
        assert kit.lesson.games(1000) == found
    monkeypatch.setenv("KIT_SMALL", "20")
    assert kit.lesson.games(3) == 3


def test_the_language_is_that_of_the_folder(monkeypatch, tmp_path):
    monkeypatch.delenv("KIT_LANGUAGE", raising=False)
    for name, language in (("fr", "fr"), ("pt", "pt"), ("notebooks", "en")):
        (tmp_path / name).mkdir()
        monkeypatch.chdir(tmp_path / name)
        assert kit.lesson.language() == language
    monkeypatch.setenv("KIT_LANGUAGE", "pt")
    assert kit.lesson.language() == "pt"


# ---------------------------------------------------------------------- positions


def test_a_position_set_out_by_hand_is_played_on():
    table = kit.Table("ascension", hand="mystic apprentice", row=ROW)
    match = table.match()
    match.run()
    match.answer("play mystic")
    match.answer("acquire heavy-infantry")
    assert match.state.view(0).zone("discard") == ["heavy-infantry"]
    assert table.me.hand == ["apprentice", "mystic"], "the table stays as it was set out"
    match.answer("end")
    assert match.state.turn == 3
    assert match.replay().at(1).view(0).count("runes") == 2
    assert kit.measure(match).turns["turn"].max() == 3
    again = kit.Match.resume(match.replay(), [None, kit.Greedy()])
    assert again.state.digest() == match.state.digest()


def test_such_a_game_cannot_be_kept_as_a_deal():
    match = kit.Table("ascension", hand="mystic").match()
    with pytest.raises(kit.BadReplay, match="set out by hand"):
        str(match.replay())


def test_a_table_has_as_many_chairs_as_it_has_seats():
    with pytest.raises(ValueError, match="2 chairs"):
        kit.Table("ascension").match([None])
    match = kit.Table("ascension").match([kit.Greedy(), kit.First()])
    match.run()
    assert match.over
    solo = kit.Table(kit.load("ascension", variants=["solo"])).match([kit.Greedy()])
    solo.run()
    assert solo.over


# ---------------------------------------------------------------------- puzzles


def puzzle(**more):
    table = kit.Table("ascension", runes=4, hand="", row="mephit")
    options = ["acquire mystic", "acquire heavy-infantry, acquire heavy-infantry", "end"]
    return kit.lesson.Puzzle(table, "4 runes", options, **more)


def test_every_option_is_played_in_the_same_deals_and_the_same_twice():
    first = puzzle().answer(games=30, progress=False)
    assert [row.games for row in first.rows] == [30, 30, 30]
    assert repr(first) == repr(puzzle().answer(games=30, progress=False))
    assert repr(first) != repr(puzzle().answer(games=30, seed=1000, progress=False))
    assert first.best == first.rows[0].label
    assert list(first.table.columns) == ["agent", "games", "wins", "rate", "low", "high"]


def test_a_position_that_is_as_good_as_won_is_won():
    """The Infinity Shard at 30 mastery ends the game; whoever ends the turn instead lets it go."""
    table = kit.Table("shards", hand="infinity-shard", mastery=30, health=1, opponents=[{"health": 50}])
    found = kit.lesson.Puzzle(table, "now", ["play infinity-shard", "end"]).answer(games=20, progress=False)
    assert found["play infinity-shard"].rate == 1.0
    assert found["end"].rate < 1.0


def test_a_guess_is_judged_in_words():
    asked = puzzle()
    best = asked.answer(games=20, progress=False).best
    assert asked.answer(best, games=20, progress=False).says.endswith("You said so.")
    assert "not one of the options" in asked.answer("buy it", games=4, progress=False).says
    assert "Você disse" in asked.answer("nada", games=4, language="pt", progress=False).says


def test_without_options_every_move_is_tried():
    table = kit.Table("ascension", hand="void-initiate apprentice", row=ROW).do("play void-initiate")
    assert list(kit.lesson.Puzzle(table).options) == ["banish apprentice", "pass"]


def test_a_puzzle_that_cannot_be_is_refused_at_once():
    table = kit.Table("ascension", runes=1, hand="")
    with pytest.raises(kit.IllegalMove, match="not offered"):
        kit.lesson.Puzzle(table, "", ["acquire mystic", "end"])
    with pytest.raises(ValueError, match="two options"):
        kit.lesson.Puzzle(table, "", ["end"])
    with pytest.raises(TypeError, match=r"kit\.Table"):
        kit.lesson.Puzzle(ASCENSION)


def test_a_difference_is_never_surer_than_the_games_allow():
    mean, low, high = difference([1.0] * 4, [0.0] * 4)
    assert mean == 1.0
    assert low < 0.8
    mean, low, high = difference([1.0, 0.0] * 200, [0.0, 1.0] * 200)
    assert low < mean == 0 < high


def test_a_search_tells_what_it_thinks():
    table = kit.Table("ascension", runes=5, hand="", row=ROW)
    found = kit.lesson.thoughts(kit.Mcts(40, seed=1), table)
    assert sum(row.games for row in found.rows) <= 40
    assert found.rows[0].games == max(row.games for row in found.rows)
    assert found.rows[0].label in found.says
    plain = kit.lesson.thoughts(kit.Rollout(2), kit.Table("ascension", hand="apprentice"))
    assert plain.rows == []
    assert "play apprentice" in plain.says


# ---------------------------------------------------------------------- contests


def test_a_duel_is_played_on_both_chairs():
    found = kit.lesson.duels(
        ASCENSION, {"Greedy": kit.Greedy(), "Random": kit.Random(1)}, games=10, progress=False
    )
    assert [row.label for row in found.rows] == ["Greedy", "Random"], "in the order in which they were named"
    assert found["Greedy"].wins == 5, "the same bot on both chairs of every deal wins half"
    assert found["Random"].rate < 0.3


def nonsense(view, decision):
    return "nonsense"


class Tired(kit.Agent):
    """Gives up in the middle of a game, but only in later ones."""

    name = "Tired"

    def choose(self, view, decision):
        if view.turn > 3 and view.seat == 1 and self.seed % 2:
            raise ZeroDivisionError("tired")
        return decision.options[0]

    def seeded(self, seed):
        fresh = Tired()
        fresh.seed = seed
        return fresh


def test_one_bad_entry_is_named_and_stops_nobody():
    entries = {
        "Ada": "game: ascension\nprefer mystic\n",
        "Ben": "game: ascension\nperfer mystic\n",
        "Cem": None,
        "Dora": nonsense,
        "Eve": kit.Greedy,
        "Finn": "game: shards\nprefer focus\n",
        "Gus": 42,
        "Hal": "README.md",
        "  Ida \n Lou ": kit.Random(1),
    }
    found = kit.lesson.tournament(entries, games=4, progress=False)
    assert {row.label for row in found.rows} == {"Ada", "Ida Lou", "Greedy"}
    assert set(found.problems) == {"Ben", "Cem", "Dora", "Eve", "Finn", "Gus", "Hal"}
    assert "'prefer'" in found.problems["Ben"]
    assert "Greedy()" in found.problems["Eve"]
    assert "shards" in found.problems["Finn"]
    assert all(row.games == 8 for row in found.rows)
    assert sum(row.wins for row in found.rows) == 12, "three pairs with four games each"


def test_who_gives_up_has_lost_and_the_other_has_won():
    found = kit.lesson.tournament({"Tired": Tired()}, games=20, progress=False)
    if "trial" not in found.problems.get("Tired", ""):
        assert "tired" in found.problems["Tired"]
        assert sum(row.wins for row in found.rows) == 20


@pytest.mark.parametrize("entries", [None, [], "x", {}, {"a": None}])
def test_a_tournament_without_players_says_so(entries):
    found = kit.lesson.tournament(entries, language="fr", progress=False)
    assert found.rows == []
    assert found.says


def test_no_more_than_so_many_may_enter():
    entries = {f"p{n}": "x" for n in range(MOST_ENTRIES + 5)}
    assert len(kit.lesson.tournament(entries, progress=False).problems) == MOST_ENTRIES + 5


# ---------------------------------------------------------------------- gifts


def test_a_gift_is_one_copy_more_and_without_one_all_is_even():
    found = kit.lesson.gifts(ASCENSION, ["muramasa", "mystic"], games=20, progress=False)
    assert found["–"].wins == 10
    assert found["muramasa"].rate > 0.8


def test_a_gift_must_be_a_card_one_can_get():
    with pytest.raises(ValueError, match="'mystic'"):
        kit.lesson.gifts(ASCENSION, ["mystik"])
    with pytest.raises(ValueError, match="not a card one can get"):
        kit.lesson.gifts(ASCENSION, ["apprentice"], progress=False)


def test_cards_are_conserved_when_one_is_given():
    from kit.play.lesson_gifts import give

    for card in ASCENSION.cards:
        if card.starter or "stays" in card.flags:
            continue
        state = ASCENSION.begin(2, 5)
        before = sorted(number for zone in state.zones for number in zone)
        give(state, 1, card.kind)
        assert sorted(number for zone in state.zones for number in zone) == before
        assert len(state.zones[1]) == ASCENSION.row.size
        assert state.view(1).zone("discard") == [card.id]
