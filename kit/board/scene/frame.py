"""The frame round the table: title, log, stepper, curtain, hint, messages."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from kit.board.scene.choices import named
from kit.board.scene.looks import SYMBOLS, look
from kit.board.scene.words import word
from kit.cards.load import CardError, read_set
from kit.cards.sentences import move_sentence
from kit.cards.terms import known, term
from kit.cards.things import capital
from kit.core.zones import NOBODY
from kit.play.titles import VARIANTS

if TYPE_CHECKING:
    from kit.board.scene.table import Painter
    from kit.board.showing import Showing

OPEN = -2


def framed(session: Showing) -> dict[str, object]:
    """The scene of a session: the table for the one who looks, and the frame."""
    painter = session.painter()
    scene = painter.scene()
    language = session.language
    game = session.game
    decision = session.asked()
    groups, more = session.story()
    shape = look(game.rules.game)
    scene.update(
        {
            "n": session.serial,
            "language": language,
            "title": shape.title,
            "sub": subtitle(session),
            "emblem": shape.emblem,
            "seal": shape.seal,
            "turned": 1 if shape.turned else 0,
            "money names": list(shape.money),
            "log": groups,
            "log more": 1 if more else 0,
            "say": session.spoken(),
            "film": film(session),
            "undo": undo(session),
            "speed": session.speed,
        }
    )
    if decision is not None:
        scene["number"] = decision.number
    if session.toast:
        scene["toast"] = session.toast
    if session.stack:
        scene["branch"] = session.note()
    if session.hint is not None:
        scene["hint"] = session.hint
    if session.curtain() != NOBODY:
        scene["curtain"] = curtain(session)
    elif session.state.over:
        scene["end"] = end(session, painter)
    elif session.stepping and not (session.live and decision is not None):
        scene["next"] = coming(session, painter)
    if session.keep and game.match is not None:
        scene["save"] = session.saved()
    return scene


@functools.cache
def set_title(game: str, name: str, language: str) -> str:
    """What a box is called on its card file, without the name of the game."""
    try:
        names = read_set(game, name).data.get("name")
    except CardError:
        names = None
    plain = capital(name.replace("-", " "))
    said = str(names.get(language) or names.get("en") or plain) if isinstance(names, dict) else plain
    title = look(game).title
    return capital(said.removeprefix(title).strip(" :-–")) or plain


def variant_title(name: str, language: str) -> str:
    """What a way to play is called."""
    return VARIANTS[name][known(language)] if name in VARIANTS else capital(term(name, language))


def subtitle(session: Showing) -> str:
    """Which boxes, which variants, how many seats."""
    rules, language = session.game.rules, session.language
    parts = [set_title(rules.game, name, language) for name in rules.sets]
    parts += [variant_title(name, language) for name in rules.variants]
    seats = session.game.players
    if seats > 1:
        parts.append(word("seats", language, n=seats))
    return " · ".join(parts)


def undo(session: Showing) -> dict[str, object]:
    """Can the last answer be taken back? If not, why not."""
    match = session.game.match
    if match is None:
        return {"can": 0, "why": ""}
    if session.can_undo():
        return {"can": 1, "why": ""}
    why = "nothing to undo" if not match._before else "cannot undo"
    return {"can": 0, "why": word(why, session.language)}


def film(session: Showing) -> dict[str, object]:
    """Where we are in the game, and how it goes on by itself."""
    game, strip = session.game, session.game.film
    found: dict[str, object] = {
        "at": game.at,
        "of": len(strip),
        "live": 1 if session.live else 0,
        "auto": 1 if session.auto else 0,
        "delay": 0 if session.rush else delay(session),
        "stepping": 1 if session.stepping else 0,
        "by": session.by,
        "replay": 1 if game.match is None else 0,
        "people": len(game.people),
        "turn": strip.turns[game.at],
        "seat": strip.active[game.at],
    }
    if session.stepping:
        found["turns"] = strip.turn_starts()
        shape = look(game.rules.game)
        told = shape.score or next(iter(shape.dials), "")
        if told:
            found["curve"] = {
                "label": capital(term(told, session.language)),
                "symbol": SYMBOLS.get(told, ""),
                "points": strip.curve(told),
            }
    if not game.people:
        names = session.sitting.names
        found["seats"] = [[seat, names[seat]] for seat in range(game.players)]
        found["seats"] += [[OPEN, word("all open", session.language)]]  # type: ignore[operator]
        found["viewer"] = game.viewer
    return found


def delay(session: Showing) -> int:
    """How long one step is shown; even at once, a replay that plays by itself can be followed."""
    from kit.board.showing import SPEEDS

    return SPEEDS[session.speed] or 60


def coming(session: Showing, painter: Painter) -> dict[str, object]:
    """Looking back: what was decided next, if the one who looks may know."""
    language = session.language
    state = session.state
    strip = session.game.film
    decision = state.decision
    if decision is None:
        return {"text": ""}
    name = painter.names[decision.seat]
    if session.game.at >= len(strip):
        return {"text": word("thinking", language, x=name)}
    open_hands = session.game.viewer == OPEN
    if not open_hands and decision.seat != painter.me:
        return {"text": word("about to hidden", language, x=name), "seat": decision.seat}
    move = decision.find(strip.moves[session.game.at])
    label = named(move_sentence(painter.rules, move, language), painter.names)
    found: dict[str, object] = {"text": word("about to", language, x=name, y=label), "seat": decision.seat}
    if move.kind >= 0:
        found["card"] = painter.rules.cards[move.kind].id
    return found


def curtain(session: Showing) -> dict[str, object]:
    """The table is passed on."""
    seat = session.curtain()
    name = session.sitting.names[seat]
    language = session.language
    return {
        "seat": seat,
        "title": word("hot seat", language),
        "text": word("pass the table", language, x=name),
        "small": word("curtain", language),
        "button": word("i am", language, x=name),
    }


def end(session: Showing, painter: Painter) -> dict[str, object]:
    """Who won, with what."""
    state, language = session.state, session.language
    names = painter.names
    winners = list(state.winners)
    foe = names[-1]
    if state.rules.boss:
        text = word("battle lost" if state.seats - 1 in winners else "battle won", language, x=foe)
    elif not winners:
        text = word("nobody wins", language)
    elif winners == [painter.me]:
        text = word("you win", language)
    elif len(winners) == 1:
        text = word("you lose", language, x=names[winners[0]])
    else:
        text = word("several win", language, x=", ".join(names[seat] for seat in winners))
    return {
        "text": text,
        "winners": winners,
        "scores": list(state.scores),
        "mine": 1 if painter.me in winners else 0,
        **({"battle": 1} if state.rules.boss else {}),
    }
