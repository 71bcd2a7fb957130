#include "core/error.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/gpt_layers.h"

#include <cmath>

namespace core {
namespace {

struct Mpt : GptLayers {
    float scale = 1;
    float clip = 0;
    float steepest = 8;  ///< ALiBi's slopes fall to 2^-steepest
    bool alibi = true;
};

Mpt readMpt(const ConfigReader& config)
{
    Mpt mpt{GptLayers::read(config,
                            {.layers = "n_layers",
                             .heads = "n_heads",
                             .width = "d_model",
                             .inner = nullptr,
                             .positions = "max_seq_len",
                             .activation = nullptr},
                            {})};
    mpt.bias = mpt.norm_bias = false;
    mpt.names = {.layers = "blocks.",
                 .attention_norm = "norm_1",
                 .feed_forward_norm = "norm_2",
                 .up = "ffn.up_proj",
                 .down = "ffn.down_proj",
                 .final_norm = "norm_f"};
    if (!config.flag("no_bias", true))
        throw config.outOfRange("no_bias", Words("%1 cannot be used: expected true, found false"));
    const ConfigReader attention = config.object("attn_config").value_or(ConfigReader::parse("{}", config.file()));
    mpt.scale = attention.positive("softmax_scale", rootScale(mpt.width / mpt.heads));
    mpt.clip = attention.has("clip_qkv") ? attention.positive("clip_qkv", 1) : 0;
    mpt.steepest = attention.positive("alibi_bias_max", 8);
    mpt.alibi = attention.flag("alibi", true);
    attention.passOver({"attn_impl", "attn_uses_sequence_id"});
    for (const char* field : {"qk_ln", "prefix_lm"}) attention.requireFalse(field);
    if (const std::string type = attention.text("attn_type", "multihead_attention"); type != "multihead_attention")
        throw attention.outOfRange("attn_type",
                                   Words("%1 cannot be used: expected multihead_attention, found %2", type));
    return mpt;
}

/// Where the heads are no power of two: every other slope of the next power's first, then the ones between.
RowVector slopesOf(const Mpt& mpt)
{
    Index power = 1;
    while (power < mpt.heads) power *= 2;
    std::vector<Index> order;
    if (power == mpt.heads)
        for (Index i = 0; i < power; ++i) order.push_back(i);
    else
        for (const Index first : {1, 0})
            for (Index i = first; i < power; i += 2) order.push_back(i);
    RowVector slopes(mpt.heads);
    for (Index head = 0; head < mpt.heads; ++head) {
        const auto step = static_cast<float>(order[static_cast<std::size_t>(head)] + 1);
        slopes(head) = 1.0F / std::exp2(step * mpt.steepest / static_cast<float>(power));
    }
    return slopes;
}

Block blockOfMpt(const Mpt& config, const FamilyWeights& weights, Index index)
{
    const std::string at = config.placeOf(index);
    const Index width = config.width;
    Block block = config.block(weights, index);
    QueryKeyValue split =
        splitFused(weights.linear(at + "attn.Wqkv", width, 3 * width, false), FusedOrder::Concatenated, config.heads);
    block.attention = {config.heads, std::move(split.query), std::move(split.key), std::move(split.value),
                       weights.linear(at + "attn.out_proj", width, width, false)};
    block.attention.clip = config.clip;
    block.scores = eagerScores(config.scale);
    if (config.alibi) block.positions = AlibiPositions{AlibiForm::OneWay, slopesOf(config)};
    return block;
}

}  // namespace

ModelPlan planMpt(const ConfigReader& config)
{
    const Mpt mpt = readMpt(config);
    return mpt.planWith([mpt](const FamilyWeights& weights, Index i) { return blockOfMpt(mpt, weights, i); });
}

}  // namespace core
