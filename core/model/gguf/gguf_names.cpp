#include "core/model/gguf/gguf_architecture.h"

#include <algorithm>
#include <optional>

namespace core {
namespace {

using enum GgufField::Kind;

constexpr GgufField commonFields[] = {{"block_count", "num_hidden_layers", Count, true},
                                      {"block_count", "num_layers", Count},
                                      {"block_count", "n_layer", Count},
                                      {"block_count", "n_layers", Count},
                                      {"embedding_length", "hidden_size", Count, true},
                                      {"embedding_length", "d_model", Count},
                                      {"embedding_length", "n_embd", Count},
                                      {"attention.head_count", "num_attention_heads", Count, true},
                                      {"attention.head_count", "num_heads", Count},
                                      {"attention.head_count", "n_head", Count},
                                      {"attention.head_count", "n_heads", Count},
                                      {"attention.head_count_kv", "num_key_value_heads", Count},
                                      {"attention.key_length", "head_dim", Count},
                                      {"attention.key_length", "d_kv", Count},
                                      {"feed_forward_length", "intermediate_size", Count, true},
                                      {"feed_forward_length", "d_ff", Count},
                                      {"feed_forward_length", "n_inner", Count},
                                      {"feed_forward_length", "ffn_hidden_size", Count},
                                      {"context_length", "max_position_embeddings", Count, true},
                                      {"context_length", "max_seq_len", Count},
                                      {"context_length", "n_positions", Count},
                                      {"context_length", "seq_length", Count},
                                      {"attention.layer_norm_epsilon", "layer_norm_eps", Number},
                                      {"attention.layer_norm_epsilon", "layer_norm_epsilon", Number},
                                      {"attention.layer_norm_epsilon", "norm_eps", Number},
                                      {"attention.layer_norm_epsilon", "norm_epsilon", Number},
                                      {"attention.layer_norm_rms_epsilon", "rms_norm_eps", Number},
                                      {"rope.freq_base", "rope_theta", Number},
                                      {"rope.freq_base", "global_rope_theta", Number},
                                      {"rope.freq_base_swa", "rope_local_base_freq", Number},
                                      {"rope.freq_base_swa", "local_rope_theta", Number},
                                      {"attention.sliding_window", "sliding_window", Count},
                                      {"attention.sliding_window", "local_attention", Count},
                                      {"attention.causal", "is_causal", Flag},
                                      {"attn_logit_softcapping", "attn_logit_softcapping", Number},
                                      {"final_logit_softcapping", "final_logit_softcapping", Number},
                                      {"expert_count", "num_experts", Count},
                                      {"expert_count", "num_local_experts", Count},
                                      {"expert_count", "n_routed_experts", Count},
                                      {"expert_used_count", "num_experts_per_tok", Count},
                                      {"expert_feed_forward_length", "moe_intermediate_size", Count}};

constexpr GgufTensorName namesInLayers[] = {{"attention.dense", "attn_output"},
                                            {"attention.output.LayerNorm", "attn_output_norm"},
                                            {"attention.output.dense", "attn_output"},
                                            {"attention.query_key_value", "attn_qkv"},
                                            {"attention.self.key", "attn_k"},
                                            {"attention.self.query", "attn_q"},
                                            {"attention.self.value", "attn_v"},
                                            {"attn.Wo", "attn_output"},
                                            {"attn.Wqkv", "attn_qkv"},
                                            {"attn.c_attn", "attn_qkv"},
                                            {"attn.c_proj", "attn_output"},
                                            {"attn.k_proj", "attn_k"},
                                            {"attn.out_proj", "attn_output"},
                                            {"attn.q_proj", "attn_q"},
                                            {"attn.v_proj", "attn_v"},
                                            {"attn_norm", "attn_norm"},
                                            {"block_sparse_moe.experts.*.down_proj", "ffn_down_exps.*"},
                                            {"block_sparse_moe.experts.*.gate_proj", "ffn_gate_exps.*"},
                                            {"block_sparse_moe.experts.*.up_proj", "ffn_up_exps.*"},
                                            {"block_sparse_moe.experts.*.w1", "ffn_gate_exps.*"},
                                            {"block_sparse_moe.experts.*.w2", "ffn_down_exps.*"},
                                            {"block_sparse_moe.experts.*.w3", "ffn_up_exps.*"},
                                            {"block_sparse_moe.gate", "ffn_gate_inp"},
                                            {"block_sparse_moe.router.layer", "ffn_gate_inp"},
                                            {"ffn.down_proj", "ffn_down"},
                                            {"ffn.up_proj", "ffn_up"},
                                            {"input_layernorm", "attn_norm"},
                                            {"intermediate.dense", "ffn_up"},
                                            {"layer.*.DenseReluDense.wi", "ffn_up"},
                                            {"layer.*.DenseReluDense.wi_0", "ffn_gate"},
                                            {"layer.*.DenseReluDense.wi_1", "ffn_up"},
                                            {"layer.*.DenseReluDense.wo", "ffn_down"},
                                            {"layer.*.EncDecAttention.k", "cross_attn_k"},
                                            {"layer.*.EncDecAttention.o", "cross_attn_o"},
                                            {"layer.*.EncDecAttention.q", "cross_attn_q"},
                                            {"layer.*.EncDecAttention.v", "cross_attn_v"},
                                            {"layer.*.SelfAttention.k", "attn_k"},
                                            {"layer.*.SelfAttention.o", "attn_o"},
                                            {"layer.*.SelfAttention.q", "attn_q"},
                                            {"layer.*.SelfAttention.relative_attention_bias", "attn_rel_b"},
                                            {"layer.*.SelfAttention.v", "attn_v"},
                                            {"ln_1", "attn_norm"},
                                            {"ln_2", "ffn_norm"},
                                            {"ln_attn", "attn_norm_2"},
                                            {"ln_mlp", "attn_norm"},
                                            {"mlp.Wi", "ffn_up"},
                                            {"mlp.Wo", "ffn_down"},
                                            {"mlp.c_fc", "ffn_up"},
                                            {"mlp.c_proj", "ffn_down"},
                                            {"mlp.dense_4h_to_h", "ffn_down"},
                                            {"mlp.dense_h_to_4h", "ffn_up"},
                                            {"mlp.down_proj", "ffn_down"},
                                            {"mlp.experts.*.down_proj", "ffn_down_exps.*"},
                                            {"mlp.experts.*.gate_proj", "ffn_gate_exps.*"},
                                            {"mlp.experts.*.up_proj", "ffn_up_exps.*"},
                                            {"mlp.fc1", "ffn_up"},
                                            {"mlp.fc11", "ffn_up"},
                                            {"mlp.fc12", "ffn_gate"},
                                            {"mlp.fc2", "ffn_down"},
                                            {"mlp.fc_in", "ffn_up"},
                                            {"mlp.fc_out", "ffn_down"},
                                            {"mlp.gate", "ffn_gate_inp"},
                                            {"mlp.gate.e_score_correction_bias", "exp_probs_b.bias"},
                                            {"mlp.gate.wg", "ffn_gate_inp"},
                                            {"mlp.gate_proj", "ffn_gate"},
                                            {"mlp.gate_up_proj", "ffn_up"},
                                            {"mlp.moe_statics.e_score_correction_bias", "exp_probs_b.bias"},
                                            {"mlp.router", "ffn_gate_inp"},
                                            {"mlp.shared_expert.down_proj", "ffn_down_shexp"},
                                            {"mlp.shared_expert.gate_proj", "ffn_gate_shexp"},
                                            {"mlp.shared_expert.up_proj", "ffn_up_shexp"},
                                            {"mlp.shared_expert_gate", "ffn_gate_inp_shexp"},
                                            {"mlp.shared_experts.down_proj", "ffn_down_shexp"},
                                            {"mlp.shared_experts.gate_proj", "ffn_gate_shexp"},
                                            {"mlp.shared_experts.up_proj", "ffn_up_shexp"},
                                            {"mlp.shared_mlp.down_proj", "ffn_down_shexp"},
                                            {"mlp.shared_mlp.gate_proj", "ffn_gate_shexp"},
                                            {"mlp.shared_mlp.up_proj", "ffn_up_shexp"},
                                            {"mlp.up_proj", "ffn_up"},
                                            {"mlp_norm", "ffn_norm"},
                                            {"norm1", "attn_output_norm"},
                                            {"norm2", "layer_output_norm"},
                                            {"norm_1", "attn_norm"},
                                            {"norm_2", "ffn_norm"},
                                            {"output.LayerNorm", "layer_output_norm"},
                                            {"output.dense", "ffn_down"},
                                            {"post_attention_layernorm", "ffn_norm"},
                                            {"post_feedforward_layernorm", "post_ffw_norm"},
                                            {"post_mlp_layernorm", "post_ffw_norm"},
                                            {"post_self_attn_layernorm", "post_attention_norm"},
                                            {"pre_feedforward_layernorm", "ffn_norm"},
                                            {"self_attention.dense", "attn_output"},
                                            {"self_attention.query_key_value", "attn_qkv"},
                                            {"self_attn.dense", "attn_output"},
                                            {"self_attn.k_b_proj", "attn_k_b"},
                                            {"self_attn.k_layernorm", "attn_k_norm"},
                                            {"self_attn.k_layernorm.norms.*", "attn_k_norm.*"},
                                            {"self_attn.k_norm", "attn_k_norm"},
                                            {"self_attn.k_proj", "attn_k"},
                                            {"self_attn.key_layernorm", "attn_k_norm"},
                                            {"self_attn.kv_a_layernorm", "attn_kv_a_norm"},
                                            {"self_attn.kv_a_proj_with_mqa", "attn_kv_a_mqa"},
                                            {"self_attn.kv_b_proj", "attn_kv_b"},
                                            {"self_attn.o_proj", "attn_output"},
                                            {"self_attn.q_a_layernorm", "attn_q_a_norm"},
                                            {"self_attn.q_a_proj", "attn_q_a"},
                                            {"self_attn.q_b_proj", "attn_q_b"},
                                            {"self_attn.q_layernorm", "attn_q_norm"},
                                            {"self_attn.q_layernorm.norms.*", "attn_q_norm.*"},
                                            {"self_attn.q_norm", "attn_q_norm"},
                                            {"self_attn.q_proj", "attn_q"},
                                            {"self_attn.qkv_proj", "attn_qkv"},
                                            {"self_attn.query_layernorm", "attn_q_norm"},
                                            {"self_attn.sinks", "attn_sinks.weight"},
                                            {"self_attn.v_b_proj", "attn_v_b"},
                                            {"self_attn.v_proj", "attn_v"}};

constexpr GgufTensorName namesElsewhere[] = {{"decoder.final_layer_norm", "dec.output_norm"},
                                             {"emb_ln", "token_embd_norm"},
                                             {"embed_in", "token_embd"},
                                             {"embed_out", "output"},
                                             {"embed_tokens", "token_embd"},
                                             {"embedding_norm", "token_embd_norm"},
                                             {"embeddings", "token_embd"},
                                             {"embeddings.LayerNorm", "token_embd_norm"},
                                             {"embeddings.norm", "token_embd_norm"},
                                             {"embeddings.position_embeddings", "position_embd"},
                                             {"embeddings.tok_embeddings", "token_embd"},
                                             {"embeddings.token_type_embeddings", "token_types"},
                                             {"embeddings.word_embeddings", "token_embd"},
                                             {"encoder.final_layer_norm", "enc.output_norm"},
                                             {"final_layer_norm", "output_norm"},
                                             {"final_layernorm", "output_norm"},
                                             {"final_norm", "output_norm"},
                                             {"lm_head", "output"},
                                             {"ln_f", "output_norm"},
                                             {"norm", "output_norm"},
                                             {"norm_f", "output_norm"},
                                             {"shared", "token_embd"},
                                             {"word_embeddings", "token_embd"},
                                             {"word_embeddings_layernorm", "token_embd_norm"},
                                             {"wpe", "position_embd"},
                                             {"wte", "token_embd"}};

bool isNumber(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// A name with its first number taken out: "mlp.experts.3.up_proj" → "mlp.experts.*.up_proj" and "3".
struct Starred {
    std::string name;
    std::string number = {};

    explicit Starred(std::string_view text)
    {
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(text.find('.', at), text.size());
            const std::string_view part = text.substr(at, end - at);
            const bool first = number.empty() && isNumber(part);
            if (first) number = part;
            name.append(at == 0 ? "" : ".").append(first ? "*" : part);
            at = end + 1;
        }
    }
    std::string with(std::string_view pattern) const
    {
        std::string filled(pattern);
        if (const std::size_t star = filled.find('*'); star != std::string::npos) filled.replace(star, 1, number);
        return filled;
    }
};

std::optional<std::string> lookedUp(std::span<const GgufTensorName> names, std::string_view tensor)
{
    const auto found = std::ranges::find(names, tensor, &GgufTensorName::family);
    if (found != names.end()) return std::string(found->file);
    const Starred starred(tensor);
    const auto pattern = std::ranges::find(names, starred.name, &GgufTensorName::family);
    return pattern == names.end() ? std::nullopt : std::optional(starred.with(pattern->file));
}

/// Finds a tensor's name by its whole name, or by the part before ".weight" and the like.
std::optional<std::string> renamed(std::span<const GgufTensorName> names, std::string_view tensor)
{
    if (auto whole = lookedUp(names, tensor)) return whole;
    const std::size_t dot = tensor.rfind('.');
    if (dot == std::string_view::npos) return std::nullopt;
    auto stem = lookedUp(names, tensor.substr(0, dot));
    if (stem) stem->append(tensor.substr(dot));
    return stem;
}

/// A tensor's place: "decoder.block" and 3 for "decoder.block.3.layer.0.layer_norm.weight".
struct LayerPlace {
    std::string_view stack;
    std::string_view number;  ///< empty outside of layers
    std::string_view within;

    explicit LayerPlace(std::string_view tensor) : within(tensor)
    {
        for (std::size_t at = tensor.find('.'); at != std::string_view::npos; at = tensor.find('.', at + 1)) {
            const std::size_t end = tensor.find('.', at + 1);
            if (end == std::string_view::npos) return;
            if (!isNumber(tensor.substr(at + 1, end - at - 1))) continue;
            stack = tensor.substr(0, at);
            number = tensor.substr(at + 1, end - at - 1);
            within = tensor.substr(end + 1);
            return;
        }
    }
    /// llama.cpp's beginning before "blk.", which names the stack in a model of two stacks.
    std::string_view side() const { return stack == "encoder.block" ? "enc." : stack == "decoder.block" ? "dec." : ""; }
};

}  // namespace

std::span<const GgufField> commonGgufFields() { return commonFields; }

std::string ggufTensorName(const GgufArchitecture& architecture, const std::string& tensor)
{
    std::string_view rest = tensor;
    for (const std::string_view prefix : {"model.", "transformer.", "bert.", "gpt_neox.", "nomic_bert."})
        if (rest.starts_with(prefix)) rest.remove_prefix(prefix.size());
    const LayerPlace place(rest);
    if (place.number.empty()) {
        const auto name = renamed(namesElsewhere, rest);
        return name.value_or(tensor);
    }
    const std::string side(place.side());
    auto name = renamed(architecture.names, side + std::string(place.within));
    if (!name) name = renamed(namesInLayers, place.within);
    return name ? side + "blk." + std::string(place.number) + "." + *name : tensor;
}

}  // namespace core
