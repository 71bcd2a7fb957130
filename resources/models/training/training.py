"""What the three training scripts share: seeds, optimizers, the schedule, checkpoints and the record of a run."""

import argparse
import copy
import json
import math
import os
import pathlib
import shutil
import time

import torch

from training_paths import HERE, MODELS


# Close together where much is learned; the last one is kept as well.
FILM_STEPS = (0, 50, 100, 200, 300, 400, 500, 600, 800, 1000, 1400)


def arguments(name, minutes, rate, tokens, **more):
    parser = argparse.ArgumentParser(description=f"Trains {name}; run again to go on from its last checkpoint.")
    parser.add_argument("--out", type=pathlib.Path, default=MODELS / name)
    parser.add_argument("--minutes", type=float, default=minutes, help="of processor time; the rate falls to nothing at the end")
    parser.add_argument("--rate", type=float, default=rate)
    parser.add_argument("--tokens", type=int, default=tokens, help="in a batch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--film", type=pathlib.Path, help="keep the weights of the steps in FILM_STEPS there, a folder each")
    for option, value in more.items():
        parser.add_argument("--" + option, type=type(value), default=value)
    found = parser.parse_args()
    torch.manual_seed(found.seed)
    torch.set_num_threads(found.threads)
    return found


class Training:
    """Muon for the matrices of the layers, AdamW for everything else; the rate rises for 2 % and falls along a cosine.

    Muon: K. Jordan et al. 2024, as torch.optim.Muon has it. AdamW: I. Loshchilov, F. Hutter, ICLR 2019.
    """

    def __init__(self, model, options, decay):
        self.model, self.options = model, options
        inner = [p for name, p in model.named_parameters() if p.dim() == 2 and "emb" not in name and "wte" not in name
                 and "wpe" not in name and "classifier" not in name and "lm_head" not in name and "decoder.weight" not in name]
        chosen = {id(p) for p in inner}
        rest = [p for p in model.parameters() if id(p) not in chosen]
        self.optimizers = [torch.optim.Muon(inner, lr=options.rate, weight_decay=decay, adjust_lr_fn="match_rms_adamw"),
                           torch.optim.AdamW([dict(params=[p for p in rest if p.dim() > 1], weight_decay=decay),
                                              dict(params=[p for p in rest if p.dim() < 2], weight_decay=0.0)],
                                             lr=options.rate, betas=(0.9, 0.98), fused=True)]
        self.started, self.before, self.step, self.log, self.average = time.process_time(), 0.0, 0, [], None
        self.checkpoint = options.out.with_suffix(".checkpoint.pt")
        if self.checkpoint.exists():
            self.resume()
        elif options.film:
            self.save_frame()

    def seconds(self):
        """Of processor time, so that what else runs on the machine changes nothing."""
        return self.before + time.process_time() - self.started

    def progress(self):
        return self.seconds() / (60 * self.options.minutes)

    def learn(self, loss, **shown):
        rate = self.options.rate * min(1, self.progress() / 0.02) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(1, self.progress()))))
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        for optimizer in self.optimizers:
            for group in optimizer.param_groups:
                group["lr"] = rate
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
        self.step += 1
        values = [float(loss.detach()), *map(float, shown.values())]
        self.average = values if self.average is None else [0.98 * a + 0.02 * v for a, v in zip(self.average, values)]
        if self.step % 100 == 0:
            self.log.append([self.step, round(self.seconds()), *(round(a, 4) for a in self.average)])
            print(self.step, f"{self.seconds():.0f} s", *(f"{name} {a:.3f}" for name, a in zip(["loss", *shown], self.average)), flush=True)
        if self.options.film and self.step in FILM_STEPS:
            self.save_frame()
        if self.step % 1000 == 0:
            self.save_checkpoint()
        return self.progress() < 1

    def save_frame(self):
        """The model as it is now, with the tokenizer, as a folder that opens like the finished one."""
        folder = self.options.film / f"step-{self.step}"
        copy.deepcopy(self.model).eval().half().save_pretrained(folder)
        for file in self.options.out.glob("tokenizer*"):
            shutil.copyfile(file, folder / file.name)

    def save_checkpoint(self):
        part = self.checkpoint.with_suffix(".part")
        torch.save(dict(model=self.model.state_dict(), optimizers=[o.state_dict() for o in self.optimizers], step=self.step,
                        seconds=self.seconds(), log=self.log, average=self.average), part)
        os.replace(part, self.checkpoint)

    def resume(self):
        kept = torch.load(self.checkpoint, weights_only=True)
        self.model.load_state_dict(kept["model"])
        for optimizer, state in zip(self.optimizers, kept["optimizers"]):
            optimizer.load_state_dict(state)
        self.step, self.before, self.log, self.average = kept["step"], kept["seconds"], kept["log"], kept["average"]
        print("goes on from step", self.step, flush=True)

    def finish(self, **facts):
        """Writes the folder in float16, and what the card tells of the run."""
        out = self.options.out
        if self.options.film:
            self.save_frame()
        self.model.eval().half().save_pretrained(out)
        for file in out.iterdir():
            file.chmod(0o644)
        every = max(1, len(self.log) // 12)
        record = dict(steps=self.step, seconds=round(self.seconds()), parameters=sum(p.numel() for p in self.model.parameters()),
                      arguments={name: value for name, value in vars(self.options).items() if name not in ("out", "film")},
                      log=[line for index, line in enumerate(self.log) if index % every == 0 or line is self.log[-1]], **facts)
        (out / "training.json").write_text(json.dumps(record, indent=1) + "\n")
        self.checkpoint.unlink(missing_ok=True)
