"""Attribution: who is said to say it, in a claim and in a fact.

"According to X, …", "X claims that …" and "…, said X" split into the source and the bare claim. The source must be
named by a useful attribute of the fact (author, source, title, publisher …) or by the fact's own text; the bare claim
needs neither.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from scoring.expressions import lazy
from scoring.frozen import frozen
from scoring.language.attributes import host, useful
from scoring.language.findings import Finding, Findings
from scoring.language.name_spans import TITLES, fold
from scoring.language.sayings import BY_SEVERAL, DOUBTING, FINDING, LEADING, TAIL, TRAILING, cued
from scoring.words.light import LIGHT, word_set

FEATURES = ("attributed", "attribution_missing", "attribution_dropped")
_ZERO = dict.fromkeys(FEATURES, 0.0)


@frozen
class Attribution:
    """Stretches of a claim: who says it and what is said; ``doubt`` from 0.1 (finds), 0.3 (says) to 1 (claims)."""

    source: str
    source_begin: int
    source_end: int
    bare: str
    bare_begin: int
    bare_end: int
    doubt: float = 0.3
    several: bool = False
    """Whether several say it ("experts say"), who need not be those that the evidence calls otherwise."""


_PRONOUN = word_set("he she it they we i you who which this that these those there")
_AHEAD = word_set("to not can could will would may might shall should must do does did and or who which that please")
"""Before a verb they make no source of what stands before them: "the plan to show that it works"."""
_TOKEN = lazy(r"[^\W_]+")
_SENTENCE = lazy(r"[.!?\n]\s+|[。！？]")
_FINITE = lazy(r"is|are|was|were|has|have|had|will|would|can|could|may|might|must|do|does|did|\w+ed|\w+s")
_FULL_NAME = lazy(r"[A-ZÀ-ÖØ-Þ][\w'’.-]*\s+[A-ZÀ-ÖØ-Þ][\w'’-]+$")
"""First name and surname at the end of a source."""
_ITSELF = frozenset(
    fold(word)
    for word in word_set(
        """document documents source sources text passage passages context excerpt excerpts snippet snippets
        fact facts record records list table data entry entries information provided given supplied above my
        dokument dokumente quelle quellen kontext angaben texte contexte documento documentos fuente fuentes
        texto contexto fonte fontes documenti fonti testo contesto"""
    )
)
"""Keys of the words by which an answer calls the facts that it was given."""
_LONGEST = 2000


def split(claim: str) -> Attribution | None:
    """The source and the bare claim of an attributed claim, or None."""
    if len(claim) > _LONGEST or not cued(claim):
        return None
    for form in LEADING:
        match = form.match(claim)
        if match is not None and _is_source(match["source"]) and _said(match, claim[match.end() :]):
            return _attribution(claim, match, 0, match.end(), len(claim))
    cut = max(0, len(claim) - TAIL)
    for form in TRAILING:
        match = form.search(claim[cut:])
        if match is not None and _is_source(match["source"]) and cut + match.start() > 5:
            begin = 1 if claim[0] in '"“„«' else 0
            return _attribution(claim, match, cut, begin, cut + match.start())
    return None


def _said(match: re.Match[str], rest: str) -> bool:
    """Whether what follows is said: "wrote the report" says nothing, "wrote the harbour was filled in" does."""
    if not match["cue"].lower().startswith("wr") or not match[0].endswith(" ") or " that " in match[0]:
        return len(rest) > 3
    return any(_FINITE.fullmatch(word) for word in rest.split()[2:])


def _attribution(claim: str, match: re.Match[str], cut: int, begin: int, end: int) -> Attribution:
    cue = match["cue"]
    doubt = 1.0 if DOUBTING.fullmatch(cue) else 0.1 if FINDING.fullmatch(cue) else 0.3
    several = BY_SEVERAL.fullmatch(cue) is not None
    source_begin, source_end = match.span("source")
    return Attribution(
        match["source"], cut + source_begin, cut + source_end, claim[begin:end], begin, end, doubt, several
    )


def _is_source(text: str) -> bool:
    words = text.split()
    if not 0 < len(words) <= 10 or words[0].lower() in _PRONOUN or words[-1].lower() in _AHEAD:
        return False
    return not cued(text)


@frozen
class _Called:
    """A stretch that may name a source: its words as keys, their first letters, and its host where it is an address."""

    keys: frozenset[str]
    initials: str
    host: str


@frozen
class Voices:
    """All that may name the source of a fact: its useful attributes, its parts with a word of saying, its label."""

    called: tuple[_Called, ...] = ()
    text: str = ""
    """The whole fact."""


NOBODY = Voices()


def voices(fact_text: str, attributes: Mapping[str, str]) -> Voices:
    """The voices of a fact; made once, asked by every attributed claim."""
    texts = [value for _, value in useful(attributes)]
    texts += [part for part in _SENTENCE.split(fact_text) if cued(part)]
    label, colon, _ = fact_text[:120].partition(":")
    # "Harbour Gazette: The pier reopens." at the start of a fact.
    if colon and len(label.split()) <= 8:
        texts.append(label)
    return Voices(tuple(map(_called, texts)), fact_text)


def _called(text: str) -> _Called:
    keys = _keys(text)
    return _Called(frozenset(keys), "".join(key[:1] for key in keys), host(text))


def satisfied(attribution: Attribution, said: Voices) -> bool:
    """Whether a fact comes from the source: an attribute names it, or the fact says so, where a person is called by the
    surname alone ("Ms Ode said") when the fact gives the full name elsewhere."""
    wanted = [key for key in _keys(attribution.source) if key not in _ITSELF]
    if not wanted or any(_names(wanted, called) for called in said.called):
        return True
    person = _FULL_NAME.search(attribution.source)
    keys = _keys(person[0]) if person else []
    return len(keys) > 1 and any(keys[-1] in one.keys for one in said.called) and set(keys) <= set(_keys(said.text))


def _keys(text: str) -> list[str]:
    words = [word.lower() for word in _TOKEN.findall(text)]
    kept = [word for word in words if word not in LIGHT and word not in TITLES and word != "s"]
    return [fold(word) for word in kept]


def _names(wanted: Sequence[str], called: _Called) -> bool:
    """All words of the source, its initials, or its words in one."""
    there = called.keys
    if there.issuperset(wanted):
        return True
    joined, initials = "".join(wanted), "".join(word[:1] for word in wanted)
    if len(wanted) > 1 and (joined in there or (len(initials) > 2 and initials in there) or joined in called.host):
        return True
    return len(wanted) == 1 and len(joined) > 2 and joined in called.initials


def compare(
    claim: str,
    mine: Attribution | None,
    theirs: Sequence[Attribution | None],
    said: Voices,
) -> Findings:
    """Whether the attribution of a claim holds, and whether the claim drops that of its evidence.

    ``mine`` and ``theirs`` by ``split``, of the claim and of the best sentences of the fact, ``said`` by ``voices`` of
    the fact, which only an attributed claim needs. Features: ``attributed``;
    ``attribution_missing`` the source is not that of the fact; ``attribution_dropped`` the evidence only reports it
    (0.1 for "finds", 0.3 for "says", 1 for "claims") while the claim states it.
    """
    if mine is not None:
        holds = satisfied(mine, said)
        if mine.several and not holds:
            return Findings((), _ZERO)
        kind = "source found" if holds else "source missing"
        found = Finding(kind, mine.source_begin, mine.source_end, mine.source)
        return Findings((found,), {**_ZERO, "attributed": 1.0, "attribution_missing": float(not holds)})
    for number, source in enumerate(theirs):
        if source is not None and not set(_keys(source.source)) <= set(_keys(claim)):
            found = Finding(
                "attribution dropped",
                0,
                len(claim),
                claim,
                number,
                source.source_begin,
                source.source_end,
                source.source,
            )
            return Findings((found,), {**_ZERO, "attribution_dropped": source.doubt})
    return Findings((), _ZERO)
