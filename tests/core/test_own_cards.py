"""Cards of one's own may be anything the language allows; games with them end, and can be written down."""

import pytest

import kit
from benchmarks.soak import play
from kit.core.zones import CENTRE

HEAD = "game: ascension\nset: own\nname: {en: Own}\ncards:\n"
HERO = "  - {id: own-card, name: {en: Own}, type: hero, cost: {runes: 1}, honor: 1, copies: 40, "
CONSTRUCT = HERO.replace("hero", "construct")
MONSTER = "  - {id: own-card, name: {en: Own}, type: monster, cost: {power: 1}, copies: 40, "

MONSTER_HUNTER = (
    "  - {id: mephit-hunter, name: {en: Hunter}, type: hero, cost: {runes: 2}, honor: 1, copies: 3, "
    "play: [{gain: {power: 1}}]}\n"
)


@pytest.fixture
def own(tmp_path):
    """The rules of Ascension with cards of one's own, given as text."""

    def load(text):
        path = tmp_path / "own.yaml"
        path.write_text(HEAD + text, encoding="utf-8")
        return kit.load("ascension", extra=path)

    return load


@pytest.mark.parametrize(
    "text",
    [
        HERO + "play: [{draw: 50}]}\n",
        HERO + "play: [{acquire: {type: hero, to: hand}, may: true}]}\n",
        HERO + "flags: [copies], play: [{copy: {type: hero}}]}\n",
        HERO + "play: [{lose: {honor: 5}}]}\n",
        HERO + "play: [{choose: {runes: [{gain: {runes: 1}}], cards: [{draw: 1}]}}]}\n",
        HERO + "play: [{unite: [{draw: 2}]}]}\n",
        CONSTRUCT + "when: {acquire: {}, do: [{acquire: {type: construct, to: discard}}]}}\n",
        CONSTRUCT
        + "use: {one: [{gain: {runes: 1}}], two: [{draw: 1}], three: [{banish: this, then: [{draw: 1}]}]}}\n",
        MONSTER + "reward: [{defeat: {}}]}\n",
        MONSTER + "reward: [{who: each_opponent, discard: 2}]}\n",
        MONSTER + "fate: [{who: each_player, discard: 1}], reward: [{gain: {honor: 1}}]}\n",
        MONSTER + "fate: [{banish: {from: row, id: mephit}}], reward: [{gain: {honor: 1}}]}\n",
    ],
)
def test_whole_games_are_played_saved_and_written_down(own, text, tmp_path):
    rules = own(text)
    for seed in range(6):
        assert play(rules, 2 + seed % 3, seed) == ""
    match = kit.Match(rules, [kit.Random(1), kit.Greedy()], seed=1)
    match.run()
    score = str(match.replay())
    assert str(kit.Replay.parse(score, extra=tmp_path / "own.yaml")) == score


def test_a_card_acquired_into_the_hand_lies_beside_its_like(own):
    """Else two of a kind would be two options with the same words."""
    rules = own(HERO + "play: [{acquire: {id: mephit-hunter, to: hand}}]}\n" + MONSTER_HUNTER)
    table = kit.Table(rules, hand="own-card mephit-hunter militia mystic own-card", row="mephit-hunter")
    table.do("play own-card")
    assert table.me.hand.count("mephit-hunter") == 2
    assert len(set(table.options)) == len(table.options)
    hand = table.state.zone(0, rules.place("hand"))
    assert hand == sorted(hand)


def test_the_first_to_hear_is_the_first_to_act(own):
    """Of several cards that wait for the same thing, in the order in which they lie there."""
    waits = (
        "  - {id: %s, name: {en: Waits}, type: construct, cost: {runes: 9}, honor: 1, copies: 1, "
        "when: {acquire: {}, do: [{gain: {%s: 1}}]}}\n"
    )
    rules = own(waits % ("first-waits", "power") + waits % ("second-waits", "honor"))
    for order, story in (("first second", ["power", "honor"]), ("second first", ["honor", "power"])):
        constructs = [f"{name}-waits" for name in order.split()]
        table = kit.Table(rules, runes=3, constructs=constructs).do("acquire mystic")
        assert table.told == ["acquire mystic", *(f"gain {name} 1" for name in story)]


def test_cards_that_set_each_other_off_without_end_are_stopped(own):
    """The last card of its kind is banished by its own Fate and comes back from the void for ever."""
    rules = own(HERO + "fate: [{banish: {from: row, id: own-card}}]}\n")
    table = kit.Table(rules, row=["own-card"], void="own-card", runes=1)
    table.state.zones[CENTRE].clear()
    with pytest.raises(RuntimeError, match="round in circles"):
        table.do("acquire own-card")


@pytest.mark.parametrize("name", ["Two, three", "böse", "@hand", "a b", "x" * 50, "p2: end"])
@pytest.mark.parametrize(
    "text",
    [
        CONSTRUCT + "use: {'%s': [{gain: {runes: 1}}]}}\n",
        HERO + "play: [{choose: {'%s': [{draw: 1}], other: [{draw: 2}]}}]}\n",
    ],
    ids=["ability", "branch"],
)
def test_a_name_that_could_not_be_read_back_is_refused(own, text, name):
    with pytest.raises(kit.CardError, match="small letters and digits"):
        own(text % name)


def test_a_card_that_copies_must_not_be_copied(own):
    with pytest.raises(kit.CardError, match=r"flags: \[copies\]"):
        own(HERO + "play: [{copy: {type: hero}}]}\n")
