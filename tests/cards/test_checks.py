"""The examples in the card files: each `check` is set out on a table, played and compared."""

from collections import Counter

import pytest

import kit
from kit.cards.load import known_games, known_sets, read_part, read_set
from kit.games.shards.modes import MORE_FILES
from kit.play.table import ids

PARTS = {"given", "do", "then"}
# Read from the whole table; everything else in `then` is read from a seat.
NUMBERS = ("pool", "turn", "active", "over", "havoc")
PILES = ("void", "banished", "row", "beneath", "fate-discard", "face-down")


def entries():
    for game in known_games():
        for box in known_sets(game):
            for card in read_set(game, box).data["cards"]:
                yield game, box, card
    for part in MORE_FILES["boss"]:
        for card in read_part("shards", part).data["cards"]:
            yield "shards", f"boss {card.get('boss', 'moc-sai')}", card


def checks():
    for game, box, card in entries():
        for number, check in enumerate(card.get("check") or [], 1):
            yield pytest.param(game, box, check, id=f"{game}/{box}/{card['id']}/{number}")


@pytest.mark.parametrize(
    ("game", "card"), [pytest.param(game, card, id=f"{game}/{box}/{card['id']}") for game, box, card in entries()]
)
def test_every_card_has_a_check(game, card):
    assert card.get("check"), f"{card['id']} has no check; write at least one example of what it does."


@pytest.mark.parametrize(("game", "box", "check"), list(checks()))
def test_a_card_does_what_its_check_says(game, box, check):
    wrong = failures(game, box, check)
    assert not wrong, "\n" + "\n".join(wrong)


def standing_alone():
    """Checks of boxes that can be played without the base box."""
    for param in checks():
        game, box, _ = param.values
        try:
            kit.load(game, [box])
        except ValueError:
            continue
        if box != "base":
            yield param


@pytest.mark.parametrize(("game", "box", "check"), list(standing_alone()))
def test_a_card_does_the_same_without_the_base_box(game, box, check):
    wrong = failures(game, box, check, [box])
    assert not wrong, "\n" + "\n".join(wrong)


def rules_of(game, box, boxes=None):
    """The rules a check is played with; cards of the campaign in a battle against their boss."""
    if box.startswith("boss "):
        return kit.load(game, ["base", "shadow-of-salvation"], ["boss"], boss=box[5:])
    return kit.load(game, boxes or (["base"] if box == "base" else ["base", box]))


def failures(game, box, check, boxes=None):
    """What a check promises and the table does not hold, one sentence each."""
    unknown = [f"a check has no {key!r}; it has given, do, then." for key in check if key not in PARTS]
    if unknown or not check.get("then"):
        return unknown or ["a check without `then` shows nothing."]
    try:
        table = kit.Table(rules_of(game, box, boxes), **(check.get("given") or {}))
    except ValueError as error:
        return [str(error)]
    for number, move in enumerate(check.get("do") or [], 1):
        try:
            table.do(move)
        except kit.IllegalMove as error:
            return [f"move {number}: {error}"]
    then = check["then"]
    wrong = []
    for key, value in then.items():
        wrong += compare(table, key, value)
    decision = table.state.decision
    if not {"offers", "refuses"} & set(then) and decision is not None and decision.why != "main":
        wrong.append(f"a question is left open: {decision!r}")
    return wrong


def compare(table, key, value):
    """One line of `then`."""
    if key == "offers":
        return [f"{text!r} is not offered; offered: {table.options}" for text in value if not table.offers(text)]
    if key == "refuses":
        return [f"{text!r} is offered and should not be" for text in value if table.offers(text)]
    if key == "row_has":
        return [f"{card!r} is not in the row: {table.row}" for card in ids(value) if card not in table.row]
    if key == "opponent":
        return [
            line for name, part in value.items() for line in of_seat(table.opponent(1), name, part, "opponent ")
        ]
    if key == "boss":
        return [line for name, part in value.items() for line in of_seat(table.boss, name, part, "boss ")]
    if key in NUMBERS or key in PILES:
        if not hasattr(table, key):
            return [f"this game has no {key!r}"]
        return equal(key, getattr(table, key), value)
    return of_seat(table.me, key, value)


def of_seat(seat, key, value, whose=""):
    try:
        found = getattr(seat, key)
    except AttributeError as error:
        return [f"{whose}{key}: {error}"]
    return equal(whose + key, found, value, ordered=key == "deck")


def equal(key, found, value, ordered=False):
    """Numbers are the same; places hold the same cards, in the same order only where order matters."""
    if isinstance(found, int):
        return [] if type(value) is type(found) and found == value else [f"{key} is {found}, not {value!r}"]
    if isinstance(value, int):
        return [f"{key} holds cards, not a number: {found}"]
    wanted = ids(value)
    same = found == wanted if ordered else Counter(found) == Counter(wanted)
    return [] if same else [f"{key} is {found}, not {wanted}"]


def test_a_wrong_check_is_found():
    given = {"hand": "apprentice"}
    wrong = [
        {"given": given, "do": ["play apprentice"], "then": {"runes": 2}},
        {"given": given, "do": ["play militia"], "then": {"runes": 1}},
        {"given": given, "do": ["play apprentice"], "then": {"gold": 1}},
        {"given": given, "do": [], "then": {"hand": "militia"}},
        {"given": given, "do": [], "then": {"refuses": ["play apprentice"]}},
        {"given": given, "do": [], "then": {"offers": ["play militia"]}},
        {"given": given, "do": [], "then": {"row_has": "mephit"}},
        {"given": given, "do": [], "then": {"pool": 61}},
        {"given": given, "do": [], "then": {"opponent": {"honor": 1}}},
        {"given": {"deck": "militia mystic"}, "do": [], "then": {"deck": "mystic militia"}},
        {
            "given": {"hand": "seer-of-the-forked-path"},
            "do": ["play seer-of-the-forked-path"],
            "then": {"runes": 0},
        },
        {"given": given, "does": [], "then": {"runes": 0}},
        {"given": given, "do": ["play apprentice"]},
    ]
    assert [check for check in wrong if not failures("ascension", "base", check)] == []
    assert failures("ascension", "base", {"given": given, "do": ["play apprentice"], "then": {"runes": 1}}) == []
