"""The logit lens of transformers: what each hidden state would say through the model's own final norm and language head.

usage: make.py >lens.json     needs torch and transformers; reads the model folders beside this one

For each folder and its text "short": layers + 1 rows of tokens, each with the likeliest token's id, its log-probability
and that of token 10, in float64.
"""
import json
import pathlib

import torch
import transformers

models = pathlib.Path(__file__).parent.parent / "models"


def said(name, meta):
    folder = models / name
    text = meta["texts"]["short"]
    if name == "gpt2_fp16":
        model = transformers.GPT2LMHeadModel.from_pretrained(folder, dtype=torch.float64)
        states = model(torch.tensor([text["ids"]]), output_hidden_states=True).hidden_states
        return [model.lm_head(model.transformer.ln_f(x)) for x in states[:-1]] + [model.lm_head(states[-1])]
    if name == "bert":
        model = transformers.BertForMaskedLM.from_pretrained(folder, dtype=torch.float64)
        states = model(torch.tensor([text["ids"]]), output_hidden_states=True).hidden_states
        return [model.cls(x) for x in states]
    model = transformers.MarianMTModel.from_pretrained(folder, dtype=torch.float64)
    states = model(
        torch.tensor([text["encoder"]["ids"]]),
        decoder_input_ids=torch.tensor([text["decoder_input_ids"]]),
        output_hidden_states=True,
    ).decoder_hidden_states
    return [model.lm_head(x) + model.final_logits_bias for x in states]


def cells(scores):
    logs = torch.log_softmax(scores[0], -1)
    best = logs.max(-1)
    return [[int(i), round(float(p), 7), round(float(q), 7)] for i, p, q in zip(best.indices, best.values, logs[:, 10])]


if __name__ == "__main__":
    result = {}
    with torch.no_grad():
        for name in ("gpt2_fp16", "bert", "marian"):
            meta = json.loads((models / name / "expected.json").read_text())
            result[name] = [cells(scores) for scores in said(name, meta)]
    print(json.dumps(result).replace("]], [[", "]],\n [["))
