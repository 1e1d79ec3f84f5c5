"""What Greedy would do and why: the weights it adds up, in words. It only looks."""

from __future__ import annotations

from typing import Any, Final

from kit.agents.greedy import Greedy, weigh, weights
from kit.board.scene.choices import named
from kit.board.scene.words import Three, word
from kit.cards.sentences import move_sentence
from kit.cards.terms import known
from kit.core.moves import Decision
from kit.core.view import View

PARTS: Final[dict[str, Three]] = {
    "words": ("this sort of move", "ce type de coup", "este tipo de lance"),
    "per_cost": ("its cost", "son coût", "seu custo"),
    "per_honor": ("its honor", "son honneur", "sua honra"),
    "cards": ("this very card", "cette carte même", "esta carta mesma"),
    "factions": ("its faction", "sa faction", "sua facção"),
}
MOST_SHOWN: Final = 4


def hint(view: View, decision: Decision, names: list[str], language: str) -> dict[str, object]:
    """The heaviest option, what its weight is made of, and the next best."""
    agent = Greedy()
    rows = agent.explain(view, decision)
    text, total = rows[0]
    best = decision.find(text)
    rules = view.rules
    shown = [
        {"label": named(move_sentence(rules, decision.find(t), language), names), "weight": figure(w)}
        for t, w in rows[:MOST_SHOWN]
    ]
    return {
        "move": best.text,
        "card": rules.cards[best.kind].id if best.kind >= 0 else "",
        "title": word("would", language, x=shown[0]["label"]),
        "weight": figure(total),
        "parts": parts(view, best.text, decision, total, language),
        "others": shown[1:],
        "small": word("weights", language),
    }


def parts(view: View, text: str, decision: Decision, total: float, language: str) -> list[list[str]]:
    """The weight taken apart, table by table; empty if it does not add up."""
    rules = view.rules
    move = decision.find(text)
    given = weights(rules.game)
    for table in (given, {**given, **given.get("late", {})}):
        found = split(table, lambda one: weigh(rules, move, one))
        if abs(sum(found.values()) - total) < 1e-6:
            return [
                [PARTS[name][known(language)] if name in PARTS else name.replace("_", " "), figure(value)]
                for name, value in found.items()
                if value
            ]
    return []


def split(table: dict[str, Any], weight: Any) -> dict[str, float]:
    """Each part of a table of weights by itself."""
    return {name: float(weight({name: part})) for name, part in table.items() if name != "late"}


def figure(value: float) -> str:
    """A weight as a short number."""
    return f"{value:g}"
