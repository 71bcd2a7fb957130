#!/usr/bin/env python3
"""Makes qwen2_5_vl/ and qwen3_vl/, small models of texts and pictures of any size with random weights, and what
transformers makes of ../pictures/house.png in a text with them.

    python3 make_qwen.py     in a Python that has numpy, Pillow 13, safetensors, tokenizers, torch and transformers 5

expected.safetensors holds under `picture.` what the golden sets hold; expected.json has under `sizes` what the processor
makes of pictures of other shapes, and `generated` the ids behind the text.
"""
import json
import os
import shutil

import torch
from PIL import Image, ImageOps
from safetensors.torch import save_file
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import AutoConfig, AutoModelForImageTextToText
from transformers.models.qwen2_vl.image_processing_pil_qwen2_vl import Qwen2VLImageProcessorPil

here = os.path.dirname(os.path.abspath(__file__))
PATCH, MERGE, WIDTH = 2, 2, 16
special = ["<|endoftext|>", "<|vision_start|>", "<|vision_end|>", "<|image_pad|>", "<|video_pad|>"]
preprocessing = {
    "image_processor_type": "Qwen2VLImageProcessor", "size": {"shortest_edge": 64, "longest_edge": 240}, "patch_size": PATCH,
    "temporal_patch_size": 2, "merge_size": MERGE, "resample": 3, "image_mean": [0.5, 0.5, 0.5], "image_std": [0.5, 0.4, 0.3],
}


def made_tokenizer(folder):
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    vocabulary = {piece: i for i, piece in enumerate(alphabet)}
    merges = []
    for left, right in [("h", "e"), ("Ġ", "i"), ("s", "e")]:
        vocabulary[left + right] = len(vocabulary)
        merges.append((left, right))
    tokenizer = Tokenizer(models.BPE(vocabulary, merges))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.add_special_tokens(special)
    tokenizer.save(os.path.join(folder, "tokenizer.json"))
    return tokenizer


def processed(file, **other):
    processor = Qwen2VLImageProcessorPil(**{**preprocessing, **other})
    image = ImageOps.exif_transpose(Image.open(os.path.join(here, "../pictures", file))).convert("RGB")
    made = processor(image, return_tensors="pt")
    return made["pixel_values"].float(), made["image_grid_thw"]


def make(name, architecture, text_more, vision):
    folder = os.path.join(here, name)
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    torch.manual_seed(85)
    tokenizer = made_tokenizer(folder)
    token = {piece: tokenizer.token_to_id(piece) for piece in special}
    config = {
        "architectures": [architecture], "model_type": name, "image_token_id": token["<|image_pad|>"],
        "video_token_id": token["<|video_pad|>"], "vision_start_token_id": token["<|vision_start|>"],
        "vision_end_token_id": token["<|vision_end|>"], "tie_word_embeddings": False,
        "text_config": {
            "model_type": name + "_text", "hidden_size": WIDTH, "intermediate_size": 20, "num_hidden_layers": 3,
            "num_attention_heads": 2, "num_key_value_heads": 1, "vocab_size": tokenizer.get_vocab_size(),
            "max_position_embeddings": 256, "rms_norm_eps": 1e-6, "eos_token_id": token["<|endoftext|>"],
            "pad_token_id": token["<|endoftext|>"], "bos_token_id": None, **text_more,
        },
        "vision_config": {
            "model_type": name + "_vision", "depth": 3, "hidden_size": 16, "intermediate_size": 20, "num_heads": 2,
            "patch_size": PATCH, "spatial_merge_size": MERGE, "temporal_patch_size": 2, "out_hidden_size": WIDTH, **vision,
        },
    }
    json.dump(config, open(os.path.join(folder, "config.json"), "w"), indent=1)
    json.dump({"tokenizer_class": "PreTrainedTokenizerFast", "eos_token": "<|endoftext|>"},
              open(os.path.join(folder, "tokenizer_config.json"), "w"), indent=1)
    json.dump(preprocessing, open(os.path.join(folder, "preprocessor_config.json"), "w"), indent=1)

    model = AutoModelForImageTextToText.from_config(AutoConfig.from_pretrained(folder), attn_implementation="eager")
    with torch.no_grad():
        for parameter_name, parameter in model.named_parameters():
            if parameter.dim() > 1 or parameter_name.endswith("bias"):
                parameter.normal_(0, 0.3)
            parameter.copy_(parameter.to(torch.bfloat16).float())
    model.eval().float()
    save_file({key: tensor.to(torch.bfloat16).contiguous() for key, tensor in model.state_dict().items()},
              os.path.join(folder, "model.safetensors"), {"format": "pt"})

    pixels, grid = processed("house.png")
    count = int(grid[0].prod()) // MERGE ** 2
    typed = "Look: <image> where is it?"
    text = typed.replace("<image>", "<|vision_start|>" + "<|image_pad|>" * count + "<|vision_end|>")
    encoding = tokenizer.encode(text)
    ids = torch.tensor([encoding.ids])
    kinds = (ids == token["<|image_pad|>"]).long()
    given = dict(input_ids=ids, attention_mask=torch.ones_like(ids), pixel_values=pixels, image_grid_thw=grid,
                 mm_token_type_ids=kinds)
    with torch.no_grad():
        out = model(**given, output_attentions=True, output_hidden_states=True)
        features = model.model.visual(pixels, grid_thw=grid).pooler_output
        generated = model.generate(**given, max_new_tokens=6, do_sample=False, pad_token_id=token["<|endoftext|>"])
    tensors = {
        "picture.input_ids": ids, "picture.attention_mask": torch.ones_like(ids), "picture.pixel_values": pixels,
        "picture.image_grid_thw": grid, "picture.mm_token_type_ids": kinds, "picture.attentions": torch.stack(out.attentions),
        "picture.hidden_states": torch.stack(out.hidden_states), "picture.logits": out.logits,
        "picture.image_hidden_states": features,
    }
    save_file({key: tensor.contiguous() for key, tensor in tensors.items()}, os.path.join(folder, "expected.safetensors"))
    sizes = {}
    for file, other in [("house.png", {}), ("tall.png", {}), ("turned.png", {}), ("house.png", {"size": {
            "shortest_edge": 30000, "longest_edge": 60000}})]:
        sizes[f"{file} {json.dumps(other.get('size', {}))}"] = {
            "file": file, "preprocessor": {**preprocessing, **other}, "grid": processed(file, **other)[1][0].tolist()}
    json.dump({
        "model": name, "model_type": name,
        "texts": {"picture": {"text": text, "text_as_typed": typed, "ids": encoding.ids, "tokens": encoding.tokens}},
        "generated": generated[0, ids.shape[1]:].tolist(), "sizes": sizes,
        "tolerance": {"attentions": 1e-5, "hidden_states": 1e-4, "logits": 2e-4, "mixing": 2e-5},
    }, open(os.path.join(folder, "expected.json"), "w"), indent=1)


make("qwen2_5_vl", "Qwen2_5_VLForConditionalGeneration",
     {"rope_parameters": {"rope_type": "default", "rope_theta": 1000000.0, "mrope_section": [2, 1, 1]}},
     {"hidden_act": "silu", "window_size": 12, "fullatt_block_indexes": [1]})
make("qwen3_vl", "Qwen3VLForConditionalGeneration",
     {"head_dim": 12, "rope_parameters": {"rope_type": "default", "rope_theta": 1000000.0, "mrope_section": [3, 2, 1],
                                          "mrope_interleaved": True}},
     {"hidden_act": "gelu_pytorch_tanh", "num_position_embeddings": 25, "deepstack_visual_indexes": [0, 2]})
