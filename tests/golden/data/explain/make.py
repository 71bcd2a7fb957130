#!/usr/bin/env python3
"""Writes patches.json: what transformers answers with one row, head or pattern of another text put in by hooks.

usage: make.py            needs a Python with torch and transformers; the model is ../models/gpt2_fp16, in float32

Residual: a pre-hook of a block puts row p of A's input in. Head: a pre-hook of c_proj puts the head's slice in, at one row
or all. Pattern: the eager attention function is wrapped, so that one head's softmaxed rows are A's. Path: the head's slice of
A goes through c_proj by itself, and what differs is added to the receiver's layer norm's input for one of q, k, v alone.
"""

import json
from pathlib import Path

import torch
from transformers import GPT2LMHeadModel
from transformers.models.gpt2 import modeling_gpt2

HERE = Path(__file__).resolve().parent
COUNT = 9
ANSWER, AGAINST = 77, 200


def ids(first):
    """As tests/core/explain/patched_passes.cpp has them."""
    return torch.tensor([[10 + (first + 37 * i) % 380 for i in range(COUNT)]])


class Hooked:
    """GPT-2, with what one pass computed kept, and passes with parts of it put in."""

    def __init__(self):
        self.model = GPT2LMHeadModel.from_pretrained(HERE.parent / "models/gpt2_fp16", attn_implementation="eager",
                                                     dtype=torch.float32).eval()
        self.config = self.model.config
        self.width = self.config.n_embd // self.config.n_head
        self.blocks = self.model.transformer.h

    def answer(self, tokens):
        with torch.no_grad():
            logits = self.model(tokens).logits[0, -1].double()
        return float(logits[ANSWER] - logits[AGAINST])

    def kept(self, tokens):
        """[layers] of: block's input [T, d], c_proj's input [T, d]; attentions [H, T, T]."""
        inputs, contexts, handles = {}, {}, []
        for i, block in enumerate(self.blocks):
            handles.append(block.register_forward_pre_hook(lambda _, args, i=i: inputs.update({i: args[0][0].clone()})))
            handles.append(block.attn.c_proj.register_forward_pre_hook(
                lambda _, args, i=i: contexts.update({i: args[0][0].clone()})))
        with torch.no_grad():
            attentions = self.model(tokens, output_attentions=True).attentions
        for handle in handles:
            handle.remove()
        return inputs, contexts, [each[0] for each in attentions]

    def slice(self, head):
        return slice(head * self.width, (head + 1) * self.width)

    def with_residual(self, tokens, layer, row, vector):
        def put(_, args):
            x = args[0].clone()
            x[0, row] = vector
            return (x, *args[1:])
        return self.with_hook(tokens, self.blocks[layer], put)

    def with_head(self, tokens, layer, head, rows, context):
        def put(_, args):
            x = args[0].clone()
            x[0, rows, self.slice(head)] = context[rows, self.slice(head)]
            return (x,)
        return self.with_hook(tokens, self.blocks[layer].attn.c_proj, put)

    def with_hook(self, tokens, module, put):
        handle = module.register_forward_pre_hook(put)
        try:
            return self.answer(tokens)
        finally:
            handle.remove()

    def with_pattern(self, tokens, layer, head, weights):
        eager = modeling_gpt2.eager_attention_forward

        def put(module, query, key, value, mask, **options):
            output, pattern = eager(module, query, key, value, mask, **options)
            if module.layer_idx == layer:
                output = output.clone()
                output[0, :, head] = weights[head] @ value[0, head]
            return output, pattern
        modeling_gpt2.eager_attention_forward = put
        try:
            return self.answer(tokens)
        finally:
            modeling_gpt2.eager_attention_forward = eager

    def with_path(self, tokens, sender, receiver, which, own, theirs):
        """Everything between is held, so what arrives is the receiver's input and what the sender writes more."""
        inputs, contexts, _ = own
        difference = torch.zeros_like(contexts[sender[0]])
        difference[:, self.slice(sender[1])] = (theirs[1][sender[0]] - contexts[sender[0]])[:, self.slice(sender[1])]
        written = difference @ self.blocks[sender[0]].attn.c_proj.weight
        if receiver is None:
            with torch.no_grad():
                last = self.blocks[-1](self.end_input(tokens))
                last = (last[0] if isinstance(last, tuple) else last)[0] + written
                logits = self.model.lm_head(self.model.transformer.ln_f(last))[-1].double()
            return float(logits[ANSWER] - logits[AGAINST])
        block = self.blocks[receiver[0]]
        with torch.no_grad():
            arrived = block.attn.c_attn(block.ln_1(inputs[receiver[0]] + written))

        def put(_, __, output):
            output = output.clone()
            for part, name in enumerate("qkv"):
                if name in which:
                    columns = slice(part * self.config.n_embd + receiver[1] * self.width,
                                    part * self.config.n_embd + (receiver[1] + 1) * self.width)
                    output[0, :, columns] = arrived[:, columns]
            return output
        handle = block.attn.c_attn.register_forward_hook(put)
        try:
            return self.answer(tokens)
        finally:
            handle.remove()

    def end_input(self, tokens):
        """What enters the last block, [1, T, d]."""
        return self.kept(tokens)[0][len(self.blocks) - 1][None]


def main():
    torch.manual_seed(0)
    torch.set_num_threads(1)
    hooked, a, b = Hooked(), ids(3), ids(120)
    theirs, own = hooked.kept(a), hooked.kept(b)
    layers, heads, everything = range(hooked.config.n_layer), range(hooked.config.n_head), list(range(COUNT))
    result = {
        "answer": ANSWER, "against": AGAINST, "source": hooked.answer(a), "unpatched": hooked.answer(b),
        "residual": [[hooked.with_residual(b, l, p, theirs[0][l][p]) for p in everything] for l in layers],
        "head": [[hooked.with_head(b, l, h, everything, theirs[1][l]) for h in heads] for l in layers],
        "head 3 by position": [[hooked.with_head(b, l, 2, [p], theirs[1][l]) for p in everything] for l in layers],
        "pattern": [[hooked.with_pattern(b, l, h, theirs[2][l]) for h in heads] for l in layers],
    }
    for which in ("q", "k", "v", "qkv"):
        result[f"path to 3.2.{which}"] = [[hooked.with_path(b, (l, h), (2, 1), which, own, theirs) for h in heads]
                                          for l in (0, 1)]
    result["path to logits"] = [[hooked.with_path(b, (l, h), None, "", own, theirs) for h in heads] for l in layers]
    text = json.dumps(result).replace("[[", "[\n  [").replace("], [", "],\n  [").replace("]], ", "]],\n ")
    (HERE / "patches.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
