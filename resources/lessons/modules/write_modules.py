#!/usr/bin/env python3
"""Writes the teaching modules of the lessons: those of the tutorials, m01 … m08, with the weights and inputs of their golden
files, so that a lesson shows the same numbers as PyTorch; and one whose small whole numbers a class can compute with a pencil.

usage: write_modules.py            (needs nothing but Python; the golden files are in tests/golden/data/modules)

A module's tokens are words of ours; their vectors are the rows of the golden x. There are no positions: x is all that there is.
`tests/golden/tst_lesson_modules` holds each against its golden file, every stage of every head.
"""
import array
import json
import struct
from pathlib import Path

HERE = Path(__file__).resolve().parent
GOLDEN = HERE.parents[2] / "tests/golden/data/modules"


class Golden:
    """Matrices of a golden file, of its first text where it has several."""

    def __init__(self, name):
        data = (GOLDEN / (name + ".safetensors")).read_bytes()
        length = struct.unpack("<Q", data[:8])[0]
        self.header, self.data = json.loads(data[8:8 + length]), data[8 + length:]

    def matrix(self, name):
        entry = self.header[name]
        begin, end = entry["data_offsets"]
        values = array.array("f", self.data[begin:end])
        columns = entry["shape"][-1]
        rows = entry["shape"][-2] if len(entry["shape"]) > 1 else 1
        return [list(values[row * columns:(row + 1) * columns]) for row in range(rows)]

    def linear(self, name):
        """An nn.Linear weight, [out, in], as x · W takes it."""
        return transposed(self.matrix(name + ".weight"))


def transposed(matrix):
    return [list(column) for column in zip(*matrix)]


def beside(matrices):
    return [[value for matrix in matrices for value in matrix[row]] for row in range(len(matrices[0]))]


def identity(size):
    return [[float(row == column) for column in range(size)] for row in range(size)]


def save(name, recipe, words, x, **tensors):
    """`words` are the tokens whose vectors are the rows of `x`."""
    symbols = words.split()
    assert len(set(symbols)) == len(symbols) == len(x)
    tensors = dict(sorted(tensors.items()), symbol_embedding=x)
    recipe = dict(dict(positions="none", kv_heads=0, projections="separate", biases=False, output_projection=True), **recipe)
    header = {"__metadata__": {"attentionscope.module": json.dumps(recipe), "attentionscope.symbols": json.dumps(symbols)}}
    data = b""
    for tensor, rows in tensors.items():
        raw = struct.pack("<%df" % (len(rows) * len(rows[0])), *(value for row in rows for value in row))
        header[tensor] = {"dtype": "F32", "shape": [len(rows), len(rows[0])], "data_offsets": [len(data), len(data) + len(raw)]}
        data += raw
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    (HERE / (name + ".safetensors")).write_bytes(struct.pack("<Q", len(text)) + text + data)


def tutorials():
    g = Golden("m01_single_fused_dk")
    save("m01", dict(heads=1, d_model=24, d_k=24, d_v=24, projections="fused_interleaved", output_projection=False),
         "my cat sleeps on the old sofa", g.matrix("in.x"), W_qkv=g.linear("in.to_qkv"))

    g = Golden("m02a_mha_fused_dkh")
    save("m02", dict(heads=4, d_model=30, d_k=11, d_v=11, projections="fused_interleaved"),
         "the children who came late missed our story", g.matrix("in.x"), W_qkv=g.linear("in.to_qkv"), W_output=g.linear("in.W_0"))

    g = Golden("m03_mha_block")
    save("m03", dict(heads=4, d_model=32, d_k=8, d_v=8), "she gave him her only key", g.matrix("in.x_q"), W_query=g.linear("in.w_q"),
         W_key=g.linear("in.w_k"), W_value=g.linear("in.w_v"), W_output=g.linear("in.w_o"))

    g = Golden("m04b_fill_leak")
    save("m04", dict(heads=2, d_model=16, d_k=8, d_v=8, biases=True), "nobody may see tomorrow yet", g.matrix("in.x"),
         W_query=g.linear("in.w_q"), W_key=g.linear("in.w_k"), W_value=g.linear("in.w_v"), W_output=g.linear("in.w_combine"),
         b_query=g.matrix("in.w_q.bias"), b_key=g.matrix("in.w_k.bias"), b_value=g.matrix("in.w_v.bias"),
         b_output=g.matrix("in.w_combine.bias"))

    g = Golden("m05_single_dims_wrapper")
    save("m05", dict(heads=3, d_model=13, d_k=5, d_v=9, output_projection=False), "life is short eat dessert first", g.matrix("in.x"),
         **{name: beside([g.matrix(f"in.heads.{head}.{name}") for head in range(3)]) for name in ("W_query", "W_key", "W_value")})

    g = Golden("m06_cross")
    save("m06", dict(heads=1, d_model=12, d_k=6, d_v=10, output_projection=False),
         "she reads a long letter elle lit une longue lettre sans ses lunettes", g.matrix("in.x_1") + g.matrix("in.x_2"),
         W_query=g.matrix("in.W_query"), W_key=g.matrix("in.W_key"), W_value=g.matrix("in.W_value"))

    g = Golden("m07_causal_two_ways")
    save("m07", dict(heads=1, d_model=10, d_k=6, d_v=7, output_projection=False), "we read from left to right every day",
         g.matrix("in.x"), W_query=g.matrix("in.W_query"), W_key=g.matrix("in.W_key"), W_value=g.matrix("in.W_value"))

    # Here the golden file begins with what the heads made, A [query, d_k, head]. Where every token sees itself alone, and values
    # are x itself, the heads' contexts are the parts of x: x = [A_1 | A_2 | A_3].
    g = Golden("m08_einsum_vs_sum")
    save("m08", dict(heads=3, d_model=12, d_k=4, d_v=4), "three voices sing one song", g.matrix("out.concat"), W_query=identity(12),
         W_key=identity(12), W_value=identity(12), W_output=g.matrix("out.WO_stacked"))


def by_hand():
    """√d_k = 2, q·k are even numbers, and a value has two of them."""
    x = [[1, 0, 1, 0], [0, 1, 0, 1], [1, 1, 0, 0]]
    query = [[0, 2, 0, 0], [0, 0, 2, 0], [0, 0, 0, 0], [2, 0, 0, 0]]
    value = [[3, 0], [0, 3], [0, 0], [0, 0]]
    save("by-hand", dict(heads=1, d_model=4, d_k=4, d_v=2, output_projection=False), "cats chase mice", x, W_query=query,
         W_key=identity(4), W_value=value)


if __name__ == "__main__":
    tutorials()
    by_hand()
