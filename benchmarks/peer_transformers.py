"""Transformer peers of the published shapes with random weights: what their arithmetic costs.

Run in an environment of its own: ``python peer_transformers.py NAME CLAIMS FACTS TOKENS``. One thread. Every claim
meets every fact as a pair of TOKENS tokens, one pair at a time or ten at once, whichever is cheaper. Prints CPU
milliseconds of a whole request as JSON.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from transformers import (
    BertConfig,
    BertModel,
    DebertaV2Config,
    DebertaV2Model,
    ModernBertConfig,
    ModernBertModel,
    T5Config,
    T5EncoderModel,
)

BATCH = 10
_SLOW = 200.0
Forward = Callable[[np.ndarray], Any]


def _minilm() -> torch.nn.Module:
    """MiniLM-L6: re-rankers and small cross-encoders."""
    return BertModel(BertConfig(num_hidden_layers=6, hidden_size=384, num_attention_heads=12, intermediate_size=1536))


def _flan_t5() -> torch.nn.Module:
    """The encoder of flan-t5-base: HHEM-2.1-open."""
    return T5EncoderModel(
        T5Config(d_model=768, d_ff=2048, d_kv=64, num_layers=12, num_heads=12, feed_forward_proj="gated-gelu")
    )


def _modernbert() -> torch.nn.Module:
    """ModernBERT-base: LettuceDetect."""
    return ModernBertModel(ModernBertConfig())


def _deberta() -> torch.nn.Module:
    """DeBERTa-v3-base: NLI checkers."""
    return DebertaV2Model(
        DebertaV2Config(
            vocab_size=128100,
            hidden_size=768,
            num_hidden_layers=12,
            num_attention_heads=12,
            intermediate_size=3072,
            relative_attention=True,
            position_buckets=256,
            pos_att_type=["p2c", "c2p"],
            norm_rel_ebd="layer_norm",
            share_att_key=True,
            position_biased_input=False,
            type_vocab_size=0,
        )
    )


SHAPES = {"minilm": _minilm, "flan-t5": _flan_t5, "modernbert": _modernbert, "deberta": _deberta}


class _Encoder(torch.nn.Module):
    def __init__(self, model: torch.nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, ids: torch.Tensor) -> torch.Tensor:
        return self.model(input_ids=ids).last_hidden_state[:, 0]


def _float(model: torch.nn.Module) -> Forward:
    encoder = _Encoder(model.eval())

    def forward(ids: np.ndarray) -> Any:
        with torch.inference_mode():
            return encoder(torch.from_numpy(ids))

    return forward


def _int8(model: torch.nn.Module, tokens: int) -> Forward:
    """ONNX Runtime with dynamic int8 weights."""
    import onnxruntime
    from onnxruntime.quantization import QuantType, quantize_dynamic

    with tempfile.TemporaryDirectory() as folder:
        plain, small = str(Path(folder) / "float.onnx"), str(Path(folder) / "int8.onnx")
        sample = torch.zeros((2, tokens), dtype=torch.int64)
        torch.onnx.export(
            _Encoder(model.eval()),
            (sample,),
            plain,
            input_names=["ids"],
            dynamo=False,
            dynamic_axes={"ids": {0: "batch", 1: "length"}},
        )
        quantize_dynamic(plain, small, weight_type=QuantType.QInt8)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        session = onnxruntime.InferenceSession(small, options, providers=["CPUExecutionProvider"])
    return lambda ids: session.run(None, {"ids": ids})


def _pair_ms(forward: Forward, tokens: int) -> float:
    """CPU milliseconds of a pair, alone or in a batch, whichever is less; least of three."""
    draw = np.random.default_rng(0)
    found: list[float] = []
    for size in (1, BATCH):
        if found and min(found) > _SLOW:
            break  # a large model gains nothing from batches on one core
        ids = draw.integers(5, 30000, (size, tokens))
        forward(ids)
        for _ in range(3):
            begin = time.process_time_ns()
            forward(ids)
            found.append((time.process_time_ns() - begin) / 1e6 / size)
    return min(found)


def main() -> None:
    name, claims, facts, tokens = sys.argv[1], *map(int, sys.argv[2:5])
    torch.set_num_threads(1)
    torch.manual_seed(0)
    shape, _, kind = name.partition(" ")
    model = SHAPES[shape]()
    pair = _pair_ms(_int8(model, tokens) if kind == "int8" else _float(model), tokens)
    parameters = sum(weight.numel() for weight in model.parameters())
    print("\n" + json.dumps({"pair": pair, "request": pair * claims * facts, "parameters": parameters}))


if __name__ == "__main__":
    main()
