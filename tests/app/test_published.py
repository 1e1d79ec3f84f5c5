"""What the published page lets a visitor do, and what not: asked of the running server, without a browser."""

import asyncio
import os
import re
import signal
from pathlib import Path

import pytest
from tornado.httpclient import HTTPClientError

from benchmarks.visitor import KERNEL, Visitor, fetch
from kit.app.limits import PUBLIC
from tests.app.conftest import SEATS, SECRET

POSSESSIONS = (
    "import kit",
    "nbformat",
    "[project]",
    "requires-python",
    "root:x:",
    "card language",
    "KernelManager",
)


def get(house, path, method="GET", **headers):
    return house.run(fetch(house.url + path, method, **headers))


# ---------------------------------------------------------------------- seats


def test_a_visitor_too_many_reads_a_friendly_page_and_the_seat_of_one_who_leaves_is_free_again(house, visitor):
    others = [house.arrive() for _ in range(SEATS - 1)]
    refused = get(house, "", Accept_Language="pt-BR,pt;q=0.9,en;q=0.5")
    assert refused.code == 503
    assert int(refused.headers["Retry-After"]) >= 2
    text = refused.body.decode()
    for sentence in ("All tables are taken", "Toutes les tables sont prises", "Todas as mesas estão ocupadas"):
        assert sentence in text
    assert '<html lang="pt">' in text
    assert text.index("Todas as mesas") < text.index("All tables")
    assert re.search('<meta http-equiv="refresh" content="[0-9]+">', text)
    assert len(house.server.kernels()) == SEATS
    house.run(others[0].leave())
    house.wait_for(SEATS - 1)
    again = house.arrive()
    # One says goodbye, one only hangs up: both tables are cleared.
    house.run(again.leave())
    house.run(others[1].hang_up())
    house.wait_for(1)
    assert house.run(visitor.say(do="close"))["app"]["screen"] == "table"


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec_Fetch_Dest": "iframe", "Sec_Fetch_Site": "cross-site", "Referer": "https://elsewhere.example/"},
        {"Sec_Purpose": "prefetch;prerender"},
    ],
)
def test_no_table_is_set_for_a_page_that_would_not_be_shown(house, visitor, headers):
    before = house.server.kernels()
    assert get(house, "", **headers).code == 403
    assert house.server.kernels() == before


def test_a_cut_line_that_comes_back_in_time_finds_its_table(house, visitor):
    before = list(visitor.record)
    house.run(visitor.hang_up())
    house.run(visitor.connect())
    house.run(visitor.say(do="record"))
    assert visitor.record == before


async def gone(house, visitor):
    while (await fetch(f"{house.url}api/kernels/{visitor.kernel}")).code != 404:
        await asyncio.sleep(0.1)


def test_a_table_whose_kernel_is_ended_by_the_system_frees_its_seat(house, visitor):
    known = set(house.server.kernels())
    other = house.arrive()
    (process,) = set(house.server.kernels()) - known
    os.kill(process, signal.SIGXCPU)
    house.wait_for(1)
    house.run(gone(house, other))
    with pytest.raises(HTTPClientError):
        house.run(other.connect())


# ---------------------------------------------------------------------- what can be reached


@pytest.mark.parametrize("kind", ["execute", "inspect", "complete", "history", "is_complete", "debug", "shutdown"])
def test_a_page_cannot_run_code(house, visitor, kind):
    async def ask():
        for channel in ("shell", "control", "stdin"):
            content = {"code": "raise SystemExit", "silent": False, "restart": False, "cursor_pos": 0}
            await visitor.send(f"{kind}_request", content, channel=channel)
        visitor.heard.clear()
        await visitor.pulse()

    house.run(ask())
    assert {m["msg_type"] for m in visitor.heard} <= {"status", "kernel_info_reply"}


@pytest.mark.parametrize(
    "path",
    [
        *("app.ipynb", "voila/files/app.ipynb", "voila/files/../pyproject.toml", "voila/render/app.ipynb"),
        *("../pyproject.toml", "kit/app/serve.py", "cards/ascension/base.yaml", "voila/files/cards/README.md"),
        *("voila/templates/deckkit/static/../conf.json", "voila/templates/deckkit/static/../index.html.j2"),
        *("voila/templates/../static/app.py", "voila/templates/x", "voila/templates/reveal/static/x.css"),
        *("voila/static/../app.py", "voila/static/%2e%2e/app.py", "voila/static/..%2fapp.py", "voila/tree"),
        *(
            "voila/labextensions/../../../pyvenv.cfg",
            "voila/labextensions//etc/passwd",
            "voila/api/themes/../../x",
        ),
        *("api", "api/kernels", "api/kernelspecs", "api/contents", "api/sessions", "api/terminals", "api/status"),
        *(
            "login",
            "logout",
            "metrics",
            "tree",
            "lab",
            "files/app.ipynb",
            "static/favicon.ico",
            "voila/api/contents",
        ),
        "api/kernels/00000000-0000-0000-0000-000000000000",
    ],
)
def test_there_is_nothing_but_the_page(house, path):
    answer = get(house, path)
    assert answer.code in (403, 404), answer.code
    for owned in POSSESSIONS:
        assert owned not in answer.body.decode(errors="replace")


def test_nobody_can_end_a_table_from_another_site_or_without_its_number(house, visitor):
    kernel = visitor.kernel
    assert get(house, f"api/kernels/{kernel}", "DELETE").code == 405
    assert get(house, f"api/kernels/{kernel}/restart", "POST").code == 404
    assert get(house, f"voila/api/shutdown/{kernel}", "POST", Origin="https://elsewhere.example").code == 404
    assert get(house, "voila/api/shutdown/00000000-0000-0000-0000-000000000000", "POST").code == 204
    house.run(visitor.pulse())


def test_a_socket_from_another_origin_is_refused(house, visitor):
    stranger = Visitor(house.url)
    stranger.kernel = visitor.kernel
    with pytest.raises(HTTPClientError) as refused:
        house.run(stranger.connect(Origin="https://elsewhere.example"))
    assert refused.value.code == 403
    house.run(stranger.connect(Origin=house.url[: house.url.index("/kit/")]))
    house.run(stranger.hang_up())


# ---------------------------------------------------------------------- headers


def test_every_answer_says_what_may_run_and_who_may_show_it(house, visitor):
    answers = [get(house, p) for p in ("nothing", "robots.txt", "voila/static/voila.js", "api/kernels/x-x-x-x-x")]
    page = house.run(fetch(house.url))
    assert page.code == 200
    for answer in [page, *answers]:
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["Content-Security-Policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert "unsafe" not in policy["script-src"]
        assert policy["frame-ancestors"] == f"'self' {house.friend.url}"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "same-origin"
        assert "camera=()" in answer.headers["Permissions-Policy"]
        assert "Set-Cookie" not in answer.headers
        assert "Tornado" not in answer.headers["Server"]
    assert answers[1].body == b"User-agent: *\nDisallow: /\n"
    text = page.body.decode()
    (nonce,) = set(re.findall('<script nonce="([^"]+)"', text))
    assert f"'nonce-{nonce}'" in page.headers["Content-Security-Policy"]
    other = house.run(fetch(house.url)).body.decode()
    assert nonce not in other
    # Not a word of the notebook, nor of the machine it lies on.
    assert "import kit" not in text
    assert str(Path(__file__).parents[2]) not in text
    for body in (text, other):
        get(house, f"voila/api/shutdown/{KERNEL.search(body).group(1)}", "POST")
    house.wait_for(1)


# ---------------------------------------------------------------------- the kernel's bounds


def niceness(folder):
    return int((folder / "stat").read_text().rpartition(")")[2].split()[16])


def test_a_kernel_is_bounded_by_the_system_and_knows_no_secret(house, visitor):
    (process,) = house.server.kernels()
    folder = Path("/proc", str(process))
    limits = {
        line[:25].strip(): line[25:].split()[:2] for line in (folder / "limits").read_text().splitlines()[1:]
    }
    # Soft and hard are the same, so the kernel itself cannot loosen them.
    assert limits["Max data size"] == [str(PUBLIC.memory_mb << 20)] * 2
    assert limits["Max cpu time"] == [str(PUBLIC.cpu_seconds)] * 2
    assert limits["Max open files"] == [str(PUBLIC.files)] * 2
    assert limits["Max core file size"] == ["0", "0"]
    server = Path("/proc", str(house.server.process.pid))
    assert niceness(folder) == min(19, niceness(server) + PUBLIC.nice)
    assert int((folder / "oom_score_adj").read_text()) == 500
    environment = (folder / "environ").read_text()
    assert "KIT_PUBLISHED=1" in environment
    assert SECRET not in environment
    assert "QUERY_STRING" not in environment


def test_the_log_tells_nothing_about_visitors(house, visitor):
    get(house, "nothing?name=Jane", User_Agent="a-very-rare-browser", Referer="https://from.example/")
    get(house, f"api/kernels/{visitor.kernel}x")
    house.run(visitor.send("execute_request", {}))
    house.run(visitor.pulse())
    said = "".join(house.server.said[1:])
    assert "404 GET /kit/nothing" in said
    for secret in (visitor.kernel, "127.0.0.1", "Jane", "rare-browser", "from.example"):
        assert secret not in said
