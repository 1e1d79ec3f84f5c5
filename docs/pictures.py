"""Take the pictures of the README from the real page: `make pictures`.

Positions are found by letting Greedy play for all seats and keeping the moment with the most to see; the page
then resumes that game as it would resume yours.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import kit
from kit.app import serve

HERE = Path(__file__).resolve().parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
NAMES = ["Ann", "Greta", "Rowan"]


def interest(state: kit.State, stays: str) -> float:
    """How much there is to see for the first seat."""
    decision = state.decision
    if decision is None or decision.seat != 0 or decision.why != "main":
        return 0
    view, rules = state.view(0), state.rules
    row = [rules.cards[rules.by_id[name]] for name in view.zone("row") or []]
    hand = view.zone("hand") or []
    played = view.zone("played") or []
    if not 3 <= len(hand) <= 4 or not 2 <= len(played) <= 5:
        return 0
    score = (
        2.0 * len({card.faction for card in row})
        + len({card.type for card in row})
        + len({card.id for card in row})
    )
    score += 2 * len(set(hand)) + len(set(played)) + 3 * min(3, len(view.zone(stays) or []))
    score += sum(min(2, len(view.zone(stays, seat) or [])) for seat in range(1, state.seats))
    return score + sum(move.word in ("acquire", "recruit", "defeat") for move in decision.options)


def danger(state: kit.State) -> float:
    """In a battle: how much lies in front of the players, and how far the boss has come."""
    view = state.view(0)
    front = [len(view.zone(name, seat) or []) for name in ("shadow", "attacks") for seat in range(state.seats - 1)]
    return 2 * sum(min(2, n) for n in front) + min(12, view.count("mastery", state.seats - 1)) / 2


def best(rules: kit.Rules, stays: str, seats: int) -> tuple[kit.Match, int]:
    """The match and the step with the most to see."""
    found: tuple[float, int, int] = (0, 0, 0)
    for seed in range(1, 60):
        match = kit.Match(rules, [kit.Greedy() for _ in range(seats)], seed=seed)
        match.run()
        state = rules.begin(seats, seed)
        for step, move in enumerate(match.moves):
            worth = interest(state, stays)
            found = max(found, (worth + (danger(state) if rules.boss and worth else 0), -seed, -step))
            state.apply(move)
    match = kit.Match(rules, [kit.Greedy() for _ in range(seats)], seed=-found[1])
    match.run()
    return match, -found[2]


def kept(match: kit.Match, step: int) -> str:
    """The record a browser keeps of a game that is half played."""
    chairs = ["person", *["Greedy"] * (len(match.chairs) - 1)]
    moves = match.moves[:step]
    record = {
        "id": "picture",
        "head": match.replay().header(),
        "chairs": chairs,
        "names": NAMES[: len(chairs)],
        "moves": moves,
    }
    return json.dumps({**record, "over": False, "turn": 1})


def taken(page: Any, name: str, quality: int = 84) -> None:
    """Save the picture; none is larger than a page should be."""
    page.mouse.move(2, 2)
    page.wait_for_timeout(400)
    path = HERE / f"{name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=quality, full_page=True)
    size = path.stat().st_size
    print(f"{path.name}: {size // 1000} kB")
    if size > 300_000 and quality > 50:
        taken(page, name, quality - 8)


def resumed(browser: Any, url: str, record: str, width: int, height: int, scheme: str, scale: float = 1) -> Any:
    """The page with that game on the table."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        reduced_motion="reduce",
        device_scale_factor=scale,
        locale="en-GB",
    )
    context.add_init_script(
        f"if (!localStorage.getItem('deckkit.game')) localStorage.setItem('deckkit.game', {json.dumps(record)});"
    )
    page = context.new_page()
    page.goto(url)
    page.click("[data-do=resume]")
    page.wait_for_selector(".grid")
    return page


def main() -> None:
    """All pictures."""
    from playwright.sync_api import sync_playwright

    path = os.environ.get("KIT_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        raise SystemExit("There is no Chromium here; `make browser` installs one.")
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    url = f"http://127.0.0.1:{port}/"
    with tempfile.TemporaryDirectory() as folder:
        quiet = subprocess.DEVNULL
        command = serve.command(port, browser=False)
        server = subprocess.Popen(command, env=serve.environment(), cwd=folder, stdout=quiet, stderr=quiet)
        try:
            while True:
                try:
                    urllib.request.urlopen(url + "voila/static/", timeout=5).close()
                    break
                except urllib.error.HTTPError:
                    break
                except OSError:
                    time.sleep(0.1)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
                shoot(browser, url)
                browser.close()
        finally:
            server.terminate()
            server.wait()


def shoot(browser: Any, url: str) -> None:
    """Each picture as a player would see it."""
    ascension, step = best(kit.load("ascension"), "constructs", 3)
    page = resumed(browser, url, kept(ascension, step), 1400, 1068, "light")
    page.locator(".cards6 .card.is-play, .cards6 .card").first.hover()
    taken(page, "ascension")
    shards, at = best(kit.load("shards"), "champions", 3)
    taken(resumed(browser, url, kept(shards, at), 1400, 1096, "dark"), "shards")
    taken(resumed(browser, url, kept(shards, at), 480, 1000, "light", 1.25), "phone")
    page = resumed(browser, url, kept(ascension, step), 1400, 1326, "light")
    page.click("[data-do=paste]")
    page.locator(".paper textarea").evaluate("(el, text) => { el.value = text; }", str(ascension.replay()))
    page.click(".paper [data-do=load]")
    page.wait_for_selector(".rp")
    answered(page, lambda: page.locator(".rp input[type=range]").fill(str(step + 2)))
    answered(page, lambda: page.locator("[data-do=seat][data-to='0']").click())
    taken(page, "replay")
    battle = kit.load("shards", ["base", "shadow-of-salvation"], ["boss"], boss="moc-sai")
    fight, at = best(battle, "champions", 3)
    taken(resumed(browser, url, kept(fight, at), 1400, 1200, "dark"), "battle")

    shoot_charts(browser, url, kept(ascension, step))


def shoot_charts(browser: Any, url: str, record: str) -> None:
    """The charts of the game on the table, and those of a series."""
    page = resumed(browser, url, record, 1400, 1190, "light")
    page.click('[data-fid="tab:dashboard"]')
    page.wait_for_selector('[data-plot="next_hand"] .main-svg')
    taken(page, "dashboard")
    page.close()
    page = resumed(browser, url, record, 1400, 1700, "dark")
    page.click('[data-fid="tab:simulate"]')
    for bot in ("random", "mechana", "lifebound", "rush"):
        answered(page, lambda bot=bot: page.click(f'[data-fid="trial:bots:{bot}"]'))  # type: ignore[misc]
    answered(page, lambda: page.click('[data-fid="trial:games:1000"]'))
    page.click('[data-fid="trial:run"]')
    page.wait_for_selector('[data-plot="final_decks"] .main-svg', timeout=300_000)
    taken(page, "series")


def answered(page: Any, deed: Callable[[], None]) -> None:
    """Do something and wait for the answer."""
    before = int(page.get_attribute(".dk", "data-n"))
    deed()
    page.wait_for_function("n => Number(document.querySelector('.dk').dataset.n) > n", arg=before)


if __name__ == "__main__":
    main()
