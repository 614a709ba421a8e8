from __future__ import annotations

import asyncio

import pytest
from llama_index.core.base.response.schema import Response
from llama_index.core.evaluation import BatchEvalRunner
from llama_index.core.schema import NodeWithScore, TextNode

from adapters.llamaindex import GroundingEvaluator
from scoring import Fact, check

FACT = "The bridge, opened in 1932, spans the bay."
TRUE = "The bridge opened in 1932."
STRANGE = "Lobsters seldom whistle."


def response(text: str, **metadata: object) -> Response:
    return Response(text, source_nodes=[NodeWithScore(node=TextNode(text=FACT, metadata=metadata), score=1.0)])


def test_scores_are_those_of_the_scorer() -> None:
    told = GroundingEvaluator().evaluate(query="When?", response=f"{TRUE} {STRANGE}", contexts=[FACT])
    assert told.score == check(f"{TRUE} {STRANGE}", [FACT], prompt="When?").support_score
    assert told.passing == (told.score >= 0.6)
    assert STRANGE in str(told.feedback)
    assert TRUE not in str(told.feedback)


def test_passing_depends_on_the_threshold() -> None:
    low, high = (GroundingEvaluator(threshold).evaluate(response=STRANGE, contexts=[FACT]) for threshold in (0, 0.9))
    assert low.passing
    assert not high.passing


def test_response_objects_bring_their_metadata() -> None:
    claim = "According to the County archive, the bridge opened in 1932."
    told = GroundingEvaluator().evaluate_response(response=response(claim, author="County archive"))
    assert told.score == check(claim, [Fact(FACT, {"author": "County archive"})]).support_score


def test_nothing_to_compare_is_invalid() -> None:
    assert GroundingEvaluator().evaluate(response=TRUE).invalid_reason == "no contexts"
    assert GroundingEvaluator().evaluate(contexts=[FACT]).invalid_reason == "no response"


@pytest.mark.filterwarnings("ignore:asyncio_module:DeprecationWarning")  # LlamaIndex's own
def test_the_batch_runner_of_llamaindex_accepts_it() -> None:
    runner = BatchEvalRunner({"grounding": GroundingEvaluator()}, workers=2)
    told = asyncio.run(runner.aevaluate_responses(queries=["When?"] * 3, responses=[response(TRUE)] * 3))
    assert [item.score for item in told["grounding"]] == [check(TRUE, [FACT], prompt="When?").support_score] * 3
