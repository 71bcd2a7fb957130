#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {
namespace {

/// The head that says what stands behind [MASK]; files of the bare model, of the pooler or of a classifier have none.
std::optional<LanguageHead> readHead(const BertLayers& bert, const WeightFiles& files, const Weight& embedding)
{
    const std::string at = "cls.predictions.";
    if (!files.contains(at + "transform.dense.weight")) return std::nullopt;
    const FamilyWeights weights(files, {""}, "");
    const auto matrix = headMatrix(files, at + "decoder.weight", bert.tied, embedding);
    if (!matrix) return std::nullopt;
    return LanguageHead{*matrix, files.vector(at + "bias", bert.vocabulary),
                        weights.linear(at + "transform.dense", bert.width, bert.width, true), bert.activation,
                        weights.layerNorm(at + "transform.LayerNorm", bert.width, bert.epsilon)};
}

}  // namespace

ModelPlan planBert(const ConfigReader& config)
{
    const BertLayers bert = BertLayers::read(config);
    return {bert.layers, bert.heads, bert.positions, "encoder.layer.", [bert](const WeightFiles& files) {
                Transformer model = bert.load({files, {"bert.", ""}, "embeddings.word_embeddings.weight"});
                model.language_head = readHead(bert, files, model.token_embedding);
                return model;
            }};
}

}  // namespace core
