# The commands of the project: `make help` lists them. Every step leaves a stamp and is not repeated until its input changes.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PACKAGES := . $(patsubst %/pyproject.toml,%,$(wildcard examples/*/pyproject.toml))
TYPED := $(wildcard src tests tools bench examples docs conftest.py hatch_build.py)
PYTEST := $(BIN)/python -m pytest -q
PYTEST_WITHOUT_SCHEMA := $(PYTEST) -p no:schemathesis
BOTH_CORES := -n 2 --dist worksteal
SUDO := $(if $(filter 0,$(shell id -u)),,sudo -n)
LOCKS := build lab dev browser docs bench audit lock node postgres
PREFIX := /opt/ludarium
COMPILE_LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-header --no-emit-index-url --no-emit-find-links

# Many tests start processes, and without the bytecode of the last one each would compile all sources again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play test nightly lint web-check test-sources test-all test-pure test-compiled test-browser pictures chromium postgresql operating compile examples client strength bench cost docs audit lock install clean

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/.project client ## set everything up and open the table in the browser
	@$(BIN)/python tools/compile.py --behind
	@$(BIN)/ludarium serve --open

test: lint test-sources test-all ## set up and run every check

lint: $(VENV)/.dev $(VENV)/.browser $(VENV)/.project ## style, types and import contracts, of the browser client too
	@echo "== ruff"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check --quiet || { echo "Not formatted: run $(BIN)/ruff format"; exit 1; }
	@echo "== mypy and import contracts, with the browser client in parallel"
	@mkdir -p build; $(BIN)/python tools/client.py check >build/client-check.log 2>&1 & client=$$!; \
	$(BIN)/mypy $(TYPED) && $(BIN)/lint-imports --no-logo --cache-dir build/import-linter; python=$$?; \
	wait $$client; client=$$?; echo "== browser client"; cat build/client-check.log; exit $$((python + client))

# Only what differs there runs on the sources: the kernel, and the kit on every game, which plays whole games through
# all rules; tests/test_both_ways.py compares both cores byte by byte. Every rule test runs on the compiled core, and on
# the sources in the nightly run. Measuring coverage makes whole games three times slower, so only the kernel is measured.
test-sources: $(VENV)/.dev $(VENV)/.project
	@echo "== tests of the kernel, on the sources"
	@LUDARIUM_PURE=1 $(PYTEST_WITHOUT_SCHEMA) $(BOTH_CORES) tests/kernel examples --cov --cov-report=term
	@echo "== the conformance kit, on the sources"
	@LUDARIUM_PURE=1 $(PYTEST_WITHOUT_SCHEMA) $(BOTH_CORES) tests/games/*/test_conformance.py

test-pure: test-sources ## the tests of kernel and games on the Python sources, with coverage of the kernel
	@echo "== tests of the games, on the sources"
	@LUDARIUM_PURE=1 $(PYTEST) $(BOTH_CORES) tests/games

# Many tests wait for servers, browsers and databases, so four workers keep two cores busy; what a polite guest feels
# beside hostile neighbours is measured without them.
test-all: $(VENV)/.dev $(VENV)/.browser $(VENV)/.project postgresql client chromium operating
	@$(BIN)/python tools/compile.py --require
	@echo "== tests, compiled core and Chromium"
	@LUDARIUM_COMPILED=require $(PYTEST) -n 4 --dist worksteal tests examples --ignore=tests/table/test_neighbours.py
	@LUDARIUM_COMPILED=require $(PYTEST_WITHOUT_SCHEMA) tests/table/test_neighbours.py
	@echo "== examples of README and docs"
	@LUDARIUM_COMPILED=require $(PYTEST_WITHOUT_SCHEMA) -n 2 --dist loadfile README.md docs

test-compiled: $(VENV)/.dev $(VENV)/.project postgresql operating ## all tests but the browser's on the compiled core
	@$(BIN)/python tools/compile.py --require
	@echo "== tests, compiled core"
	@LUDARIUM_COMPILED=require $(PYTEST) $(BOTH_CORES) tests examples --ignore=tests/browser

test-browser: $(VENV)/.dev $(VENV)/.browser $(VENV)/.project client chromium ## the tests in a real browser
	@$(BIN)/python tools/compile.py --require
	@echo "== tests in Chromium"
	@LUDARIUM_COMPILED=require $(PYTEST) $(BOTH_CORES) tests/browser

pictures: ## retake the pictures in docs/screens, with the tests in a real browser
	@LUDARIUM_PICTURES=1 $(MAKE) --no-print-directory test-browser

chromium:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { \
		echo "Setting up Chromium ..."; \
		{ $(SUDO) apt-get update -qq && { $(SUDO) apt-get install -y -qq --no-install-recommends chromium-headless-shell || \
			$(SUDO) apt-get install -y -qq --no-install-recommends chromium; }; } >/dev/null 2>&1 || \
		echo "*** Chromium is missing and could not be installed, so nothing is tested in a browser: apt install chromium ***" >&2; \
	}

postgresql:
	@command -v pg_ctl >/dev/null || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || { \
		echo "Setting up PostgreSQL ..."; \
		{ $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq --no-install-recommends postgresql; } >/dev/null 2>&1 || \
		echo "*** PostgreSQL is missing and could not be installed, so nothing is tested with it: apt install postgresql ***" >&2; \
	}

# Caddy and Prometheus need nothing but themselves, so they are unpacked here and not installed: no service is started.
operating:
	@{ command -v caddy && command -v promtool || ls build/operating/usr/bin/promtool; } >/dev/null 2>&1 || { \
		echo "Setting up Caddy and promtool ..."; rm -rf build/operating; mkdir -p build/operating; \
		{ $(SUDO) apt-get update -qq && cd build/operating && apt-get download -qq caddy prometheus && \
			for package in *.deb; do dpkg-deb -x $$package . || exit 1; done; rm -f *.deb; } >/dev/null 2>&1 || \
		echo "*** Caddy and promtool could not be had, so the files for them are not checked: apt install caddy prometheus ***" >&2; \
	}

nightly: $(VENV)/.dev $(VENV)/.browser $(VENV)/.project postgresql client chromium operating ## at length: the conformance kit, rules on the sources, 600 killed servers, 40 rolling restarts, hostile neighbours, a game by clicks
	@$(BIN)/python tools/compile.py --require
	@LUDARIUM_PURE=1 $(PYTEST) $(BOTH_CORES) tests/games
	@LUDARIUM_COMPILED=require LUDARIUM_GAMES=8 $(PYTEST) $(BOTH_CORES) tests/browser/test_play.py tests/browser/test_every_answer.py
	@LUDARIUM_COMPILED=require LUDARIUM_GAMES=8 $(PYTEST) $(BOTH_CORES) tests/games/*/test_conformance.py tests/test_examples.py examples tests/test_both_ways.py tests/games/xibalba/test_foresight.py tests/table/test_leaks.py tests/table/test_schema.py tests/bots/test_bots.py
	@LUDARIUM_COMPILED=require $(BIN)/python -m tests.table.soak sqlite --kills 300
	@LUDARIUM_COMPILED=require $(BIN)/python -m tests.table.soak postgresql --kills 300
	@LUDARIUM_COMPILED=require $(BIN)/python -m tests.table.rolling --restarts 40
	@LUDARIUM_COMPILED=require $(BIN)/python -m tests.table.rolling --restarts 4 --paused
	@LUDARIUM_COMPILED=require LUDARIUM_SOAK_SECONDS=120 $(PYTEST) -s tests/table/test_neighbours.py

web-check: $(VENV)/.project ## types, tests and size of the browser client
	@echo "== browser client"
	@$(BIN)/python tools/client.py check

client: $(VENV)/.project ## build the browser client
	@$(BIN)/python tools/client.py build

compile: $(VENV)/.project ## compile the core where a C compiler is found
	@$(BIN)/python tools/compile.py

examples: $(VENV)/.dev $(VENV)/.project ## record the examples of rules anew, from their tests
	@PYTHONPATH=. $(BIN)/python tools/examples.py

strength: $(VENV)/.lab $(VENV)/.project compile ## how strong the bots are at GAME (dei): the contests of docs/results
	@$(BIN)/python tools/strength.py $(GAME)

bench: $(VENV)/.bench $(VENV)/.browser $(VENV)/.project compile client chromium ## compare speed with peers; 100 live tables under load; boards and whole games in Chromium
	@$(BIN)/ludarium bench
	@$(BIN)/python -m bench.start
	@$(BIN)/python -m bench.table 100 15 dei
	@$(BIN)/python -m bench.growth
	@$(BIN)/python -m bench.panning
	@$(BIN)/python -m bench.felt

cost: $(VENV)/.made ## files and lines of each game: rules, bots, text, content, terminal, page
	@$(BIN)/python tools/cost.py

docs: $(VENV)/.docs $(VENV)/.project ## build the pages into build/docs
	@$(BIN)/sphinx-build -q -W -d build/doctrees docs build/docs
	@echo "build/docs/index.html"

audit: $(VENV)/.audit ## look up known vulnerabilities of the pinned packages
	@for lock in requirements/*.txt; do \
		echo "== $$lock"; \
		$(BIN)/pip-audit --strict --progress-spinner off --require-hashes --disable-pip -r $$lock || exit 1; \
	done

lock: $(VENV)/.lock ## update the pinned packages (make lock UPGRADE=--upgrade for newer versions)
	@cd requirements && ../$(COMPILE_LOCK) $(UPGRADE) ../pyproject.toml -o run.txt
	@cd requirements && for name in $(LOCKS); do ../$(COMPILE_LOCK) $(UPGRADE) $$name.in -o $$name.txt || exit 1; done

install: $(VENV)/.run ## install for a server: everything it needs, compiled and pinned, into PREFIX (/opt/ludarium)
	@echo "Setting up $(PREFIX) ..."
	@$(BIN)/python -m venv $(PREFIX)
	@$(PREFIX)/bin/python -m pip --quiet install --require-hashes --no-deps -r requirements/run.txt -r requirements/postgres.txt
	@rm -rf build/wheels
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir build/wheels .
	@$(PREFIX)/bin/python -m pip --quiet install --no-deps --no-index --force-reinstall build/wheels/*.whl
	@$(PREFIX)/bin/ludarium --version

clean: ## remove everything these commands made
	@rm -rf $(VENV) build .hypothesis web/node_modules src/ludarium/table/web
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.made:
	@python= ; for name in python3.11 python3 python3.13 python3.12; do \
		if $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$$name; break; fi; \
	done; \
	if [ -z "$$python" ]; then echo "Ludarium needs Python 3.11 or newer; none was found on the PATH." >&2; exit 1; fi; \
	if ! $$python -c 'import ensurepip, venv' 2>/dev/null; then \
		echo "Python's venv module is missing (on Debian: apt install python3-venv)." >&2; exit 1; \
	fi; \
	echo "Setting up $(VENV) with $$($$python --version) ..."; \
	$$python -m venv --clear $(VENV)
	@touch $@

# A lock names every package it needs. --no-deps keeps pip from looking further: it would take a newer release for an extra.
$(VENV)/.run: requirements/run.txt requirements/build.txt $(VENV)/.made
	@echo "Setting up the packages it runs on ..."
	@$(PIP) install --require-hashes --no-deps -r requirements/run.txt -r requirements/build.txt
	@touch $@

$(VENV)/.%: requirements/%.txt $(VENV)/.run
	@echo "Setting up the packages for $* ..."
	@$(PIP) install --require-hashes --no-deps -r $<
	@touch $@

$(VENV)/.project: $(PACKAGES:%=%/pyproject.toml) hatch_build.py $(VENV)/.run
	@echo "Setting up Ludarium itself ..."
	@$(PIP) install --no-deps --no-build-isolation $(PACKAGES:%=-e %)
	@touch $@
