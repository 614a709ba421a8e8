"""The report's view of the classifier: the same scores as the product, and terms that can be taken out."""

import pytest

from scoring import check, classify
from scoring.records import Fact
from training import pairs
from training.report import stored
from training.report.last_stage import part, rows, verdicts, without
from training.rows import Row

CASES = [
    ("The Marrow Bridge opened in 1934.", "The Marrow Bridge opened to traffic in June 1932."),
    ("The Marrow Bridge opened in 1932.", "The Marrow Bridge opened to traffic in June 1932."),
    ("Anna Berg never joined the board.", "Anna Berg joined the board in 2011 and left it in 2015."),
    ("The tower is 120 metres high.", "At 120 m, the tower is the highest building of the town."),
    ("Der Turm ist 120 Meter hoch.", "Mit 140 Metern ist der Turm das höchste Gebäude der Stadt."),
    ("All members voted for the plan.", "Some members voted for the plan; three were against it."),
]


@pytest.fixture(scope="module")
def examples():
    return [
        pairs.example(Row("made", str(at), claim, (Fact(fact),), 1, None)) for at, (claim, fact) in enumerate(CASES)
    ]


def test_one_sentence_against_one_fact_scores_as_the_product_scores_it(examples):
    model = classify.load()
    one = part(examples, verdicts(examples, model.network))
    found = zip(*rows(one, model.support, model.contradiction), strict=True)
    for (claim, fact), (support, contradiction) in zip(CASES, found, strict=True):
        result = check(claim, [fact])
        assert (support, contradiction) == pytest.approx((result.support_score, result.contradiction_score), abs=2e-3)


def test_overlap_terms_share_the_weight_of_those_left_out():
    output = classify.load().support
    gone = next(iter(output.weights))
    changed = without(output, (gone, "network", "antonym"))
    assert gone not in changed.weights
    assert changed.network == 0.0
    assert "antonym" not in changed.findings
    assert sum(map(abs, changed.weights.values())) == pytest.approx(sum(map(abs, output.weights.values())))
    assert without(output, ()) == output


def test_a_value_is_measured_once_for_every_key(tmp_path):
    made = []

    def compute():
        made.append(1)
        return [len(made)]

    found = [stored.kept(tmp_path, "part", key, compute) for key in ("a", "a", "b")]
    assert found == [[1], [1], [2]]
