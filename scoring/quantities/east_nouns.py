"""What an East Asian number counts: the noun behind its counter ("48名教师") or before it ("教員が32人")."""

from __future__ import annotations

from scoring.expressions import lazy

_COUNTERS = (
    "人名個个件回次本冊枚台匹頭头階阶層层票社校館馆篇集版家座部隻只条條棟種种級级代位间間室床张張辆輛支所艘架口颗棵份名"
)
_BEHIND = lazy(rf"(?:[{_COUNTERS}](?:の)?|개의|명의|대의|마리의)\s?([㐀-鿿]{{1,4}}|[ァ-ヺー]{{2,12}}|[가-힣]{{2,8}})")
_BEFORE = lazy(
    r"([㐀-鿿々]{1,6}|[ァ-ヺー]{2,12})(?:が|は|も|を)[^、。]{0,2}$|([가-힣]{2,8}?)(?:이|가|은|는|을|를|도)\s(?:약\s|모두\s|총\s)?$"
)
_BESIDE = lazy(r"([㐀-鿿々]{2,8}|[ァ-ヺー]{2,12})(?:约|約|共)?$|([가-힣]{2,8})\s(?:약\s|총\s)?$")
"""The noun right before its number: "従業員230人", "员工300人", "직원 230명"."""
_HAVING = lazy("[有共设設为為达達约約在现現的と、]")
_TOTAL = lazy("(?<=..)(?:数|數|总数|總數|人数)$|(?<=..)수$")
_PEOPLE = "人名位명"
_ENDS = lazy("[的和与及在有是了也都共以并把被将为给从对]")
_KOREAN_END = lazy("(?:이|가|은|는|을|를|도|의|에|과|와)$")


def noun(text: str, begin: int, end: int) -> str:
    """The noun counted by the number ``text[begin:end]`` (its counter stands at ``end``), "" when none is found."""
    behind = _BEHIND.match(text, end)
    if behind is not None and not ("ぁ" <= text[behind.start(1) - 1] <= "ん" and text[behind.start(1) - 1] != "の"):
        found = _ENDS.split(behind.group(1))[0]
        if found:
            return _KOREAN_END.sub("", found) if found[0] >= "가" and len(found) > 2 else found
    before = _BEFORE.search(text, max(0, begin - 24), begin)
    if before is not None:
        return _TOTAL.sub("", before.group(1) or before.group(2))
    return _beside(text, begin) if text[end : end + 1] and text[end : end + 2].strip()[:1] in _PEOPLE else ""


def _beside(text: str, begin: int) -> str:
    """The people counted whose noun stands right before the number, without the verb that may stand before it."""
    found = _BESIDE.search(text, max(0, begin - 16), begin)
    if found is None:
        return ""
    noun = _HAVING.split(found.group(1))[-1] if found.group(1) else found.group(2)
    return noun if len(noun) > 1 else ""
