#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/gpt_frame.h"

#include <cmath>

namespace core {
namespace {

struct Gpt2 {
    Index layers;
    Index heads;
    Index width;
    Index inner;
    Index positions;
    Index vocabulary;
    float epsilon;
    Activation activation;
    bool scaleByWidth;       ///< scores · 1/√d_k
    bool scaleByLayerIndex;  ///< and · 1/(layer + 1)
    bool tiedHead;
};

Gpt2 readGpt2(const ConfigReader& config)
{
    Gpt2 gpt2{};
    gpt2.layers = config.count("n_layer", mostLayers);
    gpt2.heads = config.count("n_head", largestWidth);
    gpt2.width = config.count("n_embd", largestWidth);
    gpt2.inner = config.count("n_inner", largestWidth, 4 * gpt2.width);
    gpt2.positions = config.count("n_positions", mostPositions);
    gpt2.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    gpt2.epsilon = config.epsilon("layer_norm_epsilon", 1e-5F);
    gpt2.activation = config.activation("activation_function", "gelu_new");
    gpt2.scaleByWidth = config.flag("scale_attn_weights", true);
    gpt2.scaleByLayerIndex = config.flag("scale_attn_by_inverse_layer_idx", false);
    gpt2.tiedHead = config.flag("tie_word_embeddings", true);
    config.requireMultiple("n_embd", gpt2.width, "n_head", gpt2.heads);
    config.requireFalse("add_cross_attention");
    return gpt2;
}

Block blockOfGpt2(const Gpt2& config, const FamilyWeights& weights, Index index)
{
    const std::string h = "h." + std::to_string(index) + ".";
    const float headWidth = static_cast<float>(config.width) / static_cast<float>(config.heads);
    Block block;
    block.attention_norm = weights.layerNorm(h + "ln_1", config.width, config.epsilon);
    QueryKeyValue split = splitFused(weights.convolution(h + "attn.c_attn", config.width, 3 * config.width),
                                     FusedOrder::Concatenated, config.heads);
    block.attention = {config.heads, std::move(split.query), std::move(split.key), std::move(split.value),
                       weights.convolution(h + "attn.c_proj", config.width, config.width)};
    block.scores = eagerScores((config.scaleByWidth ? 1.0F / std::sqrt(headWidth) : 1.0F)
                               / (config.scaleByLayerIndex ? static_cast<float>(index + 1) : 1.0F));
    block.feed_forward_norm = weights.layerNorm(h + "ln_2", config.width, config.epsilon);
    block.feed_forward =
        FeedForward{weights.convolution(h + "mlp.c_fc", config.width, config.inner),
                    weights.convolution(h + "mlp.c_proj", config.inner, config.width), config.activation};
    return block;
}

Transformer loadGpt2(const Gpt2& config, const WeightFiles& files)
{
    // "attn.bias" in old files is the causal mask, not a bias.
    const GptFrame frame{config.layers,     config.width,   config.positions,
                         config.vocabulary, config.epsilon, config.tiedHead};
    return frame.load(files, [&](const FamilyWeights& weights, Index i) { return blockOfGpt2(config, weights, i); });
}

}  // namespace

ModelPlan planGpt2(const ConfigReader& config)
{
    const Gpt2 gpt2 = readGpt2(config);
    return {gpt2.layers, gpt2.heads, gpt2.positions, "h.",
            [gpt2](const WeightFiles& files) { return loadGpt2(gpt2, files); }};
}

}  // namespace core
