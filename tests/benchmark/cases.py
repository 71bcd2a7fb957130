#!/usr/bin/env python3
"""Knocking out every head on a file of cases, beside TransformerLens' own loop.

usage: cases.py PROGRAM [--cases N] [--tokens N] [--rounds N] [--sample N]     needs torch, transformers and transformer_lens < 3

The model has GPT-2 small's shape and random weights, 0.5 GB in a temporary folder; each case is a text of so many tokens that are
drawn at random, and two words whose logits are subtracted. Ours is `cases --kind zero` from its start to its last line, the
model's opening included. Theirs is the loop of their demonstrations: for each head a hook on `hook_z` that makes it 0, the cases in
batches of 1, 8, 32 or all, the best of which counts, without gradients, the model open. --sample N times so many of their
heads, spread over the layers, and takes all for as quick. As many threads for both. Seconds by the clock, the most memory of ours, and
the largest difference of the means over cases in parts of the largest number.
"""

import argparse
import csv
import io
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
import torch
from open_model import HEADS, LAYERS, ROOT, write_model
from patching import hooked
from tokenizers import Tokenizer


def cases_of(tokenizer, prose, count, tokens):
    """Texts that are cut as they stand, and two words for each, which are one token behind a space alone."""
    words = [word for word in dict.fromkeys(prose.split()) if word.isalpha() and len(tokenizer.encode(" " + word).ids) == 1]
    asked = [word for word in words if len(tokenizer.encode(word).ids) > 1]
    draw = random.Random(86)
    rows = []
    while len(rows) < count:
        text = " ".join(draw.sample(words, tokens))
        if len(tokenizer.encode(text).ids) == tokens:
            rows.append((text, *draw.sample(asked, 2)))
    return rows


# The system counts a process's memory from the fork on: a child of this one, which holds torch and a model, would seem to have as much.
MEASURED = """
import resource, subprocess, sys
status = subprocess.call(sys.argv[2:])
with open(sys.argv[1], "w") as told:
    print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=told)
sys.exit(status)
"""


def ours(program, folder, file):
    memory = Path(file).with_suffix(".memory")
    start = time.monotonic()
    said = subprocess.run([sys.executable, "-c", MEASURED, memory, program, "cases", str(file), "--model", folder, "--metric",
                           "logit-difference"], stdout=subprocess.PIPE, text=True, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    seconds = time.monotonic() - start
    if said.returncode != 0:
        sys.exit("cases failed")
    table = np.zeros((LAYERS, HEADS))
    for row in csv.DictReader(io.StringIO(said.stdout)):
        if row["layer"]:
            table[int(row["layer"]) - 1, int(row["head"]) - 1] = float(row["mean"])
    return seconds, table, int(memory.read_text()) / 1024


def theirs(model, tokens, answers, batch, heads):
    """Means over cases of the logit difference's change, for some heads, and the seconds of one head."""
    def differences(hooks):
        found = []
        for start in range(0, len(tokens), batch):
            logits = model.run_with_hooks(tokens[start:start + batch], fwd_hooks=hooks, return_type="logits")[:, -1]
            own = answers[start:start + batch]
            found.append(logits.gather(1, own[:, :1])[:, 0] - logits.gather(1, own[:, 1:])[:, 0])
        return torch.cat(found)

    def silence(head):
        def hook(z, hook):
            z[:, :, head] = 0
            return z
        return hook
    with torch.no_grad():
        before = differences([])
        start = time.monotonic()
        table = {(layer, head): float((differences([(f"blocks.{layer}.attn.hook_z", silence(head))]) - before).mean())
                 for layer, head in heads}
        return (time.monotonic() - start) / len(heads), table


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    parser.add_argument("--cases", type=int, default=100)
    parser.add_argument("--tokens", type=int, default=16)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--sample", type=int, default=LAYERS * HEADS)
    options = parser.parse_args()
    prose = [(ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    torch.set_num_threads(os.cpu_count())
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "model"
        write_model(folder, prose)
        tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        rows = cases_of(tokenizer, " ".join(prose), options.cases, options.tokens)
        file = Path(name) / "cases.csv"
        with open(file, "w", newline="", encoding="utf-8") as written:
            writer = csv.writer(written)
            writer.writerow(["text", "answer", "against"])
            writer.writerows(rows)
        model = hooked(folder)
        tokens = torch.tensor([tokenizer.encode(text).ids for text, _, _ in rows])
        answers = torch.tensor([[tokenizer.encode(" " + word).ids[0] for word in words] for _, *words in rows])
        heads = [(place // HEADS, place % HEADS)
                 for place in np.linspace(0, LAYERS * HEADS - 1, min(options.sample, LAYERS * HEADS)).astype(int)]
        ours(options.program, folder, file)  # weights are in the cache from here on
        times = []
        for _ in range(options.rounds):
            own, table, memory = ours(options.program, folder, file)
            tried = {batch: theirs(model, tokens, answers, batch, heads)
                     for batch in dict.fromkeys(min(size, options.cases) for size in (1, 8, 32, options.cases))}
            best = min(tried, key=lambda batch: tried[batch][0])
            other = tried[best][0] * LAYERS * HEADS
            times.append((own, other))
            print(f"  {own:.1f} s and {memory:.0f} MB beside {other:.1f} s in batches of {best}", flush=True)
        own, other = (statistics.median(each) for each in zip(*times))
        differences = [abs(table[head] - number) for head, number in tried[best][1].items()]
        largest = max(abs(number) for number in tried[best][1].values())
        print(f"{options.cases} cases of {options.tokens} tokens × {LAYERS * HEADS} heads, median of {options.rounds} pairs, "
              f"{os.cpu_count()} threads\n  ours, the whole program    {own:7.1f} s\n  TransformerLens, its loop  {other:7.1f} s\n"
              f"  ratio                      {other / own:7.1f}\n"
              f"  largest difference of {len(differences)} means: {max(differences) / largest:.1e} of the largest, {largest:.3f}")


if __name__ == "__main__":
    main()
