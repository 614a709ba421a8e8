"""Matching against an obvious twin that counts with sets."""

from __future__ import annotations

import random
from itertools import accumulate

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.match import COVER, NOTHING, WIDE, match, recalls
from scoring.postings import Held, Terms, held, postings
from scoring.stream import Stream

_IDS = st.integers(0, 11)
_ROWS = st.lists(st.lists(_IDS, max_size=8), max_size=14)
# Eighths add up without rounding, so that both sides see the same ties.
_CLAIMS = st.dictionaries(_IDS, st.integers(1, 40).map(lambda eighths: eighths / 8), min_size=1, max_size=6)


def streamed(rows: list[list[int]]) -> Stream:
    flat = np.array([number for row in rows for number in row], np.int32)
    return Stream(flat, [0, *accumulate(map(len, rows))])


def looked_up(claim: dict[int, float], rows: list[list[int]]) -> Held:
    ids = np.array(sorted(claim), np.int32)
    terms = Terms(ids, np.array([claim[number] for number in ids.tolist()], np.float32))
    interest = np.arange(12, dtype=np.int32)
    index = postings(interest, streamed(rows))
    return held(terms, index, 10**9)


def matched(claim: dict[int, float], rows: list[list[int]], first: int, last: int):
    return match(looked_up(claim, rows), first, last)


def twin(claim: dict[int, float], rows: list[list[int]]) -> tuple[list[int], list[int], float, float, float]:
    """Cover, all rows that hold a claim word by weight, and the three recalls."""

    def worth(words: set[int]) -> float:
        return sum(weight for word, weight in claim.items() if word in words)

    sets = [set(row) for row in rows]
    cover: list[int] = []
    got: set[int] = set()
    while len(cover) < COVER:
        gains = [worth(row - got) + 1e-3 * worth(row) for row in sets]
        best = max(range(len(rows)), key=lambda at: (gains[at], -at))
        if not worth(sets[best] - got):
            break
        cover.append(best)
        got |= sets[best]
    by_weight = sorted((at for at in range(len(rows)) if worth(sets[at])), key=lambda at: (-worth(sets[at]), at))
    total = sum(claim.values())
    everywhere, best_row = worth(set().union(*sets)), max(worth(row) for row in sets)
    return cover, by_weight, everywhere / total, best_row / total, worth(got) / total


@given(_CLAIMS, _ROWS)
def test_the_twin_finds_the_same(claim, rows):
    found = matched(claim, rows, 0, len(rows))
    if not set().union(*rows) & claim.keys():
        assert found == NOTHING
        return
    cover, by_weight, recall, best, covered = twin(claim, rows)
    assert list(found.cover) == cover
    assert list(found.wide) == (cover + [row for row in by_weight if row not in cover])[:WIDE]
    assert (found.recall, found.recall_best, found.recall_cover) == pytest.approx((recall, best, covered), abs=1e-6)


@given(_CLAIMS, st.integers(0, 2**32 - 1), st.integers(60, 200), st.integers(1, 6))
def test_the_twin_finds_the_same_among_many_rows(claim, seed, count, longest):
    chance = random.Random(seed)
    rows = [chance.choices(range(12), k=chance.randint(0, longest)) for _ in range(count)]
    if set().union(*rows) & claim.keys():
        found, (cover, by_weight, *_) = matched(claim, rows, 0, count), twin(claim, rows)
        assert list(found.cover) == cover
        assert list(found.wide) == (cover + [row for row in by_weight if row not in cover])[:WIDE]


@given(_CLAIMS, _ROWS, _ROWS)
def test_the_quick_recalls_are_those_of_the_match(claim, before, rows):
    whole = [*before, *rows]
    if set().union(*rows) & claim.keys():
        found = matched(claim, whole, len(before), len(whole))
        assert recalls(looked_up(claim, whole), len(before), len(whole)) == (found.recall, found.recall_best)


@given(_CLAIMS, _ROWS, _ROWS, _ROWS)
def test_rows_outside_of_the_stretch_count_for_nothing(claim, before, rows, after):
    whole = [*before, *rows, *after]
    assert matched(claim, whole, len(before), len(before) + len(rows)) == matched(claim, rows, 0, len(rows))


@given(_CLAIMS, _ROWS)
def test_recalls_are_ordered_shares(claim, rows):
    found = matched(claim, rows, 0, len(rows))
    assert 0 <= found.recall_best <= found.recall_cover + 1e-9 <= found.recall + 2e-9 <= 1 + 3e-6


@given(_CLAIMS, _ROWS, st.integers(1, 40))
def test_the_rarest_words_are_looked_up_where_all_would_be_too_many(claim, rows, most):
    ids = np.array(sorted(claim), np.int32)
    terms = Terms(ids, np.array([claim[number] for number in ids.tolist()], np.float32))
    index = postings(np.arange(12, dtype=np.int32), streamed(rows))
    counts = {number: sum(number in row for row in rows) for number in claim}
    found = held(terms, index, most)
    kept = found.claim.ids.tolist()
    assert len(found.owners) <= most
    assert kept
    assert max(counts[number] for number in kept) <= min(
        (counts[number] for number in claim if number not in kept), default=len(rows)
    )
    if sum(counts.values()) <= most:
        assert kept == sorted(claim)
