"""Writes gradients.safetensors beside itself: weights of a small GPT-2, sequences, and PyTorch's loss and gradients.

usage: python tests/golden/data/training/make.py     (needs torch, transformers and safetensors)
"""

from pathlib import Path

import torch
from safetensors.torch import save_file
from transformers import GPT2Config, GPT2LMHeadModel

OUT = Path(__file__).resolve().parent / "gradients.safetensors"
VOCABULARY, CONTEXT, EXAMPLES = 13, 12, 8


def main():
    torch.manual_seed(80)
    config = GPT2Config(vocab_size=VOCABULARY, n_positions=CONTEXT, n_embd=24, n_layer=2, n_head=3, activation_function="gelu_new",
                        attn_pdrop=0.0, embd_pdrop=0.0, resid_pdrop=0.0, initializer_range=0.3, attn_implementation="eager")
    model = GPT2LMHeadModel(config).train()
    with torch.no_grad():  # biases and norms that do something
        for name, parameter in model.named_parameters():
            if parameter.dim() == 1:
                parameter.add_(0.2 * torch.randn_like(parameter))
    ids = torch.randint(VOCABULARY, (EXAMPLES, CONTEXT))
    targets = torch.randint(VOCABULARY, (EXAMPLES, CONTEXT))
    targets[torch.rand(EXAMPLES, CONTEXT) < 0.3] = -1
    logits = model(ids).logits
    loss = torch.nn.functional.cross_entropy(logits.reshape(-1, VOCABULARY), targets.reshape(-1), ignore_index=-1)
    loss.backward()
    tensors = {"ids": ids, "targets": targets, "loss": loss.detach().reshape(1)}
    for name, parameter in model.named_parameters():
        tensors["weights." + name] = parameter.detach()
        tensors["gradients." + name] = parameter.grad
    save_file({name: tensor.contiguous() for name, tensor in tensors.items()}, OUT)
    print(OUT, OUT.stat().st_size, "bytes, loss", loss.item())


if __name__ == "__main__":
    main()
