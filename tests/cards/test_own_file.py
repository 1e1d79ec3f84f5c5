"""`kit.load(game, extra=path)`: a card file of one's own is loaded, played, kept, and never trusted."""

import random
import string

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import kit
from kit.cards.load import parse
from kit.cards.sentences import sentence
from kit.games import compose
from tests.cards.files import CARD, TOP, compiled, one_card

MINE = TOP + (
    "  - id: old-oak\n    name: {en: Old Oak, fr: Vieux Chêne}\n    type: hero\n    faction: lifebound\n"
    "    cost: {runes: 1}\n    honor: 2\n    copies: 20\n    play: [{gain: {honor: 1}}, {draw: 1}]\n"
)


@pytest.fixture
def mine(tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_text(MINE, encoding="utf-8")
    return path


def test_its_cards_are_shuffled_in_and_do_what_they_say(mine):
    rules = kit.load("ascension", extra=mine)
    assert len(rules.cards) == len(kit.load("ascension").cards) + 1
    table = kit.Table(rules, hand="old-oak", deck="militia")
    table.do("play old-oak")
    assert (table.me.honor, table.me.hand) == (1, ["militia"])
    centre = rules.begin(seats=2, seed=1).view(0).size("centre")
    assert centre == kit.load("ascension").begin(seats=2, seed=1).view(0).size("centre") + 20
    assert sentence(rules.cards[rules.by_id["old-oak"]], "fr") == "Gagnez 1 point d'honneur. Piochez une carte."


def test_whole_games_are_played_and_replayed_with_it(mine, tmp_path):
    rules = kit.load("ascension", extra=mine)
    match = kit.Match(rules, [kit.Greedy(), kit.Random(1)], seed=4)
    match.run()
    assert any("old-oak" in move for move in match.moves)
    path = match.replay().save(tmp_path / "game.txt")
    assert kit.Replay.load(path, extra=mine).at(-1).digest() == match.state.digest()
    with pytest.raises(kit.BadReplay, match="cards have changed"):
        kit.Replay.load(path)
    state = rules.begin(seats=2, seed=1)
    assert rules.restore(state.save()).digest() == state.digest()


def test_it_is_kept_by_what_stands_in_it(mine, tmp_path):
    """The same text is the same rules, wherever it lies; another text in the same file is not."""
    first = kit.load("ascension", extra=mine)
    assert kit.load("ascension", extra=str(mine)) is first
    twin = tmp_path / "twin.yaml"
    twin.write_text(MINE, encoding="utf-8")
    assert kit.load("ascension", extra=twin) is first
    mine.write_text(MINE.replace("honor: 2", "honor: 3"), encoding="utf-8")
    second = kit.load("ascension", extra=mine)
    assert second is not first
    assert second.cards[second.by_id["old-oak"]].figures["honor"] == 3
    assert first.cards[first.by_id["old-oak"]].figures["honor"] == 2
    assert kit.load("ascension") is not first
    assert "old-oak" not in kit.load("ascension").by_id


def test_a_wrong_file_leaves_nothing_behind(mine):
    mine.write_text(one_card("play: [{gian: 1}]"), encoding="utf-8")
    for _ in range(2):
        with pytest.raises(kit.CardError):
            kit.load("ascension", extra=mine)
    assert "my-card" not in kit.load("ascension").by_id


def test_it_cannot_contain_code(mine, tmp_path):
    """There is no key for it, and what YAML offers for it is refused before anything is made."""
    witness = tmp_path / "witness"
    for line in (
        f"code: kit.games.odd.{witness}",
        f"play: !!python/object/apply:os.system ['touch {witness}']",
        f"play: !!python/object/new:os.system ['touch {witness}']",
        "note: !!python/name:os.system",
        "play: [{gain: {__class__: 1}}]",
        "play: [{__import__: os}]",
        "faction: '{0.__class__}'",
    ):
        mine.write_text(one_card(line, CARD.replace("    faction: void\n", "")), encoding="utf-8")
        with pytest.raises(kit.CardError):
            kit.load("ascension", extra=mine)
    assert not witness.exists()


def test_braces_in_a_name_are_only_braces(mine):
    mine.write_text(MINE.replace("Old Oak", "{rules.label} %s {0}"), encoding="utf-8")
    mine.write_text(
        MINE.replace("{en: Old Oak, fr: Vieux Chêne}", "{en: '{rules.label} %s {0}'}"), encoding="utf-8"
    )
    rules = kit.load("ascension", extra=mine)
    match = kit.Match(rules, [kit.Greedy(), kit.Greedy()], seed=4)
    match.run()
    assert match.over


# ---------------------------------------------------------------------- fuzz

FRAGMENTS = [
    "game: ascension\n", "set: mine\n", "cards:\n", "  - id: a\n", "    name: {en: A}\n", "    type: hero\n",
    "    copies: 1\n", "    play: [{draw: 1}]\n", "    use:\n", "      - gain: {runes: 1}\n", "    when: ",
    "{play: {}, do: [", "{banish: {from: [hand]}, may: true}", "]}", "expect: ", "{centre: 1}", "&a ", "*a", "!!int ",
    "!x ", "? ", ": ", "- ", "|\n", ">\n", "---\n", "...\n", "%YAML 1.1\n", "\t", "\"", "'", "{", "}", "[", "]", ",",
    "#", "\n", "  ", "null", "true", "-1", "99999999999", "1e9", ".nan", "<<", "\u2028", "\x85", "\ufeff", "\x00", "é",
]  # fmt: skip


def taken_or_refused(text):
    """Either rules come of it or a CardError; nothing else may happen."""
    try:
        compose("ascension", ["base"], [], parse(text, "mine.yaml"))
    except kit.CardError as error:
        said = str(error)
        assert said.startswith("mine.yaml:")
        assert len(said) < 1000
        assert said.isprintable()


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.sampled_from(FRAGMENTS), max_size=40).map("".join))
def test_scrambled_card_files_are_taken_or_refused(text):
    taken_or_refused(text)


@settings(max_examples=200)
@given(st.text(max_size=200))
@example("\ud800")
@example("\x00")
@example("a: \x85")
def test_any_text_is_taken_or_refused(text):
    taken_or_refused(text)


@settings(max_examples=200)
@given(st.integers(0, 10_000), st.integers(1, 8))
def test_a_card_file_with_spoilt_letters_is_taken_or_refused(seed, spoilt):
    """Real cards, with some characters changed, taken away or doubled."""
    dice = random.Random(seed)
    text = list(MINE + CARD + "    when: {acquire: {type: hero, other: true}, do: [{put: hand, may: true}]}\n")
    for _ in range(spoilt):
        spot = dice.randrange(len(text))
        text[spot : spot + dice.randrange(2)] = dice.choice(string.printable + "é\u202e\x1b") * dice.randrange(3)
    taken_or_refused("".join(text))


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 2000) | st.text(max_size=8) | st.sampled_from(FRAGMENTS),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["draw", "gain", "if", "then", "choose", "from", "count", "type", "do"]), inner
        )
    ),
    max_leaves=12,
)


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.sampled_from(["play", "use", "when", "reward", "cost", "name", "check", "flags", "id", "copies", "honor"]),
    PLAIN,
)
def test_any_value_anywhere_is_taken_or_refused(key, value):
    import json

    entry = {"id": "my-card", "name": {"en": "M"}, "type": "hero", "copies": 1, key: value}
    taken_or_refused(json.dumps({"game": "ascension", "set": "mine", "cards": [entry]}))


# ---------------------------------------------------------------------- what would have no end

HERO = "  - {id: %s, name: {en: Mine}, type: hero, cost: {runes: 1}, copies: 10, %s}\n"


def test_cards_that_copy_everything_do_not_copy_each_other():
    """The second would be copied by what the first has left for the rest of the turn, and the other way round."""
    rules = compiled(
        TOP + HERO % ("echo", "flags: [copies], play: [{gain: {honor: 1}}, {copy_all: {type: hero}}]")
    )
    table = kit.Table(rules, hand="echo echo mystic apprentice")
    table.do("play mystic").do("play echo").do("play echo").do("play apprentice")
    # The Mystic once more for each of the two, the Apprentice once itself and once for each.
    assert (table.me.honor, table.me.runes) == (2, 3 * 2 + 3)


@pytest.mark.parametrize(
    "step", ["{double: runes}", "{gain: {runes: 1000}, for_each: {counter: runes}}"], ids=["double", "for_each"]
)
def test_what_is_multiplied_has_an_end(step):
    """Else it would soon be a number that cannot be written down."""
    rules = compiled(TOP + HERO % ("hoarder", f"play: [{', '.join([step] * 90)}]"))
    table = kit.Table(rules, hand="hoarder hoarder", runes=1)
    table.do("play hoarder").do("play hoarder")
    assert table.me.runes == 1_000_000
    assert rules.restore(table.state.save()).digest() == table.state.digest()


def test_two_mirrors_do_not_mirror_each_other():
    card = (
        "  - {id: mirrors, name: {en: Mirrors}, type: ally, cost: {gems: 1}, copies: 3, "
        "play: [{mirror: {gems: power}}, {mirror: {power: gems}}, {gain: {gems: 2}}]}\n"
    )
    table = kit.Table(compiled(f"game: shards\nset: mine\ncards:\n{card}", "shards"), hand="mirrors")
    table.do("play mirrors")
    assert (table.me.gems, table.me.power) == (2, 2)


def test_many_cards_that_count_come_to_an_end():
    """Ten that look at each card played, ten that copy them: far below the number of steps at which a game stops."""
    nine = ", ".join(["{lose: {power: 1}}"] * 9)
    rules = compiled(
        TOP
        + HERO % ("counts", f"play: [{{each_played: {{type: hero, do: [{nine}]}}}}]")
        + HERO % ("copies-it", "flags: [copies], play: [{copy_all: {type: hero}}, {copy_all: {type: hero}}]")
    )
    table = kit.Table(rules, hand=["copies-it"] * 10 + ["counts"] * 10)
    for name in ["copies-it"] * 10 + ["counts"] * 10:
        table.do(f"play {name}")
    assert table.me.hand == []
