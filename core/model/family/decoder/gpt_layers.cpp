#include "core/model/family/decoder/gpt_layers.h"

namespace core {

GptLayers GptLayers::read(const ConfigReader& config, const Fields& fields, const Absent& absent)
{
    constexpr Index widest = largestWidth / 4;  // since a feed-forward layer may be four times as wide
    GptLayers gpt;
    gpt.layers = config.count(fields.layers, mostLayers);
    gpt.heads = config.count(fields.heads, largestWidth);
    gpt.width = gpt.embedded = config.count(fields.width, widest);
    config.requireMultiple(fields.width, gpt.width, fields.heads, gpt.heads);
    if (absent.inner)
        gpt.inner = fields.inner == nullptr ? 4 * gpt.width : config.count(fields.inner, largestWidth, 4 * gpt.width);
    else
        gpt.inner = config.count(fields.inner, largestWidth);
    gpt.positions = absent.positions == 0 ? config.count(fields.positions, mostPositions)
                                          : config.count(fields.positions, mostPositions, absent.positions);
    gpt.vocabulary = config.count("vocab_size", mostTokensInVocabulary);
    if (fields.epsilon != nullptr) gpt.epsilon = config.epsilon(fields.epsilon, gpt.epsilon);
    if (fields.activation != nullptr) gpt.activation = config.activation(fields.activation, absent.activation);
    gpt.tied = config.flag("tie_word_embeddings", absent.tied);
    return gpt;
}

FamilyWeights GptLayers::weightsIn(const WeightFiles& files) const
{
    return {files, {names.model, names.decoder, ""}, names.tokens};
}

Block GptLayers::normedBlock(const FamilyWeights& weights, Index layer) const
{
    const std::string at = placeOf(layer);
    Block block;
    block.attention_norm = weights.layerNorm(at + names.attention_norm, width, epsilon, norm_bias);
    block.feed_forward_norm = names.feed_forward_norm == nullptr
                                  ? block.attention_norm
                                  : weights.layerNorm(at + names.feed_forward_norm, width, epsilon, norm_bias);
    block.scores = eagerScores(rootScale(width / heads));
    return block;
}

Block GptLayers::block(const FamilyWeights& weights, Index layer) const
{
    Block block = normedBlock(weights, layer);
    block.feed_forward = feedForward(weights, placeOf(layer));
    return block;
}

FeedForward GptLayers::feedForward(const FamilyWeights& weights, const std::string& at) const
{
    return {weights.linear(at + names.up, width, inner, bias), weights.linear(at + names.down, inner, width, bias),
            activation};
}

MultiHeadWeights GptLayers::attention(const FamilyWeights& weights, const std::string& at, bool biases,
                                      bool output_bias) const
{
    const auto projection = [&](const char* name, bool has) { return weights.linear(at + name, width, width, has); };
    return {heads, projection("q_proj", biases), projection("k_proj", biases), projection("v_proj", biases),
            projection("out_proj", output_bias)};
}

Transformer GptLayers::load(const WeightFiles& files, const MakeBlock& make) const
{
    const FamilyWeights weights = weightsIn(files);
    Transformer gpt;
    gpt.token_embedding = weights.matrix(names.tokens, vocabulary, embedded);
    if (names.positions != nullptr) gpt.position_embedding = weights.matrix(names.positions, positions, width);
    for (Index layer = 0; layer < layers; ++layer) gpt.blocks.push_back(make(weights, layer));
    if (names.final_norm != nullptr) gpt.final_norm = weights.layerNorm(names.final_norm, width, epsilon, norm_bias);
    if (const auto head = headMatrix(files, names.head, tied, gpt.token_embedding))
        gpt.language_head = LanguageHead{*head};
    else if (names.head_is_told)
        weights.requireOtherHead(names.head);
    return gpt;
}

ModelPlan GptLayers::plan(std::function<Transformer(const WeightFiles&)> load) const
{
    return {layers, heads, positions, names.layers, std::move(load)};
}

ModelPlan GptLayers::planWith(MakeBlock make) const
{
    return plan([gpt = *this, make = std::move(make)](const WeightFiles& files) { return gpt.load(files, make); });
}

}  // namespace core
