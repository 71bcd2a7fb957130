#!/usr/bin/env python3
"""Time and memory of one head's picture, beside PyTorch with the whole matrix, in alternation.

usage: long_map.py PROGRAM [--tokens N] [--rounds N]      needs a Python with numpy and torch

Both read the same q and k [tokens, 64] from a safetensors file and write 1000 x 1000 numbers, each the largest of the
weights that it stands for: ours as `render` does, drawn into a PNG; PyTorch as softmax(q k' / 8), pooled, saved as NPY.
Whole processes: seconds by the clock, and the most memory each has had.
"""

import argparse
import json
import os
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

THEIRS = """
import json, struct, sys
import numpy as np
import torch
torch.set_grad_enabled(False)
raw = open(sys.argv[1], "rb").read()
size = struct.unpack("<Q", raw[:8])[0]
header = json.loads(raw[8:8 + size])
def tensor(name):
    begin, end = header[name]["data_offsets"]
    return torch.from_numpy(np.frombuffer(raw[8 + size + begin:8 + size + end], np.float32).reshape(header[name]["shape"]).copy())
weights = torch.softmax(tensor("q") @ tensor("k").T / 8, -1)
np.save(sys.argv[2], torch.nn.functional.adaptive_max_pool2d(weights[None], 1000)[0].numpy())
"""


def write_vectors(path, tokens):
    generator = np.random.default_rng(1)
    arrays = {name: generator.uniform(-2, 2, (tokens, 64)).astype(np.float32) for name in "qk"}
    header, offset = {}, 0
    for name, array in arrays.items():
        header[name] = {"dtype": "F32", "shape": list(array.shape), "data_offsets": [offset, offset + array.nbytes]}
        offset += array.nbytes
    text = json.dumps(header).encode()
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text)
        for array in arrays.values():
            file.write(array.tobytes())


def measured(command):
    """Runs a command; returns its seconds by the clock and its peak memory in MB."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"failed: {' '.join(map(str, command))}")
    return time.monotonic() - start, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    parser.add_argument("--tokens", type=int, default=8192)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        vectors, few = Path(folder) / "qk.safetensors", Path(folder) / "few.safetensors"
        write_vectors(vectors, options.tokens)
        write_vectors(few, 64)
        render = [options.program, "render", "--queries", "q", "--keys", "k", "--dpi", "400"]
        ours = [*render, "--weights", vectors, "--out", Path(folder) / "map.png"]
        theirs = [sys.executable, "-c", THEIRS, vectors, Path(folder) / "map.npy"]
        pairs = [(measured(ours), measured(theirs)) for _ in range(options.rounds)]
        small = min(measured([*render, "--weights", few, "--out", Path(folder) / "few.png"])[1] for _ in range(3))
    own, other = ([statistics.median(pair[side][which] for pair in pairs) for which in (0, 1)] for side in (0, 1))
    print(f"{options.tokens} tokens, d = 64, median of {options.rounds} pairs of processes")
    print(f"  ours     {own[0]:7.2f} s   {own[1]:8.1f} MB   ({own[1] - small:.1f} MB more than a picture of 64 tokens;")
    print(f"                                 q and k take {2 * options.tokens * 64 * 4 / 2**20:.1f} MB)")
    print(f"  PyTorch  {other[0]:7.2f} s   {other[1]:8.1f} MB")
    print(f"  PyTorch / ours: {other[0] / own[0]:.2f} x the time, {other[1] / own[1]:.1f} x the memory")


if __name__ == "__main__":
    main()
