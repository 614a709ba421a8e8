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
    return (before.group(1) or before.group(2)) if before else ""
