#!/usr/bin/env python3
"""From nothing to the first attention of a GPT-2-sized model, beside transformers, in alternation.

usage: open_model.py PROGRAM [--rounds N]      needs a Python with torch, transformers and numpy

The model has GPT-2 small's shape and random weights, 0.5 GB in a temporary folder. Ours is `attend` from its start to
the finished file, with all that it writes; transformers' time ends when it has the attentions, before it writes them.
Whole processes: seconds by the clock, and the most memory each has had, the mapped weights included.
"""

import argparse
import json
import multiprocessing
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from safetensors.numpy import load_file, save_file
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers

ROOT = Path(__file__).resolve().parents[2]
LAYERS, HEADS, WIDTH, VOCABULARY, POSITIONS = 12, 12, 768, 50257, 1024
LENGTHS = 16, 256  # tokens, about

# argv: model folder, text, file for the attentions, file for the times, the clock when the process was started
THEIRS = """
import json, resource, sys, time
import torch
from transformers import AutoModel, AutoTokenizer
folder, text, attentions, times, begin = sys.argv[1:]
model = AutoModel.from_pretrained(folder, attn_implementation="eager")
tokenizer = AutoTokenizer.from_pretrained(folder)
opened = time.monotonic() - float(begin)
with torch.no_grad():
    result = model(**tokenizer(text, return_tensors="pt"), output_attentions=True)
attended = time.monotonic() - float(begin)
memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
json.dump([opened, attended, memory / 1024], open(times, "w"))
from safetensors.torch import save_file
save_file({"attentions": torch.stack(result.attentions)}, attentions)
"""


def write_weights(path):
    """N(0, 0.02) everywhere, layer norms around 1."""
    generator = np.random.default_rng(1)

    def random(*shape):
        return 0.02 * generator.standard_normal(shape, dtype=np.float32)

    weights = {"wte.weight": random(VOCABULARY, WIDTH), "wpe.weight": random(POSITIONS, WIDTH)}
    for layer in range(LAYERS):
        for name, rows, columns in (("attn.c_attn", WIDTH, 3 * WIDTH), ("attn.c_proj", WIDTH, WIDTH),
                                    ("mlp.c_fc", WIDTH, 4 * WIDTH), ("mlp.c_proj", 4 * WIDTH, WIDTH)):
            weights[f"h.{layer}.{name}.weight"] = random(rows, columns)
            weights[f"h.{layer}.{name}.bias"] = random(columns)
    for norm in [f"h.{layer}.ln_{i}" for layer in range(LAYERS) for i in (1, 2)] + ["ln_f"]:
        weights[f"{norm}.weight"] = 1 + random(WIDTH)
        weights[f"{norm}.bias"] = random(WIDTH)
    save_file(weights, path, metadata={"format": "pt"})


def trained_tokenizer(texts):
    """Byte-level byte-pair encoding as GPT-2's; from so little text the vocabulary stays smaller than the model's."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.train_from_iterator(texts, trainers.BpeTrainer(
        vocab_size=VOCABULARY, special_tokens=["<|endoftext|>"], show_progress=False,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet()))
    return tokenizer


def write_model(folder, texts):
    config = {"architectures": ["GPT2LMHeadModel"], "model_type": "gpt2", "activation_function": "gelu_new",
              "n_layer": LAYERS, "n_head": HEADS, "n_embd": WIDTH, "n_positions": POSITIONS, "n_ctx": POSITIONS,
              "vocab_size": VOCABULARY, "layer_norm_epsilon": 1e-5, "initializer_range": 0.02,
              "bos_token_id": 0, "eos_token_id": 0, "dtype": "float32", "tie_word_embeddings": True}
    folder.mkdir()
    (folder / "config.json").write_text(json.dumps(config, indent=2))
    (folder / "tokenizer_config.json").write_text(json.dumps({"tokenizer_class": "PreTrainedTokenizerFast"}))
    trained_tokenizer(texts).save(str(folder / "tokenizer.json"))
    write_weights(folder / "model.safetensors")


def beginning(text, tokenizer, length):
    """As many words of the text as make at least so many tokens."""
    words = text.split()
    count = next(n for n in range(1, len(words)) if len(tokenizer.encode(" ".join(words[:n])).ids) >= length)
    return " ".join(words[:count])


def measured(command):
    """Runs a command; returns its seconds by the clock and its peak memory in MB."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env={
        **os.environ, "QT_QPA_PLATFORM": "offscreen", "HF_HUB_OFFLINE": "1"})
    said = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"failed: {' '.join(map(str, command[:2]))}\n{said.decode()}")
    return time.monotonic() - start, usage.ru_maxrss / 1024


def measured_theirs(model, text, attentions, times):
    """Seconds until the model is opened and until it has attended, and the peak memory by then in MB."""
    measured([sys.executable, "-c", THEIRS, model, text, attentions, times, str(time.monotonic())])
    return json.loads(times.read_text())


def compare(program, folder, text, rounds):
    own_file, other_file = folder / "ours.safetensors", folder / "theirs.safetensors"
    ours = [program, "attend", "--model", folder / "model", "--text", text, "--out", own_file]
    theirs = folder / "model", text, other_file, folder / "times.json"
    measured(ours), measured_theirs(*theirs)  # weights and libraries are in the cache from here on
    pairs = [(measured(ours), measured_theirs(*theirs)) for _ in range(rounds)]
    seconds, memory = (statistics.median(pair[0][i] for pair in pairs) for i in (0, 1))
    opened, attended, their_memory = (statistics.median(pair[1][i] for pair in pairs) for i in (0, 1, 2))
    own, other = load_file(own_file)["attentions"], load_file(other_file)["attentions"]
    if own.shape != other.shape:
        sys.exit(f"ours has attentions of shape {own.shape}, transformers {other.shape}")
    print(f"{own.shape[-1]} tokens      to opened   to first attention   peak memory")
    print(f"  ours                              {seconds:6.2f} s       {memory:6.0f} MB")
    print(f"  transformers     {opened:6.2f} s           {attended:6.2f} s       {their_memory:6.0f} MB")
    print(f"  ratio                             {attended / seconds:6.1f}         {their_memory / memory:6.1f}")
    print(f"  largest difference of {own.size} attention weights: {np.abs(own - other).max():.1e}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    sources = [path for folder in ("core", "ui", "app") for path in sorted((ROOT / folder).rglob("*.cpp"))]
    prose = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    texts = [path.read_text(encoding="utf-8") for path in [*prose, *sources]]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        # A process of its own: Linux counts the peak of the one that starts a program as that program's too.
        writing = multiprocessing.Process(target=write_model, args=(folder / "model", texts))
        writing.start()
        writing.join()
        if writing.exitcode != 0:
            sys.exit("the model could not be written")
        tokenizer = Tokenizer.from_file(str(folder / "model/tokenizer.json"))
        print(f"{LAYERS} layers, {HEADS} heads, d_model {WIDTH}, float32: "
              f"{(folder / 'model/model.safetensors').stat().st_size / 2**20:.0f} MB of weights; median of "
              f"{options.rounds} pairs of processes, {os.cpu_count()} processors")
        for length in LENGTHS:
            compare(options.program.resolve(), folder, beginning(texts[1], tokenizer, length), options.rounds)


if __name__ == "__main__":
    main()
