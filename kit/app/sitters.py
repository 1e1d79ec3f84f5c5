"""Who can sit down: a person, and every bot of the kit that can be made without being told anything."""

from __future__ import annotations

import functools
import importlib
import inspect
import pkgutil

import kit.agents
from kit.agents.base import Agent
from kit.play.match import Chair

PERSON = "person"


@functools.cache
def bots() -> dict[str, type[Agent]]:
    """The bots by the name of their class, the strongest known ones first. New files in kit.agents appear by themselves."""
    found: dict[str, type[Agent]] = {}
    for module in pkgutil.iter_modules(kit.agents.__path__):
        for name, thing in vars(importlib.import_module(f"kit.agents.{module.name}")).items():
            if inspect.isclass(thing) and issubclass(thing, Agent) and thing is not Agent and name[0] != "_":
                if thing.__name__ == name and ready(thing):
                    found[name] = thing
    first = [name for name in ("Greedy", "Random") if name in found]
    return {name: found[name] for name in [*first, *sorted(set(found) - set(first))]}


def ready(bot: type[Agent]) -> bool:
    """Can it be made without arguments?"""
    try:
        parameters = list(inspect.signature(bot).parameters.values())
    except (TypeError, ValueError):
        return False
    empty = inspect.Parameter.empty
    return all(p.default is not empty or p.kind in (p.VAR_POSITIONAL, p.VAR_KEYWORD) for p in parameters)


def chair(name: str, seat: int, seed: int) -> Chair:
    """A chair by name; a bot that takes a seed gets one of its own, so the same game can be played twice."""
    if name == PERSON:
        return None
    bot = bots()[name]
    if "seed" in inspect.signature(bot).parameters:
        return bot(seed=(seed + seat) % (1 << 31))  # type: ignore[call-arg]
    return bot()
