#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/gpt_layers.h"

#include <cmath>

namespace core {
namespace {

struct Gpt2 : GptLayers {
    bool scaleByWidth = true;        ///< scores · 1/√d_k
    bool scaleByLayerIndex = false;  ///< and · 1/(layer + 1)
};

Gpt2 readGpt2(const ConfigReader& config)
{
    Gpt2 gpt2{GptLayers::read(config, {}, {.positions = 0})};
    gpt2.names.positions = "wpe.weight";
    gpt2.scaleByWidth = config.flag("scale_attn_weights", true);
    gpt2.scaleByLayerIndex = config.flag("scale_attn_by_inverse_layer_idx", false);
    config.requireFalse("add_cross_attention");
    return gpt2;
}

Block blockOfGpt2(const Gpt2& config, const FamilyWeights& weights, Index index)
{
    const std::string h = config.placeOf(index);
    const float headWidth = static_cast<float>(config.width) / static_cast<float>(config.heads);
    Block block = config.normedBlock(weights, index);
    // "attn.bias" in old files is the causal mask, not a bias.
    QueryKeyValue split = splitFused(weights.convolution(h + "attn.c_attn", config.width, 3 * config.width),
                                     FusedOrder::Concatenated, config.heads);
    block.attention = {config.heads, std::move(split.query), std::move(split.key), std::move(split.value),
                       weights.convolution(h + "attn.c_proj", config.width, config.width)};
    block.scores = eagerScores((config.scaleByWidth ? 1.0F / std::sqrt(headWidth) : 1.0F)
                               / (config.scaleByLayerIndex ? static_cast<float>(index + 1) : 1.0F));
    block.feed_forward =
        FeedForward{weights.convolution(h + "mlp.c_fc", config.width, config.inner),
                    weights.convolution(h + "mlp.c_proj", config.inner, config.width), config.activation};
    return block;
}

}  // namespace

ModelPlan planGpt2(const ConfigReader& config)
{
    const Gpt2 gpt2 = readGpt2(config);
    return gpt2.planWith([gpt2](const FamilyWeights& weights, Index i) { return blockOfGpt2(gpt2, weights, i); });
}

}  // namespace core
