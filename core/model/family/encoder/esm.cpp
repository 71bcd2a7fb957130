#include "core/error.h"
#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"
#include "core/model/family/rotary_config.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

struct Esm {
    BertLayers common;
    std::optional<RotaryEmbedding> rotary;  ///< empty: learned positions
    std::optional<TokenDropout> dropout;
    Index padding;
    bool normBefore;  ///< whether the norm comes before the embedding
};

Esm readEsm(const ConfigReader& config)
{
    Esm esm{
        BertLayers::read(config, false), {}, {}, paddingIdIn(config, 1), config.flag("emb_layer_norm_before", false)};
    BertLayers& common = esm.common;
    common.segments = 0;
    common.activation = Activation::Gelu;
    const std::string positions = config.text("position_embedding_type", "absolute");
    if (positions == "rotary")
        esm.rotary = readRotary(config, common.width / common.heads, {}, common.positions);
    else if (positions != "absolute")
        throw config.outOfRange("position_embedding_type",
                                Words("%1 cannot be used: expected rotary or absolute, found %2", positions));
    if (esm.padding + 1 >= common.positions)
        throw config.outOfRange("max_position_embeddings",
                                Words("%1 cannot be used: expected more than pad_token_id + 1, found %2",
                                      std::to_string(common.positions)));
    if (config.flag("token_dropout", false))
        esm.dropout = TokenDropout{.mask_id = config.count("mask_token_id", mostTokensInVocabulary)};
    config.requireFalse("is_folding_model");
    return esm;
}

/// Files may hold the frequencies themselves, which go before `rope_theta`: rounded to float16 where the model was
/// trained so. Of several layers' the first in the order of their names counts, as in transformers.
void takeStoredFrequencies(const FamilyWeights& weights, RotaryEmbedding& rotary)
{
    constexpr const char* names[] = {"rotary_embeddings.inv_freq",
                                     "encoder.layer.0.attention.self.rotary_embeddings.inv_freq"};
    const auto* stored = std::ranges::find_if(names, [&](const char* name) { return weights.contains(name); });
    if (stored == std::end(names)) return;
    const RowVector frequencies = weights.vector(*stored, rotary.dimensions / 2);
    const std::vector<float> computed = rotary.frequencies(1);
    std::vector<float> divisors;
    for (std::size_t i = 0; i < computed.size(); ++i)
        divisors.push_back(computed[i] / frequencies(static_cast<Index>(i)));
    constexpr float rounding = 1e-6F;
    if (std::ranges::all_of(divisors, [](float divisor) { return std::abs(divisor - 1) <= rounding; })) return;
    rotary.scaling.kind = RotaryScaling::Kind::Divided;
    rotary.scaling.divisors = std::move(divisors);
}

Block blockOfEsm(const Esm& esm, const FamilyWeights& weights, Index index)
{
    const std::string at = "encoder.layer." + std::to_string(index) + ".";
    const Index width = esm.common.width;
    const float epsilon = esm.common.epsilon;
    const auto projection = [&](const char* name) {
        return weights.linear(at + "attention." + name, width, width, true);
    };
    Block block;
    block.attention_norm = weights.layerNorm(at + "attention.LayerNorm", width, epsilon);
    block.attention = {esm.common.heads, projection("self.query"), projection("self.key"), projection("self.value"),
                       projection("output.dense")};
    block.attention.rotary = esm.rotary;
    // 1/√d_k multiplies the queries here and not the scores.
    const float scale = rootScale(width / esm.common.heads);
    Projection& query = block.attention.query;
    query.weight = query.weight.times(scale);
    query.bias *= scale;
    block.scores = eagerScores(1);
    block.feed_forward_norm = weights.layerNorm(at + "LayerNorm", width, epsilon);
    block.feed_forward =
        FeedForward{weights.linear(at + "intermediate.dense", width, esm.common.inner, true),
                    weights.linear(at + "output.dense", esm.common.inner, width, true), esm.common.activation};
    return block;
}

Transformer loadEsm(Esm esm, const WeightFiles& files)
{
    const FamilyWeights weights(files, {"esm.", ""}, "embeddings.word_embeddings.weight");
    if (esm.rotary) takeStoredFrequencies(weights, *esm.rotary);
    const BertLayers& common = esm.common;
    Transformer model;
    model.causal = common.causal;
    model.token_embedding = weights.matrix("embeddings.word_embeddings.weight", common.vocabulary, common.width);
    model.token_dropout = esm.dropout;
    if (!esm.rotary) {
        model.position_embedding =
            weights.matrix("embeddings.position_embeddings.weight", common.positions, common.width);
        model.position_count = {PositionCount::Over::OtherThanId, esm.padding + 1, esm.padding};
    }
    if (esm.normBefore) model.embedding_norm = weights.layerNorm("embeddings.layer_norm", common.width, common.epsilon);
    for (Index i = 0; i < common.layers; ++i) model.blocks.push_back(blockOfEsm(esm, weights, i));
    model.final_norm = weights.layerNorm("encoder.emb_layer_norm_after", common.width, common.epsilon);
    model.contact_head = ContactHead{};
    const std::string contacts = "contact_head.regression.";
    if (weights.contains(contacts + "weight"))
        model.contact_head = {weights.vector(contacts + "weight", common.layers * common.heads),
                              weights.vector(contacts + "bias", 1)(0)};
    model.language_head = common.head(files, robertaHeadNames, model.token_embedding);
    return model;
}

}  // namespace

ModelPlan planEsm(const ConfigReader& config)
{
    const Esm esm = readEsm(config);
    const Index places = esm.rotary ? esm.common.positions : esm.common.positions - esm.padding - 1;
    return {esm.common.layers, esm.common.heads, places, "encoder.layer.",
            [esm](const WeightFiles& files) { return loadEsm(esm, files); }};
}

}  // namespace core
