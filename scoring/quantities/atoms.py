"""Where numbers stand in a sentence: digit strings, number words, East Asian numerals; no context is read."""

from __future__ import annotations

from typing import NamedTuple

from scoring.expressions import lazy
from scoring.quantities import multiples, numberwords, numerals, partials, tables
from scoring.quantities.days import MONTHS, SEASONS, WEEKDAYS
from scoring.quantities.frequencies import ALWAYS
from scoring.quantities.partials import FRACTIONS, SPANS

_ORDINALS = {
    code: {word: rank for rank, word in enumerate(row.split(), start=1)}
    for code, row in tables.group("ordinals").items()
}
for _code, _ending in (("es", "o"), ("pt", "o"), ("it", "o"), ("de", "n"), ("de", "r"), ("de", "s")):
    for _word, _rank in list(_ORDINALS[_code].items()):
        _ORDINALS[_code][(_word[:-1] if _ending == "o" else _word) + _ending] = _rank
_ORDINALS["fr"] |= {"premier": 1, "second": 2, "seconde": 2}
_ORDINALS["en"] |= {"thirtieth": 30, "fortieth": 40, "fiftieth": 50, "sixtieth": 60, "seventieth": 70, "hundredth": 100}
_HALVES = frozenset(("half", "hälfte", "moitié", "mitad", "metade", "metà"))
_VAGUE = {"dozens": 12.0, "hundreds": 100.0, "thousands": 1e3, "millions": 1e6, "billions": 1e9}
_DECADES = {word[:-1] + "ies": 10.0 * rank for rank, word in enumerate(tables.words("tens.en"), start=2)}
_CENTURIES = {"seventeen": 1700.0, "eighteen": 1800.0, "nineteen": 1900.0}
_ROMAN = frozenset("ii iii iv vi vii viii ix xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv".split())
_ARTICLES = frozenset(
    [
        "un",
        "una",
        "une",
        "um",
        "uma",
        "ein",
        "eine",
        "een",
        "один",
        "zero",
        "oh",
        "null",
        "nul",
        "cent",
        "bir",
        "on",
        "bin",
        "واحد",
    ]
)
_SOLE = {
    **dict.fromkeys(("single",), frozenset(("a", "one"))),
    **dict.fromkeys(
        "einziger einziges einzige einzigen einzigem".split(), frozenset("ein eine einen einem einer".split())
    ),
    **dict.fromkeys(("seul", "seule"), frozenset(("un", "une"))),
    **dict.fromkeys("solo sola único única singolo singola".split(), frozenset("un una um uma".split())),
    **dict.fromkeys(("enkele", "enkel"), frozenset(("één", "een"))),
}
"""Behind an article these count one: "a single lane"."""
_ONE_OF_A_KIND = frozenset(
    """room rooms bed bedroom ticket mother mothers father parent parents mum mom malt market currency player user use
    sign song album man woman person people file source point shot status handedly mode digit""".split()
)
_NO_ONE = frozenset(("not", "nicht", "pas", "no", "non", "não", "never", "without", "niet"))
_TAKING = frozenset(
    "get gets find finds buy bought need have has want take took rent borrow order pick hire see".split()
)
_PLACING = frozenset("at in from on for here there by with near up to".split())
_COUNTABLE = frozenset("and or of in to only other with by is was are were has had number".split()) | frozenset(
    tables.words("labels")
)
"""Behind "the" and one of these a number counts, or is a name's."""
_FREQUENT = frozenset(
    """daily weekly monthly yearly annually annual hourly once twice every each zweimal dreimal viermal fünfmal
    sechsmal""".split()
)
WORDS = frozenset().union(
    numberwords.ENGLISH - {"oh"}, numberwords.FOREIGN - _ARTICLES, *_ORDINALS.values(), FRACTIONS, _VAGUE,
    _DECADES, _ROMAN, _FREQUENT, SPANS, multiples.CUES, _SOLE,
    MONTHS, WEEKDAYS, SEASONS, ("noon", "midday", "midnight", "tous", "feira", "feiras"), ALWAYS,
)  # fmt: skip
"""Lower-case words that can start a quantity; a sentence without one of them, a digit or an East Asian numeral holds
none."""

_OF_DATES = (MONTHS.keys() | WEEKDAYS.keys() | SEASONS) - (
    numberwords.ENGLISH | numberwords.FOREIGN | frozenset().union(*_ORDINALS.values()) | FRACTIONS.keys() | SPANS
)
"""Words that are no part of a number that is written out."""
_FOREIGN_ONLY = WORDS & (
    (numberwords.FOREIGN | frozenset().union(*_ORDINALS.values())) - numberwords.ENGLISH - frozenset(_ORDINALS["en"])
)
_HAN = "〇零一二三四五六七八九十百千万萬億亿兆两兩"
_FIGURE = lazy("[0-9]")
_GATE = lazy(f"[½⅓⅔¼¾⅕⅛{_HAN}가-힣曜]|星期")
_DIGITS = lazy(
    r"\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3})+(?![\d])(?!\s*[-–/]\d)"
    r"|\d+(?:[.,'’]\d+)*(?:\s?[½⅓⅔¼¾⅕⅛]|\s+and\s+a\s+half\b)?|[½⅓⅔¼¾⅕⅛]"
)
_WORD = lazy(r"[^\W\d_](?:[^\W\d_]|[\u0900-\u0963])*")
_EAST = lazy(
    rf"[0-9.,]*[{_HAN}]+(?:[0-9.]*[{_HAN}]+)*|[0-9.,]+\s?[십백천만억조]+(?:\s?[0-9.,]+\s?[십백천만억]+)*"
    r"|[일이삼사오육칠팔구]*[십백천만억조][일이삼사오육칠팔구십백천만억]*(?=\s?[개명년월일원세시분%])")  # fmt: skip
_COUNTER = lazy(
    r"\s?(?:[年月日時时点點分秒人名歳岁回次個个件円元块圆米度位本冊枚台匹頭頭階层層票倍割％%號号社校館篇集版歌家座部隻只条條棟所種种级級代世週周]|ヶ|か月|カ|つ|キロ|メートル|ミリ|センチ|グラム|トン|ドル|ユーロ|パーセント|公里|平方|多|余|以上|以下|개|명|년|월|일|원|세|시|분"
    r"|成(?![立功为為员員就果本长長人熟都分品因不型交]))"
)
_SOME = lazy("一部(?:分|[ぁ-ん、])")
"""Some of them, no number."""
_NATIVE_ONES = dict(enumerate("한 두 세 네 다섯 여섯 일곱 여덟 아홉".split(), start=1))
_NATIVE_TENS = dict(enumerate("열 스물 서른 마흔 쉰 예순 일흔 여든 아흔".split(), start=1))
_NATIVE = {word: value for value, word in _NATIVE_ONES.items()} | {"스무": 20}
_NATIVE |= {ten + one: 10 * rank + value for rank, ten in _NATIVE_TENS.items() for value, one in _NATIVE_ONES.items()}
_NATIVE |= {ten: 10 * rank for rank, ten in _NATIVE_TENS.items()}
_KOREAN = lazy(
    rf"(?<![가-힣])({'|'.join(sorted(_NATIVE, key=len, reverse=True))})\s?"
    r"(?=(?:개|명|살|시간|번|마리|권|달|가지|차례|대|곳|사람|배|채|장|병|잔|층)(?![람리]))"
)
_PAIR = lazy(r"\b(?=(?:يوم|أسبوع|شهر|عام|سنت|ساعت|دقيقت)(?:ين|ان)\b)")
"""Where an Arabic unit of time stands in the dual."""
_HALF_OF = lazy(
    r"\bпол(?:у(?=миллиона|миллиарда))?(?=года\b|часа\b|месяца\b|миллиона\b|миллиарда\b|литра\b|метра\b|километра\b)"
)
_VULGAR = {"½": 1 / 2, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 1 / 4, "¾": 3 / 4, "⅕": 1 / 5, "⅛": 1 / 8}


class Atom(NamedTuple):
    """A number without its context. ``source``: digits, words, ordinal, fraction, vague ("hundreds"), decade, roman,
    east."""

    begin: int
    end: int
    readings: tuple[tuple[float, float], ...]
    source: str


def possible(text: str) -> bool:
    """Whether a sentence without any of ``WORDS`` may hold a quantity."""
    if _FIGURE.search(text) or "@" in text or "://" in text or "www." in text:
        return True
    if text.isascii():
        return False
    return any(gate.search(text) is not None for gate in (_GATE, _PAIR, _HALF_OF))


def find(text: str, words: frozenset[str] | set[str]) -> list[Atom]:
    """All atoms in reading order, none overlapping; ``words`` are the trigger words that the sentence holds."""
    found: list[Atom] = []
    if not text.isascii():
        found = [*_east(text), *_inflected(text)]
    taken = {at for atom in found for at in range(atom.begin, atom.end)}
    for match in _DIGITS.finditer(text):
        if not taken or match.start() not in taken:
            found.append(Atom(match.start(), match.end(), _readings(match.group()), "digits"))
    if words - _OF_DATES:
        found += _spelled(text, words)
    found.sort()
    return found


def _readings(digits: str) -> tuple[tuple[float, float], ...]:
    if digits.endswith("half"):
        return tuple((value + 0.5, 0.1) for value, _ in numerals.readings(digits.split()[0]))
    if digits[-1] in _VULGAR:
        whole = digits[:-1].rstrip()
        return tuple(
            (value + _VULGAR[digits[-1]], 0.01) for value, _ in (numerals.readings(whole) if whole else ((0.0, 1.0),))
        )
    return numerals.readings(digits)


def _east(text: str) -> list[Atom]:
    found = []
    for match in _EAST.finditer(text):
        run = match.group()
        scaled = run[0].isdecimal() or (sum(c in "十百千万萬億亿兆만억십백천" for c in run) and len(run) > 1)
        if not scaled and (not _COUNTER.match(text, match.end()) or _SOME.match(text, match.start())):
            continue
        value = numerals.east_asian(run.replace(",", ""))
        if value is not None and not run.isdecimal():
            found.append(Atom(match.start(), match.end(), ((value, 1.0),), "east"))
    for match in _KOREAN.finditer(text):
        found.append(Atom(match.start(1), match.end(1), ((float(_NATIVE[match.group(1)]), 1.0),), "east"))
    return found


def _inflected(text: str) -> list[Atom]:
    """Numbers that are a part of what they count: "полгода", two of what stands in the Arabic dual."""
    found = [Atom(*match.span(), ((0.5, 0.01),), "words") for match in _HALF_OF.finditer(text.lower())]
    return found + [Atom(*match.span(), ((2.0, 1.0),), "words") for match in _PAIR.finditer(text)]


def _spelled(text: str, words: frozenset[str] | set[str]) -> list[Atom]:
    spans = [(*match.span(), match.group()) for match in _WORD.finditer(text)]
    lower = [word.lower() for _, _, word in spans]
    code = "en" if words.isdisjoint(_FOREIGN_ONLY) else numberwords.language(set(lower), words)
    table, ordinals = numberwords.TABLES[code], _ORDINALS[code]
    found = []
    at = 0
    while at < len(lower):
        word = lower[at]
        if word not in WORDS and word not in table:
            at += 1
            continue
        if word in _SOLE:
            found += [Atom(*spans[at][:2], ((1.0, 1.0),), "words")] if _sole(lower, at) else []
            at += 1
            continue
        atom, used = _one(text, spans, lower, at, code, ordinals)
        if atom is not None:
            found.append(atom)
        at += max(used, 1)
    return found


def _one(
    text: str, spans: list[tuple[int, int, str]], lower: list[str], at: int, code: str, ordinals: dict[str, int]
) -> tuple[Atom | None, int]:
    word = lower[at]
    begin, end, written = spans[at]
    phrase, used = partials.find(text, spans, lower, at)
    if phrase is not None:
        return Atom(*phrase), used
    if word in SPANS:
        return None, 1
    if word in ordinals:
        return Atom(begin, end, ((float(ordinals[word]), 1.0),), "ordinal"), 1
    if word in _HALVES:
        return Atom(begin, end, ((0.5, 0.01),), "fraction"), 1
    if word in _DECADES:
        return Atom(begin, end, ((_DECADES[word], 10.0),), "decade"), 1
    if word in _CENTURIES and at + 1 < len(lower) and lower[at + 1] in _DECADES:
        return Atom(begin, spans[at + 1][1], ((_CENTURIES[word] + _DECADES[lower[at + 1]], 10.0),), "decade"), 2
    if word in _VAGUE and (at == 0 or not numberwords.TABLES["en"].get(lower[at - 1])):
        return Atom(begin, end, ((_VAGUE[word], 1.0),), "vague"), 1
    if word in _ROMAN:
        value = numerals.roman(written)
        named = at > 0 and spans[at - 1][2][0].isupper()
        return (Atom(begin, end, ((float(value), 1.0),), "roman") if value and named else None), 1
    value_, used = numberwords.parse(_joined(text, spans, lower, at), code)
    if not used or (used == 1 and (word in _ARTICLES or (word == "one" and _pronoun(lower, at)))):
        return None, 1
    last = spans[at + used - 1][1]
    if (
        at + used < len(lower)
        and value_ >= 20
        and value_ % 10 == 0
        and lower[at + used] in ordinals
        and ordinals[lower[at + used]] < 10
        and text[last] == "-"
    ):
        return Atom(begin, spans[at + used][1], ((value_ + ordinals[lower[at + used]], 1.0),), "ordinal"), used + 1
    half = _and_a_half(lower, at + used)
    if half:
        return Atom(begin, spans[at + used + half - 1][1], ((value_ + 0.5, 0.1),), "words"), used + half
    scale = numberwords.SCALES.get(lower[at + used - 1], 1.0)
    return Atom(begin, last, ((value_, scale if used > 1 else 1.0),), "words"), used


def _and_a_half(lower: list[str], at: int) -> int:
    """How many words from ``at`` on add a half: "and a half", "с половиной"."""
    if lower[at : at + 3] == ["and", "a", "half"]:
        return 3
    return 2 if lower[at : at + 2] == ["с", "половиной"] else 0


def _sole(lower: list[str], at: int) -> bool:
    """ "Has a single lane", not "a single mother" or "not a single guest"."""
    before, after = lower[max(0, at - 2) : at], lower[at + 1 : at + 2]
    counted = bool(before) and before[-1] in _SOLE[lower[at]] and _ONE_OF_A_KIND.isdisjoint(after)
    return counted and bool(after) and _NO_ONE.isdisjoint(before)


def _pronoun(lower: list[str], at: int) -> bool:
    before = lower[at - 1] if at else ""
    after = lower[at + 1] if at + 1 < len(lower) else ""
    if not after and before not in ("only", "just", "exactly", "than", "about"):
        return True  # "the old one"
    if before in _TAKING and after in _PLACING:
        return True  # "you get one at the desk"
    if lower[max(0, at - 2) : at - 1] == ["the"] and before not in _COUNTABLE and before[-2:] not in ("ly", "st"):
        return True  # "the red one weighs 19 kg"
    return before in ("no", "any", "every", "this", "that", "the", "which", "each", "some") or after in (
        "of",
        "another",
        "s",
        "can",
        "is",
        "who",
        "point",
        "day",
        "time",
        "such",
    )


def _joined(text: str, spans: list[tuple[int, int, str]], lower: list[str], at: int) -> list[str]:
    """The words from ``at`` on, as long as only blanks or hyphens part them (24 at most)."""
    words = [lower[at]]
    for before, after in zip(range(at, at + 23), range(at + 1, len(lower)), strict=False):
        if text[spans[before][1] : spans[after][0]].strip(" -\u00a0\u00ad"):
            break
        words.append(lower[after])
    return words
