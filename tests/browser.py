"""A real browser for the tests that need one, started once, whose pages may talk to this machine only."""

import os
import shutil

import pytest

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HOME = ("http://127.0.0.1", "ws://127.0.0.1", "data:", "blob:", "about:")


@pytest.fixture(scope="session")
def chromium():
    """Chromium, started once. Without one these tests are skipped here, and fail where CI is set."""
    path = os.environ.get("KIT_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        say = "no Chromium on this machine; `make browser` installs one, or name one in KIT_CHROMIUM"
        pytest.fail(say) if os.environ.get("CI") else pytest.skip(say)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Watched:
    """Pages that may talk to this machine only and may not stumble: both are checked when the test is over."""

    def __init__(self, browser):
        self.browser = browser
        self.contexts = []
        self.strangers = []
        self.errors = []

    def context(self, width=1400, height=960, **more):
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-GB", **more
        )
        context.on("page", self.watch)
        self.contexts.append(context)
        return context

    def page(self, width=1400, height=960, **more):
        return self.context(width, height, **more).new_page()

    def watch(self, page):
        page.on("request", lambda r: None if r.url.startswith(HOME) else self.strangers.append(r.url))
        page.on("websocket", lambda w: None if w.url.startswith(HOME) else self.strangers.append(w.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.route(lambda url: not url.startswith(HOME), lambda route: route.abort())

    def close(self):
        for context in self.contexts:
            context.close()


@pytest.fixture
def watched(chromium):
    pages = Watched(chromium)
    yield pages
    pages.close()
    assert pages.strangers == [], "something was asked of another host"
    assert pages.errors == [], "the page has stumbled"
