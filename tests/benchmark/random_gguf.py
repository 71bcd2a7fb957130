#!/usr/bin/env python3
"""Writes a GGUF file of a llama with random weights, in the types that Q4_K_M mixes: for large models without a download.

usage: resources/python/environment tests/benchmark/random_gguf.py FILE [--size 1b|7b]

1b has the shape of Llama 3.2 1B with fewer words (16 layers of 2048, 32 heads over 8, 8192 inner), 7b that of Llama 2 7B
(32 layers of 4096, 32 heads, 11008 inner). Attention's values and the inner layers' way back are Q6_K in every other layer,
the rest is Q4_K. The scales are such that numbers stay near those of a trained model.
"""

import argparse
from pathlib import Path

import gguf
import numpy as np

SHAPES = {"1b": dict(layers=16, width=2048, heads=32, groups=8, inner=8192),
          "7b": dict(layers=32, width=4096, heads=32, groups=32, inner=11008)}
WORDS = 50000  # passes.cpp takes so many
Q4_K, Q6_K = gguf.GGMLQuantizationType.Q4_K, gguf.GGMLQuantizationType.Q6_K
BYTES = {Q4_K: 144, Q6_K: 210}  # of 256 numbers


def blocks(generator, kind, rows, cols):
    """Random bits, about N(0, 0.02)."""
    data = generator.integers(0, 256, (rows * cols // 256, BYTES[kind]), dtype=np.uint8)
    if kind == Q4_K:  # scale · (0 … 15) - least, both times six bits
        data[:, 0:2] = np.frombuffer(np.float16(0.02 / 4.6 / 32).tobytes(), np.uint8)
        data[:, 2:4] = np.frombuffer(np.float16(7.5 * 0.02 / 4.6 / 32).tobytes(), np.uint8)
    else:  # scale · (-32 … 31), times eight bits
        data[:, 208:210] = np.frombuffer(np.float16(0.02 / 18.5 / 64).tobytes(), np.uint8)
    return data.reshape(rows, -1)


def tensors(shape):
    """Name, type, rows and columns of each matrix."""
    width, inner = shape["width"], shape["inner"]
    keys = width // shape["heads"] * shape["groups"]
    yield "token_embd.weight", Q4_K, WORDS, width
    yield "output.weight", Q6_K, WORDS, width
    for layer in range(shape["layers"]):
        better = Q6_K if layer % 2 == 0 else Q4_K
        for name, kind, rows, cols in (("attn_q", Q4_K, width, width), ("attn_k", Q4_K, keys, width),
                                       ("attn_v", better, keys, width), ("attn_output", Q4_K, width, width),
                                       ("ffn_gate", Q4_K, inner, width), ("ffn_up", Q4_K, inner, width),
                                       ("ffn_down", better, width, inner)):
            yield f"blk.{layer}.{name}.weight", kind, rows, cols


def write(path, shape):
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_name("random")
    writer.add_context_length(2048)
    writer.add_embedding_length(shape["width"])
    writer.add_block_count(shape["layers"])
    writer.add_feed_forward_length(shape["inner"])
    writer.add_head_count(shape["heads"])
    writer.add_head_count_kv(shape["groups"])
    writer.add_rope_dimension_count(shape["width"] // shape["heads"])
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_tokenizer_model("llama")
    special = ["<unk>", "<s>", "</s>"] + [f"<0x{byte:02X}>" for byte in range(256)]
    writer.add_token_list(special + [f"\u2581w{i}" for i in range(WORDS - len(special))])
    writer.add_token_scores([0.0] * len(special) + [-float(i) for i in range(WORDS - len(special))])
    kinds = gguf.TokenType
    writer.add_token_types([kinds.UNKNOWN, kinds.CONTROL, kinds.CONTROL] + [kinds.BYTE] * 256
                           + [kinds.NORMAL] * (WORDS - len(special)))
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    norms = [f"blk.{layer}.{name}.weight" for layer in range(shape["layers"]) for name in ("attn_norm", "ffn_norm")]
    norms.append("output_norm.weight")
    for name, kind, rows, cols in tensors(shape):
        writer.add_tensor_info(name, (rows, cols // 256 * BYTES[kind]), np.dtype(np.uint8), rows * cols // 256 * BYTES[kind],
                               raw_dtype=kind)
    for name in norms:
        writer.add_tensor_info(name, (shape["width"],), np.dtype(np.float32), 4 * shape["width"])
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_ti_data_to_file()
    generator = np.random.default_rng(1)
    for _, kind, rows, cols in tensors(shape):
        writer.write_tensor_data(blocks(generator, kind, rows, cols))
    for _ in norms:
        writer.write_tensor_data(np.ones(shape["width"], np.float32))
    writer.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--size", choices=SHAPES, default="1b")
    asked = parser.parse_args()
    write(asked.file, SHAPES[asked.size])
    print(f"{asked.file.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
