"""Switches: whether a setting is on or off as a claim says ("caching is turned on" beside "caching: off",
"auto_restart: false", "the cache is disabled")."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring.expressions import lazy
from scoring.language.findings import Finding, opposed
from scoring.records import Words
from scoring.words.light import LIGHT, word_set
from scoring.words.links import Link

WORDS = word_set("on off enabled disabled activated deactivated")
"""One of them stands in every claim about a switch."""
_ON = word_set("on true yes enabled activated active")
_BE = r"(?:is|are|was|were|stays?|remains?)"
_TURNED = r"(?:turned|switched|set to|set)"
_CLAIM = lazy(
    rf"(?P<key>[^,;.:]{{2,60}}?)\s+{_BE}\s+(?:(?P<no>not)\s+|(?:currently|now|always|by default)\s+)?"
    rf"(?:(?:{_TURNED}\s+)?(?P<state>on|off)|(?:enabled|disabled|activated|deactivated))"
    r"(?=\s+(?:for|in|by|during|everywhere)\b|[.,;!]|\s*$)",
    re.I,
)
_FACT = lazy(
    rf"\W*(?P<key>\w[\w '’-]{{1,59}}?)(?:\s*[:=]\s*|\s+{_BE}\s+(?:{_TURNED}\s+)?|\s+)"
    r"(?P<state>on|off|true|false|yes|no|enabled|disabled|activated|deactivated|active|inactive)",
    re.I,
)
_CLAUSE = lazy(r"[;,\n]\s*|\.\s+|\.$")
_PART = lazy(r"[^\W_]+")
_IDLE = word_set("mode feature option setting settings function support enable enabled is flag use automatically")
_TURNING = word_set("disable disabled no without")
"""In the name of a setting they turn what it says: "disable_cache: true"."""
_SHARED, _ENDING = 4, 2
_CLEARED = (
    "antonym", "denied_outright", "neg_mis", "neg_shift", "neg_head", "copy_opposed", "copy_denied", "related_denies",
    "deed_missing", "left_open",
)  # fmt: skip
_TELLING = frozenset({"negation", "antonym"})


def settle(
    found: list[Finding],
    features: dict[str, float],
    claim: Words,
    evidence: Sequence[Words],
    links: Sequence[Link | None],
) -> None:
    """Writes into ``found`` and ``features`` whether a setting of the evidence stands as the claim says."""
    said = _CLAIM.match(claim.text)
    if said is None:
        return
    on = _is_on(said["key"], said.group().split()[-1]) != bool(said["no"])
    keys = _names(said["key"])
    met = {form for form, link in zip(claim.forms, links, strict=True) if link is not None or form in LIGHT}
    around = _names(claim.text[said.end() :]) - LIGHT
    if not keys or not all(form in met for form in around):
        return
    for number, words in enumerate(evidence):
        for clause in _CLAUSE.split(words.text):
            there = _FACT.fullmatch(clause)
            if there is None or not _same(keys, _names(there["key"]), met):
                continue
            if _is_on(there["key"], there["state"]) == on:
                features |= {name: 0.0 for name in _CLEARED if name in features}
                features["affirmed_outright"] = float(not features["num_violated"])
                found[:] = [one for one in found if one.kind not in _TELLING]
            else:
                features |= {"bound_otherwise": 1.0, "affirmed_outright": 0.0}
                found.append(opposed("bound otherwise", claim, number, words))
            return


def _is_on(key: str, state: str) -> bool:
    return (state.lower() in _ON) != (not _TURNING.isdisjoint(_PART.findall(key.lower())))


def _names(text: str) -> set[str]:
    """The words that name a setting."""
    return {word for word in _PART.findall(text.lower()) if word not in LIGHT and word not in _IDLE | _TURNING}


def _same(mine: set[str], theirs: set[str], met: set[str]) -> bool:
    """Whether both are names of one setting; what the claim adds stands elsewhere in the evidence."""
    known = {one for one in mine for other in theirs if _alike(one, other)}
    return bool(theirs) and all(any(_alike(one, other) for one in mine) for other in theirs) and mine - known <= met


def _alike(one: str, other: str) -> bool:
    """Whether two words are forms of one: "autoscaling", "autoscale"."""
    if one == other:
        return True
    least = min(len(one), len(other))
    length = max(_SHARED, least - _ENDING)
    return least >= _SHARED and one[:length] == other[:length]
