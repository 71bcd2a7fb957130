#include "core/json/json_text.h"
#include "core/model/family/decoder/decoders.h"
#include "core/model/family/family_weights.h"

namespace core {
namespace {

struct GptJ {
    Index layers;
    Index heads;
    Index width;
    Index inner;
    Index turned;  ///< dimensions of each head that the rotary embedding turns
    Index positions;
    Index vocabulary;
    float epsilon;
    Activation activation;
    bool tied;
};

GptJ readGptJ(const ConfigReader& config)
{
    GptJ gpt{};
    gpt.layers = config.count("n_layer", mostLayers);
    gpt.heads = config.count("n_head", largestWidth);
    gpt.width = config.count("n_embd", largestWidth);
    config.requireMultiple("n_embd", gpt.width, "n_head", gpt.heads);
    gpt.inner = config.count("n_inner", largestWidth, 4 * gpt.width);
    gpt.positions = config.count("n_positions", mostPositions, 2048);
    gpt.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    gpt.epsilon = config.epsilon("layer_norm_epsilon", 1e-5F);
    gpt.activation = config.activation("activation_function", "gelu_new");
    gpt.tied = config.flag("tie_word_embeddings", false);
    const Index headWidth = gpt.width / gpt.heads;
    const bool whole = config.names("rotary_dim") && !config.has("rotary_dim");
    gpt.turned = whole ? headWidth : config.count("rotary_dim", largestWidth, 64);
    if (gpt.turned > headWidth || gpt.turned % 2 != 0)
        throw config.outOfRange("rotary_dim", "an even number up to " + std::to_string(headWidth),
                                std::to_string(gpt.turned));
    return gpt;
}

Block blockOfGptJ(const GptJ& config, const FamilyWeights& weights, Index index)
{
    const std::string h = "h." + std::to_string(index) + ".";
    const Index width = config.width;
    Block block;
    block.attention_norm = weights.layerNorm(h + "ln_1", width, config.epsilon);
    block.attention = {config.heads, weights.linear(h + "attn.q_proj", width, width, false),
                       weights.linear(h + "attn.k_proj", width, width, false),
                       weights.linear(h + "attn.v_proj", width, width, false),
                       weights.linear(h + "attn.out_proj", width, width, false)};
    block.attention.rotary =
        RotaryEmbedding{.dimensions = config.turned, .pairing = RotaryEmbedding::Pairing::Interleaved};
    block.scores = eagerScores(rootScale(width / config.heads));
    // One norm for both.
    block.feed_forward_norm = block.attention_norm;
    block.feed_forward = FeedForward{weights.linear(h + "mlp.fc_in", width, config.inner, true),
                                     weights.linear(h + "mlp.fc_out", config.inner, width, true), config.activation};
    block.parallel = true;
    return block;
}

Transformer loadGptJ(const GptJ& config, const WeightFiles& files)
{
    const FamilyWeights weights(files, {"transformer.", ""}, "wte.weight");
    Transformer gpt;
    gpt.token_embedding = weights.matrix("wte.weight", config.vocabulary, config.width);
    for (Index i = 0; i < config.layers; ++i) gpt.blocks.push_back(blockOfGptJ(config, weights, i));
    gpt.final_norm = weights.layerNorm("ln_f", config.width, config.epsilon);
    if (const auto head = headMatrix(files, "lm_head.weight", config.tied, gpt.token_embedding))
        gpt.language_head = LanguageHead{*head, files.vector("lm_head.bias", config.vocabulary)};
    else
        weights.requireOtherHead("lm_head.weight");
    return gpt;
}

}  // namespace

ModelPlan planGptJ(const ConfigReader& config)
{
    const GptJ gpt = readGptJ(config);
    return {gpt.layers, gpt.heads, gpt.positions, "h.",
            [gpt](const WeightFiles& files) { return loadGptJ(gpt, files); }};
}

}  // namespace core
