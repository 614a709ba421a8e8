"""What says at all hours is never passed over by the glance that spares the search for it."""

from __future__ import annotations

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.quantities import frequencies

AROUND = st.sampled_from(["", " ", "Open ", " a day.", "1.", "-", "2024", " — "])


@settings(max_examples=500, deadline=None)
@given(AROUND, st.from_regex(re.compile(frequencies.AT_ALL_HOURS.pattern, re.I), fullmatch=True), AROUND)
def test_what_says_at_all_hours_is_let_through(before: str, stretch: str, behind: str) -> None:
    text = before + stretch + behind
    if frequencies.always(text):
        assert frequencies.may_be_always(text, frozenset(re.findall(r"[^\W\d_]+", text.lower())))
