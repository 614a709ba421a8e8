"""Numbers, units and counted nouns of Russian, Arabic, Turkish, Japanese, Chinese and Korean."""

from __future__ import annotations

import pytest

from scoring.quantities import values

VALUES = (
    ("Мастерская сшила полторы тысячи пальто.", "count", 1500.0),
    ("Фонд собрал полмиллиона открыток.", "count", 500_000.0),
    ("Ремонт длился полтора года.", "duration", 1.5 * 365.25),
    ("Ремонт длился полгода.", "duration", 365.25 / 2),
    ("Завод выпустил 1800 велосипедов.", "count", 1800.0),
    ("Завод открыт в 1800 году.", "when", 1800.0),
    ("استمر العرض أسبوعين.", "duration", 14.0),
    ("استمر العرض ثلاثة أعوام.", "duration", 3 * 365.25),
    ("طول النفق 40 مترا.", "length", 40.0),
    ("تبعد المزرعة 7 كيلومترات.", "length", 7000.0),
    ("في الحديقة خمسة آلاف شجرة.", "count", 5000.0),
    ("Tünel 40 metredir.", "length", 40.0),
    ("Sergi üç hafta sürdü.", "duration", 21.0),
    ("Şehirde 5 bin ağaç var.", "count", 5000.0),
    ("Mit 20 bin ich umgezogen.", "count", 20.0),
    ("수업은 세 시간 걸린다.", "duration", 3 / 24),
    ("年产量为1650台。", "count", 1650.0),
    ("建于1650年。", "when", 1650.0),
)


@pytest.mark.parametrize(("text", "family", "value"), VALUES)
def test_value(text: str, family: str, value: float) -> None:
    (found,) = values.find(text)
    assert (found.family, found.value) == (family, pytest.approx(value))


HEADS = (
    ("当店の店員40人が参加した。", "店員"),
    ("本校有教师90人。", "教师"),
    ("회사 직원 70명이 참가했다.", "직원"),
    ("会員数は3万人です。", "会員"),
)


@pytest.mark.parametrize(("text", "noun"), HEADS)
def test_noun_beside_its_number(text: str, noun: str) -> None:
    assert values.find(text)[0].head.endswith(noun)


BOUNDS = (
    ("В зале не более 30 мест.", "most"),
    ("В зале более 30 мест.", "above"),
    ("В зале около 30 мест.", "about"),
    ("في القاعة حوالي 30 مقعدا.", "about"),
    ("في القاعة أكثر من 30 مقعدا.", "above"),
    ("Salonda en az 30 koltuk var.", "least"),
    ("Salonda yaklaşık 30 koltuk var.", "about"),
)


@pytest.mark.parametrize(("text", "bound"), BOUNDS)
def test_bound(text: str, bound: str) -> None:
    assert [found.bound for found in values.find(text)] == [bound]
