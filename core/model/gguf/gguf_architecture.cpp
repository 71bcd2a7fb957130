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

constexpr GgufField lfm2Fields[] = {{"shortconv.l_cache", "conv_L_cache", Count, true},
                                    {"attention.layer_norm_rms_epsilon", "norm_eps", Number, true}};
constexpr GgufField deltaFields[] = {{"ssm.conv_kernel", "linear_conv_kernel_dim", Count, true},
                                     {"ssm.state_size", "linear_key_head_dim", Count, true},
                                     {"ssm.group_count", "linear_num_key_heads", Count, true},
                                     {"ssm.time_step_rank", "linear_num_value_heads", Count, true},
                                     {"full_attention_interval", "full_attention_interval", Count},
                                     {"expert_shared_feed_forward_length", "shared_expert_intermediate_size", Count}};
constexpr GgufField mambaFields[] = {{"ssm.conv_kernel", "mamba_d_conv", Count, true},
                                     {"ssm.state_size", "mamba_d_state", Count, true},
                                     {"ssm.group_count", "mamba_n_groups", Count, true},
                                     {"ssm.time_step_rank", "mamba_n_heads", Count, true}};
constexpr GgufField graniteHybridFields[] = {{"ssm.conv_kernel", "mamba_d_conv", Count, true},
                                             {"ssm.state_size", "mamba_d_state", Count, true},
                                             {"ssm.group_count", "mamba_n_groups", Count, true},
                                             {"ssm.time_step_rank", "mamba_n_heads", Count, true},
                                             {"expert_shared_feed_forward_length", "shared_intermediate_size", Count},
                                             {"attention.scale", "attention_multiplier", Number},
                                             {"embedding_scale", "embedding_multiplier", Number},
                                             {"residual_scale", "residual_multiplier", Number},
                                             {"logit_scale", "logits_scaling", Number}};
constexpr GgufField nemotronHFields[] = {
    {"ssm.conv_kernel", "conv_kernel", Count, true},
    {"ssm.state_size", "ssm_state_size", Count, true},
    {"ssm.group_count", "n_groups", Count, true},
    {"ssm.time_step_rank", "mamba_num_heads", Count, true},
    {"attention.layer_norm_rms_epsilon", "layer_norm_epsilon", Number},
    {"expert_shared_feed_forward_length", "moe_shared_expert_intermediate_size", Count},
    {"expert_weights_scale", "routed_scaling_factor", Number},
    {"expert_weights_norm", "norm_topk_prob", Flag},
    {"expert_group_count", "n_group", Count},
    {"expert_group_used_count", "topk_group", Count}};

constexpr GgufTensorName lfm2Names[] = {{"operator_norm", "attn_norm"},
                                        {"ffn_norm", "ffn_norm"},
                                        {"conv.in_proj", "shortconv.in_proj"},
                                        {"conv.conv", "shortconv.conv"},
                                        {"conv.out_proj", "shortconv.out_proj"},
                                        {"self_attn.out_proj", "attn_output"},
                                        {"feed_forward.w1", "ffn_gate"},
                                        {"feed_forward.w2", "ffn_down"},
                                        {"feed_forward.w3", "ffn_up"}};
constexpr GgufTensorName deltaNames[] = {{"post_attention_layernorm", "post_attention_norm"},
                                         {"linear_attn.in_proj_qkvz", "ssm_in"},
                                         {"linear_attn.in_proj_qkv", "attn_qkv"},
                                         {"linear_attn.in_proj_z", "attn_gate"},
                                         {"linear_attn.in_proj_ba", "ssm_ba"},
                                         {"linear_attn.in_proj_a", "ssm_alpha"},
                                         {"linear_attn.in_proj_b", "ssm_beta"},
                                         {"linear_attn.conv1d", "ssm_conv1d"},
                                         {"linear_attn.A", "ssm_a"},
                                         {"linear_attn.dt_bias", "ssm_dt.bias"},
                                         {"linear_attn.norm", "ssm_norm"},
                                         {"linear_attn.out_proj", "ssm_out"}};
constexpr GgufTensorName mambaNames[] = {{"pre_ff_layernorm", "ffn_norm"},
                                         {"mamba.in_proj", "ssm_in"},
                                         {"mamba.conv1d", "ssm_conv1d"},
                                         {"mamba.A", "ssm_a"},
                                         {"mamba.D", "ssm_d"},
                                         {"mamba.dt_bias", "ssm_dt.bias"},
                                         {"mamba.norm", "ssm_norm"},
                                         {"mamba.out_proj", "ssm_out"},
                                         {"feed_forward.gate_proj", "ffn_gate"},
                                         {"feed_forward.up_proj", "ffn_up"},
                                         {"feed_forward.down_proj", "ffn_down"},
                                         {"shared_mlp.gate_proj", "ffn_gate_shexp"},
                                         {"shared_mlp.up_proj", "ffn_up_shexp"},
                                         {"shared_mlp.down_proj", "ffn_down_shexp"}};
constexpr GgufTensorName nemotronHNames[] = {{"norm", "attn_norm"},
                                             {"mixer.in_proj", "ssm_in"},
                                             {"mixer.conv1d", "ssm_conv1d"},
                                             {"mixer.A", "ssm_a"},
                                             {"mixer.D", "ssm_d"},
                                             {"mixer.dt_bias", "ssm_dt.bias"},
                                             {"mixer.norm", "ssm_norm"},
                                             {"mixer.out_proj", "ssm_out"},
                                             {"mixer.q_proj", "attn_q"},
                                             {"mixer.k_proj", "attn_k"},
                                             {"mixer.v_proj", "attn_v"},
                                             {"mixer.o_proj", "attn_output"},
                                             {"mixer.up_proj", "ffn_up"},
                                             {"mixer.down_proj", "ffn_down"},
                                             {"mixer.gate", "ffn_gate_inp"},
                                             {"mixer.gate.e_score_correction_bias", "exp_probs_b.bias"},
                                             {"mixer.experts.*.up_proj", "ffn_up_exps.*"},
                                             {"mixer.experts.*.down_proj", "ffn_down_exps.*"},
                                             {"mixer.shared_experts.up_proj", "ffn_up_shexp"},
                                             {"mixer.shared_experts.down_proj", "ffn_down_shexp"}};

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
    GgufArchitecture{.name = "lfm2",
                     .model_type = "lfm2",
                     .grant = grantLfm2,
                     .fields = lfm2Fields,
                     .names = lfm2Names,
                     .hybrid = true},
    GgufArchitecture{.name = "qwen3next",
                     .model_type = "qwen3_next",
                     .grant = grantQwen3Next,
                     .fields = deltaFields,
                     .names = deltaNames,
                     .whole_norms = true,
                     .partial = true,
                     .experts = true,
                     .hybrid = true},
    GgufArchitecture{.name = "qwen35",
                     .model_type = "qwen3_5_text",
                     .grant = grantQwen35,
                     .fields = deltaFields,
                     .names = deltaNames,
                     .whole_norms = true,
                     .partial = true,
                     .hybrid = true},
    GgufArchitecture{.name = "falcon-h1",
                     .model_type = "falcon_h1",
                     .grant = grantFalconH1,
                     .fields = mambaFields,
                     .names = mambaNames,
                     .hybrid = true},
    GgufArchitecture{.name = "granitehybrid",
                     .model_type = "granitemoehybrid",
                     .grant = grantGraniteHybrid,
                     .fields = graniteHybridFields,
                     .names = mambaNames,
                     .paired_heads = true,
                     .partial = true,
                     .experts = true,
                     .hybrid = true},
    GgufArchitecture{.name = "nemotron_h",
                     .model_type = "nemotron_h",
                     .grant = grantNemotronH,
                     .fields = nemotronHFields,
                     .names = nemotronHNames,
                     .unturned = true,
                     .hybrid = true},
    GgufArchitecture{.name = "nemotron_h_moe",
                     .model_type = "nemotron_h",
                     .grant = grantNemotronH,
                     .fields = nemotronHFields,
                     .names = nemotronHNames,
                     .unturned = true,
                     .experts = true,
                     .hybrid = true},
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
