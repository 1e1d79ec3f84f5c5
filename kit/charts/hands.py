"""The next hand: exact chances from the cards a seat knows to be left. A function of a view, so nothing hidden is used.

At the end of its turn a seat discards its hand and what it has played, then draws a new hand from its deck. If the
deck is too small, all of it is drawn, the discard pile is shuffled, and the rest comes from there.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Final, NamedTuple

from kit.charts.frame import Figure, caption, finished, framed, nothing, safe
from kit.charts.look import LETTERS, faint, number, percent, resource_colour, theme_of
from kit.charts.words import card_name, number_name, say
from kit.core.parts import CleanUp
from kit.core.zones import SEAT

if TYPE_CHECKING:
    from kit.core.cards import Card
    from kit.core.view import View

SHOWN: Final = 8


class NextHand(NamedTuple):
    """What the next hand is drawn from: cards that surely come, cards of which some come, and how many."""

    sure: tuple[str, ...]
    pool: tuple[str, ...]
    drawn: int

    def holds(self, card: str) -> Fraction:
        """The chance to hold at least one of these cards."""
        if card in self.sure:
            return Fraction(1)
        copies = self.pool.count(card)
        return 1 - Fraction(comb(len(self.pool) - copies, self.drawn), comb(len(self.pool), self.drawn))

    def amounts(self, worth: dict[str, int]) -> dict[int, Fraction]:
        """How likely each sum is, if every card is worth what the table says: exact, by counting hands."""
        sure = sum(worth.get(card, 0) for card in self.sure)
        # ways[k] maps a sum to the number of ways to reach it with k cards.
        ways: list[dict[int, int]] = [{0: 1}] + [{} for _ in range(self.drawn)]
        for card in self.pool:
            value = worth.get(card, 0)
            for k in range(self.drawn - 1, -1, -1):
                for total, count in ways[k].items():
                    ways[k + 1][total + value] = ways[k + 1].get(total + value, 0) + count
        every = comb(len(self.pool), self.drawn)
        return {sure + total: Fraction(count, every) for total, count in sorted(ways[self.drawn].items())}


def plain_worth(card: Card, name: str) -> int:
    """What a card gives of a resource whenever it is played, without any condition."""
    steps = card.entry.get("play")
    total = 0
    for step in steps if isinstance(steps, list) else []:
        gain = step.get("gain") if isinstance(step, dict) and set(step) == {"gain"} else None
        amount = gain.get(name) if isinstance(gain, dict) else None
        total += amount if isinstance(amount, int) else 0
        if isinstance(step, dict) and set(step) == {"first_of"} and isinstance(step["first_of"], list):
            # The last branch is what it gives at least.
            least = step["first_of"][-1]
            gain = least.get("gain") if isinstance(least, dict) and set(least) == {"gain"} else None
            amount = gain.get(name) if isinstance(gain, dict) else None
            total += amount if isinstance(amount, int) else 0
    return total


def coming(view: View) -> NextHand:
    """What the next hand of the seat that looks will be drawn from, if it gets no more cards this turn."""
    size = hand_size(view)
    deck = view.own_deck()
    # What is in hand or was played this turn will lie in the discard pile by then.
    used = [*(view.zone("hand") or []), *(view.zone("played") or [])]
    discard = [*(view.zone("discard") or []), *used]
    if len(deck) >= size:
        return NextHand((), tuple(sorted(deck)), size)
    pool = sorted(discard)
    return NextHand(tuple(sorted(deck)), tuple(pool), min(size - len(deck), len(pool)))


def hand_size(view: View) -> int:
    """How many cards a seat draws at the end of its turn, with what this turn has added."""
    for phases in view.rules.phases.values():
        for _, effect in phases:
            if isinstance(effect, CleanUp):
                more = view.rules.seat_counters[effect.more - SEAT].name if effect.more >= SEAT else ""
                return effect.hand + (view.count(more) if more else 0)
    return 5


def next_hand(view: View, language: str = "en", theme: str = "light", name: str | None = None) -> Figure:
    """How likely each amount of each resource is in the next hand, and which cards to expect."""
    see = say("see next_hand", language)
    title = say("next_hand", language, x=name or say("seat", language, x=LETTERS[view.seat % 8]))
    hand = coming(view)
    if not hand.sure and not hand.pool:
        return nothing(title, language, theme, see)
    from plotly import graph_objects

    rules = view.rules
    kinds = {card: rules.cards[rules.by_id[card]] for card in {*hand.sure, *hand.pool}}
    per_turn = [c.name for c in rules.seat_counters if c.per_turn and c.shown]
    worth = {r: {card: plain_worth(kind, r) for card, kind in kinds.items()} for r in per_turn}
    told = [r for r in per_turn if any(worth[r].values())]
    cards = sorted(kinds, key=lambda card: (-hand.holds(card), card_name(card, language)))[:SHOWN]
    rows = [*told, "cards"]
    heights = [*[90.0 for _ in told], 14.0 + 20 * len(cards)]
    figure = framed(
        title,
        see,
        language,
        theme,
        int(sum(heights)) + 44 * len(rows),
        len(rows),
        gap=42 / (sum(heights) + 44 * len(rows)),
        heights=heights if len(rows) > 1 else None,
        shared=False,
    )
    ink = theme_of(theme)
    facts = []
    for row, resource in enumerate(told, 1):
        chances = hand.amounts(worth[resource])
        colour = resource_colour(resource, theme)
        mean = float(sum(amount * chance for amount, chance in chances.items()))
        at_least = {a: float(sum(c for b, c in chances.items() if b >= a)) for a in chances}
        figure.add_trace(
            graph_objects.Bar(
                x=list(chances),
                y=[float(chance) for chance in chances.values()],
                marker={"color": [faint(colour, 0.45) if a < mean - 0.5 else colour for a in chances]},
                text=[safe(percent(float(chance), language)) for chance in chances.values()],
                textposition="outside",
                cliponaxis=False,
                customdata=[say("at least", language, x=a, y=percent(at_least[a], language)) for a in chances],
                hovertemplate="%{x}: %{text}<br>%{customdata}<extra></extra>",
            ),
            row=row,
            col=1,
        )
        average = say("on average", language, x=number(mean, language, 1))
        caption(figure, row, f"{number_name(resource, language)}: {average}", colour)
        figure.update_xaxes(
            dtick=1,
            showgrid=False,
            range=[min(chances) - 0.7, max(max(chances), min(chances) + 6) + 0.7],
            row=row,
            col=1,
        )
        figure.update_yaxes(visible=False, range=[0, 1.3 * float(max(chances.values()))], row=row, col=1)
        facts.append(f"{number_name(resource, language)}: {average}.")
    chance_rows = cards[::-1]
    row = len(rows)
    place = {"row": row, "col": 1} if row > 1 else {}
    figure.add_trace(
        graph_objects.Bar(
            x=[float(hand.holds(card)) for card in chance_rows],
            y=[safe(card_name(card, language)) for card in chance_rows],
            orientation="h",
            marker={"color": ink.ink_2},
            text=[percent(float(hand.holds(card)), language) for card in chance_rows],
            textposition="outside",
            cliponaxis=False,
            hovertemplate="%{y}: %{text}<extra></extra>",
        ),
        **place,
    )
    caption(figure, row, say("in next hand", language), ink.ink_2)
    figure.update_xaxes(visible=False, range=[0, 1.18], **place)
    figure.update_yaxes(showgrid=False, tickfont_size=12, **place)
    figure.update_layout(bargap=0.2, hovermode="closest")
    drawn = len(hand.sure) + hand.drawn
    if hand.sure or (hand.drawn and not view.own_deck()):
        facts.append(say("reshuffle", language, n=len(hand.sure), m=hand.drawn))
    else:
        facts.append(say("from deck", language, n=drawn, m=len(hand.pool)))
    figure.add_annotation(
        text=safe(facts[-1]),
        x=0,
        y=0,
        xref="paper",
        yref="paper",
        xanchor="left",
        yanchor="top",
        yshift=-6,
        showarrow=False,
        font={"size": 11, "color": ink.ink_2},
    )
    figure.update_layout(margin_b=28)
    return finished(figure, " ".join(facts))
