# make pictures: take the docs' screenshots and outputs anew, on purpose.
# make run: serve the API on this machine. make test: run the tests. Both set everything up first.
# make index DOCUMENTS=folder INDEX=folder: build a data store, or bring it up to date (docs/store.md).
PYTHON ?= python3
PORT ?= 8080
WORKERS ?= 1
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run index test lint check lint-aws e2e format pictures bench

run: $(VENV)/.local $(if $(GROUNDWIRE_STORES),$(VENV)/.store)
	$(BIN)/python -m handler.local --port $(PORT) --workers $(WORKERS)

index: $(VENV)/.store
	$(BIN)/python -m store build "$(DOCUMENTS)" --out "$(INDEX)"

test: $(VENV)/.dev
	$(BIN)/python -m pytest

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check: lint test

# The AWS template's linters and its build; the whole flow in a local AWS (docs/operations.md). Neither needs Docker.
lint-aws: $(VENV)/.dev
	$(BIN)/python -m infra.lint

e2e: $(VENV)/.dev
	$(BIN)/python -m infra.e2e

pictures: $(VENV)/.dev
	GROUNDWIRE_PICTURES=1 $(BIN)/python -m pytest tests/playground -k pictures
	GROUNDWIRE_REWRITE_DOCS=1 $(BIN)/python -m pytest tests/docs/test_documents.py -k what_they_say

# Takes some minutes, and about a gigabyte for the transformers it is compared with.
bench: $(VENV)/.dev
	$(BIN)/python -m benchmarks.run --peers --save --report docs/speed.md

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit("Groundwire needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.local: requirements-local.txt requirements.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-local.txt
	touch $@

$(VENV)/.store: requirements-store.txt requirements.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-store.txt
	touch $@

$(VENV)/.dev: requirements-dev.txt requirements-local.txt requirements-store.txt requirements.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@
