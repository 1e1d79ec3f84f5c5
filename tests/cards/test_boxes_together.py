"""Boxes that are played together, and the words and marks that the second box of Ascension brought."""

import pytest

import kit
from kit.cards.sentences import move_sentence, sentence
from tests.cards.files import CARD, CONSTRUCT, TOP, compiled, one_card, refusal

BOTH = ["base", "return-of-the-fallen"]
MYSTIC = """  - id: mystic
    name: {en: Mystic}
    type: hero
    cost: {runes: 3}
    honor: 1
    pile: 5
    play: [{gain: {runes: 2}}]
"""


def extending(cards, extends="extends: base\n"):
    return f"game: ascension\nset: mine\n{extends}cards:\n{cards}"


def test_a_file_that_extends_another_adds_to_its_piles():
    rules = compiled(extending(MYSTIC))
    assert rules.cards[rules.by_id["mystic"]].pile == 25
    assert sum(card.id == "mystic" for card in rules.cards) == 1


def test_what_does_not_extend_may_not_repeat():
    said = refusal(extending(MYSTIC, ""))
    assert said == "mine.yaml:4  mystic.id: 'mystic' is already a card of the set 'base'."


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (MYSTIC.replace("runes: 3", "runes: 2"), "'mystic' is not the same card as in the set 'base'"),
        (MYSTIC.replace("runes: 2}}", "runes: 3}}"), "'mystic' is not the same card"),
        (MYSTIC.replace("pile: 5", "copies: 5"), "Only starters and piles of a set it extends may be repeated"),
        (MYSTIC.replace("mystic", "arha-initiate"), "Only starters and piles of a set it extends may be repeated"),
        (MYSTIC + MYSTIC.replace("mystic", "other") * 2, "'other' is already a card of the set 'mine'"),
    ],
)
def test_only_the_same_starters_and_piles_are_repeated(changed, said):
    assert said in refusal(extending(changed))


def test_a_starter_deck_is_not_doubled():
    starter = "  - id: militia\n    name: {en: Militia}\n    type: hero\n    starter: %d\n    play: [{gain: {power: 1}}]\n"
    assert compiled(extending(starter % 2)).cards[1].starter == 2
    assert "'militia' is not the same card" in refusal(extending(starter % 3))


def test_a_changed_pile_of_the_second_box_is_another_game():
    """Saved games and replays know the cards they were made with, also those that were put together."""
    one = compiled(extending(MYSTIC))
    other = compiled(extending(MYSTIC.replace("pile: 5", "pile: 6")))
    assert one.fingerprint != other.fingerprint


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("{banish_beside: 2}", "one neighbour or all of them: write 1 or all"),
        ("{guess: hand}", "no place to guess at 'hand'; there are: deck"),
        ("{next_time: {do: [{draw: 1}]}}", "waits for exactly one of play, acquire, defeat"),
        ("{next_time: {defeat: {}, acquire: {}, do: [{draw: 1}]}}", "waits for exactly one of"),
        ("{each_played: {type: hero}}", "each_played.do: needs a list"),
        ("{take_from_leader: {honor: 1, runes: 1}}", "takes one sort of thing"),
        ("{treat: void}", "no faction to treat cards as 'void'; there are: mechana"),
        ("{draw_more: 2}", "'draw_more' needs the set 'return-of-the-fallen'"),
        ("{if: {idle: true}, draw: 1}", "'idle' needs the set 'return-of-the-fallen'"),
        ("{if: {it: {kind: hero}}, draw: 1}", "no key 'kind'"),
        ("{acquire: {from: void, pay: false}}", "leave 'pay' out where nothing is paid"),
        ("{acquire: {from: row, pay: true}}", "no place 'row'; there are: void"),
        ("{defeat: {from: void, pay: false}}", "leave 'pay' out"),
        ("{defeat: {to: centre}}", "only a monster of the void"),
        ("{discard: {for_each: {zone: constructs}}, may: true}", "a counted discard stands alone"),
        ("{who: each_other_palyer, draw: 1}", "did you mean 'each_other_player'?"),
    ],
)
def test_what_is_wrong_with_a_rarer_word_is_said(step, said):
    assert said in refusal(one_card(f"play: [{step}]"))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("flags: [kept]", "'kept' needs the set 'return-of-the-fallen'"),
        ("when: []", "needs at least one event, and each only once"),
        (
            "when: [{play: {}, do: [{draw: 1}]}, {play: {}, do: [{draw: 1}]}]",
            "needs at least one event, and each only once",
        ),
        ("when: {end: {type: hero}, do: [{draw: 1}]}", "no key 'type'"),
        ("when: {banished: {from: row}, do: [{draw: 1}]}", "no place 'row'"),
        ("when: {banished: {}, once_per_turn: true, do: [{draw: 1}]}", "no key 'once_per_turn'"),
    ],
)
def test_what_is_wrong_with_a_mark_or_an_event_is_said(line, said):
    assert said in refusal(one_card(line, CONSTRUCT))


def test_a_card_may_wait_for_several_things():
    lines = "when: [{play: {type: hero}, do: [{gain: {runes: 1}}]}, {end: {}, do: [{gain: {honor: 1}}]}]"
    rules = compiled(f"{TOP}{CARD.replace('hero', 'construct')}    {lines}\n")
    table = kit.Table(rules, constructs="my-card", hand="apprentice").do("play apprentice")
    assert table.me.runes == 2
    table.do("end")
    assert table.me.honor == 1


def test_a_move_for_a_team_mate_is_said_with_its_price():
    rules = kit.load("ascension", BOTH, ["teams"])
    state = kit.Table(rules, runes=4).state
    move = state.decision.find("acquire mystic for p3")
    assert move_sentence(rules, move, "en") == "Acquire Mystic for p3 (4 runes)"
    assert move_sentence(rules, move, "fr") == "Acheter Mystique pour p3 (4 runes)"
    assert move_sentence(rules, move, "pt") == "Adquirir Místico para p3 (4 runas)"


def test_which_of_several_like_cards_is_meant_is_said():
    rules = kit.load("ascension", ["base"], ["solo"])
    table = kit.Table(rules, runes=6, power=1, row="landtalker mephit landtalker")
    move = table.state.decision.find("acquire landtalker second")
    assert move_sentence(rules, move, "en") == "Acquire Landtalker (6 runes), the second of the centre row"
    assert move_sentence(rules, move, "fr") == "Acheter Parle-Terre (6 runes), la deuxième de la ligne centrale"
    assert move_sentence(rules, move, "pt") == "Adquirir Fala-Terra (6 runas), a segunda da linha central"
    first = table.state.decision.find("acquire landtalker")
    assert move_sentence(rules, first, "en") == "Acquire Landtalker (6 runes)"


def test_a_card_of_the_void_is_said_to_be_there():
    table = kit.Table("ascension", BOTH, constructs="serpentcall", runes=9, void="lunar-stag deathseeker")
    table.do("use serpentcall recall")
    said = {move_sentence(table.rules, move, "pt") for move in table.state.decision.options}
    assert "Adquirir Cervo Lunar no vazio" in said


def test_a_construct_treated_as_mechana_is_of_both_factions():
    """A lone Shadow Star is of the Void, and with Dimension Diver of Mechana too: two factions."""
    table = kit.Table("ascension", BOTH, hand="dimension-diver avatar-golem", constructs="shadow-star")
    assert table.do("play dimension-diver", "play avatar-golem").me.honor == 2
    alone = kit.Table("ascension", BOTH, hand="avatar-golem", constructs="shadow-star")
    assert alone.do("play avatar-golem").me.honor == 1
    none = kit.Table("ascension", BOTH, hand="dimension-diver avatar-golem")
    assert none.do("play dimension-diver", "play avatar-golem").me.honor == 0


def test_a_card_named_by_another_is_named_in_every_language():
    rules = kit.load("ascension", BOTH)
    circle = rules.cards[rules.by_id["stone-circle"]]
    for language, name in (("en", "Mystic"), ("fr", "Mystique"), ("pt", "Místico")):
        assert name in sentence(circle, language)


@pytest.mark.parametrize(
    ("one", "language", "text"),
    [
        ("serpentcall", "fr", "Achetez un héros dans le Néant en payant son coût."),
        ("serpentcall", "pt", "Adquira um herói no vazio pagando o seu custo."),
        ("hedron-link-device", "fr", "Vous pouvez considérer les artefacts comme des artefacts Mékas."),
        ("samael-the-fallen", "en", "you may acquire it without paying."),
        ("samael-the-fallen", "fr", "vous pouvez l'acheter sans payer."),
        ("socket-altar", "en", "when you play a Mechana construct (this one included), gain 2 runes."),
        ("socket-altar", "pt", "quando jogar um construto Mechana (incluindo este), ganhe 2 runas."),
        ("ravenous-gorph", "en", "Fate: Banish every card next to this one in the centre row."),
        ("dandelion-witch", "pt", "Para cada herói Virente que você já jogou ou ainda jogar neste turno, ganhe 1 de honra."),
    ],
)  # fmt: skip
def test_what_could_be_misread_is_said_plainly(one, language, text):
    rules = kit.load("ascension", BOTH)
    assert text in sentence(rules.cards[rules.by_id[one]], language)
