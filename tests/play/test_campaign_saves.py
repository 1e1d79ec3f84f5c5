"""A campaign as a file: what is written can be read, what was not written by the kit is refused with a sentence."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kit
from kit.play.campaign import Campaign

TWO = ["decima", "rez"]


@pytest.fixture(scope="module")
def whole():
    """A campaign bots have played."""
    return Campaign(TWO, seed=5, variants=["novice"], chairs=[kit.Greedy(), kit.Greedy()]).run()


def changed(campaign, **given):
    return json.dumps({**json.loads(campaign.to_text()), **given})


def test_a_file_brings_back_everything(whole, tmp_path):
    file = whole.save(tmp_path / "campaign.json")
    again = Campaign.load(file)
    assert again.to_text() == whole.to_text()
    assert again.over
    assert (again.score, again.saved, again.ending.id) == (whole.score, whole.saved, whole.ending.id)
    assert [stop.state for stop in again.path()] == [stop.state for stop in whole.path()]
    # Plain JSON, and small.
    assert json.loads(file.read_text())["kit campaign"] == 1
    assert file.stat().st_size < 60_000


def test_every_stage_can_be_saved_and_resumed(whole):
    steps = json.loads(whole.to_text())["steps"]
    stages = set()
    for count in range(len(steps) + 1):
        again = Campaign.parse(changed(whole, steps=steps[:count]))
        stages.add(again.stage)
        assert json.loads(again.to_text())["steps"] == steps[:count]
    assert stages >= {"battle", "path", "over"}


def test_a_battle_goes_on_where_it_was_left(tmp_path):
    campaign = Campaign(TWO, seed=8, variants=["novice"], chairs=[None, kit.Greedy()])
    match = campaign.battle()
    match.run()
    for _ in range(6):
        match.answer(kit.Greedy().choose(match.state.view(0), match.decision))
    again = Campaign.load(campaign.save(tmp_path / "c.json"), chairs=[None, kit.Greedy()])
    resumed = again.battle()
    assert resumed.moves == match.moves
    assert resumed.state.digest() == match.state.digest()


def test_with_other_cards_results_stand_and_an_open_battle_begins_anew(whole):
    data = json.loads(whole.to_text())
    for step in data["steps"]:
        if step[0] == "battle":
            head, rest = step[4].split("\n", 2)[1:]
            step[4] = f"kit replay 1\n{head.rpartition(' ')[0]} 00000000\n{rest}"
    again = Campaign.parse(json.dumps(data))
    assert again.score == whole.score
    with pytest.raises(kit.BadReplay, match="cards have changed"):
        _ = again.replays
    fresh = Campaign(TWO, seed=1)
    fresh.battle()
    text = json.loads(fresh.to_text())
    text["open"] = {"cards": "00000000", "moves": ["play nonsense"]}
    assert Campaign.parse(json.dumps(text)).match is None


NOT_CAMPAIGNS = [
    "",
    "[]",
    "null",
    "42",
    "{}",
    "kit replay 1\nshards",
    '{"kit campaign": 1}',
    '{"kit campaign": 2}',
    '{"kit campaign": true}',
    '{"kit campaign": 1, "kit campaign": 1}',
    '{"kit campaign": NaN}',
    "[" * 100_000,
    '{"a":' * 50_000,
    "9" * 10_000,
    " " * 2_000_001,
]


@pytest.mark.parametrize("text", NOT_CAMPAIGNS, ids=[text[:30] + str(len(text)) for text in NOT_CAMPAIGNS])
def test_what_is_no_campaign_gets_a_sentence(text):
    with pytest.raises(kit.BadSave) as refused:
        Campaign.parse(text)
    assert str(refused.value).endswith(".")
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize(
    "given",
    [
        {"heroes": "decima"},
        {"heroes": ["decima", 3]},
        {"heroes": ["decima"] * 40},
        {"heroes": ["decima", "<b>"]},
        {"leader": 7},
        {"leader": True},
        {"leader": "0"},
        {"seed": 1.5},
        {"seed": 1 << 70},
        {"variants": ["single-boss"]},
        {"sets": ["base", "../../etc"]},
        {"steps": {}},
        {"steps": [[]]},
        {"steps": [["battle"]]},
        {"steps": [["fly", "rifts"]]},
        {"steps": [["go", "throne"]]},
        {"steps": [["take", 0, "dash-saved"]]},
        {"steps": [["battle", "throne", True, 9, "kit replay 1\nshards | x\n"]]},
        {"steps": [["battle", "rifts", 1, 9, "kit replay 1\nshards | x\n"]]},
        {"steps": [["battle", "rifts", True, -1, "kit replay 1\nshards | x\n"]]},
        {"steps": [["battle", "rifts", True, 9, "kit replay 1\nshards | x\n<script>"]]},
        {"steps": [["battle", "rifts", True, 9, "hello"]]},
        {"steps": [["go", "traps"]] * 300},
        {"open": []},
        {"open": {"cards": "x"}},
        {"open": {"cards": "x", "moves": "y"}},
        {"extra": 1},
    ],
    ids=str,
)
def test_a_damaged_campaign_gets_a_sentence(given):
    fresh = Campaign(TWO, seed=1)
    with pytest.raises(kit.BadSave) as refused:
        Campaign.parse(changed(fresh, **given))
    assert str(refused.value).endswith(".")
    assert len(str(refused.value)) < 600


def test_a_result_that_did_not_happen_is_refused(whole):
    steps = json.loads(whole.to_text())["steps"]
    turned = [["battle", steps[0][1], not steps[0][2], *steps[0][3:]]]
    with pytest.raises(kit.BadSave, match="did not end like that"):
        Campaign.parse(changed(whole, steps=turned))
    cut = [[*steps[0][:4], steps[0][4].rsplit("\n", 2)[0] + "\n"]]
    with pytest.raises(kit.BadSave, match="did not end like that"):
        Campaign.parse(changed(whole, steps=cut))
    other = Campaign(TWO, seed=6, variants=["novice"], chairs=[kit.Greedy(), kit.Greedy()]).run()
    foreign = [["battle", "rifts", other.fought[0].won, other.fought[0].turns, other.fought[0].replay]]
    with pytest.raises(kit.BadSave, match="did not end like that"):
        Campaign.parse(changed(whole, steps=foreign))


def test_an_open_battle_that_does_not_fit_is_refused():
    campaign = Campaign(TWO, seed=8)
    cards = campaign.battle().rules.fingerprint
    begun = list(campaign.match.moves)
    for moves in (["play crystal"], [*begun, "play moon"], [*begun, "<b>"], [7], [*begun, *["end"] * 5000]):
        with pytest.raises(kit.BadSave, match="open battle"):
            Campaign.parse(changed(Campaign(TWO, seed=8), open={"cards": cards, "moves": moves}))


def test_files_that_cannot_be_read_get_a_sentence(tmp_path):
    with pytest.raises(kit.BadSave, match="cannot be read"):
        Campaign.load(tmp_path / "nothing.json")
    (tmp_path / "raw.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(kit.BadSave, match="not text"):
        Campaign.load(tmp_path / "raw.json")
    (tmp_path / "long.json").write_bytes(b"[" * 2_000_010)
    with pytest.raises(kit.BadSave, match="too long"):
        Campaign.load(tmp_path / "long.json")


@given(
    st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=9), st.lists, max_leaves=6),
    st.data(),
)
def test_whatever_stands_in_a_field_nothing_but_a_sentence_comes_of_it(value, data):
    fresh = Campaign(TWO, seed=1)
    field = data.draw(st.sampled_from(["heroes", "leader", "seed", "variants", "sets", "steps", "open"]))
    try:
        read = Campaign.parse(changed(fresh, **{field: value}))
    except kit.BadSave:
        return
    assert json.loads(read.to_text()).get(field, value) == value
