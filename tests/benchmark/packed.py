#!/usr/bin/env python3
"""The pass of a packed model beside llama.cpp's and transformers', in alternation, in ratios.

usage: resources/python/environment tests/benchmark/packed.py build/release/tests/passes MODEL.gguf
           [--llama PYTHON] [--transformers] [--threads 1 2] [--rounds N] [--lengths 16 64 …]

Ours keeps every head's weights. llama.cpp's prompt evaluation returns none, and computes the next token's logits;
transformers is eager, with attentions, on weights unpacked to float32, and without the language head. A ratio is the peer's
time divided by ours, the median over the rounds: above 1 we are quicker. With one thread it is processor time, with more
the time by the clock, and the line says how busy the processors were.

PYTHON is one that has llama-cpp-python 0.3, which is built from its source in some ten minutes:
    python3 -m venv FOLDER && FOLDER/bin/pip install llama-cpp-python
open_gguf.py says where a real model comes from; random_gguf.py makes larger ones.
"""

import argparse
import os
import statistics
import sys
import time
from pathlib import Path

from party import Party

# Each peer reads what passes.cpp reads, and answers so. argv: model
LLAMA = """
import sys, time
from llama_cpp import Llama
model = None
def opened(threads):
    return Llama(sys.argv[1], n_ctx=1024, n_batch=512, n_threads=threads, n_threads_batch=threads, verbose=False)
def ids(count):
    return [i * 7919 % VOCABULARY for i in range(count)]
for line in sys.stdin:
    what, count = line.split()[0], int(line.split()[1])
    if what == "threads":
        model = opened(count)
        print("ok", flush=True)
        continue
    model.reset()
    if what == "append":
        model.eval(ids(count))
    wall, cpu = time.perf_counter(), time.process_time()
    model.eval([11] if what == "append" else ids(count))
    print(time.perf_counter() - wall, time.process_time() - cpu, flush=True)
"""

TRANSFORMERS = """
import os, re, sys, time
import torch
from transformers import AutoModel
torch.set_grad_enabled(False)
folder, file = os.path.split(sys.argv[1])
model = AutoModel.from_pretrained(folder, gguf_file=file, attn_implementation="eager", dtype=torch.float32).eval()
def ids(count):
    return torch.tensor([[i * 7919 % VOCABULARY for i in range(count)]])
for line in sys.stdin:
    what, *rest = line.split()
    if what == "threads":
        torch.set_num_threads(int(rest[0]))
        print("ok", flush=True)
        continue
    if what == "memory":
        print(int(re.search(r"VmHWM:\\s*(\\d+)", open("/proc/self/status").read())[1]) / 1024, flush=True)
        continue
    count = int(rest[0])
    before, now = None, ids(count)
    if what == "append":
        before, now = model(now, use_cache=True).past_key_values, torch.tensor([[11]])
    wall, cpu = time.perf_counter(), time.process_time()
    model(now, past_key_values=before, use_cache=before is not None, output_attentions=True)
    print(time.perf_counter() - wall, time.process_time() - cpu, flush=True)
"""

VOCABULARY = 50000  # of the ids that passes.cpp takes


def compare(parties, threads, rounds, what, count):
    times = {party.name: [] for party in parties}
    for turn in range(1 + rounds):
        for party in parties:
            time.sleep(0.02)
            measured = party.timed(what, count)
            if turn > 0:  # the first is warming up
                times[party.name].append(measured)
    which = 1 if threads == 1 else 0
    ours, *others = parties
    own = [each[which] for each in times[ours.name]]
    busy = "" if threads == 1 else f"  busy {statistics.median(cpu / wall for wall, cpu in times[ours.name]):.2f}x"
    print(f"{what + ' ' + str(count):<12} {threads} thread{'s' if threads > 1 else ' '}  ours "
          f"{1000 * statistics.median(own):8.1f} ms{busy}", end="")
    for other in others:
        theirs = [each[which] for each in times[other.name]]
        ratios = [their / mine for their, mine in zip(theirs, own)]
        print(f"  {other.name} {1000 * statistics.median(theirs):8.1f} ms {statistics.median(ratios):5.2f}x "
              f"({min(ratios):.2f}-{max(ratios):.2f})", end="")
    print(flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    parser.add_argument("model", type=Path)
    parser.add_argument("--llama", type=Path, help="a Python that has llama-cpp-python")
    parser.add_argument("--transformers", action="store_true")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--lengths", type=int, nargs="+", default=[16, 64, 256, 512])
    asked = parser.parse_args()
    os.environ["HF_HUB_OFFLINE"] = "1"
    model = asked.model.resolve()
    ours = Party("ours", asked.program)
    parties = [ours]
    if asked.llama:
        parties.append(Party("llama.cpp", asked.llama, "-c", LLAMA.replace("VOCABULARY", str(VOCABULARY)), model, silent=True))
    if asked.transformers:
        parties.append(Party("transformers", sys.executable, "-c", TRANSFORMERS.replace("VOCABULARY", str(VOCABULARY)),
                             model, silent=True))
    ours.say("open", model)
    print(f"load {os.getloadavg()[0]:.1f}, {model.name}, {model.stat().st_size / 1e6:.0f} MB")
    for threads in asked.threads:
        for party in parties:
            party.say("threads", threads)
        for count in asked.lengths:
            compare(parties, threads, asked.rounds, "forward", count)
        compare(parties, threads, asked.rounds, "append", 64)
    for party in parties:
        if party.name != "llama.cpp":
            print(f"most memory of {party.name}: {float(party.say('memory')[-1]):.0f} MB, mapped files included")


if __name__ == "__main__":
    main()
