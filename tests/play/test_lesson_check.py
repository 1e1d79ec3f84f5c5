"""`kit.lesson.check`: whatever is given, the answer is a sentence, in the language of the lesson."""

import pytest

import kit
from kit.play.lesson_questions import KINDS

ASCENSION = kit.load("ascension")


class Stumbles:
    """Raises whatever one does with it."""

    def __getattribute__(self, name):
        raise RuntimeError("no")

    def __eq__(self, other):
        raise RuntimeError("no")

    def __hash__(self):
        raise RuntimeError("no")

    def __bool__(self):
        raise RuntimeError("no")


class Mute(Exception):
    def __str__(self):
        raise RuntimeError("cannot even say what it is")


def mute(view, decision):
    raise Mute


STRANGE = [None, ..., 3, -1.5, True, "x", "", b"x", [], {}, (1, 2), (1, "a"), float("nan"), float("inf"), int]
STRANGE += [kit.Match, kit.Greedy, kit.Greedy(), mute, lambda: None, object(), Stumbles(), ASCENSION]
STRANGE += [kit.Table("ascension"), kit.Table("shards"), kit.Strategy("game: shards\nprefer focus\n"), 10**400]
STRANGE += [kit.Match(ASCENSION, [kit.First(), kit.First()], seed=1), kit.lesson.Findings([])]


@pytest.mark.parametrize("language", ["en", "fr", "pt", "xx"])
@pytest.mark.parametrize("name", list(kit.lesson.EXERCISES))
def test_whatever_is_given_the_answer_is_a_sentence(name, language):
    for value in STRANGE:
        for values in ((), (value,), (value, value)):
            found = kit.lesson.check(name, *values, language=language)
            assert isinstance(found, kit.lesson.Check)
            assert len(found.text) > 10
            assert "{" not in found.text.replace("{'Ada'", "")


@pytest.mark.parametrize("name", ["three-turn", "", None, 3, Stumbles, ["a"], "x" * 1000])
def test_an_unknown_exercise_is_named_and_the_likely_one_too(name):
    found = kit.lesson.check(name, 4)
    assert not found
    assert len(found.text) < 800
    if name == "three-turn":
        assert "'three-turns'" in found.text


def test_every_exercise_says_everything_in_three_languages():
    for name, exercise in kit.lesson.EXERCISES.items():
        assert set(exercise.takes) <= set(KINDS), name
        for texts in (exercise.done, *(step.missing for step in exercise.steps)):
            assert len(texts) == 3
            assert all(text.strip() for text in texts)
            assert len(set(texts)) > 1, f"{name}: {texts[0]}"


def played(turns):
    match = kit.Match(ASCENSION, [None, kit.Greedy()], seed=7)
    match.run()
    for _ in range(turns):
        match.answer("end")
    return match


def test_three_turns_are_three_turns_of_the_person():
    for turns in (0, 1, 2):
        assert not kit.lesson.check("three-turns", played(turns))
    assert kit.lesson.check("three-turns", played(3))
    assert "Trois" in kit.lesson.check("three-turns", played(3), language="fr").text


RIGHT = {
    "mean-runes": 4,
    "thin-hand": 6.0,
    "thin-plan": kit.Strategy("game: ascension\nbanish militia first\nprefer cards that banish from hand\n"),
    "switch": kit.Strategy("game: ascension\nuntil turn 3 prefer mystic\nprefer monsters\n"),
    "unite": kit.Table("ascension", hand="runic-lycanthrope wolf-shaman").do(
        "play runic-lycanthrope", "play wolf-shaman"
    ),
    "clock": 30,
    "own-strategy": kit.Strategy.named("rush"),
    "interval": (0.5, 0.69),
    "cause": " B) ",
    "imagined": "c",
}


@pytest.mark.parametrize("name", list(RIGHT))
def test_the_right_answer_is_right(name):
    assert kit.lesson.check(name, RIGHT[name]).done


WRONG = [
    ("mean-runes", 5),
    ("mean-runes", 3.9),
    ("thin-hand", 80 / 14),
    ("thin-plan", kit.Strategy("game: ascension\nbanish apprentice first\n")),
    ("switch", kit.Strategy("game: ascension\nprefer monsters\n")),
    ("switch", kit.Strategy("game: ascension\nidea: until turn 3 power\nprefer mystic\n")),
    ("unite", kit.Table("ascension", hand="runic-lycanthrope apprentice").do("play runic-lycanthrope")),
    ("unite", kit.Table("shards")),
    ("clock", 29),
    ("own-strategy", kit.Strategy("game: ascension\nprefer mystic\n")),
    ("own-strategy", kit.Strategy("game: ascension\nnever cards\nnever monsters\nnever play cards\n")),
    ("interval", (0.69, 0.5)),
    ("interval", (50, 69)),
    ("interval", (0.58, 0.62)),
    ("cause", "a"),
    ("cause", "z"),
    ("own-card", ASCENSION),
    ("samael", kit.Match(ASCENSION, [kit.First(), kit.First()], seed=1)),
]


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_a_wrong_answer_gets_a_hint_and_not_the_praise(name, value):
    found = kit.lesson.check(name, value)
    assert not found
    assert found.text not in kit.lesson.EXERCISES[name].done


CARD = """
game: ascension
set: mine
cards:
  - id: old-oak
    name: {en: Old Oak}
    type: hero
    cost: {runes: 2}
    copies: 2
    play: [{gain: {runes: 1}}]
"""


def test_a_card_of_ones_own_needs_a_proof_that_holds():
    def checked(more):
        return kit.lesson.check("own-card", kit.load("ascension", extra=kit.lesson.card_file(CARD + more)))

    assert "check" in checked("").text
    wrong = "    check: [{given: {hand: old-oak}, do: [play old-oak], then: {runes: 2}}]\n"
    assert "prove" in checked(wrong).text
    assert checked(wrong.replace("runes: 2}}]", "runes: 1}}]"))
    rules = kit.load("ascension", extra=kit.lesson.card_file(CARD + wrong))
    assert kit.lesson.prove(rules, "old-oak") == ["check 1: runes is 1, not 2"]


def test_samael_must_be_beaten():
    solo = kit.load("ascension", variants=["solo"])
    results = {}
    for seed in range(12):
        match = kit.Match(solo, [kit.Greedy()], seed=seed)
        match.run()
        results[0 in match.state.winners] = kit.lesson.check("samael", match)
    assert results[True].done
    assert not results[False].done
    assert not kit.lesson.check("samael", kit.Match(solo, [None], seed=1))
