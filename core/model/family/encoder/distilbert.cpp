#include "core/model/family/encoder/encoders.h"
#include "core/model/family/family_weights.h"

namespace core {
namespace {

constexpr float distilBertEpsilon = 1e-12F;

struct DistilBert {
    Index layers;
    Index heads;
    Index width;
    Index inner;
    Index positions;
    Index vocabulary;
    Activation activation;
    bool tied;
};

DistilBert readDistilBert(const ConfigReader& config)
{
    DistilBert bert{};
    bert.layers = config.count("n_layers", mostLayers);
    bert.heads = config.count("n_heads", largestWidth);
    bert.width = config.count("dim", largestWidth);
    config.requireMultiple("dim", bert.width, "n_heads", bert.heads);
    bert.inner = config.count("hidden_dim", largestWidth, 4 * bert.width);
    bert.positions = config.count("max_position_embeddings", mostPositions, 512);
    bert.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    bert.activation = config.activation("activation", "gelu");
    bert.tied = config.flag("tie_word_embeddings", true);
    return bert;
}

Block blockOfDistilBert(const DistilBert& config, const FamilyWeights& weights, Index index)
{
    const std::string at = "transformer.layer." + std::to_string(index) + ".";
    const Index width = config.width;
    const auto projection = [&](const char* name) {
        return weights.linear(at + "attention." + name, width, width, true);
    };
    Block block;
    block.attention = {config.heads, projection("q_lin"), projection("k_lin"), projection("v_lin"),
                       projection("out_lin")};
    block.scores = eagerScores(rootScale(width / config.heads));
    block.attention_sum_norm = weights.layerNorm(at + "sa_layer_norm", width, distilBertEpsilon);
    block.feed_forward = FeedForward{weights.linear(at + "ffn.lin1", width, config.inner, true),
                                     weights.linear(at + "ffn.lin2", config.inner, width, true), config.activation};
    block.feed_forward_sum_norm = weights.layerNorm(at + "output_layer_norm", width, distilBertEpsilon);
    return block;
}

Transformer loadDistilBert(const DistilBert& config, const WeightFiles& files)
{
    const FamilyWeights weights(files, {"distilbert.", ""}, "embeddings.word_embeddings.weight");
    const Index width = config.width;
    Transformer bert;
    bert.causal = false;
    bert.token_embedding = weights.matrix("embeddings.word_embeddings.weight", config.vocabulary, width);
    // Sinusoids, where the configuration asks for them, stand in the file like learned positions.
    bert.position_embedding = weights.matrix("embeddings.position_embeddings.weight", config.positions, width);
    bert.embedding_norm = weights.layerNorm("embeddings.LayerNorm", width, distilBertEpsilon);
    for (Index i = 0; i < config.layers; ++i) bert.blocks.push_back(blockOfDistilBert(config, weights, i));
    if (!files.contains("vocab_transform.weight")) return bert;
    const FamilyWeights head(files, {""}, "");
    if (const auto matrix = headMatrix(files, "vocab_projector.weight", config.tied, bert.token_embedding))
        bert.language_head = LanguageHead{*matrix, files.vector("vocab_projector.bias", config.vocabulary),
                                          head.linear("vocab_transform", width, width, true), config.activation,
                                          head.layerNorm("vocab_layer_norm", width, distilBertEpsilon)};
    return bert;
}

}  // namespace

ModelPlan planDistilBert(const ConfigReader& config)
{
    const DistilBert bert = readDistilBert(config);
    return {bert.layers, bert.heads, bert.positions, "transformer.layer.",
            [bert](const WeightFiles& files) { return loadDistilBert(bert, files); }};
}

}  // namespace core
