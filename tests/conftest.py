"""What the tests share: the two games at hand, a browser, and hypothesis without a clock."""

import os

import pytest
from hypothesis import settings

import kit
from tests.browser import chromium, watched

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


__all__ = ["chromium", "watched"]


class AtHand:
    """A game as tests use it: its rules, and positions of it."""

    def __init__(self, game):
        self.rules = kit.load(game)

    def table(self, **fields):
        return kit.Table(self.rules, **fields)


@pytest.fixture(scope="session")
def ascension():
    return AtHand("ascension")


@pytest.fixture(scope="session")
def shards():
    return AtHand("shards")
