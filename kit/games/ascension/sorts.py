"""What each type of card of Ascension can carry."""

from __future__ import annotations

from typing import Final

from kit.cards.sorts import Sort

SORTS: Final[dict[str, Sort]] = {
    "hero": Sort(
        "play fate when honor",
        flags="copies",
        noticing="play acquire defeat banished",
        currency="runes",
    ),
    "construct": Sort(
        "play use fate when honor",
        flags="copies treats",
        events="play acquire defeat end",
        noticing="play acquire defeat banished",
        currency="runes",
    ),
    "monster": Sort(
        "reward fate when",
        flags="unbanishable stays kept masters",
        events="play acquire defeat",
        currency="power",
        kept=True,
    ),
}

NEEDS: Final[dict[str, str]] = dict.fromkeys(("idle", "draw_more", "kept", "masters"), "return-of-the-fallen")
"""Words and flags that the second box brings."""
