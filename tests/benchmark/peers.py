#!/usr/bin/env python3
"""The engine beside ONNX Runtime and PyTorch: the same work in alternation, in ratios.

usage: resources/python/environment tests/benchmark/peers.py build/release/tests/passes [--rounds N] [--threads 1 2] [--only NAME …]

A ratio is the peer's time divided by ours, the median over the rounds, each of which has all of them in turn; above 1 we
are quicker. With one thread it is processor time, with more it is time by the clock, and then a row counts only where
everybody's processors were busy: processor time of at least 1.9 times the clock's. The GPT-2-small-shaped model with
random weights is written once, into a temporary folder or the one that --folder names.
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
import onnxruntime
import torch
from transformers import AutoModel
from transformers.cache_utils import DynamicCache

from open_model import HEADS, LAYERS, WIDTH, write_model
from party import Party

LENGTHS = 16, 64, 256, 1024
EDITED = 64  # tokens before an edit at the end
FARTHEST = 1e-5  # that two parties may lie apart


def ids_of(count):
    """The same as in passes.cpp."""
    return torch.arange(count)[None] * 7919 % 50000


def timed(work):
    """Seconds by the clock, and of all processors together."""
    wall, cpu = time.perf_counter(), time.process_time()
    work()
    return time.perf_counter() - wall, time.process_time() - cpu


class WithAttentions(torch.nn.Module):
    """What ONNX Runtime gets: ids in, every layer's attention out."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, ids):
        tokens = ids.shape[1]
        mask = torch.full((tokens, tokens), torch.finfo(torch.float32).min).triu(1)[None, None]
        result = self.model(input_ids=ids, attention_mask=mask, position_ids=torch.arange(tokens)[None],
                            output_attentions=True, use_cache=False)
        return result.last_hidden_state, *result.attentions


def exported(model, path):
    if not path.exists():
        torch.onnx.export(WithAttentions(model), (ids_of(16),), path, input_names=["ids"], dynamic_axes={"ids": {1: "T"}},
                          output_names=["hidden"] + [f"attention_{i}" for i in range(LAYERS)], dynamo=False,
                          opset_version=17)
    return path


def session(path, threads):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    return onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])


def needed(tokens):
    """Floating-point operations of a pass: each weight with each token, and the half of q·k and weights·v that is seen."""
    return 2 * tokens * LAYERS * 12 * WIDTH**2 + 2 * tokens**2 * LAYERS * WIDTH


class Rows:
    """Runs a comparison's parties in turn, and prints a line for each that is not us."""

    def __init__(self, rounds, threads, only, peak):
        self.rounds, self.threads, self.only, self.peak = rounds, threads, only, peak

    def compare(self, name, parties, operations=None):
        """parties: {name: function that returns wall and processor seconds}, ours first"""
        if self.only and not any(word in name for word in self.only):
            return
        times = {party: [] for party in parties}
        for turn in range(1 + self.rounds):
            for party, work in parties.items():
                # Threads of the others may still look for work; let them lie down.
                time.sleep(0.02)
                measured = work()
                if turn > 0:  # the first is warming up
                    times[party].append(measured)
        which = 1 if self.threads == 1 else 0
        ours, *others = parties
        own = [each[which] for each in times[ours]]
        for other in others:
            ratios = [theirs[which] / mine for theirs, mine in zip(times[other], own)]
            busy = min(statistics.median(cpu / wall for wall, cpu in times[party]) for party in (ours, other))
            notes = ""
            if operations:
                notes += f"  {100 * operations / statistics.median(own) / self.threads / self.peak:.0f} % of the peak"
            if self.threads > 1:
                notes += f"  processors busy {busy:.2f}x" + ("" if busy >= 1.9 else ": does not count")
            print(f"{name:<22} {self.threads} thread{'s' if self.threads > 1 else ' '}  {statistics.median(ratios):6.2f}x "
                  f"({min(ratios):.2f}-{max(ratios):.2f})  {other:<24} ours {1000 * statistics.median(own):8.2f} ms{notes}",
                  flush=True)


def check(ours, model, onnx, folder):
    """The same work gives the same numbers, at another length than the graph was exported with too: where it does not, nothing
    here says anything, whoever is wrong."""
    file = folder / "weights.f32"
    for length in (16, EDITED, 256):
        ours.say("forward", length, file)
        own = np.fromfile(file, np.float32).reshape(LAYERS, HEADS, length, length)
        with torch.no_grad():
            theirs = torch.cat(model(ids_of(length), output_attentions=True, use_cache=False).attentions).numpy()
        graph = np.concatenate(onnx.run(None, {"ids": ids_of(length).numpy()})[1:])
        for peer, weights in (("PyTorch", theirs), ("ONNX Runtime", graph)):
            difference = np.abs(own - weights).max()
            print(f"largest difference from {peer}'s weights at {length} tokens: {difference:.1e}", flush=True)
            if not difference <= FARTHEST:
                sys.exit(f"the weights differ from {peer}'s by more than {FARTHEST}: their times cannot be compared")


def forward_rows(rows, ours, model, onnx):
    for length in LENGTHS:
        ids = ids_of(length)
        numbers = {"ids": ids.numpy()}
        rows.compare(f"forward {length}", {
            "ours": lambda: ours.timed("forward", length),
            "ONNX Runtime": lambda: timed(lambda: onnx.run(None, numbers)),
            "PyTorch": lambda: timed(lambda: model(ids, output_attentions=True, use_cache=False)),
        }, needed(length))


def edit_rows(rows, ours, model):
    for name, kept, length in (("change", EDITED - 1, EDITED), ("append", EDITED, EDITED + 1)):
        before = ids_of(EDITED)
        after = torch.cat([before[:, :kept], torch.tensor([[11]])], 1)
        cache = DynamicCache()
        model(before, past_key_values=cache, use_cache=True, output_attentions=True)

        def cached():
            if cache.get_seq_length() > kept:
                cache.crop(kept - cache.get_seq_length())
            return timed(lambda: model(after[:, kept:], past_key_values=cache, use_cache=True, output_attentions=True))

        rows.compare(f"{name} at {length}", {
            "ours": lambda: ours.timed(name, EDITED),
            "PyTorch, cached": cached,
            "PyTorch, in full": lambda: timed(lambda: model(after, output_attentions=True, use_cache=False)),
        })


def block_row(rows, ours):
    texts, tokens, width, heads = 128, 64, 512, 8
    x = torch.randn(texts, tokens, width)
    module = torch.nn.MultiheadAttention(width, heads, batch_first=True).eval()
    query, key, value, output = (torch.nn.Linear(width, width).eval() for _ in range(4))

    def explicit():
        q, k, v = (part(x).view(texts, tokens, heads, -1).transpose(1, 2) for part in (query, key, value))
        weights = torch.softmax(q @ k.transpose(-1, -2) * 0.125, -1)
        return output((weights @ v).transpose(1, 2).reshape(texts, tokens, width)), weights

    rows.compare("block 128x64x512", {
        "ours": lambda: ours.timed("block"),
        "PyTorch, explicit": lambda: timed(explicit),
        "nn.MultiheadAttention": lambda: timed(lambda: module(x, x, x, average_attn_weights=False)),
    })


def softmax_row(rows, ours):
    scores = torch.randn(1024, 1024)
    rows.compare("softmax 1024x1024", {"ours": lambda: ours.timed("softmax"),
                                       "PyTorch": lambda: timed(lambda: torch.softmax(scores, -1))})


# argv: model folder
LONG = """
import re, sys
import torch
from transformers import AutoModel
model = AutoModel.from_pretrained(sys.argv[1], attn_implementation="eager")
with torch.no_grad():
    result = model(torch.arange(1024)[None] * 7919 % 50000, output_attentions=True, use_cache=False)
print(int(re.search(r"VmHWM:\\s*(\\d+)", open("/proc/self/status").read())[1]) / 1024)
"""


def memory_row(program, model):
    """Each in a process that does nothing else."""
    said = subprocess.run([program], input=f"open {model}\nforward 1024\nmemory\n", check=True, capture_output=True,
                          text=True).stdout
    ours = float(said.split()[-1])
    theirs = float(subprocess.run([sys.executable, "-c", LONG, model], check=True, capture_output=True, text=True).stdout)
    print(f"peak memory of forward 1024: ours {ours:.0f} MB, PyTorch {theirs:.0f} MB, ours is {ours / theirs:.2f} of it")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--only", nargs="+", default=[], help="rows whose names contain one of these")
    parser.add_argument("--folder", type=Path, help="where the model and the graph are kept (1 GB)")
    asked = parser.parse_args()
    os.environ["HF_HUB_OFFLINE"] = "1"
    torch.set_grad_enabled(False)
    with tempfile.TemporaryDirectory() as temporary:
        folder = asked.folder or Path(temporary)
        folder.mkdir(exist_ok=True)
        if not (folder / "model").exists():
            write_model(folder / "model", ["The cat sat on the mat because it was tired. " * 50])
        def opened():
            return AutoModel.from_pretrained(folder / "model", attn_implementation="eager").eval()

        # Exporting leaves a model without its mask, so that it is another one that is timed.
        graph = exported(opened(), folder / "model.onnx")
        model = opened()
        ours = Party("ours", asked.program)
        ours.say("open", folder / "model")
        peak = float(ours.say("peak")[0])
        print(f"load {os.getloadavg()[0]:.1f}, multiply-adds of one core at most {peak} GFLOP/s")
        check(ours, model, session(graph, 1), folder)
        for threads in asked.threads:
            torch.set_num_threads(threads)
            ours.say("threads", threads)
            rows = Rows(asked.rounds, threads, asked.only, 1e9 * peak)
            forward_rows(rows, ours, model, session(graph, threads))
            edit_rows(rows, ours, model)
            block_row(rows, ours)
            softmax_row(rows, ours)
        if not asked.only or "memory" in asked.only:
            memory_row(asked.program, folder / "model")


main()
