"""Check an exercise: always a sentence, never a traceback. What the exercises are is said in `lesson_exercises`."""

from __future__ import annotations

from typing import Any, Final

from kit.agents.strategy_words import near
from kit.cards.terms import known
from kit.play.lesson_exercises import EXERCISES
from kit.play.lesson_place import language as spoken
from kit.play.lesson_questions import KINDS

SAYS: Final[dict[str, tuple[str, str, str]]] = {
    "unknown": (
        "There is no exercise {x}.{near} The exercises are: {known}.",
        "Il n'y a pas d'exercice {x}.{near} Les exercices sont : {known}.",
        "Não há exercício {x}.{near} Os exercícios são: {known}.",
    ),
    "how many": (
        "This exercise takes {wanted}, and {n} things were given.",
        "Cet exercice demande {wanted}, et {n} choses ont été données.",
        "Este exercício pede {wanted}, e foram dadas {n} coisas.",
    ),
    "none": (
        "There is nothing here yet (None). Replace it by {wanted}; a function needs a `return`.",
        "Il n'y a rien ici pour l'instant (None). Remplacez-le par {wanted} ; une fonction a besoin d'un `return`.",
        "Ainda não há nada aqui (None). Troque por {wanted}; uma função precisa de um `return`.",
    ),
    "dots": (
        "The dots are still there. Replace them by {wanted}.",
        "Les points de suspension sont encore là. Remplacez-les par {wanted}.",
        "As reticências ainda estão aí. Troque-as por {wanted}.",
    ),
    "class": (
        "{x} is a class; add brackets to make one: {x}().",
        "{x} est une classe ; ajoutez des parenthèses pour en faire un : {x}().",
        "{x} é uma classe; acrescente parênteses para fazer um: {x}().",
    ),
    "kind": (
        "This exercise takes {wanted}, and this is {x}.",
        "Cet exercice demande {wanted}, et ceci est {x}.",
        "Este exercício pede {wanted}, e isto é {x}.",
    ),
    "raised": (
        "Your answer stumbled with {x}. Run it by itself in a cell to see where.",
        "Votre réponse a trébuché : {x}. Exécutez-la seule dans une cellule pour voir où.",
        "A sua resposta tropeçou: {x}. Execute-a sozinha numa célula para ver onde.",
    ),
    "and": ("and", "et", "e"),
}


class Check:
    """What came of a check: true if the exercise is done, and a sentence."""

    def __init__(self, name: str, done: bool, text: str) -> None:
        self.name = name
        self.done = done
        self.text = text

    def __bool__(self) -> bool:
        return self.done

    def __repr__(self) -> str:
        return f"{'✓' if self.done else '→'} {self.text}"


def check(name: Any, *values: Any, language: str | None = None) -> Check:
    """Is this exercise done? If not, the sentence says what is missing."""
    language = spoken() if language is None else language
    tongue = known(language)
    shown = str(name)[:40]
    exercise = EXERCISES.get(name) if isinstance(name, str) else None
    if exercise is None:
        every = ", ".join(EXERCISES)
        return Check(
            shown, False, SAYS["unknown"][tongue].format(x=repr(shown), near=near(shown, EXERCISES), known=every)
        )
    wanted = [KINDS[kind].called[tongue] for kind in exercise.takes]
    if len(values) != len(wanted):
        listed = f" {SAYS['and'][tongue]} ".join(wanted)
        return Check(name, False, SAYS["how many"][tongue].format(wanted=listed, n=len(values)))
    for value, kind, called in zip(values, exercise.takes, wanted, strict=True):
        problem = _unfit(value, kind)
        if problem:
            text = SAYS[problem][tongue].format(wanted=called, x=_called(value, problem))
            return Check(name, False, text)
    for step in exercise.steps:
        try:
            holds = bool(step.holds(*values))
        except Exception as error:
            # Whatever a pupil's own object does, the answer is a sentence.
            return Check(name, False, SAYS["raised"][tongue].format(x=_told(error)))
        if not holds:
            return Check(name, False, step.missing[tongue])
    return Check(name, True, exercise.done[tongue])


def _unfit(value: Any, kind: str) -> str:
    """Why a value cannot be an answer at all, or nothing."""
    if value is None:
        return "none"
    if value is Ellipsis:
        return "dots"
    # By its type alone: an object may stumble over any other question.
    if issubclass(type(value), type):
        return "class"
    try:
        return "" if KINDS[kind].fits(value) else "kind"
    except Exception:
        return "kind"


def _called(value: Any, problem: str) -> str:
    if problem == "class":
        return str(value.__name__)[:60]
    return f"{type(value).__name__}"[:60]


def _told(error: Exception) -> str:
    """An error in a few words, even one that cannot say what it is."""
    try:
        return f"{type(error).__name__}: {error}"[:200]
    except Exception:
        return type(error).__name__[:60]
