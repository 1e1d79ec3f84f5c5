"""Every chart of the kit, drawn from the small tables; for tests that ask the same of all of them."""

import kit
from kit import charts
from tests.charts import tables


def view():
    return kit.Table(
        "ascension", hand="apprentice", deck="apprentice militia mystic", discard="apprentice mystic"
    ).state.view(0)


ALL = {
    "resources": lambda language, theme: charts.resources(tables.turns(), language, theme),
    "standing": lambda language, theme: charts.standing(tables.turns(), language, theme),
    "composition": lambda language, theme: charts.composition(tables.decks(), language, theme),
    "treemap": lambda language, theme: charts.treemap(tables.decks(), language, theme),
    "acquisitions": lambda language, theme: charts.acquisitions(tables.acquisitions(), language, theme),
    "sources": lambda language, theme: charts.sources(tables.sources(), language, theme),
    "next_hand": lambda language, theme: charts.next_hand(view(), language, theme),
    "win_rates": lambda language, theme: charts.win_rates(tables.win_rates(), language, theme),
    "matrix": lambda language, theme: charts.matrix(tables.head_to_head(), language, theme),
    "bands": lambda language, theme: charts.bands(tables.curves(), language, theme, "honor"),
    "lengths": lambda language, theme: charts.lengths(tables.games(), language, theme),
    "seats": lambda language, theme: charts.seats(tables.seat_advantage(), language, theme),
    "card_values": lambda language, theme: charts.card_values(tables.card_values(), language, theme),
    "final_decks": lambda language, theme: charts.final_decks(
        tables.final_decks(), tables.games(), language, theme
    ),
}

EMPTY = {
    "resources": lambda: charts.resources(tables.turns().head(0)),
    "standing": lambda: charts.standing(tables.turns().head(0)),
    "composition": lambda: charts.composition(tables.decks().head(0)),
    "treemap": lambda: charts.treemap(tables.decks().head(0)),
    "acquisitions": lambda: charts.acquisitions(tables.acquisitions().head(0)),
    "sources": lambda: charts.sources(tables.sources().head(0)),
    "win_rates": lambda: charts.win_rates(tables.win_rates().head(0)),
    "matrix": lambda: charts.matrix(tables.head_to_head().head(0)),
    "bands": lambda: charts.bands(tables.curves().head(0)),
    "lengths": lambda: charts.lengths(tables.games().head(0)),
    "seats": lambda: charts.seats(tables.seat_advantage().head(0)),
    "card_values": lambda: charts.card_values(tables.card_values().head(0)),
    "final_decks": lambda: charts.final_decks(tables.final_decks().head(0), tables.games()),
}
