"""Exercises, findings and positions show themselves in a notebook."""

import pytest
from IPython.core.interactiveshell import InteractiveShell

import kit
from kit.board import display
from kit.board.display import check_html, show_findings


@pytest.fixture
def shown(monkeypatch):
    """What would be displayed, as data."""
    from IPython import display as page

    seen = []
    monkeypatch.setattr(page, "display", lambda thing, **more: seen.append(thing))
    return seen


def test_a_check_says_by_a_sign_too_whether_it_is_done():
    done = check_html(kit.lesson.check("mean-runes", 4))
    missing = check_html(kit.lesson.check("mean-runes", 5))
    assert "✓" in done
    assert "→" in missing
    assert "role='status'" in done


def test_what_a_pupil_wrote_is_escaped():
    assert "<script>" not in check_html(kit.lesson.check("<script>alert(1)</script>"))
    findings = kit.lesson.tournament({"<b>x</b>": "<script>"}, progress=False)
    assert "<script>" not in check_html(kit.lesson.Check("x", False, "<script>"))
    assert findings.problems


def test_findings_are_a_chart_with_a_sentence_and_the_reasons_below(shown):
    rows = [kit.lesson.Tried("<i>one</i>", 10, 7), kit.lesson.Tried("two", 10, 3)]
    show_findings(kit.lesson.Findings(rows, "One <wins>.", problems={"<x>": "why <y>"}))
    chart, text = shown
    assert "application/vnd.plotly.v1+json" in chart
    assert "&lt;i&gt;one" in str(chart)
    assert "One &lt;wins&gt;." in text.data
    assert "<x>" not in text.data


def test_nothing_tried_is_only_the_sentence(shown):
    show_findings(kit.lesson.tournament({}, progress=False))
    assert len(shown) == 1


def test_findings_that_mean_an_order_keep_it(shown):
    rows = [kit.lesson.Tried("low", 10, 1), kit.lesson.Tried("high", 10, 9)]
    show_findings(kit.lesson.Findings(rows, ordered=False))
    assert shown[0]["application/vnd.plotly.v1+json"]["layout"]["yaxis"]["ticktext"] == ["high", "low"]


def test_a_notebook_knows_how_to_show_them():
    shell = InteractiveShell()
    assert display.register(shell)
    formatter = shell.display_formatter.formatters["text/html"]
    assert "✓" in formatter(kit.lesson.check("clock", 30))


def test_a_table_is_a_board_to_play_on():
    board = kit.Board(kit.Table("ascension", hand="mystic apprentice"), language="fr")
    board.session.receive({"do": "move", "move": "play mystic", "number": board.match.decision.number})
    assert board.match.state.view(0).count("runes") == 2
    board.session.receive({"do": "undo"})
    assert board.match.state.view(0).count("runes") == 0
    board.session.receive({"do": "copy"})
    assert board.session.toast
    assert kit.Dashboard(board).figures
