"""Regular forms of German verbs, which Snowball leaves apart: "besucht", "besuchte" and "gesucht" are of "besuchen" and
"suchen"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

_ENDINGS = ("t", "te", "ten", "tet", "ter", "tes", "tem")
_DENTAL = ("t", "d", "chn", "ffn", "gn")
"""Behind these an e stands before the ending: "getestet"."""
_RARE = 40
"""A form is that of a verb when the infinitive is at most so many times rarer."""
_SHORT = 3
_NOUNS = frozenset(
    """sei wer mark fahr mach gewal mit wei leis tas kar ras pos res rech dich nich rich lich ber sor wor or hal leich
    bet letz wes bes gewich lau zwei vier nack schlich hüt plat beam rou tak war gesetz gröss gemein geleg schal
    schrif gerich beid spit kür kas pak tex tes""".split()
)
"""Beginnings of nouns and of other words that look like verbs: "Seite" beside "seien"."""


def forms(frequency: Mapping[str, float], stem: Callable[[str], str]) -> dict[str, str]:
    """Form -> key of the infinitive, for the regular forms among ``frequency``."""
    found: dict[str, str] = {}
    for infinitive, share in frequency.items():
        base = infinitive.removesuffix("en")
        link = "e" * base.endswith(_DENTAL)
        past = (base + link + "te", base + link + "ten")
        if (
            base == infinitive
            or len(base) < _SHORT
            or base in _NOUNS
            or base.endswith("er")
            or not all(form in frequency for form in past)
        ):
            continue
        for form in _regular(base + link):
            if form in frequency and frequency[form] < _RARE * share:
                found[form] = stem(infinitive)
    return found


def _regular(base: str) -> Iterator[str]:
    for ending in _ENDINGS:
        yield base + ending
        yield "ge" + base + ending
