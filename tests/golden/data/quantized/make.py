"""Writes small quantized folders that the shared golden set lacks, and what they answer: python make.py

Codes are packed and unpacked again by the package compressed-tensors (0.20), in float32; the pass is transformers' eager
one with those weights. ModelOpt's folder has the same codes under its own names, whose last scale multiplies.
"""

import json
import pathlib

import torch
from compressed_tensors.compressors.mx_utils import decompress_mx_scale
from compressed_tensors.compressors.mxfp4.base import MXFP4PackedCompressor
from compressed_tensors.compressors.nvfp4.base import NVFP4PackedCompressor
from compressed_tensors.compressors.nvfp4.helpers import unpack_fp4_from_uint8
from compressed_tensors.quantization import QuantizationArgs, QuantizationScheme
from compressed_tensors.quantization.lifecycle.forward import dequantize
from safetensors.torch import save_file
from transformers import LlamaConfig, LlamaForCausalLM

HERE = pathlib.Path(__file__).parent
CONFIG = dict(vocab_size=24, hidden_size=32, num_hidden_layers=1, num_attention_heads=2, num_key_value_heads=1,
              intermediate_size=64, max_position_embeddings=16)
IDS = torch.tensor([[5, 3, 9, 12, 4, 2]])
LARGEST_FP4, LARGEST_FP8 = 6.0, 448.0


def packed(weight, group, strategy):
    """Its tensors as the library packs them, and the numbers that it makes of them."""
    arguments = QuantizationArgs(num_bits=4, type="float", strategy=strategy, group_size=group, symmetric=True)
    scheme = QuantizationScheme(targets=["Linear"], weights=arguments)
    most = weight.reshape(len(weight), -1, group).abs().amax(-1)
    whole = None
    state = {"weight": weight}
    if strategy == "tensor_group":
        whole = (LARGEST_FP4 * LARGEST_FP8 / weight.abs().max()).reshape(1)
        scale = (whole * most / LARGEST_FP4).to(torch.float8_e4m3fn).float()
        state["weight_global_scale"] = whole
        compressor = NVFP4PackedCompressor
    else:
        scale = torch.exp2(torch.floor(torch.log2(most)) - 2)
        compressor = MXFP4PackedCompressor
    tensors = compressor.compress({**state, "weight_scale": scale}, scheme)
    tensors.pop("weight", None)
    numbers = unpack_fp4_from_uint8(tensors["weight_packed"], len(weight), weight.shape[1], torch.float32)
    stored = tensors["weight_scale"]
    scales = decompress_mx_scale(stored).float() if stored.dtype == torch.uint8 else stored.float()
    return tensors, dequantize(x_q=numbers, scale=scales, args=arguments, global_scale=whole, dtype=torch.float32)


def of_modelopt(tensors):
    """ModelOpt multiplies by what compressed-tensors divides by: here a power of two, so that both are the same."""
    whole = tensors.pop("weight_global_scale")
    return {"weight": tensors["weight_packed"], "weight_scale": tensors["weight_scale"],
            "weight_scale_2": (1 / whole).reshape(()), "input_scale": torch.tensor(0.5)}


def write(name, group, strategy, about):
    torch.manual_seed(11)
    model = LlamaForCausalLM(LlamaConfig(**CONFIG, attn_implementation="eager")).float().eval()
    tensors, numbers = {}, {}
    for key, value in model.state_dict().items():
        value = (value * (8 if value.dim() == 2 else 1)).to(torch.bfloat16)
        if ".layers." not in key or value.dim() < 2:
            tensors[key], numbers[key] = value, value.float()
            continue
        stem = key.removesuffix("weight")
        weight = value.float()
        if name == "modelopt_nvfp4":  # so that the whole scale is a power of two
            weight.view(-1)[0] = LARGEST_FP4 * LARGEST_FP8 / 1024
            weight = weight.clamp(-weight[0, 0], weight[0, 0])
        parts, numbers[key] = packed(weight, group, strategy)
        if name == "modelopt_nvfp4":
            parts = of_modelopt(parts)
        tensors.update({stem + part: tensor.contiguous() for part, tensor in parts.items()})
    model.load_state_dict(numbers)
    folder = HERE / name
    folder.mkdir(exist_ok=True)
    save_file(tensors, folder / "model.safetensors")
    config = {**json.loads(model.config.to_json_string(use_diff=False)), "architectures": ["LlamaForCausalLM"],
              "model_type": "llama", "quantization_config": about}
    config = {key: config[key] for key in sorted(config) if key in CONFIG or key in (
        "architectures", "model_type", "quantization_config", "rms_norm_eps", "rope_parameters", "hidden_act",
        "tie_word_embeddings", "bos_token_id", "eos_token_id")}
    (folder / "config.json").write_text(json.dumps(config, indent=1) + "\n")
    with torch.no_grad():
        out = model(IDS, output_attentions=True, output_hidden_states=True)
    matrix = "model.layers.0.mlp.down_proj.weight"
    save_file({"short.input_ids": IDS, "short.attention_mask": torch.ones_like(IDS),
               "short.attentions": torch.stack(out.attentions), "short.logits": out.logits.contiguous(),
               "short.hidden_states": torch.stack(out.hidden_states), "weights." + matrix: numbers[matrix]},
              folder / "expected.safetensors")
    (folder / "expected.json").write_text(json.dumps(
        {"model": name, "model_type": "llama", "texts": {"short": {}},
         "tolerance": {"attentions": 1e-5, "hidden_states": 1e-4, "logits": 2e-4}}) + "\n")


def compressed(form, weights):
    return {"quant_method": "compressed-tensors", "format": form, "quantization_status": "compressed",
            "ignore": ["lm_head"], "config_groups": {"group_0": {"format": form, "targets": ["Linear"], "weights": {
                "num_bits": 4, "type": "float", "symmetric": True, "dynamic": False, **weights}}}}


write("nvfp4", 16, "tensor_group", compressed("nvfp4-pack-quantized",
                                              {"strategy": "tensor_group", "group_size": 16}))
write("mxfp4", 32, "group", compressed("mxfp4-pack-quantized", {"strategy": "group", "group_size": 32}))
write("modelopt_nvfp4", 16, "tensor_group",
      {"quant_method": "modelopt", "quant_algo": "NVFP4", "group_size": 16, "ignore": ["lm_head"],
       "producer": {"name": "modelopt", "version": "0.37.0"}})
