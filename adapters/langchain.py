"""A LangChain runnable that checks what a retrieval chain answered against what it retrieved."""

from __future__ import annotations

from typing import Any

from langchain_core.documents import Document
from langchain_core.runnables import RunnableConfig, RunnableSerializable

from adapters.attributes import attributes
from scoring import CheckResult, Fact, check


class GroundingCheck(RunnableSerializable[dict[str, Any], dict[str, Any]]):
    """Adds ``grounding``, a ``scoring.CheckResult``, to the output of a retrieval chain.

    The default keys are those of ``create_retrieval_chain``: ``answer``, ``context`` (documents) and ``input``.

    >>> from langchain_core.documents import Document
    >>> from langchain_core.runnables import RunnableLambda
    >>> chain = RunnableLambda(lambda question: {
    ...     "input": question,
    ...     "context": [Document("The bridge opened in 1932.", metadata={"source": "archive.txt"})],
    ...     "answer": "The bridge opened in 1932.",
    ... }) | GroundingCheck()
    >>> chain.invoke("When did the bridge open?")["grounding"].support_score > 0.9
    True
    """

    answer_key: str = "answer"
    documents_key: str = "context"
    question_key: str = "input"
    citation_threshold: float = 0.6
    anti_citation_threshold: float = 0.8
    helpfulness: bool = False
    """Also score how well the answer serves the question."""
    explain: bool = False
    """Also say why, for every claim."""

    def invoke(self, input: dict[str, Any], config: RunnableConfig | None = None, **kwargs: Any) -> dict[str, Any]:
        """The input with ``grounding``. Raises ``KeyError`` when the answer or the documents are missing."""
        return self._call_with_config(self._with_grounding, input, config, **kwargs)

    def _with_grounding(self, chained: dict[str, Any]) -> dict[str, Any]:
        return {**chained, "grounding": self._check(chained)}

    def _check(self, chained: dict[str, Any]) -> CheckResult:
        question = chained.get(self.question_key)
        return check(
            str(chained[self.answer_key]),
            [_fact(document) for document in chained[self.documents_key]],
            prompt=question if isinstance(question, str) else None,
            citation_threshold=self.citation_threshold,
            anti_citation_threshold=self.anti_citation_threshold,
            helpfulness=self.helpfulness and isinstance(question, str),
            explain=self.explain,
        )


def _fact(document: Document | str) -> Fact:
    """A fact; empty documents stay in their place, so that ``fact_index`` counts the chain's own documents."""
    if isinstance(document, str):
        return Fact(document)
    return Fact(document.page_content, attributes(document.metadata))
