"""A person at the board, as far as a test can be one: looks at the page, clicks what glows, waits for the answer."""

WISHES = [
    ".z-dock [data-do=reveal]",
    ".z-dock [data-do=all]",
    ".handz .card.is-play",
    ".stay .card.is-play",
    ".deeds .btn",
    ".cards6 .t-monster.is-play",
    ".always .f-monster.is-play",
    ".cards6 .card.is-play",
    ".always .tile.is-play",
    ".relbox .mini.is-play",
    ".foe.is-play",
    ".menu [data-move]",
    ".stepper .btn.go",
    ".z-dock.ask .btn.go[data-move]",
    ".opp .is-play",
    ".held.from .card.is-play",
    ".card.is-play",
    ".mini.is-play",
    ".z-dock [data-decline]",
    ".z-dock [data-end]",
]


class Player:
    """One page with one board."""

    def __init__(self, page):
        self.page = page
        page.set_default_timeout(20_000)

    # ------------------------------------------------------------------ the app

    def open_app(self, url):
        self.page.goto(url)
        self.page.wait_for_selector(".dk [data-do=deal]")
        return self

    def deal(self, game="ascension", seed=7, chairs=("person", "greedy"), speed="instant", variants=(), boss=""):
        page = self.page
        self.press(f'[data-fid="form:game:{game}"]')
        for name in variants:
            self.press(f'[data-fid="form:variants:{name}"]')
        if boss:
            self.press(f'[data-fid="form:boss:{boss}"]')
        if page.locator(".chair").count() != len(chairs):
            self.press(f'[data-fid="form:seats:{len(chairs)}"]')
        for seat, who in enumerate(name.lower() for name in chairs):
            choice = page.locator(f'[data-fid="form:chair:{seat}"]')
            if choice.input_value() != who:
                self.after(lambda choice=choice, who=who: choice.select_option(who))
        self.after(
            lambda: (page.fill('[data-fid="form:seed"]', str(seed)), page.press('[data-fid="form:seed"]', "Tab"))
        )
        page.locator("[data-do=deal]").click()
        page.wait_for_selector(".grid")
        if speed:
            self.after(lambda: page.locator(".tools [data-choice=speed]").select_option(speed))
        return self

    # ------------------------------------------------------------------ the table

    @property
    def number(self):
        return int(self.page.get_attribute(".dk", "data-n"))

    def after(self, deed):
        """Do something, and wait until the table has answered."""
        before = self.number
        deed()
        self.page.wait_for_function("n => Number(document.querySelector('.dk').dataset.n) > n", arg=before)
        self.settle()

    def settle(self):
        """Wait until nothing goes on by itself."""
        self.page.wait_for_function(
            "() => { const w = window.deckkit; return !w || !w.scene.film || !w.scene.film.auto; }"
        )

    def press(self, selector):
        self.after(lambda: self.page.locator(selector).first.click())

    def key(self, key):
        self.after(lambda: self.page.keyboard.press(key))

    def hand(self):
        return [c.get_attribute("data-card") for c in self.page.locator(".handz .card[data-card]").all()]

    def text(self, selector):
        return self.page.locator(selector).first.inner_text()

    def over(self):
        return self.page.locator(".z-dock.over").count() > 0

    def wish(self):
        """What to click next: the first thing on the list that is there."""
        return self.page.evaluate(
            """wishes => wishes.find(wish => [...document.querySelectorAll(wish)].some(el => el.offsetParent))""",
            WISHES,
        )

    def turn(self):
        """One click."""
        wish = self.wish()
        assert wish, f"nothing can be clicked: {self.text('.z-dock')}"
        target = self.page.locator(f"{wish} >> visible=true").first
        if target.get_attribute("data-do") == "menu":
            target.click()
            target = self.page.locator(".menu [data-move]").first
        # Cards that overlap show their left edge.
        on_card = "card" in (target.get_attribute("class") or "").split()
        self.after(lambda: target.click(position={"x": 12, "y": 50} if on_card else None))

    def play(self, most=900):
        """Click until the game is over; how many clicks it took."""
        for clicks in range(most):
            if self.over():
                return clicks
            self.turn()
        raise AssertionError(f"the game was not over after {most} clicks")

    def no_sideways(self):
        return self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
