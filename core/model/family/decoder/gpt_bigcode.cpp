#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/gpt_frame.h"

namespace core {
namespace {

struct GptBigCode {
    Index layers;
    Index heads;
    Index keyHeads;  ///< 1: all heads share keys and values
    Index width;
    Index inner;
    Index positions;
    Index vocabulary;
    float epsilon;
    Activation activation;
    bool scaled;
    bool tied;
};

GptBigCode readGptBigCode(const ConfigReader& config)
{
    GptBigCode code{};
    code.layers = config.count("n_layer", mostLayers);
    code.heads = config.count("n_head", largestWidth);
    code.keyHeads = config.flag("multi_query", true) ? 1 : code.heads;
    config.passOver({"num_key_value_heads"});  // what newer files say of it besides
    code.width = config.count("n_embd", largestWidth);
    config.requireMultiple("n_embd", code.width, "n_head", code.heads);
    code.inner = config.count("n_inner", largestWidth, 4 * code.width);
    code.positions = config.count("n_positions", mostPositions, 1024);
    code.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    code.epsilon = config.epsilon("layer_norm_epsilon", 1e-5F);
    code.activation = config.activation("activation_function", "gelu_pytorch_tanh");
    code.scaled = config.flag("scale_attn_weights", true);
    code.tied = config.flag("tie_word_embeddings", true);
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
    const std::string h = "h." + std::to_string(index) + ".";
    const Index width = config.width;
    const Index headWidth = width / config.heads;
    Block block;
    block.attention_norm = weights.layerNorm(h + "ln_1", width, config.epsilon);
    QueryKeyValue parts =
        split(config, weights, weights.linear(h + "attn.c_attn", width, width + 2 * config.keyHeads * headWidth, true));
    block.attention = {config.heads, std::move(parts.query), std::move(parts.key), std::move(parts.value),
                       weights.linear(h + "attn.c_proj", width, width, true)};
    block.attention.key_heads = config.keyHeads;
    block.scores = eagerScores(config.scaled ? rootScale(headWidth) : 1);
    block.feed_forward_norm = weights.layerNorm(h + "ln_2", width, config.epsilon);
    block.feed_forward = FeedForward{weights.linear(h + "mlp.c_fc", width, config.inner, true),
                                     weights.linear(h + "mlp.c_proj", config.inner, width, true), config.activation};
    return block;
}

Transformer loadGptBigCode(const GptBigCode& config, const WeightFiles& files)
{
    const GptFrame frame{config.layers, config.width, config.positions, config.vocabulary, config.epsilon, config.tied};
    return frame.load(files,
                      [&](const FamilyWeights& weights, Index i) { return blockOfGptBigCode(config, weights, i); });
}

}  // namespace

ModelPlan planGptBigCode(const ConfigReader& config)
{
    const GptBigCode code = readGptBigCode(config);
    return {code.layers, code.heads, code.positions, "h.",
            [code](const WeightFiles& files) { return loadGptBigCode(code, files); }};
}

}  // namespace core
