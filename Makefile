# Everything here works on a fresh machine with python3 (3.11 or newer) and make.

PYTHON ?= python3
PY := .venv/bin/python

.DEFAULT_GOAL := help
.PHONY: app serve load play lab test quick lessons check browser bench bench-board pictures cards gold soak compiled clean help

help: ## this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 14

app: .venv/.app ## the card table on a page: choose, deal, play; opens a browser where there is one
	$(PY) -m kit.app

serve: .venv/.app ## publish the page for many visitors; options by KIT_SEATS, KIT_BASE_URL, … (docs/hosting.md)
	$(PY) -m kit.app serve

play: .venv/.ready ## play a game of Ascension in the terminal
	$(PY) -m kit play ascension

lab: .venv/.app ## open JupyterLab on the first lesson
	$(PY) -m jupyterlab notebooks/00_first_game.ipynb

test: check browser ## everything that must hold: style, types, card manual, tests, also in a browser
	$(PY) -m kit.play.manual --check
	$(PY) -m pytest -n 2 -m "not browser"
	$(MAKE) lessons
	$(PY) -m pytest -m browser

quick: .venv/.ready ## the tests that need no browser
	$(PY) -m pytest -n 2 -m "not browser"

lessons: .venv/.ready ## every notebook of the course from top to bottom, with few games
	KIT_SMALL=1 $(PY) -m pytest -n 2 --dist loadfile --nbval-lax --nbval-current-env -W ignore notebooks

browser: ## a browser for the tests, installed if this machine has none
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || test -n "$$KIT_CHROMIUM" \
	|| { echo "Installing Chromium for the browser tests; this happens once."; \
	     (apt-get update && apt-get install -y --no-install-recommends chromium fonts-liberation fonts-dejavu-core) >/dev/null 2>&1; } \
	|| echo "Chromium is not here and could not be installed (that needs root and apt); install it yourself or name one in KIT_CHROMIUM. The browser tests will be skipped."

bench-board: .venv/.ready browser ## how quickly the board answers, on a page and in JupyterLab
	$(PY) benchmarks/bench_board.py

load: .venv/.ready ## ten visitors at once on the published page: answer times, memory, nothing lost
	$(PY) -m benchmarks.load

pictures: .venv/.ready browser ## take the pictures of the README and the gallery again, from the real thing
	$(PY) docs/pictures.py
	$(PY) docs/lesson_pictures.py

check: .venv/.ready ## only style and types
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy

bench: .venv/.ready ## how fast it plays, on one core, and how fast a series is
	$(PY) benchmarks/bench.py
	$(PY) benchmarks/bench_series.py

cards: .venv/.ready ## write the manual and schema of the card language again, and the list of table columns
	$(PY) -m kit.play.manual
	$(PY) -m kit.play.columns

gold: .venv/.ready ## write the recorded games again; read the difference before you keep it
	$(PY) -m tests.gold.write

soak: .venv/.ready ## two thousand whole random games, every one checked
	$(PY) benchmarks/soak.py --games 2000

compiled: .venv/.ready ## compile the rules with mypyc in a copy and test them there; needs a C compiler
	$(PY) benchmarks/compiled.py

clean: ## remove caches and builds; .venv stays
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis *.egg-info
	find . -path ./.venv -prune -o -name __pycache__ -type d -exec rm -rf {} +

# ---------------------------------------------------------------------- the environment, made once

# $(call install,EXTRA): uv is quick; where it cannot be had, pip does the same.
define install
	test -x $(PY) || $(PYTHON) -m venv .venv
	( $(PY) -m pip install -q --disable-pip-version-check uv \
	  && .venv/bin/uv pip install -q --python $(PY) -e ".[$(1)]" ) \
	|| $(PY) -m pip install -q --disable-pip-version-check -e ".[$(1)]"
endef

.venv/.ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, not " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	@echo "Preparing .venv; this happens once and takes about a minute."
	$(call install,dev)
	@touch $@

.venv/.app: .venv/.ready
	$(call install,app)
	@touch $@
