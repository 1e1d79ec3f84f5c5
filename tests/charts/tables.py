"""Small tables written by hand, in the shape of those of a measured game and of a series."""

import pandas as pd


def turns():
    """Two seats, four turns: A makes 3 then 5 runes and wastes 1 then 0; B makes 2 then 4 and wastes 2 then 1."""
    rows = []
    made = {1: (3, 1), 2: (2, 2), 3: (5, 0), 4: (4, 1)}
    honor = {1: (0, 0), 2: (0, 1), 3: (4, 1), 4: (4, 6)}
    for turn in range(1, 5):
        for seat in range(2):
            active = (turn - 1) % 2 == seat
            runes, wasted = made[turn] if active else (0, 0)
            rows.append(
                {
                    "game": 0,
                    "turn": turn,
                    "round": (turn + 1) // 2,
                    "seat": seat,
                    "agent": "Ann" if seat == 0 else "Bea",
                    "active": active,
                    "runes_made": runes,
                    "runes_spent": runes - wasted,
                    "runes_wasted": wasted,
                    "power_made": 0,
                    "power_spent": 0,
                    "power_wasted": 0,
                    "honor": honor[turn][seat],
                    "hand": 5,
                    "deck": 5,
                    "discard": 0,
                    "in_play": 0,
                    "cards": 10,
                    "value": 0,
                    "score": honor[turn][seat] + turn,
                }
            )
    return pd.DataFrame(rows)


def decks():
    """Seat 0 has 8 apprentices and 2 militia, and buys a mystic and a wolf shaman; seat 1 keeps 10 cards."""
    rows = [(1, 0, "apprentice", "none", 8), (1, 0, "militia", "none", 2), (1, 1, "apprentice", "none", 10)]
    rows += [(2, 0, "apprentice", "none", 7), (2, 0, "militia", "none", 2), (2, 0, "mystic", "none", 1)]
    rows += [(2, 0, "wolf-shaman", "lifebound", 3), (2, 1, "apprentice", "none", 10)]
    frame = pd.DataFrame(rows, columns=["turn", "seat", "card", "faction", "count"])
    return frame.assign(game=0, agent=frame["seat"].map({0: "Ann", 1: "Bea"}), type="hero")


def acquisitions():
    rows = [
        (1, 0, "mystic", "none", "hero", 3, "acquire"),
        (2, 1, "cultist", "none", "monster", 2, "defeat"),
        (3, 0, "wolf-shaman", "lifebound", "hero", 3, "acquire"),
        (3, 0, "landtalker", "lifebound", "hero", 6, "acquire"),
    ]
    frame = pd.DataFrame(rows, columns=["turn", "seat", "card", "faction", "type", "cost", "how"])
    return frame.assign(game=0, round=1, agent=frame["seat"].map({0: "Ann", 1: "Bea"}))


def sources():
    rows = [
        (1, 0, "runes", "apprentice", 4),
        (2, 1, "honor", "cultist", 1),
        (3, 0, "honor", "sea-tyrant", 5),
        (4, 1, "honor", "cultist", 1),
        (4, 1, "honor", "mephit", 3),
    ]
    return pd.DataFrame(rows, columns=["turn", "seat", "what", "card", "amount"]).assign(game=0)


def win_rates():
    return pd.DataFrame(
        {
            "agent": ["Greedy", "Random"],
            "games": [200, 200],
            "wins": [150.0, 50.0],
            "rate": [0.75, 0.25],
            "low": [0.69, 0.2],
            "high": [0.8, 0.31],
        }
    )


def head_to_head():
    rows = [("Greedy", "Random", 200, 0.75, 0.69, 0.8), ("Random", "Greedy", 200, 0.25, 0.2, 0.31)]
    return pd.DataFrame(rows, columns=["agent", "opponent", "games", "rate", "low", "high"])


def curves():
    rows = [("Greedy", 1, 2.0, 1.0, 3.0, 100), ("Greedy", 2, 5.0, 3.0, 7.0, 100), ("Greedy", 3, 9.0, 1.0, 20.0, 2)]
    rows += [("Random", 1, 1.0, 0.0, 2.0, 100), ("Random", 2, 2.0, 1.0, 3.0, 100)]
    return pd.DataFrame(rows, columns=["agent", "round", "median", "p10", "p90", "games"])


def games():
    rows = []
    for game, length in enumerate([20, 22, 22, 30]):
        for seat in range(2):
            won = (game + seat) % 2 == 0
            rows.append(
                (game, seat, "Greedy" if seat == 0 else "Random", won, 1.0 if won else 0.0, length, "finished")
            )
    rows += [(4, 0, "Greedy", False, 0.0, 999, "stopped"), (4, 1, "Random", False, 0.0, 999, "stopped")]
    return pd.DataFrame(rows, columns=["game", "seat", "agent", "won", "share", "turns", "ended"])


def final_decks():
    """At the end winners have 2 lifebound cards more than losers, who have 4 starters more."""
    rows = []
    for game in range(4):
        for seat in range(2):
            won = (game + seat) % 2 == 0
            rows.append((game, 1, seat, "apprentice", "none", "hero", 10))
            rows.append((game, 9, seat, "apprentice", "none", "hero", 4 if won else 8))
            rows.append((game, 9, seat, "wolf-shaman", "lifebound", "hero", 3 if won else 1))
    return pd.DataFrame(rows, columns=["game", "turn", "seat", "card", "faction", "type", "count"])


def card_values():
    rows = []
    for index in range(20):
        rate = 0.9 - 0.04 * index
        rows.append(
            (
                f"card-{index}",
                "void",
                "hero",
                50,
                rate,
                rate - 0.1,
                rate + 0.1,
                rate - 0.01,
                0.01,
                0.01 if index < 3 else 0.4,
            )
        )
    return pd.DataFrame(
        rows, columns=["card", "faction", "type", "games", "rate", "low", "high", "shrunk", "p", "q"]
    )


def seat_advantage():
    rows = [("seat", 0, 400, 0.48, 0.43, 0.53), ("seat", 1, 400, 0.52, 0.47, 0.57)]
    rows += [("first", 0, 400, 0.44, 0.39, 0.49), ("first", 1, 400, 0.56, 0.51, 0.61)]
    return pd.DataFrame(rows, columns=["by", "value", "games", "rate", "low", "high"])
