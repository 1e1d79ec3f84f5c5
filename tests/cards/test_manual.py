"""The manual and the schema of the card language: written from the vocabulary, up to date, and true."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kit
from kit.cards import grammar
from kit.cards.entries import FLAGS
from kit.cards.load import known_games, known_sets, parse, read_set
from kit.cards.phrases import FLAGS as FLAG_SENTENCES
from kit.cards.vocabulary import CONDITIONS, MODIFIERS, WORDS
from kit.core.watch import HEARD
from kit.games import GAMES, NO_FIGHT, compose
from kit.play.manual import battles, card, everything, files
from kit.play.manual_text import FILE, WRONG
from kit.play.proof import compare
from tests.cards.files import CARD, TOP, one_card
from tests.cards.test_errors import ENTRIES, FILES, LINES, STEPS

ROOT = Path(__file__).resolve().parent.parent.parent
MANUAL = (ROOT / "cards" / "README.md").read_text(encoding="utf-8")
VALIDATOR = jsonschema.Draft202012Validator(
    json.loads((ROOT / "cards" / "schema.json").read_text(encoding="utf-8"))
)
BOXES = [(game, box) for game in known_games() for box in known_sets(game)]


# The copies are read from their sources, also where this checkout has been compiled.
SOURCES_ONLY = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


def accepts(text):
    return VALIDATOR.is_valid(parse(text, "mine.yaml").data)


# ---------------------------------------------------------------------- the files are what they should be


@pytest.mark.parametrize("name", ["README.md", "schema.json"])
def test_the_written_file_is_up_to_date(name):
    old = (ROOT / "cards" / name).read_text(encoding="utf-8")
    assert old == files()[name], "run: make cards"


def test_check_fails_with_a_sentence_where_a_file_is_stale(tmp_path):
    for folder in ("kit", "cards"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=SOURCES_ONLY)
    command = [sys.executable, "-m", "kit.play.manual"]

    def run(*more):
        return subprocess.run([*command, *more], cwd=tmp_path, capture_output=True, text=True)

    assert run("--check").returncode == 0
    schema = tmp_path / "cards" / "schema.json"
    schema.write_text("{}", encoding="utf-8")
    stale = run("--check")
    assert (stale.returncode, schema.read_text(encoding="utf-8")) == (1, "{}")
    assert "cards/schema.json" in stale.stderr
    assert "make cards" in stale.stderr
    assert run().returncode == 0
    assert run("--check").returncode == 0
    assert run("--wrong").returncode == 2


def test_a_new_word_appears_by_itself(tmp_path):
    """Nothing but the vocabulary is changed, and the word is in the manual and in the schema."""
    for folder in ("kit", "cards"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=SOURCES_ONLY)
    path = tmp_path / "kit" / "cards" / "vocabulary.py"
    text = path.read_text(encoding="utf-8")
    line = 'WORDS.append(Word("ponder", draw, "Think, then draw.", "{ponder: 3}", NUMBER))'
    path.write_text(f"{text}\n\n{line}\n", encoding="utf-8")
    subprocess.run([sys.executable, "-m", "kit.play.manual"], cwd=tmp_path, check=True, capture_output=True)
    assert "| `ponder` | Think, then draw. | `{ponder: 3}` |" in (tmp_path / "cards/README.md").read_text(
        encoding="utf-8"
    )
    new = jsonschema.Draft202012Validator(json.loads((tmp_path / "cards/schema.json").read_text(encoding="utf-8")))
    data = parse(one_card("play: [{ponder: 3}]"), "mine.yaml").data
    assert new.is_valid(data)
    assert not VALIDATOR.is_valid(data)


# ---------------------------------------------------------------------- the manual is complete and true


def test_every_word_flag_slot_and_event_is_in_the_manual():
    own = [word for game in GAMES.values() for word in game.words]
    for word in [*WORDS, *own]:
        assert f"| `{word.name}` | {word.means} | `{word.example}` |" in MANUAL
    tables = [MODIFIERS, CONDITIONS, grammar.HEADER, grammar.FACTS, grammar.SLOTS, grammar.EVENTS, grammar.KEYS]
    for means in [*tables, grammar.TIMES, grammar.AMOUNTS, grammar.CHECK]:
        for name, sentence in means.items():
            assert f"| `{name}` | {sentence} |" in MANUAL
    for flag in FLAGS:
        assert f"| `{flag}` | {FLAG_SENTENCES[flag][0]} |" in MANUAL


def test_every_event_of_the_manual_can_be_heard():
    assert set(grammar.EVENTS) <= set(HEARD)


@pytest.mark.parametrize("word", [w for game in GAMES.values() for w in game.words] + WORDS, ids=lambda w: w.name)
def test_the_example_of_a_word_is_compiled_and_fits_the_schema(word):
    games = [game for game in GAMES if word in WORDS or word in GAMES[game].words]
    made = [(game, card(game, word.example)) for game in games]
    assert any(found for _, found in made), f"{word.example} is no card of {games}"
    for game, found in made:
        if found is not None:
            rules = found[0]
            entry = rules.cards[rules.by_id["example"]].entry
            VALIDATOR.validate({"game": game, "set": "example", "cards": [entry]})


def examples():
    """All the code of the manual that is a step, a slot or an event, by the table in which it stands."""
    frames = {
        "Slots": "{}",
        # After an event, so that "it" is a card.
        "Beside": "when: {{acquire: {{}}, do: [{}]}}",
        "Conditions": "when: {{acquire: {{}}, do: [{{draw: 1, if: {}}}]}}",
        "Events": "when: {}",
    }
    for title, frame in frames.items():
        part = MANUAL.split(f"## {title}")[1].split("\n## ")[0]
        for line in part.splitlines():
            cells = [cell.strip() for cell in line.strip("|").split(" | ")]
            if len(cells) == 3 and cells[2].startswith("`{"):
                code = cells[2].strip("`")
                yield frame.format(code[1:-1] if title == "Slots" else code)


@pytest.mark.parametrize("line", list(examples()))
def test_every_other_example_is_compiled_too(line):
    """In one of the games, with all its boxes."""
    errors = []
    for game in GAMES:
        rules = everything(game)
        for sort in GAMES[game].sorts:
            text = f"game: {game}\nset: mine\ncards:\n  - {{id: my-card, name: {{en: M}}, type: {sort}, copies: 1, {line}}}\n"
            for variants, fight in (([], NO_FIGHT), *battles(game)):
                try:
                    compose(game, list(rules.sets), variants, parse(text, "mine.yaml"), fight)
                except kit.CardError as error:
                    errors.append(str(error))
                    continue
                assert accepts(text)
                return
    raise AssertionError("\n".join(errors))


def test_there_are_examples_to_try():
    assert len(list(examples())) >= 15


def test_the_whole_file_of_the_manual_works_and_its_checks_hold(tmp_path):
    (block,) = re.findall(r"```yaml\n(game: .*?)```", MANUAL, re.DOTALL)
    assert block == FILE
    assert accepts(block)
    path = tmp_path / "my-cards.yaml"
    path.write_text(block, encoding="utf-8")
    rules = kit.load("ascension", extra=path)
    count = 0
    for entry in yaml.safe_load(block)["cards"]:
        for check in entry["check"]:
            table = kit.Table(rules, **check["given"])
            table.do(*check["do"])
            assert [wrong for key, value in check["then"].items() for wrong in compare(table, key, value)] == []
            count += 1
    assert count == 2


def test_the_python_of_the_manual_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("my-cards.yaml").write_text(FILE, encoding="utf-8")
    (block,) = re.findall(r"```python\n(.*?)```", MANUAL, re.DOTALL)
    found = {}
    exec(block, found)
    assert found["table"].me.hand == ["militia"]


def test_every_error_of_the_manual_is_given():
    assert len(re.findall(r"^my-cards\.yaml:\d+  ", MANUAL, re.MULTILINE)) == len(WRONG)


# ---------------------------------------------------------------------- the schema


@pytest.mark.parametrize(("game", "box"), BOXES)
def test_the_schema_accepts_the_cards_of_the_boxes(game, box):
    VALIDATOR.validate(read_set(game, box).data)


def test_the_schema_is_a_schema():
    jsonschema.Draft202012Validator.check_schema(VALIDATOR.schema)


# What only the compiler can see: it depends on other cards, on the place, or on several things at once.
COMPILER_ONLY = (
    "cannot be mixed",
    "no id 'mystik'",
    "needs 'flags: [copies]'",
    "always happens",
    "only 'gain' can be counted",
    "only one card of each opponent",
    "one extra turn at a time",
    "'pay' needs a 'then'",
    "no place",
    "0 is out of bounds; from 1",
    "for_each.zone",
    "'two, or three'",
    "cannot be the name",
    "first_of",
    "at most eight abilities",
    "not counted over a turn",
    "plain text on one line",
    "needs a cost",
    "already a card",
    "promises",
)


def of_wrong_form():
    mistakes = [(one_card(f"play: [{step}]"), words) for step, words in STEPS]
    mistakes += [(one_card(line), words) for line, words in LINES]
    mistakes += [(TOP + cards, words) for _, cards, words in ENTRIES]
    return [text for text, words in mistakes if not any(part in words for part in COMPILER_ONLY)]


@pytest.mark.parametrize("text", of_wrong_form())
def test_the_schema_refuses_what_has_the_wrong_form(text):
    assert not accepts(text)


def test_the_schema_refuses_wrong_files():
    wrong = [
        text for text, words in FILES if "no key" in words or "these are cards" in words or "needs a" in words
    ]
    assert len(wrong) >= 5
    for text in wrong:
        assert not accepts(text)
    assert accepts(TOP + CARD)


ENTRY = [card for game, box in BOXES if game == "ascension" for card in read_set(game, box).data["cards"]]
KEYS = sorted(
    {*grammar.FACTS, *grammar.SLOTS, *grammar.KEYS, *MODIFIERS, *CONDITIONS, *(w.name for w in WORDS), "honor"}
)
VALUES = st.one_of(
    st.integers(-2, 25),
    st.booleans(),
    st.sampled_from(["hero", "void", "hand", "this", "all", "each_opponent", "mystic", "row", "x"]),
    st.just([]),
    st.just({}),
    st.just([{"draw": 1}]),
).map(json.dumps)


@st.composite
def mutated(draw):
    """A card of the boxes with something in it changed, taken away or put in."""
    entry = json.loads(json.dumps(draw(st.sampled_from(ENTRY))))
    entry.pop("check", None)
    entry["id"] = "my-card"
    for _ in range(draw(st.integers(1, 3))):
        spots = []
        todo = [entry]
        while todo:
            here = todo.pop()
            if isinstance(here, dict):
                spots += [(here, key) for key in [*here, None]]
                todo += here.values()
            elif isinstance(here, list):
                spots += [(here, index) for index in range(len(here))]
                todo += here
        here, key = draw(st.sampled_from(spots))
        if key is None:
            here[draw(st.sampled_from(KEYS))] = json.loads(draw(VALUES))
        elif draw(st.booleans()):
            here[key] = json.loads(draw(VALUES))
        else:
            del here[key]
    return entry


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(mutated())
def test_what_the_compiler_accepts_the_schema_accepts(entry):
    """An editor never underlines a card that works."""
    text = json.dumps({"game": "ascension", "set": "mine", "cards": [entry]})
    try:
        compose("ascension", ["base"], [], parse(text, "mine.yaml"))
    except kit.CardError:
        return
    VALIDATOR.validate(parse(text, "mine.yaml").data)
