#include "core/model/gguf/gguf_architecture.h"

#include "core/model/gguf/gguf_grants.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

using enum GgufField::Kind;

constexpr GgufField parallelFields[] = {{"use_parallel_residual", "use_parallel_residual", Flag}};
constexpr GgufField cohereFields[] = {{"logit_scale", "logit_scale", Number}};
constexpr GgufField olmoFields[] = {{"attention.clamp_kqv", "clip_qkv", Number}};
constexpr GgufField gptjFields[] = {{"rope.dimension_count", "rotary_dim", Count}};
constexpr GgufField graniteFields[] = {{"attention.scale", "attention_multiplier", Number},
                                       {"embedding_scale", "embedding_multiplier", Number},
                                       {"residual_scale", "residual_multiplier", Number},
                                       {"logit_scale", "logits_scaling", Number}};
constexpr GgufField qwen2MoeFields[] = {
    {"expert_shared_feed_forward_length", "shared_expert_intermediate_size", Count, true}};
constexpr GgufField ernieMoeFields[] = {{"expert_count", "moe_num_experts", Count, true},
                                        {"expert_used_count", "moe_k", Count, true},
                                        {"expert_shared_count", "moe_num_shared_experts", Count},
                                        {"leading_dense_block_count", "moe_layer_start_index", Count},
                                        {"interleave_moe_layer_step", "moe_layer_interval", Count}};
constexpr GgufField hunyuanMoeFields[] = {{"expert_used_count", "moe_topk", Count, true}};
constexpr GgufField groupFields[] = {
    {"expert_shared_count", "n_shared_experts", Count}, {"expert_weights_scale", "routed_scaling_factor", Number},
    {"expert_weights_norm", "norm_topk_prob", Flag},    {"expert_group_count", "n_group", Count},
    {"expert_group_used_count", "topk_group", Count},   {"leading_dense_block_count", "first_k_dense_replace", Count}};
constexpr GgufField deepSeekFields[] = {{"attention.q_lora_rank", "q_lora_rank", Count},
                                        {"attention.kv_lora_rank", "kv_lora_rank", Count, true},
                                        {"rope.dimension_count", "qk_rope_head_dim", Count, true},
                                        {"expert_shared_count", "n_shared_experts", Count},
                                        {"expert_weights_scale", "routed_scaling_factor", Number},
                                        {"expert_weights_norm", "norm_topk_prob", Flag},
                                        {"expert_group_count", "n_group", Count},
                                        {"expert_group_used_count", "topk_group", Count},
                                        {"leading_dense_block_count", "first_k_dense_replace", Count}};
constexpr GgufField t5Fields[] = {{"decoder_block_count", "num_decoder_layers", Count},
                                  {"decoder_start_token_id", "decoder_start_token_id", Count},
                                  {"attention.layer_norm_rms_epsilon", "layer_norm_epsilon", Number},
                                  {"attention.relative_buckets_count", "relative_attention_num_buckets", Count, true}};

/// Norms behind the branches, too, or there alone.
constexpr GgufTensorName normsBehind[] = {{"post_attention_layernorm", "post_attention_norm"}};
constexpr GgufTensorName t5Names[] = {{"enc.layer.0.layer_norm", "attn_norm"},
                                      {"enc.layer.1.layer_norm", "ffn_norm"},
                                      {"dec.layer.0.layer_norm", "attn_norm"},
                                      {"dec.layer.1.layer_norm", "cross_attn_norm"},
                                      {"dec.layer.2.layer_norm", "ffn_norm"}};

constexpr std::array architectures = {
    GgufArchitecture{
        .name = "llama", .model_type = "llama", .grant = grantLlama, .paired_heads = true, .experts = true},
    GgufArchitecture{
        .name = "llama-embed", .model_type = "llama", .grant = grantBidirectionalLlama, .paired_heads = true},
    GgufArchitecture{.name = "mistral3", .model_type = "mistral", .grant = grantMistral3, .paired_heads = true},
    GgufArchitecture{.name = "qwen2", .model_type = "qwen2"},
    GgufArchitecture{.name = "qwen2vl", .model_type = "qwen2_vl_text"},
    GgufArchitecture{.name = "qwen2moe", .model_type = "qwen2_moe", .fields = qwen2MoeFields, .experts = true},
    GgufArchitecture{.name = "qwen3", .model_type = "qwen3"},
    GgufArchitecture{.name = "qwen3vl", .model_type = "qwen3_vl_text"},
    GgufArchitecture{.name = "qwen3moe", .model_type = "qwen3_moe", .grant = grantQwen3Moe, .experts = true},
    GgufArchitecture{.name = "qwen3vlmoe", .model_type = "qwen3_moe", .grant = grantQwen3Moe, .experts = true},
    GgufArchitecture{.name = "gemma", .model_type = "gemma", .whole_norms = true},
    GgufArchitecture{
        .name = "gemma2", .model_type = "gemma2", .grant = grantGemma2, .names = normsBehind, .whole_norms = true},
    GgufArchitecture{
        .name = "gemma3", .model_type = "gemma3_text", .grant = grantGemma3, .names = normsBehind, .whole_norms = true},
    GgufArchitecture{.name = "gemma-embedding",
                     .model_type = "gemma3_text",
                     .grant = grantGemmaEmbedding,
                     .names = normsBehind,
                     .whole_norms = true,
                     .speechless = true},
    GgufArchitecture{.name = "phi2", .model_type = "phi", .partial = true},
    GgufArchitecture{.name = "phi3", .model_type = "phi3", .grant = grantPhi3, .fused = true, .partial = true},
    GgufArchitecture{.name = "phimoe", .model_type = "phimoe", .experts = true},
    GgufArchitecture{
        .name = "starcoder", .model_type = "gpt_bigcode", .grant = grantStarcoder, .fused = true, .unturned = true},
    GgufArchitecture{.name = "starcoder2", .model_type = "starcoder2", .grant = grantStarcoder2},
    GgufArchitecture{.name = "granite",
                     .model_type = "granite",
                     .grant = grantGranite,
                     .fields = graniteFields,
                     .paired_heads = true},
    GgufArchitecture{.name = "granitemoe",
                     .model_type = "granitemoe",
                     .grant = grantGraniteMoe,
                     .fields = graniteFields,
                     .paired_heads = true,
                     .experts = true},
    GgufArchitecture{.name = "smollm3", .model_type = "smollm3", .paired_heads = true},
    GgufArchitecture{.name = "olmo", .model_type = "olmo", .fields = olmoFields, .paired_heads = true},
    GgufArchitecture{.name = "olmo2", .model_type = "olmo2", .grant = grantOlmo2, .names = normsBehind},
    GgufArchitecture{.name = "olmoe", .model_type = "olmoe", .grant = grantExpertWidth, .experts = true},
    GgufArchitecture{.name = "command-r", .model_type = "cohere", .grant = grantCohere, .fields = cohereFields},
    GgufArchitecture{.name = "cohere2", .model_type = "cohere2", .grant = grantCohere, .fields = cohereFields},
    GgufArchitecture{.name = "glm4", .model_type = "glm4", .partial = true},
    GgufArchitecture{.name = "nemotron", .model_type = "nemotron", .whole_norms = true, .partial = true},
    GgufArchitecture{.name = "exaone4", .model_type = "exaone4", .grant = grantExaone4, .names = normsBehind},
    GgufArchitecture{.name = "hunyuan-dense", .model_type = "hunyuan_v1_dense"},
    GgufArchitecture{.name = "hunyuan-moe",
                     .model_type = "hunyuan_v1_moe",
                     .grant = grantExpertWidth,
                     .fields = hunyuanMoeFields,
                     .experts = true},
    GgufArchitecture{.name = "ernie4_5", .model_type = "ernie4_5"},
    GgufArchitecture{.name = "ernie4_5-moe", .model_type = "ernie4_5_moe", .fields = ernieMoeFields, .experts = true},
    GgufArchitecture{.name = "seed_oss", .model_type = "seed_oss", .names = normsBehind},
    GgufArchitecture{.name = "arcee", .model_type = "arcee", .paired_heads = true},
    GgufArchitecture{
        .name = "gpt-oss", .model_type = "gpt_oss", .grant = grantGptOss, .names = normsBehind, .experts = true},
    GgufArchitecture{.name = "deepseek2",
                     .model_type = "deepseek_v2",
                     .grant = grantDeepSeek2,
                     .fields = deepSeekFields,
                     .experts = true},
    GgufArchitecture{
        .name = "dots1", .model_type = "dots1", .grant = grantDots1, .fields = groupFields, .experts = true},
    GgufArchitecture{.name = "stablelm", .model_type = "stablelm", .grant = grantStableLm, .partial = true},
    GgufArchitecture{.name = "gpt2", .model_type = "gpt2", .fused = true, .unturned = true},
    GgufArchitecture{.name = "gptj", .model_type = "gptj", .fields = gptjFields, .unturned = true},
    GgufArchitecture{
        .name = "gptneox", .model_type = "gpt_neox", .fields = parallelFields, .fused = true, .partial = true},
    GgufArchitecture{.name = "falcon", .model_type = "falcon", .grant = grantFalcon, .fused = true},
    GgufArchitecture{.name = "bloom", .model_type = "bloom", .fused = true, .unturned = true},
    GgufArchitecture{.name = "mpt", .model_type = "mpt", .grant = grantMpt, .fused = true, .unturned = true},
    GgufArchitecture{.name = "bert", .model_type = "bert", .grant = grantBert, .unturned = true, .speechless = true},
    GgufArchitecture{
        .name = "nomic-bert", .model_type = "nomic_bert", .grant = grantBert, .fused = true, .speechless = true},
    GgufArchitecture{.name = "modern-bert", .model_type = "modernbert", .fused = true, .speechless = true},
    GgufArchitecture{
        .name = "t5", .model_type = "t5", .grant = grantT5, .fields = t5Fields, .names = t5Names, .unturned = true},
    GgufArchitecture{.name = "t5encoder",
                     .model_type = "t5",
                     .grant = grantT5,
                     .fields = t5Fields,
                     .names = t5Names,
                     .unturned = true,
                     .speechless = true},
};

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

}  // namespace core
