"""Deeds: the claim says that somebody does something with what, by the evidence, he only has.

"The bank will sell its branch in Hull" beside "the bank has a branch in Hull": all things stand there, the deed does
not.
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.language.negators import HAVING, SELLING
from scoring.records import Words
from scoring.words.light import LIGHT, word_set
from scoring.words.links import MEETING, Link

FEATURES = ("deed_missing",)
_HAS = word_set(
    """has have had own owns owned possess possesses operates runs hat haben hatte besitzt betreibt ont
    possède tiene tienen posee tem têm possui ha hanno possiede heeft hebben bezit"""
)
_KEEPS = (
    (HAVING - SELLING)
    | word_set(
        """run runs ran operate operates keep keeps kept maintain maintains hold holds boast boasts enjoy enjoys own
        owns owned host hosts comprise comes come gets get use uses used belongs locate based unterhält verfügt dispose
        compte cuenta dispone dispõe conta gestisce beschikt"""
    )
    | _HAS
)
_BEFORE = word_set(
    """will would has have had is are was were can could may might must should did to wird werden hat haben va vont est
    sera ha han va van será está tem foi vai há è sarà heeft zal gaat is"""
)
_BEHIND = word_set(
    """the a an its his her their our all some der die das den dem ein eine einen sein seine seinen ihr ihre ihren le la
    les l un une son sa ses leur leurs el los las una su sus o os as um uma seu sua seus suas il lo i gli uno suo sua
    het de een zijn haar hun"""
)
_REACH = 4


def compare(claim: Words, evidence: Sequence[Words], links: Sequence[Link | None]) -> dict[str, float]:
    """``deed_missing`` 1 when a word in the place of a verb has no counterpart, and the evidence joins the words before
    and behind it by a verb of having alone; else 0."""
    for at, form in enumerate(claim.forms):
        if links[at] is None and form not in LIGHT and form not in _KEEPS and _deed(claim, at):
            before, behind = _next(claim, links, at, -1), _next(claim, links, at, 1)
            if before is not None and behind is not None and before.sentence == behind.sentence:
                between = evidence[before.sentence].forms[before.word + 1 : behind.word]
                if before.word < behind.word and not _HAS.isdisjoint(between) and _plain(between):
                    return {"deed_missing": 1.0}
    return {"deed_missing": 0.0}


def _deed(claim: Words, at: int) -> bool:
    """Whether a word stands where a verb does: behind an auxiliary or a past form, and before an article."""
    if claim.capital[at] or claim.forms[at][0].isdigit() or claim.forms[at + 1 : at + 2] == []:
        return False
    led = not _BEFORE.isdisjoint(claim.forms[max(0, at - 2) : at])
    return claim.forms[at + 1] in _BEHIND and (led or claim.forms[at].endswith(("ed", "te", "ó", "ou")))


def _next(claim: Words, links: Sequence[Link | None], at: int, step: int) -> Link | None:
    """The counterpart of the nearest content word on one side, where it means the same."""
    for place in range(at + step, at + step * (_REACH + 1), step):
        if not 0 <= place < len(links):
            break
        if claim.forms[place] not in LIGHT and claim.forms[place] not in _BEFORE:
            link = links[place]
            return link if link is not None and link.kind in MEETING else None
    return None


def _plain(between: Sequence[str]) -> bool:
    """Whether nothing but having stands between: function words and an adjective at most."""
    return len([form for form in between if form not in LIGHT and form not in _HAS]) <= 1
