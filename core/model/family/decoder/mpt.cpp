#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/gpt_frame.h"

#include <cmath>

namespace core {
namespace {

struct Mpt {
    Index layers;
    Index heads;
    Index width;
    Index positions;
    Index vocabulary;
    float epsilon;
    float scale;
    float clip;
    float steepest;  ///< ALiBi's slopes fall to 2^-steepest
    bool alibi;
    bool tied;
};

Mpt readMpt(const ConfigReader& config)
{
    Mpt mpt{};
    mpt.layers = config.count("n_layers", mostLayers);
    mpt.heads = config.count("n_heads", largestWidth);
    mpt.width = config.count("d_model", largestWidth / 4);
    config.requireMultiple("d_model", mpt.width, "n_heads", mpt.heads);
    mpt.positions = config.count("max_seq_len", mostPositions, 2048);
    mpt.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    mpt.epsilon = config.epsilon("layer_norm_epsilon", 1e-5F);
    mpt.tied = config.flag("tie_word_embeddings", true);
    if (!config.flag("no_bias", true)) throw config.outOfRange("no_bias", "true", "false");
    const ConfigReader attention = config.object("attn_config").value_or(ConfigReader::parse("{}", config.file()));
    mpt.scale = attention.positive("softmax_scale", rootScale(mpt.width / mpt.heads));
    mpt.clip = attention.has("clip_qkv") ? attention.positive("clip_qkv", 1) : 0;
    mpt.steepest = attention.positive("alibi_bias_max", 8);
    mpt.alibi = attention.flag("alibi", true);
    attention.passOver({"attn_impl", "attn_uses_sequence_id"});
    for (const char* field : {"qk_ln", "prefix_lm"}) attention.requireFalse(field);
    if (const std::string type = attention.text("attn_type", "multihead_attention"); type != "multihead_attention")
        throw attention.outOfRange("attn_type", "multihead_attention", type);
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
    const std::string at = "blocks." + std::to_string(index) + ".";
    const Index width = config.width;
    Block block;
    block.attention_norm = weights.layerNorm(at + "norm_1", width, config.epsilon, false);
    QueryKeyValue split =
        splitFused(weights.linear(at + "attn.Wqkv", width, 3 * width, false), FusedOrder::Concatenated, config.heads);
    block.attention = {config.heads, std::move(split.query), std::move(split.key), std::move(split.value),
                       weights.linear(at + "attn.out_proj", width, width, false)};
    block.attention.clip = config.clip;
    block.scores = eagerScores(config.scale);
    if (config.alibi) block.positions = AlibiPositions{AlibiForm::OneWay, slopesOf(config)};
    block.feed_forward_norm = weights.layerNorm(at + "norm_2", width, config.epsilon, false);
    block.feed_forward = FeedForward{weights.linear(at + "ffn.up_proj", width, 4 * width, false),
                                     weights.linear(at + "ffn.down_proj", 4 * width, width, false), Activation::Gelu};
    return block;
}

Transformer loadMpt(const Mpt& config, const WeightFiles& files)
{
    const GptFrame frame{.layers = config.layers,
                         .width = config.width,
                         .vocabulary = config.vocabulary,
                         .epsilon = config.epsilon,
                         .tied = config.tied,
                         .final_norm = "norm_f",
                         .norm_bias = false};
    return frame.load(files, [&](const FamilyWeights& weights, Index i) { return blockOfMpt(config, weights, i); });
}

}  // namespace

ModelPlan planMpt(const ConfigReader& config)
{
    const Mpt mpt = readMpt(config);
    return {mpt.layers, mpt.heads, mpt.positions, "blocks.",
            [mpt](const WeightFiles& files) { return loadMpt(mpt, files); }};
}

}  // namespace core
