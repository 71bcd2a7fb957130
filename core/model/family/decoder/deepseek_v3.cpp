#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/grouped_experts.h"
#include "core/model/family/layer_types.h"
#include "core/model/family/rotary_config.h"

#include <algorithm>

namespace core {
namespace {

constexpr float latentEpsilon = 1e-6F;  // of the latents' norms: the configuration has no field for it

struct DeepSeek {
    LlamaLayers layers;
    GroupedExperts experts;
    std::vector<bool> dense;  ///< [layers] which have none
    Index queryLatent;        ///< 0: queries are projected directly
    Index keyLatent;
    Index plain;   ///< dimensions of a head's key without rotation
    Index turned;  ///< and those behind them, which all heads share
    Index valueWidth;
    float scale;
};

/// What transformers takes where the configuration is silent.
struct DeepSeekAbsent {
    LlamaLayers::Absent layers;
    GroupedExperts::Absent experts;
    float epsilon;
    Index dense;  ///< so many first layers have no experts
    Index plain;
    Index valueWidth;
};

/// 1/√d, and of a rotation that was stretched by Yarn its factor twice: once for the query, once for the key.
float scaleOf(const ConfigReader& config, Index headWidth)
{
    auto scaling = config.object("rope_parameters");
    if (!scaling) scaling = config.object("rope_scaling");
    if (!scaling || !scaling->has("mscale_all_dim")) return rootScale(headWidth);
    const float stretch = yarnFactor(scaling->positive("factor", 1), scaling->number("mscale_all_dim", 0));
    return rootScale(headWidth) * stretch * stretch;
}

DeepSeek readDeepSeek(const ConfigReader& config, const DeepSeekAbsent& absent)
{
    DeepSeek deep{};
    deep.layers = LlamaLayers::read(config, absent.layers);
    deep.layers.epsilon = config.epsilon("rms_norm_eps", absent.epsilon);
    deep.experts = GroupedExperts::read(config, absent.experts);
    const auto first =
        static_cast<Index>(std::clamp(config.number("first_k_dense_replace", static_cast<float>(absent.dense)), 0.0F,
                                      static_cast<float>(mostLayers)));
    deep.dense = readLayerTypes(
        config, deep.layers.layers, "dense", [=](Index layer) { return layer < first; }, "mlp_layer_types");
    deep.queryLatent = config.count("q_lora_rank", largestWidth, 0);
    deep.keyLatent = config.count("kv_lora_rank", largestWidth, 512);
    deep.plain = config.count("qk_nope_head_dim", largestWidth, absent.plain);
    deep.turned = config.count("qk_rope_head_dim", largestWidth, 64);
    deep.valueWidth = config.count("v_head_dim", largestWidth, absent.valueWidth);
    deep.scale = scaleOf(config, deep.plain + deep.turned);
    LlamaLayers& layers = deep.layers;
    layers.rotary = readRotary(config, deep.turned, {}, layers.positions);
    layers.rotary.first_dimension = deep.plain;
    layers.rotary.pairing = config.flag("rope_interleave", true) ? RotaryEmbedding::Pairing::Separated
                                                                 : RotaryEmbedding::Pairing::HalfSplit;
    return deep;
}

MultiHeadWeights attentionOf(const DeepSeek& deep, const FamilyWeights& weights, const std::string& at)
{
    const LlamaLayers& layers = deep.layers;
    const bool bias = layers.query_key_value_bias;
    const auto normOf = [&](const char* name, Index width) {
        return weights.rootMeanSquareNorm(at + name, width, latentEpsilon);
    };
    // Down: the latent, then the part of the key that all heads share. Up: of each head its key, then its value.
    const Projection down = weights.linear(at + "kv_a_proj_with_mqa", layers.width, deep.keyLatent + deep.turned, bias);
    const Index each = deep.plain + deep.valueWidth;
    const Projection up = weights.linear(at + "kv_b_proj", deep.keyLatent, layers.heads * each, false);
    LatentAttention latents{.key_value = {down.columns(0, deep.keyLatent), normOf("kv_a_layernorm", deep.keyLatent)},
                            .shared_key = down.columns(deep.keyLatent, deep.turned)};
    const Index queries = layers.heads * (deep.plain + deep.turned);
    MultiHeadWeights attention{.heads = layers.heads,
                               .query = {},
                               .key = up.columnGroups(0, deep.plain, each),
                               .value = up.columnGroups(deep.plain, deep.valueWidth, each),
                               .output =
                                   weights.linear(at + "o_proj", layers.heads * deep.valueWidth, layers.width, bias)};
    if (deep.queryLatent > 0) {
        latents.query = Latent{weights.linear(at + "q_a_proj", layers.width, deep.queryLatent, bias),
                               normOf("q_a_layernorm", deep.queryLatent)};
        attention.query = weights.linear(at + "q_b_proj", deep.queryLatent, queries, false);
    } else {
        attention.query = weights.linear(at + "q_proj", layers.width, queries, false);
    }
    attention.rotary = layers.rotary;
    attention.latents = std::move(latents);
    return attention;
}

Block blockOfDeepSeek(const DeepSeek& deep, const FamilyWeights& weights, Index layer)
{
    const std::string at = LlamaLayers::placeOf(layer);
    Block block;
    block.attention_norm = deep.layers.norm(weights, at + "input_layernorm");
    block.attention = attentionOf(deep, weights, at + "self_attn.");
    block.scores = eagerScores(deep.scale);
    block.feed_forward_norm = deep.layers.norm(weights, at + "post_attention_layernorm");
    if (deep.dense[static_cast<std::size_t>(layer)])
        block.feed_forward = deep.layers.gatedFeedForward(weights, at + "mlp.", deep.layers.inner);
    else
        block.feed_forward = deep.experts.load(deep.layers, weights, at + "mlp.");
    return block;
}

ModelPlan planOf(const DeepSeek& deep)
{
    return deep.layers.planWith(
        [deep](const FamilyWeights& weights, Index layer) { return blockOfDeepSeek(deep, weights, layer); });
}

}  // namespace

ModelPlan planDeepSeekV3(const ConfigReader& config)
{
    return planOf(readDeepSeek(
        config,
        {.layers = {.positions = 4096}, .experts = {}, .epsilon = 1e-6F, .dense = 3, .plain = 128, .valueWidth = 128}));
}

ModelPlan planGlm4MoeLite(const ConfigReader& config)
{
    return planOf(readDeepSeek(
        config, {.layers = {.positions = 202752},
                 .experts = {.experts = 64, .chosen = 4, .shared = 1, .groups = 1, .kept_groups = 1, .factor = 1.8F},
                 .epsilon = 1e-5F,
                 .dense = 1,
                 .plain = 192,
                 .valueWidth = 256}));
}

}  // namespace core
