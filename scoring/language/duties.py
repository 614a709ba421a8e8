"""Duties: whether claim and evidence make something a duty or leave it free ("must book", "booking is optional").

The words of duty and freedom share no stem, and the denial of one is the other ("need not", "is not required"): they
are compared as the two answers to one question.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from scoring.expressions import lazy
from scoring.language.cues import may_hold
from scoring.language.findings import Finding, opposed
from scoring.records import Words
from scoring.words.light import LIGHT, word_set
from scoring.words.links import MEETING, Link

_SHARE = 0.6
"""The least share of a claim's words, beside those of duty, that the sentence has."""
CUES = word_set(
    """must have has having had need needs required require requires requirement mandatory compulsory obligatory obliged
    obligated obligation optional voluntary voluntarily wish necessary muss müssen musst erforderlich verpflichtet
    pflicht verpflichtend freiwillig nötig notwendig obligatoire facultatif facultative tenu tenus obligatorio
    obligatoria opcional voluntario voluntaria facultativo facultativa obbligatorio obbligatoria facoltativo facoltativa
    obrigatório obrigatória verplicht vrijwillig needed requise requis nécessaire necesario necesaria necessária
    necessário necessario necessaria nodig"""
)
"""The words that tell of either."""
_OWN = CUES | word_set("can may able allowed free")
FREE = lazy(
    r"\b(?:not|n't|never|no longer|nicht|pas|non|niet|não|no es|no son) (?:\w+ )?(?:obliged|obligated|required"
    r"|mandatory|compulsory|obligatory|necessary|have to|need(?:ed)?\b|müssen|verpflichtet|verpflichtend|erforderlich"
    r"|nötig|notwendig|obligatoires?|tenue?s?|obligatori[oa]s?|obbligatori[oae]|obrigatóri[oa]s?|verplicht)"
    r"|\bneed(?:s|ed)? not\b|\b(?:muss|müssen|musst) (?:\w+ ){0,4}nicht\b|\bno (?:obligation|requirement|need)\b"
    r"|\b(?:no|keine?n?|aucune?|ninguna?|nenhuma?|nessuna?|geen) (?:[\w-]+ ){1,3}(?:required|needed|necessary"
    r"|mandatory|erforderlich|nötig|notwendig|requise?|nécessaire|obligatoire|necesari[oa]|necessári[oa]|necessari[oa]|obligatori[oa]"
    r"|nodig|verplicht)\b"
    r"|\bkeine (?:pflicht|verpflichtung)\b|\b(?:optional|voluntar(?:y|ily)|freiwillig\w*|facultati\w+|opciona\w+"
    r"|voluntari[oa]s?|facoltativ\w+|vrijwillig\w*)\b"
    r"|\bif (?:they|you|he|she|one|so) (?:so )?(?:wish|desired?|like|prefer)\b",
    2,
)
DUTY = lazy(
    r"\b(?:must|ha(?:s|ve) to|is required to|are required to|needs? to|(?:is|are|be) (?:required|mandatory|compulsory"
    r"|obligatory|obliged|necessary)|muss|müssen|verpflichtend|verpflichtet|erforderlich|obligatoires?|obligatori[oa]s?"
    r"|obbligatori[oae]|obrigatóri[oa]s?|verplicht)\b(?! not\b| never\b| n't)",
    2,
)


_OF_DUTY = ("obligation_differs", "certainty_up", "pending", "condition_dropped", "neg_mis", "neg_shift", "neg_head")
_PLAIN_DUTY = 3
"""So many of these tell of a duty alone."""
_TELLING_DUTY = frozenset({"negation", "obligation", "certainty", "pending"})


def settle(
    found: list[Finding],
    features: dict[str, float],
    claim: Words,
    evidence: Sequence[Words],
    links: Sequence[Link | None],
) -> None:
    """Writes into ``found`` and ``features`` that the evidence leaves a duty free, or the other way round; where both
    say the same, however they say it, no word of it differs. What is free is often so by a denial, which then denies
    no more."""
    same, other = compare(claim, evidence, links)
    if same:
        features |= dict.fromkeys(_OF_DUTY if same == "free" else _OF_DUTY[:_PLAIN_DUTY], 0.0)
        agreed = not any(features[name] for name in _OF_DUTY) and not features["antonym"]
        features["affirmed_outright"] = max(features["affirmed_outright"], float(agreed))
        found[:] = [it for it in found if it.kind not in _TELLING_DUTY or (it.kind == "negation" and same == "duty")]
    elif other is not None:
        features["bound_otherwise"] = 1.0
        found.append(other)


@lru_cache(maxsize=64)
def stated(text: str) -> str:
    """ "free", "duty" or "" as a sentence says; a denied duty is free, and a sentence of both says neither clearly."""
    free = FREE.search(text) is not None
    duty = DUTY.search(FREE.sub(" ", text)) is not None
    return ("free" if free else "duty") if free != duty else ""


def compare(claim: Words, evidence: Sequence[Words], links: Sequence[Link | None]) -> tuple[str, Finding | None]:
    """("free" or "duty" where the sentence that has the claim's matter says the same of it, else ""; the finding where
    it says the other)."""
    if not may_hold(claim, CUES):
        return "", None
    mine = stated(claim.text)
    content = [at for at, form in enumerate(claim.forms) if form not in LIGHT and form not in _OWN]
    met = [link.sentence for at in content if (link := links[at]) is not None and link.kind in MEETING]
    if not mine or not met or len(met) < _SHARE * len(content):
        return "", None
    number = max(set(met), key=lambda one: (met.count(one), -one))
    there = evidence[number]
    theirs = stated(there.text) if met.count(number) >= _SHARE * len(content) and may_hold(there, CUES) else ""
    if not theirs or mine == theirs:
        return theirs, None
    return "", opposed("obligation", claim, number, there)
