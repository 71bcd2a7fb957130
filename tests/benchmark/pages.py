#!/usr/bin/env python3
"""Time, memory and size of a page of 144 maps of 512 x 512 weights, as each format, pooled to print and with all cells.

usage: pages.py PROGRAM [--rounds N] [OPTION...]      needs a Python with numpy; more options go to `render`

Whole processes, which read the weights from a file (softmaxes of normal scores of deviation 2, with a causal mask and
without): median seconds by the clock, median seconds of processors, and the most memory that each has had.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

LAYERS, HEADS, TOKENS = 12, 12, 512


def weights(causal):
    scores = np.random.default_rng(1).normal(0, 2, (LAYERS, 1, HEADS, TOKENS, TOKENS)).astype(np.float32)
    if causal:
        scores[..., ~np.tri(TOKENS, dtype=bool)] = -np.inf
    scores = np.exp(scores - scores.max(-1, keepdims=True))
    return scores / scores.sum(-1, keepdims=True)


def measured(command):
    """Runs a command; returns its seconds by the clock, its processors' seconds and its peak memory in MB."""
    begin = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.monotonic() - begin
    if status != 0:
        sys.exit(f"failed: {command}\n{process.stderr.read().decode()}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=3)
    options, more = parser.parse_known_args()
    with tempfile.TemporaryDirectory() as folder:
        for name, causal in (("causal", True), ("full", False)):
            dump = f"{folder}/{name}.npy"
            np.save(dump, weights(causal))
            for ending in ("pdf", "svg", "png"):
                for cells in ((), ("--exact-cells",)):
                    out = Path(folder) / f"page.{ending}"
                    command = [options.program, "render", "--weights", dump, "--view", "heads", *cells, *more, "--out",
                               str(out)]
                    rounds = [measured(command) for _ in range(options.rounds)]
                    wall, work, memory = (statistics.median(column) for column in zip(*rounds))
                    print(f"{name:6} {ending} {'all cells' if cells else 'pooled':9}: {wall:.2f} s, {work:.2f} s of "
                          f"processors, {memory:.0f} MB of memory, {out.stat().st_size / 1e6:.2f} MB", flush=True)


if __name__ == "__main__":
    main()
