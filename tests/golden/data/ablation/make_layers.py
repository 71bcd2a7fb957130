#!/usr/bin/env python3
"""Makes layers.json: what changes behind a layer's heads do, by hooks in transformers.

    python3 make_layers.py          in a Python that has torch and transformers 5

The models, texts and answers of make.py. Of each layer the change of the answer's log-probability, in nats, when its
feed-forward layer adds -0.5 times what it adds, when the activation of its second neuron is 0 (where it is no mixture of
experts), and when twice a direction is added to every row that leaves the layer: what the last token of the first reference
text has there beyond that of the second. Computed in float32, with eager attention.
"""
import json
import os

import torch
from make import HERE, KINDS, REFERENCE, TARGET, TARGETS, TEXT, Hooked, part, rounded

# The layer, and the projection whose input are the neurons' activations.
LAYERS = {"gpt2_fp16": "mlp.c_proj", "llama_bf16": "mlp.down_proj", "bert": "output.dense", "marian": "fc2"}
FACTOR, NEURON, STEERED = -0.5, 1, 2.0


def first(output):
    return output[0] if isinstance(output, tuple) else output


class Layers(Hooked):
    def __init__(self, name):
        super().__init__(name)
        self.blocks = list(part(self.model, KINDS[name][1]))
        self.neurons = [part(each, LAYERS[name]) for each in self.blocks] if name in LAYERS else []

    def leaving(self, text, target):
        """What the last token has in the stream that leaves each layer."""
        seen = []
        handles = [each.register_forward_hook(lambda _, given, output: seen.append(first(output).reshape(-1, first(output).shape[-1])[-1]))
                   for each in self.blocks]
        with torch.no_grad():
            self.model(**self.inputs(text, target))
        for handle in handles:
            handle.remove()
        return seen

    def said(self, inputs, position, answer, module=None, hook=None, before=False):
        handle = None if module is None else (module.register_forward_pre_hook(hook) if before else module.register_forward_hook(hook))
        with torch.no_grad():
            logits = self.model(**inputs).logits[0]
        if handle is not None:
            handle.remove()
        return float(torch.log_softmax(logits[position].double(), -1)[answer])


def expected(case):
    hooked = Layers(case["model"])
    inputs = hooked.inputs(TEXT, TARGET)
    if hooked.kind == "masked":
        inputs["input_ids"][0, 3] = hooked.tokenizer.mask_token_id
    position, answer, before = case["position"], case["answer"], case["before"]
    plus, minus = (hooked.leaving(text, target) for text, target in zip(REFERENCE[:2], TARGETS[:2]))

    def changed(module, hook, pre=False):
        return rounded(hooked.said(inputs, position, answer, module, hook, pre) - before)

    def with_first(output, fresh):
        return (fresh, *output[1:]) if isinstance(output, tuple) else fresh

    def silent(_, given):
        inner = given[0].clone()
        inner[..., NEURON] = 0
        return (inner,)
    steered = [changed(block, lambda _, given, output, v=STEERED * (plus[at] - minus[at]): with_first(output, first(output) + v))
               for at, block in enumerate(hooked.blocks)]
    scaled = [changed(module, lambda _, given, output: with_first(output, FACTOR * first(output))) for module in hooked.fed]
    return {"model": case["model"], "scaled": scaled, "neuron": [changed(module, silent, True) for module in hooked.neurons],
            "steered": steered}


def main():
    with open(os.path.join(HERE, "expected.json"), encoding="utf-8") as file:
        cases = json.load(file)["cases"]
    with open(os.path.join(HERE, "layers.json"), "w", encoding="utf-8") as file:
        json.dump({"factor": FACTOR, "neuron": NEURON, "steered": STEERED, "cases": [expected(case) for case in cases]}, file)
        file.write("\n")


if __name__ == "__main__":
    main()
