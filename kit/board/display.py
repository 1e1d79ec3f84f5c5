"""How the nouns of the kit show themselves in a notebook.

Drawers are registered with IPython by the name of the type, so the core need not know that there are
notebooks, and nothing of a page is loaded before something is shown. Every text is escaped.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Any, Final

from kit.charts.look import FACTIONS

if TYPE_CHECKING:
    from kit.core.cards import Card
    from kit.core.moves import Decision
    from kit.core.view import View


def card_html(card: Card) -> str:
    """A card as a small picture made of words."""
    from kit.cards.sentences import sentence
    from kit.play.listing import cost_text, kind_text

    skin = "monster" if card.type == "monster" and card.faction == "none" else card.faction
    deep, edge = FACTIONS.get(skin, FACTIONS["none"])
    cost = cost_text(card, "en")
    lines = "".join(f"<div style='margin:4px 0'>{escape(line)}</div>" for line in sentence(card).splitlines())
    return (
        f"<div style='display:inline-block;width:210px;border:2px solid {deep};border-radius:12px;overflow:hidden;"
        "font:13px/1.35 sans-serif;vertical-align:top;background:#fdfcf8;color:#1b2329'>"
        f"<div style='background:linear-gradient(90deg,{deep},{edge});color:#fff;font-weight:700;padding:7px 10px'>"
        f"{escape(card.name())}<span style='float:right;font-weight:500'>{escape(cost)}</span></div>"
        f"<div style='padding:6px 10px;min-height:64px'><small>{escape(kind_text(card, 'en'))}</small>{lines}</div></div>"
    )


def decision_html(decision: Decision) -> str:
    """A question and its answers."""
    from kit.cards.sentences import question

    answers = "".join(f"<li><code>{escape(move.text)}</code></li>" for move in decision.options)
    return f"<div><b>p{decision.seat + 1}: {escape(question(decision.why))}</b><ul style='margin:4px 0'>{answers}</ul></div>"


def view_html(view: View) -> str:
    """What one seat may know, as the terminal shows it."""
    from kit.play.text import table_text

    return f"<pre style='line-height:1.3'>{escape(table_text(view))}</pre>"


def show_on_board(game: Any) -> None:
    """A match is played and a replay stepped through on the board."""
    from IPython.display import display

    from kit.board.board import Board

    display(Board(game))  # type: ignore[no-untyped-call]


def check_html(check: Any) -> str:
    """An exercise: done or not yet, and a sentence. The sign says what the colour says."""
    sign, colour = ("✓", "#00756b") if check.done else ("→", "#9a5b00")
    return (
        f"<div class='dk-check' role='status' style='border-left:5px solid {colour};padding:6px 12px;margin:4px 0;"
        f"font:15px/1.45 sans-serif'><b style='color:{colour}'>{sign}</b> {escape(check.text)}</div>"
    )


def show_findings(findings: Any) -> None:
    """Shares of games as a chart, what they say as a sentence, and who could not take part."""
    from IPython import display as page

    if findings.rows:
        from kit import charts
        from kit.charts.frame import mime

        figure = charts.win_rates(findings.table, findings.language, even=findings.even, ordered=findings.ordered)
        page.display(mime(figure)["data"], raw=True)  # type: ignore[no-untyped-call]
    lines = [f"<p style='margin:4px 0'>{escape(findings.says)}</p>"] if findings.says else []
    lines += [f"<li><b>{escape(name)}</b>: {escape(why)}</li>" for name, why in findings.problems.items()]
    if lines:
        page.display(page.HTML(f"<div style='font:15px/1.45 sans-serif'>{''.join(lines)}</div>"))  # type: ignore[no-untyped-call]


HTML: Final[tuple[tuple[str, str, Callable[[Any], str]], ...]] = (
    ("kit.core.cards", "Card", card_html),
    ("kit.core.moves", "Decision", decision_html),
    ("kit.core.view", "View", view_html),
    ("kit.play.lesson_check", "Check", check_html),
)
SHOWN: Final[tuple[tuple[str, str, Callable[[Any], None]], ...]] = (
    ("kit.play.match", "Match", show_on_board),
    ("kit.play.replay", "Replay", show_on_board),
    ("kit.play.table", "Table", show_on_board),
    ("kit.play.lesson_findings", "Findings", show_findings),
)


def register(shell: Any = None) -> bool:
    """Tell IPython how to show them, if there is one. True if there is."""
    if shell is None:
        if sys.modules.get("IPython") is None:
            return False
        from IPython import get_ipython

        shell = get_ipython()
    if shell is None:
        return False
    formatters = shell.display_formatter.formatters
    for module, name, draw in HTML:
        formatters["text/html"].for_type_by_name(module, name, draw)
    if hasattr(shell, "kernel"):
        # Only where there is a page to show a board on; a plain IPython keeps the text.
        for module, name, show in SHOWN:
            shell.display_formatter.ipython_display_formatter.for_type_by_name(module, name, show)
    return True
