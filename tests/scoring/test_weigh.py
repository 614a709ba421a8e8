"""Weighing pairs together against weighing them one by one."""

from __future__ import annotations

import pytest

from scoring import check
from scoring.reading import read_answer, read_facts
from scoring.records import Fact
from scoring.repeats import distinct
from scoring.scales import find, prepare
from scoring.weigh import Pair, weigh, weigh_all
from scoring.words.lexicon import Vocabulary, load

CLAIMS = [
    "The ferry to Estbury sails at nine in the morning.",
    'Ida Brandt said that "the pier reopens in May 1974".',
    "The old lighthouse has never been repaired.",
]
FACTS = [
    "The ferry sails to Estbury at ten in the morning. It does not sail on Sundays.",
    "Ida Brandt: the pier reopens in May 1975, said the mayor. The lighthouse was repaired in 1962.",
    "The harbour of Estbury is older than its lighthouse. 14 boats lie there.",
]


def test_pairs_are_weighed_as_if_alone():
    vocabulary = Vocabulary(load("en"))
    library = read_facts([Fact(text) for text in FACTS], vocabulary)
    scales = prepare(distinct(read_answer(" ".join(CLAIMS), None)), library)
    spans = [*(library.span(fact) for fact in range(len(FACTS))), (0, len(library.rows))]
    pairs = 3 * [Pair(subject, *span, find(subject, *span)) for subject in scales.subjects for span in spans]
    together = weigh_all(pairs, scales)
    for pair, found in zip(pairs, together, strict=True):
        alone = weigh(pair.subject, scales, pair.first, pair.last, pair.found)
        assert found.values.tolist() == alone.values.tolist()
        assert (found.rows, found.findings, found.length) == (alone.rows, alone.findings, alone.length)


@pytest.mark.parametrize("claim", CLAIMS)
def test_a_claim_scores_the_same_beside_others(claim):
    (alone,) = check(claim, FACTS).claims
    beside = next(one for one in check(" ".join(CLAIMS), FACTS).claims if one.text == claim)
    assert (beside.score, beside.contradiction) == (alone.score, alone.contradiction)
