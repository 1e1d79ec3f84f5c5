"""`python -m kit.play.manual`: writes `cards/README.md` and `cards/schema.json` from the vocabulary.

With `--check` nothing is written; it fails with a sentence if they are no longer what they should be.
Every example in the manual has been compiled, and every error in it is the one the compiler gives.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from kit.cards import grammar
from kit.cards.compile import MOST_IN_A_CARD, MOST_STEPS, MOST_TIMES
from kit.cards.conditions import QUESTIONS
from kit.cards.entries import FLAGS, MOST_CARDS, MOST_COPIES
from kit.cards.load import MOST_BYTES, MOST_DEPTH, CardError, folder, known_sets, parse, read_set
from kit.cards.phrases import FLAGS as FLAG_SENTENCES
from kit.cards.schema import Speech, schema
from kit.cards.sentences import sentence, term
from kit.cards.values import MOST_TEXT
from kit.cards.vocabulary import MODIFIERS, WORDS, Word
from kit.core.rules import Rules
from kit.games import GAMES, NO_FIGHT, Fight, UnknownName, compose, known_bosses, load
from kit.play.manual_text import CHECKS, ERRORS, FILE, INTRODUCTION, OWN_FILE, WRONG

# Where a step may stand, tried in this order; some words only make sense in some of them.
FRAMES = (
    "play: [{step}]",
    "flags: [copies], play: [{step}]",
    "reward: [{step}]",
    "fate: [{step}]",
    "when: {{acquire: {{}}, do: [{step}]}}",
)
# The slot that a card of the right type for a frame has, where it is not the slot of the frame itself.
BEARERS = {"flags": "play", "when": "use"}


def main(arguments: Sequence[str]) -> int:
    """Write both files, or only look whether they are up to date."""
    checking = list(arguments) == ["--check"]
    if arguments and not checking:
        print("Usage: python -m kit.play.manual [--check]", file=sys.stderr)
        return 2
    stale = []
    for name, text in files().items():
        path = folder() / name
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if old == text:
            continue
        stale.append(f"cards/{name}")
        if not checking:
            path.write_text(text, encoding="utf-8")
            print(f"cards/{name} is written.")
    if checking and stale:
        print(
            f"The vocabulary has changed since {' and '.join(stale)} was written; run: make cards", file=sys.stderr
        )
        return 1
    return 0


def files() -> dict[str, str]:
    """The two files, as they should be."""
    speeches = [speech(game) for game in GAMES]
    data = json.dumps(schema(speeches), indent=1, ensure_ascii=False)
    return {"README.md": manual(speeches), "schema.json": data + "\n"}


def speech(game: str) -> Speech:
    """A game with all its boxes, and with each variant that can be played."""
    rules = [everything(game)]
    for variant in GAMES[game].variants:
        for boxes in [[box] for box in known_sets(game)] + [known_sets(game)]:
            try:
                rules.append(load(game, boxes, [variant]))
            except UnknownName:
                continue
    plan = GAMES[game]
    return Speech(game, rules, plan.words, plan.questions, plan.statics)


def everything(game: str) -> Rules:
    """All boxes together, or the base box where they do not go together."""
    try:
        return load(game, known_sets(game))
    except UnknownName:
        return load(game)


# ---------------------------------------------------------------------- examples


def card(game: str, step: str) -> tuple[Rules, str] | None:
    """A card with this step, compiled with all others of a game; None if the game has no such thing."""
    rules = everything(game)
    for frame in FRAMES:
        slot = frame.partition(":")[0]
        sorts = GAMES[game].sorts
        bearers = [name for name in rules.types if BEARERS.get(slot, slot) in sorts[name].carries]
        if not bearers:
            continue
        entry = f"id: example, name: {{en: Example}}, type: {bearers[0]}, faction: {rules.factions[1]}, copies: 1"
        text = f"game: {game}\nset: example\ncards:\n  - {{{entry}, {frame.format(step=step)}}}\n"
        for variants, fight in (([], NO_FIGHT), *battles(game)):
            try:
                made = compose(game, list(rules.sets), variants, parse(text, "example.yaml"), fight)
            except CardError:
                continue
            return made, frame
    return None


def battles(game: str) -> list[tuple[list[str], Fight]]:
    """Some words mean something only where a boss is fought."""
    return [(["boss"], (known_bosses(game)[0], (), 0))] if "boss" in GAMES[game].variants else []


def reads(word: Word, games: Sequence[str]) -> str:
    """The sentence a word's example makes on a card."""
    for game in games:
        found = card(game, word.example)
        if found is not None:
            rules, frame = found
            lines = sentence(rules.cards[rules.by_id["example"]]).splitlines()
            return lines[0] if frame not in FRAMES[2:4] else lines[0].partition(": ")[2]
    raise CardError(f"The example of {word.name!r} is no card of any game: {word.example}")


def uses(game: str) -> list[tuple[str, object]]:
    """Every part of every card, with the key it stands under."""
    found: list[tuple[str, object]] = []
    for name in known_sets(game):
        cards = read_set(game, name).data["cards"]
        todo: list[object] = list(cards) if isinstance(cards, list) else []
        while todo:
            value = todo.pop()
            if isinstance(value, dict):
                parts = {key: part for key, part in value.items() if key not in ("check", "name")}
                found += [(key, value) for key in parts]
                todo += parts.values()
            elif isinstance(value, list):
                todo += value
    return found


def written(value: object) -> str:
    """Plain data as it stands in a card file."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {written(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(written(part) for part in value) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def shortest(key: str, wanted: Sequence[str], inner: bool = False) -> str:
    """The shortest use of a key in the card files, in a mapping that has one of the wanted keys too."""
    found: list[str] = []
    for game in GAMES:
        for name, value in uses(game):
            if name == key and isinstance(value, dict) and (not wanted or any(word in value for word in wanted)):
                found.append(written({key: value[key]} if inner else value))
    return min(found, key=lambda text: (len(text), text), default="")


# ---------------------------------------------------------------------- the manual


def manual(speeches: list[Speech]) -> str:
    """cards/README.md."""
    every = [word.name for word in [*WORDS, *(word for one in speeches for word in one.words)]]
    parts = [INTRODUCTION, fenced(FILE, "yaml")]
    parts += ["## The top of a file", table(("key", "what it says"), rows(grammar.HEADER))]
    parts += ["## The facts of a card", table(("key", "what it says"), rows(grammar.FACTS))]
    parts += ["The games have their own names for things:", names(speeches)]
    slots = [
        (code(k), means, code(shortest(k, (), True) or f"{{{k}: [{{draw: 1}}]}}"))
        for k, means in grammar.SLOTS.items()
    ]
    parts += ["## Slots: when it happens", table(("slot", "when", "example"), slots)]
    parts += ["## Words: what a step does", STEP]
    shared = [word_row(word, list(GAMES)) for word in WORDS]
    head = ("word", "what it does", "example", "on the card")
    parts += ["### In every game", table(head, shared)]
    for one in speeches:
        if one.words:
            own = [word_row(word, [one.game]) for word in one.words]
            parts += [f"### Only in {one.game.capitalize()}", table(head, own)]
    beside = [(code(k), means, code(shortest(k, every))) for k, means in MODIFIERS.items()]
    parts += ["## Beside a word", table(("key", "what it says", "example"), beside)]
    parts += ["## Conditions: after `if`", SEVERAL]
    asks = ("condition", "holds if", "example")
    asked = [(code(q.name), q.means, code(q.example)) for q in QUESTIONS]
    asked.append(("a resource", "You have at least so much of it.", code("{mastery: 10}")))
    parts += ["### In every game", table(asks, asked)]
    for one in speeches:
        if one.questions:
            own_asked = [(code(q.name), q.means, code(q.example)) for q in one.questions]
            parts += [f"### Only in {one.game.capitalize()}", table(asks, own_asked)]
    for one in speeches:
        if one.statics:
            lasting = [(code(s.name), s.means, code(s.example)) for s in one.statics]
            parts += [f"## Static: what holds in play (only in {one.game.capitalize()})"]
            parts += [table(("word", "what holds", "example"), lasting)]
    parts += ["## Which cards", WHICH, table(("key", "which"), rows(grammar.KEYS))]
    parts += ["## Counting: after `for_each`", COUNTING, table(("key", "what"), rows(grammar.AMOUNTS))]
    events = [
        (code(k), means, code(shortest(k, tuple(grammar.TIMES)) or f"{{{k}: {{}}, do: [{{draw: 1}}]}}"))
        for k, means in grammar.EVENTS.items()
    ]
    parts += ["## Events: in `when`", WHEN, table(("event", "happens when", "example"), events)]
    parts += [table(("beside it", "what it says"), rows(grammar.TIMES))]
    flags = [(code(flag), FLAG_SENTENCES.get(flag, ("",))[0]) for flag in FLAGS]
    parts += ["## Flags", table(("flag", "on the card"), flags)]
    parts += ["## Checks", CHECKS, table(("key", "what it says"), rows(grammar.CHECK))]
    parts += ["## Cards of your own", OWN_FILE, bounds()]
    parts += ["## When something is wrong", ERRORS, fenced("\n".join(errors()), "text")]
    return "\n\n".join(parts) + "\n"


SEVERAL = "Several conditions in one `if` must all hold: `{mastery: 20, echo: true}`."
STEP = (
    "A slot holds a list of steps, done from top to bottom. A step is exactly one word, and beside it perhaps "
    "`who`, `if`, `for_each`, `may` or `then`."
)
WHICH = (
    "Where a word, a condition or an event is about cards, these keys say which; all that are given must fit. "
    "`{}` is any card."
)
COUNTING = "The keys `type`, `faction`, `cost` and `id` from above, and:"
WHEN = "A card waits for one event; the cards it is about are named as above."


def word_row(word: Word, games: Sequence[str]) -> tuple[str, str, str, str]:
    """A word in its table."""
    return code(word.name), word.means, code(word.example), reads(word, games)


def names(speeches: list[Speech]) -> str:
    """Types, factions, resources, figures and places of each game, as card files call them."""
    lines = []
    for one in speeches:
        for what, given in (
            ("types", one.types),
            ("factions", one.factions),
            ("resources", one.resources),
            ("figures", one.figures),
            ("places", [*one.own, *one.places, "piles"]),
        ):
            lines.append((one.game, what, ", ".join(code(name) for name in given)))
    said = [(code(r), *(term(r, tongue) for tongue in ("en", "fr", "pt"))) for r in resources(speeches)]
    return table(("game", "", "names"), lines) + "\n\n" + table(("resource", "en", "fr", "pt"), said)


def resources(speeches: list[Speech]) -> list[str]:
    """Of all games, each once."""
    return list(dict.fromkeys(name for one in speeches for name in one.resources))


def bounds() -> str:
    """How much a file may hold."""
    lines = [
        ("a file", f"{MOST_BYTES:,} bytes of UTF-8, nested {MOST_DEPTH} deep at most"),
        ("cards", f"{MOST_CARDS} in a file, {MOST_COPIES} copies of each"),
        (
            "steps",
            f"{MOST_IN_A_CARD} in a card, {MOST_STEPS:,} in a game, {MOST_TIMES} choices of one kind in a row",
        ),
        ("texts", f"{MOST_TEXT} characters on one line"),
        ("numbers", "0 to 1,000"),
    ]
    return table(("bound", ""), lines)


def errors() -> list[str]:
    """What the compiler says to some wrong cards."""
    found = []
    for text in WRONG:
        try:
            compose("ascension", ["base"], [], parse(text, "my-cards.yaml"))
        except CardError as error:
            found.append(str(error))
    return found


# ---------------------------------------------------------------------- as text


def code(text: str) -> str:
    """As it is written."""
    return f"`{text}`" if text else ""


def fenced(text: str, language: str) -> str:
    """A block of text as it is written."""
    return f"```{language}\n{text.strip()}\n```"


def rows(means: dict[str, str]) -> list[tuple[str, str]]:
    """Names with their sentences."""
    return [(code(name), sentence_) for name, sentence_ in means.items()]


def table(head: tuple[str, ...], lines: Sequence[tuple[str, ...]]) -> str:
    """A table of the manual."""
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, tuple("---" for _ in head), *lines))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
