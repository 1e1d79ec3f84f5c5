"""What every answer of a published page tells the browser: what may run, who may show it, what it may use."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import OutputTransform

HOST: Final = re.compile(r"[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?\Z|\[[0-9a-fA-F:]{2,45}\](:[0-9]{1,5})?\Z")


def policy(nonce: str, host: str, embed: Sequence[str]) -> str:
    """The Content-Security-Policy.

    Scripts come from this server or carry the number of this very answer; `blob:` is how a widget's own module gets
    into the page. Nothing is evaluated from text, and nothing is asked of another host.
    """
    scripts = f"'self' blob: 'nonce-{nonce}'" if nonce else "'self' blob:"
    # Some browsers do not take 'self' for sockets, so the same host is named.
    sockets = f" ws://{host} wss://{host}" if HOST.match(host) else ""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src {scripts}",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self' data:",
            f"connect-src 'self'{sockets}",
            "base-uri 'none'",
            "form-action 'none'",
            "object-src 'none'",
            " ".join(("frame-ancestors 'self'", *embed)),
        )
    )


def plain_headers(embed: Sequence[str]) -> dict[str, str]:
    """The rest, the same for every answer."""
    found = {
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), serial=()",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "X-Permitted-Cross-Domain-Policies": "none",
    }
    if not embed:
        # For browsers that do not know frame-ancestors; it cannot name other sites.
        found["X-Frame-Options"] = "SAMEORIGIN"
    return found


def dressed(embed: Sequence[str]) -> type[OutputTransform]:
    """What puts the headers on every answer, also on files, errors and refusals."""
    always = plain_headers(embed)

    class Dressed(OutputTransform):
        def __init__(self, request: HTTPServerRequest) -> None:
            self.request = request

        def transform_first_chunk(
            self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
        ) -> tuple[int, HTTPHeaders, bytes]:
            for name, value in always.items():
                headers[name] = value
            nonce: Any = getattr(self.request, "nonce", "")
            headers["Content-Security-Policy"] = policy(nonce, self.request.host, embed)
            # Which server this is, is nobody's business.
            headers["Server"] = "deckkit"
            return status_code, headers, chunk

    return Dressed
