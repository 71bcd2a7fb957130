#include "core/model/gguf/gguf_architecture.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

using enum GgufField::Kind;

constexpr GgufField decoderFields[] = {{"block_count", "num_hidden_layers", Count, true},
                                       {"embedding_length", "hidden_size", Count, true},
                                       {"attention.head_count", "num_attention_heads", Count, true},
                                       {"attention.head_count_kv", "num_key_value_heads", Count},
                                       {"attention.key_length", "head_dim", Count},
                                       {"feed_forward_length", "intermediate_size", Count, true},
                                       {"context_length", "max_position_embeddings", Count, true},
                                       {"attention.layer_norm_rms_epsilon", "rms_norm_eps", Number},
                                       {"attention.layer_norm_epsilon", "norm_epsilon", Number},
                                       {"rope.freq_base", "rope_theta", Number},
                                       {"rope.freq_base_swa", "rope_local_base_freq", Number},
                                       {"attention.sliding_window", "sliding_window", Count},
                                       {"attention.causal", "is_causal", Flag},
                                       {"attn_logit_softcapping", "attn_logit_softcapping", Number},
                                       {"final_logit_softcapping", "final_logit_softcapping", Number}};

constexpr GgufField gpt2Fields[] = {
    {"block_count", "n_layer", Count, true},         {"embedding_length", "n_embd", Count, true},
    {"attention.head_count", "n_head", Count, true}, {"feed_forward_length", "n_inner", Count, true},
    {"context_length", "n_positions", Count, true},  {"attention.layer_norm_epsilon", "layer_norm_epsilon", Number},
    {"attention.causal", "is_causal", Flag}};

constexpr GgufField bertFields[] = {{"block_count", "num_hidden_layers", Count, true},
                                    {"embedding_length", "hidden_size", Count, true},
                                    {"attention.head_count", "num_attention_heads", Count, true},
                                    {"feed_forward_length", "intermediate_size", Count, true},
                                    {"context_length", "max_position_embeddings", Count, true},
                                    {"attention.layer_norm_epsilon", "layer_norm_eps", Number},
                                    {"attention.causal", "is_causal", Flag}};

constexpr GgufTensorName llamaLayer[] = {{"self_attn.q_proj", "attn_q"},
                                         {"self_attn.k_proj", "attn_k"},
                                         {"self_attn.v_proj", "attn_v"},
                                         {"self_attn.o_proj", "attn_output"},
                                         {"self_attn.q_norm", "attn_q_norm"},
                                         {"self_attn.k_norm", "attn_k_norm"},
                                         {"self_attn.qkv_proj", "attn_qkv"},
                                         {"input_layernorm", "attn_norm"},
                                         {"post_attention_layernorm", "ffn_norm"},
                                         {"mlp.gate_proj", "ffn_gate"},
                                         {"mlp.up_proj", "ffn_up"},
                                         {"mlp.gate_up_proj", "ffn_up"},
                                         {"mlp.down_proj", "ffn_down"},
                                         {"mlp.c_fc", "ffn_up"},
                                         {"mlp.c_proj", "ffn_down"}};
constexpr GgufTensorName gemma2Layer[] = {{"self_attn.q_proj", "attn_q"},
                                          {"self_attn.k_proj", "attn_k"},
                                          {"self_attn.v_proj", "attn_v"},
                                          {"self_attn.o_proj", "attn_output"},
                                          {"self_attn.q_norm", "attn_q_norm"},
                                          {"self_attn.k_norm", "attn_k_norm"},
                                          {"input_layernorm", "attn_norm"},
                                          {"post_attention_layernorm", "post_attention_norm"},
                                          {"pre_feedforward_layernorm", "ffn_norm"},
                                          {"post_feedforward_layernorm", "post_ffw_norm"},
                                          {"mlp.gate_proj", "ffn_gate"},
                                          {"mlp.up_proj", "ffn_up"},
                                          {"mlp.down_proj", "ffn_down"}};
constexpr GgufTensorName gpt2Layer[] = {{"ln_1", "attn_norm"},          {"attn.c_attn", "attn_qkv"},
                                        {"attn.c_proj", "attn_output"}, {"ln_2", "ffn_norm"},
                                        {"mlp.c_fc", "ffn_up"},         {"mlp.c_proj", "ffn_down"}};
constexpr GgufTensorName bertLayer[] = {{"attention.self.query", "attn_q"},
                                        {"attention.self.key", "attn_k"},
                                        {"attention.self.value", "attn_v"},
                                        {"attention.output.dense", "attn_output"},
                                        {"attention.output.LayerNorm", "attn_output_norm"},
                                        {"intermediate.dense", "ffn_up"},
                                        {"output.dense", "ffn_down"},
                                        {"output.LayerNorm", "layer_output_norm"}};

constexpr GgufTensorName llamaElsewhere[] = {
    {"embed_tokens", "token_embd"}, {"norm", "output_norm"}, {"lm_head", "output"}};
constexpr GgufTensorName gpt2Elsewhere[] = {
    {"wte", "token_embd"}, {"wpe", "position_embd"}, {"ln_f", "output_norm"}, {"lm_head", "output"}};
constexpr GgufTensorName bertElsewhere[] = {{"embeddings.word_embeddings", "token_embd"},
                                            {"embeddings.position_embeddings", "position_embd"},
                                            {"embeddings.token_type_embeddings", "token_types"},
                                            {"embeddings.LayerNorm", "token_embd_norm"}};

constexpr GgufArchitecture decoder(std::string_view name, std::string_view type, std::span<const GgufTensorName> layer)
{
    return {name, type, decoderFields, "layers.", layer, llamaElsewhere};
}

constexpr GgufArchitecture llama()
{
    GgufArchitecture llama = decoder("llama", "llama", llamaLayer);
    llama.paired_heads = true;
    return llama;
}

constexpr GgufArchitecture gemma(std::string_view name, std::string_view type, std::span<const GgufTensorName> layer)
{
    GgufArchitecture gemma = decoder(name, type, layer);
    gemma.whole_norms = true;
    return gemma;
}

constexpr std::array architectures = {
    llama(),
    decoder("qwen2", "qwen2", llamaLayer),
    decoder("qwen3", "qwen3", llamaLayer),
    gemma("gemma", "gemma", llamaLayer),
    gemma("gemma2", "gemma2", gemma2Layer),
    gemma("gemma3", "gemma3_text", gemma2Layer),
    decoder("phi3", "phi3", llamaLayer),
    decoder("starcoder2", "starcoder2", llamaLayer),
    GgufArchitecture{"gpt2", "gpt2", gpt2Fields, "h.", gpt2Layer, gpt2Elsewhere},
    GgufArchitecture{"bert", "bert", bertFields, "encoder.layer.", bertLayer, bertElsewhere},
};

std::string renamed(std::span<const GgufTensorName> names, std::string_view tensor)
{
    const std::size_t dot = tensor.rfind('.');
    const auto found = std::ranges::find(names, tensor.substr(0, dot), &GgufTensorName::family);
    if (dot == std::string_view::npos || found == names.end()) return {};
    return std::string(found->file) + std::string(tensor.substr(dot));
}

}  // namespace

const GgufArchitecture* ggufArchitectureNamed(std::string_view name)
{
    const auto* found = std::ranges::find(architectures, name, &GgufArchitecture::name);
    return found == architectures.end() ? nullptr : found;
}

std::vector<std::string> knownGgufArchitectures()
{
    std::vector<std::string> names;
    names.reserve(architectures.size());
    for (const GgufArchitecture& each : architectures) names.emplace_back(each.name);
    return names;
}

std::string ggufTensorName(const GgufArchitecture& architecture, const std::string& tensor)
{
    std::string_view rest = tensor;
    for (const std::string_view prefix : {"model.", "transformer.", "bert."})
        if (rest.starts_with(prefix)) rest.remove_prefix(prefix.size());
    if (rest.starts_with(architecture.layers)) {
        const std::string_view behind = rest.substr(architecture.layers.size());
        const std::size_t dot = behind.find('.');
        if (dot == std::string_view::npos) return tensor;
        const std::string name = renamed(architecture.in_layer, behind.substr(dot + 1));
        return name.empty() ? tensor : "blk." + std::string(behind.substr(0, dot + 1)) + name;
    }
    const std::string name = renamed(architecture.elsewhere, rest);
    return name.empty() ? tensor : name;
}

}  // namespace core
