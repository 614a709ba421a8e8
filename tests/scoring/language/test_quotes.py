from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.language.quotes import compare, plain, quotations


def kinds(claim: str, *facts: str) -> list[str]:
    found = compare(quotations(claim), [plain(fact) for fact in facts]).found
    for one in found:
        assert claim[one.claim_start : one.claim_end] == one.claim_value
    return [one.kind for one in found]


@pytest.mark.parametrize(
    ("claim", "fact", "kind"),
    [
        ("The sign says “No diving from the quay”.", 'Sign: "No diving from the quay".', "quotation found"),
        ("The sign says «no diving, please».", "The sign says: No diving please!", "quotation found"),
        ('It says "the final offer was 4 million".', "The ﬁnal oﬀer was\n   4 mil-\nlion euros.", "quotation found"),
        ('The sign says "Closed at noon, back at two".', 'The sign says "Closed at noon".', "quotation ended"),
        (
            'The sign says "Closed at noon on Sundays".',
            'The sign says "Closed at noon on Mondays".',
            "quotation altered",
        ),
        ("Ida sagte: „Das Boot ist leck und alt“.", "Ida sagte unter anderem: „Das Boot ist leck“.", "quotation ended"),
        ('She said "the sea is warm".', "The mayor opened the pool.", "quotation missing"),
        ('She called it "great".', "It ended greatly.", "quotation missing"),
        ('He wrote "the plan … is safe".', "He wrote: the plan, we think, is safe.", "quotation found"),
        ('He wrote "the plan … safe".', "He wrote: the plan is not at all safe.", "quotation hides denial"),
        ('He wrote "the plan [...] safe".', "He wrote: the plan isn't safe.", "quotation hides denial"),
        ("看板は「本日休業」と言う。", "看板には本日休業とある。", "quotation found"),
    ],
)
def test_kind(claim: str, fact: str, kind: str) -> None:
    assert kinds(claim, fact) == [kind]


def test_one_fact_with_the_words_is_enough() -> None:
    claim = 'He wrote "the plan … safe".'
    assert kinds(claim, "The plan is not safe.", "The plan is safe.") == ["quotation found"]


def test_apostrophes_are_no_quotation() -> None:
    assert quotations("The dog's bone isn't the cat's.") == []


@given(st.lists(st.sampled_from(["the", "sea", "is", "warm", "not", "Ida’s", "ﬁn"]), min_size=2, max_size=12))
def test_a_verbatim_quotation_is_found_with_its_stretch(parts: list[str]) -> None:
    text = " ".join(parts)
    (found,) = compare(quotations(f'It says "{text}".'), [plain(f"Before. {text.upper()}, after")]).found
    assert found.kind == "quotation found"
    assert f"Before. {text.upper()}, after"[found.fact_start : found.fact_end] == text.upper()


@given(st.text(max_size=200), st.text(max_size=200))
def test_any_text_gives_the_same_bounded_features(claim: str, fact: str) -> None:
    first = compare(quotations(claim), [plain(fact)])
    assert first == compare(quotations(claim), [plain(fact)])
    assert all(0.0 <= value <= 1.0 for value in first.features.values())


def test_hostile_texts_take_no_time() -> None:
    start = time.perf_counter()
    for text in ('"' * 20_000, '"a' * 20_000, "“a b " * 20_000, "'a b " * 20_000, "a-\n" * 20_000):
        compare(quotations(text)[:50], [plain(text)])
    assert time.perf_counter() - start < 3.0
