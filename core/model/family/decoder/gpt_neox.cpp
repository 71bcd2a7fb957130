#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/gpt_layers.h"
#include "core/model/family/rotary_config.h"

namespace core {
namespace {

struct GptNeoX : GptLayers {
    RotaryEmbedding rotary = {};
    bool attentionBias = true;
    bool parallel = true;
};

GptNeoX readGptNeoX(const ConfigReader& config)
{
    GptNeoX neox{
        GptLayers::read(config, GptLayers::newerFields, {.inner = false, .activation = "gelu", .tied = false})};
    neox.names = {.model = "gpt_neox.",
                  .tokens = "embed_in.weight",
                  .layers = "layers.",
                  .attention_norm = "input_layernorm",
                  .feed_forward_norm = "post_attention_layernorm",
                  .up = "mlp.dense_h_to_4h",
                  .down = "mlp.dense_4h_to_h",
                  .final_norm = "final_layer_norm",
                  .head = "embed_out.weight",
                  .head_is_told = true};
    neox.rotary = readRotary(config, neox.width / neox.heads, 0.25F, neox.positions);
    neox.positions = longestText(neox.rotary, neox.positions);
    neox.attentionBias = config.flag("attention_bias", true);
    neox.parallel = config.flag("use_parallel_residual", true);
    return neox;
}

Block blockOfGptNeoX(const GptNeoX& config, const FamilyWeights& weights, Index index)
{
    const std::string at = config.placeOf(index);
    const Index width = config.width;
    Block block = config.block(weights, index);
    // Rows are ordered [head][q, k, v][d], not q | k | v.
    QueryKeyValue split =
        splitFused(weights.linear(at + "attention.query_key_value", width, 3 * width, config.attentionBias),
                   weights.orderOf(FusedOrder::HeadThenThree), config.heads);
    block.attention = {config.heads, std::move(split.query), std::move(split.key), std::move(split.value),
                       weights.linear(at + "attention.dense", width, width, config.attentionBias)};
    block.attention.rotary = config.rotary;
    block.parallel = config.parallel;
    return block;
}

}  // namespace

ModelPlan planGptNeoX(const ConfigReader& config)
{
    const GptNeoX neox = readGptNeoX(config);
    return neox.planWith([neox](const FamilyWeights& weights, Index i) { return blockOfGptNeoX(neox, weights, i); });
}

}  // namespace core
