#!/usr/bin/env python3
"""Makes expected.json: what knocking out each head changes, by hooks in transformers.

    python3 make.py          in a Python that has torch and transformers 5

Of each model beside this folder: a text, reference texts, and an answer at one place. A hook in front of the output
projection puts something else in the place of one head's output: zero, its mean over the text, its mean over all tokens of
the reference texts, or, for each reference text that is long enough, its output at the same places of that text. What is
kept is the change of the answer's log-probability, in nats, [L][H] of each; the same of what each layer's feed-forward layer
adds, [L]; and of three heads together, by zero and by their means over the reference. "next" has the logarithms of the
probabilities of the text's tokens, each after those before it. Computed in float32, with eager attention.
"""
import json
import os
import sys

import torch
import transformers

HERE = os.path.dirname(os.path.abspath(__file__))
MODELS = os.path.join(os.path.dirname(HERE), "models")
TEXT = "The keeper looks at the sea."
TARGET = "Die Katze sitzt auf der Matte."
REFERENCE = ["The cat sat on the mat because it was tired and the mat was soft.",
             "A man reads a book to his three sons on a ship at night.", "Rain falls."]
TARGETS = ["Das ist ein Hund und das ist eine Katze in einem Haus.", "Ein Mann liest ein Buch auf einem Schiff bei Nacht.",
           "Regen."]
# Folder, kind of model, where its layers are, the projection in each whose input are the heads' outputs, and the module whose
# output is what the feed-forward layer adds.
KINDS = {
    "gpt2_fp16": ("causal", "transformer.h", "attn.c_proj", "mlp"),
    "llama_bf16": ("causal", "model.layers", "self_attn.o_proj", "mlp"),
    "llama4": ("causal", "model.layers", "self_attn.o_proj", "feed_forward"),
    "deepseek_v3": ("causal", "model.layers", "self_attn.o_proj", "mlp"),
    "gpt_oss": ("causal", "model.layers", "self_attn.o_proj", "mlp"),
    "bert": ("masked", "bert.encoder.layer", "attention.output.dense", "output.dense"),
    "marian": ("translation", "model.decoder.layers", "encoder_attn.out_proj", "fc2"),
}


def part(module, path):
    for name in path.split("."):
        module = getattr(module, name)
    return module


class Hooked:
    """A model whose heads' outputs can be read and replaced."""

    def __init__(self, name):
        kind, layers, projection, fed = KINDS[name]
        make = {"causal": transformers.AutoModelForCausalLM, "masked": transformers.AutoModelForMaskedLM,
                "translation": transformers.AutoModelForSeq2SeqLM}[kind]
        folder = os.path.join(MODELS, name)
        self.kind = kind
        self.tokenizer = transformers.AutoTokenizer.from_pretrained(folder)
        self.model = make.from_pretrained(folder, dtype=torch.float32, attn_implementation="eager").eval()
        self.projections = [part(each, projection) for each in part(self.model, layers)]
        self.fed = [part(each, fed) for each in part(self.model, layers)]
        config = self.model.config
        self.heads = getattr(config, "decoder_attention_heads", None) or config.num_attention_heads

    def inputs(self, text, target):
        ids = torch.tensor([self.tokenizer(text).input_ids])
        if self.kind != "translation":
            return {"input_ids": ids}
        labels = self.tokenizer(text_target=target).input_ids
        start = self.model.config.decoder_start_token_id
        return {"input_ids": ids, "decoder_input_ids": torch.tensor([[start, *labels[:-1]]])}

    def run(self, inputs, replace=None, replace_fed=None):
        """Logits, each layer's heads' outputs [T, H, d], and what its feed-forward layer adds [T, d]."""
        seen, seen_fed = {}, {}

        def hook(layer):
            def change(_, given):
                joined = given[0].reshape(given[0].shape[-2], self.heads, -1).clone()
                seen[layer] = joined.clone()
                if replace is not None:
                    replace(layer, joined)
                return (joined.reshape(given[0].shape),)
            return change

        def hook_fed(layer):
            def change(_, given, output):
                added = output[0] if isinstance(output, tuple) else output
                seen_fed[layer] = added.reshape(-1, added.shape[-1]).clone()
                if replace_fed is None:
                    return None
                fresh = replace_fed(layer, seen_fed[layer])
                fresh = added if fresh is None else fresh.reshape(added.shape)
                return (fresh, *output[1:]) if isinstance(output, tuple) else fresh
            return change
        handles = [each.register_forward_pre_hook(hook(layer)) for layer, each in enumerate(self.projections)]
        handles += [each.register_forward_hook(hook_fed(layer)) for layer, each in enumerate(self.fed)]
        try:
            with torch.no_grad():
                logits = self.model(**inputs).logits[0]
            layers = range(len(self.projections))
            return logits, [seen[layer] for layer in layers], [seen_fed[layer] for layer in layers]
        finally:
            for handle in handles:
                handle.remove()


def rounded(number):
    return float(f"{number:.7g}")


def expected(name):
    hooked = Hooked(name)
    inputs = hooked.inputs(TEXT, TARGET)
    asked = inputs.get("decoder_input_ids", inputs["input_ids"])
    if hooked.kind == "masked":
        inputs["input_ids"][0, 3] = hooked.tokenizer.mask_token_id
    position = 3 if hooked.kind == "masked" else asked.shape[1] - 1
    logits, own, own_fed = hooked.run(inputs)
    answer = int(logits[position].argmax())

    def said(replace, replace_fed=None):
        return float(torch.log_softmax(hooked.run(inputs, replace, replace_fed)[0][position].double(), -1)[answer])

    before = said(None)
    passes = [hooked.run(hooked.inputs(text, target)) for text, target in zip(REFERENCE, TARGETS)]
    references, fed = [each[1] for each in passes], [each[2] for each in passes]
    layers, heads = len(own), own[0].shape[1]
    means = [torch.cat([each[layer] for each in references]).mean(0) for layer in range(layers)]
    length = asked.shape[1]

    def table(value):
        def of(layer, head):
            def replace(at, joined):
                if at == layer:
                    joined[:, head] = value(layer, head)
            return rounded(said(replace) - before)
        return [[of(layer, head) for head in range(heads)] for layer in range(layers)]

    def layers_of(value):
        def of(layer):
            def replace(at, added):
                return value(layer).expand(added.shape) if at == layer else None
            return rounded(said(None, replace) - before)
        return [of(layer) for layer in range(layers)]

    resampled = [table(lambda layer, head, each=each: each[layer][:length, head]) for each in references
                 if len(each[0]) >= length]
    picked = [(0, 0), (1, heads - 1), (layers - 1, 0)]

    def together(value):
        def replace(at, joined):
            for layer, head in picked:
                if at == layer:
                    joined[:, head] = value(layer, head)
        return rounded(said(replace) - before)
    return {"model": name, "kind": hooked.kind, "input_ids": inputs["input_ids"][0].tolist(),
            "decoder_input_ids": inputs.get("decoder_input_ids", [torch.tensor([])])[0].tolist(),
            "position": position, "answer": answer, "before": rounded(before),
            "next": [] if hooked.kind == "masked" else [
                rounded(float(torch.log_softmax(logits[at].double(), -1)[asked[0, at + 1]])) for at in range(length - 1)],
            "zero": table(lambda layer, head: 0), "mean": table(lambda layer, head: own[layer][:, head].mean(0)),
            "reference": table(lambda layer, head: means[layer][head]), "resampled": resampled,
            "feed_forward": {"zero": layers_of(lambda layer: torch.zeros(1)),
                             "mean": layers_of(lambda layer: own_fed[layer].mean(0)),
                             "reference": layers_of(lambda layer: torch.cat([each[layer] for each in fed]).mean(0)),
                             "resampled": [layers_of(lambda layer, each=each: each[layer][:length]) for each in fed
                                           if len(each[0]) >= length]},
            "heads": picked, "together": {"zero": together(lambda layer, head: 0),
                                          "reference": together(lambda layer, head: means[layer][head])}}


def main():
    torch.manual_seed(0)
    cases = [expected(name) for name in KINDS]
    for case in cases:
        print(case["model"], case["before"], len(case["resampled"]), "texts are long enough", file=sys.stderr)
    with open(os.path.join(HERE, "expected.json"), "w", encoding="utf-8") as file:
        json.dump({"text": TEXT, "target": TARGET, "reference": REFERENCE, "targets": TARGETS, "cases": cases}, file)
        file.write("\n")


if __name__ == "__main__":
    main()
