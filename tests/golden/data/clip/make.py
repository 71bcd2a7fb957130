#!/usr/bin/env python3
"""Writes model/, a tiny CLIP of random weights with both towers, and expected.safetensors, what transformers makes of
pixels and ids.

usage: make.py TOKENIZER_FOLDER     in a Python with transformers, torch and safetensors; writes beside itself. The
tokenizer, its ids and the size of its vocabulary are those of the folder.
"""
import json
import pathlib
import shutil
import sys

import torch
from safetensors.torch import save_file
from transformers import CLIPConfig, CLIPModel, CLIPTextConfig, CLIPVisionConfig

folder = pathlib.Path(__file__).parent
tokenizer = pathlib.Path(sys.argv[1])
torch.manual_seed(7)
given = json.loads((tokenizer / "config.json").read_text())
text = CLIPTextConfig(vocab_size=given["vocab_size"], hidden_size=32, intermediate_size=40, num_hidden_layers=2,
                      num_attention_heads=4, max_position_embeddings=24, hidden_act="quick_gelu",
                      eos_token_id=given["eos_token_id"], bos_token_id=given["bos_token_id"],
                      pad_token_id=given["pad_token_id"])
vision = CLIPVisionConfig(hidden_size=24, intermediate_size=48, num_hidden_layers=3, num_attention_heads=3,
                          image_size=32, patch_size=8, hidden_act="quick_gelu")
config = CLIPConfig(text_config=text.to_dict(), vision_config=vision.to_dict(), projection_dim=16)
model = CLIPModel._from_config(config, attn_implementation="eager").eval()
with torch.no_grad():
    for parameter in model.parameters():
        if parameter.dim() > 0:
            parameter.normal_(0, 0.25)
    model.logit_scale.fill_(2.5)
model.save_pretrained(folder / "model")
for file in ("tokenizer.json", "tokenizer_config.json", "special_tokens_map.json"):
    shutil.copy(tokenizer / file, folder / "model" / file)
pixels = torch.randn(2, 3, 32, 32)
end, start = given["eos_token_id"], given["bos_token_id"]
ids = [[start, 40, 90, 17, 203, end], [start, 11, 60, end], [start, end]]
with torch.no_grad():
    seen = model.get_image_features(pixel_values=pixels).pooler_output
    seen = seen / seen.norm(dim=-1, keepdim=True)
    read = torch.cat([model.get_text_features(input_ids=torch.tensor([one])).pooler_output for one in ids])
    read = read / read.norm(dim=-1, keepdim=True)
    whole = model(input_ids=torch.tensor([ids[0]]), pixel_values=pixels, output_attentions=True)
expected = {"pixel_values": pixels, "pictures": seen, "texts": read, "cosines": seen @ read.T,
            "text_attentions": torch.stack(whole.text_model_output.attentions),
            "picture_attentions": torch.stack(whole.vision_model_output.attentions)}
for number, one in enumerate(ids):
    expected[f"ids.{number}"] = torch.tensor(one)
save_file({name: tensor.contiguous() for name, tensor in expected.items()}, folder / "expected.safetensors")
print(model.logit_scale.exp(), whole.logits_per_image)
