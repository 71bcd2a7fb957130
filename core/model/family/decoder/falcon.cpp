#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/gpt_layers.h"
#include "core/model/family/rotary_config.h"

#include <bit>
#include <cstdint>

namespace core {
namespace {

struct Falcon : GptLayers {
    Index keyHeads = 1;
    std::optional<RotaryEmbedding> rotary = {};  ///< empty: ALiBi
    bool grouped = false;                        ///< rows stand group by group: the queries, their key, their value
    bool parallel = true;
};

/// @param twoNorms  of branches side by side; else they share one
GptLayers::Names namesOf(const Falcon& falcon, bool twoNorms)
{
    return {.tokens = "word_embeddings.weight",
            .attention_norm = twoNorms ? "ln_attn" : "input_layernorm",
            .feed_forward_norm = !falcon.parallel ? "post_attention_layernorm"
                                 : twoNorms       ? "ln_mlp"
                                                  : nullptr,
            .up = "mlp.dense_h_to_4h",
            .down = "mlp.dense_4h_to_h"};
}

Falcon readFalcon(const ConfigReader& config)
{
    GptLayers::Fields fields = GptLayers::newerFields;
    fields.inner = "ffn_hidden_size";
    fields.epsilon = "layer_norm_epsilon";
    fields.activation = "activation";
    Falcon falcon{GptLayers::read(config, fields, {.activation = "gelu"})};
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
    falcon.names = namesOf(falcon, falcon.grouped && config.count("num_ln_in_parallel_attn", 2, 2) == 2);
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
    const std::string h = config.placeOf(index);
    const Index width = config.width;
    const Index d = width / config.heads;
    Block block = config.block(weights, index);
    QueryKeyValue parts = split(
        config, weights,
        weights.linear(h + "self_attention.query_key_value", width, width + 2 * config.keyHeads * d, config.bias));
    block.attention = {config.heads, std::move(parts.query), std::move(parts.key), std::move(parts.value),
                       weights.linear(h + "self_attention.dense", width, width, config.bias)};
    block.attention.key_heads = config.keyHeads;
    block.attention.rotary = config.rotary;
    block.positions = positions;
    block.parallel = config.parallel;
    return block;
}

Transformer loadFalcon(const Falcon& config, const WeightFiles& files)
{
    PositionBias positions;
    if (!config.rotary) positions = alibiOf(config);
    return config.load(
        files, [&](const FamilyWeights& weights, Index i) { return blockOfFalcon(config, weights, i, positions); });
}

}  // namespace

ModelPlan planFalcon(const ConfigReader& config)
{
    const Falcon falcon = readFalcon(config);
    return falcon.plan([falcon](const WeightFiles& files) { return loadFalcon(falcon, files); });
}

}  // namespace core
