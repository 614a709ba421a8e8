"""Clean: citation marks of the common styles, one expression for each character that may open one."""

from __future__ import annotations

import re

from scoring.expressions import lazy

_NUMBERS = r"\^?\d{1,3}(?:[ \t]?[,;–-][ \t]?\^?\d{1,3}){0,20}"
_NAME = r"[A-ZÀ-ÞĀ-Ž][\w'’.-]{1,30}"
_WHO = rf"{_NAME}(?:(?:,| &| and| und| et| y| e|, &|, and) {_NAME}){{1,6}}|{_NAME} et al\.?"
_YEAR = r"(?:1[5-9]|20)\d\d[a-z]?(?:, ?(?:pp?|S)\. ?\d+(?:[–-]\d+)?)?"
_MONTHS = r"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\b"
_ONE = rf"(?:(?:see|cf\.|e\.g\.,?) )?(?:{_WHO}),? {_YEAR}"
_SOURCE = (
    r"doc(?:ument)?|sources?|src|facts?|refs?|reference|cit(?:e|ation)|notes?|chunk|passage|context|pages?|quelle|fuente"
    r"|[FDS]"
)

SQUARE = lazy(
    rf"\[(?:{_NUMBERS}\](?:\([^()\s]{{1,300}}\))?|\^?(?i:{_SOURCE})[ #:._-]{{0,2}}\d[\w#:.,–-]{{0,40}}\]"
    rf"|citation needed\]|\^[A-Za-z]\w{{0,20}}\]|(?<=[.!?]\[)[a-z]\]|{_ONE}\])",
)
"""[1], [2, 3], [4-6], [^7], [1](address), [doc1], [F3#12-40], [^note], [Moen et al., 2014]; not [sic]."""

ROUND = lazy(
    rf"\((?:{_ONE}(?:; ?{_ONE}){{0,5}}\)|(?!{_MONTHS}){_NAME},? {_YEAR}\)(?=[.,;:!?]|\Z)"
    r"|(?<=[.!?]\()\d{1,3}\))",
)
"""(Moen & Rask, 2014; Vik et al., 2015); one name only where a clause ends; a number only behind a stop."""

CORNERED = lazy(r"【\d[\d:,†‡\s–-]{0,20}(?:[†‡][^】\n]{0,60})?】")
"""【4】, 【4:0†source】; a title between these brackets is content."""

RAISED = lazy(
    r"[⁰¹²³⁴-⁹]+(?:(?<=[.,;:!?)”\"」。].)|(?<=[.,;:!?)”\"」。]..)|(?<=[^\W\d_]{3}.)|(?<=[^\W\d_]{3}..))"
    r"(?<!inch.)(?<!mile.)(?<!acre.)(?<!feet.)(?<!foot.)(?<!yard.)(?<!min.)(?<!mol.)(?<!sec.)(?<!rad.)",
)
"""One or two raised figures behind a stop or a word, but not behind the short names of units: "m²"."""

LINK = lazy(r"\[([^\[\]\n]{1,200})\]\(https?://[^()\s]{1,400}\)")
"""[words](address): the words are content."""

_PROGRAM = lazy(r" ?=|\.\w|\(")
_PROGRAM_NAMES = frozenset(
    {"array", "arr", "list", "data", "dict", "map", "args", "argv", "items", "item", "values", "rows", "cols", "matrix"}
    | {"vector", "string", "str", "buf", "x", "y", "z", "i", "j", "k", "n", "a", "b"},
)


def is_index(text: str, begin: int, end: int) -> bool:
    """Whether ``text[begin:end]`` is the index of a program: "array[1]", "user_ids[0]", "[3] = 5"."""
    name = re.split(r"[^\w]", text[max(0, begin - 24) : begin])[-1]
    return "_" in name or name.lower() in _PROGRAM_NAMES or _PROGRAM.match(text, end) is not None
