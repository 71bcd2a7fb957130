#!/usr/bin/env python3
"""Times figures against matplotlib, in alternation, and prints medians and ratios.

usage: figures.py PROGRAM [--rounds N]      needs a Python with numpy and matplotlib

Two comparisons, each of whole processes:
  labelled   144 heads x 32 tokens, one labelled PNG each of the same pixels, in user seconds
  first      the bundled example's first figure, against importing matplotlib and saving one imshow, in user seconds
             and by the clock
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LAYERS, HEADS, TOKENS = 12, 12, 32
WIDTH_MM, DPI = 89, 150

MANY = """
import json, sys
import matplotlib
matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
weights = np.load(sys.argv[1])
tokens = json.load(open(sys.argv[2]))
side = float(sys.argv[4])
for layer in range(weights.shape[0]):
    for head in range(weights.shape[1]):
        figure, axes = plt.subplots(figsize=(side, side), layout="constrained")
        image = axes.imshow(weights[layer, head], vmin=0, vmax=1, cmap="viridis")
        axes.set_xticks(range(len(tokens)), tokens, rotation=90, fontsize=6)
        axes.set_yticks(range(len(tokens)), tokens, fontsize=6)
        axes.set_xlabel("key")
        axes.set_ylabel("query")
        axes.set_title(f"layer {layer + 1} head {head + 1}")
        figure.colorbar(image, label="attention weight")
        figure.savefig(f"{sys.argv[3]}/L{layer + 1:02}H{head + 1:02}.png", dpi=float(sys.argv[5]))
        plt.close(figure)
"""

ONE = """
import sys
import matplotlib
matplotlib.use("Agg")
import matplotlib.pyplot as plt
plt.imshow([[1.0, 0.0], [0.5, 0.5]], vmin=0, vmax=1)
plt.savefig(sys.argv[1])
"""


def measured(command):
    """Runs a command; returns its user seconds and wall seconds."""
    begin = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.monotonic() - begin
    if status != 0:
        sys.exit(f"failed: {command}\n{process.stderr.read().decode()}")
    return usage.ru_utime, wall


def compare(name, ours, theirs, rounds):
    measured(ours), measured(theirs)  # files and fonts are in the cache from here on
    pairs = [(measured(ours), measured(theirs)) for _ in range(rounds)]
    for what, place in (("user", 0), ("wall", 1)):
        mine = [pair[0][place] for pair in pairs]
        other = [pair[1][place] for pair in pairs]
        ratio = statistics.median(b / a for a, b in zip(mine, other))
        print(f"{name:9} {what}: ours {statistics.median(mine):.3f} s, matplotlib {statistics.median(other):.3f} s, "
              f"{ratio:.1f} times")


def main():
    import numpy

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    program = str(Path(options.program).resolve())
    with tempfile.TemporaryDirectory() as folder:
        scores = numpy.random.default_rng(1).normal(0, 2, (LAYERS, HEADS, TOKENS, TOKENS))
        scores[..., numpy.triu_indices(TOKENS, 1)[0], numpy.triu_indices(TOKENS, 1)[1]] = -numpy.inf
        weights = numpy.exp(scores - scores.max(-1, keepdims=True))
        weights /= weights.sum(-1, keepdims=True)
        array, tokens = f"{folder}/weights.npy", f"{folder}/tokens.json"
        numpy.save(array, weights.astype("float32"))
        words = [f"token{i}" if i % 3 else "the" for i in range(TOKENS)]
        Path(tokens).write_text(json.dumps(words))
        for name in ("ours", "theirs"):
            os.mkdir(f"{folder}/{name}")
        ours = [program, "render", "--weights", array, "--query-tokens", tokens, "--width", f"{WIDTH_MM}mm",
                "--height", f"{WIDTH_MM}mm", "--dpi", str(DPI), "--title", "attention",
                "--out", f"{folder}/ours/L{{layer}}H{{head}}.png"]
        theirs = [sys.executable, "-c", MANY, array, tokens, f"{folder}/theirs", str(WIDTH_MM / 25.4), str(DPI)]
        compare("labelled", ours, theirs, max(2, options.rounds // 2))
        written = len(list(Path(f"{folder}/ours").iterdir()))
        print(f"          {written} files each")
        example = [program, "render", "--model", str(ROOT / "resources/models/named-heads"), "--text",
                   "the cat sat on the mat", "--layer", "1", "--head", "1", "--out", f"{folder}/first.png"]
        compare("first", example, [sys.executable, "-c", ONE, f"{folder}/one.png"], options.rounds)


if __name__ == "__main__":
    main()
