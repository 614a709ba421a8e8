"""The lenient parser: recursive descent over the text, in the order and the words of Google's JSON front end.

Source of grammar and messages: ``json_stream_parser`` of protobuf before version 22, which that front end runs.
"""

from __future__ import annotations

import math
from json import JSONDecoder

from handler.tree import Json, JsonSyntaxError, Number
from scoring.expressions import lazy

DEEPEST = 100
"""Levels of nesting that are still read."""
MOST_VALUES = 200_000
"""Read before a body counts as hostile: a full request needs a thousand, and each costs microseconds here."""
MOST_ESCAPES = 1_000_000
"""The same for escapes in strings that only this parser reads."""
CONTEXT = 20
"""Bytes shown on either side of a syntax error."""
BLANKS = " \t\n\v\f\r"

_BLANK = lazy(f"[{BLANKS}]*")
_NUMBER = lazy(r"[-0-9][-+.eE0-9]*")
_LEADING_ZERO = lazy(r"-?0[0-9]+")
_BARE_KEY = lazy(r"[A-Za-z_$][A-Za-z0-9_$]*")
_LIBRARY = JSONDecoder(strict=False)
_SURROGATE = lazy("[\ud800-\udfff]")
_HEX = lazy(r"[0-9a-fA-F]{4}")
_PLAIN = {'"': lazy(r'[^"\\]*'), "'": lazy(r"[^'\\]*")}
_ESCAPES = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
_WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None}


def parse(text: str) -> Json:
    """The one value in ``text``. Raises ``JsonSyntaxError``. Linear in the text; recursion ends at ``DEEPEST``."""
    return _Parser(text).document()


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.depth = 0
        self.values = 0
        self.escapes = 0

    def document(self) -> Json:
        value = self.value("", "Expected a value.")
        if self.peek():
            raise self.refusal("Parsing terminated before end of input.")
        return value

    def peek(self) -> str:
        """The next character that is not blank, "" at the end."""
        self.at = _BLANK.match(self.text, self.at).end()  # type: ignore[union-attr]
        return self.text[self.at : self.at + 1]

    def value(self, key: str, expected: str) -> Json:
        start = self.peek()
        self.values += 1
        if self.values > MOST_VALUES:
            raise self.refusal("Too many values.")
        if start in ("{", "["):
            return self.container(start, key)
        if start in ('"', "'"):
            return self.string(start)
        if start == "-" or "0" <= start <= "9":
            return self.number()
        for word, meaning in _WORDS.items():
            if self.text.startswith(word, self.at):
                self.at += len(word)
                return meaning
        if start in ("}", "]", ":", ",") or _BARE_KEY.match(self.text, self.at):
            raise self.refusal("Unexpected token.")
        raise self.unknown(expected)

    def container(self, start: str, key: str) -> Json:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.refusal(f"Message too deep. Max recursion depth reached for key '{key}'")
        self.at += 1
        value: Json = tuple(self.entries()) if start == "{" else self.elements(key)
        self.depth -= 1
        return value

    def entries(self) -> list[tuple[str, Json]]:
        pairs: list[tuple[str, Json]] = []
        while self.peek() != "}":
            key = self.key()
            self.expect(":", "Expected : between key:value pair.")
            pairs.append((key, self.value(key, "Expected a value.")))
            if not self.more("}", "Expected , or } after key:value pair."):
                break
        self.at += 1
        return pairs

    def elements(self, key: str) -> list[Json]:
        values: list[Json] = []
        while self.peek() != "]":
            values.append(self.value(key, "Expected a value or ] within an array."))
            if not self.more("]", "Expected , or ] after array value."):
                break
        self.at += 1
        return values

    def more(self, close: str, expected: str) -> bool:
        """Whether a comma follows (it is passed); False before ``close``. A comma may stand before ``close``."""
        if self.peek() == close:
            return False
        self.expect(",", expected)
        return True

    def expect(self, mark: str, expected: str) -> None:
        if self.peek() != mark:
            raise self.unknown(expected)
        self.at += 1

    def key(self) -> str:
        start = self.peek()
        if start in ('"', "'"):
            return self.string(start)
        bare = _BARE_KEY.match(self.text, self.at)
        if bare is None or bare.group() in _WORDS:
            raise self.unknown("Expected an object key or }.")
        self.at = bare.end()
        return bare.group()

    def number(self) -> Number:
        match = _NUMBER.match(self.text, self.at)
        written = match.group() if match else ""
        if _LEADING_ZERO.fullmatch(written):
            raise self.refusal("Octal/hex numbers are not valid JSON values.")
        try:
            value = float(written)
        except ValueError:
            raise self.refusal("Unable to parse number.") from None
        if not math.isfinite(value):
            raise self.refusal("Number exceeds the range of double.")
        self.at += len(written)
        return Number(written)

    def string(self, quote: str) -> str:
        if quote == '"' and (value := self.strict_string()) is not None:
            return value
        self.at += 1
        parts: list[str] = []
        while True:
            plain = _PLAIN[quote].match(self.text, self.at)
            parts.append(plain.group())  # type: ignore[union-attr]
            self.at = plain.end()  # type: ignore[union-attr]
            mark = self.text[self.at : self.at + 2]
            if mark[:1] == quote:
                self.at += 1
                return "".join(parts)
            if len(mark) < 2:
                raise self.refusal("Closing quote expected in string.")
            self.escapes += 1
            if self.escapes > MOST_ESCAPES:
                raise self.refusal("Too many escapes.")
            parts.append(self.unicode_escape() if mark[1] == "u" else self.short_escape(mark[1]))

    def strict_string(self) -> str | None:
        """The string that begins here, by the standard library; None when it must be read with more leniency."""
        try:
            value, end = _LIBRARY.raw_decode(self.text, self.at)
        except ValueError:
            return None
        if not isinstance(value, str) or _SURROGATE.search(value):
            return None
        self.at = end
        return value

    def short_escape(self, letter: str) -> str:
        self.at += 2
        return _ESCAPES.get(letter, letter)

    def unicode_escape(self) -> str:
        code = self.code_unit(self.at)
        if 0xDC00 <= code <= 0xDFFF:
            raise self.refusal("Invalid unicode code point.")
        length = 6
        if 0xD800 <= code <= 0xDBFF:
            if not self.text.startswith("\\u", self.at + 6):
                raise self.refusal("Missing low surrogate.")
            low = self.code_unit(self.at + 6)
            if not 0xDC00 <= low <= 0xDFFF:
                raise self.refusal("Invalid low surrogate.")
            code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
            length = 12
        self.at += length
        return chr(code)

    def code_unit(self, at: int) -> int:
        digits = self.text[at + 2 : at + 6]
        if len(digits) < 4:
            raise self.refusal("Illegal hex string.")
        if not _HEX.fullmatch(digits):
            raise self.refusal("Invalid escape sequence.")
        return int(digits, 16)

    def unknown(self, expected: str) -> JsonSyntaxError:
        """``expected`` was not there; at the end of the text Google says so and shows no context."""
        if self.at >= len(self.text):
            return JsonSyntaxError(f"Unexpected end of string. {expected}\n\n^")
        return self.refusal(expected)

    def refusal(self, reason: str) -> JsonSyntaxError:
        """``reason``, the text around the failing place, and a caret under it."""
        before = self.text[max(0, self.at - CONTEXT) : self.at].encode()[-CONTEXT:].decode(errors="ignore")
        after = self.text[self.at : self.at + CONTEXT].encode()[:CONTEXT].decode(errors="ignore")
        return JsonSyntaxError(f"{reason}\n{before}{after}\n{' ' * len(before)}^")
