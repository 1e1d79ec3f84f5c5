"""The parts of the published page by themselves: options, headers, the friendly page, the kernel's bounds."""

import os
import subprocess
import sys

import pytest

from kit.app.hosting import full, headers, options
from kit.app.hosting.options import Options
from kit.app.hosting.tables import reduced
from kit.app.limits import PUBLIC


def test_options_come_from_the_command_line_before_the_environment():
    environment = {"KIT_SEATS": "7", "KIT_BASE_URL": "kit", "KIT_EMBED": "https://a.example https://b.example"}
    found = options.read([], environment)
    assert (found.seats, found.base_url, found.embed) == (7, "/kit/", ("https://a.example", "https://b.example"))
    found = options.read(["--seats", "3", "--embed", "https://c.example"], environment)
    assert (found.seats, found.embed) == (3, ("https://c.example",))
    assert options.read([], {}) == Options()


@pytest.mark.parametrize(
    "words",
    [
        ("--seats", "0"),
        ("--seats", "many"),
        ("--base-url", "/a b/"),
        ("--base-url", "/x/../y/"),
        ("--embed", "*"),
        ("--embed", "https://a.example/page"),
        ("--embed", "https://a.example; script-src *"),
        ("--port", "70000"),
    ],
)
def test_options_that_make_no_sense_are_refused_with_a_sentence(words, capsys):
    with pytest.raises(SystemExit):
        options.read(words, {})
    assert "is not a" in capsys.readouterr().err


def test_one_address_may_hold_half_the_tables_once_addresses_are_known():
    assert Options(seats=10).tables_each == 10
    assert Options(seats=10, proxy=True).tables_each == 5
    assert Options(seats=1, proxy=True).tables_each == 1
    assert Options(seats=10, proxy=True, each=8).tables_each == 8


def test_a_host_that_is_none_does_not_get_into_the_policy():
    policy = headers.policy("n", "x; script-src *", ())
    assert "script-src *" not in policy
    assert "ws://a.example:80 " in headers.policy("n", "a.example:80", ())
    assert "X-Frame-Options" not in headers.plain_headers(("https://a.example",))


def test_the_friendly_page_puts_the_language_of_the_visitor_first():
    for accepted, first in (("fr-FR,fr", "fr"), ("pt", "pt"), ("de,en", "en"), ("", "en"), ("<x>", "en")):
        assert f'<html lang="{first}">' in full.page(full.FULL, "/", accepted, 10)
    assert "refresh" not in full.page(full.LOST, "/")


def test_a_kernel_gets_a_small_environment():
    found = reduced({"PATH": "p", "LANG": "l", "AWS_SECRET": "s", "QUERY_STRING": "q"}, "folder", 5, 6)
    assert found["PATH"] == "p"
    assert not {"AWS_SECRET", "QUERY_STRING"} & set(found)


BOUNDED = """
from kit.app.hosting.kernel import bound
bound({memory}, 60, 256, 0)
{then}
"""


def bounded(memory, then):
    code = BOUNDED.format(memory=memory, then=then)
    environment = {**reduced(os.environ, os.environ.get("HOME", "."), 0, 0), "LANG": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )


def test_tables_and_figures_fit_into_a_kernel():
    """Everything the page may ever import, and a table as large as it may become."""
    then = f"""
import kit, pandas, plotly.graph_objects, scipy.stats, pyarrow
kit.App()
table = pandas.DataFrame({{name: range({PUBLIC.rows}) for name in "abcdefghij"}})
figure = plotly.graph_objects.Figure(plotly.graph_objects.Scatter(x=table.a, y=table.b)).to_json()
print(len(figure) > 1000)
"""
    done = bounded(PUBLIC.memory_mb, then)
    assert done.stdout == "True\n", done.stderr


def test_a_kernel_that_wants_more_memory_does_not_get_it():
    done = bounded(PUBLIC.memory_mb, f"x = bytearray({PUBLIC.memory_mb} << 20)")
    assert "MemoryError" in done.stderr


def test_a_kernel_cannot_loosen_its_bounds_or_fill_the_disk(tmp_path):
    if os.name == "posix" and os.geteuid() == 0:
        # Root may raise any limit, so that half is looked at only where it means something.
        raised = ""
    else:
        raised = "resource.setrlimit(resource.RLIMIT_DATA, (1 << 40, 1 << 40))"
    then = f"""
import resource
try:
    {raised or "raise ValueError"}
except ValueError:
    print("stays")
try:
    with open({str(tmp_path / "big")!r}, "wb") as file:
        file.write(bytes(2_000_000))
except OSError:
    print("full")
"""
    assert bounded(PUBLIC.memory_mb, then).stdout == "stays\nfull\n"
