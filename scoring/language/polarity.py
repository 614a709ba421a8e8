"""Polarity: which words of a sentence are denied, and whether claim and evidence agree about it.

A negator reaches the next few content words of its clause. A word is denied when one negator reaches it, or an odd
number of implicit ones ("fail", "without", "lack"): "never failed to reach" affirms "reach". Absence is not denial: a
denied claim word that the evidence does not mention gives no finding.
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.language import hours, one_sided, opposites
from scoring.language import negators as of
from scoring.language.denial import Polarity, annotate, annotate_all
from scoring.language.findings import Finding, Findings, clipped
from scoring.language.reach import Cue
from scoring.language.sides import Sides
from scoring.records import Words
from scoring.words.light import LIGHT
from scoring.words.links import MEETING, REVERSING, Link

__all__ = ("FEATURES", "Polarity", "annotate", "annotate_all", "compare")
FEATURES = (
    "neg_mis",
    "neg_shift",
    "neg_mat",
    "neg_head",
    "neg_claim",
    "neg_fact",
    "neg_absent",
    "antonym",
    "antonym_agree",
    "exclusive",
    "opposite_far",
    "answer_no",
    "question",
    "denied_outright",
    "affirmed_outright",
)
_ZERO = dict.fromkeys(FEATURES, 0.0)
_COUNTED = {"agree": "mat", "absent": "shift", "shift": "shift", "differ": "mis"}


def compare(
    claim: Words,
    evidence: Sequence[Words],
    links: Sequence[Link | None],
    claim_polarity: Polarity,
    evidence_polarity: Sequence[Polarity],
) -> Findings:
    """Denials and opposites at the matched content words (``links`` as ``scoring.words.links.links`` gives them).

    Features: ``neg_mis`` words denied on one side only while the other side has no negator, ``neg_shift`` the same
    while it has one, ``neg_mat`` denied on both; ``neg_head`` the word next to a negator is among ``neg_mis``;
    ``neg_claim``, ``neg_fact`` the side that denies; ``neg_absent`` the claim denies a word that the evidence lacks;
    ``antonym``, ``antonym_agree`` opposites of equal and of different polarity; ``exclusive`` alternatives;
    ``denied_outright`` one sentence has all words of the claim and denies one of them or holds its opposite;
    ``affirmed_outright`` it denies the opposite;
    ``opposite_far`` such words that do not stand beside the same words; ``answer_no``, ``question`` matches in a denied
    or open question.
    """
    sides = [polarity for polarity in evidence_polarity if polarity.cues or polarity.question]
    plain = not claim_polarity.cues and not sides and of.OPPOSED.keys().isdisjoint(claim.forms)
    if plain and all(link is None or link.kind == "same" for link in links):
        return Findings((), _ZERO)
    tally = _Tally(Sides(claim, evidence, links, claim_polarity, evidence_polarity))
    met = [
        (at, link)
        for at, link in enumerate(links)
        if link is not None and claim.forms[at] not in LIGHT and not claim.forms[at][0].isdigit()
    ]
    tally.agree(met)
    for at, link in met:
        tally.add(at, link)
        tally.opposed(at, link)
    return Findings(tuple(tally.found), tally.features())


class _Tally:
    """Counts over the matched words of one claim."""

    def __init__(self, sides: Sides) -> None:
        self.sides = sides
        self.found: list[Finding] = []
        self.count = {"mis": 0, "shift": 0, "mat": 0, "antonym": 0, "agree": 0, "exclusive": 0, "far": 0}
        self.flags: set[str] = set()
        self.agreed: set[tuple[int, int]] = set()
        self.told: set[tuple[int, int, int]] = set()
        self.turned: list[int] = []
        """The places of the opposites, and of the words next to a negator, of which one side denies them."""

    def agree(self, met: Sequence[tuple[int, Link]]) -> None:
        """Notes the negators of both sides that deny a common word ("does not make seeds", "makes no seeds"), or one
        against an opposite ("is not allowed", "is forbidden")."""
        for at, link in met:
            here, there = self.sides.denied(at, link)
            if opposites.converse(self.sides, at, link):
                continue
            if here and (there or link.kind in REVERSING):
                self.agreed.add(one_sided.negator(self.sides, at, link, True))
            if there and (here or link.kind in REVERSING):
                self.agreed.add(one_sided.negator(self.sides, at, link, False))

    def add(self, at: int, link: Link) -> None:
        here, there = self.sides.denied(at, link)
        if self.sides.theirs[link.sentence].question:
            self.flags.add("question")
        converse = opposites.converse(self.sides, at, link)
        if not converse and (link.kind in REVERSING or link.kind == "exclusive"):
            self._opposite(at, link, here, there)
        elif not converse and link.kind not in MEETING:
            return
        elif here != there:
            self._differ(at, link, here)
        elif here:
            self.count["mat"] += 1

    def _opposite(self, at: int, link: Link, here: bool, there: bool) -> None:
        if opposites.parted(self.sides, at, link) or hours.agree(
            self.sides.claim, at, self.sides.evidence[link.sentence], link.word
        ):
            return
        if not opposites.placed(self.sides, at, link):
            self.count["far"] += 1
            return
        if link.kind == "exclusive":
            if not here and not there and not opposites.dated(self.sides, at, link):
                self.count["exclusive"] += 1
                self._tell("exclusive", at, at, link, True)
            return
        self.count["agree" if here != there else "antonym"] += 1
        kind = "negation" if link.kind == "negated prefix" else "antonym"
        if here == there:
            self.turned.append(at)
        self._tell(kind, at, at, link, here == there)

    def opposed(self, at: int, link: Link) -> None:
        for place, where in opposites.turned_leads(self.sides, at, link):
            self.count["antonym"] += 1
            self._tell("antonym", place, place, link._replace(word=where), True)

    def _differ(self, at: int, link: Link, here: bool) -> None:
        sentence, number = one_sided.negator(self.sides, at, link, here)
        cue = (self.sides.mine if here else self.sides.theirs[sentence]).cues[number]
        if one_sided.answered_ban(self.sides, at, link, cue, here):
            return
        verdict = one_sided.verdict(self.sides, at, link, here, self.agreed)
        self.count[_COUNTED[verdict]] += 1
        if verdict == "absent":
            self.flags.add("absent")
        if verdict != "differ":
            return
        self.flags.add("claim" if here else "fact")
        if cue.word < 0:
            self.flags.add("answer_no")
        if cue.head == (at if here else link.word) or one_sided.handed(self.sides, at, link, cue, here):
            self.flags.add("head")
            self.turned.append(at)
            if not here and self.sides.flatly_denied(at, link):
                self.flags.add("flatly")
        key = (link.sentence, -1, cue.word) if here else (link.sentence, cue.word, -1)
        if key not in self.told:
            self.told.add(key)
            begin = cue.word if here and cue.word >= 0 else at
            self._tell("negation", begin, at, link, True, cue if not here else None)

    def _tell(self, kind: str, begin: int, end: int, link: Link, against: bool, cue: Cue | None = None) -> None:
        first = cue.word if cue and cue.word >= 0 else link.word
        claim, there = self.sides.claim, self.sides.evidence[link.sentence]
        self.found.append(_finding(kind, claim, (begin, end), link.sentence, there, (first, link.word), against))

    def _outright(self) -> bool:
        """Whether nothing but a denial or an opposite keeps the claim from being said in one sentence."""
        count = self.count
        if not (count["mis"] and "head" in self.flags) and not count["antonym"]:
            return False
        if count["mat"] or count["shift"] or count["agree"] or count["far"]:
            return False
        return self.sides.complete() or "flatly" in self.flags or any(map(self.sides.clause_complete, self.turned))

    def features(self) -> dict[str, float]:
        count, flags = self.count, self.flags
        absent = any(cue.head >= 0 and self.sides.links[cue.head] is None for cue in self.sides.mine.cues)
        affirmed = bool(count["agree"]) and self.sides.complete() and not count["mis"] + count["antonym"]
        values = [
            clipped(count["mis"]),
            clipped(count["shift"]),
            clipped(count["mat"]),
            float("head" in flags),
            float("claim" in flags),
            float("fact" in flags),
            float(absent or "absent" in flags),
            clipped(count["antonym"]),
            clipped(count["agree"]),
            clipped(count["exclusive"]),
            clipped(count["far"]),
            float("answer_no" in flags),
            float("question" in flags),
            float(self._outright()),
            float(affirmed),
        ]
        return dict(zip(FEATURES, values, strict=True))


def _finding(
    kind: str, claim: Words, mine: tuple[int, int], sentence: int, there: Words, theirs: tuple[int, int], against: bool
) -> Finding:
    begin, end = claim.begins[min(mine)], claim.ends[max(mine)]
    start, stop = there.begins[min(theirs)], there.ends[max(theirs)]
    return Finding(kind, begin, end, claim.text[begin:end], sentence, start, stop, there.text[start:stop], against)
