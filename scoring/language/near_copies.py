"""Near copies: one sentence has all of a claim but one thing, which it denies or turns into its opposite.

Where everything else is the same there is nothing to weigh: the difference settles the claim, in every language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scoring.records import Words
from scoring.words.links import MEETING, Link

FEATURES = ("copy_denied", "copy_opposed")
_SHARE = 0.75
"""The share of content words that a near copy has in common."""


def compare(
    claim: Words, links: Sequence[Link | None], negators: frozenset[int], seen: Mapping[str, float]
) -> dict[str, float]:
    """``copy_denied``: a near copy in which one side denies what the other says; ``copy_opposed``: a near copy with an
    opposite of equal polarity, or another direction ("rose", "fell", "did not change").

    ``negators`` are the claim's, ``seen`` the features of ``polarity`` and ``strength``; values 0 or 1.
    """
    places = [at for at in claim.content if at not in negators]
    kinds = [link.kind for at in places if (link := links[at]) is not None]
    met = len([kind for kind in kinds if kind in MEETING])
    facing = len(kinds) - met
    turned = seen["direction_differs"] > 0 and (not negators or seen["direction_differs"] < 1)
    facing += turned and not seen["antonym"]
    close = met > 0 and met >= _SHARE * (len(places) - facing) and met + facing > 1
    agrees = seen["antonym_agree"] > 0 or seen["neg_mat"] > 0
    denied = seen["neg_mis"] > 0 and seen["neg_head"] > 0 and seen["antonym"] == 0
    opposed = turned or (seen["antonym"] > 0 and seen["neg_mis"] == 0)
    return {
        "copy_denied": float(close and denied and not agrees),
        "copy_opposed": float(close and opposed and not agrees),
    }
