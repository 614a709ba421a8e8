"""Segment: does a stop end its sentence?"""

from __future__ import annotations

from scoring.expressions import lazy
from scoring.text import abbreviations as known

LOOK_BACK = 24
"""Characters looked at before a stop; without a bound, one missing blank makes the whole quadratic."""

CLOSERS = "\"'”’»›“‘«‹)\\]}*_`」』）】〉》"
EMOJI = "\U0001f000-\U0001faff☀-➿⬀-⯿️‍⃣"
_NUMBERS = r"\^?\d{1,3}(?:\s?[,;–-]\s?\^?\d{1,3}){0,20}"
_NAMED = r"\^?[A-Za-z]{1,9}[ #:._-]?\d[\w#:.,–-]{0,40}"
MARK = (
    rf"(?: ?\[(?:{_NUMBERS}|{_NAMED})\](?:\([^()\s]{{1,300}}\))?|\(\d{{1,3}}\)|[⁰¹²³⁴-⁹]++"
    rf"| ?【[^】\n]{{1,60}}】| ?[{EMOJI}]++)"
)
"""Citation marks and emoji that belong to the sentence before them: ".[1]", ".[^1]", ".(1)", ".¹"."""

WESTERN = ".!?…؟۔‽⁇-⁉"
"""Stops that need a blank behind them."""
FULL = "。！？｡．।॥։።။។"
"""Stops that do not."""
BEHIND = rf"[{CLOSERS}]*+{MARK}*+"
"""What follows a stop and still belongs to its sentence."""

_RUN = lazy(rf"[{WESTERN}]+")
_BLANKS = lazy(r"\s*")
_LETTER = lazy(r"[^\W\d_]\.")
_DOTTED = lazy(r"[^\W\d_]{1,2}(?:\.-?[^\W\d_]{1,2})+|Ph\.D|[A-Z]\.[A-Z]\w*")
_ENUMERATED = lazy(r"[\d#§(]|[IVXLC]+\b|[A-Z]\b")
_ROMAN = lazy(r"[IVXLC]{1,5}")
_GLUED_WORD = lazy(r"(?:^|\s)[\"'“(]?[a-zäöüß]{3,}$|(?:^|\s)\d{1,4}$|[)\]\"”]$")
_INNER_CAPITAL = lazy(r"[a-z][A-Z]")
_QUOTED_ON = lazy("[とのはがをにもでやへ、，；]|って")
_VOWEL = lazy(r"[aeiouyäöüáéíóúàèâêîôûãõ]")


def after_blanks(text: str, at: int) -> int:
    """The first position from ``at`` on that is not white space."""
    if not text[at : at + 1].isspace():
        return at
    if not text[at + 1 : at + 2].isspace():
        return at + 1
    match = _BLANKS.match(text, at)
    return match.end() if match else at


def full_ends(text: str, begin: int, end: int) -> bool:
    """Whether the stop of a script that needs no blank behind it, at ``text[begin:end]``, ends its sentence."""
    if text[begin] == "．" and (text[begin - 1 : begin].isdigit() and text[end : end + 1].isdigit()):
        return False
    return not _goes_on_behind_quote(text, end)


def _goes_on_behind_quote(text: str, end: int) -> bool:
    """Behind a closed title the sentence goes on, behind a closed quotation when a particle follows."""
    closer = text[end - 1]
    if closer in "》〉":
        return end < len(text) and not text[end].isspace()
    return closer in "」』”’)）" and _QUOTED_ON.match(text, end) is not None


def western_ends(text: str, start: int, begin: int, end: int) -> bool:
    """Whether the stop ``text[begin:end]``, closers and marks included, ends the sentence that began at ``start``."""
    if _plainly_ends(text, start, begin, end) or end == len(text):
        return True
    if not text[end].isspace():
        return _glued_ends(text, start, begin, end)
    following = after_blanks(text, end)
    if following == len(text):
        return True
    run = _RUN.match(text, begin)
    stopped = run.end() if run else end
    if text[begin] == "." and stopped == begin + 1:
        return _full_stop_ends(text, start, begin, stopped, end, following)
    return _loud_stop_ends(text, start, begin, stopped, end, following)


def _plainly_ends(text: str, start: int, begin: int, end: int) -> bool:
    """Whether a lone full stop stands behind an ordinary word and before a blank and a capital.

    Most stops of prose do; the other rules say the same of them, more slowly.
    """
    if text[begin] != "." or end != begin + 1 or text[end : end + 1] != " " or not text[end + 1 : end + 2].isupper():
        return False
    first = max(start, begin - LOOK_BACK)
    word = text[max(text.rfind(" ", first, begin) + 1, first) : begin]
    form = word.lower()
    return len(word) > 1 and word.isalpha() and not word.isupper() and form not in known.ALL and form[-3:] != "str"


def _glued_ends(text: str, start: int, begin: int, end: int) -> bool:
    """No blank follows: an end only behind a citation mark, before a script without blanks or an opening word."""
    if end - begin > 1 and text[end - 1] in "])】¹²³⁰⁴⁵⁶⁷⁸⁹" and text[begin + 1] in "[(【¹²³⁰⁴⁵⁶⁷⁸⁹":
        return text[end].isupper()
    before = text[max(start, begin - LOOK_BACK) : begin]
    if "一" <= text[end] <= "鿿" or "぀" <= text[end] <= "ヿ":
        return before[-1:].isalpha() and not _goes_on_behind_quote(text, end)
    return known.STARTER.match(text, end) is not None and _GLUED_WORD.search(before) is not None


def _lower(text: str, at: int) -> bool:
    return text[at].islower() and not _INNER_CAPITAL.match(text, at)


def _loud_stop_ends(text: str, start: int, begin: int, stopped: int, end: int, following: int) -> bool:
    """Exclamation and question marks, ellipses, and runs of them."""
    if not _lower(text, following):
        return True
    if end > stopped and text[stopped] in CLOSERS:
        return False
    if text[stopped - 1] in ".…":
        return False
    word = _last_word(text, start, begin)
    return text[stopped - 1] != "!" or not word[:1].isupper() or begin - len(word) <= start


def _last_word(text: str, start: int, begin: int) -> str:
    pieces = text[max(start, begin - LOOK_BACK) : begin].rsplit(None, 1)
    return pieces[-1].lstrip("\"'“‘«([{*_") if pieces else ""


def _full_stop_ends(text: str, start: int, begin: int, stopped: int, end: int, following: int) -> bool:
    if text[begin - 1 : begin].isspace():
        spaced_ellipsis = text[following] == "." or (text[begin - 2 : begin - 1] == "." and text[following].islower())
        return not spaced_ellipsis
    word = _last_word(text, start, begin)
    form = word.lower()
    if _lower(text, following):
        return end == stopped and _ends_before_lower(form)
    if form not in known.ALL and len(word) > 1 and word.isalpha() and not word.isupper() and form[-3:] != "str":
        return True
    return _known_ends(text, start, begin, following, word, form)


def _known_ends(text: str, start: int, begin: int, following: int, word: str, form: str) -> bool:
    """A full stop before a capital, behind a word that is short, dotted, a number or in the lists."""
    if len(word) == 1 and word.isalpha():
        return _letter_ends(text, start, begin, following, word)
    if word in known.PLAIN:
        return True
    if form in known.CLOCK:
        return text[following].isupper() and known.AFTER_CLOCK.match(text, following) is None
    if form in known.OPEN_END:
        return True
    if form in known.CONTINUES or form in known.SUFFIXES or form in known.STREETS:
        return _ends_before_capital(text, start, begin, following, form)
    if form in known.NUMBERED or form.endswith("str"):
        return _ENUMERATED.match(text, following) is None
    if word.isdigit() or _ROMAN.fullmatch(word):
        return _number_ends(text, start, begin, following, word)
    if "." in word and _DOTTED.fullmatch(word):
        return known.STARTER.match(text, following) is not None
    return True


def _ends_before_lower(form: str) -> bool:
    """Before a small letter only an ordinary long word or a long number ends a sentence (text without capitals)."""
    if form.isdigit():
        return len(form) > 2
    if form in known.ALL:
        return False
    if not form.isalpha():
        return "." not in form and form[-1:].isalnum()
    return len(form) > 2 and _VOWEL.search(form) is not None


def _ends_before_capital(text: str, start: int, begin: int, following: int, form: str) -> bool:
    if form in known.CONTINUES and form not in known.STREETS and form not in known.SUFFIXES:
        return False
    return known.STARTER.match(text, following) is not None


def _letter_ends(text: str, start: int, begin: int, following: int, word: str) -> bool:
    """Initials do not end a sentence, the letter of "pier B" does."""
    if known.STARTER.match(text, following):
        return True
    if _LETTER.match(text, following) or (text[following].isdigit() and word.lower() in known.NUMBERED):
        return False
    pieces = text[max(start, begin - LOOK_BACK) : begin].split()
    if len(pieces) > 1 and pieces[-2].lower().rstrip(".") in known.LETTERED:
        return True
    return word.islower() and len(pieces) > 1


def _number_ends(text: str, start: int, begin: int, following: int, word: str) -> bool:
    """A number ends a sentence, but for ordinals and for the number of a list item inside the line."""
    if begin - len(word) <= start:
        return False
    if word.isdigit() and len(word) > 2:
        return True
    if known.AFTER_ORDINAL.match(text, following):
        return False
    pieces = text[max(start, begin - LOOK_BACK) : begin].split()
    if len(pieces) < 2:
        return True
    previous = pieces[-2]
    if previous in known.BEFORE_ORDINAL and text[following].isupper():
        return known.STARTER.match(text, following) is not None
    return previous[-1] not in ":;" or not word.isdigit()
