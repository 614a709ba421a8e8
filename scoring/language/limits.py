"""Limits: the claim passes one that its evidence sets, of time ("all year" beside "only in summer"), of a closed list
("lamb and turnips" beside "only lamb and onions"), or of "only" itself ("only on Linux" beside "on Linux and macOS").
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring.expressions import lazy
from scoring.language import at_times
from scoring.language.agents import PAST
from scoring.language.at_times import ONLY as AT_MOST
from scoring.language.cues import may_hold
from scoring.language.halves import Half, halves
from scoring.language.scales import ONLY
from scoring.records import Words
from scoring.words.light import LIGHT, word_set
from scoring.words.links import Link

CLOSED = lazy(
    rf"(?i:\b(?:{AT_MOST}|exactly|genau|exactement|exactamente|exatamente|esattamente)"
    r" (?:the |[a-zß-ÿ]{2,3} )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|deux|trois"
    r"|quatre|dos|tres"
    r"|cuatro|dois|duas|três|quatro|due|tre|quattro)\b[^:.;,]{0,60}[:,]|\b(?:only|sole|einzigen|seuls|únicos|únicas|unici)"
    r" [^:.;,]{2,40}(?: are| were| sind|:)|\b(?:duo|trio|quartet|quintet|pair)\b[^:.;]{0,20}(?: of|:)"
    r"|\b(?:nothing|no one|nobody) else\b|\bno other\b|\bexclusively\b)|\b[Oo]nly "
    r"(?=[A-Z]|[\w-]+(?:, [\w-]+)* and [\w-]+(?:[.;]|$))"
)
_SOLE = lazy(r"\b(?:is|was) the (?:only|sole) (?:one|\w+)\b(?! of\b)", 2)
_COUNTED = lazy(
    r"\b(?:two|three|four|five|six|seven|eight|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|duas"
    r"|três|quatro|due|tre|quattro|cinque|[2-8]) (?:[^\W\d_][\w-]* ){0,2}[^\W\d_][\w-]*\s?: "
    r"(?=[^.;:]+,? (?:and|und|et|y|e) )",
    2,
)
"""So many things, and then their list."""
CLOSING = word_set(
    """only just solely nur lediglich seulement uniquement solo solamente apenas somente soltanto alleen sole
    einzigen exactly genau exactement exactamente exatamente esattamente
    seuls unici duo trio quartet quintet pair else other exclusively"""
)
_OTHERS = word_set("others more many several all everything ones two three four five six seven eight nine ten")
_ITEM = lazy(
    r"\s*(?:,|;|\band\b|\bor\b|\bas well as\b|\bplus\b|&|\bund\b|\boder\b|\bsowie\b|\bet\b|\bou\b|\by\b|\be\b)+\s*"
)
_MAINLY = word_set(
    "mostly mainly chiefly primarily predominantly hauptsächlich überwiegend principalement principalmente"
)
_JOINING = frozenset({"and", "but", "while"})
_STRONG = word_set(
    "kept came fell went got let put hit cut met paid sent set stood threw chose broke rose grew knew read"
)
_MISSES = word_set(
    """lost second third fourth fifth sixth last failed missed not never kept declined refused rejected withdrew retired
    fell denied without"""
)
_NOT_ITEM = word_set(
    """is was are were has had have will would can does did but it he she they when where which that who then also not
    costs needs weighs runs works comes"""
)


def passed(claim: Words, there: Words, links: Sequence[Link | None], number: int) -> bool:
    """Whether the claim passes a limit that the sentence ``there``, number ``number`` of its evidence, sets."""
    return (
        at_times.passed(claim, there)
        or _listed(claim, there, links, number)
        or _alone(claim, there, links, number)
        or _sole(claim, there, links, number)
    )


def _sole(claim: Words, there: Words, links: Sequence[Link | None], number: int) -> bool:
    """Whether the claim says of a kind what holds for one of it alone: "dogs may enter" beside "the owner's dog is the
    only one that may enter"."""
    sole = _SOLE.search(there.text) if may_hold(there, CLOSING) else None
    if sole is None or not ONLY.isdisjoint(claim.forms):
        return False
    first = next((at for at, form in enumerate(claim.forms) if form not in LIGHT), -1)
    link = links[first] if first >= 0 else None
    if link is None or link.sentence != number or there.ends[link.word] > sole.start():
        return False
    kind = claim.forms[first].endswith("s") or claim.stems[first] != claim.forms[first]
    named = first > 0 or link.kind != "same" or there.capital[link.word]
    owned = not claim.forms[first].endswith(("'s", "’s")) and any(
        form not in LIGHT and not any(one is not None and one.sentence == number and one.word == at for one in links)
        for at, form in enumerate(there.forms[: link.word])
    )
    behind = [one.word for one in links[first + 1 :] if one is not None and one.sentence == number]
    return kind and not named and owned and any(there.begins[word] >= sole.end() for word in behind)


def _listed(claim: Words, there: Words, links: Sequence[Link | None], number: int) -> bool:
    """Whether a closed list holds some items of a list of the claim and not another."""
    closed = CLOSED.search(there.text) if may_hold(there, CLOSING) else None
    closed = closed or (_COUNTED.search(there.text) if ":" in there.text else None)
    if closed is None:
        return False
    return any(_outside(half, there, number, closed.span()) for half in halves(claim, links))


def _outside(half: Half, there: Words, number: int, limit: tuple[int, int]) -> bool:
    """Whether a list of a clause has some items of a closed list, which ``limit`` announces, and another besides."""
    rows = _items(half.words, 0)
    held = [any(_in(half.links[at], number, there, limit[0]) for at in row) for row in rows]
    lost = [row and not any(_beyond(half.links[at], number, there, limit) for at in row) for row in rows]
    return len(rows) > 1 and any(held) and any(lost)


def halved(claim: Words, there: Words, links: Sequence[Link | None], number: int) -> str:
    """Where the claim gives one verb to two things and the sentence another verb to the second ("won the 800 and came
    fourth in the 1,500"): "part_only" when that verb tells a miss, else "part_lifted"; "" elsewhere."""
    for cut in [at for at, form in enumerate(claim.forms) if form == "and"]:
        ahead = next((at for at in range(cut + 1, len(claim.forms)) if _content(claim, at)), -1)
        behind = next((at for at in range(cut - 1, -1, -1) if _content(claim, at)), -1)
        if ahead < 0 or behind < 0 or _verb(claim.forms[ahead]):
            continue
        one, two = links[behind], links[ahead]
        if one is None or two is None or not one.sentence == two.sentence == number or one.word >= two.word:
            continue
        between = there.forms[one.word + 1 : two.word]
        taken = {link.word for link in links if link is not None and link.sentence == number}
        fresh = [
            at
            for at in range(one.word + 1, two.word)
            if _verb(there.forms[at]) and at not in taken and there.forms[at] not in LIGHT
        ]
        verb = any(
            link is not None and link.word < one.word and _verb(there.forms[link.word]) for link in links[:behind]
        )
        if fresh and verb and not _JOINING.isdisjoint(between):
            return "part_only" if not _MISSES.isdisjoint(between) else "part_lifted"
    return ""


def _verb(form: str) -> bool:
    return form in _STRONG or PAST.fullmatch(form) is not None


def _content(words: Words, at: int) -> bool:
    return words.forms[at] not in LIGHT or words.forms[at][0].isdigit()


def _in(link: Link | None, number: int, there: Words, begin: int) -> bool:
    return link is not None and link.sentence == number and there.begins[link.word] >= begin


def _beyond(link: Link | None, number: int, there: Words, limit: tuple[int, int]) -> bool:
    """Whether a word is met elsewhere than in what says how many there are ("Bolivia" in "only two countries:")."""
    return link is not None and not (link.sentence == number and limit[0] <= there.begins[link.word] < limit[1])


def _items(words: Words, first: int) -> list[list[int]]:
    """The last words of the members of a list: of the first its last content word, of the others all."""
    rows: list[list[int]] = [[]]
    for at in range(first, len(words.forms)):
        if at and _ITEM.fullmatch(words.text[words.ends[at - 1] : words.begins[at]] or "x"):
            rows.append([])
        elif words.forms[at] in {"and", "or", "und", "oder", "et", "ou", "y", "e", "sowie"}:
            rows.append([])
            continue
        if words.forms[at] not in LIGHT:
            rows[-1].append(at)
    rows = [row for row in rows if row]
    return [rows[0][-1:], *rows[1:]] if rows else []


def _alone(claim: Words, there: Words, links: Sequence[Link | None], number: int) -> bool:
    """Whether the claim says "only" of what the evidence names beside others."""
    if ONLY.isdisjoint(claim.forms) or not ONLY.isdisjoint(there.forms):
        return False
    if not _MAINLY.isdisjoint(there.forms) and _MAINLY.isdisjoint(claim.forms):
        return True
    stems = set(claim.stems)
    for at, form in enumerate(claim.forms):
        if form not in ONLY:
            continue
        near = [place for place in range(at + 1, min(len(claim.forms), at + 5)) if claim.forms[place] not in LIGHT]
        near = near or [place for place in range(at - 1, max(-1, at - 3), -1) if claim.forms[place] not in LIGHT]
        for link in (links[place] for place in near[:2]):
            if link is not None and link.sentence == number and _joined(there, link.word, stems):
                return True
    return False


def _joined(there: Words, at: int, stems: set[str]) -> bool:
    """Whether the word ``at`` is the member of a list with another member that the claim does not name."""
    end = there.ends[min(at + 1, len(there.ends) - 1)]
    for stop in (there.ends[at], end):
        rest = there.text[stop : stop + 80]
        listed = re.match(
            r"(?:,| and| or| as well as| along with| plus)\s+(?:(?:also|on|with|in|for|at) )*([\w-]+)(?:\s+([\w-]+))?",
            rest,
        )
        if listed is None:
            continue
        word = listed[1]
        several = (
            " also " in listed[0]
            or " as well " in listed[0]
            or word.lower() in _OTHERS
            or (listed[2] or "").lower() in {"others", "more"}
        )
        named = word[0].isupper() and there.capital[at]
        row = re.match(r",\s+[\w-]+(?: [\w-]+)?(?:,| and| or) ", rest)
        if word.lower() in _NOT_ITEM or not (several or named or row):
            continue
        if several or not any(word.lower().startswith(stem) for stem in stems):
            return True
    return False
