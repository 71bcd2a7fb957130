#!/usr/bin/env python3
"""The induction circuit of a small GPT, found and proved from Python, beside the command line and transformers.

usage: ATTENTIONSCOPE=PROGRAM circuit.py [--rounds N] [--threads N]     needs a Python with torch and transformers

The model is primer-decoder, which comes with the program. The circuit: one head writes into each token which token came before it;
a later head looks for its own token in what the first wrote, and copies what came next (Olsson et al., 2022). Each step prints what
it found; where PyTorch can say the same by a hook on its own pass, what that says stands beside it. Then the same numbers by the
command line, compared to the bit, and by transformers, with the largest difference; and what each call takes, in alternation, the
median of the rounds.
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
import torch
import transformers

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "resources/python"))
import attentionscope  # noqa: E402
from attentionscope._model import _tensors  # noqa: E402

FOLDER = ROOT / "resources/models/primer-decoder"
TEXT = "Zanik met the queen. The queen thanked Z"
ANSWER = "an"
PROGRAM = os.environ["ATTENTIONSCOPE"]


def command(*words):
    return subprocess.run([PROGRAM, *map(str, words)], check=True, capture_output=True, text=True).stdout


class PyTorch:
    """The same model in transformers, whose heads are switched off by a hook."""

    def __init__(self):
        self.model = transformers.AutoModelForCausalLM.from_pretrained(FOLDER, dtype=torch.float32, attn_implementation="eager").eval()
        self.width = self.model.config.n_embd // self.model.config.n_head

    def ids(self, tokens):
        return torch.tensor([[token.id for token in tokens]])

    def outputs(self, ids, off=None):
        def silence(_, inputs):
            states = inputs[0].clone()
            states[..., (off[1] - 1) * self.width:off[1] * self.width] = 0
            return (states,)

        hook = None if off is None else self.model.transformer.h[off[0] - 1].attn.c_proj.register_forward_pre_hook(silence)
        try:
            with torch.no_grad():
                return self.model(ids, output_attentions=True)
        finally:
            if hook is not None:
                hook.remove()

    def log_probability(self, ids, answer, off=None):
        return float(torch.log_softmax(self.outputs(ids, off).logits[0, -1].double(), -1)[answer])

    def attentions(self, ids, off=None):
        return np.stack([each.numpy() for each in self.outputs(ids, off).attentions])


def knocked_out(torch_model, ids, answer):
    before = torch_model.log_probability(ids, answer)
    config = torch_model.model.config
    return np.array([[torch_model.log_probability(ids, answer, (layer + 1, head + 1)) - before
                      for head in range(config.n_head)] for layer in range(config.n_layer)])


def circuit(model, peer):
    tokens = model.tokens(TEXT)
    ids = peer.ids(tokens)
    answer = next(token.id for token in model.tokens(TEXT + ANSWER)[len(tokens):])
    pieces = [token.piece for token in tokens]
    print(f"“{TEXT}”, {len(tokens)} tokens: {' '.join(pieces)}")
    print(f"the model says “{ANSWER}” with probability {np.exp(peer.log_probability(ids, answer)):.3f}\n")

    print("1. Heads that continue a random sequence which is repeated")
    copying = model.analyze(TEXT, options=["--induction", "8"]).largest("induction", 3)
    for layer, head, score in copying:
        print(f"   {layer}.{head}  {score:.2f}")

    print("2. What the answer rests on: each head switched off, in nats (PyTorch's hook beside it)")
    table = model.knock_out(TEXT, answer=ANSWER)
    ours, theirs = table["knock_out"], knocked_out(peer, ids, answer)
    for place in np.argsort(ours, axis=None)[:4]:
        layer, head = divmod(int(place), ours.shape[1])
        print(f"   {layer + 1}.{head + 1}  {ours[layer, head]:+.4f}  ({theirs[layer, head]:+.4f})")
    copier = min(((layer, head) for layer, head, score in copying if score > 0.5), key=lambda at: ours[at[0] - 1, at[1] - 1])

    layer, head = copier
    weights = model.attend(TEXT).attentions[layer - 1, 0, head - 1, -1]
    key = int(weights.argmax())
    print(f"3. Where {layer}.{head} looks from the last “{pieces[-1]}”: “{pieces[key]}” at {key + 1}, weight {weights[key]:.3f}, "
          f"behind the first “{pieces[key - 1]}”")

    print("4. Who wrote that key, looked at through the feed-forward layers between")
    account = model.explain(TEXT, layer=layer, head=head, query=len(tokens), key=key + 1)
    through = model.explain(TEXT, layer=layer, head=head, query=len(tokens), key=key + 1, options=["--through", "1"])
    for name, each in (("written", account), ("read by feed-forward 1", through)):
        parts = sorted(each.data["key"], key=lambda part: -abs(part["value"]))[:3]
        print(f"   {name}: " + ", ".join(f"{part['value']:+.2f} {part['part']}" for part in parts))
    heads = [part for part in through.data["key"] if part["part"].startswith("head")]
    writing = tuple(int(number) for number in max(heads, key=lambda part: part["value"])["part"].split()[1].split("."))
    share = model.attend(TEXT).attentions[writing[0] - 1, 0, writing[1] - 1, key, key - 1]
    print(f"   {writing[0]}.{writing[1]} puts {share:.3f} of its weight there on the token before")

    print(f"5. Without {writing[0]}.{writing[1]} (PyTorch's hook beside it)")
    without = model.attend(TEXT, off=[writing]).attentions[layer - 1, 0, head - 1, -1, key]
    print(f"   {layer}.{head} gives “{pieces[key]}” {without:.4f} ({peer.attentions(ids, writing)[layer - 1, 0, head - 1, -1, key]:.4f}), "
          f"and the answer changes by {ours[writing[0] - 1, writing[1] - 1]:+.4f} nats "
          f"({theirs[writing[0] - 1, writing[1] - 1]:+.4f})")


def equality(model, peer):
    """(what, largest difference from the command line, from PyTorch)"""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "a.safetensors"
        command("attend", "--model", FOLDER, "--text", TEXT, "--logits", "--out", file)
        alone = _tensors(file.read_bytes())[0]
    ours = model.attend(TEXT, logits=True)
    ids = peer.ids(model.tokens(TEXT))
    with torch.no_grad():
        logits = peer.model(ids).logits.numpy()
    rows.append(("attend: weights", np.abs(ours.attentions - alone["attentions"]).max(), np.abs(ours.attentions - peer.attentions(ids)).max()))
    rows.append(("attend: logits", np.abs(ours.logits - alone["logits"]).max(), np.abs(ours.logits - logits).max()))
    printed = json.loads(command("analyze", "--model", FOLDER, "--text", TEXT, "--knock-out", "--answer", ANSWER, "--json"))
    table = model.knock_out(TEXT, answer=ANSWER)["knock_out"]
    there = np.array([row["knock_out"] for row in printed["heads"]]).reshape(table.shape)
    answer = model.tokens(TEXT + ANSWER)[-1].id
    rows.append(("knock_out, 24 heads", np.abs(table - there).max(), np.abs(table - knocked_out(peer, ids, answer)).max()))
    return rows


def times(model, peer, rounds):
    """(what, by Python, by the command line, by transformers), seconds"""
    ids = peer.ids(model.tokens(TEXT))
    answer = model.tokens(TEXT + ANSWER)[-1].id
    work = [
        ("attend", lambda: model.attend(TEXT), None, lambda: peer.attentions(ids)),
        ("knock_out, 24 heads", lambda: model.knock_out(TEXT, answer=ANSWER),
         lambda: command("analyze", "--model", FOLDER, "--text", TEXT, "--knock-out", "--answer", ANSWER, "--json"),
         lambda: knocked_out(peer, ids, answer)),
        ("explain", lambda: model.explain(TEXT, layer=2, head=4, query=len(ids[0]), key=2),
         lambda: command("explain", "--model", FOLDER, "--text", TEXT, "--layer", 2, "--head", 4, "--query", len(ids[0]), "--key", 2, "--json"),
         None)]
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "a.safetensors"
        work[0] = (work[0][0], work[0][1],
                   lambda: command("attend", "--model", FOLDER, "--text", TEXT, "--out", out), work[0][3])
        taken = {(name, side): [] for name, *_ in work for side in range(3)}
        for _ in range(rounds):
            for name, *sides in work:
                for side, each in enumerate(sides):
                    if each is None:
                        continue
                    start = time.perf_counter()
                    each()
                    taken[name, side].append(time.perf_counter() - start)
    return [(name, *(statistics.median(taken[name, side]) if taken[name, side] else None for side in range(3))) for name, *_ in work]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--threads", type=int, default=2, help="of PyTorch")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    model, peer = attentionscope.Model(FOLDER), PyTorch()
    circuit(model, peer)
    print("\nlargest difference      command line   transformers")
    for what, alone, theirs in equality(model, peer):
        print(f"{what:24}{alone:12.3g}{theirs:15.3g}")
    print("\nmilliseconds                  Python   command line   transformers")
    for what, *seconds in times(model, peer, arguments.rounds):
        print(f"{what:24}" + "".join(f"{'–' if each is None else f'{1000 * each:.1f}':>13}" for each in seconds))


if __name__ == "__main__":
    main()
