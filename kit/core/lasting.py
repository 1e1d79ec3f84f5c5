"""What lasts or waits beyond the common triggers: all turn long, at the end of a turn, when banished."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.core.effects import Effect
from kit.core.watch import BANISHED, ENDS, Note, Trigger
from kit.core.zones import NOBODY

if TYPE_CHECKING:
    from kit.core.cards import Filter
    from kit.core.state import State


class EveryTime(Note):
    """Every time this turn that … happens, do something."""

    __slots__ = ("effect", "which")

    def __init__(self, event: int, which: Filter, effect: Effect) -> None:
        super().__init__(event)
        self.which = which
        self.effect = effect

    def hear(self, state: State, me: int, source: int, card: int) -> bool:
        """It happened, and may happen again."""
        if state.fits(self.which, me, state.kinds[card]):
            state.agenda.append((self.effect, me, source, card))
        return False


class EachPlayed(Effect):
    """For each card of a sort you have played this turn, and for each you play later in it, do something."""

    __slots__ = ("later", "what", "which")

    def __init__(self, which: Filter, what: Effect, later: EveryTime) -> None:
        super().__init__()
        self.which = which
        self.what = what
        self.later = later

    def run(self, state: State, me: int, source: int, it: int) -> None:
        """Look back now, and leave a note for the rest of the turn."""
        which = state.table(self.which, me)
        for card in state.played[me]:
            if which[state.kinds[card]]:
                state.agenda.append((self.what, me, source, card))
        self.later.run(state, me, source, it)


class AtEnd(Trigger):
    """At the end of your turn, while the card is in play."""

    __slots__ = ()

    def __init__(self, which: Filter, effect: Effect, bit: int) -> None:
        super().__init__(ENDS, which, effect, False, NOBODY, False, bit)

    def hear(self, state: State, me: int, mine: int, card: int) -> None:
        """It is about no other card."""
        state.agenda.append((self.effect, me, mine, NOBODY))


class WhenBanished(Trigger):
    """When this card itself is banished from certain places of its owner."""

    __slots__ = ("places",)

    def __init__(self, which: Filter, effect: Effect, bit: int, places: tuple[int, ...]) -> None:
        super().__init__(BANISHED, which, effect, False, NOBODY, False, bit)
        self.places = places

    def hear(self, state: State, me: int, mine: int, card: int) -> None:
        """Here `card` is the place it was banished from."""
        if card in self.places:
            state.agenda.append((self.effect, me, mine, mine))
