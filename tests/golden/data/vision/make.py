#!/usr/bin/env python3
"""Makes tiny vision models, and what transformers makes of pictures with them.

    python3 make.py          in a Python that has safetensors, torch and transformers 5

dinov2, dinov2_registers, dinov3, and by `interpolate_pos_encoding` vit, deit, beit, clip, siglip: pictures of other sizes than the positions were learned for, or than config.json has. expected.safetensors holds for
each HEIGHTxWIDTH `pixel_values` [1, 3, H, W], `attentions` [L, 1, heads, T, T] and `last_hidden_state` [1, T, d];
siglip_probe: `pixel_values`, `last_hidden_state` and `probe` [B, heads, T], what the attention-pooling head attends to.
"""
import os
import sys

import torch
from safetensors.torch import save_file
from transformers import (BeitConfig, BeitModel, CLIPVisionConfig, CLIPVisionModel, DeiTConfig, DeiTModel, DINOv3ViTConfig, DINOv3ViTModel,
                          Dinov2Config, Dinov2Model, Dinov2WithRegistersConfig, Dinov2WithRegistersModel, SiglipVisionConfig, SiglipVisionModel,
                          ViTConfig, ViTModel)

HERE = os.path.dirname(os.path.abspath(__file__))
SHAPE = {"hidden_size": 16, "num_hidden_layers": 2, "num_attention_heads": 2, "patch_size": 4, "image_size": 20}
# Its own size; smaller; larger; not square; as many patches as positions, otherwise laid out; no multiple of a patch.
SIZES = [(20, 20), (12, 12), (36, 36), (12, 32), (4, 100), (22, 15)]


def filled(model, seed):
    """Numbers large enough that every part matters."""
    torch.manual_seed(seed)
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            scale = 0.8 if "position" in name or "token" in name or "probe" in name else 0.3
            parameter.copy_(torch.randn_like(parameter) * scale)
    return model.eval()


def saved(model, name):
    folder = os.path.join(HERE, name)
    model.save_pretrained(folder)
    return folder


def sizes(model, name, those=SIZES, **how):
    if sys.argv[1:] and name not in sys.argv[1:]:
        return
    folder = saved(model, name)
    expected = {}
    for height, width in those:
        pixels = torch.randn(1, 3, height, width)
        with torch.no_grad():
            out = model(pixel_values=pixels, output_attentions=True, **how)
        at = f"{height}x{width}."
        expected[at + "pixel_values"] = pixels
        expected[at + "attentions"] = torch.stack(out.attentions)
        expected[at + "last_hidden_state"] = out.last_hidden_state.contiguous()
    save_file(expected, os.path.join(folder, "expected.safetensors"))


def probe():
    if sys.argv[1:]:
        return
    config = SiglipVisionConfig(**{**SHAPE, "intermediate_size": 32}, attn_implementation="eager")
    model = filled(SiglipVisionModel(config), 7)
    folder = saved(model, "siglip_probe")
    pixels = torch.randn(2, 3, 20, 20)
    head = next(module for module in model.modules() if type(module).__name__.endswith("PoolingHead"))
    with torch.no_grad():
        hidden = model(pixel_values=pixels).last_hidden_state
        weights = head.attention(head.probe.repeat(2, 1, 1), hidden, hidden, need_weights=True,
                                 average_attn_weights=False)[1]
    save_file({"pixel_values": pixels, "last_hidden_state": hidden.contiguous(), "probe": weights[:, :, 0].contiguous()},
              os.path.join(folder, "expected.safetensors"))


sizes(filled(Dinov2Model(Dinov2Config(**SHAPE, mlp_ratio=2, attn_implementation="eager")), 3), "dinov2")
sizes(filled(Dinov2WithRegistersModel(Dinov2WithRegistersConfig(**SHAPE, mlp_ratio=2, num_register_tokens=3,
                                                                attn_implementation="eager")), 5), "dinov2_registers")
sizes(filled(DINOv3ViTModel(DINOv3ViTConfig(**SHAPE, intermediate_size=20, num_register_tokens=2, use_gated_mlp=True,
                                            hidden_act="silu", key_bias=True, proj_bias=False, mlp_bias=False,
                                            rope_theta=50.0, attn_implementation="eager")), 9), "dinov3",
      [(12, 12), (12, 32), (22, 15)])

OTHERS = [(20, 20), (12, 32), (28, 24)]
EAGER = {**SHAPE, "intermediate_size": 24, "attn_implementation": "eager"}
for seed, name, model in [
        (11, "vit", lambda: ViTModel(ViTConfig(**EAGER), add_pooling_layer=False)),
        (13, "deit", lambda: DeiTModel(DeiTConfig(**EAGER), add_pooling_layer=False)),
        (15, "beit", lambda: BeitModel(BeitConfig(**EAGER, vocab_size=8, use_relative_position_bias=True,
                                                  use_mean_pooling=False), add_pooling_layer=False)),
        (17, "clip", lambda: CLIPVisionModel(CLIPVisionConfig(**EAGER))),
        (19, "siglip", lambda: SiglipVisionModel(SiglipVisionConfig(**EAGER, vision_use_head=False)))]:
    sizes(filled(model(), seed), name, OTHERS, interpolate_pos_encoding=True)
probe()
