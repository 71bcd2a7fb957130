#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/expert_weights.h"
#include "core/model/family/rotary_config.h"

#include <algorithm>

namespace core {
namespace {

constexpr float latentEpsilon = 1e-6F;  // of the latents' norms: the configuration has no field for it

struct DeepSeek {
    LlamaLayers layers;
    ExpertCounts counts;
    Index shared;       ///< experts that every token goes through
    Index dense;        ///< so many first layers have none
    Index queryLatent;  ///< 0: queries are projected directly
    Index keyLatent;
    Index plain;   ///< dimensions of a head's key without rotation
    Index turned;  ///< and those behind them, which all heads share
    Index valueWidth;
    float scale;
    Router router;  ///< without its weights
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

Router routerIn(const ConfigReader& config, const ExpertCounts& counts)
{
    Router router{.scores = {}, .chosen = counts.chosen, .squash = Router::Squash::Sigmoid};
    router.normalised = config.flag("norm_topk_prob", true);
    router.factor = config.positive("routed_scaling_factor", 2.5F);
    router.groups = config.count("n_group", counts.experts, 8);
    router.kept_groups = config.count("topk_group", router.groups, std::min<Index>(router.groups, 4));
    config.requireMultiple("n_routed_experts", counts.experts, "n_group", router.groups);
    if (counts.chosen > counts.experts / router.groups * router.kept_groups)
        throw config.outOfRange("num_experts_per_tok", "at most the experts of topk_group groups",
                                std::to_string(counts.chosen));
    return router;
}

DeepSeek readDeepSeek(const ConfigReader& config)
{
    DeepSeek deep{};
    deep.layers = LlamaLayers::read(config, {.positions = 4096});
    deep.counts =
        ExpertCounts::read(config, {"n_routed_experts", "num_local_experts"}, 256, 8, "moe_intermediate_size");
    deep.shared = config.count("n_shared_experts", largestWidth, 1);
    deep.dense =
        static_cast<Index>(std::clamp(config.number("first_k_dense_replace", 3), 0.0F, static_cast<float>(mostLayers)));
    deep.queryLatent = config.count("q_lora_rank", largestWidth, 0);
    deep.keyLatent = config.count("kv_lora_rank", largestWidth, 512);
    deep.plain = config.count("qk_nope_head_dim", largestWidth, 128);
    deep.turned = config.count("qk_rope_head_dim", largestWidth, 64);
    deep.valueWidth = config.count("v_head_dim", largestWidth, 128);
    deep.scale = scaleOf(config, deep.plain + deep.turned);
    deep.router = routerIn(config, deep.counts);
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

Experts expertsOf(const DeepSeek& deep, const FamilyWeights& weights, const std::string& at)
{
    Experts experts{.router = deep.router, .experts = namedExperts(deep.layers, weights, at + "experts.", deep.counts)};
    experts.router.scores = weights.linear(at + "gate", deep.layers.width, deep.counts.experts, false);
    experts.router.correction = weights.vector(at + "gate.e_score_correction_bias", deep.counts.experts);
    experts.shared = deep.layers.gatedFeedForward(weights, at + "shared_experts.", deep.shared * deep.counts.inner);
    return experts;
}

Block blockOfDeepSeek(const DeepSeek& deep, const FamilyWeights& weights, Index layer)
{
    const std::string at = LlamaLayers::placeOf(layer);
    Block block;
    block.attention_norm = deep.layers.norm(weights, at + "input_layernorm");
    block.attention = attentionOf(deep, weights, at + "self_attn.");
    block.scores = eagerScores(deep.scale);
    block.feed_forward_norm = deep.layers.norm(weights, at + "post_attention_layernorm");
    if (layer >= deep.dense)
        block.feed_forward = expertsOf(deep, weights, at + "mlp.");
    else
        block.feed_forward = deep.layers.gatedFeedForward(weights, at + "mlp.", deep.layers.inner);
    return block;
}

}  // namespace

ModelPlan planDeepSeekV3(const ConfigReader& config)
{
    const DeepSeek deep = readDeepSeek(config);
    return deep.layers.planWith(
        [deep](const FamilyWeights& weights, Index layer) { return blockOfDeepSeek(deep, weights, layer); });
}

}  // namespace core
