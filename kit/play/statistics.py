"""Statistics of a series that do not promise more than the games can tell.

Every share comes with its interval, comparisons are made within the same deal, and what is only found
together is not called a cause. Games that failed are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kit.cards.terms import known
from kit.play.results import Results

if TYPE_CHECKING:
    import pandas as pd

Z: Final = 1.959964
"""Of all values of a bell curve, 95 % lie within so many standard deviations of its middle."""
FLOWS: Final = ("_made", "_spent", "_wasted")
"""Columns that are counted anew in each turn; all others say how things stand."""

NOTE: Final = (
    "These are associations, not causes: whoever is ahead can also afford better cards, and longer games see more"
    " of them.",
    "Ce sont des associations, pas des causes : qui mène peut aussi s'offrir de meilleures cartes, et les parties"
    " longues en voient davantage.",
    "São associações, não causas: quem está na frente também pode comprar cartas melhores, e partidas longas veem"
    " mais delas.",
)


def note(language: str = "en") -> str:
    """What must be said with every table of cards."""
    return NOTE[known(language)]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson (1927) for a share: where the true one lies, by what was seen.

    Centre (w + z²/2) / (n + z²), half width z / (n + z²) · sqrt(w (n − w) / n + z²/4), with z = 1.96.
    Unlike the plain ± it stays within 0 and 1 and holds for few games too.
    """
    if games == 0:
        return 0.0, 1.0
    middle = (wins + Z * Z / 2) / (games + Z * Z)
    half = Z / (games + Z * Z) * (wins * (games - wins) / games + Z * Z / 4) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def finished(results: Results) -> pd.DataFrame:
    """The games that were played to their end."""
    games = results.games
    return games[games["ended"] == "finished"]


def shares(table: pd.DataFrame) -> pd.DataFrame:
    """The same table with the share of wins and its interval behind the columns `games` and `wins`."""
    bounds = [wilson(int(wins), int(games)) for wins, games in zip(table["wins"], table["games"], strict=True)]
    table["rate"] = table["wins"] / table["games"].where(table["games"] > 0)
    table["low"] = [low for low, _ in bounds]
    table["high"] = [high for _, high in bounds]
    return table


def win_rates(results: Results) -> pd.DataFrame:
    """How often each agent won: agent, games, wins, rate, and where the true rate lies (low, high, 95 %)."""
    by = finished(results).groupby("agent", observed=False)["won"]
    table = by.agg(games="count", wins="sum").reset_index()
    return shares(table[table["games"] > 0].reset_index(drop=True))


def head_to_head(results: Results) -> pd.DataFrame:
    """Every agent against every other: in how many of their games it came out in the better place."""
    games = finished(results)[["game", "seat", "agent", "place"]]
    pairs = games.merge(games, on="game", suffixes=("", "_other"))
    pairs = pairs[pairs["agent"].astype(str) != pairs["agent_other"].astype(str)]
    pairs = pairs.assign(better=pairs["place"] < pairs["place_other"])
    by = pairs.groupby(["agent", "agent_other"], observed=True)["better"]
    table = by.agg(games="count", wins="sum").reset_index().rename(columns={"agent_other": "opponent"})
    return shares(table)


def paired_difference(results: Results, a: str, b: str) -> pd.DataFrame:
    """How much more often `a` won than `b`, deal by deal: both played the same deals from every seat.

    Luck of the deal and of the seat cancels out, so fewer games are needed than for two separate rates.
    `difference` is the mean over the deals, `low` and `high` its 95 % interval (Student), `p` the chance
    of so large a difference between equals. Deals that were not played with every seating are left out.
    """
    import pandas as pd
    from scipy import stats

    for name in (a, b):
        if name not in results.agents:
            raise ValueError(f"Nobody is called {name!r} in this series. Known: {', '.join(results.agents)}.")
    games = finished(results)
    mine = games[games["agent"] == a].groupby("game")["share"].mean()
    theirs = games[games["agent"] == b].groupby("game")["share"].mean()
    both = pd.DataFrame({"a": mine, "b": theirs}).dropna()
    both["seed"] = games.drop_duplicates("game").set_index("game")["seed"]
    by = both.groupby("seed")
    counts = by.size()
    whole = counts[counts == counts.max()].index if len(counts) else counts.index
    gaps = (by["a"].mean() - by["b"].mean()).loc[whole]
    n = len(gaps)
    mean = float(gaps.mean()) if n else float("nan")
    error = float(gaps.std(ddof=1)) / n**0.5 if n > 1 else float("nan")
    half = float(stats.t.ppf(0.975, n - 1)) * error if n > 1 else float("nan")
    p = float("nan")
    if n > 1:
        p = float(2 * stats.t.sf(abs(mean) / error, n - 1)) if error > 0 else float(mean == 0)
    row = {"a": a, "b": b, "deals": n, "games": int(counts.loc[whole].sum()), "difference": mean}
    return pd.DataFrame([{**row, "low": mean - half, "high": mean + half, "p": p}])


def seat_advantage(results: Results) -> pd.DataFrame:
    """How often each seat won, and how often whoever began: by ("seat" or "first"), value, games, wins, rate, …"""
    import pandas as pd

    games = finished(results)
    players = len(results.agents) - len(results.rules.automata)
    games = games[games["agent"].isin(results.agents[:players])]
    parts = []
    for by, column in (("seat", "seat"), ("first", "first")):
        table = games.groupby(column)["won"].agg(games="count", wins="sum").reset_index()
        table.insert(0, "by", by)
        parts.append(table.rename(columns={column: "value"}).astype({"value": int}))
    return shares(pd.concat(parts, ignore_index=True))


def ratings(results: Results) -> pd.DataFrame:
    """A rating for each agent, as in a league: agent, mu (strength), sigma (doubt), ordinal (mu − 3 sigma), games.

    The model is that of Plackett and Luce, from the library openskill. Games count in their order, so the same
    results give the same ratings.
    """
    import pandas as pd
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    held = {name: model.rating(name=name) for name in results.agents}
    counts = dict.fromkeys(results.agents, 0)
    games = finished(results)
    for _, rows in games.groupby("game", sort=True):
        names = [str(name) for name in rows["agent"]]
        if len(set(names)) < 2:
            continue
        rated = model.rate([[held[name]] for name in names], ranks=[float(place) for place in rows["place"]])
        for name in set(names):
            # Somebody on several seats of a game learns from all of them, on average.
            new = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
            held[name] = model.rating(
                name=name, mu=sum(r.mu for r in new) / len(new), sigma=sum(r.sigma for r in new) / len(new)
            )
            counts[name] += 1
    rows_ = [(n, r.mu, r.sigma, r.ordinal(), counts[n]) for n, r in held.items()]
    table = pd.DataFrame(rows_, columns=["agent", "mu", "sigma", "ordinal", "games"])
    return table.sort_values("ordinal", ascending=False, kind="stable").reset_index(drop=True)


def card_values(results: Results, agent: str | None = None, language: str = "en") -> pd.DataFrame:
    """How often a seat won that had acquired a card: card, faction, type, games, wins, rate, low, high, shrunk, p, q.

    `games` counts seats in games, each once however many copies it took. `shrunk` is the rate drawn towards that
    of all seats, the more the fewer games there are (empirical Bayes). `p` says how likely so large a difference
    between those with and without the card is by chance (Fisher), `q` the same after correcting for having
    looked at so many cards (Benjamini and Hochberg). `attrs["note"]` must be read with it.
    """
    import pandas as pd
    from scipy import stats

    seats = finished(results)[["game", "seat", "agent", "won"]]
    if agent is not None:
        seats = seats[seats["agent"] == agent]
    taken = results.acquisitions[["game", "seat", "card", "faction", "type"]].drop_duplicates(
        ["game", "seat", "card"]
    )
    taken = taken.merge(seats[["game", "seat", "won"]], on=["game", "seat"])
    by = taken.groupby(["card", "faction", "type"], observed=True)["won"]
    table = shares(by.agg(games="count", wins="sum").reset_index())
    all_games, all_wins = len(seats), int(seats["won"].sum())
    table["shrunk"] = shrunk(table["wins"], table["games"], all_wins / max(all_games, 1))
    table["p"] = [
        float(stats.fisher_exact([[w, n - w], [all_wins - w, all_games - n - all_wins + w]]).pvalue)
        for w, n in zip(table["wins"].astype(int), table["games"].astype(int), strict=True)
    ]
    table["q"] = stats.false_discovery_control(table["p"]) if len(table) else pd.Series(dtype=float)
    table = table.sort_values(["shrunk", "card"], ascending=[False, True]).reset_index(drop=True)
    table.attrs["note"] = note(language)
    return table


def shrunk(wins: pd.Series, games: pd.Series, mean: float) -> pd.Series:
    """Shares drawn towards the mean of all, by how much they scatter beyond chance (moments of a beta prior)."""
    if not len(games):
        return wins.astype(float)
    total = float(games.sum())
    spread = float((games * (wins / games - mean) ** 2).sum()) / total
    chance = mean * (1 - mean) * len(games) / total
    beyond = max(spread - chance, 1e-9)
    # So many imagined games with the mean share are added to each.
    weight = max(mean * (1 - mean) / beyond - 1, 0.0)
    return (wins + weight * mean) / (games + weight)


def curves(results: Results, column: str) -> pd.DataFrame:
    """A column of `turns` over the rounds: agent, round, median, p10, p90, and how many games had that round.

    What is made, spent or wasted is added up over the round; everything else is taken at its end.
    """
    turns = results.turns
    numbers = [name for name in turns.columns if name not in ("game", "turn", "round", "seat", "agent", "active")]
    if column not in numbers:
        raise ValueError(f"There is no column {str(column)[:60]!r} to draw. Known: {', '.join(numbers)}.")
    by = turns.groupby(["game", "seat", "round"], sort=True)
    values = by[column].sum() if column.endswith(FLOWS) else by[column].last()
    table = values.reset_index().merge(turns[["game", "seat", "agent"]].drop_duplicates(), on=["game", "seat"])
    grouped = table.groupby(["agent", "round"], observed=True)[column]
    found = grouped.quantile([0.5, 0.1, 0.9]).unstack()
    found.columns = ["median", "p10", "p90"]
    found["games"] = table.groupby(["agent", "round"], observed=True)["game"].nunique()
    return found.reset_index()
