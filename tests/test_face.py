"""The public face: these names, with these meanings. Lessons, the board and other people's code rely on them."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

import kit

FACE = {
    "Agent",
    "App",
    "BadReplay",
    "BadResults",
    "BadSave",
    "BadStrategy",
    "Board",
    "Campaign",
    "CannotUndo",
    "CardError",
    "Dashboard",
    "Decision",
    "Failure",
    "First",
    "Greedy",
    "IllegalMove",
    "Match",
    "Mcts",
    "Move",
    "Random",
    "Replay",
    "Results",
    "Rollout",
    "Rules",
    "Scripted",
    "Series",
    "State",
    "Strategy",
    "Table",
    "Thought",
    "UnknownName",
    "View",
    "charts",
    "lesson",
    "load",
    "measure",
    "statistics",
    "strategies",
}


def test_the_face_is_exactly_this():
    assert set(kit.__all__) == FACE
    assert len(kit.__all__) == len(FACE)
    for name in kit.__all__:
        assert hasattr(kit, name), name


# ---------------------------------------------------------------------- rules


def test_rules_are_loaded_once():
    rules = kit.load("ascension", sets=["base"], variants=[])
    assert kit.load("ascension", sets=["base"], variants=[]) is rules
    assert kit.load("ascension") is rules
    assert kit.load("ascension", ["base"]) is rules
    assert kit.load("shards") is not rules


def test_many_threads_load_the_same_rules(tmp_path):
    own = tmp_path / "own.yaml"
    own.write_text(
        "game: ascension\nset: threads\nname: {en: Own}\n"
        "cards:\n  - {id: own-hero, name: {en: Own Hero}, type: hero, cost: {runes: 1}, honor: 1, copies: 1,"
        " play: [{gain: {runes: 1}}]}\n",
        encoding="utf-8",
    )
    with ThreadPoolExecutor(8) as pool:
        loaded = list(pool.map(lambda _: kit.load("ascension", extra=own), range(8)))
    assert len({id(rules) for rules in loaded}) == 1


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"game": "ascensoin"}, ["ascensoin", "ascension", "shards"]),
        ({"game": "chess"}, ["chess", "ascension", "shards"]),
        ({"game": "ascension", "sets": ["bass"]}, ["bass", "base"]),
        ({"game": "ascension", "sets": ["../base"]}, ["base"]),
        ({"game": "ascension", "sets": []}, ["base"]),
        ({"game": "ascension", "sets": "base"}, ["['base']"]),
        ({"game": "ascension", "sets": ["base", "base"]}, ["twice"]),
        ({"game": "ascension", "variants": ["blindfold"]}, ["blindfold", "Known:"]),
        ({"game": "ascension", "variants": "solo"}, ["['solo']"]),
    ],
)
def test_an_unknown_name_is_answered_with_the_known_ones(given, says):
    with pytest.raises(kit.UnknownName) as error:
        kit.load(**given)
    for words in says:
        assert words in str(error.value)
    assert str(error.value).endswith(".")


# ---------------------------------------------------------------------- states


def test_the_same_seed_deals_the_same_game():
    rules = kit.load("ascension")
    assert rules.begin(seats=2, seed=7).digest() == rules.begin(seats=2, seed=7).digest()
    digests = {rules.begin(seats=seats, seed=seed).digest() for seats in (2, 3, 4) for seed in range(20)}
    assert len(digests) == 60


def test_a_state_is_asked_answered_copied_and_looked_at():
    state = kit.load("ascension").begin(seats=2, seed=7)
    assert isinstance(state, kit.State)
    assert isinstance(state.decision, kit.Decision)
    move = state.decision.options[0]
    assert isinstance(move, kit.Move)
    assert str(move).startswith("play ")
    copy = state.clone()
    before = state.digest()
    assert copy.digest() == before
    state.apply(move)
    assert state.digest() != before
    assert copy.digest() == before
    copy.apply(str(move))
    assert copy.digest() == state.digest()
    view = state.view(0)
    assert isinstance(view, kit.View)
    assert len(view.zone("hand")) in (4, 5)
    assert view.zone("hand", 1) is None


def test_an_acquired_card_is_paid_for():
    state = kit.load("ascension").begin(seats=2, seed=7)
    seat = state.active
    while not ("acquire mystic" in state.decision and state.decision.seat == seat):
        playing = [str(move) for move in state.decision.options if str(move) == "play apprentice"]
        state.apply(playing[0] if playing and state.decision.seat == seat else "end")
    state.apply("acquire mystic")
    assert state.view(seat).zone("discard")[0] == "mystic"


def test_a_game_ends_with_winners_and_scores():
    match = kit.Match(kit.load("ascension"), chairs=[kit.Greedy(), kit.Greedy()], seed=7)
    assert match.state.over is False
    assert match.state.winners == ()
    assert match.run() is None
    state = match.state
    assert state.over is True
    assert state.decision is None
    assert isinstance(state.winners, tuple)
    assert list(state.scores) == [int(score) for score in state.scores]
    assert state.scores[state.winners[0]] == max(state.scores)
    with pytest.raises(kit.IllegalMove, match="over"):
        state.apply("end")


def test_a_state_goes_through_json_and_back():
    rules = kit.load("ascension")
    state = rules.begin(seats=3, seed=7)
    for _ in range(40):
        state.apply(state.decision.options[0])
    data = json.loads(json.dumps(state.save()))
    again = rules.restore(data)
    assert again.digest() == state.digest()
    assert [str(move) for move in again.decision.options] == [str(move) for move in state.decision.options]
    with pytest.raises(kit.BadSave):
        rules.restore({})


def test_an_illegal_move_is_answered_with_the_legal_ones():
    state = kit.load("ascension").begin(seats=2, seed=7)
    before = state.digest()
    with pytest.raises(kit.IllegalMove) as error:
        state.apply("defeat the-moon")
    for move in state.decision.options:
        assert str(move) in str(error.value)
    assert state.digest() == before


# ---------------------------------------------------------------------- matches and replays


def test_a_person_plays_against_a_bot_and_takes_back():
    rules = kit.load("ascension")
    match = kit.Match(rules, chairs=[None, kit.Greedy()], seed=7)
    decision = match.run()
    assert decision.seat == 0
    before = match.state.digest()
    match.answer("play apprentice")
    assert match.state.view(0).count("runes") == 1
    match.undo()
    assert match.state.digest() == before
    assert match.state.view(0).count("runes") == 0
    with pytest.raises(kit.CannotUndo):
        match.undo()


def test_a_replay_is_kept_and_read_again(tmp_path):
    match = kit.Match(kit.load("ascension"), chairs=[kit.Greedy(), kit.Random(1)], seed=7)
    match.run()
    replay = match.replay()
    path = tmp_path / "game.txt"
    replay.save(path)
    assert path.read_text(encoding="utf-8") == str(replay)
    again = kit.Replay.load(path)
    assert str(again) == str(replay)
    assert again.at(0).digest() == match.rules.begin(2, 7).digest()
    assert again.at(12).digest() == replay.at(12).digest()
    assert again.at(len(again)).digest() == match.state.digest()
    assert again.at(-1).digest() == match.state.digest()
    with pytest.raises(IndexError, match="positions 0 to"):
        again.at(len(again) + 1)
    with pytest.raises(kit.BadReplay):
        kit.Replay.load(tmp_path / "none.txt")


# ---------------------------------------------------------------------- tables


def test_every_field_of_a_table_is_where_it_was_put():
    table = kit.Table(
        "ascension",
        sets=["base"],
        variants=[],
        seats=2,
        hand="void-initiate apprentice",
        deck="militia mystic",
        discard="arha-initiate heavy-infantry",
        constructs="shadow-star muramasa",
        row="mephit landtalker",
        centre="demon-slayer wolf-shaman",
        void="sea-tyrant corrosive-widow",
        runes=3,
        power=5,
        honor=2,
        pool=58,
        opponents=[
            {"hand": "mystic", "constructs": "snapdragon", "discard": "militia apprentice", "deck": "spike-vixen"}
        ],
    )
    me, other = table.me, table.opponent(1)
    assert sorted(me.hand) == ["apprentice", "void-initiate"]
    assert me.deck == ["militia", "mystic"]
    assert me.discard == ["arha-initiate", "heavy-infantry"]
    assert me.constructs == ["shadow-star", "muramasa"]
    assert (me.runes, me.power, me.honor) == (3, 5, 2)
    assert table.row[:2] == ["mephit", "landtalker"]
    assert len(table.row) == 6
    assert table.centre[:2] == ["demon-slayer", "wolf-shaman"]
    assert table.void == ["sea-tyrant", "corrosive-widow"]
    assert table.pool == 58
    assert table.turn == 1
    assert other.hand == ["mystic"]
    assert other.deck == ["spike-vixen"]
    assert other.constructs == ["snapdragon"]
    assert other.discard == ["militia", "apprentice"]


def test_a_table_is_played():
    table = kit.Table("ascension", hand="void-initiate apprentice", runes=3)
    assert table.offers("acquire mystic")
    assert not table.offers("defeat cultist")
    assert set(table.options) == {
        "play apprentice",
        "play void-initiate",
        "acquire mystic",
        "acquire heavy-infantry",
        "end",
    }
    assert table.do("play void-initiate", "banish apprentice") is table
    assert table.me.hand == []
    assert table.me.runes == 4


def test_what_is_not_offered_is_refused_with_what_is():
    table = kit.Table("ascension", hand="apprentice militia")
    with pytest.raises(kit.IllegalMove) as error:
        table.do("play apprentice", "play void-initiate")
    assert "'play void-initiate'" in str(error.value)
    assert "play militia, end" in str(error.value)
    assert table.me.runes == 1


def test_an_empty_table_has_sensible_things_on_it():
    table = kit.Table("ascension")
    assert table.options == ["end"]
    assert len(table.row) == 6
    assert table.me.hand == []
    assert sorted(table.me.deck) == ["apprentice"] * 8 + ["militia"] * 2
    assert len(table.opponent(1).hand) == 5
    assert sorted(table.opponent(1).hand + table.opponent(1).deck) == ["apprentice"] * 8 + ["militia"] * 2
    assert table.pool == 60
    assert table.void == []


# ---------------------------------------------------------------------- agents


def test_an_agent_is_one_method():
    class Thrifty(kit.Agent):
        name = "Thrifty"

        def choose(self, view, decision):
            assert isinstance(view, kit.View)
            return decision.options[0]

    chairs = [Thrifty(), kit.Random(1), kit.First(), kit.Greedy()]
    match = kit.Match(kit.load("ascension"), chairs=chairs, seed=1)
    match.run()
    assert match.over
    assert "Thrifty" in repr(match)
