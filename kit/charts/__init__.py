"""Pictures that explain a game and a thousand games: each a function from a table to a plotly figure.

One game (`kit.measure`): resources, standing, composition, treemap, acquisitions, sources; next_hand takes a view.
Many games (`kit.Series`): win_rates, matrix, bands, lengths, seats, card_values, final_decks.
A search (`kit.Mcts`): tree.
`figure.layout.meta["see"]` says in one sentence what there is to see.
"""

from kit.charts.compare import lengths, matrix, seats, win_rates
from kit.charts.decks import acquisitions, composition, treemap
from kit.charts.hands import next_hand
from kit.charts.origins import sources
from kit.charts.strategies import bands, card_values, final_decks
from kit.charts.thinking import tree
from kit.charts.turns import resources, standing

__all__ = [
    "acquisitions",
    "bands",
    "card_values",
    "composition",
    "final_decks",
    "lengths",
    "matrix",
    "next_hand",
    "resources",
    "seats",
    "sources",
    "standing",
    "tree",
    "treemap",
    "win_rates",
]
