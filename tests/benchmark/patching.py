#!/usr/bin/env python3
"""A sweep of residual-stream patches, layers × positions, beside TransformerLens' own, in alternation.

usage: patching.py PROGRAM [--tokens N] [--rounds N]     needs a Python with torch, transformers and transformer_lens < 3

The model has GPT-2 small's shape and random weights, 0.5 GB in a temporary folder; the two texts share no token, so that no
patch is spared. Ours is `patch` from its start to its last line, the model's opening and both runs included; theirs is
`transformer_lens.patching.get_act_patch_resid_pre` alone, with the model open and the clean run cached. As many threads for
both. Seconds by the clock, and the largest difference of all cells in parts of the largest number.
"""

import argparse
import contextlib
import io
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
import torch
from open_model import HEADS, LAYERS, POSITIONS, ROOT, VOCABULARY, WIDTH, write_model
from tokenizers import Tokenizer
from transformer_lens import HookedTransformer, HookedTransformerConfig, patching
from transformer_lens.pretrained.weight_conversions import convert_gpt2_weights
from transformers import GPT2LMHeadModel


def hooked(folder):
    """TransformerLens' model of a folder, with its weights as they stand."""
    config = HookedTransformerConfig(
        n_layers=LAYERS, d_model=WIDTH, n_ctx=POSITIONS, d_head=WIDTH // HEADS, n_heads=HEADS, d_mlp=4 * WIDTH,
        d_vocab=VOCABULARY, act_fn="gelu_new", normalization_type="LN", eps=1e-5, device="cpu", seed=0,
        default_prepend_bos=False)
    model = HookedTransformer(config)
    weights = convert_gpt2_weights(GPT2LMHeadModel.from_pretrained(folder), config)
    model.load_and_process_state_dict(weights, fold_ln=False, center_writing_weights=False, center_unembed=False,
                                      fold_value_biases=False)
    return model.eval()


def texts_of(tokenizer, prose, count):
    """Two texts of so many tokens, without one in common, each of which is cut as it stands; and two words to answer."""
    words = [word for word in dict.fromkeys(prose.split()) if word.isalpha() and len(tokenizer.encode(" " + word).ids) == 1]
    pair = [" ".join([""] + words[start:start + count])[0:] for start in (0, count)]
    ids = [tokenizer.encode(text).ids for text in pair]
    if any(len(each) != count for each in ids) or set(ids[0]) & set(ids[1]):
        sys.exit("the texts are not cut word by word")
    return pair, ids, words[2 * count:2 * count + 2]


def ours(program, folder, pair, words):
    start = time.monotonic()
    said = subprocess.run([program, "patch", "--model", folder, "--from", pair[0], "--text", pair[1], "--answer", words[0],
                           "--against", words[1], "--json"], check=True, capture_output=True, text=True,
                          env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    return time.monotonic() - start, json.loads(said.stdout)


def theirs(model, cache, tokens, asked):
    def metric(logits):
        return logits[0, -1, asked["answer_id"]] - logits[0, -1, asked["against_id"]]
    start = time.monotonic()
    with torch.no_grad():
        with contextlib.redirect_stderr(io.StringIO()):  # its progress
            table = patching.get_act_patch_resid_pre(model, tokens, cache, metric)
    return time.monotonic() - start, table.numpy()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    parser.add_argument("--tokens", type=int, default=64)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    prose = [(ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    torch.set_num_threads(os.cpu_count())
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "model"
        write_model(folder, prose)
        pair, ids, words = texts_of(Tokenizer.from_file(str(folder / "tokenizer.json")), " ".join(prose), options.tokens)
        model = hooked(folder)
        clean, corrupted = (torch.tensor([each]) for each in ids)
        with torch.no_grad():
            _, cache = model.run_with_cache(clean)
        _, said = ours(options.program, folder, pair, words)  # weights are in the cache from here on
        times = []
        for _ in range(options.rounds):
            own, said = ours(options.program, folder, pair, words)
            other, table = theirs(model, cache, corrupted, said["asked"])
            times.append((own, other))
            print(f"  {own:.1f} s beside {other:.1f} s", flush=True)
        cells = np.array([cell["value"] for cell in said["cells"]]).reshape(table.shape)
        own, other = (statistics.median(each) for each in zip(*times))
        print(f"{table.shape[0]} layers × {table.shape[1]} positions, median of {options.rounds} pairs, {os.cpu_count()} threads")
        print(f"  ours, the whole program    {own:7.1f} s\n  TransformerLens, its loop  {other:7.1f} s\n"
              f"  ratio                      {other / own:7.1f}")
        print(f"  largest difference of {cells.size} cells: {np.abs(cells - table).max() / np.abs(table).max():.1e} of the "
              f"largest, {np.abs(table).max():.2f}; they range over {np.ptp(table):.2f}")


if __name__ == "__main__":
    main()
