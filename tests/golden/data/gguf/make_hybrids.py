"""Makes GGUF files of hybrid models from golden folders, named and shaped as llama.cpp's converter does it.

    python make_hybrids.py FOLDER_WITH_FAMILIES [FAMILY...]

What they must give is the folders' own: transformers' attentions, logits and mixing of the text "short".
"""

import json
import pathlib
import shutil
import sys

import gguf
import numpy as np
from safetensors.torch import load_file
from safetensors.numpy import load_file as load_numpy, save_file

HERE = pathlib.Path(__file__).parent


class Converted:
    def __init__(self, families, family, name, architecture):
        self.folder = pathlib.Path(families) / family
        self.config = json.loads((self.folder / "config.json").read_text())
        self.weights = {key: tensor.float().numpy() for key, tensor in load_file(self.folder / "model.safetensors").items()}
        self.out = HERE / name
        self.out.mkdir(exist_ok=True)
        self.architecture = architecture
        self.writer = gguf.GGUFWriter(self.out / "model.gguf", architecture)
        self.heads = self.config["num_attention_heads"]
        self.kv = self.config["num_key_value_heads"]
        self.kinds = self.layer_kinds()

    def layer_kinds(self):
        if "layers_block_type" in self.config:
            return self.config["layers_block_type"]
        return self.config.get("layer_types", ["full_attention"] * self.config["num_hidden_layers"])

    def sizes(self, feed_forward, epsilon, kv=None):
        writer, config = self.writer, self.config
        writer.add_block_count(len(self.kinds))
        writer.add_context_length(config["max_position_embeddings"])
        writer.add_embedding_length(config["hidden_size"])
        writer.add_feed_forward_length(feed_forward)
        writer.add_head_count(self.heads)
        writer.add_head_count_kv(kv if kv is not None else
                                 [self.kv if kind == "full_attention" else 0 for kind in self.kinds])
        writer.add_rope_freq_base(config.get("rope_parameters", {}).get("rope_theta", 10000.0))
        writer.add_layer_norm_rms_eps(epsilon)
        if "head_dim" in config:
            writer.add_key_length(config["head_dim"])
            writer.add_value_length(config["head_dim"])

    def recurrence(self, kernel, state, groups, heads, inner):
        self.writer.add_ssm_conv_kernel(kernel)
        self.writer.add_ssm_state_size(state)
        self.writer.add_ssm_group_count(groups)
        self.writer.add_ssm_time_step_rank(heads)
        self.writer.add_ssm_inner_size(inner)

    def add(self, name, array):
        self.writer.add_tensor(name, np.ascontiguousarray(array, dtype=np.float32))

    def take(self, name):
        return self.weights.pop(name)

    def mamba(self, layer, at, groups):
        """A Mamba-2 layer's tensors."""
        blk = f"blk.{layer}."
        self.add(blk + "ssm_in.weight", self.take(at + "in_proj.weight"))
        self.add(blk + "ssm_conv1d.weight", self.take(at + "conv1d.weight").squeeze(1))
        self.add(blk + "ssm_conv1d.bias", self.take(at + "conv1d.bias"))
        self.add(blk + "ssm_a", -np.exp(self.take(at + "A_log")).reshape(-1, 1))
        self.add(blk + "ssm_d", self.take(at + "D").reshape(-1, 1))
        self.add(blk + "ssm_dt.bias", self.take(at + "dt_bias"))
        if at + "norm.weight" in self.weights:
            self.add(blk + "ssm_norm.weight", self.take(at + "norm.weight").reshape(groups, -1))
        self.add(blk + "ssm_out.weight", self.take(at + "out_proj.weight"))

    def attention(self, layer, at, output="o_proj", paired=False):
        for name, own in [("q_proj", "attn_q"), ("k_proj", "attn_k"), ("v_proj", "attn_v"), (output, "attn_output")]:
            weight = self.take(f"{at}{name}.weight")
            if paired and name in ("q_proj", "k_proj"):
                heads = self.heads if name == "q_proj" else self.kv
                weight = weight.reshape(heads, 2, -1, weight.shape[1]).swapaxes(1, 2).reshape(weight.shape)
            self.add(f"blk.{layer}.{own}.weight", weight)

    def finish(self):
        assert not self.weights, sorted(self.weights)
        self.writer.write_header_to_file()
        self.writer.write_kv_data_to_file()
        self.writer.write_tensors_to_file()
        self.writer.close()
        expected = json.loads((self.folder / "expected.json").read_text())
        tensors = {key: value for key, value in load_numpy(self.folder / "expected.safetensors").items()
                   if key in ("short.input_ids", "short.attention_mask", "short.attentions", "short.logits",
                              "short.mixing", "short.mixing_output")}
        save_file(tensors, self.out / "expected.safetensors")
        about = {"model": self.out.name, "gguf_files": ["model.gguf"], "architecture": self.architecture,
                 "class": expected["class"], "note": "named and shaped as llama.cpp's converter does it",
                 "computed_in": expected["computed_in"], "attn_implementation": "eager",
                 "texts": {"short": {"ids": expected["texts"]["short"]["ids"], "input": "raw ids, no text"}},
                 "tolerance": expected["tolerance"]}
        (self.out / "expected.json").write_text(json.dumps(about))


def lfm2(families):
    model = Converted(families, "lfm2", "lfm2", "lfm2")
    config = model.config
    inner = 2 * config["intermediate_size"] // 3
    multiple = config["block_multiple_of"]
    model.sizes(multiple * ((inner + multiple - 1) // multiple), config["norm_eps"])
    model.writer.add_shortconv_l_cache(config["conv_L_cache"])
    model.add("token_embd.weight", model.take("model.embed_tokens.weight"))
    model.add("token_embd_norm.weight", model.take("model.embedding_norm.weight"))
    for layer, kind in enumerate(model.kinds):
        at, blk = f"model.layers.{layer}.", f"blk.{layer}."
        model.add(blk + "attn_norm.weight", model.take(at + "operator_norm.weight"))
        model.add(blk + "ffn_norm.weight", model.take(at + "ffn_norm.weight"))
        for name, own in [("w1", "ffn_gate"), ("w2", "ffn_down"), ("w3", "ffn_up")]:
            model.add(f"{blk}{own}.weight", model.take(f"{at}feed_forward.{name}.weight"))
        if kind == "full_attention":
            model.attention(layer, at + "self_attn.", "out_proj")
            model.add(blk + "attn_q_norm.weight", model.take(at + "self_attn.q_layernorm.weight"))
            model.add(blk + "attn_k_norm.weight", model.take(at + "self_attn.k_layernorm.weight"))
        else:
            model.add(blk + "shortconv.conv.weight", model.take(at + "conv.conv.weight").squeeze(1))
            model.add(blk + "shortconv.in_proj.weight", model.take(at + "conv.in_proj.weight"))
            model.add(blk + "shortconv.out_proj.weight", model.take(at + "conv.out_proj.weight"))
    model.finish()


def qwen3_next(families):
    model = Converted(families, "qwen3_next", "qwen3next", "qwen3next")
    config, writer = model.config, model.writer
    keys, heads = config["linear_num_key_heads"], config["linear_num_value_heads"]
    k, v = config["linear_key_head_dim"], config["linear_value_head_dim"]
    model.sizes(config["intermediate_size"], config["rms_norm_eps"], model.kv)
    model.recurrence(config["linear_conv_kernel_dim"], k, keys, heads, heads * v)
    writer.add_full_attention_interval(4)
    writer.add_rope_dimension_count(int(config["head_dim"] * config["rope_parameters"]["partial_rotary_factor"]))
    writer.add_expert_count(config["num_experts"])
    writer.add_expert_used_count(config["num_experts_per_tok"])
    writer.add_expert_feed_forward_length(config["moe_intermediate_size"])
    writer.add_expert_shared_feed_forward_length(config["shared_expert_intermediate_size"])
    model.add("token_embd.weight", model.take("model.embed_tokens.weight"))
    model.add("output_norm.weight", 1 + model.take("model.norm.weight"))
    for layer, kind in enumerate(model.kinds):
        at, blk = f"model.layers.{layer}.", f"blk.{layer}."
        model.add(blk + "attn_norm.weight", 1 + model.take(at + "input_layernorm.weight"))
        model.add(blk + "post_attention_norm.weight", 1 + model.take(at + "post_attention_layernorm.weight"))
        if kind == "full_attention":
            model.attention(layer, at + "self_attn.")
            model.add(blk + "attn_q_norm.weight", 1 + model.take(at + "self_attn.q_norm.weight"))
            model.add(blk + "attn_k_norm.weight", 1 + model.take(at + "self_attn.k_norm.weight"))
        else:
            each = heads // keys * v
            grouped = model.take(at + "linear_attn.in_proj_qkvz.weight").reshape(keys, 2 * k + 2 * each, -1)
            parts = np.split(grouped, [k, 2 * k, 2 * k + each], axis=1)
            flat = [part.reshape(-1, part.shape[-1]) for part in parts]
            model.add(blk + "attn_qkv.weight", np.concatenate(flat[:3]))
            model.add(blk + "attn_gate.weight", flat[3])
            model.add(blk + "ssm_ba.weight", model.take(at + "linear_attn.in_proj_ba.weight"))
            model.add(blk + "ssm_conv1d.weight", model.take(at + "linear_attn.conv1d.weight").squeeze(1))
            model.add(blk + "ssm_a", -np.exp(model.take(at + "linear_attn.A_log")))
            model.add(blk + "ssm_dt.bias", model.take(at + "linear_attn.dt_bias"))
            model.add(blk + "ssm_norm.weight", model.take(at + "linear_attn.norm.weight"))
            model.add(blk + "ssm_out.weight", model.take(at + "linear_attn.out_proj.weight"))
        model.add(blk + "ffn_gate_inp.weight", model.take(at + "mlp.gate.weight"))
        model.add(blk + "ffn_gate_inp_shexp.weight", model.take(at + "mlp.shared_expert_gate.weight"))
        for name in ("gate", "up", "down"):
            experts = [model.take(f"{at}mlp.experts.{i}.{name}_proj.weight") for i in range(config["num_experts"])]
            model.add(f"{blk}ffn_{name}_exps.weight", np.stack(experts))
            model.add(f"{blk}ffn_{name}_shexp.weight", model.take(f"{at}mlp.shared_expert.{name}_proj.weight"))
    model.finish()


def tiled(array, keys, width, axis=0):
    """Heads of values key head by key head -> those of the same place in each group together."""
    shape = list(array.shape)
    heads = shape[axis] // width
    apart = array.reshape(shape[:axis] + [keys, heads // keys, width] + shape[axis + 1:])
    return np.ascontiguousarray(np.swapaxes(apart, axis, axis + 1)).reshape(shape)


def qwen3_5(families):
    model = Converted(families, "qwen3_5", "qwen35", "qwen35")
    config, writer = model.config, model.writer
    keys, heads = config["linear_num_key_heads"], config["linear_num_value_heads"]
    k, v = config["linear_key_head_dim"], config["linear_value_head_dim"]
    model.sizes(config["intermediate_size"], config["rms_norm_eps"], model.kv)
    model.recurrence(config["linear_conv_kernel_dim"], k, keys, heads, heads * v)
    writer.add_full_attention_interval(4)
    rope = config["rope_parameters"]
    writer.add_rope_dimension_count(int(config["head_dim"] * rope["partial_rotary_factor"]))
    writer.add_rope_dimension_sections(rope["mrope_section"] + [0])
    model.add("token_embd.weight", model.take("model.embed_tokens.weight"))
    model.add("output.weight", model.take("lm_head.weight"))
    model.add("output_norm.weight", 1 + model.take("model.norm.weight"))
    for layer, kind in enumerate(model.kinds):
        at, blk = f"model.layers.{layer}.", f"blk.{layer}."
        model.add(blk + "attn_norm.weight", 1 + model.take(at + "input_layernorm.weight"))
        model.add(blk + "post_attention_norm.weight", 1 + model.take(at + "post_attention_layernorm.weight"))
        if kind == "full_attention":
            model.attention(layer, at + "self_attn.")
            model.add(blk + "attn_q_norm.weight", 1 + model.take(at + "self_attn.q_norm.weight"))
            model.add(blk + "attn_k_norm.weight", 1 + model.take(at + "self_attn.k_norm.weight"))
        else:
            at += "linear_attn."

            def queries_keys_values(array):
                return np.concatenate([array[:2 * keys * k], tiled(array[2 * keys * k:], keys, v)])

            model.add(blk + "attn_qkv.weight", queries_keys_values(model.take(at + "in_proj_qkv.weight")))
            model.add(blk + "attn_gate.weight", tiled(model.take(at + "in_proj_z.weight"), keys, v))
            model.add(blk + "ssm_alpha.weight", tiled(model.take(at + "in_proj_a.weight"), keys, 1))
            model.add(blk + "ssm_beta.weight", tiled(model.take(at + "in_proj_b.weight"), keys, 1))
            model.add(blk + "ssm_conv1d.weight", queries_keys_values(model.take(at + "conv1d.weight").squeeze(1)))
            model.add(blk + "ssm_a", tiled(-np.exp(model.take(at + "A_log")), keys, 1))
            model.add(blk + "ssm_dt.bias", tiled(model.take(at + "dt_bias"), keys, 1))
            model.add(blk + "ssm_norm.weight", model.take(at + "norm.weight"))
            model.add(blk + "ssm_out.weight", tiled(model.take(at + "out_proj.weight"), keys, v, axis=1))
            at = f"model.layers.{layer}."
        for name in ("gate", "up", "down"):
            model.add(f"{blk}ffn_{name}.weight", model.take(f"{at}mlp.{name}_proj.weight"))
    model.finish()


def bamba(families):
    """llama.cpp has no name of its own for it: its converter writes Granite's."""
    model = Converted(families, "bamba", "granitehybrid_bamba", "granitehybrid")
    config, writer = model.config, model.writer
    model.kinds = ["full_attention" if layer in config["attn_layer_indices"] else "linear_attention"
                   for layer in range(config["num_hidden_layers"])]
    model.sizes(config["intermediate_size"], config["rms_norm_eps"])
    heads = config["mamba_n_heads"]
    model.recurrence(config["mamba_d_conv"], config["mamba_d_state"], config["mamba_n_groups"], heads,
                     heads * config["mamba_d_head"])
    share = config["rope_parameters"]["partial_rotary_factor"]
    writer.add_rope_dimension_count(int(config["hidden_size"] // model.heads * share))
    writer.add_rope_scaling_finetuned(True)
    model.add("token_embd.weight", model.take("model.embed_tokens.weight"))
    model.add("output_norm.weight", model.take("model.final_layernorm.weight"))
    for layer, kind in enumerate(model.kinds):
        at, blk = f"model.layers.{layer}.", f"blk.{layer}."
        model.add(blk + "attn_norm.weight", model.take(at + "input_layernorm.weight"))
        model.add(blk + "ffn_norm.weight", model.take(at + "pre_ff_layernorm.weight"))
        if kind == "full_attention":
            model.attention(layer, at + "self_attn.", paired=True)
        else:
            model.mamba(layer, at + "mamba.", config["mamba_n_groups"])
        for name in ("gate", "up", "down"):
            model.add(f"{blk}ffn_{name}.weight", model.take(f"{at}feed_forward.{name}_proj.weight"))
    model.finish()


def falcon_h1(families):
    model = Converted(families, "falcon_h1", "falcon_h1", "falcon-h1")
    config = model.config
    groups, inner, state = config["mamba_n_groups"], config["mamba_d_ssm"], config["mamba_d_state"]
    model.sizes(config["intermediate_size"], config["rms_norm_eps"], model.kv)
    model.recurrence(config["mamba_d_conv"], state, groups, config["mamba_n_heads"], inner)
    embedding = model.take("model.embed_tokens.weight")
    model.add("token_embd.weight", embedding * config["embedding_multiplier"])
    model.add("output.weight", embedding * config["lm_head_multiplier"])
    model.add("output_norm.weight", model.take("model.final_layernorm.weight"))
    for layer in range(len(model.kinds)):
        at, blk = f"model.layers.{layer}.", f"blk.{layer}."
        model.add(blk + "attn_norm.weight", model.take(at + "input_layernorm.weight"))
        model.add(blk + "ffn_norm.weight", model.take(at + "pre_ff_layernorm.weight"))
        entry = config["attention_in_multiplier"]
        for name, factor in [("q", entry), ("k", entry * config["key_multiplier"]), ("v", entry),
                             ("o", config["attention_out_multiplier"])]:
            model.weights[f"{at}self_attn.{name}_proj.weight"] *= factor
        model.attention(layer, at + "self_attn.")
        inside = model.weights[at + "mamba.in_proj.weight"]
        inside *= config["ssm_in_multiplier"]
        ends = np.cumsum([inner, inner, groups * state, groups * state])
        for part, factor in zip(np.split(inside, ends), config["ssm_multipliers"]):
            part *= factor
        model.weights[at + "mamba.out_proj.weight"] *= config["ssm_out_multiplier"]
        model.mamba(layer, at + "mamba.", groups)
        gate, out = config["mlp_multipliers"]
        for name, factor in [("gate", gate), ("up", 1), ("down", out)]:
            model.add(f"{blk}ffn_{name}.weight", factor * model.take(f"{at}feed_forward.{name}_proj.weight"))
    model.finish()


def granite(families):
    model = Converted(families, "granitemoehybrid", "granitehybrid", "granitehybrid")
    config, writer = model.config, model.writer
    model.sizes(config["intermediate_size"], config["rms_norm_eps"])
    inner = config["mamba_expand"] * config["hidden_size"]
    model.recurrence(config["mamba_d_conv"], config["mamba_d_state"], config["mamba_n_groups"],
                     config["mamba_n_heads"], inner)
    writer.add_rope_scaling_finetuned(False)
    writer.add_attention_scale(config["attention_multiplier"])
    writer.add_embedding_scale(config["embedding_multiplier"])
    writer.add_residual_scale(config["residual_multiplier"])
    writer.add_logit_scale(config["logits_scaling"])
    writer.add_expert_count(config["num_local_experts"])
    writer.add_expert_used_count(config["num_experts_per_tok"])
    writer.add_expert_shared_feed_forward_length(config["shared_intermediate_size"])
    model.add("token_embd.weight", model.take("model.embed_tokens.weight"))
    model.add("output_norm.weight", model.take("model.norm.weight"))
    for layer, kind in enumerate(model.kinds):
        at, blk = f"model.layers.{layer}.", f"blk.{layer}."
        model.add(blk + "attn_norm.weight", model.take(at + "input_layernorm.weight"))
        model.add(blk + "ffn_norm.weight", model.take(at + "post_attention_layernorm.weight"))
        if kind == "full_attention":
            model.attention(layer, at + "self_attn.", paired=True)
        else:
            model.mamba(layer, at + "mamba.", config["mamba_n_groups"])
        model.add(blk + "ffn_gate_inp.weight", model.take(at + "block_sparse_moe.router.layer.weight"))
        gate, up = np.split(model.take(at + "block_sparse_moe.input_linear.weight"), 2, axis=1)
        model.add(blk + "ffn_gate_exps.weight", gate)
        model.add(blk + "ffn_up_exps.weight", up)
        model.add(blk + "ffn_down_exps.weight", model.take(at + "block_sparse_moe.output_linear.weight"))
        gate, up = np.split(model.take(at + "shared_mlp.input_linear.weight"), 2)
        model.add(blk + "ffn_gate_shexp.weight", gate)
        model.add(blk + "ffn_up_shexp.weight", up)
        model.add(blk + "ffn_down_shexp.weight", model.take(at + "shared_mlp.output_linear.weight"))
    model.finish()


def nemotron_h(families):
    model = Converted(families, "nemotron_h", "nemotron_h", "nemotron_h_moe")
    config, writer = model.config, model.writer
    model.sizes([config["intermediate_size"] if kind == "mlp" else 0 for kind in model.kinds],
                config["layer_norm_epsilon"])
    inner = config["mamba_num_heads"] * config["mamba_head_dim"]
    model.recurrence(config["conv_kernel"], config["ssm_state_size"], config["n_groups"], config["mamba_num_heads"],
                     inner)
    writer.add_expert_count(config["n_routed_experts"])
    writer.add_expert_used_count(config["num_experts_per_tok"])
    writer.add_expert_feed_forward_length(config["moe_intermediate_size"])
    writer.add_expert_shared_feed_forward_length(config["moe_shared_expert_intermediate_size"])
    writer.add_expert_weights_scale(config["routed_scaling_factor"])
    writer.add_expert_weights_norm(config["norm_topk_prob"])
    writer.add_expert_group_count(config["n_group"])
    model.add("token_embd.weight", model.take("backbone.embeddings.weight"))
    model.add("output.weight", model.take("lm_head.weight"))
    model.add("output_norm.weight", model.take("backbone.norm_f.weight"))
    for layer, kind in enumerate(model.kinds):
        at, blk = f"backbone.layers.{layer}.", f"blk.{layer}."
        model.add(blk + "attn_norm.weight", model.take(at + "norm.weight"))
        if kind == "linear_attention":
            model.mamba(layer, at + "mixer.", config["n_groups"])
        elif kind == "full_attention":
            model.attention(layer, at + "mixer.")
        elif kind == "mlp":
            for name in ("up", "down"):
                model.add(f"{blk}ffn_{name}.weight", model.take(f"{at}mixer.{name}_proj.weight"))
        else:
            model.add(blk + "ffn_gate_inp.weight", model.take(at + "mixer.gate.weight"))
            model.add(blk + "exp_probs_b.bias", model.take(at + "mixer.gate.e_score_correction_bias"))
            for name in ("up", "down"):
                experts = [model.take(f"{at}mixer.experts.{i}.{name}_proj.weight")
                           for i in range(config["n_routed_experts"])]
                model.add(f"{blk}ffn_{name}_exps.weight", np.stack(experts))
                model.add(f"{blk}ffn_{name}_shexp.weight", model.take(f"{at}mixer.shared_experts.{name}_proj.weight"))
    model.finish()


makers = (lfm2, qwen3_next, qwen3_5, bamba, falcon_h1, granite, nemotron_h)
for make in makers:
    if len(sys.argv) < 3 or make.__name__ in sys.argv[2:]:
        make(sys.argv[1])
