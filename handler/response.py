"""From a ``CheckResult`` to the JSON that Google's clients decode: presence rules, order of fields, printing.

Order is that of the field numbers, as in recorded answers. Fields with presence are printed even at their default
(``startPos: 0``, ``groundingCheckRequired: false``, ``supportScore: 0``); empty lists and maps are left out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from handler import explanation
from handler.numbers import double, single
from handler.request import CheckRequest
from handler.sources import Passage
from scoring import CheckResult, CitedChunk, Claim, Fact

_CHUNK_ATTRIBUTES = ("uri", "title", "domain")


def message(
    request: CheckRequest, result: CheckResult, facts: Sequence[Fact], passages: Sequence[Passage] = ()
) -> dict[str, object]:
    """The response message. With ``passages`` (one a fact, from a data store) citations index ``citedFacts``."""
    kept = _kept_chunks(request, result)
    renumbered = {old: new for new, old in enumerate(kept)}
    chunks = [result.cited_chunks[old] for old in kept]
    answered: dict[str, object] = {"supportScore": single(result.support_score)}
    if request.anti_citations:
        answered["contradictionScore"] = single(result.contradiction_score)
    if chunks and not passages:
        answered["citedChunks"] = [_chunk(chunk, facts[chunk.fact_index], request.explanations) for chunk in chunks]
    if result.claims:
        answered["claims"] = [_claim(claim, request, result, facts, renumbered) for claim in result.claims]
    if request.helpfulness and result.helpfulness is not None:
        answered["helpfulnessScore"] = single(result.helpfulness.score)
    if chunks and passages:
        answered["citedFacts"] = [_fact(chunk, passages[chunk.fact_index]) for chunk in chunks]
    if request.explanations:
        answered["explanation"] = explanation.of_result(result)
    return answered


def printed(value: object, *, pretty: bool) -> bytes:
    """A JSON value as Google prints it: two blanks a level, ``<`` and ``>`` escaped, other characters raw UTF-8."""
    if pretty:
        text = json.dumps(value, ensure_ascii=False, indent=2, allow_nan=False) + "\n"
    else:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return text.replace("<", "\\u003c").replace(">", "\\u003e").encode()


def _kept_chunks(request: CheckRequest, result: CheckResult) -> list[int]:
    """The chunks that claims of this response cite, or anti-cite where that was asked for, in their order."""
    cited = {index for claim in result.claims for index in claim.citations}
    if request.anti_citations:
        cited.update(index for claim in result.claims for index in claim.anti_citations)
    return sorted(cited)


def _chunk(chunk: CitedChunk, fact: Fact, with_metadata: bool) -> dict[str, object]:
    attributes = {name.lower(): value for name, value in fact.attributes.items()}
    shown: dict[str, object] = {"chunkText": chunk.text, "source": str(chunk.fact_index)}
    if with_metadata and fact.attributes:
        shown["sourceMetadata"] = dict(fact.attributes)
    shown.update({name: attributes[name] for name in _CHUNK_ATTRIBUTES if attributes.get(name)})
    return shown


def _claim(
    claim: Claim, request: CheckRequest, result: CheckResult, facts: Sequence[Fact], renumbered: Mapping[int, int]
) -> dict[str, object]:
    shown: dict[str, object] = {"startPos": claim.start_byte, "endPos": claim.end_byte, "claimText": claim.text}
    if claim.citations:
        shown["citationIndices"] = [renumbered[index] for index in claim.citations]
    if request.anti_citations and claim.anti_citations:
        shown["antiCitationIndices"] = [renumbered[index] for index in claim.anti_citations]
    shown["groundingCheckRequired"] = claim.check_required
    if request.claim_level_score and claim.check_required and claim.score is not None:
        shown["score"] = double(claim.score)
    if request.explanations:
        shown["explanation"] = explanation.of_claim(claim, request.answer_candidate, facts, result, renumbered)
    return shown


def _fact(chunk: CitedChunk, passage: Passage) -> dict[str, object]:
    """A cited fact of a data store, known by its document."""
    named = {
        "documentId": passage.document_id,
        "documentTitle": passage.document_title,
        "documentLink": passage.document_link,
    }
    source = {name: value for name, value in named.items() if value}
    return {"chunkText": chunk.text, "sourceInfo": {"searchSource": source}}
