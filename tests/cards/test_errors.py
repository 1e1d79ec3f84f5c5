"""What is wrong in a card file is answered with the file, the line, the card and the likely word."""

import re

import pytest

import kit
from kit.cards.load import MOST_BYTES, parse
from tests.cards.files import CARD, CONSTRUCT, TOP, compiled, one_card, refusal

STEPS = [
    # What stands in `play`, and what the sentence says of it.
    ("{gian: {runes: 1}}", "my-card.play.gian: no word 'gian'; did you mean 'gain'?"),
    ("{fly: 1}", "no word 'fly'; there are:"),
    ("{gain: {rune: 1}}", "my-card.play.gain.rune: no resource 'rune'; did you mean 'runes'?"),
    ("{gain: {gems: 1}}", "no resource 'gems'"),
    ("{gain: {}}", "needs at least one resource"),
    ("{gain: 3}", "my-card.play.gain: needs a mapping like {runes: 3}, not '3'"),
    ("{gain: {runes: -1}}", "-1 is negative"),
    ("{gain: {runes: 1001}}", "1001 is out of bounds"),
    ("{gain: {runes: 1.5}}", "needs a whole number, not '1.5'"),
    ("{gain: {runes: true}}", "needs a whole number, not true"),
    ("{gain: {runes: '1'}}", "needs a whole number, not '1'"),
    ("{draw: 0}", "0 is out of bounds; from 1"),
    ("{draw: two}", "my-card.play.draw: needs a whole number, not 'two'"),
    ("{draw: [1]}", "needs a whole number"),
    ("{draw: 1, gain: {runes: 1}}", "a step has exactly one word, this one has 2: draw, gain"),
    ("{may: true}", "a step has exactly one word, this one has 0"),
    ("{draw: 1, may: maybe}", "my-card.play.may: needs true or false, not 'maybe'"),
    ("{draw: 1, may: yes}", "needs true or false, not 'yes'"),
    ("{draw: 1, who: each_oponent}", "did you mean 'each_opponent'?"),
    ("{draw: 1, then: [{draw: 1}]}", "'draw' always happens"),
    ("{draw: 1, for_each: {zone: hand}}", "only 'gain' can be counted"),
    ("{discard: 1, thne: [{draw: 1}]}", "did you mean 'then'?"),
    ("{draw: 1, if: {pwoer: 1}}", "no condition 'pwoer'; did you mean 'power'?"),
    ("{draw: 1, if: {}}", "at least one question"),
    ("{draw: 1, if: {control: {kind: hero}}}", "no key 'kind'"),
    ("{draw: 1, if: {control: {type: heroes}}}", "no type 'heroes'; did you mean 'hero'?"),
    ("{gain: {runes: 1}, for_each: {zone: cellar}}", "no place 'cellar'"),
    ("{gain: {runes: 1}, for_each: {}}", "for_each.zone"),
    ("{gain: {runes: 1}, for_each: {zone: hand, distinct: cost}}", "no thing to tell apart 'cost'"),
    ("{banish: {from: deck}}", "no place 'deck'; there are: discard, hand, row"),
    ("{banish: {from: [row, hand]}}", "cannot be mixed"),
    ("{banish: {count: 21}}", "21 times is too many"),
    ("{banish: {faction: viod}}", "did you mean 'void'?"),
    ("{banish: {cost: {most: 3}}}", "no key 'most'; did you mean 'at_most'?"),
    ("{acquire: {id: mystik}}", "no id 'mystik'; did you mean 'mystic'?"),
    ("{acquire: {to: moon}}", "no place 'moon'"),
    ("{acquire: {from: void}}", "no place 'void'; there are: piles, row"),
    ("{pay: {runes: 1}}", "'pay' needs a 'then'"),
    ("{steal: 2}", "only one card of each opponent"),
    ("{extra_turn: 2}", "one extra turn at a time"),
    ("{copy: {type: hero}}", "needs 'flags: [copies]'"),
    ("{copy_all: {type: hero}}", "needs 'flags: [copies]'"),
    ("{choose: {one: [{draw: 1}]}}", "at least two named branches"),
    ("{choose: {one: [{draw: 1}], 'two, or three': [{draw: 2}]}}", "cannot be the name of a choice"),
    ("{first_of: []}", "first_of"),
    ("{first_of: 3}", "needs a list, not '3'"),
    ("draw", "needs a mapping"),
    ("[draw, 1]", "needs a mapping"),
]

ENTRY = "  - {id: my-card, name: {en: My Card}, type: hero, copies: 1, %s}\n"


@pytest.mark.parametrize(("step", "words"), STEPS, ids=[step for step, _ in STEPS])
def test_a_wrong_step_is_refused(step, words):
    said = refusal(one_card(f"play: [{step}]"))
    assert said.startswith("mine.yaml:9  my-card.play"), said
    assert words in said


LINES = [
    ("play: []", "needs at least one step"),
    ("play: 3", "needs a list, not '3'"),
    ("paly: [{draw: 1}]", "no key 'paly'; did you mean 'play'?"),
    ("code: os.system", "no key 'code'"),
    ("flags: [unbanishabel]", "did you mean 'unbanishable'?"),
    ("status: guessed", "no status 'guessed'"),
    ("honor: -2", "-2 is negative"),
    ("honor: lots", "no resource 'lots'"),
    ("cost: {gold: 2}", "no resource 'gold'"),
    ("cost: {runes: 2, power: 1}", "cost"),
    ("cost: 2", "needs a mapping"),
    ("starter: 1", "exactly one of copies, starter, pile"),
    ("note: 7", "needs a text"),
    ("note: " + "x" * 401, "401 characters are too many"),
    ("use: {'a b': [{draw: 1}]}", "cannot be the name of a choice"),
    ("use: {" + ", ".join(f"a{n}: [{{draw: 1}}]" for n in range(9)) + "}", "at most eight abilities"),
    ("when: {acquired: {}, do: [{draw: 1}]}", "no event 'acquired'; did you mean 'acquire'?"),
    ("when: {play: {}, acquire: {}, do: [{draw: 1}]}", "exactly one event, this one has 2"),
    ("when: {do: [{draw: 1}]}", "exactly one event, this one has 0"),
    ("when: {play: {}}", "needs a list"),
    ("when: {play: {}, first_each_turn: true, do: [{draw: 1}]}", "'play' is not counted over a turn"),
    ("when: {play: {}, once_per_turn: 1, do: [{draw: 1}]}", "needs true or false"),
    ("check: {}", "needs a list"),
    ("check: [{given: {}, does: [], then: {runes: 1}}]", "no key 'does'; did you mean 'do'?"),
    ("check: [{given: {}, do: [1], then: {runes: 1}}]", "needs a text"),
    ("check: [{given: {}, do: []}]", "needs a mapping"),
    ("check: [{then: {}}]", "shows nothing"),
]


@pytest.mark.parametrize(("line", "words"), LINES, ids=[line[:40] for line, _ in LINES])
def test_a_wrong_line_of_a_card_is_refused(line, words):
    said = refusal(one_card(line, CONSTRUCT if line.startswith(("use", "when")) else CARD))
    assert re.match(r"mine\.yaml:[49]  my-card", said), said
    assert words in said


ENTRIES = [
    ("id", "  - name: {en: A}\n    type: hero\n    copies: 1\n", "card 1: this card has no id: small letters"),
    ("no card", "  - 3\n", "needs a mapping"),
    ("wrong id", CARD.replace("my-card", "My Card"), "is not an id"),
    ("wrong id", CARD.replace("my-card", "my_card"), "is not an id"),
    ("wrong id", CARD.replace("my-card", "a" * 61), "is not an id"),
    ("type", CARD.replace("hero", "heroe"), "no type 'heroe'; did you mean 'hero'?"),
    ("type", CARD.replace("hero", "champion"), "no type 'champion'"),
    ("faction", CARD.replace("void", "viod"), "no faction 'viod'; did you mean 'void'?"),
    ("name", CARD.replace("{en: My Card}", "{fr: Ma carte}"), "needs at least an English name"),
    ("name", CARD.replace("{en: My Card}", "My Card"), "needs a mapping"),
    ("name", CARD.replace("{en: My Card}", "{en: My Card, de: Meine}"), "no key 'de'"),
    ("name", CARD.replace("{en: My Card}", "{en: 7}"), "needs a text, not '7'"),
    ("name", CARD.replace("{en: My Card}", '{en: "\\e[31mred"}'), "plain text on one line"),
    ("name", CARD.replace("{en: My Card}", '{en: "a\\u202Eb"}'), "plain text on one line"),
    ("copies", CARD.replace("copies: 1", "copies: 0"), "out of bounds"),
    ("copies", CARD.replace("copies: 1", "copies: 61"), "61 copies are too many"),
    ("copies", CARD.replace("    copies: 1\n", ""), "exactly one of copies, starter, pile"),
    ("pile", CARD.replace("copies: 1", "pile: 5"), "needs a cost"),
    ("twice", CARD + CARD, "'my-card' is already a card of"),
    ("twice", CARD.replace("my-card", "mystic"), "'mystic' is already a card of"),
]


@pytest.mark.parametrize(("what", "cards", "words"), ENTRIES)
def test_a_card_that_is_none_is_refused(what, cards, words):
    said = refusal(TOP + cards)
    assert re.match(r"mine\.yaml:\d+  ", said), said
    assert words in said


FILES = [
    ("", "mine.yaml:1  the file is empty"),
    ("# nothing\n", "the file is empty"),
    ("- a\n- b\n", "a card file is a mapping"),
    ("hello", "a card file is a mapping"),
    ("game: ascension\nset: mine\n", "cards: needs a list, not nothing"),
    ("game: chess\nset: mine\ncards: []\n", "mine.yaml:1  game: these are cards for 'chess', not for 'ascension'"),
    ("set: mine\ncards: []\n", "mine.yaml:1  game: which game these cards are for is missing: game: ascension."),
    ("game: ascension\ncards: []\n", "set: needs a text"),
    (
        "game: ascension\nset: mine\ncard: []\ncards: []\n",
        "mine.yaml:3  card: no key 'card'; did you mean 'cards'?",
    ),
    (
        TOP.replace("cards:", "expect: {centre: 2}\ncards:") + CARD,
        "mine.yaml:3  expect.centre: the file promises 2 but its cards add up to 1",
    ),
    (TOP.replace("cards:", "expect: {kind: 1}\ncards:") + CARD, "no key 'kind'; did you mean 'kinds'?"),
    (TOP.replace("cards:", "expect: {kinds: -1}\ncards:") + CARD, "-1 is negative"),
    (TOP + CARD + "    type: hero\n", "mine.yaml:9  'type' stands here twice"),
    (TOP + CARD + "    play: [{draw: 1}\n", "mine.yaml:10  this is not YAML"),
    (TOP + CARD + "\tplay: x\n", "this is not YAML"),
    (TOP + CARD + "    play: &x [{draw: 1}]\n    reward: *x\n", "mine.yaml:9  anchors and aliases"),
    (
        TOP + CARD + "    play: !!python/object/apply:os.system [ls]\n",
        "mine.yaml:9  tags (tag:yaml.org,2002:python",
    ),
    (TOP + CARD + "    honor: !!int '3'\n", "mine.yaml:9  tags (tag:yaml.org,2002:int)"),
    (TOP + CARD + "    play: " + "[" * 20 + "]" * 20 + "\n", "mine.yaml:9  is nested too deeply"),
    (TOP + CARD + "    ? [a, b]\n    : 1\n", "mine.yaml:9  a key must be a single word"),
    (TOP + CARD + "---\n" + TOP + CARD, "a second document"),
    (TOP + CARD + "    honor: \x07\n", "this is not YAML"),
]


@pytest.mark.parametrize(("text", "words"), FILES, ids=[words for _, words in FILES])
def test_a_file_that_is_none_is_refused(text, words):
    assert words in refusal(text)


def test_a_right_card_is_accepted():
    """The mistakes above are the only ones in their files."""
    rules = compiled(one_card("play: [{draw: 1}]"))
    assert rules.cards[rules.by_id["my-card"]].copies == 1


def test_a_pile_is_refused_where_there_are_none():
    card = "  - {id: my-pile, name: {en: Mine}, type: ally, cost: {gems: 1}, pile: 5, play: [{gain: {gems: 2}}]}"
    said = refusal(f"game: shards\nset: mine\ncards:\n{card}\n", "shards")
    assert "my-pile.pile: shards has no piles; write copies" in said


def test_cards_for_another_game_are_refused():
    assert "these are cards for 'ascension', not for 'shards'" in refusal(one_card("play: [{draw: 1}]"), "shards")


@pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "? ", "[{a: "])
def test_deep_nesting_is_refused_however_deep(opening):
    """A hundred thousand brackets once brought down readers that build the whole tree first."""
    with pytest.raises(kit.CardError, match=r"nested too deeply|single word"):
        parse(opening * (900_000 // len(opening)), "mine.yaml")


def test_many_values_are_refused():
    with pytest.raises(kit.CardError, match="too many for a card file"):
        parse("[" + "1," * 400_000 + "]", "mine.yaml")


def test_many_cards_are_refused():
    cards = "".join(f"  - {{id: c{n}, name: {{en: C}}, type: hero, copies: 1}}\n" for n in range(501))
    assert "mine.yaml:3  cards: 501 cards are too many; the most is 500" in refusal(TOP + cards)


def test_many_steps_are_refused():
    steps = ", ".join(["{draw: 1}"] * 100)
    cards = "".join(CARD.replace("my-card", f"c{n}") + f"    play: [{steps}]\n" for n in range(50))
    assert "more than 5,000 steps are too many for a game" in refusal(TOP + cards)


@pytest.mark.parametrize(
    ("kind", "few", "many"),
    [
        ("flat", ", ".join(["{draw: 1}"] * 100), ", ".join(["{draw: 1}"] * 101)),
        (
            "each_played",
            "{each_played: {do: [" + "{draw: 1}, " * 9 + "]}}",
            "{each_played: {do: [" + "{draw: 1}, " * 10 + "]}}",
        ),
        ("nested", "{each_played: {do: [{draw: 1}]}}", "{each_played: {do: [{each_played: {do: [{draw: 1}]}}]}}"),
        ("copy_all", ", ".join(["{copy_all: {}}"] * 2), ", ".join(["{copy_all: {}}"] * 3)),
        ("who", "{who: each_player, draw: 1}", ", ".join(["{who: each_player, draw: 1}"] * 26)),
        (
            "who, nested",
            "{who: each_player, first_of: [{draw: 1}]}",
            "{who: each_player, first_of: [{who: each_player, first_of: [{who: each_player, first_of: [{draw: 1}]}]}]}",
        ),
        ("then", "{discard: 20, then: [{draw: 1}]}", "{discard: 20, then: [{discard: 20, then: [{draw: 1}]}]}"),
    ],
    ids=lambda value: value if value.isidentifier() else "",
)
def test_a_card_that_does_too_much_is_refused(kind, few, many):
    """A turn must come to its next question, however many such cards are played in it."""
    line = "flags: [copies], play: [%s]" if kind == "copy_all" else "play: [%s]"
    compiled(TOP + ENTRY % (line % few))
    said = refusal(TOP + ENTRY % (line % many))
    assert said.startswith("mine.yaml:4  my-card.play"), said
    assert "more than 100 steps are too many for a card" in said


def test_more_piles_than_a_table_has_room_for_are_refused():
    """Places on the table are numbered below those of the seats; the base box has three piles."""
    card = "  - {id: pile-%d, name: {en: P}, type: hero, cost: {runes: 1}, pile: 5, play: [{gain: {runes: 1}}]}\n"
    said = refusal(TOP + "".join(card % number for number in range(60)))
    assert said == "mine.yaml:61  pile-57.pile: 63 piles are too many for a table; the most is 60."
    rules = compiled(TOP + "".join(card % number for number in range(57)))
    table = kit.Table(rules, runes=1).do("acquire pile-56")
    assert table.me.discard == ["pile-56"]
    assert rules.restore(table.state.save()).digest() == table.state.digest()


def test_a_long_text_is_refused():
    with pytest.raises(kit.CardError, match="too long for a card file"):
        parse("#" * (MOST_BYTES + 1), "mine.yaml")


class TestFromDisk:
    """`kit.load(game, extra=path)` refuses what is no file."""

    def test_a_missing_file(self, tmp_path):
        with pytest.raises(kit.CardError, match=r"nowhere\.yaml: cannot be read \(No such file"):
            kit.load("ascension", extra=tmp_path / "nowhere.yaml")

    def test_a_folder(self, tmp_path):
        with pytest.raises(kit.CardError, match="is not a file"):
            kit.load("ascension", extra=tmp_path)

    def test_a_file_that_never_ends(self):
        with pytest.raises(kit.CardError, match="zero: is not a file"):
            kit.load("ascension", extra="/dev/zero")

    def test_a_large_file(self, tmp_path):
        (tmp_path / "big.yaml").write_bytes(b"#" * (MOST_BYTES + 1))
        with pytest.raises(kit.CardError, match="too long for a card file; the most is 1,000,000 bytes"):
            kit.load("ascension", extra=tmp_path / "big.yaml")

    def test_a_file_that_is_no_text(self, tmp_path):
        (tmp_path / "picture.yaml").write_bytes(b"\xff\xd8\xff\xe0")
        with pytest.raises(kit.CardError, match="is not text in UTF-8"):
            kit.load("ascension", extra=tmp_path / "picture.yaml")

    def test_a_strange_name_is_shown_without_harm(self, tmp_path):
        path = tmp_path / "a\x1b[31mb.yaml"
        path.write_text("x", encoding="utf-8")
        with pytest.raises(kit.CardError) as error:
            kit.load("ascension", extra=path)
        assert "\x1b" not in str(error.value)


def test_what_a_stranger_wrote_is_shown_short_and_plain():
    long = '"' + "\\e" * 5000 + '"'
    for text in (TOP + f"  - id: {long}\n", TOP + CARD + f"    {long}: 1\n", f"{long}: 1\n", f"game: {long}\n"):
        said = refusal(text)
        assert len(said) < 400
        assert "\x1b" not in said
