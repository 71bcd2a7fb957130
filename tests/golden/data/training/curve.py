"""Trains in PyTorch from the first weights, the batches and the settings of a run, and prints both losses of each step.

usage: python tests/golden/data/training/curve.py RUN.attntrain STEPS    (needs torch, transformers and safetensors)

The run keeps its step 0, from which PyTorch starts, and its batches follow from its seed: they are drawn here as
core/training/training_data.cpp draws them.
"""

import json
import math
import sys

import torch
from safetensors import safe_open
from transformers import GPT2Config, GPT2LMHeadModel

ALL = (1 << 64) - 1


def mixed(seed, counter):
    z = (seed + 0x9E3779B97F4A7C15 * (counter + 1)) & ALL
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & ALL
    z = (z ^ z >> 27) * 0x94D049BB133111EB & ALL
    return z ^ z >> 31


class Draws:
    def __init__(self, seed, stream):
        self.seed, self.count = mixed(seed, stream), 0

    def below(self, count):
        self.count += 1
        return mixed(self.seed, self.count - 1) % count

    def different(self, count, of):
        numbers = list(range(of))
        for i in range(count):
            other = i + self.below(of - i)
            numbers[i], numbers[other] = numbers[other], numbers[i]
        return numbers[:count]


class Data:
    """The batches of the tasks "characters", "words" and "repeated"."""

    def __init__(self, settings, text):
        self.settings, self.length = settings, settings["context"] + 1
        if settings["task"] == "repeated":
            self.symbols = [chr(ord("a") + i) for i in range(26)]
            return
        lines = [line.split() if settings["task"] == "words" else list(line) for line in text.splitlines() if line]
        used = sorted({part for line in lines for part in line}, key=lambda part: part.encode())
        self.symbols = [next(edge for edge in ".|#¶␤" if edge not in used)] + used
        ids = {symbol: index for index, symbol in enumerate(self.symbols)}
        self.lines = [[0] + [ids[part] for part in line] + [0] for i, line in enumerate(lines) if i % 10 != 9]

    def line(self, draws):
        if self.settings["task"] == "repeated":
            most = min(26, self.length // 2)
            least = max(1, most // 3)
            block = least + draws.below(most - least + 1)
            line = draws.different(block, 26)
            return [line[i % block] for i in range(self.length)], block
        line = self.lines[draws.below(len(self.lines))]
        spare = max(0, len(line) - self.length)
        begin = draws.below(spare + 1) if spare else 0
        return line[begin:begin + self.length], 0

    def batch(self, step):
        places, ids, targets = self.length - 1, [], []
        for example in range(self.settings["batch"]):
            line, first = self.line(Draws(mixed(self.settings["seed"], (1 << 32) + step), example))
            ids.append([line[t] if t < len(line) else 0 for t in range(places)])
            targets.append([line[t + 1] if t + 1 < len(line) and t >= first else -1 for t in range(places)])
        return torch.tensor(ids), torch.tensor(targets)


def model_of(settings, vocabulary, numbers):
    d = settings["width"]
    config = GPT2Config(vocab_size=vocabulary, n_positions=settings["context"], n_embd=d, n_layer=settings["layers"],
                        n_head=settings["heads"], n_inner=4 * d if settings["feed_forward"] else 1,
                        activation_function="gelu_new", attn_pdrop=0.0, embd_pdrop=0.0, resid_pdrop=0.0,
                        tie_word_embeddings=settings["tied"], attn_implementation="eager")
    model, at = GPT2LMHeadModel(config).train(), 0
    own = dict(model.named_parameters())
    names = ["transformer.wte.weight"] + ["transformer.wpe.weight"] * settings["positions"]
    for layer in range(settings["layers"]):
        parts = ["ln_1.weight", "ln_1.bias", "attn.c_attn.weight", "attn.c_attn.bias", "attn.c_proj.weight", "attn.c_proj.bias"]
        if settings["feed_forward"]:
            parts += ["ln_2.weight", "ln_2.bias", "mlp.c_fc.weight", "mlp.c_fc.bias", "mlp.c_proj.weight", "mlp.c_proj.bias"]
        names += [f"transformer.h.{layer}.{part}" for part in parts]
    names += ["transformer.ln_f.weight", "transformer.ln_f.bias"] + ["lm_head.weight"] * (not settings["tied"])
    with torch.no_grad():
        for name in names:
            at = (at + 15) // 16 * 16
            own[name].copy_(numbers[at:at + own[name].numel()].reshape(own[name].shape))
            at += own[name].numel()
        for name, parameter in own.items():
            if name not in names:  # what the run has not: nothing is written there, and nothing learned
                parameter.zero_()
                parameter.requires_grad_(False)
    assert at == len(numbers)
    return model


def rate_at(settings, step):
    if step < settings["warm_up"]:
        return settings["learning_rate"] * (step + 1) / settings["warm_up"]
    part = min(1, (step - settings["warm_up"]) / max(1, settings["planned"] - settings["warm_up"]))
    return settings["learning_rate"] * (0.1 + 0.9 * 0.5 * (1 + math.cos(math.pi * part)))


def main():
    path, steps = sys.argv[1], int(sys.argv[2])
    torch.set_num_threads(1)
    with safe_open(path, "pt") as run:
        about = json.loads(run.metadata()["attentionscope.training"])
        text, ours, numbers = run.metadata()["attentionscope.training_text"], run.get_tensor("losses"), run.get_tensor("kept.0")
    settings = about["settings"]
    data = Data(settings, text)
    model = model_of(settings, len(data.symbols), numbers)
    learned = [parameter for parameter in model.parameters() if parameter.requires_grad]
    groups = [{"params": [p for p in learned if p.dim() > 1], "weight_decay": settings["weight_decay"]},
              {"params": [p for p in learned if p.dim() == 1], "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, lr=1, betas=(0.9, settings["second_moment"]), eps=1e-8)
    largest = {}
    print("step,ours,pytorch")
    for step in range(min(steps, len(ours))):
        ids, targets = data.batch(step)
        logits = model(ids).logits
        loss = torch.nn.functional.cross_entropy(logits.reshape(-1, logits.shape[-1]), targets.reshape(-1), ignore_index=-1)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(learned, 1.0)
        for group in optimizer.param_groups:
            group["lr"] = rate_at(settings, step)
        optimizer.step()
        hundred = step // 100
        largest[hundred] = max(largest.get(hundred, 0), abs(loss.item() - ours[step].item()))
        if step % 50 == 0 or step + 1 == min(steps, len(ours)):
            print(f"{step},{ours[step].item():.6f},{loss.item():.6f}")
    print("largest difference of each hundred steps:", " ".join(f"{each:.2e}" for each in largest.values()), file=sys.stderr)


if __name__ == "__main__":
    main()
