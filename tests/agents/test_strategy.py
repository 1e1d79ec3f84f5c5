"""Strategies: sentences that are read strictly, weighed as they say, and explained line by line."""

import copy
import pickle

import pytest

import kit
from kit.agents import strategy_lines, strategy_manual
from kit.agents.greedy import weights
from kit.agents.roster import bots
from tests.helpers import IDS, TABLES, walk


def weighs(strategy, table):
    """What each option of a table weighs."""
    state = table.state
    return {row.text: row for row in strategy.explain(state.view(state.decision.seat), state.decision)}


def choice(text, **position):
    """What a strategy of these lines does in a position of Ascension."""
    state = kit.Table("ascension", **position).state
    return str(kit.Strategy(f"game: ascension\n{text}").choose(state.view(0), state.decision))


ROW = "mephit mephit landtalker demon-slayer the-grand-design arha-initiate"


# ---------------------------------------------------------------------- what the sentences mean


@pytest.mark.parametrize(
    ("lines", "position", "chosen"),
    [
        ("prefer arha-initiate above all", {"runes": 8}, "acquire arha-initiate"),
        ("prefer Arha Initiates above all", {"runes": 8}, "acquire arha-initiate"),
        ("prefer mechana constructs above all", {"runes": 6}, "acquire the-grand-design"),
        ("prefer heroes costing 1 above all", {"runes": 8}, "acquire arha-initiate"),
        ("prefer heroes that gain power above all", {"runes": 6}, "acquire demon-slayer"),
        ("prefer cards that draw above all", {"runes": 6}, "acquire arha-initiate"),
        ("prefer monsters above all", {"runes": 6, "power": 3}, "defeat mephit"),
        ("prefer mystic or arha-initiate above all", {"runes": 3}, "acquire mystic"),
        ("avoid cards costing 4 or more above all\nprefer mystic", {"runes": 8}, "acquire mystic"),
        ("never acquire", {"runes": 8}, "end"),
        ("never cards costing 1 or more", {"runes": 8}, "end"),
        ("never landtalker\nprefer landtalker above all", {"runes": 6}, "acquire the-grand-design"),
        ("prefer landtalker above all\nnever landtalker", {"runes": 6}, "acquire the-grand-design"),
        ("until turn 1 prefer mystic above all", {"runes": 6}, "acquire mystic"),
        ("from turn 2 prefer mystic above all", {"runes": 6}, "acquire the-grand-design"),
        ("when runes at least 6 prefer mystic above all", {"runes": 6}, "acquire mystic"),
        ("when runes below 6 prefer mystic above all", {"runes": 6}, "acquire the-grand-design"),
        ("when honor pool below 15, prefer mystic above all", {"runes": 6, "pool": 14}, "acquire mystic"),
        (
            "when owning at least 1 muramasa prefer mystic above all",
            {"runes": 6, "deck": "muramasa"},
            "acquire mystic",
        ),
        ("when owning at least 1 muramasa prefer mystic above all", {"runes": 6}, "acquire the-grand-design"),
        ("when owning fewer than 1 muramasa prefer mystic above all", {"runes": 6}, "acquire mystic"),
        (
            "when opponent honor at least 1 prefer mystic above all",
            {"runes": 6, "opponents": [{"honor": 2}]},
            "acquire mystic",
        ),
        ("from turn 1 and when runes at least 6 prefer mystic above all", {"runes": 6}, "acquire mystic"),
        (
            "from turn 2 and when runes at least 6 prefer mystic above all",
            {"runes": 6},
            "acquire the-grand-design",
        ),
        ("race to 1 power", {"runes": 4, "row": "demon-slayer reactor-monk"}, "acquire demon-slayer"),
        ("weight acquire per cost -20", {"runes": 6, "row": "arha-initiate landtalker"}, "acquire arha-initiate"),
        ("weight acquire -300", {"runes": 6}, "end"),
        ("prefer end above all\nweight end 2000", {"hand": "apprentice"}, "end"),
        ("play militia first", {"hand": "apprentice militia"}, "play militia"),
        ("play apprentice last", {"hand": "apprentice militia"}, "play militia"),
    ],
)
def test_a_sentence_does_what_it_says(lines, position, chosen):
    assert choice(lines, **{"row": ROW, **position}) == chosen


def test_never_more_than_so_many():
    text = "prefer heavy-infantry above all\nnever more than 2 heavy-infantry"
    assert choice(text, runes=2, row="mephit", deck="heavy-infantry") == "acquire heavy-infantry"
    assert choice(text, runes=2, row="mephit", deck="heavy-infantry", discard="heavy-infantry") == "end"


def test_of_several_lines_the_first_that_holds_decides_and_says_so():
    table = kit.Table("ascension", row=ROW, runes=6)
    text = "game: ascension\nfrom turn 2 prefer landtalker strongly\nprefer heroes slightly\nprefer landtalker above all\n"
    rows = weighs(kit.Strategy(text), table)
    assert rows["acquire landtalker"].number == 3
    assert rows["acquire landtalker"].line == "prefer heroes slightly"
    assert rows["acquire the-grand-design"].number == 0
    bare = dict(
        kit.Greedy({**weights("ascension"), "cards": {}, "factions": {}}).explain(
            table.state.view(0), table.state.decision
        )
    )
    assert rows["acquire landtalker"].weight == bare["acquire landtalker"] + strategy_lines.STRENGTHS["slightly"]


def test_cards_are_banished_in_the_order_of_the_line():
    text = "game: ascension\nbanish mystic first, then militia, then apprentice\nnever banish landtalker"
    table = kit.Table("ascension", hand="void-initiate apprentice militia mystic landtalker")
    table.do("play void-initiate")
    order = [row.text for row in kit.Strategy(text).explain(table.state.view(0), table.state.decision)]
    assert order == ["banish mystic", "banish militia", "banish apprentice", "pass", "banish landtalker"]


def test_without_sentences_a_strategy_is_greedy():
    for game in ("ascension", "shards"):
        rules = kit.load(game)
        ends = []
        for agent in (kit.Greedy(), kit.Strategy(f"game: {game}")):
            match = kit.Match(rules, [agent, kit.Greedy()], seed=4)
            match.run()
            ends.append(match.state.digest())
        assert ends[0] == ends[1]


def test_a_focus_is_part_of_a_race_to_mastery():
    table = kit.Table("shards", gems=6, row="optio-crusher")
    rows = weighs(kit.Strategy("game: shards\nrace to 10 mastery"), table)
    assert next(iter(rows)) == "focus"
    table = kit.Table("shards", gems=6, mastery=10, row="optio-crusher")
    assert next(iter(weighs(kit.Strategy("game: shards\nrace to 10 mastery"), table))) == "recruit optio-crusher"


@pytest.mark.parametrize(
    "name", [f"{game}/{name}" for game in ("ascension", "shards") for name in kit.strategies(game)]
)
def test_the_explanation_is_the_choice(name):
    game, _, name = name.partition("/")
    agent = kit.Strategy.named(name, game)
    for (rules, seats), _ in zip(TABLES, IDS, strict=True):
        if rules.game != game:
            continue
        for state in walk(rules, seats, 8, 150):
            decision = state.decision
            view = state.view(decision.seat)
            rows = agent.explain(view, decision)
            assert sorted(row.text for row in rows) == sorted(str(move) for move in decision.options)
            assert [row.weight for row in rows] == sorted((row.weight for row in rows), reverse=True)
            assert str(agent.choose(view, decision)) == rows[0].text


# ---------------------------------------------------------------------- what cannot be read


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("prefer mystic\n", ["game: ascension"]),
        ("game: chess", ["line 1", "chess", "shards"]),
        ("game: ascenson", ["line 1", "Did you mean 'ascension'?"]),
        ("gaem: ascension", ["line 1", "Did you mean 'game'?"]),
        ("game: ascension\nidea de: x", ["line 2", "language", "pt"]),
        ("game: ascension\n\npreffer mystic", ["line 3", "Did you mean 'prefer'?"]),
        ("game: ascension\nprefer mistic", ["line 2", "Did you mean 'mystic'?"]),
        ("game: ascension\nprefer mechana constructz", ["line 2", "constructz", "Did you mean 'construct"]),
        ("game: ascension\nprefer mystic verymuch", ["line 2", "verymuch"]),
        ("game: ascension\nprefer", ["line 2", "nothing"]),
        ("game: ascension\nuntil turn six prefer mystic", ["line 2", "whole number", "six"]),
        ("game: ascension\nuntil 6 prefer mystic", ["line 2", "'turn'"]),
        ("game: ascension\nwhen mastery below 3 prefer mystic", ["line 2", "mastery", "runes"]),
        ("game: ascension\nwhen runes over 3 prefer mystic", ["line 2", "at least"]),
        ("game: ascension\nwhen opponent pool below 3 prefer mystic", ["line 2", "pool"]),
        ("game: ascension\nwhen runes below 3 and prefer mystic", ["line 2", "'and'"]),
        ("game: ascension\nbanish apprentice", ["line 2", "first"]),
        ("game: ascension\nbanish apprentice first, militia", ["line 2", "then"]),
        ("game: ascension\nnever more than 2 acquire", ["line 2", "which"]),
        ("game: ascension\nprefer cards that banis", ["line 2", "Did you mean 'banish'?"]),
        ("game: ascension\nprefer cards that banish from hnad", ["line 2", "Did you mean 'hand'?"]),
        ("game: ascension\nprefer cards with shield", ["line 2", "honor"]),
        ("game: ascension\nrace to 10 mastery", ["line 2", "mastery"]),
        ("game: ascension\nrace to 10 pool", ["line 2", "pool"]),
        ("game: ascension\nweight aquire 3", ["line 2", "Did you mean 'acquire'?"]),
        ("game: ascension\nweight acquire per price 3", ["line 2", "per cost"]),
        ("game: ascension\nweight acquire nan", ["line 2", "number"]),
        ("game: ascension\nweight acquire 1e400", ["line 2", "number"]),
        ("game: ascension\nuntil turn 3 weight acquire 3", ["line 2", "whole game"]),
        ("game: ascension\nprefer mystic\x1b[2J", ["line 2", "letters"]),
        ("game: ascension\n" + "x" * 201, ["line 2", "200"]),
        ("game: ascension\n" * 201, ["200 lines"]),
        ("game: ascension\n" + "#" * 20_000, ["20,000"]),
        ("game: ascension\n" + "prefer mystic\n" * 61, ["60 sentences"]),
        ("game: ascension\n__import__('os')", ["line 2"]),
        ("no-such-file.txt", ["no-such-file.txt", "several lines"]),
    ],
)
def test_what_cannot_be_read_is_answered_with_the_line_and_the_likely_word(text, says):
    with pytest.raises(kit.BadStrategy) as error:
        kit.Strategy(text)
    for words in says:
        assert words in str(error.value), error.value
    assert str(error.value).endswith((".", "'?"))
    assert len(str(error.value)) < 700


def test_a_strategy_of_another_game_is_refused():
    with pytest.raises(kit.BadStrategy, match="for ascension, and this is shards"):
        kit.Match(kit.load("shards"), [kit.Strategy.named("mechana"), kit.Greedy()], seed=1).run()
    with pytest.raises(kit.BadStrategy, match=r"no strategy 'mecana'. Did you mean 'mechana'\?"):
        kit.Strategy.named("mecana", "ascension")
    with pytest.raises(kit.BadStrategy, match="no game 'chess'"):
        kit.strategies("chess")
    with pytest.raises(kit.BadStrategy):
        kit.Strategy.named("../../../greedy", "ascension")


# ---------------------------------------------------------------------- as a thing one holds


def test_a_strategy_from_a_file_goes_through_pickle_and_copies(tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text("game: ascension\nstrategy: Mine\nprefer mystic above all\n", encoding="utf-8")
    rules = kit.load("ascension")
    ends = set()
    first = kit.Strategy(path)
    kit.Match(rules, [first, first], seed=1).run()
    for agent in (first, pickle.loads(pickle.dumps(first)), copy.deepcopy(first), kit.Strategy(str(path))):
        assert (agent.name, agent.text) == ("Mine", path.read_text(encoding="utf-8"))
        match = kit.Match(rules, [agent, kit.Greedy()], seed=9)
        match.run()
        ends.add(match.state.digest())
    assert len(ends) == 1
    assert kit.Strategy(path, name="Yours").name == "Yours"


def test_own_cards_are_known_to_a_strategy_that_is_given_the_rules(tmp_path):
    own = tmp_path / "own.yaml"
    own.write_text(
        "game: ascension\nset: own\nname: {en: Own}\n"
        "cards:\n  - {id: golden-fox, name: {en: Golden Fox}, type: hero, cost: {runes: 1}, honor: 1, copies: 1,"
        " play: [{gain: {runes: 1}}]}\n",
        encoding="utf-8",
    )
    text = "game: ascension\nprefer golden fox above all"
    with pytest.raises(kit.BadStrategy, match="golden"):
        kit.Strategy(text)
    rules = kit.load("ascension", extra=own)
    agent = kit.Strategy(text, rules=rules)
    ends = set()
    for one in (agent, pickle.loads(pickle.dumps(agent)), copy.deepcopy(agent)):
        match = kit.Match(rules, [one, kit.Greedy()], seed=1)
        match.run()
        ends.add(match.state.digest())
    assert len(ends) == 1


@pytest.mark.parametrize("game", ["ascension", "shards"])
def test_the_strategies_of_the_kit_say_what_they_want_in_three_languages(game):
    found = kit.strategies(game)
    assert len(found) >= 5
    for name, agent in found.items():
        assert agent.id == name
        assert agent.game == game
        for language in ("en", "fr", "pt"):
            assert len(agent.idea[language]) > 30
            assert agent.idea_in(language) == agent.idea[language]
        assert len({agent.name_in(language) for language in ("en", "fr", "pt")}) >= 2
        assert bots(game)[name](3).text == agent.text


def test_every_example_of_the_manual_can_be_read():
    for _, forms in strategy_manual.PARTS:
        for form in forms:
            for game, example in (("ascension", form.ascension), ("shards", form.shards)):
                text = example if example.startswith("game:") else f"game: {game}\n{example}"
                assert kit.Strategy(text).game == game
    pages = {kit.Strategy.manual(language) for language in ("en", "fr", "pt")}
    assert len(pages) == 3
    assert all("prefer mechana constructs above all" in page for page in pages)
