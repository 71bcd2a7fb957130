#!/usr/bin/env python3
"""From a text to a picture of one head in a process that has only just begun, beside transformers and matplotlib.

usage: resources/python/environment tests/benchmark/first_picture.py build/release/app/attentionscope [--rounds N]

The model has the shape of a small sentence encoder (BERT, 6 layers, 384 wide, 12 heads, 30,522 pieces; 91 MB) and random
weights, in a temporary folder. Whole processes in alternation, the files in the system's cache: seconds by the clock and
of all processors, peak memory, and the median of the pairs' ratios.
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

import numpy as np
from safetensors.numpy import save_file

LAYERS, HEADS, WIDTH, INNER, VOCABULARY = 6, 12, 384, 1536, 30522
TEXT = "the cat sat on the mat because it was tired and wanted to sleep"

THEIRS = """
import sys
import matplotlib
matplotlib.use("Agg")
import matplotlib.pyplot as plt
import torch
from transformers import AutoModel, AutoTokenizer
folder, text, out = sys.argv[1:]
tokenizer = AutoTokenizer.from_pretrained(folder)
model = AutoModel.from_pretrained(folder, attn_implementation="eager")
ready = tokenizer(text, return_tensors="pt")
with torch.no_grad():
    weights = model(**ready, output_attentions=True).attentions[2][0, 3]
tokens = tokenizer.convert_ids_to_tokens(ready["input_ids"][0])
figure, axes = plt.subplots(figsize=(3.5, 3.5), layout="constrained")
image = axes.imshow(weights, vmin=0, vmax=1)
axes.set_xticks(range(len(tokens)), tokens, rotation=90)
axes.set_yticks(range(len(tokens)), tokens)
figure.colorbar(image)
figure.savefig(out, dpi=300)
"""


def write_weights(path):
    generator = np.random.default_rng(2)
    weights = {}

    def dense(name, outputs, inputs):
        weights[f"{name}.weight"] = 0.05 * generator.standard_normal((outputs, inputs), dtype=np.float32)
        weights[f"{name}.bias"] = 0.02 * generator.standard_normal(outputs, dtype=np.float32)

    def norm(name):
        weights[f"{name}.weight"] = 1 + 0.02 * generator.standard_normal(WIDTH, dtype=np.float32)
        weights[f"{name}.bias"] = 0.02 * generator.standard_normal(WIDTH, dtype=np.float32)

    for name, rows in (("word", VOCABULARY), ("position", 512), ("token_type", 2)):
        weights[f"embeddings.{name}_embeddings.weight"] = 0.05 * generator.standard_normal((rows, WIDTH), dtype=np.float32)
    norm("embeddings.LayerNorm")
    for layer in (f"encoder.layer.{i}" for i in range(LAYERS)):
        for part in ("query", "key", "value"):
            dense(f"{layer}.attention.self.{part}", WIDTH, WIDTH)
        dense(f"{layer}.attention.output.dense", WIDTH, WIDTH)
        norm(f"{layer}.attention.output.LayerNorm")
        dense(f"{layer}.intermediate.dense", INNER, WIDTH)
        dense(f"{layer}.output.dense", WIDTH, INNER)
        norm(f"{layer}.output.LayerNorm")
    dense("pooler.dense", WIDTH, WIDTH)
    save_file(weights, path, metadata={"format": "pt"})


def write_model(folder):
    folder.mkdir()
    words = list(dict.fromkeys(["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *TEXT.split()]))
    vocabulary = words + [f"word{i}" for i in range(VOCABULARY - len(words))]
    (folder / "vocab.txt").write_text("\n".join(vocabulary) + "\n")
    (folder / "tokenizer_config.json").write_text(json.dumps({"tokenizer_class": "BertTokenizer", "do_lower_case": True}))
    (folder / "config.json").write_text(json.dumps({
        "architectures": ["BertModel"], "model_type": "bert", "hidden_size": WIDTH, "num_hidden_layers": LAYERS,
        "num_attention_heads": HEADS, "intermediate_size": INNER, "vocab_size": VOCABULARY, "hidden_act": "gelu",
        "max_position_embeddings": 512, "type_vocab_size": 2, "layer_norm_eps": 1e-12, "pad_token_id": 0,
        "dtype": "float32"}))
    write_weights(folder / "model.safetensors")


def measured(command):
    """Seconds by the clock, seconds of all processors, peak memory in MB."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                               env={**os.environ, "HF_HUB_OFFLINE": "1"})
    said = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"failed: {' '.join(map(str, command[:2]))}\n{said.decode()}")
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        model = folder / "model"
        write_model(model)
        ours = [asked.program, "render", "--model", model, "--text", TEXT, "--layer", "3", "--head", "4", "--out",
                folder / "ours.png"]
        theirs = [sys.executable, "-c", THEIRS, model, TEXT, folder / "theirs.png"]
        measured(ours), measured(theirs)
        pairs = [(measured(ours), measured(theirs)) for _ in range(asked.rounds)]
        for which, (name, unit) in enumerate((("clock", "s"), ("processors", "s"), ("memory", "MB"))):
            own = statistics.median(pair[0][which] for pair in pairs)
            other = statistics.median(pair[1][which] for pair in pairs)
            ratio = statistics.median(pair[1][which] / pair[0][which] for pair in pairs)
            print(f"{name:<11} ours {own:7.3f} {unit}   transformers and matplotlib {other:8.3f} {unit}   {ratio:.1f}x")


main()
