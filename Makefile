# Every target makes what it needs; a stamp per requirements file keeps the second call from installing again.
PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play run sync test check bench soak clean

play: .venv/table.stamp  ## the local table: a simulated Discord in the browser, no token, no account; make play ARGS="--port 8500"
	$(BIN)/python bot.py --local $(ARGS)

run: .venv/run.stamp  ## the bot on Discord, with the settings of .env
	$(BIN)/python bot.py --discord

sync: .venv/run.stamp  ## upload commands and emojis to Discord; needed once, and after an update that says so
	$(BIN)/python bot.py --sync

test: .venv/dev.stamp
	$(BIN)/python -m pytest $(ARGS)

check: .venv/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: .venv/dev.stamp
	$(BIN)/python -m bench $(ARGS)

soak: .venv/dev.stamp  ## self-play of everything for ten minutes: make soak ARGS="--minutes 60"
	$(BIN)/python -m tools.soak $(ARGS)

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Kontor needs Python 3.11 or newer (make PYTHON=…)")'
	$(PYTHON) -m venv .venv

.venv/run.stamp: requirements.txt | .venv/bin/python
	$(INSTALL) -r requirements.txt
	@touch $@

.venv/table.stamp: requirements-table.txt requirements.txt | .venv/bin/python
	$(INSTALL) -r requirements-table.txt
	@touch $@ .venv/run.stamp

.venv/dev.stamp: requirements-dev.txt requirements-table.txt requirements.txt | .venv/bin/python
	$(INSTALL) -r requirements-dev.txt
	@touch $@ .venv/table.stamp .venv/run.stamp
