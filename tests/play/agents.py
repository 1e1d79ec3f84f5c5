"""Agents for tests of series, importable by other processes: good ones, lucky ones, bad ones."""

import os
import random
import time

import kit


class Broken(kit.Agent):
    """Plays for a while, then raises."""

    name = "Broken"

    def choose(self, view, decision):
        if view.turn > 3:
            raise ValueError("a bug of mine")
        return decision.options[0]


class Nonsense(kit.Agent):
    name = "Nonsense"

    def choose(self, view, decision):
        return "dance on the table"


class Endless(kit.Agent):
    """Thinks for ever, and catches everything."""

    name = "Endless"

    def choose(self, view, decision):
        while True:
            try:
                while True:
                    pass
            except Exception:
                pass


class Deadly(kit.Agent):
    """Ends the process it runs in."""

    name = "Deadly"

    def choose(self, view, decision):
        os._exit(7)


class Lucky(kit.Agent):
    """Keeps its luck in an ordinary attribute and remembers how often it was asked."""

    name = "Lucky"

    def __init__(self, seed=0):
        self.dice = random.Random(seed)
        self.asked = 0

    def choose(self, view, decision):
        self.asked += 1
        return decision.options[(self.dice.randrange(1000) + self.asked) % len(decision.options)]


class Sleepy(kit.Agent):
    """Plays like First, slowly, and leaves a mark when it begins."""

    name = "Sleepy"

    def choose(self, view, decision):
        time.sleep(0.001)
        return decision.options[0]
