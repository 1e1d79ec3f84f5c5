"""The page a visitor sees when there is no table: friendly, in three languages, and it tries again by itself."""

from __future__ import annotations

from typing import Final

# Language, heading, what happens next, the link for those who do not want to wait.
FULL: Final = (
    ("en", "All tables are taken", "As soon as one is free you are led to it; this page tries again by itself.", "Try now"),
    ("fr", "Toutes les tables sont prises", "Dès qu’une table se libère, vous y êtes conduit ; la page réessaie toute seule.", "Réessayer"),
    ("pt", "Todas as mesas estão ocupadas", "Assim que uma mesa ficar livre, será levado até ela; a página tenta de novo sozinha.", "Tentar agora"),
)  # fmt: skip
LOST: Final = (
    ("en", "There is nothing here", "The page of the game lies elsewhere.", "To the game"),
    ("fr", "Il n’y a rien ici", "La page du jeu est ailleurs.", "Vers le jeu"),
    ("pt", "Não há nada aqui", "A página do jogo está noutro lugar.", "Para o jogo"),
)
BROKEN: Final = (
    ("en", "The table could not be set", "Something went wrong on our side; please try again.", "Try again"),
    (
        "fr",
        "La table n’a pas pu être dressée",
        "Une erreur s’est produite de notre côté ; réessayez.",
        "Réessayer",
    ),
    (
        "pt",
        "Não foi possível preparar a mesa",
        "Algo correu mal do nosso lado; tente outra vez.",
        "Tentar outra vez",
    ),
)

PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
{refresh}<title>{title}</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ margin: 0; min-height: 100vh; display: grid; place-items: center; font: 17px/1.5 "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif; background: light-dark(#f4f1ea, #14191d); color: light-dark(#18222a, #eef3f3); }}
main {{ max-width: 34rem; padding: 2rem; }}
section {{ margin: 0 0 1.6rem; }}
h1, h2 {{ font-size: 1.25rem; margin: 0 0 .3rem; }}
p {{ margin: 0; }}
a {{ color: light-dark(#005e56, #6fd6ca); }}
a:focus-visible {{ outline: 3px solid currentColor; outline-offset: 3px; }}
</style>
</head>
<body><main>
{sections}
</main></body>
</html>
"""

Texts = tuple[tuple[str, str, str, str], ...]


def page(texts: Texts, base_url: str, accepted: str = "", again: int = 0) -> str:
    """The page, the visitor's language first; `again` is after how many seconds it is loaded anew."""
    wanted = [part[:2].lower() for part in accepted.replace(" ", "").split(",")[:20]]
    ordered = sorted(texts, key=lambda text: wanted.index(text[0]) if text[0] in wanted else len(wanted))
    sections = [
        f'<section lang="{language}"><h{level}>{title}</h{level}><p>{then} <a href="{base_url}">{link}</a></p></section>'
        for level, (language, title, then, link) in zip((1, 2, 2), ordered, strict=True)
    ]
    return PAGE.format(
        language=ordered[0][0],
        title=ordered[0][1],
        refresh=f'<meta http-equiv="refresh" content="{again}">\n' if again else "",
        sections="\n".join(sections),
    )
