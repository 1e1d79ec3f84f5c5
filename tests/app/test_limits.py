"""One table says how much a visitor may ask for."""

from kit.app.limits import HOME, PUBLIC, PUBLISHED, limits


def test_a_published_page_is_never_more_generous_than_the_one_at_home():
    for name in ("text", "moves", "name", "branches", "rollouts", "iterations", "games", "rows"):
        assert 0 < getattr(PUBLIC, name) <= getattr(HOME, name), name
    # Nought means "as much as there is" here, and a published page never says that.
    for name in ("memory_mb", "cpu_seconds", "files", "nice", "workers"):
        assert getattr(PUBLIC, name) > 0, name


def test_the_server_says_which_limits_hold(monkeypatch):
    monkeypatch.delenv(PUBLISHED, raising=False)
    assert limits() is HOME
    monkeypatch.setenv(PUBLISHED, "1")
    assert limits() is PUBLIC
