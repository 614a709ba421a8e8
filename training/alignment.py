"""The alignment network, trained with PyTorch on cached pairs and exported for ``scoring.network``.

A row of several claim sentences is supported when its worst sentence is, contradicted when one sentence is. Words lose
their vectors in some rows, so that the network also judges languages and names that have none. Fixed seeds and one
thread make two runs equal.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from scoring.encode import FLAGS, KIND_COUNT
from scoring.words.lexicon import DIMENSIONS
from scoring.words.relations import KINDS
from training.pairs import Example, Pair

WIDTH = 64
_KIND_WIDTH = 8
_FLAGS = len(FLAGS)
_BLIND = 0.12
"""Share of batches' rows whose words lose their vectors."""
_FRIENDLY = ("same", "alias", "demonym", "derivation", "synonym")
_HOSTILE = ("antonym", "indirect", "negated prefix", "exclusive", "hypernym")


class Alignment(nn.Module):
    """See ``scoring.network`` for what it computes."""

    def __init__(self, vectors: np.ndarray, features: int, dropout: float) -> None:
        super().__init__()
        self.vectors = nn.Embedding.from_pretrained(torch.tensor(vectors), freeze=True)
        self.inp = nn.Linear(DIMENSIONS + _FLAGS, WIDTH)
        self.conv = nn.Conv1d(WIDTH, WIDTH, 3, padding=1)
        self.att = nn.Linear(WIDTH, WIDTH, bias=False)
        self.bonus = nn.Parameter(torch.zeros(KIND_COUNT))
        self.kinds = nn.Parameter(torch.randn(KIND_COUNT, _KIND_WIDTH))
        self.cmp = nn.Linear(4 * WIDTH + _KIND_WIDTH + 2 * _FLAGS, WIDTH)
        self.comp = nn.Conv1d(WIDTH, WIDTH, 3, padding=1)
        self.out = nn.Linear(4 * WIDTH + features, WIDTH)
        self.fin = nn.Linear(WIDTH, 2)
        self.drop = nn.Dropout(dropout)
        with torch.no_grad():
            for names, start in ((_FRIENDLY, 2.0), (_HOSTILE, 1.0)):
                self.bonus[[KINDS.index(name) for name in names]] = start
            self.bonus[len(KINDS) : len(KINDS) + 2] = torch.tensor([2.0, 1.0])

    def encoded(self, words: Tensor, flags: Tensor, mask: Tensor) -> Tensor:
        hidden = torch.tanh(self.inp(torch.cat([self.vectors(words), flags], -1))) * mask
        return (hidden + torch.relu(self._along(self.conv, self.drop(hidden)))) * mask

    def composed(self, compared: Tensor, mask: Tensor) -> Tensor:
        compared = torch.relu(self.cmp(self.drop(compared))) * mask
        return (compared + torch.relu(self._along(self.comp, compared))) * mask

    @staticmethod
    def _along(layer: nn.Conv1d, values: Tensor) -> Tensor:
        return layer(values.transpose(1, 2)).transpose(1, 2)

    def forward(self, batch: Batch) -> Tensor:
        ours, theirs = batch.claim_mask[..., None], batch.evidence_mask[..., None]
        claim = self.encoded(batch.claim, batch.claim_flags, ours)
        evidence = self.encoded(batch.evidence, batch.evidence_flags, theirs)
        attention = torch.bmm(self.att(claim), evidence.transpose(1, 2)) / 8 + self.bonus[batch.kinds]
        over_evidence = attention.masked_fill(theirs.transpose(1, 2) == 0, -1e4).softmax(-1)
        over_claim = attention.masked_fill(ours == 0, -1e4).softmax(1) * ours
        kinds = self.kinds[batch.kinds]
        one = self._side(
            claim,
            torch.bmm(over_evidence, evidence),
            torch.einsum("bnm,bnmk->bnk", over_evidence, kinds),
            batch.claim_flags,
            torch.bmm(over_evidence, batch.evidence_flags),
            ours,
        )
        back = over_claim.transpose(1, 2)
        two = self._side(
            evidence,
            torch.bmm(back, claim),
            torch.einsum("bnm,bnmk->bmk", over_claim, kinds),
            batch.evidence_flags,
            torch.bmm(back, batch.claim_flags),
            theirs,
        )
        pooled = [
            part
            for side, mask in ((one, ours), (two, theirs))
            for part in (side.sum(1) / mask.sum(1).clamp(1), side.amax(1))
        ]
        hidden = torch.relu(self.out(self.drop(torch.cat([*pooled, batch.features], -1))))
        return self.fin(self.drop(hidden))

    def _side(self, own: Tensor, other: Tensor, kinds: Tensor, flags: Tensor, met: Tensor, mask: Tensor) -> Tensor:
        return self.composed(torch.cat([own, other, own * other, own - other, kinds, flags, met], -1), mask)


@dataclass(frozen=True, slots=True)
class Batch:
    """Padded pairs. Word id -1 became the last row of the vectors (zeros)."""

    claim: Tensor
    claim_flags: Tensor
    claim_mask: Tensor
    evidence: Tensor
    evidence_flags: Tensor
    evidence_mask: Tensor
    kinds: Tensor
    features: Tensor


@dataclass(frozen=True, slots=True)
class Scaling:
    """Mean and scale of every feature over the training pairs."""

    mean: np.ndarray
    scale: np.ndarray

    def __call__(self, values: np.ndarray) -> np.ndarray:
        return np.clip((values - self.mean) / self.scale, -5, 5).astype(np.float32)


def scaling(examples: Sequence[Example]) -> Scaling:
    values = np.stack([pair.values for example in examples for pair in example.pairs])
    return Scaling(values.mean(0), values.std(0) + 1e-6)


def batch(pairs: Sequence[Pair], scale: Scaling, unknown: int, blind: Sequence[bool]) -> Batch:
    """Pad pairs to one length; the words of ``blind`` ones lose their vectors."""
    count, n = len(pairs), max(len(pair.encoded.claim) for pair in pairs)
    m = max(1, max(len(pair.encoded.evidence) for pair in pairs))
    words, facts = np.full((count, n), unknown), np.full((count, m), unknown)
    flags, theirs = np.zeros((count, n, _FLAGS), np.float32), np.zeros((count, m, _FLAGS), np.float32)
    mask, other = np.zeros((count, n), np.float32), np.zeros((count, m), np.float32)
    kinds = np.zeros((count, n, m), np.int64)
    for at, pair in enumerate(pairs):
        one = pair.encoded
        a, b = len(one.claim), len(one.evidence)
        if not blind[at]:
            words[at, :a] = np.where(one.claim < 0, unknown, one.claim)
            facts[at, :b] = np.where(one.evidence < 0, unknown, one.evidence)
        flags[at, :a], theirs[at, :b], mask[at, :a], other[at, :b] = one.claim_flags, one.evidence_flags, 1, 1
        kinds[at, :a, :b] = one.kinds
    features = scale(np.stack([pair.values for pair in pairs]))
    return Batch(*(torch.as_tensor(part) for part in (words, flags, mask, facts, theirs, other, kinds, features)))


@dataclass(frozen=True, slots=True)
class Schedule:
    """How long and how hard to train."""

    epochs: int = 3
    size: int = 128
    rate: float = 2e-3
    dropout: float = 0.3
    seed: int = 0


def weight(examples: Sequence[Example]) -> dict[str, float]:
    """Weight of a row by source: one over the square root of the source's rows, mean 1."""
    counts: dict[str, int] = {}
    for example in examples:
        counts[example.row.source] = counts.get(example.row.source, 0) + 1
    mean = sum(math.sqrt(count) for count in counts.values()) / sum(counts.values())
    return {source: 1 / math.sqrt(count) / mean for source, count in counts.items()}


def train(examples: Sequence[Example], vectors: np.ndarray, schedule: Schedule) -> tuple[Alignment, Scaling]:
    """Fit a network on examples that have at least one pair and a label."""
    torch.manual_seed(schedule.seed)
    torch.use_deterministic_algorithms(True)
    scale, weights = scaling(examples), weight(examples)
    model = Alignment(np.vstack([vectors, np.zeros((1, DIMENSIONS), np.float32)]), len(scale.mean), schedule.dropout)
    optimiser = torch.optim.AdamW(
        [part for part in model.parameters() if part.requires_grad], schedule.rate, weight_decay=0.01
    )
    for epoch in range(schedule.epochs):
        model.train()
        chosen = _batches(examples, schedule, epoch)
        total = 0.0
        for number, members in enumerate(chosen):
            for group in optimiser.param_groups:
                group["lr"] = schedule.rate * (1 - (epoch + number / len(chosen)) / schedule.epochs)
            found = [examples[at] for at in members]
            loss = _loss(model, found, scale, weights, random.Random(schedule.seed * 1000 + epoch * 100_000 + number))
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 5.0)
            optimiser.step()
            total += loss.item()
        print(f"epoch {epoch} loss {total / len(chosen):.4f}", flush=True)
    return model, scale


def _batches(examples: Sequence[Example], schedule: Schedule, epoch: int) -> list[list[int]]:
    """Shuffled batches of rows of like length."""
    chance = random.Random(schedule.seed * 1000 + epoch)
    order = list(range(len(examples)))
    chance.shuffle(order)
    size = {
        at: sum(len(pair.encoded.claim) + len(pair.encoded.evidence) for pair in examples[at].pairs) for at in order
    }
    wide = schedule.size * 20
    sorted_parts = [sorted(order[at : at + wide], key=size.__getitem__) for at in range(0, len(order), wide)]
    chosen = [part[at : at + schedule.size] for part in sorted_parts for at in range(0, len(part), schedule.size)]
    chance.shuffle(chosen)
    return chosen


def _loss(
    model: Alignment, examples: Sequence[Example], scale: Scaling, weights: dict[str, float], chance: random.Random
) -> Tensor:
    blind = [chance.random() < _BLIND for example in examples]
    owners = [at for at, example in enumerate(examples) for _ in example.pairs]
    pairs = [pair for example in examples for pair in example.pairs]
    found = model(batch(pairs, scale, model.vectors.num_embeddings - 1, [blind[at] for at in owners]))
    worst = _pool(found[:, 0], owners, len(examples), "amin")
    most = _pool(found[:, 1], owners, len(examples), "amax")
    weighted = torch.tensor([weights[example.row.source] for example in examples])
    support = [example.row.label for example in examples]
    denial = [denied(example) for example in examples]
    return _cross(worst, support, weighted) + _cross(most, denial, weighted)


def denied(example: Example) -> int | None:
    """1 when the row is contradicted, 0 when it is known not to be, None otherwise."""
    if example.row.label == 1:
        return 0
    return None if example.row.label3 is None else int(example.row.label3 == "contradicted")


def _pool(values: Tensor, owners: Sequence[int], count: int, how: str) -> Tensor:
    start = torch.full((count,), 1e9 if how == "amin" else -1e9)
    return start.scatter_reduce(0, torch.tensor(owners), values, how)


def _cross(logits: Tensor, labels: Sequence[int | None], weights: Tensor) -> Tensor:
    known = torch.tensor([label is not None for label in labels])
    wanted = torch.tensor([float(label or 0) for label in labels])
    losses = functional.binary_cross_entropy_with_logits(logits, wanted, reduction="none")
    return (losses * weights * known).sum() / len(labels)


def logits(model: Alignment, scale: Scaling, pairs: Sequence[Pair]) -> np.ndarray:
    """Shape (len(pairs), 2)."""
    model.eval()
    order = sorted(range(len(pairs)), key=lambda at: len(pairs[at].encoded.claim) + len(pairs[at].encoded.evidence))
    found = np.zeros((len(pairs), 2), np.float32)
    with torch.no_grad():
        for at in range(0, len(order), 256):
            chosen = order[at : at + 256]
            padded = batch(
                [pairs[one] for one in chosen], scale, model.vectors.num_embeddings - 1, [False] * len(chosen)
            )
            found[chosen] = model(padded).numpy()
    return found


def exported(model: Alignment, scale: Scaling) -> dict[str, np.ndarray]:
    """The arrays that ``scoring.network`` reads."""
    state = {name: part.detach().numpy() for name, part in model.named_parameters()}
    kernels = {name: np.ascontiguousarray(state[f"{name}.weight"].transpose(2, 1, 0)) for name in ("conv", "comp")}
    plain = {name: state[f"{name}.weight"] for name in ("inp", "att", "cmp", "out", "fin")}
    biases = {f"{name}_bias": state[f"{name}.bias"] for name in ("inp", "conv", "cmp", "comp", "out", "fin")}
    return {
        **plain,
        **kernels,
        **biases,
        "bonus": state["bonus"],
        "kinds": state["kinds"],
        "feature_mean": scale.mean,
        "feature_scale": scale.scale,
    }
