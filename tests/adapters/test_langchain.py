from __future__ import annotations

import asyncio
from typing import Any

import pytest
from langchain_core.documents import Document
from langchain_core.language_models.fake_chat_models import FakeListChatModel
from langchain_core.output_parsers import StrOutputParser
from langchain_core.prompts import ChatPromptTemplate
from langchain_core.runnables import RunnableLambda, RunnablePassthrough

from adapters.langchain import GroundingCheck
from scoring import Fact, check

DOCUMENTS = [
    Document(""),
    Document("The bridge, opened in 1932, spans the bay.", metadata={"title": "Bridges", "page": 3, "tags": ["a"]}),
]
ANSWER = "The bridge opened in 1932. Lobsters seldom whistle."


def chain(**settings: Any) -> Any:
    """A retrieval chain of LangChain's own parts around a model that says what it is told."""
    prompt = ChatPromptTemplate.from_template("{context}\n\n{input}")
    answer = prompt | FakeListChatModel(responses=[ANSWER]) | StrOutputParser()
    retrieve = RunnableLambda(lambda question: {"input": question, "context": DOCUMENTS})
    return retrieve | RunnablePassthrough.assign(answer=answer) | GroundingCheck(**settings)


def test_the_end_of_a_chain_is_what_the_scorer_says() -> None:
    done = chain(explain=True).invoke("When did the bridge open?")
    facts = [Fact(""), Fact(DOCUMENTS[1].page_content, {"title": "Bridges", "page": "3"})]
    assert done["grounding"] == check(ANSWER, facts, prompt="When did the bridge open?", explain=True)
    assert (done["answer"], done["context"]) == (ANSWER, DOCUMENTS)


def test_cited_facts_are_the_documents_of_the_chain() -> None:
    found = chain().invoke("When?")["grounding"]
    assert [chunk.fact_index for chunk in found.cited_chunks] == [1], "the empty document keeps its place"


def test_batch_stream_and_async_agree() -> None:
    wanted = chain().invoke("When?")["grounding"]
    assert [done["grounding"] for done in chain().batch(["When?", "When?"])] == [wanted, wanted]
    assert asyncio.run(chain().ainvoke("When?"))["grounding"] == wanted
    (last,) = [part["grounding"] for part in chain().stream("When?") if "grounding" in part]
    assert last == wanted


def test_other_keys_and_plain_strings() -> None:
    step = GroundingCheck(answer_key="text", documents_key="docs")
    done = step.invoke({"text": "The bridge opened in 1932.", "docs": [DOCUMENTS[1].page_content]})
    assert done["grounding"].support_score > 0.5


def test_missing_keys_are_told() -> None:
    with pytest.raises(KeyError, match="context"):
        GroundingCheck().invoke({"answer": "x"})


def test_thresholds_reach_the_scorer() -> None:
    assert chain(citation_threshold=1.0).invoke("When?")["grounding"].cited_chunks == ()
