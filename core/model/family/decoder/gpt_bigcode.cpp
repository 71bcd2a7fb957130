#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/gpt_layers.h"

namespace core {
namespace {

struct GptBigCode : GptLayers {
    Index keyHeads = 1;  ///< 1: all heads share keys and values
    bool scaled = true;
};

GptBigCode readGptBigCode(const ConfigReader& config)
{
    GptBigCode code{GptLayers::read(config, {}, {.positions = 1024, .activation = "gelu_pytorch_tanh"})};
    code.names.positions = "wpe.weight";
    code.keyHeads = config.flag("multi_query", true) ? 1 : code.heads;
    config.passOver({"num_key_value_heads"});  // newer files repeat the number under this name
    code.scaled = config.flag("scale_attn_weights", true);
    config.requireFalse("add_cross_attention");
    return code;
}

/// Rows q of all heads, k, v; with a key for each head, they stand head by head.
QueryKeyValue split(const GptBigCode& config, const FamilyWeights& weights, const Projection& fused)
{
    if (config.keyHeads > 1) return splitFused(fused, weights.orderOf(FusedOrder::HeadThenThree), config.heads);
    const Index k = config.width / config.heads;
    return {fused.columns(0, config.width), fused.columns(config.width, k), fused.columns(config.width + k, k)};
}

Block blockOfGptBigCode(const GptBigCode& config, const FamilyWeights& weights, Index index)
{
    const std::string h = config.placeOf(index);
    const Index width = config.width;
    const Index headWidth = width / config.heads;
    Block block = config.block(weights, index);
    QueryKeyValue parts =
        split(config, weights, weights.linear(h + "attn.c_attn", width, width + 2 * config.keyHeads * headWidth, true));
    block.attention = {config.heads, std::move(parts.query), std::move(parts.key), std::move(parts.value),
                       weights.linear(h + "attn.c_proj", width, width, true)};
    block.attention.key_heads = config.keyHeads;
    if (!config.scaled) block.scores = eagerScores(1);
    return block;
}

}  // namespace

ModelPlan planGptBigCode(const ConfigReader& config)
{
    const GptBigCode code = readGptBigCode(config);
    return code.planWith([code](const FamilyWeights& weights, Index i) { return blockOfGptBigCode(code, weights, i); });
}

}  // namespace core
