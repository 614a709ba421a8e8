"""Portions and possibilities: the evidence says it of a part, or only as a possibility, the claim of all, or flatly.

"All buses are electric" beside "forty of the sixty buses"; "the hotels accept dogs" beside "one hotel; the others do
not"; "the city will build a tram" beside "is studying whether to build".
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.expressions import lazy
from scoring.language import at_times, limits
from scoring.language.findings import Finding, Findings
from scoring.language.halves import Half, halves
from scoring.language.intervals import INTERVAL
from scoring.language.pending import pending
from scoring.language.scales import QUANTITY, SHORT_OF_ALL, SINGLE
from scoring.records import Words
from scoring.words.light import word_set
from scoring.words.links import Link

FEATURES = ("part_only", "part_lifted", "pending")
_ZERO = dict.fromkeys(FEATURES, 0.0)
_NUMBER = (
    r"(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy"
    r"|eighty|ninety)"
)
_FIGURE = (
    r"(?:\d+|eine[rs]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig"
    r"|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante"
    r"|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta"
    r"|uma?|dois|duas|três|quatro|sete|oito|nove|dez|doze|vinte|trinta|quarenta|cinquenta"
    r"|due|tre|quattro|cinque|sei|sette|otto|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta"
    r"|een|één|twee|vijf|zes|zeven|negen|tien|twaalf|twintig|dertig|veertig|vijftig)"
)
"""A number below a hundred in German, French, Spanish, Portuguese, Italian and Dutch."""
_AMONG = (
    r"(?:von(?: den| insgesamt| ihren| seinen)?|der|des|sur(?: les)?|parmi les|de(?: los| las| les| ses| sus)?"
    r"|entre(?: los| las)?|d[ao]s|dei|delle|degli|su|tra i|van de)"
)
_OF_ALL = lazy(
    rf"\b{_FIGURE} {_AMONG} {_FIGURE}\b|\b{_AMONG} {_FIGURE} [^,.;]{{2,40}}[, ] ?(?:[^\W\d_]+ ){{0,2}}{_FIGURE}\b"
    rf"|\b{_NUMBER} (?:out )?of (?:the |its |their )?{_NUMBER}\b|\bof (?:the |its |their )?{_NUMBER} [^,.;]{{2,30}},"
    rf"? (?:only |just )?(?:{_NUMBER}|none|few|some|most|half)\b|\ball (?:\w+ )?(?:but|except)\b|\bexcept(?:ing"
    rf"| for)?\b"
    r"|\bwith the exception\b|\b(?:apart|aside) from\b|\ball bar\b"
    r"|\bbis auf\b|\baußer\b|\bsauf\b|\bexcepto\b|\bsalvo\b|\btranne\b|\bexceto\b",
    2,
)
_OTHERS = lazy(
    r"\b(?:the|all) (?:the )?(?:others|rest|other \w+|remaining \w+|remainder)\b"
    r"|\bothers? (?:do|did|are|were|have|has)\b"
    r"|\bdie (?:übrigen|anderen|restlichen)\b|\bles autres\b|\bl[oa]s demás\b|\bl[oa]s otr[oa]s\b|\b[oa]s outr[oa]s\b"
    r"|\bos demais\b|\bgli altri\b|\ble altre\b",
    2,
)
_PART = (
    SINGLE | {word for word, level in QUANTITY.items() if level <= 2} | word_set("only just half nur seulement solo")
)
_WHOLE = {word for word, level in QUANTITY.items() if level == 5}
_ABSTAINED = lazy(
    r"(?:\b(?:but|though|while|whereas)\b|;).{0,60}"
    r"\b(?:abstained|against|refused|did not|not|none|no|shares?|lacks?|failed|only)\b",
    2,
)
_REMAINING = word_set("remaining other others rest remainder")
_JOINS = word_set("and und et y e en but")
_SHARE, _REACH = 0.6, 4
_YEAR = lazy(r"1[5-9]\d\d|20\d\d")
_COUNTED = lazy(_NUMBER)
_SINGULAR = ("ss", "us", "is")
_MOST = word_set("most many majority nearly almost")
_LIMITED = _PART | _MOST | QUANTITY.keys() | word_set("two three four five")


def compare(claim: Words, evidence: Sequence[Words], links: Sequence[Link | None]) -> Findings:
    """The sentence that meets most of the claim, read for parts and possibilities.

    Features: ``part_only`` it holds for a part and not for the others, while the claim says it of all or of the kind,
    or the claim passes another limit (see ``limits``);
    ``part_lifted`` the same where nothing is said of the others; ``pending`` the evidence leaves open what the claim
    states.
    """
    always = at_times.timed(claim)
    content = [at for at in claim.content if always is None or not always[0] <= claim.begins[at] < always[1]]
    met = [link for at in content if (link := links[at]) is not None]
    if not met or len(met) < _SHARE * len(content):
        return Findings((), _ZERO)
    sentences = [link.sentence for link in met]
    counts = [sentences.count(number) for number in range(len(evidence))]
    number = counts.index(max(counts))
    there = evidence[number]
    places = sorted(link.word for link in met if link.sentence == number)
    values = dict(_ZERO)
    found: list[Finding] = []
    untimely = _untimely(claim, evidence, links, always) if always else -1
    if untimely >= 0 and untimely != number:
        values["part_only"] = 1.0
        found.append(_finding("part only", claim, untimely, evidence[untimely], True))
    elif len(places) >= _SHARE * len(content) / 1.5:
        after = evidence[number + 1].text if number + 1 < len(evidence) else ""
        over = limits.passed(claim, there, links, number)
        parted = [] if _WHOLE.isdisjoint(claim.forms) else halves(claim, links)
        told = _of_halves(parted, evidence) if len(parted) > 1 else _part(claim, there, after, places)
        part = "part_only" if over else told or limits.halved(claim, there, links, number)
        if part:
            values[part] = 1.0
            found.append(_finding(part.replace("_", " "), claim, number, there, part == "part_only"))
        if pending(claim, there, places):
            values["pending"] = 1.0
            found.append(_finding("pending", claim, number, there, False))
    return Findings(tuple(found), values)


def _of_halves(parted: Sequence[Half], evidence: Sequence[Words]) -> str:
    """``_part`` of the first clause of a claim that it holds for, each beside the sentence that has most of it."""
    for words, links in parted:
        places = [(link.sentence, link.word) for at in words.content if (link := links[at]) is not None]
        if not places or len(places) < _SHARE * len(words.content):
            continue
        sentences = [sentence for sentence, _ in places]
        number = max(sorted(set(sentences)), key=sentences.count)
        after = evidence[number + 1].text if number + 1 < len(evidence) else ""
        part = _part(words, evidence[number], after, sorted(word for sentence, word in places if sentence == number))
        if part:
            return part
    return ""


def _untimely(claim: Words, evidence: Sequence[Words], links: Sequence[Link | None], always: tuple[int, int]) -> int:
    """The sentence of what happens at all times in the claim ("opens all year") that names the times at which it does
    ("opens only in June"), -1 without one."""
    near = [at for at in claim.content if _beside(claim, at, always)]
    told = {link.sentence for at in near if (link := links[at]) is not None}
    return next((number for number in sorted(told) if at_times.passed(claim, evidence[number])), -1)


def _beside(claim: Words, at: int, always: tuple[int, int]) -> bool:
    """Whether a word stands next to what says "all year", or one word off."""
    before = claim.text[claim.ends[at] : always[0]] if claim.ends[at] <= always[0] else ","
    behind = claim.text[always[1] : claim.begins[at]] if claim.begins[at] >= always[1] else ","
    return any("," not in gap and len(gap.split()) <= 1 and _JOINS.isdisjoint(gap.split()) for gap in (before, behind))


def _finding(kind: str, claim: Words, number: int, there: Words, against: bool) -> Finding:
    end, stop = len(claim.text), len(there.text)
    return Finding(kind, 0, end, claim.text, number, 0, stop, there.text, against)


def _part(claim: Words, there: Words, after: str, places: Sequence[int]) -> str:
    whole = not _WHOLE.isdisjoint(claim.forms) and INTERVAL.search(claim.text) is None
    if whole and _short_of_all(claim):
        return ""
    if not whole and not _kind(claim):
        return ""
    if _WHOLE & set(_OTHERS.sub(" ", there.text.lower()).split()) and not _OF_ALL.search(there.text):
        return ""
    lead = there.forms[max(0, places[0] - _REACH) : places[0] + 1]
    partial = not _PART.isdisjoint(lead) or any(form.isdigit() and not _YEAR.fullmatch(form) for form in lead)
    if whole and (_OF_ALL.search(there.text) or (not _MOST.isdisjoint(lead) and _ABSTAINED.search(there.text))):
        return "part_only"
    others = _OTHERS.search(there.text) or (after and _OTHERS.match(after))
    if not partial and not (others and any(_COUNTED.fullmatch(form) for form in lead)):
        return ""
    if not _REMAINING.isdisjoint(claim.forms):
        return "part_lifted"
    return "part_only" if others else "part_lifted"


def _short_of_all(claim: Words) -> bool:
    """ "Not all of the rooms", "nearly every room": no word of the claim says all without such a word before it."""
    return all(at and claim.forms[at - 1] in SHORT_OF_ALL for at, form in enumerate(claim.forms) if form in _WHOLE)


def _kind(claim: Words) -> bool:
    """ "The hotels on the island …", "Volunteers …": a plural that no word limits."""
    first = claim.content[0] if claim.content else -1
    named = first < 0 or (claim.capital[first] and first > 0) or True in claim.capital[first + 1 : first + 2]
    plural = not named and len(claim.forms[first]) > 3 and claim.forms[first].endswith("s")
    plural = plural and not claim.forms[first].endswith(_SINGULAR)
    return plural and _LIMITED.isdisjoint(claim.forms) and not any(form[0].isdigit() for form in claim.forms)
