"""Offsets in three units."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from handler.positions import position

texts = st.text(st.characters(exclude_categories=["Cs"]))


@given(texts, texts, texts)
def test_each_unit_slices_the_same_stretch(before, inside, after):
    text = before + inside + after
    spans = position(text, len(before), len(before) + len(inside))
    assert text.encode()[spans["bytes"]["start"] : spans["bytes"]["end"]].decode() == inside
    assert text[spans["codePoints"]["start"] : spans["codePoints"]["end"]] == inside
    units = text.encode("utf-16-le")
    assert units[2 * spans["utf16"]["start"] : 2 * spans["utf16"]["end"]].decode("utf-16-le") == inside
