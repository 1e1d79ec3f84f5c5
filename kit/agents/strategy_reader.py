"""Reading a line of a strategy: nearly English, read strictly.

A line that cannot be read is answered with its number, the word that is not known, and the one that was
probably meant. Nothing in a text is ever run as a program; it is looked up.
"""

from __future__ import annotations

import re

from kit.agents.strategy_lines import KEYWORDS, MOST_NUMBER, NUMBER, STRENGTHS, BadStrategy, Line, Test
from kit.agents.strategy_words import GETTING, Sort, Vocabulary, Which, near, singulars


class Reader:
    """Reads one sentence, word by word."""

    def __init__(self, words: Vocabulary, number: int, text: str) -> None:
        self.vocabulary = words
        self.number = number
        self.text = text
        self.tokens = text.lower().replace(",", " , ").split()
        self.at = 0

    # ------------------------------------------------------------------ small steps

    def wrong(self, sentence: str) -> BadStrategy:
        """What to say, with the line."""
        return BadStrategy(f"line {self.number}: {sentence}")

    @property
    def next(self) -> str:
        """The word that comes now; nothing at the end."""
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def skip(self, *words: str) -> bool:
        """These words, if they come now."""
        if tuple(self.tokens[self.at : self.at + len(words)]) != words:
            return False
        self.at += len(words)
        return True

    def need(self, *words: str) -> None:
        """These words must come now."""
        if not self.skip(*words):
            raise self.wrong(f"here {' '.join(words)!r} should follow, not {self.next[:40] or 'the end'!r}.")

    def figure(self) -> int:
        """A whole number must come now."""
        word = self.next
        if not re.fullmatch("[0-9]{1,7}", word):
            raise self.wrong(f"a whole number should follow here, not {word[:40] or 'the end'!r}.")
        self.at += 1
        return int(word)

    def strength(self) -> float:
        """How strongly, at the end of a line."""
        for words, value in STRENGTHS.items():
            if words and self.skip(*words.split()):
                return value
        return STRENGTHS[""]

    def ended(self) -> None:
        """Nothing may follow."""
        if self.at < len(self.tokens):
            known = [*(w for words in STRENGTHS for w in words.split()), "or", "then", "costing", "that", "with"]
            known += [*self.vocabulary.ids, *self.vocabulary.types, *self.vocabulary.factions]
            raise self.wrong(f"{self.next[:40]!r} is not understood here.{near(self.next, known)}")

    # ------------------------------------------------------------------ the sentence

    def lines(self) -> list[Line]:
        """The sentence as one line, or as the several it stands for."""
        tests = self.conditions()
        made = self.action()
        self.ended()
        if tests and any(line.kind == "weight" for line in made):
            raise self.wrong(
                "a weight holds for the whole game; say 'prefer …' for something that depends on the moment."
            )
        for line in made:
            line.tests = tests + line.tests
        return made

    def conditions(self) -> list[Test]:
        """`until turn 6`, `when mastery at least 10`, joined by `and`."""
        tests: list[Test] = []
        while self.next in ("until", "from", "when"):
            if self.skip("until"):
                self.need("turn")
                tests.append(Test("turn", "", 0, self.figure()))
            elif self.skip("from"):
                self.need("turn")
                tests.append(Test("turn", "", self.figure(), MOST_NUMBER))
            else:
                self.need("when")
                tests.append(self.comparison())
            if self.skip("and"):
                if self.next not in ("until", "from", "when"):
                    raise self.wrong("after 'and' another 'until', 'from' or 'when' should follow.")
            else:
                self.skip(",")
                break
        return tests

    def comparison(self) -> Test:
        """What follows `when`."""
        if self.skip("owning"):
            few = self.skip("fewer", "than")
            if not few:
                self.need("at", "least")
            bound = self.figure()
            which = self.cards()
            return (
                Test("owning", "", 0, bound - 1, which) if few else Test("owning", "", bound, MOST_NUMBER, which)
            )
        words = self.vocabulary
        opponent = self.skip("opponent")
        name = self.next
        if f"{name}-{self.tokens[self.at + 1] if self.at + 1 < len(self.tokens) else ''}" in words.counters:
            name = f"{name}-{self.tokens[self.at + 1]}"
            self.at += 1
        if name not in words.counters or (opponent and words.counters[name] in words.shared):
            known = ["owning", "opponent", *words.counters]
            raise self.wrong(
                f"nothing is called {name[:40]!r} that could be counted.{near(name, known)} "
                f"After 'when' comes: {', '.join(known)}."
            )
        self.at += 1
        counter = words.counters[name]
        what = "opponent" if opponent else "table" if counter in words.shared else "mine"
        if self.skip("below"):
            return Test(what, counter, -MOST_NUMBER, self.figure() - 1)
        if not (self.skip("at", "least") or self.skip("from")):
            raise self.wrong(f"after {name!r} comes 'below' or 'at least' and a number, not {self.next[:40]!r}.")
        return Test(what, counter, self.figure(), MOST_NUMBER)

    def action(self) -> list[Line]:
        """What the line wants."""
        line = Line(self.number, self.text, self.next)
        if self.skip("prefer") or self.skip("avoid"):
            self.things(line)
            line.strength = self.strength() * (1 if line.kind == "prefer" else -1)
            return [line]
        if self.skip("never"):
            most = self.figure() if self.skip("more", "than") else 0
            self.things(line)
            if most:
                if line.cards[0] is None:
                    raise self.wrong("'never more than' counts cards that are owned; say which.")
                line.tests.append(Test("owning", "", most, MOST_NUMBER, line.cards[0]))
            return [line]
        if self.skip("race"):
            return self.race()
        if self.skip("weight"):
            return [self.weight(line)]
        if self.next in self.vocabulary.moves:
            return [self.ranking(line)]
        known = [*KEYWORDS, *self.vocabulary.moves]
        raise self.wrong(
            f"a line cannot begin with {self.next[:40] or 'nothing'!r}.{near(self.next, known)} "
            f"It begins with {', '.join(KEYWORDS)}, or with a move such as {self.vocabulary.moves[1]}."
        )

    def things(self, line: Line) -> None:
        """Cards to get, or a move and the cards it is about."""
        word = self.next
        if word in self.vocabulary.moves and not self.vocabulary.card(word):
            self.at += 1
            line.words = frozenset([word])
            if not self.next or self.next in ("slightly", "strongly", "above"):
                line.cards = [None]
                return
        line.cards = [self.cards()]

    def ranking(self, line: Line) -> Line:
        """`banish apprentice first, then militia`, or `play … last`."""
        line.kind = "rank"
        line.words = frozenset([self.next])
        self.at += 1
        line.cards = [self.cards()]
        if self.skip("last"):
            line.kind = "last"
            return line
        self.need("first")
        while self.skip(","):
            self.need("then")
            line.cards.append(self.cards())
        return line

    def race(self) -> list[Line]:
        """`race to 10 mastery`: whatever brings it, until it is reached."""
        self.need("to")
        bound = self.figure()
        name = self.next
        words = self.vocabulary
        if name not in words.counters or words.counters[name] in words.shared:
            raise self.wrong(
                f"nothing is called {name[:40]!r} that one could race to.{near(name, words.counters)}"
            )
        self.at += 1
        made: list[Line] = []
        sort = Sort()
        sort.deed = ("gain", name, "")
        for moves, which in (("focus", None), ("", Which([sort]))):
            if moves and (name != "mastery" or moves not in words.moves):
                continue
            line = Line(self.number, self.text, "prefer")
            line.words = frozenset([moves]) if moves else GETTING
            line.cards = [which]
            line.strength = STRENGTHS["above all" if moves else "strongly"]
            line.tests = [Test("mine", name, -MOST_NUMBER, bound - 1)]
            made.append(line)
        return made

    def weight(self, line: Line) -> Line:
        """`weight acquire per cost 1.5`: one of Greedy's weights, set anew."""
        words = self.vocabulary
        move = self.next
        if move not in words.moves:
            raise self.wrong(
                f"no move is called {move[:40]!r}.{near(move, words.moves)} Moves: {', '.join(words.moves)}."
            )
        self.at += 1
        table, name = "words", move
        if self.skip("per"):
            figure = self.next
            known = ("cost", "amount", *words.figures)
            if figure not in known:
                raise self.wrong(
                    f"a weight is per {', '.join(known)}, not per {figure[:40]!r}.{near(figure, known)}"
                )
            self.at += 1
            table = f"per_{figure}"
        elif self.next in words.types:
            table, name = "types", f"{move} {self.next}"
            self.at += 1
        if not NUMBER.match(self.next):
            raise self.wrong(f"a number should follow here, not {self.next[:40] or 'the end'!r}.")
        line.change = (table, name, float(self.next))
        self.at += 1
        return line

    # ------------------------------------------------------------------ cards

    def cards(self) -> Which:
        """One sort of card or several, joined by `or`."""
        sorts = [self.sort()]
        while self.skip("or"):
            sorts.append(self.sort())
        return Which(sorts)

    def sort(self) -> Sort:
        """Everything that is said about a sort of card, as far as it goes."""
        sort = Sort()
        start = self.at
        while self.part(sort):
            pass
        if self.at == start:
            words = self.vocabulary
            known = [
                *words.ids,
                *words.types,
                *words.factions,
                *words.heroes,
                "starter",
                "cards",
                "costing",
                "that",
            ]
            known += [f"{name}s" for name in words.types]
            raise self.wrong(
                f"no card, faction or sort is called {self.next[:40] or 'nothing'!r}."
                f"{near(self.next, known)} Factions: {', '.join(words.factions)}; sorts: {', '.join(words.types)}."
            )
        return sort

    def part(self, sort: Sort) -> bool:
        """One more thing that is said about the cards; False if that was all."""
        words = self.vocabulary
        for length in range(min(6, len(self.tokens) - self.at), 0, -1):
            card = words.card("-".join(self.tokens[self.at : self.at + length]))
            if card and not sort.card:
                sort.card = card
                self.at += length
                return True
        for form in singulars(self.next):
            if form in words.factions and not sort.faction:
                sort.faction = form
            elif form in words.types and not sort.type:
                sort.type = form
            elif form in words.heroes and not sort.hero:
                sort.hero = form
            elif form == "starter":
                sort.starter = True
            elif form != "card":
                continue
            self.at += 1
            return True
        if self.skip("costing"):
            bound = self.figure()
            if self.skip("or", "more"):
                sort.least = bound
            elif self.skip("or", "less"):
                sort.most = bound
            else:
                sort.least = sort.most = bound
            return True
        if self.skip("with"):
            if self.next not in words.figures:
                raise self.wrong(
                    f"cards come with {', '.join(words.figures)}, not {self.next[:40]!r}.{near(self.next, words.figures)}"
                )
            sort.figure = self.next
            self.at += 1
            return True
        return self.skip("that") and self.deed(sort)

    def deed(self, sort: Sort) -> bool:
        """`that draw`, `that gain power`, `that banish from hand`."""
        words = self.vocabulary
        word = self.next
        if word not in words.deeds:
            raise self.wrong(f"no card does {word[:40]!r}.{near(word, words.deeds)}")
        self.at += 1
        counter = place = ""
        if word == "gain" and self.next in words.counters:
            counter = self.next
            self.at += 1
        if self.skip("from"):
            place = self.next
            if place not in words.places:
                raise self.wrong(f"no place is called {place[:40]!r}.{near(place, words.places)}")
            self.at += 1
        sort.deed = (word, counter, place)
        return True
