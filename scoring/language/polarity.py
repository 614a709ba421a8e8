"""Polarity: which words of a sentence are denied, and whether claim and evidence agree about it.

A negator reaches the next few content words of its clause. A word is denied when one negator reaches it, or an odd
number of implicit ones ("fail", "without", "lack"): "never failed to reach" affirms "reach". Absence is not denial: a
denied claim word that the evidence does not mention gives no finding.
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.language import hours
from scoring.language import negators as of
from scoring.language.denial import Polarity, annotate, annotate_all
from scoring.language.findings import Finding, Findings, clipped
from scoring.language.negation import Cue, either
from scoring.language.objects import object_of_another
from scoring.records import Words
from scoring.words.light import LIGHT, word_set
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
_NEAR = 4
_AROUND, _AMONG = 5, 0.34
_SHUT = of.PROHIBITIONS | word_set(
    """closed shut excluded geschlossen fermé fermée fermés fermées cerrado cerrada cerrados cerradas fechado fechada
    chiuso chiusa chiusi chiuse gesloten"""
)
_CONTRASTS = frozenset({"but", "and", "although", "aber", "mais", "pero", "ma", "mas", "maar"})
_MOSTLY = 0.7
_ZERO = dict.fromkeys(FEATURES, 0.0)


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
    tally = _Tally(claim, evidence, links, claim_polarity, evidence_polarity)
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

    def __init__(
        self,
        claim: Words,
        evidence: Sequence[Words],
        links: Sequence[Link | None],
        mine: Polarity,
        theirs: Sequence[Polarity],
    ) -> None:
        self.claim, self.evidence, self.links, self.mine, self.theirs = claim, evidence, links, mine, theirs
        self.found: list[Finding] = []
        self.count = {"mis": 0, "shift": 0, "mat": 0, "antonym": 0, "agree": 0, "exclusive": 0, "far": 0}
        self.flags: set[str] = set()
        self.agreed: set[tuple[int, int]] = set()
        self.told: set[tuple[int, int, int]] = set()
        self.whole = _mostly_met(claim, links)
        """Whether one sentence has nearly all of the claim, so that word order cannot part an opposite from it."""

    def agree(self, met: Sequence[tuple[int, Link]]) -> None:
        """Notes the negators of both sides that deny a common word ("does not make seeds", "makes no seeds"), or one
        against an opposite ("is not allowed", "is forbidden")."""
        for at, link in met:
            other = self.theirs[link.sentence]
            here = bool(self.mine.cues) and self.mine.denied[at]
            there = bool(other.cues) and other.denied[link.word]
            if here and (there or link.kind in REVERSING):
                self.agreed.add((-1, self.mine.by[at]))
            if there and (here or link.kind in REVERSING):
                self.agreed.add((link.sentence, other.by[link.word]))

    def add(self, at: int, link: Link) -> None:
        other = self.theirs[link.sentence]
        here = bool(self.mine.cues) and self.mine.denied[at]
        there = bool(other.cues) and other.denied[link.word]
        if other.question:
            self.flags.add("question")
        if link.kind in REVERSING or link.kind == "exclusive":
            self._opposite(at, link, here, there)
        elif link.kind not in MEETING:
            return
        elif here != there:
            self._differ(at, link, here, other)
        elif here:
            self.count["mat"] += 1

    def _opposite(self, at: int, link: Link, here: bool, there: bool) -> None:
        if hours.agree(self.claim, at, self.evidence[link.sentence], link.word):
            return
        if not self._placed(at, link) and not (self.whole and link.kind in REVERSING):
            self.count["far"] += 1
            return
        if link.kind == "exclusive":
            if not here and not there and not self._dated(at, link):
                self.count["exclusive"] += 1
                self._tell("exclusive", at, at, link, True)
            return
        self.count["agree" if here != there else "antonym"] += 1
        kind = "negation" if link.kind == "negated prefix" else "antonym"
        self._tell(kind, at, at, link, here == there)

    def opposed(self, at: int, link: Link) -> None:
        """ "After the flood" beside "before the flood"; dates are compared as values elsewhere."""
        for place in range(max(0, at - 2), at):
            other = of.OPPOSED.get(self.claim.forms[place])
            if other is not None:
                there = self.evidence[link.sentence].forms
                near = range(max(0, link.word - 2), link.word)
                where = next((spot for spot in near if there[spot] == other), -1)
                if where >= 0 and self.claim.forms[place] not in there and not self.claim.forms[at][0].isdigit():
                    self.count["antonym"] += 1
                    self._tell("antonym", place, place, link._replace(word=where), True)

    def _placed(self, at: int, link: Link) -> bool:
        """Whether the nearest matched word on either side of the claim's word stands on that side of the other, too."""
        if len(self.claim.forms) < 3:
            return True
        for step in (-1, 1):
            for place in range(at + step, at + _NEAR * step + step, step):
                other = self.links[place] if 0 <= place < len(self.links) else None
                if other is not None and other.sentence == link.sentence and other.kind in MEETING:
                    if 0 < (other.word - link.word) * step <= _NEAR + 1:
                        return True
                    break
        return False

    def _departed(self, link: Link) -> bool:
        """ "Left Estbury" agrees with "not at Estbury"."""
        return not of.DEPARTURE.isdisjoint(self.evidence[link.sentence].forms[max(0, link.word - 3) : link.word])

    def _among(self, at: int, link: Link) -> bool:
        """Whether the sentence speaks of the same: it has a share of the words around the denied one. Names may stand
        in it as a pronoun."""
        cues = {cue.word for cue in self.mine.cues}
        around = [
            place
            for place in range(max(0, at - _AROUND), min(len(self.links), at + _AROUND + 1))
            if place not in cues
            and place != at
            and not self.claim.capital[place]
            and self.claim.forms[place] not in LIGHT
        ]
        met = [place for place in around if (other := self.links[place]) and other.sentence == link.sentence]
        return len(around) < 2 or len(met) >= _AMONG * len(around)

    def _either(self, link: Link) -> bool:
        """ "Without sugar" agrees with "with or without sugar"."""
        there = self.evidence[link.sentence]
        return any(either(there, at) for at in range(max(0, link.word - 2), link.word))

    def _dated(self, at: int, link: Link) -> bool:
        """Numbers, months and weekdays, which are compared as values elsewhere."""
        return bool({self.claim.forms[at], self.evidence[link.sentence].forms[link.word]} & of.VALUES)

    def _differ(self, at: int, link: Link, here: bool, other: Polarity) -> None:
        by = (-1, self.mine.by[at]) if here else (link.sentence, other.by[link.word])
        if here and self._contrasted(by[1], link.sentence):
            self.count["mat"] += 1
            return
        if by in self.agreed or (here and (self._departed(link) or self._either(link))):
            self.count["mat"] += 1
            return
        elliptic = here and self.mine.cues[by[1]].elliptic
        reach = self.mine.cues[by[1]].reach if here and not elliptic else ()
        if object_of_another(self.claim, self.evidence, self.links, reach, at):
            self.count["shift"] += 1
            self.flags.add("absent")
            return
        if elliptic and not self._told_of(by[1], link.sentence):
            self.count["shift"] += 1
            self.flags.add("absent")
            return
        if not elliptic and not self._among(at, link):
            self.count["shift"] += 1
            return
        shared = _near(other, self.evidence[link.sentence], link.word) if here else _near(self.mine, self.claim, at)
        self.count["shift" if shared else "mis"] += 1
        cue = self.mine.cues[by[1]] if here else other.cues[by[1]]
        if shared:
            return
        self.flags.add("claim" if here else "fact")
        if cue.word < 0:
            self.flags.add("answer_no")
        if cue.head == (at if here else link.word) or self._handed(at, link, cue, here):
            self.flags.add("head")
        key = (link.sentence, -1, cue.word) if here else (link.sentence, cue.word, -1)
        if key not in self.told:
            self.told.add(key)
            begin = cue.word if here and cue.word >= 0 else at
            self._tell("negation", begin, at, link, True, cue if not here else None)

    def _handed(self, at: int, link: Link, cue: Cue, here: bool) -> bool:
        """Whether a denied verb of having, the claim's being another one, hands its denial on to what is had: "has a
        pool" beside "does not offer a pool"."""
        if here or cue.implicit or link.word not in cue.reach[1:2]:
            return False
        verb = self.evidence[link.sentence].forms[cue.head]
        before = self.claim.forms[max(0, at - 3) : at]
        return verb in of.HAVING and not of.HAS.isdisjoint(before)

    def _contrasted(self, cue: int, sentence: int) -> bool:
        """ "Stops at the pier but not at the mill" beside a sentence on the mill that denies the stopping, or has its
        opposite."""
        at = self.mine.cues[cue].word
        elliptic = self.mine.cues[cue].elliptic
        if at < 1 or not (elliptic or self.claim.forms[at - 1] in _CONTRASTS):
            return False
        there, other = self.evidence[sentence], self.theirs[sentence]
        before = {self.claim.stems[place] for place in range(at) if self.claim.forms[place] not in LIGHT}
        denied = bool(other.cues) and any(
            stem in before for stem, no in zip(there.stems, other.denied, strict=True) if no
        )
        turned = not _SHUT.isdisjoint(there.forms) or any(
            link and link.kind in REVERSING and link.sentence == sentence for link in self.links[:at]
        )
        return denied or turned

    def _told_of(self, cue: int, sentence: int) -> bool:
        """Whether a sentence has half of what is denied of another by "but Turin does not"."""
        first = self.mine.cues[cue].reach[0]
        before = [link for link, form in zip(self.links[:first], self.claim.forms, strict=False) if form not in LIGHT][
            1:
        ]
        return 2 * sum(link is not None and link.sentence == sentence for link in before) >= len(before)

    def _tell(self, kind: str, begin: int, end: int, link: Link, against: bool, cue: Cue | None = None) -> None:
        first = cue.word if cue and cue.word >= 0 else link.word
        self.found.append(
            _finding(
                kind, self.claim, (begin, end), link.sentence, self.evidence[link.sentence], (first, link.word), against
            )
        )

    def _outright(self) -> bool:
        """Whether nothing but a denial or an opposite keeps the claim from being said in one sentence."""
        count = self.count
        if not (count["mis"] and "head" in self.flags) and not count["antonym"]:
            return False
        if count["mat"] or count["shift"] or count["agree"] or count["far"]:
            return False
        return self._complete()

    def _complete(self) -> bool:
        """Whether one sentence has a counterpart for every word of the claim."""
        content = [link for form, link in zip(self.claim.forms, self.links, strict=True) if form not in LIGHT]
        return (
            len(content) > 1 and len({link.sentence if link else -1 for link in content}) == 1 and None not in content
        )

    def features(self) -> dict[str, float]:
        count, flags = self.count, self.flags
        absent = any(cue.head >= 0 and self.links[cue.head] is None for cue in self.mine.cues)
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
            float(bool(self.count["agree"]) and self._complete() and not self.count["mis"] + self.count["antonym"]),
        ]
        return dict(zip(FEATURES, values, strict=True))


def _mostly_met(claim: Words, links: Sequence[Link | None]) -> bool:
    content = [link for form, link in zip(claim.forms, links, strict=True) if form not in LIGHT]
    met = sum(link is not None for link in content)
    return len(content) > 2 and met >= _MOSTLY * len(content)


def _near(polarity: Polarity, words: Words, place: int) -> bool:
    """Whether a negator stands so near that it may mean the same denial; "without" denies its noun alone."""
    return any(
        abs(cue.word - place) <= 2 * _NEAR and not (cue.word >= 0 and words.forms[cue.word] in of.NOUN_ONLY)
        for cue in polarity.cues
    )


def _finding(
    kind: str, claim: Words, mine: tuple[int, int], sentence: int, there: Words, theirs: tuple[int, int], against: bool
) -> Finding:
    begin, end = claim.begins[min(mine)], claim.ends[max(mine)]
    start, stop = there.begins[min(theirs)], there.ends[max(theirs)]
    return Finding(kind, begin, end, claim.text[begin:end], sentence, start, stop, there.text[start:stop], against)
