"""A LlamaIndex evaluator: is the response grounded in the nodes that it was made from?"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from llama_index.core.base.response.schema import Response
from llama_index.core.evaluation import BaseEvaluator, EvaluationResult
from llama_index.core.prompts.mixin import PromptDictType

from adapters.attributes import attributes
from scoring import CheckResult, Fact, check


class GroundingEvaluator(BaseEvaluator):
    """Scores support in [0, 1] and passes from ``threshold`` on; the feedback names every claim that lacks support.

    >>> told = GroundingEvaluator().evaluate(
    ...     response="The bridge opened in 1932.", contexts=["The bridge opened in 1932."])
    >>> told.passing, told.feedback
    (True, 'All claims are supported.')
    """

    def __init__(self, threshold: float = 0.6) -> None:
        """``threshold`` in [0, 1] is both the least support of a claim to be cited and of a response to pass."""
        self.threshold = threshold

    async def aevaluate(
        self,
        query: str | None = None,
        response: str | None = None,
        contexts: Sequence[str] | None = None,
        **kwargs: Any,
    ) -> EvaluationResult:
        """Evaluate a response against contexts. Without either the result is marked invalid."""
        return await self._evaluate(query, response, [Fact(context) for context in contexts or ()])

    async def aevaluate_response(
        self, query: str | None = None, response: Response | None = None, **kwargs: Any
    ) -> EvaluationResult:
        """Evaluate a response object; the metadata of its nodes count as evidence."""
        nodes = response.source_nodes if response else []
        facts = [Fact(node.get_content(), attributes(node.metadata)) for node in nodes]
        return await self._evaluate(query, response.response if response else None, facts)

    def evaluate_response(
        self, query: str | None = None, response: Response | None = None, **kwargs: Any
    ) -> EvaluationResult:
        """Evaluate a response object from code that is not asynchronous."""
        return asyncio.run(self.aevaluate_response(query, response, **kwargs))

    async def _evaluate(self, query: str | None, response: str | None, facts: list[Fact]) -> EvaluationResult:
        if not response or not facts:
            missing = "response" if not response else "contexts"
            return EvaluationResult(query=query, response=response, invalid_result=True, invalid_reason=f"no {missing}")
        found = await asyncio.to_thread(check, response, facts, prompt=query, citation_threshold=self.threshold)
        return EvaluationResult(
            query=query,
            response=response,
            contexts=[fact.text for fact in facts],
            score=found.support_score,
            passing=found.support_score >= self.threshold,
            feedback=feedback(found),
        )

    def _get_prompts(self) -> PromptDictType:
        return {}

    def _update_prompts(self, prompts_dict: PromptDictType) -> None:
        """There are no prompts: nothing here asks a language model."""


def feedback(found: CheckResult) -> str:
    """What keeps a response from being fully supported, claim by claim."""
    lines = [
        f"{claim.verdict} ({claim.score:.2f}): {claim.text}"
        for claim in found.claims
        if claim.score is not None and claim.verdict != "supported"
    ]
    return "\n".join(lines) or "All claims are supported."
