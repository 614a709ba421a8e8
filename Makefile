PYTHON ?= python3
VENV := .venv
PORT ?= 8080

.PHONY: run test check lint setup

run: $(VENV)/ready
	$(VENV)/bin/python -m handler.local --port $(PORT)

test: $(VENV)/ready
	$(VENV)/bin/python -m pytest

lint: $(VENV)/ready
	$(VENV)/bin/ruff check . && $(VENV)/bin/ruff format --check . && $(VENV)/bin/mypy

check: lint test

setup: $(VENV)/ready

$(VENV)/ready: requirements.txt requirements-dev.txt
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/pip install --quiet -r requirements-dev.txt
	touch $@
