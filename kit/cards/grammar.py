"""What a card file is made of besides words: header, facts, slots, events, and how cards are named.

Each thing with one sentence. The compiler accepts what stands here, the schema allows it and the manual
explains it, so the three agree. The words themselves are in `vocabulary.py`.
"""

from __future__ import annotations

from typing import Final

HEADER: Final[dict[str, str]] = {
    "game": "Which game the cards are for.",
    "set": "A short name for these cards.",
    "name": "The name of the set for readers, in one to three languages.",
    "expect": "How many there must be, counted when the file is read: `kinds`, `centre`, `starter`, `pile`, `relics`, "
    "`aside`.",
    "extends": "The set whose starters and piles this one repeats.",
    "heroes": "Who a player can be: `id`, `name`, `faction`.",
    "cards": "The cards, one after another; no card may take more than 100 steps.",
    "bosses": "Who is fought together: `id`, `name`, `groups`, `health` by number of players, `numbers`, steps, "
    "`thresholds`.",
}

FACTS: Final[dict[str, str]] = {
    "id": "What moves, saved games and other cards call it: small letters and digits joined by hyphens.",
    "name": "Its name: `en` at least, `fr` and `pt` where there is one.",
    "type": "Which sort of card it is.",
    "faction": "Its faction; without one it has none.",
    "cost": "What it costs to acquire, recruit or defeat: one resource.",
    "copies": "So many lie in the centre deck. Exactly one of `copies`, `starter`, `pile` is needed.",
    "starter": "So many are in everybody's starting deck.",
    "pile": "So many lie ready beside the row all the time.",
    "relic": "It is set aside for this hero and may be recruited once a game.",
    "aside": "So many wait in the box until something brings them in.",
    "group": "The group a shadow champion belongs to.",
    "boss": "The boss whose attack it is.",
    "close": "So many gems, paid by the players together, discard it.",
    "discount": "It costs less for each of something: `{by: 1, for_each: {…}}`.",
    "flags": "Properties that are no effect; see below.",
    "status": "How sure the figures are: `sourced`, `inferred` from what is known, or `designed` by us.",
    "note": "A remark for readers of the file.",
    "check": "Examples that are played and compared; see below.",
}

SLOTS: Final[dict[str, str]] = {
    "play": "When it is played from hand.",
    "use": "While it stays in play: once per turn, when its owner likes. Several abilities are named: "
    "`use: {first: […], second: […]}`. An `if` on the only step says when it can be used at all.",
    "reward": "When it is defeated.",
    "fate": "When it enters the row.",
    "ambush": "When a shadow champion comes into play.",
    "attack": 'When a boss\'s attack is drawn; "you" are the player who drew it.',
    "detonate": "When a trap was not disarmed in time.",
    "drawn": "When it is drawn from a player's deck.",
    "fallen": "When it is destroyed.",
    "when": "When something happens while it is in play; see below.",
    "static": "What holds as long as it is in play; see below.",
}

EVENTS: Final[dict[str, str]] = {
    "play": "You play a card of that sort.",
    "acquire": "You acquire or recruit a card of that sort.",
    "defeat": "You defeat a card of that sort in the row.",
    "end": "Your turn ends.",
    "banished": "This card itself is banished.",
}

# What a `when` may say besides its event.
TIMES: Final[dict[str, str]] = {
    "do": "The steps that follow.",
    "from": "Where this card must lie to notice: in play, unless it says `discard`.",
    "once_per_turn": "`true`: this card does it only once per turn.",
    "first_each_turn": "`true`: only the first time in a turn that it happens to you, whichever card waits.",
}

# Which cards a word, a condition or an event is about. Each word takes only those that mean something to it.
KEYS: Final[dict[str, str]] = {
    "type": "Cards of this sort, or of one of these sorts.",
    "faction": "Cards of this faction, or of one of these.",
    "cost": "Cards within bounds of cost: `{at_most: 4}`, `{at_least: 2}`.",
    "id": "This card, or one of these.",
    "from": "Where they are taken from: one place or several.",
    "to": "Where they go instead of the usual place.",
    "count": "How many: a number to choose, or in a condition how many there must be at least.",
    "by": "With `cheaper`: by how much.",
    "pay": "`true`: its cost is paid, as if it lay in the row.",
    "again_if": "With `copy`: once more if this holds after the first time.",
    "other": "`true`: not this card itself.",
}

# What `for_each` counts.
AMOUNTS: Final[dict[str, str]] = {
    "zone": "The place where they are counted: one of your own, or `played` for those played this turn.",
    "distinct": "`faction`: how many different factions there are among them.",
    "in_play": "Shadow champions in front of all players; `other: true` leaves this one out.",
    "counter": "Instead of cards: as much as you have of this resource.",
    "half": "`true`: half of it, rounded up.",
}

CHECK: Final[dict[str, str]] = {
    "given": "The position, as `kit.Table` takes it: places (`hand`, `deck`, `row`, …) and numbers "
    "(`runes`, `pool`, …). What is not named is harmless.",
    "do": "The moves, in order.",
    "then": "What holds afterwards: places and numbers of yours; `opponent: {…}` for those of the next seat; "
    "`offers` and `refuses` for moves; `row_has` for cards in the row.",
}
