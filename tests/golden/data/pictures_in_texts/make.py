#!/usr/bin/env python3
"""Makes smolvlm/, a small model of texts and pictures with random weights, and what transformers makes of a picture in a
text with it.

    python3 make.py          in a Python that has numpy, Pillow 13, safetensors, tokenizers, torch and transformers 5

expected.safetensors holds under `picture.` what the golden sets hold, of ../pictures/house.png as two rows of two tiles;
`cut.NAME` [tiles, 3, side, side] what the processor makes of each picture, and `generated` the ids behind the text.
"""
import json
import os
import shutil

import numpy as np
import torch
from PIL import Image, ImageOps
from safetensors.torch import save_file
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import AutoConfig, SmolVLMForConditionalGeneration
from transformers.models.idefics3.image_processing_pil_idefics3 import Idefics3ImageProcessorPil
from transformers.models.smolvlm.processing_smolvlm import get_image_prompt_string

here = os.path.dirname(os.path.abspath(__file__))
folder = os.path.join(here, "smolvlm")
shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder)
torch.manual_seed(85)

SIDE, PATCH, SCALE = 12, 2, 3
TOKENS = (SIDE // PATCH // SCALE) ** 2
special = ["<|end_of_text|>", "<fake_token_around_image>", "<image>", "<global-img>"]
special += [f"<row_{r}_col_{c}>" for r in (1, 2, 3, 4) for c in (1, 2, 3, 4)]

alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
vocabulary = {piece: i for i, piece in enumerate(alphabet)}
merges = []
for left, right in [("h", "e"), ("Ġ", "i"), ("s", "e"), ("u", "r")]:
    vocabulary[left + right] = len(vocabulary)
    merges.append((left, right))
tokenizer = Tokenizer(models.BPE(vocabulary, merges))
tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
tokenizer.decoder = decoders.ByteLevel()
tokenizer.add_special_tokens(special)
tokenizer.save(os.path.join(folder, "tokenizer.json"))
image_id, end_id = tokenizer.token_to_id("<image>"), tokenizer.token_to_id("<|end_of_text|>")

config = {
    "architectures": ["SmolVLMForConditionalGeneration"],
    "model_type": "smolvlm",
    "image_token_id": image_id,
    "scale_factor": SCALE,
    "tie_word_embeddings": False,
    "text_config": {
        "model_type": "llama", "hidden_size": 16, "intermediate_size": 20, "num_hidden_layers": 2, "num_attention_heads": 4,
        "num_key_value_heads": 2, "head_dim": 4, "vocab_size": tokenizer.get_vocab_size(), "max_position_embeddings": 256,
        "rms_norm_eps": 1e-6, "initializer_range": 0.3, "eos_token_id": end_id, "pad_token_id": end_id,
        "bos_token_id": None,
    },
    "vision_config": {
        "model_type": "smolvlm_vision", "hidden_size": 12, "intermediate_size": 14, "num_hidden_layers": 2,
        "num_attention_heads": 3, "image_size": SIDE, "patch_size": PATCH, "initializer_range": 0.3,
    },
}
json.dump(config, open(os.path.join(folder, "config.json"), "w"), indent=1)
json.dump({"tokenizer_class": "PreTrainedTokenizerFast", "eos_token": "<|end_of_text|>"},
          open(os.path.join(folder, "tokenizer_config.json"), "w"), indent=1)
preprocessing = {
    "image_processor_type": "Idefics3ImageProcessor", "do_image_splitting": True, "size": {"longest_edge": 2 * SIDE},
    "max_image_size": {"longest_edge": SIDE}, "resample": 1, "image_mean": [0.5, 0.5, 0.5], "image_std": [0.5, 0.4, 0.3],
}
json.dump(preprocessing, open(os.path.join(folder, "preprocessor_config.json"), "w"), indent=1)

model = SmolVLMForConditionalGeneration._from_config(AutoConfig.from_pretrained(folder), attn_implementation="eager")
with torch.no_grad():
    for name, parameter in model.named_parameters():
        if parameter.dim() > 1 or name.endswith("bias"):
            parameter.normal_(0, 0.35)
        parameter.copy_(parameter.to(torch.bfloat16).float())
model.eval().float()
state = {name: tensor.to(torch.bfloat16) for name, tensor in model.state_dict().items()}
save_file(state, os.path.join(folder, "model.safetensors"), {"format": "pt"})


def cut(file, **other):
    processor = Idefics3ImageProcessorPil(**{**preprocessing, **other})
    image = ImageOps.exif_transpose(Image.open(os.path.join(here, "../pictures", file))).convert("RGB")
    made = processor(image, return_row_col_info=True, return_tensors="np")
    return torch.tensor(made["pixel_values"][0]), int(made["rows"][0][0]), int(made["cols"][0][0])


tensors, cases = {}, {}
for name, file, other in [
    ("house", "house.png", {}),
    ("tall", "tall.png", {}),
    ("wide", "turned.png", {"size": {"longest_edge": 4 * SIDE}}),
    ("small", "turned.png", {"size": {"longest_edge": SIDE}}),
    ("whole", "house.png", {"do_image_splitting": False}),
    ("unsized", "turned.png", {"do_resize": False}),
]:
    pixels, rows, columns = cut(file, **other)
    tensors[f"cut.{name}"] = pixels.contiguous().float()
    cases[name] = {"file": file, "rows": rows, "columns": columns, "preprocessor": {**preprocessing, **other}}

pixels, rows, columns = cut("house.png")
typed = "User:<image>Where is it?"
text = typed.replace("<image>", get_image_prompt_string(rows, columns, TOKENS, "<fake_token_around_image>", "<image>",
                                                        "<global-img>"))
encoding = tokenizer.encode(text)
ids = torch.tensor([encoding.ids])
with torch.no_grad():
    out = model(input_ids=ids, attention_mask=torch.ones_like(ids), pixel_values=pixels[None].float(),
                output_attentions=True, output_hidden_states=True)
    tower = model.model.vision_model(pixel_values=pixels.float(),
                                     patch_attention_mask=torch.ones(len(pixels), SIDE // PATCH, SIDE // PATCH,
                                                                     dtype=torch.bool), output_attentions=True)
    features = model.model.connector(tower.last_hidden_state).reshape(-1, 16)
    generated = model.generate(input_ids=ids, attention_mask=torch.ones_like(ids), pixel_values=pixels[None].float(),
                               max_new_tokens=6, do_sample=False, pad_token_id=end_id)
tensors.update({
    "picture.input_ids": ids, "picture.attention_mask": torch.ones_like(ids), "picture.pixel_values": pixels[None].float(),
    "picture.attentions": torch.stack(out.attentions), "picture.hidden_states": torch.stack(out.hidden_states),
    "picture.logits": out.logits, "picture.tower_attentions": torch.stack(tower.attentions),
    "picture.image_hidden_states": features,
})
save_file({name: tensor.contiguous() for name, tensor in tensors.items()}, os.path.join(folder, "expected.safetensors"))
json.dump({
    "model": "smolvlm", "model_type": "smolvlm",
    "texts": {"picture": {"text": text, "text_as_typed": typed, "ids": encoding.ids, "tokens": encoding.tokens}},
    "generated": generated[0, ids.shape[1]:].tolist(),
    "cut": cases,
    "tolerance": {"attentions": 1e-5, "hidden_states": 1e-4, "logits": 2e-4, "mixing": 2e-5},
}, open(os.path.join(folder, "expected.json"), "w"), indent=1)
