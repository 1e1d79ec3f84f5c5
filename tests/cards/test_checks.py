"""The examples in the card files: each `check` is set out on a table, played and compared."""

import pytest

import kit
from kit.cards.load import known_games, known_sets, read_part, read_set
from kit.games.shards.modes import MORE_FILES
from kit.play import proof


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
    return proof.failures(rules_of(game, box, boxes), check)


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
