#!/usr/bin/env python3
"""Writes adapters of the golden set as llama.cpp has them: make.py GOLDEN/now/lora

Needs numpy, safetensors and gguf (of llama.cpp). Rows of a Llama's queries and keys are stored pair by pair; a file has
one alpha, so that another one of a module goes into its matrix B.
"""
import json
import pathlib
import sys

import gguf
import numpy
from safetensors.numpy import load_file

NAMES = {"self_attn.q_proj": "attn_q", "self_attn.k_proj": "attn_k", "self_attn.v_proj": "attn_v",
         "self_attn.o_proj": "attn_output", "mlp.gate_proj": "ffn_gate", "mlp.up_proj": "ffn_up",
         "mlp.down_proj": "ffn_down", "attn.c_attn": "attn_qkv"}


def paired(rows, heads):
    return rows.reshape(heads, 2, rows.shape[0] // heads // 2, -1).swapaxes(1, 2).reshape(rows.shape)


def write(folder, architecture, out):
    config = json.loads((folder / "adapter_config.json").read_text())
    base = json.loads((folder / "base/config.json").read_text())
    tensors = load_file(folder / "adapter_model.safetensors")
    file = gguf.GGUFWriter(out, architecture)
    file.add_type("adapter")
    file.add_string("adapter.type", "lora")
    file.add_float32("adapter.lora.alpha", config["lora_alpha"])
    for module in sorted({name.split(".lora_")[0] for name in tensors}):
        a, b = (tensors[f"{module}.lora_{which}.weight"].astype(numpy.float32) for which in "AB")
        layer, own = module.split(".layers." if ".layers." in module else ".h.")[1].split(".", 1)
        alphas = [alpha for end, alpha in config["alpha_pattern"].items() if module.endswith(end)]
        name = NAMES[own]
        heads = {"attn_q": "num_attention_heads", "attn_k": "num_key_value_heads"}.get(name)
        if architecture == "llama" and heads:
            b = paired(b, base[heads])
        b *= (alphas or [config["lora_alpha"]])[0] / config["lora_alpha"]
        file.add_tensor(f"blk.{layer}.{name}.weight.lora_a", numpy.ascontiguousarray(a))
        file.add_tensor(f"blk.{layer}.{name}.weight.lora_b", numpy.ascontiguousarray(b))
    file.write_header_to_file()
    file.write_kv_data_to_file()
    file.write_tensors_to_file()
    file.close()


for name in ("llama_qv", "llama_pattern", "gpt2_fan"):
    write(pathlib.Path(sys.argv[1]) / name, name.split("_")[0], pathlib.Path(__file__).parent / f"{name}.gguf")
