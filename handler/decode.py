"""Proto3's JSON rules as Google's front end applies them: a JSON tree and a message type -> field values.

A decoded message is a dict of proto names to values; fields that were not given (or null) are not in it. Problems do
not stop the reading: all of them are collected, in the order of the body, each in Google's words.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice

from handler.errors import MOST_VIOLATIONS, Violation
from handler.schema import BOOL, DOUBLE, MAP, MESSAGE, SERVING_CONFIG, STRING, Field, Message
from handler.tree import Json, Number
from scoring.expressions import lazy

_DECIMAL = lazy(r"[+-]?([0-9]++\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?")
_NOT_FINITE = {"NaN": float("nan"), "Infinity": float("inf"), "-Infinity": float("-inf")}
_TRUE = frozenset({"true", "t", "yes", "y", "1"})
_FALSE = frozenset({"false", "f", "no", "n", "0"})
_UNSET = object()
_MOST_ELEMENTS = 10_000
"""Of a repeated field that are read: far beyond what any limit allows, and far below what would fill the memory."""
_ECHO = 1000
"""Characters of a refused value that an error repeats."""


class Decoder:
    """Reads messages of one API version and keeps what is wrong with them in ``violations``."""

    def __init__(self, version: str) -> None:
        self.package = f"type.googleapis.com/google.cloud.discoveryengine.{version}."
        self.violations: list[Violation] = []

    def root(self, value: Json, message: Message) -> dict[str, object]:
        """The top-level message in ``value``."""
        if not isinstance(value, tuple):
            self._bad_name("", "", "Root element must be a message.")
            return {}
        return self.message(value, message, "")

    def message(self, pairs: tuple[tuple[str, Json], ...], message: Message, path: str) -> dict[str, object]:
        """The fields of ``message`` in ``pairs``. The last of equal names wins; repeated fields go on."""
        values: dict[str, object] = {}
        for name, value in pairs:
            if len(self.violations) >= MOST_VIOLATIONS:
                break
            field = message.by_name.get(name)
            if field is None:
                self._bad_name(name, path, "Cannot find field.")
            elif field.repeated:
                found = values.setdefault(field.name, [])
                if isinstance(found, list):
                    self._elements(value, field, _join(path, field.name), found)
            elif value is not None:
                decoded = self._single(value, name, field, path)
                if decoded is not _UNSET:
                    values[field.name] = decoded
        return values

    def _elements(self, value: Json, field: Field, path: str, found: list[object]) -> None:
        """Add the messages in ``value``: a list, lists in a list, or one object. A null in a list is an empty one."""
        if value is None or field.message is None:
            return
        if isinstance(value, list):
            for element in islice(_flat(value), _MOST_ELEMENTS):
                here = f"{path}[{len(found)}]"
                found.append(self._fields_of(() if element is None else element, field.message, here))
        else:
            here = f"{path}[{len(found)}]" if isinstance(value, tuple) else path
            found.append(self._fields_of(value, field.message, here))

    def _fields_of(self, value: Json, message: Message, path: str) -> object:
        if isinstance(value, tuple):
            return self.message(value, message, path)
        self._bad_value(path, self.package + message.name, value)
        return {}

    def _single(self, value: Json, name: str, field: Field, parent: str) -> object:
        path = _join(parent, field.name)
        if field.kind == MAP and field.message is not None:
            return self._map(value, field.message, path)
        if isinstance(value, list):
            self._bad_name(name, parent, "Proto field is not repeating, cannot start list.")
            return _UNSET
        if field.kind == MESSAGE and field.message is not None:
            return self._fields_of(value, field.message, path)
        if field.kind == SERVING_CONFIG and field.message is not None and isinstance(value, tuple):
            return self.message(value, field.message, path).get("serving_config", "")
        return self._scalar(value, field.kind, field.name, path, parent)

    def _scalar(self, value: Json, kind: str, name: str, path: str, parent: str) -> object:
        if isinstance(value, tuple):
            where = f" at '{parent}'" if parent else ""
            self._add(f"Invalid value{where} ({name}), Starting an object on a scalar field", parent)
            return _UNSET
        decoded = {STRING: _string, SERVING_CONFIG: _string, DOUBLE: _double, BOOL: _bool}[kind](value)
        if decoded is _UNSET:
            self._bad_value(path, f"TYPE_{STRING if kind == SERVING_CONFIG else kind}", value)
        return decoded

    def _map(self, value: Json, entry: Message, path: str) -> object:
        """A string map. A null value is an empty string; a key twice is refused."""
        if isinstance(value, list):
            self._add(f"Invalid value at '{path}' (Map), Cannot bind a list to map for field '{path}'.", path)
            return _UNSET
        if not isinstance(value, tuple):
            self._bad_value(path, self.package + entry.name, value)
            return _UNSET
        entries: dict[str, object] = {}
        for index, (key, item) in enumerate(value):
            if len(self.violations) >= MOST_VIOLATIONS:
                break
            if key in entries:
                self._bad_name(key, path, f"Repeated map key: '{_cut(key)}' is already set.")
            entries[key] = self._map_value(key, item, f"{path}[{index}]")
        return entries

    def _map_value(self, key: str, item: Json, entry: str) -> object:
        if isinstance(item, list):
            self._bad_name(key, entry, "Proto field is not repeating, cannot start list.")
            return ""
        return "" if item is None else self._scalar(item, STRING, "value", f"{entry}.value", entry)

    def _bad_name(self, name: str, path: str, reason: str) -> None:
        where = f" at '{path}'" if path else ""
        self._add(f'Invalid JSON payload received. Unknown name "{_cut(name)}"{where}: {reason}', path)

    def _bad_value(self, path: str, type_name: str, value: Json) -> None:
        self._add(f"Invalid value at '{path}' ({type_name}), {_echo(value)}", path)

    def _add(self, description: str, field: str) -> None:
        self.violations.append(Violation(description, field or None))


def _join(parent: str, name: str) -> str:
    return f"{parent}.{name}" if parent else name


def _flat(values: list[Json]) -> Iterator[Json]:
    for value in values:
        if isinstance(value, list):
            yield from _flat(value)
        else:
            yield value


def _string(value: Json) -> object:
    return value if isinstance(value, str) else _UNSET


def _double(value: Json) -> object:
    if isinstance(value, Number):
        return float(value.text)
    if not isinstance(value, str):
        return _UNSET
    if value in _NOT_FINITE:
        return _NOT_FINITE[value]
    return float(value) if _DECIMAL.fullmatch(value.strip()) else _UNSET


def _bool(value: Json) -> object:
    if isinstance(value, bool):
        return value
    word = value.lower() if isinstance(value, str) else ""
    return True if word in _TRUE else False if word in _FALSE else _UNSET


def _cut(text: str) -> str:
    return text if len(text) <= _ECHO else text[:_ECHO] + "…"


def _echo(value: Json) -> str:
    """A refused scalar or list as JSON."""
    if isinstance(value, Number):
        return _cut(value.text)
    return _cut(json.dumps(value, ensure_ascii=False)) if isinstance(value, str | bool) or value is None else "[…]"
