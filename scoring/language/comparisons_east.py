"""Comparisons in Chinese, Japanese, Korean and Turkish, where a mark or an ending alone says which item is measured by
the other: "甲比乙高", "AはBより高い", "A가 B보다 높다", "A B'den yüksektir"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scoring.expressions import lazy
from scoring.language.findings import Finding, opposed
from scoring.records import Words

_PAIRS = (
    "高 低|大 小|长 短|長 短|重 轻|重 軽|快 慢|贵 便宜|高 安|早 晚|速 遅|早 遅|远 近|遠 近|宽 窄|"
    "広 狭|深 浅|厚 薄|多 少|老 年轻|老 若|古 新|热 冷|暑 寒|强 弱|強 弱|높 낮|크 작|길 짧|"
    "무겁 가볍|빠르 느리|비싸 싸|넓 좁|깊 얕|많 적|멀 가깝|두껍 얇|yüksek alçak|büyük küçük|"
    "uzun kısa|ağır hafif|hızlı yavaş|pahalı ucuz|geniş dar|derin sığ|kalabalık tenha|uzak yakın|"
    "sıcak soğuk|eski yeni|fazla az|yaşlı genç|güçlü zayıf"
)
_OPPOSED = frozenset(frozenset(pair.split()) for pair in _PAIRS.split("|"))
_QUALITY = "|".join(sorted({word for pair in _OPPOSED for word in pair}, key=len, reverse=True))
_ITEM = "[^\\s，,。、；;：:比]{1,16}?"
_MARKS = (
    (
        "比",
        lazy(rf"(?P<one>{_ITEM})比(?P<other>{_ITEM})[还還更要稍略]?(?P<quality>{_QUALITY})(?:[出得很一了约\d。，,]|$)"),
    ),
    ("より", lazy(rf"(?P<other>{_ITEM})よりも?、?(?P<one>{_ITEM})の(?:方|ほう)が(?P<quality>{_QUALITY})[いかくし]")),
    ("より", lazy(rf"(?P<one>{_ITEM})[はが]、?(?P<other>{_ITEM})よりも?(?P<quality>{_QUALITY})[いかくしさな]")),
    (
        "보다",
        lazy(
            r"(?P<one>[^\s,.]+(?:\s[^\s,.]+){0,3}?)[은는이가]\s(?P<other>[^\s,.]+(?:\s[^\s,.]+){0,3}?)보다\s"
            rf"(?:더\s|훨씬\s)*(?P<quality>{_QUALITY})"
        ),
    ),
    (
        "n ",
        lazy(
            r"(?P<one>)(?P<other>[^\s,.;]+(?:\s[^\s,.;]+?){1,6}?)['’]?n?[dt][ae]n\s(?:daha\s|çok\s)*"
            rf"(?P<quality>{_QUALITY})(?:[dt][ıiuü]r?)?\b"
        ),
    ),
)
"""A mark, and the comparison by it; in Turkish both items are one run of words."""
_DENIED = lazy(r"不比|没有?|並非|并非|ではな|じゃな|くな[いか]|않|아니|değil|\?|？")


class Compared(NamedTuple):
    """The words of the first item and, behind them, of the second one; the quality by which the first is more."""

    items: list[str]
    quality: str


def find(text: str) -> Compared | None:
    """What a sentence compares."""
    lower = text.replace("İ", "i").lower()
    for mark, expression in _MARKS:
        found = expression.search(lower) if mark in lower else None
        if found is not None and not _DENIED.search(lower):
            return Compared([*found["one"].split(), *found["other"].split()], found["quality"])
    return None


def settle(found: list[Finding], features: dict[str, float], claim: Words, evidence: Sequence[Words]) -> bool:
    """Writes that the evidence compares the claim's items the other way round; True where it compares them alike, so
    that no role is exchanged and no quality denied."""
    mine = find(claim.text)
    for number, there in enumerate(evidence if mine else ()):
        theirs = find(there.text)
        if mine is None or theirs is None or not (way := _way(mine, theirs)):
            continue
        if way < 0:
            features["role_swap"] = features["bound_otherwise"] = 1.0
            found.append(opposed("roles exchanged", claim, number, there))
        return way > 0
    return False


def _way(mine: Compared, theirs: Compared) -> int:
    """1 where both say the same, -1 where they say the opposite, 0 where they compare other things."""
    opposed = frozenset((mine.quality, theirs.quality)) in _OPPOSED
    if not opposed and mine.quality != theirs.quality:
        return 0
    same = mine.items == theirs.items
    turned = not same and _rotated(mine.items, theirs.items)
    return 0 if not same and not turned else 1 if same != opposed else -1


def _rotated(one: list[str], other: list[str]) -> bool:
    """Whether the second item's words stand first and the first item's last."""
    return len(one) == len(other) and any(one[at:] + one[:at] == other for at in range(1, len(one)))
