#!/usr/bin/env python3
"""A pass over some tokens of each family of texts, and transformers' eager pass of the same shape, one after the other.

    tests/benchmark/families.py [--rounds N] [--tokens T,T...] PASSES [FAMILY...]

PASSES is the built program passes (passes.cpp). Needs torch and transformers 5. Weights are random; six layers, 512
numbers wide, one thread each. Prints the least processor time of both in milliseconds, all heads' weights kept, and
how many times as fast the program is.
"""
import argparse
import copy
import itertools
import os
import subprocess
import tempfile
import time

import torch
import transformers

PIECES = 50000  # as many as the program's ids
BASE = {"vocab_size": PIECES, "hidden_size": 512, "num_hidden_layers": 6, "num_attention_heads": 8,
        "num_key_value_heads": 4, "intermediate_size": 1408, "max_position_embeddings": 1024, "pad_token_id": 0,
        "bos_token_id": 1, "eos_token_id": 2}
EXPERTS = {"num_experts": 8, "num_experts_per_tok": 2}
LATENTS = {"num_key_value_heads": 8, "q_lora_rank": 256, "kv_lora_rank": 128, "qk_nope_head_dim": 32,
           "qk_rope_head_dim": 32, "v_head_dim": 64}
WHOLE = {"num_key_value_heads": 8}
DELTA = {"head_dim": 64, "linear_num_key_heads": 4, "linear_num_value_heads": 8, "linear_key_head_dim": 64,
         "linear_value_head_dim": 64, "layer_types": ["linear_attention", "linear_attention", "full_attention"] * 2}
MAMBA = {"mamba_n_heads": 16, "mamba_d_head": 64, "mamba_d_state": 64, "mamba_n_groups": 1, "mamba_expand": 2}
FAMILIES = {
    "olmo": ("Olmo", {}), "olmo3": ("Olmo3", {"sliding_window": 32}), "olmoe": ("Olmoe", EXPERTS),
    "flex_olmo": ("FlexOlmo", EXPERTS), "ministral": ("Ministral", {"head_dim": 64, "sliding_window": 32}),
    "ministral3": ("Ministral3", {"head_dim": 64}), "arcee": ("Arcee", {}), "helium": ("Helium", {"head_dim": 64}),
    "apertus": ("Apertus", {}), "glm": ("Glm", {"head_dim": 64}), "glm4": ("Glm4", {"head_dim": 64}),
    "exaone4": ("Exaone4", {"sliding_window": 32, "sliding_window_pattern": 4}),
    "hunyuan": ("HunYuanDenseV1", {"head_dim": 64}), "ernie4_5": ("Ernie4_5", {"head_dim": 64}),
    "nemotron": ("Nemotron", {"head_dim": 64}), "seed_oss": ("SeedOss", {"head_dim": 64}),
    "nanochat": ("NanoChat", {}),
    "qwen2_moe": ("Qwen2Moe", {**EXPERTS, "moe_intermediate_size": 512, "shared_expert_intermediate_size": 1024}),
    "granitemoe": ("GraniteMoe", {"num_local_experts": 8, "num_experts_per_tok": 2}),
    "deepseek_v2": ("DeepseekV2", {**LATENTS, "n_routed_experts": 8, "n_shared_experts": 1,
                                   "moe_intermediate_size": 512, "num_experts_per_tok": 2,
                                   "first_k_dense_replace": 1}),
    "minicpm3": ("MiniCPM3", LATENTS),
    "gemma4": ("Gemma4Text", {"head_dim": 64, "global_head_dim": 128, "sliding_window": 32,
                              "hidden_size_per_layer_input": 32, "vocab_size_per_layer_input": PIECES,
                              "num_kv_shared_layers": 2, "layer_types": ["sliding_attention", "full_attention"] * 3}),
    "gemma4_experts": ("Gemma4Text", {"head_dim": 64, "global_head_dim": 128, "sliding_window": 32,
                                      "hidden_size_per_layer_input": 0, "enable_moe_block": True, "num_experts": 8,
                                      "top_k_experts": 2, "moe_intermediate_size": 512}),
    "eurobert": ("EuroBert", WHOLE), "jina_embeddings_v3": ("JinaEmbeddingsV3", {"type_vocab_size": 1}),
    "gte": ("Gte", {"type_vocab_size": 1}), "esmc": ("Esmc", WHOLE),
    "xlnet": ("XLNet", {"d_model": 512, "n_layer": 6, "n_head": 8, "d_inner": 1408}),
    "longformer": ("Longformer", {"attention_window": 64}), "big_bird": ("BigBird", {"attention_type": "original_full"}),
    # The ones below have layers without a softmax, for which transformers has its own path without extra kernels.
    "lfm2": ("Lfm2", {"layer_types": ["conv", "conv", "full_attention"] * 2, "block_auto_adjust_ff_dim": False}),
    "qwen3_next": ("Qwen3Next", {**DELTA, **EXPERTS, "moe_intermediate_size": 512,
                                 "shared_expert_intermediate_size": 512}),
    "qwen3_5": ("Qwen3_5Text", DELTA),
    "bamba": ("Bamba", {**MAMBA, "attn_layer_indices": [2, 5]}),
    "granitemoehybrid": ("GraniteMoeHybrid", {**MAMBA, "num_local_experts": 8, "num_experts_per_tok": 2,
                                              "shared_intermediate_size": 512,
                                              "layer_types": ["mamba", "mamba", "attention"] * 2}),
    "falcon_h1": ("FalconH1", {**MAMBA, "mamba_d_ssm": 1024, "head_dim": 64}),
    "nemotron_h": ("NemotronH", {"hybrid_override_pattern": "M-M*-E", "head_dim": 64, "mamba_num_heads": 16,
                                 "mamba_head_dim": 64, "ssm_state_size": 64, "n_groups": 1, "n_routed_experts": 8,
                                 "num_experts_per_tok": 2, "moe_intermediate_size": 512,
                                 "moe_shared_expert_intermediate_size": 512}),
    "layoutlmv3": ("LayoutLMv3", {"coordinate_size": 86, "shape_size": 84, "visual_embed": False}),
}


def made(prefix, settings):
    fields = copy.deepcopy({**BASE, **settings})
    if prefix == "XLNet":
        fields = {"vocab_size": PIECES, "pad_token_id": 0, **settings}
    config = getattr(transformers, prefix + "Config")(**fields)
    model = getattr(transformers, prefix + "Model")(config).float().eval()
    if prefix not in ("XLNet", "Longformer", "BigBird"):
        model.set_attn_implementation("eager")
    return model


class Program:
    """The program, which answers each line."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().split()


def compared(path, prefix, settings, rounds, tokens):
    model = made(prefix, settings)
    with tempfile.TemporaryDirectory() as folder:
        model.save_pretrained(folder)
        program = Program(path)
        if program.ask("open " + folder) != ["ok"]:
            return None
        program.ask("threads 1")
        ids = torch.tensor([[i * 7919 % PIECES for i in range(tokens)]])
        ours, theirs = [], []
        for _ in range(rounds):
            ours.append(float(program.ask(f"forward {tokens}")[1]))
            start = time.process_time()
            with torch.no_grad():
                model(input_ids=ids, output_attentions=True)
            theirs.append(time.process_time() - start)
        program.process.stdin.close()
        program.process.wait()
    return 1000 * min(ours), 1000 * min(theirs)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("passes")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--tokens", default="64", help="lengths of texts, with commas between")
    parser.add_argument("family", nargs="*")
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    transformers.utils.logging.disable_progress_bar()
    print(f"load {os.getloadavg()[0]:.1f}; ms of processor time, transformers {transformers.__version__} eager")
    lengths = [int(length) for length in arguments.tokens.split(",")]
    for name, tokens in itertools.product(arguments.family or FAMILIES, lengths):
        result = compared(arguments.passes, *FAMILIES[name], arguments.rounds, tokens)
        if result is None:
            print(f"{name:20} not opened", flush=True)
            continue
        print(f"{name:20} {tokens:5} tokens {result[0]:8.1f} {result[1]:8.1f}   x {result[1] / result[0]:.2f}", flush=True)


main()
