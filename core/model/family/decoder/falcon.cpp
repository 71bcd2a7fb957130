#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/gpt_frame.h"
#include "core/model/family/rotary_config.h"

#include <bit>
#include <cstdint>

namespace core {
namespace {

struct Falcon {
    Index layers;
    Index heads;
    Index keyHeads;
    Index width;
    Index inner;
    Index positions;
    Index vocabulary;
    float epsilon;
    Activation activation;
    std::optional<RotaryEmbedding> rotary;  ///< else ALiBi
    bool bias;
    bool grouped;  ///< rows stand group by group: the queries, their key, their value
    bool parallel;
    bool twoNorms;  ///< of the parallel branches; else they share one
    bool tied;
};

Falcon readFalcon(const ConfigReader& config)
{
    Falcon falcon{};
    falcon.layers = config.count("num_hidden_layers", mostLayers);
    falcon.heads = config.count("num_attention_heads", largestWidth);
    falcon.width = config.count("hidden_size", largestWidth / 4);
    config.requireMultiple("hidden_size", falcon.width, "num_attention_heads", falcon.heads);
    falcon.inner = config.count("ffn_hidden_size", largestWidth, 4 * falcon.width);
    falcon.positions = config.count("max_position_embeddings", mostPositions, 2048);
    falcon.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    falcon.epsilon = config.epsilon("layer_norm_epsilon", 1e-5F);
    falcon.activation = config.activation("activation", "gelu");
    if (config.flag("alibi", false))
        config.passOver({"rope_parameters", "rope_theta"});
    else
        falcon.rotary = readRotary(config, falcon.width / falcon.heads, {}, falcon.positions);
    falcon.bias = config.flag("bias", false);
    falcon.grouped = config.flag("new_decoder_architecture", false);
    // Each architecture leaves the other's fields unread.
    config.passOver({"num_kv_heads", "multi_query", "parallel_attn"});
    falcon.keyHeads = falcon.heads;
    if (falcon.grouped)
        falcon.keyHeads = config.count("num_kv_heads", largestWidth, falcon.heads);
    else if (config.flag("multi_query", true))
        falcon.keyHeads = 1;
    config.requireMultiple("num_attention_heads", falcon.heads, "num_kv_heads", falcon.keyHeads);
    falcon.parallel = falcon.grouped || config.flag("parallel_attn", true);
    falcon.twoNorms = falcon.grouped && config.count("num_ln_in_parallel_attn", 2, 2) == 2;
    falcon.tied = config.flag("tie_word_embeddings", true);
    return falcon;
}

QueryKeyValue split(const Falcon& config, const FamilyWeights& weights, const Projection& fused)
{
    const Index d = config.width / config.heads;
    const bool concatenated = weights.orderOf(FusedOrder::HeadThenThree) == FusedOrder::Concatenated;
    if (!config.grouped && config.keyHeads == config.heads && !concatenated)
        return splitFused(fused, FusedOrder::HeadThenThree, config.heads);
    if (!config.grouped || concatenated) {
        const Index keys = config.keyHeads * d;
        return {fused.columns(0, config.width), fused.columns(config.width, keys),
                fused.columns(config.width + keys, keys)};
    }
    const Index queries = config.heads / config.keyHeads * d;
    const auto part = [&](Index first, Index size) { return fused.columnGroups(first, size, queries + 2 * d); };
    return {part(0, queries), part(queries, d), part(queries + d, d)};
}

/// Round half to even.
float roundedToBfloat16(float number)
{
    const auto bits = std::bit_cast<std::uint32_t>(number);
    return std::bit_cast<float>((bits + 0x7FFFU + ((bits >> 16U) & 1U)) & 0xFFFF0000U);
}

/// The models were trained with slopes and products of bfloat16, and the sum of product and bias is divided by √d.
KeyPositions alibiOf(const Falcon& config)
{
    KeyPositions places{Matrix(config.heads, config.positions)};
    const float scale = rootScale(config.width / config.heads);
    for (Index head = 0; head < config.heads; ++head) {
        const float slope = roundedToBfloat16(alibiSlope(head, config.heads));
        for (Index place = 0; place < config.positions; ++place)
            places.table(head, place) = roundedToBfloat16(slope * roundedToBfloat16(static_cast<float>(place))) * scale;
    }
    return places;
}

Block blockOfFalcon(const Falcon& config, const FamilyWeights& weights, Index index, const PositionBias& positions)
{
    const std::string h = "h." + std::to_string(index) + ".";
    const Index width = config.width;
    const Index d = width / config.heads;
    Block block;
    block.attention_norm =
        weights.layerNorm(h + (config.twoNorms ? "ln_attn" : "input_layernorm"), width, config.epsilon);
    QueryKeyValue parts = split(
        config, weights,
        weights.linear(h + "self_attention.query_key_value", width, width + 2 * config.keyHeads * d, config.bias));
    block.attention = {config.heads, std::move(parts.query), std::move(parts.key), std::move(parts.value),
                       weights.linear(h + "self_attention.dense", width, width, config.bias)};
    block.attention.key_heads = config.keyHeads;
    block.attention.rotary = config.rotary;
    block.positions = positions;
    block.scores = eagerScores(rootScale(d));
    block.feed_forward_norm = block.attention_norm;
    if (config.twoNorms) block.feed_forward_norm = weights.layerNorm(h + "ln_mlp", width, config.epsilon);
    if (!config.parallel)
        block.feed_forward_norm = weights.layerNorm(h + "post_attention_layernorm", width, config.epsilon);
    block.feed_forward =
        FeedForward{weights.linear(h + "mlp.dense_h_to_4h", width, config.inner, config.bias),
                    weights.linear(h + "mlp.dense_4h_to_h", config.inner, width, config.bias), config.activation};
    block.parallel = config.parallel;
    return block;
}

Transformer loadFalcon(const Falcon& config, const WeightFiles& files)
{
    PositionBias positions;
    if (!config.rotary) positions = alibiOf(config);
    const GptFrame frame{.layers = config.layers,
                         .width = config.width,
                         .vocabulary = config.vocabulary,
                         .epsilon = config.epsilon,
                         .tied = config.tied,
                         .tokens = "word_embeddings.weight"};
    return frame.load(
        files, [&](const FamilyWeights& weights, Index i) { return blockOfFalcon(config, weights, i, positions); });
}

}  // namespace

ModelPlan planFalcon(const ConfigReader& config)
{
    const Falcon falcon = readFalcon(config);
    return {falcon.layers, falcon.heads, falcon.positions, "h.",
            [falcon](const WeightFiles& files) { return loadFalcon(falcon, files); }};
}

}  // namespace core
