#!/usr/bin/env python3
"""Times figures against matplotlib, in alternation, and prints medians and ratios; and pages against BertViz.

usage: figures.py PROGRAM [--rounds N] [--only NAME] [--libraries FOLDER]

Needs a Python with numpy and matplotlib; for pages, bertviz and a Chromium. Two comparisons of whole processes:
  labelled   144 heads x 32 tokens, one labelled PNG each of the same pixels, in user seconds
  first      the bundled example's first figure, against importing matplotlib and saving one imshow, in user seconds
             and by the clock
and one of files:
  pages      144 heads x 256 tokens as HTML: how long it takes to write, how large it is, and how long Chromium takes from
             the address to all heads. BertViz' pages fetch require.js, jQuery and D3 from another place; where that is out
             of reach, FOLDER has require.min.js, jquery.min.js and d3.min.js
"""

import argparse
import importlib.util
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import chromium

ROOT = Path(__file__).resolve().parents[2]
LAYERS, HEADS, TOKENS, PAGE_TOKENS = 12, 12, 32, 256
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


BERTVIZ = """
import json, sys
import numpy, torch
from bertviz import head_view, model_view
weights = numpy.load(sys.argv[1])
tokens = json.load(open(sys.argv[2]))
view = {"head": head_view, "model": model_view}[sys.argv[3]]
page = view([torch.from_numpy(layer)[None] for layer in weights], tokens, html_action="return")
open(sys.argv[4], "w").write(page.data)
"""

# Whether a page has drawn what it shows first: ours says so itself, BertViz' has the lines of one layer or of all heads.
LINES = "document.querySelectorAll('svg line').length > 0"
DRAWN = {"ours": "performance.getEntriesByName('all maps').length === 1", "head": LINES, "model": LINES}
MOST_PATIENCE = 300  # seconds


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


def example_attention(folder, tokens):
    """Softmaxes of normal numbers, causal, as .npy, and the tokens' names as .json."""
    import numpy

    scores = numpy.random.default_rng(1).normal(0, 2, (LAYERS, HEADS, tokens, tokens))
    scores[..., numpy.triu_indices(tokens, 1)[0], numpy.triu_indices(tokens, 1)[1]] = -numpy.inf
    weights = numpy.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    array, names = f"{folder}/weights{tokens}.npy", f"{folder}/tokens{tokens}.json"
    numpy.save(array, weights.astype("float32"))
    Path(names).write_text(json.dumps([f"token{i}" if i % 3 else "the" for i in range(tokens)]))
    return array, names


def open_timed(address, drawn, libraries):
    """Seconds from the address to what is drawn, and the addresses that the page asks for beside its own."""
    page = chromium.Page(libraries=libraries)
    try:
        begin = time.monotonic()
        page.go(address)
        while not page.evaluate(drawn):
            time.sleep(0.01)
            if time.monotonic() - begin > MOST_PATIENCE:
                return None, page.requests()[1:]
        return time.monotonic() - begin, page.requests()[1:]
    finally:
        page.close()


def compare_pages(program, folder, rounds, libraries):
    array, tokens = example_attention(folder, PAGE_TOKENS)
    makers = {"ours": [program, "render", "--weights", array, "--query-tokens", tokens, "--width", "400mm",
                       "--out", f"{folder}/ours.html"]}
    if importlib.util.find_spec("bertviz") is None:
        print("pages     there is no bertviz in this Python")
    else:
        for view in ("head", "model"):
            makers[view] = [sys.executable, "-c", BERTVIZ, array, tokens, view, f"{folder}/{view}.html"]
    for name, command in makers.items():
        _, wall = measured(command)
        file = Path(f"{folder}/{name}.html")
        label = "ours" if name == "ours" else f"BertViz {name}_view"
        print(f"pages     {label}: {file.stat().st_size / 1e6:.1f} MB, written in {wall:.1f} s", flush=True)
        if chromium.find() is None:
            continue
        times = [open_timed(file.as_uri(), DRAWN[name], libraries) for _ in range(rounds if name == "ours" else 1)]
        seconds = sorted(each for each, _ in times if each is not None)
        drawn = f"drawn after {statistics.median(seconds):.2f} s" if seconds else f"not drawn within {MOST_PATIENCE} s"
        print(f"pages     {label}: {drawn}, {len(times[0][1])} other files asked for", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", choices=("labelled", "first", "pages"))
    parser.add_argument("--libraries", help="a folder with require.min.js, jquery.min.js and d3.min.js")
    options = parser.parse_args()
    program = str(Path(options.program).resolve())
    with tempfile.TemporaryDirectory() as folder:
        if options.only in (None, "labelled"):
            array, tokens = example_attention(folder, TOKENS)
            for name in ("ours", "theirs"):
                os.mkdir(f"{folder}/{name}")
            ours = [program, "render", "--weights", array, "--query-tokens", tokens, "--width", f"{WIDTH_MM}mm",
                    "--height", f"{WIDTH_MM}mm", "--dpi", str(DPI), "--title", "attention",
                    "--out", f"{folder}/ours/L{{layer}}H{{head}}.png"]
            theirs = [sys.executable, "-c", MANY, array, tokens, f"{folder}/theirs", str(WIDTH_MM / 25.4), str(DPI)]
            compare("labelled", ours, theirs, max(2, options.rounds // 2))
            print(f"          {len(list(Path(f'{folder}/ours').iterdir()))} files each")
        if options.only in (None, "first"):
            example = [program, "render", "--model", str(ROOT / "resources/models/named-heads"), "--text",
                       "the cat sat on the mat", "--layer", "1", "--head", "1", "--out", f"{folder}/first.png"]
            compare("first", example, [sys.executable, "-c", ONE, f"{folder}/one.png"], options.rounds)
        if options.only in (None, "pages"):
            compare_pages(program, folder, options.rounds, options.libraries)


if __name__ == "__main__":
    main()
