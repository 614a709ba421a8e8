"""Classify: the features of a pair -> how far the evidence supports and contradicts the claim, with the share of every
part.

Two small logistic classifiers over named terms: document terms (standardised overlap features), the verdict of the
alignment network, and typed findings (features in [0, 1] such as a dropped attribution). In a long text the network and
the findings see three sentences out of many and say less, while overlap says more: every term is scaled by how short
the text is.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from operator import itemgetter
from pathlib import Path

from scoring import network
from scoring.artefact import FOLDER, digest
from scoring.encode import Encoded, encode
from scoring.frozen import frozen
from scoring.network import Network
from scoring.scales import Scales
from scoring.weigh import FEATURES, Weighed

_CLIP = 4.0
_NETWORK_CLIP = (-6.0, 4.0)
_DENSITY, _AROUND_LEAST = FEATURES.index("density"), FEATURES.index("around_least")
_PARAGRAPH = 2.8
"""Findings count in full up to so many times the length of a short text."""
_REFUSED, _BEYOND = 1.2, 0.2
"""Findings count in full until the support logit is at -1.2, with a fifth of their weight from there on."""
_EXCLUSION = 1.6
"""What supports a claim does not deny it: contradiction fades as support passes 1 - 1/1.6."""
_STEADY = frozenset({"slot_name", "slot_word", "head_lost"})
"""Findings that say as much in a long text as in a short one: they know the sentence that the claim copies."""
_DENYING = (
    "role_swap",
    "lead_swap",
    "rank_differs",
    "order_denies",
    "bound_otherwise",
    "part_only",
    "rebutted",
)
"""Findings that settle what a claim's words are tied to: the network, which sees words in their places but no ties, has
no say against them."""
_LACKING = (
    "bound_unlike",
    "part_lifted",
    "pending",
    "attribution_missing",
    "date_finer",
    "unproven",
    "quote_ended",
    "deed_missing",
    "left_open",
)
"""Findings that leave a claim without support, though all its words stand there."""
_PLACE = {name: at for at, name in enumerate(FEATURES)}
_AFFIRMED = _PLACE["affirmed_outright"]
"""The finding that settles that a claim is borne out: the network has no say against it."""
_denying = itemgetter(*(_PLACE[name] for name in _DENYING))
_lacking = itemgetter(*(_PLACE[name] for name in (*_DENYING, *_LACKING)))


@frozen
class Output:
    """One logistic classifier; ``short`` is the length of a text (in sentences) up to which it counts as short."""

    bias: float
    weights: Mapping[str, float]
    """By document term, which ``means`` and ``scales`` standardise."""
    network: float
    """Weight of the network's logit."""
    findings: Mapping[str, float]
    """By finding."""
    means: Mapping[str, float]
    scales: Mapping[str, float]
    short: float
    near_copy: float
    """Weight, at most 0, of the gap in a near copy: long copied runs around one word that stands elsewhere
    otherwise."""
    ease: float
    """Added to the logit in a short text, where less speaks for a claim than a long one offers by chance."""
    yields: float
    """Share by which features give way to the network in a short text, 0 to 1."""
    remains: float
    """Share of the network that remains in a long text, 0 to 1; of the findings its cube remains (``told_share``)."""

    @cached_property
    def standardised(self) -> tuple[tuple[str, int, float, float, float], ...]:
        """The document terms: name, place in the features, weight, mean, scale."""
        return tuple(
            (name, _PLACE[name], weight, self.means[name], self.scales[name]) for name, weight in self.weights.items()
        )

    @cached_property
    def placed(self) -> tuple[tuple[str, int, float], ...]:
        """The findings: name, place in the features, weight."""
        return tuple((name, _PLACE[name], weight) for name, weight in self.findings.items())


@frozen
class Model:
    """The fitted artefact; ``digest`` is that of the contents of its two files."""

    support: Output
    contradiction: Output
    network: Network
    version: str
    digest: str


@frozen
class Scored:
    """A weighed pair with its probabilities, and what every term adds to the support logit."""

    weighed: Weighed
    support: float
    contradiction: float
    contributions: Mapping[str, float]


class ModelMismatchError(RuntimeError):
    """The model was fitted on other features than this code computes."""


@lru_cache(maxsize=1)
def load(folder: Path = FOLDER) -> Model:
    """The model of a folder, read once a process. Raises ModelMismatchError when it does not fit the code."""
    written, weights = (folder / "classifier.json").read_bytes(), (folder / "network.npz").read_bytes()
    stored = json.loads(written)
    if tuple(stored["features"]) != FEATURES:
        raise ModelMismatchError("features of the model and of scoring.weigh differ: refit")
    support, contradiction = (Output(**stored[name]) for name in ("support", "contradiction"))
    return Model(support, contradiction, network.load(weights), stored["version"], digest((written, weights)))


def classify(pairs: Sequence[Weighed], scales: Scales, model: Model) -> list[Scored]:
    """Support and contradiction of every pair, in order, each in (0, 1)."""
    encoded = [_encoded(pair, scales) for pair in pairs]
    verdicts = network.logits(model.network, encoded, [pair.values for pair in pairs], scales.meanings)
    return [_scored(pair, *verdict, model) for pair, verdict in zip(pairs, verdicts, strict=True)]


def _encoded(pair: Weighed, scales: Scales) -> Encoded:
    subject = pair.subject
    return encode(subject.marked, subject.facing_words, [scales.marked(row) for row in pair.rows], pair.comparison)


def _scored(pair: Weighed, support: float, contradiction: float, model: Model) -> Scored:
    values = pair.values.tolist()
    parts = terms(model.support, values, support, pair.length)
    against = terms(model.contradiction, values, contradiction, pair.length, True)
    supported = probability(math.fsum(parts.values()))
    denied = probability(math.fsum(against.values())) * min(1.0, _EXCLUSION * (1 - supported))
    return Scored(pair, supported, denied, parts)


def terms(
    output: Output, values: Sequence[float], verdict: float, length: int, against: bool = False
) -> dict[str, float]:
    """What every term adds to the logit, the bias included: ``values`` the features, ``verdict`` the network's logit,
    ``length`` sentences of the text, ``against`` whether the output is contradiction."""
    short = min(1.0, output.short / max(length, 1))
    keep, near = 1.0 - output.yields * short, max(output.remains, short)
    told = told_share(output.short, output.remains, length)
    spoken = min(max(verdict, _NETWORK_CLIP[0]), _NETWORK_CLIP[1])
    spoken *= 1 - near * settled_share(values, against, (spoken > 0) != against)
    parts = {"bias": output.bias, "network": output.network * near * spoken}
    if output.ease:
        parts["ease"] = output.ease * near
    if output.near_copy:
        parts["near_copy"] = output.near_copy * near_copy(values)
    for name, at, weight, mean, scale in output.standardised:
        parts[name] = weight * keep * min(max((values[at] - mean) / scale, -_CLIP), _CLIP)
    found = {name: weight * share(name, told) * values[at] for name, at, weight in output.placed if values[at]}
    if against:
        return parts | found
    parts |= {name: value for name, value in found.items() if value > 0}
    less = {name: value for name, value in found.items() if value <= 0}
    held = held_share(math.fsum(parts.values()), -math.fsum(less.values()))
    return parts | {name: held * value for name, value in less.items()}


def held_share(stand: float, against: float) -> float:
    """The share, 0 to 1, with which findings that take ``against`` from a support logit count, where all else gives it
    ``stand``: in full until the claim is refused, little beyond that.

    Without this, claims that fail for want of words would be ranked by how many findings happen to fire in texts that
    speak of something else.
    """
    room = max(stand, 0.0) + _REFUSED
    return (room + (against - room) * _BEYOND) / against if against > room else 1.0


def told_share(short: float, remains: float, length: float) -> float:
    """How far findings count, 0 to 1: in full up to a paragraph (2.8 times the length of a short text), then ever less;
    in a long text they have likely read the wrong sentence."""
    return float(max(remains, min(1.0, _PARAGRAPH * short / max(length, 1))) ** 3)


def share(finding: str, told: float) -> float:
    """The share with which one finding counts where findings count with ``told``."""
    return 1.0 if finding in _STEADY else told


def settled_share(values: Sequence[float], against: bool, favourable: bool) -> float:
    """How far findings settle a claim against the network, 0 to 1: where it speaks for the claim (``favourable``), as
    denied, or, for support (``against`` false), as not grounded; where it speaks against it, as borne out."""
    if not favourable:
        return values[_AFFIRMED]
    return float(max(_denying(values) if against else _lacking(values)))


def near_copy(values: Sequence[float]) -> float:
    """How much of a claim is copied in long runs while its worst word lacks these surroundings, 0 to 1."""
    return values[_DENSITY] * (1 - values[_AROUND_LEAST])


def probability(logit: float) -> float:
    """The logistic function."""
    return 1 / (1 + math.exp(-logit)) if logit >= 0 else math.exp(logit) / (1 + math.exp(logit))
