"""One layer of XLNet with both of its streams, as transformers computes it, as a file of the teaching module:

    resources/python/environment tests/golden/data/streams/make.py

Weights are random. The residual stream and its norm are left out, as the module has none."""

import json
import pathlib

import torch
from safetensors.torch import save_file
from transformers import XLNetConfig, XLNetModel

here = pathlib.Path(__file__).parent
heads, size, width, tokens = 4, 8, 32, 7
torch.manual_seed(11)
model = XLNetModel(XLNetConfig(vocab_size=tokens, d_model=width, n_layer=1, n_head=heads, d_inner=8)).eval()
layer = model.layer[0].rel_attn
for parameter in layer.parameters():
    parameter.data = 0.25 * torch.randn(parameter.shape)
layer.post_attention = lambda before, vectors, residual=True: torch.einsum("ibnd,hnd->ibh", vectors, layer.o)

content, asking = torch.randn(tokens, 1, width), torch.randn(1, 1, width)
places = torch.arange(tokens)
seen = (places[None, :] <= places[:, None]).float()
before = (places[None, :] < places[:, None]).float()
as_mask = lambda allowed: (1 - allowed)[:, :, None, None]
with torch.no_grad():
    out = layer(content, asking.expand(tokens, 1, width), as_mask(seen), as_mask(before),
                model.relative_positional_encoding(tokens, tokens, 1), None, output_attentions=True)
# Each is (outputs of both streams, weights of both streams).
outputs, weights = out[:2], out[2]

flat = lambda name: getattr(layer, name).reshape(width, heads * size)
symbols = [chr(ord("a") + place) for place in range(tokens)]
tensors = {
    "W_query": flat("q"), "W_key": flat("k"), "W_value": flat("v"), "W_distance": flat("r"),
    "W_output": flat("o").T, "content_bias": layer.r_w_bias.reshape(1, -1),
    "distance_bias": layer.r_r_bias.reshape(1, -1), "mask_embedding": asking[0], "symbol_embedding": content[:, 0],
    **{f"expected.weights.{stream}": each.permute(2, 3, 0, 1)[0].reshape(-1, tokens) for stream, each in enumerate(weights)},
    **{f"expected.output.{stream}": each[:, 0] for stream, each in enumerate(outputs)}}
recipe = {"heads": heads, "d_model": width, "d_k": size, "d_v": size, "positions": "relative_sinusoidal",
          "second_layer": "second_stream"}
save_file({name: tensor.detach().contiguous() for name, tensor in tensors.items()}, here / "xlnet.safetensors",
          {"attentionscope.module": json.dumps(recipe), "attentionscope.symbols": json.dumps(symbols)})
