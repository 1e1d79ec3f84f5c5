"""What a card does, told from its entry: one sentence for each step."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kit.cards import battle_tales, rare_tales, shard_tales
from kit.cards.phrases import EVENTS, FLAGS, FRAMES, VERBS
from kit.cards.terms import TO, counted, here, term
from kit.cards.things import Step, Things, capital, listed, mapping, number, origin

if TYPE_CHECKING:
    from kit.core.cards import Card

    Apart = Callable[[list[Step]], tuple[str, list[Step]]]

# Words that are no instruction to anybody, so "may" and "who" are said in front of them.
STATEMENTS: Final[tuple[str, ...]] = (
    "unite",
    "cheaper",
    "first_of",
    *rare_tales.STATEMENTS,
    *shard_tales.STATEMENTS,
    *battle_tales.STATEMENTS,
)


class Teller(Things):
    """Tells what one card does in one language.

    `who` is whom a step is about: "you", each "opponent" or each "player", or "they" once one of those
    has been named. `bare` asks for the form after "to": "pay 4 runes to gain 3 honor".
    `apart` may take the first steps of a line for itself, to show them another way: it leaves a mark and the rest.
    """

    def __init__(self, card: Card, language: str, apart: Apart | None = None) -> None:
        super().__init__(card, language)
        self.apart = apart

    def lines(self) -> list[str]:
        """One line for each slot of the card."""
        entry = self.card.entry
        found: list[str] = []
        if "play" in entry:
            found.append(self.line(entry["play"]))
        use = entry.get("use")
        for steps in list(use.values()) if isinstance(use, dict) else [use] if use is not None else []:
            found.append(self.small("exhaust" if self.game == "shards" else "once") + self.line(steps))
        if "reward" in entry:
            found.append(self.small("reward") + self.line(entry["reward"]))
        when = entry.get("when")
        for spec in when if isinstance(when, list) else [when] if when is not None else []:
            found.append(capital(self.trigger(mapping(spec))) + ".")
        if "fate" in entry:
            found.append(self.small("fate") + self.line(entry["fate"]))
        found += battle_tales.lines(self)
        found += shard_tales.lines(self)
        return found + [FLAGS[flag][self.index] for flag in FLAGS if flag in self.card.flags]

    def line(self, steps: object, who: str = "you") -> str:
        """Steps as full sentences, one after the other."""
        mark, rest = self.apart(listed(steps)) if self.apart is not None else ("", listed(steps))
        return mark + " ".join(capital(part) + "." for step in rest for part in self.clauses(step, who, False))

    def trigger(self, spec: Step) -> str:
        """`when`: what the card waits for, and what then happens."""
        event = next(key for key in spec if key in EVENTS)
        cards = mapping(spec[event])
        default = "monster" if event == "defeat" else "card"
        x, self.gender = self.cards(cards, 1, default, cards.get("other") is True)
        way = "first" if spec.get("first_each_turn") is True else "when"
        once = self.small("once when") if spec.get("once_per_turn") is True else ""
        name = self.buy if event == "acquire" else event
        if event == "defeat" and "kept" in self.card.flags:
            name = "defeat-anywhere"
        if event == "banished":
            x = self.origins(cards, "you", "")
        if (
            event == "play"
            and "other" not in cards
            and cards == {"type": self.card.type, "faction": self.card.faction}
        ):
            # A card that stays hears of itself.
            x += self.small("itself too")
        return once + EVENTS[name][way][self.index].format(x=x) + self.joined(spec.get("do"), "you", False)

    def each(self, spec: Step, them: str) -> str:
        """`for_each`: what is counted; battles count things of their own."""
        return battle_tales.each(self, spec) or super().each(spec, them)

    def asked(self, name: str, rest: object, who: str) -> str:
        """One question; battles have some of their own."""
        return battle_tales.asked(self, name, rest) or super().asked(name, rest, who)

    # ------------------------------------------------------------------ steps

    def joined(self, steps: object, who: str, bare: bool) -> str:
        """Steps inside another sentence: simple ones joined by "and", others by semicolons."""
        parts: list[str] = []
        simple = True
        for step in listed(steps):
            clauses = self.clauses(step, who, bare)
            hard = len(clauses) > 1 or any(key in step for key in ("if", "may", "who", "choose", *STATEMENTS))
            simple = simple and not hard
            parts.append(self.semicolon.join(clauses))
        if not simple or len(parts) < 2:
            return self.semicolon.join(parts)
        pronoun = self.small("do they")
        parts[1:] = [part.removeprefix(pronoun) if who == "they" else part for part in parts[1:]]
        return ", ".join(parts[:-1]) + self.small("and") + parts[-1]

    def clauses(self, step: Step, who: str, bare: bool) -> list[str]:
        """One step: what is done, and what follows from it."""
        given = {
            "each_opponent": "opponent",
            "each_player": "player",
            "each_other_player": "other",
            "an_opponent": "chosen",
            "boss": "boss",
            "a_player": "someone",
        }
        who = given.get(str(step.get("who")), who)
        # "put" has two forms, for what is masculine and what is feminine.
        word = next((key for key in step if key in VERBS or key in FRAMES or key == "put"), "")
        if not word:
            return [term(next(iter(step), ""), self.language)]
        may = step.get("may") is True
        front = relative = ""
        if word in STATEMENTS and who == "boss" and "who" not in step:
            # Whose ambush it is goes without saying.
            who = "you"
        elif word in STATEMENTS and who in given.values():
            front, who = self.small("each " + who), "they"
        if "if" in step:
            if who == "chosen" or (who in given.values() and battle_tales.shared(self, mapping(step["if"]))):
                # The condition is yours, or that of the whole table: it is asked before anybody does anything.
                front += self.condition(mapping(step["if"]), "you")
            elif who in given.values():
                relative = self.condition(mapping(step["if"]), "who")
            else:
                front += self.condition(mapping(step["if"]), who)
        them = "you" if who == "you" else "they"
        if word in STATEMENTS:
            return [front + (self.small("wish " + them) if may else "") + self.statement(word, step, who)]
        head = self.subject(who, may, bare).format(rel=relative)
        form = self.form(who, may, bare)
        text = front + head + self.deed(word, step, form, them, may)
        if "then" not in step:
            more = shard_tales.again(self, step)
            return [text, more] if more else [text]
        simple = all(
            not {"if", "may", "who", "then", "choose", *STATEMENTS} & set(s) for s in listed(step["then"])
        )
        if word == "pay" and simple:
            return [text + self.small("to") + self.joined(step["then"], them, True)]
        done = self.small("guessed" if word == "guess" else "done " + them)
        if all("it" in mapping(s.get("if")) for s in listed(step["then"])):
            done = ""
        return [text, done + self.joined(step["then"], them, False)]

    def subject(self, who: str, may: bool, bare: bool) -> str:
        """Who does it, in front of the verb: nothing, "you may", "each opponent"."""
        if may:
            return self.small("may " + who)
        return "" if who == "you" or bare else self.small("do " + who)

    def form(self, who: str, may: bool, bare: bool) -> int:
        """Which form of a verb follows: 0 an instruction, 1 after "may" or "to", 2 for someone else."""
        if may or bare:
            return 1
        return 0 if who == "you" or (who == "they" and self.language == "en") else 2

    def deed(self, word: str, step: Step, form: int, them: str, may: bool) -> str:
        """The verb and what it is done to."""
        rare = shard_tales.deed(self, word, step, form, them) or battle_tales.deed(self, word, step, form, them)
        rare = rare or rare_tales.deed(self, word, step, form, them, may)
        if rare:
            return rare
        spec = step[word]
        cards = mapping(spec)
        name = {"acquire": self.buy}.get(word, word)
        if word == "fetch" and cards.get("to") == "deck":
            name = "fetch-deck"
        if word == "put":
            name = "put-" + self.gender
        verb = VERBS[name][self.language][form]
        if word in ("gain", "lose", "pay"):
            return f"{verb} {self.resources(cards)}{self.each(mapping(step['for_each']), them) if 'for_each' in step else ''}"
        if word in ("draw", "discard"):
            return f"{verb} {self.upto(number(spec), may and word == 'discard')}{self.cards({}, number(spec))[0]}"
        if word == "banish":
            if spec == "this":
                return f"{verb} {self.small('this')}"
            count = number(cards.get("count", 1))
            return (
                f"{verb} {self.upto(count, may)}{self.cards(cards, count)[0]}{self.origins(cards, them, 'hand')}"
            )
        if word == "destroy":
            return f"{verb} {self.own(spec, them, may)}"
        if word in ("acquire", "defeat", "acquire_or_defeat"):
            found, gender = self.cards(cards, 1, "monster" if word == "defeat" else "card")
            where = self.origins(cards, them, "row" if word == "acquire_or_defeat" else "")
            text = f"{verb} {found}{where}{self.small('free')}"
            if cards.get("to") in ("hand", "deck"):
                text += self.small("and") + VERBS["put-" + gender][self.language][form]
                text += " " + here(TO, str(cards["to"]), self.game)[them][self.index]
            return text
        if word == "fetch":
            text = f"{verb} {self.cards(cards, 1)[0]}{self.origins({}, them, 'discard')}"
            if self.language == "pt" or (self.language == "fr" and name == "fetch"):
                return text
            if name == "fetch":
                return f"{text} to {origin('hand', them, self.index)}"
            to = here(TO, "deck", self.game)[them][self.index]
            return f"{text} {to}"
        if word == "copy":
            found, gender = self.cards(cards, 1, "card", True)
            effect = ("the effect of ", "l'effet d'", "o efeito de ")[self.index]
            return f"{verb} {effect}{found} {self.played(gender, them)}"
        if word == "put":
            return f"{verb} {here(TO, str(spec), self.game)[them][self.index]}"
        if word == "steal":
            add = VERBS["steal-add"][self.language][form]
            where_to = (
                "to " + origin("hand", them, 0),
                {"you": "à votre main", "they": "à sa main"}[them],
                "na sua mão",
            )
            return f"{verb}{self.small('random')}{self.small('and')}{add} {where_to[self.index]}"
        if word == "choose":
            branches = [self.joined(branch, them, them == "they") for branch in cards.values()]
            return verb + self.small("choice") + self.small("else").join(branches)
        return verb

    def statement(self, word: str, step: Step, who: str) -> str:
        """A step that is no instruction: a discount, a condition on a later card, the first of several."""
        spec = step[word]
        if word in shard_tales.STATEMENTS:
            return shard_tales.statement(self, word, step, who)
        if word in battle_tales.STATEMENTS:
            return battle_tales.statement(self, word, step)
        if word in rare_tales.STATEMENTS:
            return rare_tales.statement(self, word, spec, who)
        frame = FRAMES[word][self.index]
        you = who == "you"
        if word == "first_of":
            return frame.join(self.semicolon.join(self.clauses(branch, who, False)) for branch in listed(spec))
        if word == "unite":
            found, _ = self.cards({"type": "hero", "faction": self.card.faction}, 1, "hero", True)
            have = ("you have" if you else "they have", "vous aurez" if you else "il aura", "tiver")[self.index]
            return frame.format(subject=have, cards=found) + self.joined(spec, who, False)
        cards = mapping(spec)
        found, gender = self.cards(cards, 1, article=False)
        verb = VERBS[self.buy][self.language]
        subject = (f"{who} {verb[0]}", f"vous {verb[0]}" if you else f"il {verb[2]}", verb[1])[self.index]
        le = {"frm": "le", "frf": "la", "ptm": "o", "ptf": "a"}.get(self.language + gender, "")
        ending = "prochain" + ("e" if gender == "f" else "")
        soon = ending if self.language == "fr" else "próximo" if gender == "m" else "próxima"
        amount = counted(self.money, number(cards.get("by", 1)), self.language)
        return frame.format(cards=found, subject=subject, amount=amount, le=le, prochain=soon)
