#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/gpt_layers.h"

namespace core {
namespace {

struct GptJ : GptLayers {
    Index turned = 0;  ///< dimensions of each head that the rotary embedding turns
};

GptJ readGptJ(const ConfigReader& config)
{
    GptJ gpt{GptLayers::read(config, {}, {.tied = false})};
    gpt.names.feed_forward_norm = nullptr;
    gpt.names.up = "mlp.fc_in";
    gpt.names.down = "mlp.fc_out";
    gpt.names.head_is_told = true;
    const Index headWidth = gpt.width / gpt.heads;
    const bool whole = config.names("rotary_dim") && !config.has("rotary_dim");
    gpt.turned = whole ? headWidth : config.count("rotary_dim", largestWidth, 64);
    if (gpt.turned > headWidth || gpt.turned % 2 != 0)
        throw config.outOfRange("rotary_dim", Words("%1 cannot be used: expected an even number up to %2, found %3",
                                                    std::to_string(headWidth), std::to_string(gpt.turned)));
    return gpt;
}

Block blockOfGptJ(const GptJ& config, const FamilyWeights& weights, Index index)
{
    Block block = config.block(weights, index);
    block.attention = config.attention(weights, config.placeOf(index) + "attn.", false, false);
    block.attention.rotary =
        RotaryEmbedding{.dimensions = config.turned, .pairing = RotaryEmbedding::Pairing::Interleaved};
    block.parallel = true;
    return block;
}

Transformer loadGptJ(const GptJ& config, const WeightFiles& files)
{
    Transformer gpt =
        config.load(files, [&](const FamilyWeights& weights, Index i) { return blockOfGptJ(config, weights, i); });
    if (gpt.language_head) gpt.language_head->bias = files.vector("lm_head.bias", config.vocabulary);
    return gpt;
}

}  // namespace

ModelPlan planGptJ(const ConfigReader& config)
{
    const GptJ gpt = readGptJ(config);
    return gpt.plan([gpt](const WeightFiles& files) { return loadGptJ(gpt, files); });
}

}  // namespace core
