# Every target makes what it needs; a stamp per requirements file keeps the second call from installing again.
PYTHON ?= python3
BIN := .venv/bin
# Packages are for every user of the machine, whatever root's umask: the unit runs as another one.
OPEN := umask 022 &&
INSTALL := $(OPEN) $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes
LOCK := uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes --no-config \
	--custom-compile-command "make lock"
SHARED := --dist loadfile --no-loadscope-reorder
# Whether .venv is of no use: half-made, without its Python, or with one that is too old (tomllib came with 3.11).
USELESS := $(shell $(BIN)/python -m pip --version >/dev/null 2>&1 && $(BIN)/python -c 'import tomllib' 2>/dev/null || echo yes)
# Compiled files are kept, whatever the machine is set to: pytest rewrites every test, which takes longer than most.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play run sync doctor kontor quick test check bench sheets soak lock clean

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "%-8s%s\n", $$1, $$2 }' Makefile

play: .venv/table.stamp  ## play on this machine, in the browser, no account; another port: make play ARGS="--port 8080"
	$(BIN)/python bot.py --local $(ARGS)

run: .venv/run.stamp  ## the bot on Discord, with the settings of .env
	$(BIN)/python bot.py --discord

sync: .venv/run.stamp  ## upload commands and emojis to Discord; needed once, and after an update that says so
	$(BIN)/python bot.py --sync

doctor: .venv/run.stamp  ## list what is wrong with settings, token, permissions, database; changes nothing
	$(BIN)/python bot.py --check

kontor: .venv/run.stamp  ## any other command for whoever runs the bot: make kontor ARGS="backup copy.db"; without ARGS, all of them
	@./kontor $(ARGS)

quick: check  ## before every commit: format, lint, types, and the tests that are fast
	$(BIN)/python -m pytest -n auto $(SHARED) -m "not slow and not browser" --durations=5 --durations-min=2 $(ARGS)

test: .venv/dev.stamp  ## all tests, on all cores; some of them: make test ARGS=tests/words
	$(BIN)/python -m pytest -n auto $(SHARED) $(ARGS)

check: .venv/dev.stamp  ## format, lint, types
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m ruff check .
	$(BIN)/python -m mypy

bench: .venv/dev.stamp  ## measurements, as ratios: see bench/README.md
	$(BIN)/python -m bench $(ARGS)

sheets: .venv/dev.stamp  ## contact sheets of all pictures into sheets/, to be looked at; one game: make sheets ARGS=nippon
	$(BIN)/python -m tools.pages.sheets $(ARGS)

soak: .venv/dev.stamp  ## the long runs of docs/proof.md, or one of them: make soak ARGS="chaos --minutes 5"
	$(BIN)/python -m tools.proof $(ARGS)

lock:  ## write requirements*.txt from pyproject.toml; needs uv. Newer versions: make lock ARGS=--upgrade
	$(LOCK) $(ARGS) --output-file requirements.txt
	$(LOCK) $(ARGS) --extra metrics --extra postgres --extra ratings --constraints requirements.txt --output-file requirements-server.txt
	$(LOCK) $(ARGS) --extra table --constraints requirements.txt --output-file requirements-table.txt
	$(LOCK) $(ARGS) --extra dev --constraints requirements-table.txt --constraints requirements-server.txt --output-file requirements-dev.txt

clean:  ## remove everything that can be made again
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis sheets

ifneq ($(USELESS),)
.PHONY: .venv/bin/python .venv/run.stamp .venv/table.stamp .venv/dev.stamp
endif

NO_PYTHON := Kontor needs Python 3.11 or newer, and finds no $(PYTHON)
OLD_PYTHON := Kontor needs Python 3.11 or newer, and this is %s.%s (another one: make PYTHON=python3.12 play)
NO_VENV := Kontor needs the venv module of Python, which is missing (Debian, Ubuntu: apt-get install python3-venv)

.venv/bin/python:
	@command -v "$(PYTHON)" >/dev/null || { echo "$(NO_PYTHON)" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11) and "$(OLD_PYTHON)" % sys.version_info[:2])'
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { echo "$(NO_VENV)" >&2; exit 1; }
	@rm -rf .venv
	$(OPEN) "$(PYTHON)" -m venv .venv || { rm -rf .venv; exit 1; }

.venv/run.stamp: requirements-server.txt | .venv/bin/python
	$(INSTALL) -r requirements-server.txt
	@touch $@

.venv/table.stamp: requirements-table.txt | .venv/bin/python
	$(INSTALL) -r requirements-table.txt
	@touch $@

.venv/dev.stamp: requirements-dev.txt | .venv/bin/python
	$(INSTALL) -r requirements-dev.txt
	@touch $@ .venv/table.stamp .venv/run.stamp
