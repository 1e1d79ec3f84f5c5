"""Card files for tests: a whole file around a card, and what comes of it."""

import kit
from kit.cards.load import parse
from kit.games import compose

TOP = "game: ascension\nset: mine\ncards:\n"
CARD = "  - id: my-card\n    name: {en: My Card}\n    type: hero\n    faction: void\n    copies: 1\n"
"""Five lines: what is added stands on line 9 of the file."""
CONSTRUCT = CARD.replace("hero", "construct")


def compiled(text, game="ascension", name="mine.yaml"):
    """The rules with the cards of this file."""
    return compose(game, ["base"], [], parse(text, name))


def refusal(text, game="ascension"):
    """The sentence with which a file is refused."""
    try:
        compiled(text, game)
    except kit.CardError as error:
        return str(error)
    raise AssertionError(f"this was accepted:\n{text}")


def one_card(line, card=CARD):
    """A file with one card that has this line."""
    return f"{TOP}{card}    {line}\n"
