"""The sentences on cards, moves and questions, in English, French and Portuguese."""

import re

import pytest

import kit
from kit.cards.entries import FLAGS
from kit.cards.load import known_games, known_sets
from kit.cards.phrases import CONDITIONS as SAID_CONDITIONS
from kit.cards.phrases import EVENTS as SAID_EVENTS
from kit.cards.phrases import FLAGS as SAID_FLAGS
from kit.cards.sentences import move_sentence, question, sentence
from kit.cards.terms import COUNTERS, FACTIONS, MOVES, NOUNS, PLACES, QUESTIONS
from kit.cards.vocabulary import CONDITIONS, WORDS
from kit.games import GAMES, known_bosses
from kit.play.manual import card, everything
from tests.cards.files import compiled, one_card

LANGUAGES = ("en", "fr", "pt")
CARDS = [(rules.game, one) for rules in (everything(game) for game in known_games()) for one in rules.cards]
IDS = [f"{game}/{one.id}" for game, one in CARDS]
# What a boss brings along, and the same shadow champions when players summon them.
BATTLES = [kit.load("shards", known_sets("shards"), ["boss"], boss=boss) for boss in known_bosses("shards")]
SUMMONING = kit.load("shards", known_sets("shards"), ["summoning"])
THREATS = {
    f"boss/{one.id}": one for rules in BATTLES for one in rules.cards if one.id not in everything("shards").by_id
}
THREATS |= {f"summoned/{one.id}": one for one in SUMMONING.cards if one.type == "shadow"}
CARDS += [("shards", one) for one in THREATS.values()]
IDS += list(THREATS)

# Small words and verbs that belong to one language and would be left over in another.
OF_ENGLISH = "the a an you your they their may if each card cards gain gains draw draws banish this turn and or of to from put"
OF_FRENCH = (
    "vous votre vos le la les une des du chaque carte cartes gagnez piochez bannissez cette et ou dans ce tour"
)
OF_PORTUGUESE = "você seu sua seus uma cada carta cartas ganhe compre bana esta este e ou da na turno"
SHARED = {"de", "du", "a", "ou", "que", "o", "e", "la"}
OF = {
    "en": set(OF_ENGLISH.split()) - SHARED,
    "fr": set(OF_FRENCH.split()) - SHARED,
    "pt": set(OF_PORTUGUESE.split()) - SHARED,
}


def words(text):
    return set(re.findall(r"[^\W\d_]+", text.lower()))


def strays(text, language):
    """Words of another language."""
    others = set().union(*(OF[other] for other in LANGUAGES if other != language)) - OF[language]
    return words(text) & others


def sound(text, language):
    """A sentence as it should be: whole, filled in, in one language."""
    assert text, "nothing is said"
    assert not re.search(r"[{}_@]|None|\bput\.|  ", text), text
    assert not strays(text, language), f"{strays(text, language)} in {text!r}"
    for line in text.splitlines():
        assert line[0].isupper(), line
        assert line.endswith("."), line
        if language == "fr":
            assert not re.search(r"\S[:;!?](\s|$)", line), f"French puts a space there: {line}"
        else:
            assert not re.search(r"\s[:;!?,.]", line), line
    if language == "fr":
        assert not re.search(r"(?<!-)\b(de|le|que|je|se|ce) [aeiouyéèê]", text), f"no elision: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "one"), CARDS, ids=IDS)
def test_the_sentence_of_every_card_is_sound(game, one, language):
    sound(sentence(one, language), language)


@pytest.mark.parametrize(("game", "one"), CARDS, ids=IDS)
def test_every_number_of_a_card_is_in_all_its_sentences(game, one):
    """The same figures, each as often, whatever the language."""
    found = [sorted(re.findall(r"\d+", sentence(one, language))) for language in LANGUAGES]
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", [w for game in GAMES.values() for w in game.words] + WORDS, ids=lambda w: w.name)
def test_every_word_has_its_sentence(word, language):
    """Made from the example in the vocabulary; in French and Portuguese it is not the English one."""
    for game in GAMES:
        if word in WORDS or word in GAMES[game].words:
            found = card(game, word.example)
            if found is not None:
                rules, _ = found
                one = rules.cards[rules.by_id["example"]]
                sound(sentence(one, language), language)
                assert language == "en" or sentence(one, language) != sentence(one, "en")
                return
    raise AssertionError(f"the example of {word.name} is no card")


@pytest.mark.parametrize(
    "step",
    [
        "{who: each_opponent, discard: 2, may: true}",
        "{who: each_player, draw: 1}",
        "{who: each_opponent, if: {control: {type: construct}}, destroy: 1}",
        "{who: each_opponent, choose: {discard: [{discard: 1}], destroy: [{destroy: all}]}}",
        "{if: {honor: 10}, gain: {runes: 1, power: 2, honor: 3}}",
        "{if: {played: {type: [hero, construct], faction: mechana, count: 2, other: true}}, draw: 1}",
        "{banish: {from: [hand, discard], count: 3}, may: true}",
        "{banish: {from: row, type: monster, cost: {at_least: 3}}}",
        "{acquire: {type: construct, cost: {at_least: 2, at_most: 5}, to: hand}, may: true}",
        "{acquire: {id: mystic}}",
        "{fetch: {type: construct, faction: void, to: deck}, may: true}",
        "{gain: {honor: 2}, for_each: {zone: played, type: hero}}",
        "{gain: {power: infinite}}",
        "{cheaper: {faction: lifebound, by: 2}}",
        "{pay: {runes: 2}, then: [{draw: 1}, {gain: {honor: 1}}]}",
        "{discard: 1, may: true, then: [{if: {power: 3}, draw: 1}]}",
        "{unite: [{draw: 1}, {gain: {runes: 1}}]}",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_card_says_yet_would_be_said_well(step, language):
    rules = compiled(one_card(f"play: [{step}]"))
    sound(sentence(rules.cards[rules.by_id["my-card"]], language), language)


@pytest.mark.parametrize(
    ("one", "language", "text"),
    [
        ("rocket-courier-x-99", "en", "Once per turn, when you acquire another Mechana construct, you may put it into your hand."),
        ("rocket-courier-x-99", "fr", "Une fois par tour, quand vous achetez un autre artefact Méka, vous pouvez le placer dans votre main."),
        ("rocket-courier-x-99", "pt", "Uma vez por turno, quando adquirir outro construto Mechana, você pode colocá-lo na sua mão."),
        ("void-initiate", "fr", "Gagnez 1 rune. Vous pouvez bannir une carte de votre main ou de votre défausse."),
        ("sea-tyrant", "pt", "Recompensa: Ganhe 5 de honra. Cada oponente destrói todos os seus construtos, exceto um."),
        ("arha-templar", "en", "Defeat a monster that costs 4 or less without paying its cost."),
    ],
)  # fmt: skip
def test_some_sentences_word_for_word(one, language, text):
    rules = kit.load("ascension")
    assert sentence(rules.cards[rules.by_id[one]], language) == text


def test_shards_has_the_words_of_its_own_booklets():
    """In French the row is a river there, and a deck is a deck; a champion is activated."""
    rules = compiled(
        "game: shards\nset: mine\ncards:\n  - {id: m, name: {en: M}, type: champion, faction: order, copies: 1, "
        "use: [{banish: {from: row}}, {acquire: {type: ally, faction: undergrowth, to: deck}}]}\n",
        "shards",
    )
    text = sentence(rules.cards[rules.by_id["m"]], "fr")
    assert text.startswith("Activez : Bannissez une carte de la rivière. Recrutez un allié Maquis")
    assert text.endswith("placez-le au sommet de votre deck.")


# ---------------------------------------------------------------------- tables


def test_every_flag_and_condition_is_said():
    assert set(FLAGS) <= set(SAID_FLAGS)
    assert set(CONDITIONS) <= set(SAID_CONDITIONS)


def test_nothing_is_left_untranslated():
    """Where a language has the same word as English, it is on this list on purpose."""
    same = {"runes", "faction", "type", "Focus", "champion", "champions", "box", "Homodeus", "Mechana", "Wraethe"}
    tables = {**PLACES, **QUESTIONS, **MOVES, **SAID_FLAGS}
    for name, texts in tables.items():
        assert len(texts) == 3, name
        assert all(texts), name
        for text in texts[1:]:
            assert text != texts[0] or text in same or text == "deck", f"{name}: {text}"
    for table in (NOUNS, FACTIONS, COUNTERS):
        for name, forms in table.items():
            assert set(forms) == set(LANGUAGES), name
    for events in SAID_EVENTS.values():
        for texts in events.values():
            assert all("{x}" in text for text in texts) or not any("{x}" in text for text in texts)


# ---------------------------------------------------------------------- moves and questions


def moves_met(game, language):
    """Every move and question that comes up in some games, as a person reads them."""
    rules = everything(game)
    seen = {}
    for seed in range(6):
        state = rules.begin(seats=rules.most, seed=seed)
        bot = kit.Random(seed)
        while state.decision is not None and state.turn < 60:
            asked = question(state.decision.why, language)
            assert asked.endswith("?")
            seen[asked] = True
            for move in state.decision.options:
                seen.setdefault(move_sentence(rules, move, language), move)
            state.apply(bot.choose(state.view(state.decision.seat), state.decision))
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", known_games())
def test_every_move_met_in_play_reads_well(game, language):
    names = {card.name(language) for card in everything(game).cards}
    seen = moves_met(game, language)
    assert len(seen) > 20
    for text in seen:
        assert text[0].isupper(), text
        assert not re.search(r"[{}_@]|  ", text), text
        bare = text
        for name in sorted(names, key=len, reverse=True):
            bare = bare.replace(name, "")
        assert not strays(bare, language), text


def test_a_condition_of_the_table_is_said_before_who_does_something():
    assert sentence(THREATS["boss/fragmenta"], "en") == (
        "Ambush: If the boss has at least 10 mastery, each opponent discards a card."
    )
    assert sentence(THREATS["boss/armageddon"], "fr").startswith(
        "Quand elle est piochée : En mode Ravage, chaque joueur subit 10 dégâts."
    )
    assert sentence(THREATS["boss/assassinate"], "pt").startswith(
        "Ao ser comprada: Se uma carta da linha central estiver virada para baixo, o chefe ganha 2 de maestria; senão,"
    )


def test_a_summoned_champion_speaks_of_you_and_one_of_a_boss_of_the_boss():
    """D22: the mastery it asks for, and the mastery it gives, are those of whoever controls it."""
    assert sentence(THREATS["summoned/fragmenta"], "en") == (
        "Ambush: If you have at least 10 mastery, each opponent discards a card."
    )
    assert sentence(THREATS["summoned/vector-fiend"], "fr").startswith("Embuscade : Gagnez 1 point de maîtrise")
    assert sentence(THREATS["boss/vector-fiend"], "fr").startswith("Embuscade : Le boss gagne 1 point de maîtrise")
    for name, one in THREATS.items():
        if name.startswith("summoned/"):
            assert not re.search(r"\bboss\b|\bchefe\b", " ".join(sentence(one, lang) for lang in LANGUAGES)), name


def test_a_language_nobody_knows_is_answered_in_english():
    one = kit.load("ascension").cards[0]
    assert sentence(one, "xx") == sentence(one, "en") == "Gain 1 rune."


def test_all_boxes_are_read():
    assert {game for game, _ in CARDS} == set(known_games())
    assert len(CARDS) >= sum(len(kit.load(game).cards) for game in known_games())
    assert all(known_sets(game) for game in known_games())
