"""Korean: the stem of a word without its particles and endings."""

from __future__ import annotations

from scoring.expressions import lazy

_PARTICLES = lazy(
    "(?<=..)(?:에게서|한테서|에서는|으로는|으로부터|입니다|이었다|에서|으로|에게|한테|까지|부터|보다|이다|처럼|이나|마다|에는|에도"
    "|은|는|이|가|을|를|의|에|로|와|과|도|만)$"
)
_MADE = lazy(
    "(..+?)(?:하|되|당하|시키|되어|돼)(?:다|는다|지|고|여|어|며|면|는|기|게|려|자|였다|었다|였고|었고|여서|어서|였으며|었으며|도록)$"
    "|(..+?)(?:했|됐|당했|시켰|되었|하였)(?:다|고|으며|습니다|던|지|는데)?$|(..+?)(?:한|할|함|해|된|될|됨|돼)(?:다|다고|다는|야|서|도)?$"
    "|(..+?)(?:합|됩)니다$"
)
"""Nouns with "do" and "be done"; the noun is the key."""
_POLITE = lazy("(.+?)(?:습니다|습니까)$")
_PAST = lazy("(.+?)[았었였](?:다|고|으며|던|습니다|지만|는데)$")
_PLAIN = lazy("(.+?)(?:는다|다|지|고|자)$")
_NOUNS = frozenset(
    """바다 정지 금지 유지 폐지 방지 편지 토지 복지 단지 사고 최고 광고 보고 경고 창고
    신고 중고 돼지 아버지 할아버지 먼지 잔고 재고 냉장고 의지 현지 각지 요지 오지 농지
    산지 기지 거지 강아지 경지 극지 까지 나머지 도지 문고 반지 백지 부지 성지 소지
    수지 양지 여지 이미지 일지 잡지 저지 전지 접지 정보지 주지 중지 지지 처지 천지
    취지 표지 해지 휴지 공고 국고 권고 금고 기고 라디오 무고 선고 수고 원고 참고 통고
    피고""".split()
)
"""Nouns that end like verbs."""
_WHOLE = frozenset(("있", "겠", "많", "않", "아름답", "덥", "춥", "쉽", "어렵", "가깝", "고맙"))
_BASE, _LAST = 0xAC00, 0xD7A3
_NIEUN, _RIEUL, _PIEUP, _SSANG = 4, 8, 17, 20
"""Numbers of final consonants."""
_CONTRACTED = {6: 20, 14: 13, 9: 8}
"""Vowel of a contracted past -> vowel of its stem: yeo < i, wo < u, wa < o."""


def stem(form: str) -> str:
    """The key of a Korean word: equal for its inflections, so far as endings tell."""
    made = _MADE.match(form)
    if made is not None:
        return next(group for group in made.groups() if group)
    bare = _PARTICLES.sub("", form)
    return bare if bare != form else _verb(form)


def _verb(form: str) -> str:
    if form in _NOUNS:
        return form
    if form.endswith("니다") and len(form) > 2 and form[-3] != "습" and _final(form[-3]) == _PIEUP:
        return _open(form[:-3], form[-3])
    for pattern in (_POLITE, _PAST, _PLAIN):
        match = pattern.match(form)
        if match is not None:
            found = match.group(1)
            return _open(found[:-1], found[-1])
    return form


def _open(head: str, last: str) -> str:
    """A stem whose last syllable lost the n, l or ss that an ending put there."""
    final = _final(last)
    if final not in (_NIEUN, _RIEUL, _PIEUP, _SSANG) or (head + last) in _WHOLE:
        return head + last
    code = ord(last) - _BASE
    vowel = code // 28 % 21
    if final == _SSANG:
        vowel = _CONTRACTED.get(vowel, vowel)
    return head + chr(_BASE + (code // 588) * 588 + vowel * 28)


def _final(char: str) -> int:
    return (ord(char) - _BASE) % 28 if _BASE <= ord(char) <= _LAST else 0
