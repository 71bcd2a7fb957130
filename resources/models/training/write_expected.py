"""Writes what transformers computes with the primer models, for the tests: attentions and the last logits of a text or two.

    python write_expected.py FOLDER [FOLDER-OF-MODELS]

Names and shapes are those of `attentionscope attend`; everything is float32, the float16 weights widened.
"""

import json
import pathlib
import sys

import torch
from safetensors.torch import save_file
from transformers import AutoTokenizer, BertForMaskedLM, GPT2LMHeadModel, MarianMTModel, ViTForImageClassification

import pictures
from training_paths import MODELS

TOLERANCE = dict(attentions=1e-5, hidden_states=1e-4, logits=1e-3)
TEXTS = {
    "primer-decoder": (GPT2LMHeadModel, {"short": "The dogs near the cat are sleeping.", "names": "Zorbel Takimo met Fenari Lusk. Fenari Lusk thanked Zorbel Takimo."}),
    "primer-encoder": (BertForMaskedLM, {"short": "The cat sat on the mat because it was tired.", "brackets": "Tom (my friend [the tall one]) bought a ring."}),
    "primer-translator": (MarianMTModel, {"short": "The cat sat on the mat because it was tired."}),
}
PICTURES = {"primer-vision": (ViTForImageClassification, {"colour": "odd-by-colour", "kinds": "three-kinds"})}


def of_one_text(model, tokenizer, text):
    """One sequence: the decoder's and the encoder's tensors."""
    inputs = dict(input_ids=tokenizer(text, return_tensors="pt")["input_ids"])
    out = model(**inputs, output_attentions=True)
    return dict(inputs, attentions=torch.stack(out.attentions), logits_last=out.logits[:, -1])


def of_a_pair(model, tokenizer, text):
    """An encoder-decoder on what it translates greedily."""
    ids = tokenizer(text, return_tensors="pt")["input_ids"]
    target = model.generate(input_ids=ids, num_beams=1, do_sample=False, max_new_tokens=40)[:, :-1]
    out = model(input_ids=ids, decoder_input_ids=target, output_attentions=True)
    return dict(input_ids=ids, decoder_input_ids=target, encoder_attentions=torch.stack(out.encoder_attentions),
                decoder_attentions=torch.stack(out.decoder_attentions), cross_attentions=torch.stack(out.cross_attentions),
                logits_last=out.logits[:, -1])


def of_one_picture(model, name):
    """As the model takes it: one of the samples of `pictures.py`."""
    pixels = torch.from_numpy(pictures.paint(pictures.laid_out(pictures.SAMPLES[name]))).permute(2, 0, 1)[None].float() / 127.5 - 1
    out = model.vit(pixel_values=pixels, output_attentions=True)
    return dict(pixel_values=pixels, attentions=torch.stack(out.attentions), last_hidden_state=out.last_hidden_state)


def write(folder, name, texts, tensors):
    out = folder / name
    out.mkdir(parents=True, exist_ok=True)
    save_file(tensors, out / "expected.safetensors")
    (out / "expected.safetensors").chmod(0o644)
    (out / "expected.json").write_text(json.dumps(dict(model=name, texts=texts, tolerance=TOLERANCE), indent=1) + "\n")
    print(name, (out / "expected.safetensors").stat().st_size, *sorted(tensors))


@torch.no_grad()
def main():
    folder = pathlib.Path(sys.argv[1])
    models = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else MODELS
    for name, (kind, texts) in TEXTS.items():
        model = kind.from_pretrained(models / name, attn_implementation="eager", dtype=torch.float32).eval()
        tokenizer = AutoTokenizer.from_pretrained(models / name)
        compute = of_a_pair if kind is MarianMTModel else of_one_text
        tensors = {f"{label}.{tensor}": value.contiguous() for label, text in texts.items()
                   for tensor, value in compute(model, tokenizer, text).items()}
        write(folder, name, texts, tensors)
    for name, (kind, shown) in PICTURES.items():
        model = kind.from_pretrained(models / name, attn_implementation="eager", dtype=torch.float32).eval()
        write(folder, name, shown, {f"{label}.{tensor}": value.contiguous() for label, picture in shown.items()
                                    for tensor, value in of_one_picture(model, picture).items()})


if __name__ == "__main__":
    main()
