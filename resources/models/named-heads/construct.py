#!/usr/bin/env python3
"""Writes model.safetensors of this folder: five attention heads made by hand, explained in README.md.

usage: construct.py            (needs nothing but Python)
"""
import json
import struct
from pathlib import Path

SYMBOLS = 64  # different tokens in one text
PLACES = 64  # tokens in one text
D_MODEL = SYMBOLS + PLACES  # x = [one-hot symbol | one-hot place]
D_K = D_MODEL
D_V = SYMBOLS
HEADS = 5

# 16 · 12 = 192 = q·k where a head looks; divided by √128 that is 17, and e^17 outweighs 63 other keys 380,000 to 1.
QUERY, KEY = 16.0, 12.0


def zeros(rows, columns):
    return [[0.0] * columns for _ in range(rows)]


def symbol(i):
    return i


def place(i):
    return SYMBOLS + i


def build():
    w_query, w_key = zeros(D_MODEL, HEADS * D_K), zeros(D_MODEL, HEADS * D_K)
    w_value, w_output = zeros(D_MODEL, HEADS * D_V), zeros(HEADS * D_V, D_MODEL)

    def column(head, dimension):
        return head * D_K + dimension

    for i in range(PLACES):
        # 1 previous token: the query of place i asks for place i - 1; the first place can only ask for itself.
        w_query[place(i)][column(0, place(max(0, i - 1)))] = QUERY
        w_key[place(i)][column(0, place(i))] = KEY
        # 3 first token: every place asks for place 0.
        w_query[place(i)][column(2, place(0))] = QUERY
        # 5 earlier occurrences, second half: a token pushes itself away by half of what its symbol attracts.
        w_query[place(i)][column(4, place(i))] = QUERY / 2
        w_key[place(i)][column(4, place(i))] = -KEY
    w_key[place(0)][column(2, place(0))] = KEY
    for i in range(SYMBOLS):
        # 2 same token, and 5 earlier occurrences, first half: a symbol asks for itself.
        for head in (1, 4):
            w_query[symbol(i)][column(head, symbol(i))] = QUERY
            w_key[symbol(i)][column(head, symbol(i))] = KEY
        # 4 everything alike: its queries and keys stay zero.
        for head in range(HEADS):
            w_value[symbol(i)][head * D_V + i] = 1.0
            w_output[head * D_V + i][symbol(i)] = 1.0

    return {
        "symbol_embedding": [[float(c == symbol(r)) for c in range(D_MODEL)] for r in range(SYMBOLS)],
        "position_embedding": [[float(c == place(r)) for c in range(D_MODEL)] for r in range(PLACES)],
        "W_query": w_query,
        "W_key": w_key,
        "W_value": w_value,
        "W_output": w_output,
    }


def save(tensors, path):
    header, data = {}, b""
    for name, rows in tensors.items():
        # Every number is exact in float16.
        flat = [value for row in rows for value in row]
        raw = struct.pack("<%de" % len(flat), *flat)
        header[name] = {
            "dtype": "F16",
            "shape": [len(rows), len(rows[0])],
            "data_offsets": [len(data), len(data) + len(raw)],
        }
        data += raw
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    path.write_bytes(struct.pack("<Q", len(text)) + text + data)


if __name__ == "__main__":
    save(build(), Path(__file__).parent / "model.safetensors")
