#!/usr/bin/env python3
"""Makes gemma3_gguf/, a small Gemma 3 with random weights and the projector that reads its pictures, named and shaped as llama.cpp's
converter does it, and what transformers makes of a picture in a text with it.

    python3 make_gemma.py     in a Python that has gguf, numpy, safetensors, torch and transformers 5
"""
import json
import pathlib
import shutil

import gguf
import numpy as np
import torch
from safetensors.torch import save_file
from transformers import Gemma3Config, Gemma3ForConditionalGeneration

TO = pathlib.Path(__file__).parent / "gemma3_gguf"
shutil.rmtree(TO, ignore_errors=True)
TO.mkdir()
torch.manual_seed(853)

SIDE, PATCH, ACROSS = 12, 2, 3  # pixels of a picture's side and of a patch's; tokens across
pieces = ["<pad>", "<eos>", "<bos>", "<unk>", "<start_of_image>", "<end_of_image>", "<image_soft_token>", "▁"]
pieces += [f"<0x{byte:02X}>" for byte in range(256)] + [chr(letter) for letter in range(33, 127)]
control = {piece: index for index, piece in enumerate(pieces[:7])}
text = dict(vocab_size=len(pieces), hidden_size=24, intermediate_size=28, num_hidden_layers=3, num_attention_heads=4, num_key_value_heads=2,
            head_dim=8, max_position_embeddings=256, query_pre_attn_scalar=8, sliding_window=4, rms_norm_eps=1e-6, bos_token_id=2,
            eos_token_id=1, pad_token_id=0)
vision = dict(hidden_size=18, intermediate_size=20, num_hidden_layers=2, num_attention_heads=3, image_size=SIDE, patch_size=PATCH,
              layer_norm_eps=1e-6, vision_use_head=False)
config = Gemma3Config(text_config=text, vision_config=vision, mm_tokens_per_image=ACROSS ** 2, boi_token_index=4, eoi_token_index=5,
                      image_token_index=6)
model = Gemma3ForConditionalGeneration._from_config(config, attn_implementation="eager")
with torch.no_grad():
    for name, parameter in model.named_parameters():
        parameter.normal_(0, 0.3 if parameter.dim() > 1 else 0.1)
model.eval().float()

ids = torch.tensor([[2, pieces.index("S"), pieces.index("e"), 4] + [6] * ACROSS ** 2 + [5] + [pieces.index(each) for each in "▁it?"]])
kinds, seen = (ids == 6).long(), torch.ones_like(ids)
pixels = torch.rand(1, 3, SIDE, SIDE) * 2 - 1
with torch.no_grad():
    out = model(input_ids=ids, attention_mask=seen, token_type_ids=kinds, pixel_values=pixels, output_attentions=True)
    tower = model.model.vision_tower(pixel_values=pixels, output_attentions=True)
    features = model.model.multi_modal_projector(tower.last_hidden_state)
tensors = {"input_ids": ids, "attention_mask": seen, "pixel_values": pixels, "attentions": torch.stack(out.attentions),
           "logits": out.logits, "tower_attentions": torch.stack(tower.attentions), "image_hidden_states": features}
save_file({"picture." + name: tensor.contiguous() for name, tensor in tensors.items()}, TO / "expected.safetensors")
(TO / "expected.json").write_text(json.dumps({
    "model": "gemma3_gguf", "model_type": "gemma3", "texts": {"picture": {"ids": ids[0].tolist()}},
    "tolerance": {"attentions": 1e-5, "hidden_states": 1e-4, "logits": 2e-4}}, indent=1) + "\n")


def add(writer, name, tensor):
    writer.add_tensor(name, np.ascontiguousarray(tensor.numpy(), dtype=np.float32))


def write(writer):
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


weights = {name: tensor.detach() for name, tensor in model.state_dict().items()}
writer = gguf.GGUFWriter(TO / "model.gguf", "gemma3")
writer.add_name("gemma3")
writer.add_block_count(text["num_hidden_layers"])
writer.add_context_length(text["max_position_embeddings"])
writer.add_embedding_length(text["hidden_size"])
writer.add_feed_forward_length(text["intermediate_size"])
writer.add_head_count(text["num_attention_heads"])
writer.add_head_count_kv(text["num_key_value_heads"])
writer.add_key_length(text["head_dim"])
writer.add_value_length(text["head_dim"])
writer.add_layer_norm_rms_eps(text["rms_norm_eps"])
writer.add_rope_freq_base(1000000.0)
writer.add_sliding_window(text["sliding_window"])
writer.add_tokenizer_model("llama")
writer.add_tokenizer_pre("default")
writer.add_token_list(pieces)
writer.add_token_scores([-float(index) for index in range(len(pieces))])
writer.add_token_types([gguf.TokenType.CONTROL if piece in control else gguf.TokenType.BYTE if piece.startswith("<0x")
                        else gguf.TokenType.NORMAL for piece in pieces])
writer.add_bos_token_id(2)
writer.add_eos_token_id(1)
writer.add_add_space_prefix(False)
names = gguf.get_tensor_name_map(gguf.MODEL_ARCH.GEMMA3, text["num_hidden_layers"])
for name, tensor in weights.items():
    if name.startswith("model.language_model."):
        plain = name.replace("model.language_model.", "model.")
        # The converter writes norms with the 1 that transformers adds to them.
        add(writer, names.get_name(plain, try_suffixes=(".weight",)), tensor + 1 if plain.endswith("norm.weight") else tensor)
write(writer)

writer = gguf.GGUFWriter(TO / "mmproj-model.gguf", "clip")
writer.add_type("mmproj")
writer.add_bool("clip.has_vision_encoder", True)
writer.add_string("clip.projector_type", "gemma3")
writer.add_bool("clip.use_gelu", True)
for key, value in [("embedding_length", vision["hidden_size"]), ("feed_forward_length", vision["intermediate_size"]),
                   ("block_count", vision["num_hidden_layers"]), ("attention.head_count", vision["num_attention_heads"]),
                   ("image_size", SIDE), ("patch_size", PATCH), ("projection_dim", text["hidden_size"]),
                   ("projector.scale_factor", SIDE // PATCH // ACROSS)]:
    writer.add_uint32("clip.vision." + key, value)
writer.add_float32("clip.vision.attention.layer_norm_epsilon", 1e-6)
writer.add_array("clip.vision.image_mean", [0.5, 0.5, 0.5])
writer.add_array("clip.vision.image_std", [0.5, 0.5, 0.5])
names = gguf.get_tensor_name_map(gguf.MODEL_ARCH.MMPROJ, vision["num_hidden_layers"])
for name, tensor in weights.items():
    if name.startswith("model.language_model.") or name == "lm_head.weight":
        continue
    if "soft_emb_norm" in name:
        tensor = tensor + 1
    # As the files of released models call it.
    plain = name.removeprefix("model.").replace("vision_tower.vision_model.", "vision_tower.").replace("vision_tower.", "vision_tower.vision_model.")
    plain = plain.replace("_weight", ".weight")
    add(writer, names.get_name(plain, try_suffixes=(".weight", ".bias")), tensor)
write(writer)
print({path.name: path.stat().st_size for path in TO.iterdir()})
