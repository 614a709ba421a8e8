"""Laws that all comparisons share: bounded work on hostile texts, features that a longer evidence does not inflate."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from scoring.language import aliases, exchanges, marks, name_spans, names, polarity, strength
from scoring.language.findings import Findings, clipped
from tests.scoring.sides import Sides, sides

Compare = Callable[[Sides], Findings]


def by_polarity(both: Sides) -> Findings:
    theirs = polarity.annotate_all(both.evidence)
    return polarity.compare(both.claim, both.evidence, both.links, polarity.annotate(both.claim), theirs)


def by_names(both: Sides) -> Findings:
    theirs = aliases.known([name_spans.annotate(sentence) for sentence in both.evidence])
    return names.compare(both.claim, both.evidence, both.links, name_spans.annotate(both.claim), theirs)


def by_exchanges(both: Sides) -> Findings:
    theirs = [exchanges.annotate(sentence) for sentence in both.evidence]
    return exchanges.compare(both.claim, both.evidence, both.links, exchanges.annotate(both.claim), theirs.__getitem__)


def by_strength(both: Sides) -> Findings:
    theirs = [marks.annotate(sentence) for sentence in both.evidence]
    return strength.compare(both.claim, both.evidence, both.links, marks.annotate(both.claim), theirs)


ALL = (by_polarity, by_names, by_exchanges, by_strength)
HOSTILE = {
    "one word": "no " * 20_000,
    "shouted": "NOT A NO " * 7_000,
    "names": "Ab and Cd of Ef, " * 4_000,
    "numbers": "12, 8 and " * 7_000,
    "cues": "all may not fall if only because by the best " * 2_000,
    "questions": "is it? No. " * 5_000,
    "kana": "開かない、" * 4_000,
    "hangul": "않았다 " * 10_000,
    "letters": "".join(f"w{number} X{number} " for number in range(6_000)),
}


@pytest.mark.parametrize("compare", ALL)
@pytest.mark.parametrize("kind", HOSTILE)
def test_work_is_bounded_on_hostile_texts(compare: Compare, kind: str) -> None:
    both = sides(HOSTILE[kind], HOSTILE[kind], HOSTILE[kind][::-1])
    start = time.process_time()
    compare(both)
    assert time.process_time() - start < 4.0


@pytest.mark.parametrize("compare", ALL)
@pytest.mark.parametrize(
    ("claim", "evidence"),
    [
        ("The crew did not repair the mast.", "The crew repaired the mast."),
        ("Ida Brandt sold all nets in Ghent.", "Per Moe sold some nets in Ghent."),
        ("The canal is longer than the river.", "The river is longer than the canal."),
    ],
)
def test_sentences_about_other_things_change_nothing(compare: Compare, claim: str, evidence: str) -> None:
    alone = compare(sides(claim, evidence)).features
    assert compare(sides(claim, "Herons nest along that shore.", evidence, "Bread is baked daily.")).features == alone


def test_clipped() -> None:
    assert [clipped(count) for count in (0, 1, 3, 30)] == [0, 1 / 3, 1, 1]
