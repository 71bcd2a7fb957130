#include "core/model/gguf/gguf_grants.h"

#include "core/error.h"
#include "core/json/json_text.h"

#include <cmath>

namespace core {
namespace {

std::int64_t countIn(const Json& config, const char* field)
{
    const auto found = config.find(field);
    return found != config.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

bool hasExperts(const GgufKeys& keys) { return keys.integer("expert_count").value_or(0) > 0; }

/// Where a file does not say how wide experts are, they are as wide as a layer without experts would be.
void takeExpertWidth(const GgufKeys& keys, Json& config)
{
    if (const auto width = keys.integer("expert_feed_forward_length"); width && *width > 0)
        config["intermediate_size"] = *width;
}

/// @param largest  so many layers have the models that do not scale by the width of a head
void takeGemma(Json& config, std::int64_t largest)
{
    const std::int64_t heads = countIn(config, "num_attention_heads");
    const bool large = heads > 0 && countIn(config, "num_hidden_layers") == largest;
    const std::int64_t scale = large ? countIn(config, "hidden_size") / heads : countIn(config, "head_dim");
    if (scale > 0) config["query_pre_attn_scalar"] = scale;
    for (const char* cap : {"attn_logit_softcapping", "final_logit_softcapping"})
        if (!config.contains(cap)) config[cap] = nullptr;
}

void takeGemma3(Json& config, std::int64_t largest)
{
    takeGemma(config, largest);
    if (!config.contains("sliding_window_pattern")) config["sliding_window_pattern"] = 6;
    if (!config.contains("rope_local_base_freq")) config["rope_local_base_freq"] = 10000.0;
    if (!config.contains("rope_theta")) config["rope_theta"] = 1e6;
}

}  // namespace

void grantBert(const GgufKeys& keys, Json& config)
{
    config["type_vocab_size"] = keys.rowsOf("token_types.weight");
    // An encoder whose queries see nothing behind them is what transformers calls a decoder.
    if (config.value("is_causal", false)) config["is_decoder"] = true;
}

void grantBidirectionalLlama(const GgufKeys&, Json& config)
{
    if (!config.contains("is_causal")) config["is_causal"] = false;
}

void grantCohere(const GgufKeys& keys, Json& config) { config["use_qk_norm"] = keys.holds("blk.0.attn_q_norm.weight"); }

void grantDeepSeek2(const GgufKeys& keys, Json& config)
{
    enum class Gating { None, Softmax, Sigmoid };
    const auto gating = keys.integer("expert_gating_func").value_or(static_cast<int>(Gating::Softmax));
    if (gating != static_cast<int>(Gating::Softmax) && gating != static_cast<int>(Gating::Sigmoid))
        throw Error(Code::Unsupported, keys.file().name(),
                    "“%1” is not supported: expected 1 (softmax) or 2 (sigmoid), found %2",
                    keys.name("expert_gating_func"), std::to_string(gating));
    const bool third = gating == static_cast<int>(Gating::Sigmoid);
    // Files were made before there were keys for groups: the models of 256 experts have eight, the others one.
    const bool grouped = third && countIn(config, "n_routed_experts") == 256;
    if (third) config["model_type"] = "deepseek_v3";
    if (!config.contains("n_group")) config["n_group"] = grouped ? 8 : 1;
    if (!config.contains("topk_group")) config["topk_group"] = grouped ? 4 : 1;
    if (!third && countIn(config, "n_group") > 1) config["topk_method"] = "group_limited_greedy";
    if (!config.contains("norm_topk_prob")) config["norm_topk_prob"] = false;
    if (!config.contains("routed_scaling_factor")) config["routed_scaling_factor"] = 1.0;
    // The part that all heads share counts as one head of keys; a head's own size has names of its own then.
    const std::int64_t turned = countIn(config, "qk_rope_head_dim");
    const auto head =
        keys.integer(keys.has("attention.key_length_mla") ? "attention.key_length_mla" : "attention.key_length");
    const auto value =
        keys.integer(keys.has("attention.value_length_mla") ? "attention.value_length_mla" : "attention.value_length");
    if (!head || *head <= turned)
        throw Error(Code::OutOfRange, keys.file().name(),
                    "“%1” cannot be used: expected more than the %2 dimensions that are turned, found %3",
                    keys.name("attention.key_length"), std::to_string(turned), std::to_string(head.value_or(0)));
    config["qk_nope_head_dim"] = *head - turned;
    config["v_head_dim"] = value.value_or(*head - turned);
    config["head_dim"] = turned;
    if (!config.contains("q_lora_rank")) config["q_lora_rank"] = nullptr;
    config["num_key_value_heads"] = config["num_attention_heads"];
}

void grantDots1(const GgufKeys& keys, Json& config)
{
    constexpr int sigmoid = 2;
    if (const auto gating = keys.integer("expert_gating_func"); gating && *gating != sigmoid)
        throw Error(Code::Unsupported, keys.file().name(), "“%1” is not supported: expected 2 (sigmoid), found %2",
                    keys.name("expert_gating_func"), std::to_string(*gating));
    if (!config.contains("sliding_window")) config["sliding_window"] = nullptr;
}

void grantExaone4(const GgufKeys&, Json& config)
{
    if (!config.contains("sliding_window")) config["sliding_window"] = nullptr;
}

void grantExpertWidth(const GgufKeys& keys, Json& config) { takeExpertWidth(keys, config); }

void grantFalcon(const GgufKeys& keys, Json& config)
{
    const std::int64_t keyHeads = keys.integer("attention.head_count_kv").value_or(1);
    config["bias"] = keys.holds("blk.0.attn_qkv.bias");
    config["multi_query"] = keyHeads == 1;
    config["new_decoder_architecture"] = keyHeads != 1;
    config["num_kv_heads"] = keyHeads;
    config["num_ln_in_parallel_attn"] = keys.holds("blk.0.attn_norm_2.weight") ? 2 : 1;
}

void grantGemma2(const GgufKeys&, Json& config) { takeGemma(config, 46); }

void grantGemma3(const GgufKeys&, Json& config) { takeGemma3(config, 62); }

void grantGemmaEmbedding(const GgufKeys& keys, Json& config)
{
    takeGemma3(config, -1);
    config["use_bidirectional_attention"] = !keys.flag("attention.causal").value_or(false);
    config.erase("is_causal");
}

void grantGptOss(const GgufKeys& keys, Json& config) { takeExpertWidth(keys, config); }

void grantGranite(const GgufKeys&, Json& config)
{
    // 0 stands for the usual value; where scores have no scale of their own it is 1/√d.
    for (const char* field : {"attention_multiplier", "embedding_multiplier", "residual_multiplier", "logits_scaling"})
        if (config.contains(field) && config[field] == 0.0) config.erase(field);
    const std::int64_t width = countIn(config, "head_dim");
    if (!config.contains("attention_multiplier") && width > 0)
        config["attention_multiplier"] = 1 / std::sqrt(static_cast<double>(width));
}

void grantGraniteMoe(const GgufKeys& keys, Json& config)
{
    grantGranite(keys, config);
    takeExpertWidth(keys, config);
    if (keys.holds("blk.0.ffn_gate_shexp.weight")) config["model_type"] = "granitemoeshared";
}

void grantLlama(const GgufKeys& keys, Json& config)
{
    if (config.contains("sliding_window")) config["model_type"] = "mistral";
    if (!hasExperts(keys)) return;
    config["model_type"] = "mixtral";
    takeExpertWidth(keys, config);
}

void grantMistral3(const GgufKeys& keys, Json& config)
{
    if (keys.number("attention.temperature_scale").value_or(0) != 0)
        config["model_type"] = "ministral3";
    else if (!config.contains("sliding_window"))
        config["sliding_window"] = nullptr;
}

void grantMpt(const GgufKeys& keys, Json& config)
{
    const double steepest = keys.number("attention.max_alibi_bias").value_or(0);
    const double clip = keys.number("attention.clamp_kqv").value_or(0);
    Json attention{{"alibi", steepest > 0}, {"qk_ln", keys.holds("blk.0.attn_q_norm.weight")}};
    if (steepest > 0) attention["alibi_bias_max"] = steepest;
    if (clip > 0) attention["clip_qkv"] = clip;
    config["attn_config"] = std::move(attention);
}

void grantOlmo2(const GgufKeys&, Json& config)
{
    if (countIn(config, "sliding_window") > 0) config["model_type"] = "olmo3";
}

void grantPhi3(const GgufKeys&, Json& config)
{
    if (!config.contains("sliding_window")) config["sliding_window"] = nullptr;
}

void grantQwen3Moe(const GgufKeys&, Json& config) { config["norm_topk_prob"] = true; }

void grantStableLm(const GgufKeys& keys, Json& config)
{
    keys.flag("use_parallel_residual");  // many files say it of models that are not; the missing norm does
    config["use_parallel_residual"] = !keys.holds("blk.0.ffn_norm.weight");
    config["qk_layernorm"] = keys.holds("blk.0.attn_q_norm.weight");
}

void grantStarcoder(const GgufKeys& keys, Json& config)
{
    config["multi_query"] = keys.integer("attention.head_count_kv").value_or(0) == 1;
}

void grantStarcoder2(const GgufKeys&, Json& config) { config["use_bias"] = true; }

void grantT5(const GgufKeys& keys, Json& config)
{
    if (const auto start = countIn(config, "decoder_start_token_id"); start >= countIn(config, "vocab_size"))
        throw Error(Code::OutOfRange, keys.file().name(), "“%1” cannot be used: expected 0 to %2, found %3",
                    keys.name("decoder_start_token_id"), std::to_string(countIn(config, "vocab_size") - 1),
                    std::to_string(start));
    const bool gated = keys.holds("enc.blk.0.ffn_gate.weight");
    config["feed_forward_proj"] = gated ? "gated-gelu" : "relu";
    // The first models alone were trained with the embedding as head, scaled; no file says so.
    config["scale_decoder_outputs"] = !gated && !keys.holds("output.weight");
    if (keys.holds("enc.blk.1.attn_rel_b.weight")) config["model_type"] = "umt5";
}

}  // namespace core
