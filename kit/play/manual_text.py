"""What the manual of the card language says around its tables."""

from __future__ import annotations

from typing import Final

INTRODUCTION: Final = """\
# The card language

This page is written by `make cards` from the vocabulary of the compiler; change it there.

A card is an entry in a text file (YAML): what stands in its corners, and what it does, in a few words that
always mean the same. Nobody writes the sentence on the card: it is made from the effects, in English,
French and Portuguese. `cards/schema.json` lets an editor complete and underline what you type; put this line
on top of your file:

```yaml
# yaml-language-server: $schema=../schema.json
```

A whole file:"""

FILE: Final = """\
game: ascension
set: my-cards
name: {en: My cards}
expect: {kinds: 2, centre: 5}

cards:
  - id: hill-giant
    name: {en: Hill Giant, fr: Géant des collines}
    type: monster
    cost: {power: 4}
    copies: 3
    reward:
      - gain: {honor: 3}
      - {banish: {from: [hand, discard]}, may: true}
    check:
      - given: {power: 4, row: hill-giant, hand: apprentice}
        do: [defeat hill-giant, banish apprentice]
        then: {power: 0, honor: 3, hand: ""}

  - id: star-gazer
    name: {en: Star Gazer}
    type: hero
    faction: enlightened
    cost: {runes: 3}
    honor: 1
    copies: 2
    play:
      - draw: 1
      - {if: {control: {type: construct, count: 2}}, gain: {runes: 2}}
    check:
      - {given: {hand: star-gazer, deck: militia}, do: [play star-gazer], then: {hand: militia, runes: 0}}
"""

CHECKS: Final = """\
A check is an example of what a card does: a position, some moves, and what must hold then. It is proof,
demonstration and documentation in one; every card of the boxes has one, and each is a test of its own. Cards
are named by their ids, several in one text (`hand: apprentice militia`), the top of a pile first; `""` is an
empty place."""

OWN_FILE: Final = """\
```python
import kit

rules = kit.load("ascension", extra="my-cards.yaml")  # your cards are shuffled in with the others
match = kit.Match(rules, chairs=[None, kit.Greedy()], seed=1)
table = kit.Table(rules, hand="star-gazer", deck="militia")  # or set out a position
table.do("play star-gazer")
```

On the command line every command takes the file too: `python -m kit cards ascension --extra my-cards.yaml`.

The file is read again when it has changed. It may come from anybody: it can only say what this language
says, it cannot contain code, and it is bounded:"""

ERRORS: Final = """\
What cannot be understood is refused with a `kit.CardError`: the file, the line, the card, and where it can be
guessed the word that was meant."""

_TOP = "game: ascension\nset: my-cards\ncards:\n"
_CARD = "  - id: star-gazer\n    name: {en: Star Gazer}\n    type: hero\n    copies: 2\n"

# Each of these has one mistake.
WRONG: Final[tuple[str, ...]] = (
    _TOP + _CARD + "    play: [{gian: {runes: 1}}]\n",
    _TOP + _CARD + "    play: [{gain: {rune: 1}}]\n",
    _TOP + _CARD + "    play: [{draw: two}]\n",
    _TOP + _CARD + "    play: [{gain: {runes: -1}}]\n",
    _TOP + _CARD + "    play: [{draw: 1, gain: {runes: 1}}]\n",
    _TOP + _CARD.replace("hero", "heroe") + "    play: [{draw: 1}]\n",
    _TOP + _CARD.replace("star-gazer", "mystic") + "    play: [{draw: 1}]\n",
    _TOP + _CARD.replace("name: {en: Star Gazer}", "name: {fr: Astronome}") + "    play: [{draw: 1}]\n",
    _TOP.replace("cards:", "expect: {centre: 3}\ncards:") + _CARD + "    play: [{draw: 1}]\n",
    _TOP + _CARD + "    copies: 3\n",
    _TOP + _CARD + "    play: [{draw: 1}\n",
)
