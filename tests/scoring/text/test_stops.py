"""The short way for the stops of plain prose says what all the rules say."""

from __future__ import annotations

from unittest import mock

from hypothesis import given, settings
from hypothesis import strategies as st

from scoring import segment
from scoring.text import stops

PIECES = st.sampled_from(
    "The the bridge Dr Mr Inc etc U.S a.m approx str Kirchstr opened 1932 IV pier B NATO Berlin Straße l'été “Quoted"
    " (see 3 Nr Anna's x ÅLAND straße ok I".split(" ")
)
JOINTS = st.sampled_from([" ", ". ", ".  ", ".\n", "? ", ".) ", ".[1] ", ".\u00a0", "", "\t", " . "])


@settings(max_examples=400, deadline=None)
@given(st.lists(st.tuples(PIECES, JOINTS), max_size=12))
def test_plain_stops_end_sentences_by_all_rules(parts):
    text = "".join(word + joint for word, joint in parts)
    found = segment.spans(text)
    with mock.patch.object(stops, "_plainly_ends", return_value=False):
        assert segment.spans(text) == found
