#include "core/model/family/encoder/encoders.h"
#include "core/model/family/family_weights.h"
#include "core/model/family/layer_types.h"
#include "core/model/family/rotary_config.h"

namespace core {
namespace {

struct ModernBert {
    Index layers;
    Index heads;
    Index width;
    Index inner;
    Index positions;
    Index vocabulary;
    float epsilon;
    Activation activation;
    Activation headActivation;
    bool attentionBias;
    bool innerBias;
    bool normBias;
    bool headBias;
    bool vocabularyBias;
    bool tied;
    Mask window;                 ///< window of the layers that see only their surroundings
    std::vector<bool> windowed;  ///< [layers]
    RotaryEmbedding whole;
    RotaryEmbedding local;
};

/// In both spellings; the older one names the bases alone.
void readRotations(const ConfigReader& config, ModernBert& bert)
{
    const Index headWidth = bert.width / bert.heads;
    if (config.has("rope_parameters")) {
        bert.whole = readRotary(config, headWidth, {}, bert.positions, "full_attention");
        bert.local = readRotary(config, headWidth, {}, bert.positions, "sliding_attention");
        return;
    }
    config.requireMultiple("hidden_size", headWidth, "2", 2);
    bert.whole = bert.local = RotaryEmbedding{.dimensions = headWidth};
    bert.whole.base = config.positive("global_rope_theta", 160000);
    bert.local.base = config.has("local_rope_theta") ? config.positive("local_rope_theta", 10000) : bert.whole.base;
}

ModernBert readModernBert(const ConfigReader& config)
{
    ModernBert bert{};
    bert.layers = config.count("num_hidden_layers", mostLayers);
    bert.heads = config.count("num_attention_heads", largestWidth);
    bert.width = config.count("hidden_size", largestWidth);
    config.requireMultiple("hidden_size", bert.width, "num_attention_heads", bert.heads);
    bert.inner = config.count("intermediate_size", largestWidth);
    bert.positions = config.count("max_position_embeddings", mostPositions, 8192);
    bert.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    bert.epsilon = config.epsilon("norm_eps", 1e-5F);
    bert.activation = config.activation("hidden_activation", "gelu");
    bert.headActivation = config.activation("classifier_activation", "gelu");
    bert.attentionBias = config.flag("attention_bias", false);
    bert.innerBias = config.flag("mlp_bias", false);
    bert.normBias = config.flag("norm_bias", false);
    bert.headBias = config.flag("classifier_bias", false);
    bert.vocabularyBias = config.flag("decoder_bias", true);
    bert.tied = config.flag("tie_word_embeddings", true);
    const Index half = config.count("local_attention", mostPositions, 128) / 2;
    bert.window = Mask::window(half, half);
    const Index every = config.count("global_attn_every_n_layers", mostLayers, 3);
    bert.windowed =
        readLayerTypes(config, bert.layers, "sliding_attention", [=](Index layer) { return layer % every != 0; });
    readRotations(config, bert);
    return bert;
}

Block blockOfModernBert(const ModernBert& config, const FamilyWeights& weights, Index index)
{
    const std::string at = "layers." + std::to_string(index) + ".";
    const Index width = config.width;
    const bool windowed = config.windowed[static_cast<std::size_t>(index)];
    Block block;
    // The first layer reads the embedding's norm.
    if (index > 0) block.attention_norm = weights.layerNorm(at + "attn_norm", width, config.epsilon, config.normBias);
    QueryKeyValue split = splitFused(weights.linear(at + "attn.Wqkv", width, 3 * width, config.attentionBias),
                                     FusedOrder::Concatenated, config.heads);
    block.attention = {config.heads, std::move(split.query), std::move(split.key), std::move(split.value),
                       weights.linear(at + "attn.Wo", width, width, config.attentionBias)};
    block.attention.rotary = windowed ? config.local : config.whole;
    if (windowed) block.reach = config.window;
    block.scores = eagerScores(rootScale(width / config.heads));
    block.feed_forward_norm = weights.layerNorm(at + "mlp_norm", width, config.epsilon, config.normBias);
    // The nonlinearity acts on the first half of the input.
    const Projection both = weights.linear(at + "mlp.Wi", width, 2 * config.inner, config.innerBias);
    block.feed_forward = FeedForward{both.columns(config.inner, config.inner),
                                     weights.linear(at + "mlp.Wo", config.inner, width, config.innerBias),
                                     config.activation, both.columns(0, config.inner)};
    return block;
}

std::optional<LanguageHead> readHead(const ModernBert& config, const WeightFiles& files, const Weight& embedding)
{
    // A classifier has the same head with other projections behind it.
    if (!files.contains("head.dense.weight") || files.contains("classifier.weight")) return std::nullopt;
    const FamilyWeights weights(files, {""}, "");
    const auto matrix = headMatrix(files, "decoder.weight", config.tied, embedding);
    if (!matrix) return std::nullopt;
    return LanguageHead{*matrix, config.vocabularyBias ? files.vector("decoder.bias", config.vocabulary) : RowVector(),
                        weights.linear("head.dense", config.width, config.width, config.headBias),
                        config.headActivation,
                        weights.layerNorm("head.norm", config.width, config.epsilon, config.normBias)};
}

Transformer loadModernBert(const ModernBert& config, const WeightFiles& files)
{
    const FamilyWeights weights(files, {"model.", ""}, "embeddings.tok_embeddings.weight");
    Transformer bert;
    bert.causal = false;
    bert.token_embedding = weights.matrix("embeddings.tok_embeddings.weight", config.vocabulary, config.width);
    bert.embedding_norm = weights.layerNorm("embeddings.norm", config.width, config.epsilon, config.normBias);
    for (Index i = 0; i < config.layers; ++i) bert.blocks.push_back(blockOfModernBert(config, weights, i));
    bert.final_norm = weights.layerNorm("final_norm", config.width, config.epsilon, config.normBias);
    bert.language_head = readHead(config, files, bert.token_embedding);
    return bert;
}

}  // namespace

ModelPlan planModernBert(const ConfigReader& config)
{
    const ModernBert bert = readModernBert(config);
    return {bert.layers, bert.heads, bert.positions, "layers.",
            [bert](const WeightFiles& files) { return loadModernBert(bert, files); }};
}

}  // namespace core
