#include "core/model/family/decoder/decoders.h"
#include "core/model/family/family_weights.h"
#include "core/model/family/rotary_config.h"

namespace core {
namespace {

struct GptNeoX {
    Index layers;
    Index heads;
    Index width;
    Index inner;
    Index positions;
    Index vocabulary;
    float epsilon;
    Activation activation;
    RotaryEmbedding rotary;
    bool bias;
    bool parallel;
    bool tied;
};

GptNeoX readGptNeoX(const ConfigReader& config)
{
    GptNeoX neox{};
    neox.layers = config.count("num_hidden_layers", mostLayers);
    neox.heads = config.count("num_attention_heads", largestWidth);
    neox.width = config.count("hidden_size", largestWidth);
    config.requireMultiple("hidden_size", neox.width, "num_attention_heads", neox.heads);
    neox.inner = config.count("intermediate_size", largestWidth);
    neox.positions = config.count("max_position_embeddings", mostPositions, 2048);
    neox.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    neox.epsilon = config.epsilon("layer_norm_eps", 1e-5F);
    neox.activation = config.activation("hidden_act", "gelu");
    neox.rotary = readRotary(config, neox.width / neox.heads, 0.25F, neox.positions);
    neox.bias = config.flag("attention_bias", true);
    neox.parallel = config.flag("use_parallel_residual", true);
    neox.tied = config.flag("tie_word_embeddings", false);
    return neox;
}

Block blockOfGptNeoX(const GptNeoX& config, const FamilyWeights& weights, Index index)
{
    const std::string at = "layers." + std::to_string(index) + ".";
    const Index width = config.width;
    Block block;
    block.attention_norm = weights.layerNorm(at + "input_layernorm", width, config.epsilon);
    // Rows are ordered [head][q, k, v][d], not q | k | v.
    QueryKeyValue split = splitFused(weights.linear(at + "attention.query_key_value", width, 3 * width, config.bias),
                                     weights.orderOf(FusedOrder::HeadThenThree), config.heads);
    block.attention = {config.heads, std::move(split.query), std::move(split.key), std::move(split.value),
                       weights.linear(at + "attention.dense", width, width, config.bias)};
    block.attention.rotary = config.rotary;
    block.scores = eagerScores(rootScale(width / config.heads));
    block.feed_forward_norm = weights.layerNorm(at + "post_attention_layernorm", width, config.epsilon);
    block.feed_forward =
        FeedForward{weights.linear(at + "mlp.dense_h_to_4h", width, config.inner, true),
                    weights.linear(at + "mlp.dense_4h_to_h", config.inner, width, true), config.activation};
    block.parallel = config.parallel;
    return block;
}

Transformer loadGptNeoX(const GptNeoX& config, const WeightFiles& files)
{
    const FamilyWeights weights(files, {"gpt_neox.", ""}, "embed_in.weight");
    Transformer neox;
    neox.token_embedding = weights.matrix("embed_in.weight", config.vocabulary, config.width);
    for (Index i = 0; i < config.layers; ++i) neox.blocks.push_back(blockOfGptNeoX(config, weights, i));
    neox.final_norm = weights.layerNorm("final_layer_norm", config.width, config.epsilon);
    if (const auto head = headMatrix(files, "embed_out.weight", config.tied, neox.token_embedding))
        neox.language_head = LanguageHead{*head};
    else
        weights.requireOtherHead("embed_out.weight");
    return neox;
}

}  // namespace

ModelPlan planGptNeoX(const ConfigReader& config)
{
    const GptNeoX neox = readGptNeoX(config);
    return {neox.layers, neox.heads, longestText(neox.rotary, neox.positions), "layers.",
            [neox](const WeightFiles& files) { return loadGptNeoX(neox, files); }};
}

}  // namespace core
