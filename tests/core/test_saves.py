"""A saved game may come from anywhere: what does not add up is refused with a sentence, and nothing else happens."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kit
from tests.helpers import Wild, everything, positions

ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 300),
    st.integers(),
    st.floats(),
    st.text(max_size=20),
    st.lists(st.integers(-2, 200), max_size=5),
    st.lists(st.lists(st.integers(-2, 200), max_size=5), max_size=5),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
)


def spots(data):
    """Every place in the data where something else can be put: the holder and the key."""
    found = []
    stack = [data]
    while stack:
        holder = stack.pop()
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        for key in keys:
            found.append((holder, key))
            if isinstance(holder[key], list | dict):
                stack.append(holder[key])
    return found


@settings(max_examples=300)
@given(st.data(), positions())
def test_a_changed_save_is_refused_or_can_be_played(data, state):
    rules = state.rules
    saved = json.loads(json.dumps(state.save()))
    for _ in range(data.draw(st.integers(1, 3))):
        # First the part, then the spot in it: else nearly all changes hit the long list of zones.
        part = data.draw(st.sampled_from(sorted(saved)))
        inside = spots({part: saved[part]}) if not isinstance(saved[part], list | dict) else spots(saved[part])
        holder, key = data.draw(st.sampled_from([*inside, (saved, part)]))
        how = data.draw(st.sampled_from(["replace", "near", "delete", "swap", "double"]))
        if how == "near" and type(holder[key]) is int:
            holder[key] += data.draw(st.sampled_from([-1, 1, 8]))
        elif how == "delete":
            del holder[key]
        elif how == "swap" and isinstance(holder, list):
            other = data.draw(st.integers(0, len(holder) - 1))
            holder[key], holder[other] = holder[other], holder[key]
        elif how == "double" and isinstance(holder, list):
            holder.append(copy.deepcopy(holder[key]))
        else:
            holder[key] = data.draw(ODD)
        if not saved:
            break
    try:
        again = rules.restore(saved)
    except kit.BadSave:
        return
    agent = Wild(1)
    for _ in range(25):
        if again.decision is None:
            break
        for seat in range(again.seats):
            again.view(seat).data()
            again.view(seat).imagine(1)
        assert everything(again) == list(range(len(again.kinds)))
        again.apply(agent.choose(again.view(again.decision.seat), again.decision))


@given(ODD)
def test_anything_else_is_refused(data):
    with pytest.raises(kit.BadSave):
        kit.load("ascension").restore(data)


def changed(**parts):
    """A sound save of a game in its first turns with some parts put differently."""
    state = kit.load("ascension").begin(2, 7)
    for text in ("play apprentice", "end"):
        state.apply(text)
    data = json.loads(json.dumps(state.save()))
    for name, change in parts.items():
        data[name] = change(data[name]) if callable(change) else change
    return data


def moved(zones):
    zones[5] = zones[5] + [zones[0].pop()]
    return zones


@pytest.mark.parametrize(
    "parts",
    [
        {"format": 2},
        {"rules": "shards | sets base | variants none"},
        {"rules": [[[]]]},
        {"cards": "00000000"},
        {"seats": 3},
        {"seats": True},
        {"seats": 2.0},
        {"kinds": lambda kinds: kinds[:-1]},
        {"kinds": lambda kinds: kinds[::-1]},
        {"kinds": lambda kinds: [999] * len(kinds)},
        {"zones": lambda zones: zones[:-1]},
        {"zones": lambda zones: [*zones, []]},
        {"zones": lambda zones: [zones[0] + zones[0][:1], *zones[1:]]},
        {"zones": lambda zones: [zones[0][1:], *zones[1:]]},
        {"zones": moved},
        {"zones": [[]] * 100_000},
        {"counters": lambda counters: counters[:-1]},
        {"counters": lambda counters: [10**12, *counters[1:]]},
        {"agenda": [[0, 0, 0]]},
        {"agenda": [[99_999, 0, -1, -1]]},
        {"agenda": [[0, 7, -1, -1]]},
        {"agenda": [[0, 0, 5000, -1]]},
        {"agenda": lambda agenda: agenda * 1000},
        {"notes": [[0, 0, -1]]},
        {"used": [10_000]},
        {"used": [181 * 8]},
        {"used": [-1]},
        {"mixed": [1]},
        {"mixed": [0, 5]},
        {"dice": lambda dice: dice[:-1]},
        {"dice": lambda dice: ["zz" * 8, *dice[1:]]},
        {"dice": lambda dice: [7, *dice[1:]]},
        {"asks": None},
        {"asks": [0, 0, -1, -1]},
        {"asks": lambda asks: [asks[0], -1, asks[2], asks[3]]},
        {"number": -1},
        {"active": 2},
        {"first": -1},
        {"turn": "1"},
        {"extra": 10**6},
        {"over": True},
        {"over": 1},
        {"winners": [0]},
        {"played": [[]]},
        {"played": [[99_999], []]},
    ],
    ids=lambda parts: next(iter(parts)),
)
def test_what_does_not_add_up_is_refused(parts):
    rules = kit.load("ascension")
    assert rules.restore(changed()).digest()
    with pytest.raises(kit.BadSave) as error:
        rules.restore(changed(**parts))
    assert str(error.value).endswith(".")


def test_a_save_of_other_cards_is_refused(tmp_path):
    """A card file of one's own changes the cards, so saves do not fit any more."""
    own = tmp_path / "own.yaml"
    own.write_text(
        "game: ascension\nset: own\nname: {en: Own}\n"
        "cards:\n  - {id: own-hero, name: {en: Own Hero}, type: hero, cost: {runes: 1}, honor: 1, copies: 1,"
        " play: [{gain: {runes: 1}}]}\n",
        encoding="utf-8",
    )
    data = kit.load("ascension", extra=own).begin(2, 1).save()
    with pytest.raises(kit.BadSave, match=r"card"):
        kit.load("ascension").restore(data)


def test_who_was_handed_a_card_is_a_seat():
    """Only the one who gave can be marked as not having seen which card it was."""
    rules = kit.load("ascension")
    saved = rules.begin(2, 1).save()
    assert rules.restore({**saved, "mixed": [8, 1]}).mixed == [8, 1]
    for wrong in ([8, 9], [0, 8], [2, 1], [10, 1], [0], [0, 2]):
        with pytest.raises(kit.BadSave):
            rules.restore({**saved, "mixed": wrong})


def test_a_hero_that_there_is_not_is_refused():
    """The number of a hero counts from 1; 0 while none is chosen."""
    state = kit.load("shards", ["base", "relics-of-the-future"]).begin(2, 1)
    saved = state.save()
    spot = state.purse[1] + state.rules.counter("hero")
    for wrong in (-1, 8):
        counters = list(saved["counters"])
        counters[spot] = wrong
        with pytest.raises(kit.BadSave, match="hero"):
            state.rules.restore({**saved, "counters": counters})
