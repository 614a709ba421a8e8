"""Shares: what part of a whole a sentence counts ("of the 48 bottles, 12 were broken"), against a share that the claim
gives of it ("half of the bottles")."""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import pairwise

from scoring.agreement import arithmetic
from scoring.agreement.agree import OPEN, SATISFIED, VIOLATED
from scoring.expressions import lazy
from scoring.quantities.quantity import Quantity
from scoring.words import stems

Portion = tuple[Quantity, Quantity]
"""A part and its whole."""
_OF = lazy(r"\s(?:out )?of (?:the |its |their |his |her |our |all )*", 2)
_LED = lazy(r"(?:^|[.;:,]\s)(?:out )?of (?:the |its |their |his |her |our |all |about )*$", 2)
_THEM = lazy(r"\s(?:of|among) (?:them|these|those|which|whom)\b", 2)
_WHICH = lazy(r"\b(?:of|among) (?:them|these|those|which|whom)\W+(?:only |just )?$", 2)
_HEDGES = frozenset(stems.key(word) for word in "only just about nearly almost exactly roughly fully".split())
_SHARED = 0.75
"""Share of its words beside the figure and its noun that a claim has in common with the sentence."""
_NOUN = 4
_LEEWAY = 3.0
"""So many percentage points are no other share."""


def portion(text: str, quantities: Sequence[Quantity]) -> Portion | None:
    """The part and the whole of which a sentence tells, None where it tells of none, or of several."""
    if " of " not in text and "Of " not in text and " among " not in text:
        return None
    counts = [one for one in quantities if one.family == "count" and one.kind == "cardinal" and not one.bound]
    found = [pair for first, second in pairwise(counts) if (pair := _pair(text, first, second)) is not None]
    return found[0] if len(found) == 1 else None


def _pair(text: str, first: Quantity, second: Quantity) -> Portion | None:
    if 0 < first.value < second.value:
        return (first, second) if _OF.fullmatch(text, first.end, second.begin) else None
    if not 0 < second.value < first.value or not first.head:
        return None
    led = _LED.search(text, max(0, first.begin - 24), first.begin)
    them = _THEM.match(text, second.end) or _WHICH.search(text, max(0, second.begin - 24), second.begin)
    return (second, first) if led or them else None


def state(claim: Quantity, told: Portion, claim_text: str, words: Set[str], there: Set[str]) -> str:
    """Whether a claim's share is that of a portion: its ``words``, without the share itself and the whole, must be
    among those ``there``. Open where it may be the share of the rest."""
    part, whole = told
    if claim.family != "share" or not whole.head or whole.head[:_NOUN] not in claim_text.lower():
        return OPEN
    own = {word for word in words - _HEDGES if not word.startswith(whole.head[:_NOUN])}
    if not own or len(own & there) < _SHARED * len(own):
        return OPEN
    share = 100 * part.value / whole.value
    if arithmetic.fits(claim, share):
        return SATISFIED
    near = any(claim.low - _LEEWAY <= one <= claim.high + _LEEWAY for one in (share, 100 - share))
    return OPEN if near else VIOLATED
