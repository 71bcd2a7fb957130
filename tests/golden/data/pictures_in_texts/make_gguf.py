#!/usr/bin/env python3
"""Makes smolvlm_gguf/ of smolvlm/: the model and the projector that reads its pictures, named and shaped as llama.cpp's
converter does it. What they must give is the folder's own.

    python3 make_gguf.py     in a Python that has gguf, numpy, safetensors and torch
"""
import json
import pathlib

import gguf
import numpy as np
from safetensors.torch import load_file

HERE = pathlib.Path(__file__).parent
FROM, TO = HERE / "smolvlm", HERE / "smolvlm_gguf"
TO.mkdir(exist_ok=True)
config = json.loads((FROM / "config.json").read_text())
text, vision = config["text_config"], config["vision_config"]
tokenizer = json.loads((FROM / "tokenizer.json").read_text())
weights = {name: tensor.float().numpy() for name, tensor in load_file(FROM / "model.safetensors").items()}


def add(writer, name, array):
    writer.add_tensor(name, np.ascontiguousarray(array, dtype=np.float32))


def paired(weight, heads):
    """Llama's rows, whose halves are turned together, as neighbours."""
    return weight.reshape(heads, 2, -1, weight.shape[1]).swapaxes(1, 2).reshape(weight.shape)


model = gguf.GGUFWriter(TO / "model.gguf", "llama")
model.add_name("smolvlm")
model.add_block_count(text["num_hidden_layers"])
model.add_context_length(text["max_position_embeddings"])
model.add_embedding_length(text["hidden_size"])
model.add_feed_forward_length(text["intermediate_size"])
model.add_head_count(text["num_attention_heads"])
model.add_head_count_kv(text["num_key_value_heads"])
model.add_rope_dimension_count(text["head_dim"])
model.add_rope_freq_base(10000.0)
model.add_layer_norm_rms_eps(text["rms_norm_eps"])
pieces = dict(tokenizer["model"]["vocab"]) | {each["content"]: each["id"] for each in tokenizer["added_tokens"]}
control = {each["id"] for each in tokenizer["added_tokens"]}
tokens = sorted(pieces, key=pieces.get)
model.add_tokenizer_model("gpt2")
model.add_tokenizer_pre("gpt-2")
model.add_token_list(tokens)
model.add_token_types([gguf.TokenType.CONTROL if i in control else gguf.TokenType.NORMAL for i in range(len(tokens))])
model.add_token_merges([each if isinstance(each, str) else " ".join(each) for each in tokenizer["model"]["merges"]])
model.add_eos_token_id(text["eos_token_id"])
model.add_add_bos_token(False)
at = "model.text_model."
add(model, "token_embd.weight", weights[at + "embed_tokens.weight"])
add(model, "output_norm.weight", weights[at + "norm.weight"])
add(model, "output.weight", weights["lm_head.weight"])
for layer in range(text["num_hidden_layers"]):
    own, theirs = f"{at}layers.{layer}.", f"blk.{layer}."
    add(model, theirs + "attn_q.weight", paired(weights[own + "self_attn.q_proj.weight"], text["num_attention_heads"]))
    add(model, theirs + "attn_k.weight", paired(weights[own + "self_attn.k_proj.weight"], text["num_key_value_heads"]))
    for name, part in [("attn_v", "self_attn.v_proj"), ("attn_output", "self_attn.o_proj"), ("attn_norm", "input_layernorm"),
                       ("ffn_norm", "post_attention_layernorm"), ("ffn_gate", "mlp.gate_proj"), ("ffn_up", "mlp.up_proj"),
                       ("ffn_down", "mlp.down_proj")]:
        add(model, f"{theirs}{name}.weight", weights[f"{own}{part}.weight"])

projector = gguf.GGUFWriter(TO / "mmproj-model.gguf", "clip")
projector.add_type("mmproj")
projector.add_bool("clip.has_vision_encoder", True)
projector.add_string("clip.projector_type", "idefics3")
projector.add_bool("clip.use_gelu", True)
for key, value in [("embedding_length", vision["hidden_size"]), ("feed_forward_length", vision["intermediate_size"]),
                   ("block_count", vision["num_hidden_layers"]), ("attention.head_count", vision["num_attention_heads"]),
                   ("image_size", vision["image_size"]), ("patch_size", vision["patch_size"]),
                   ("projection_dim", text["hidden_size"]), ("projector.scale_factor", config["scale_factor"]),
                   ("preproc_image_size", 2 * vision["image_size"])]:
    projector.add_uint32("clip.vision." + key, value)
projector.add_float32("clip.vision.attention.layer_norm_epsilon", 1e-6)
projector.add_array("clip.vision.image_mean", [0.5, 0.5, 0.5])
projector.add_array("clip.vision.image_std", [0.5, 0.4, 0.3])
names = gguf.get_tensor_name_map(gguf.MODEL_ARCH.MMPROJ, vision["num_hidden_layers"])
for name, array in weights.items():
    if name.startswith(("model.vision_model.", "model.connector.")):
        add(projector, names.get_name(name, try_suffixes=(".weight", ".bias")), array)
for writer in (model, projector):
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
