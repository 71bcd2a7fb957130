#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {
namespace {

std::optional<LanguageHead> readHead(const BertLayers& roberta, const WeightFiles& files, const Weight& embedding)
{
    if (!files.contains("lm_head.dense.weight")) return std::nullopt;
    const FamilyWeights weights(files, {"lm_head."}, "");
    const auto matrix = headMatrix(files, "lm_head.decoder.weight", roberta.tied, embedding);
    if (!matrix) return std::nullopt;
    return LanguageHead{*matrix, weights.vector("bias", roberta.vocabulary),
                        weights.linear("dense", roberta.width, roberta.width, true), Activation::Gelu,
                        weights.layerNorm("layer_norm", roberta.width, roberta.epsilon)};
}

/// 0 is an id like any other here.
Index paddingIn(const ConfigReader& config)
{
    const float id = config.number("pad_token_id", 1);
    if (!(id >= 0 && id < 1e6F)) throw config.outOfRange("pad_token_id", "a token id", std::to_string(id));
    return static_cast<Index>(id);
}

}  // namespace

ModelPlan planRoberta(const ConfigReader& config)
{
    const BertLayers roberta = BertLayers::read(config);
    const Index padding = paddingIn(config);
    if (padding + 1 >= roberta.positions)
        throw config.outOfRange("max_position_embeddings", "more than pad_token_id + 1",
                                std::to_string(roberta.positions));
    // The places up to the padding's id are not used: a text's first token stands at the one behind.
    const Index usable = roberta.positions - padding - 1;
    return {roberta.layers, roberta.heads, usable, "encoder.layer.", [roberta, padding](const WeightFiles& files) {
                Transformer model = roberta.load({files, {"roberta.", ""}, "embeddings.word_embeddings.weight"});
                model.position_count = {PositionCount::Over::OtherThanId, padding + 1, padding};
                model.language_head = readHead(roberta, files, model.token_embedding);
                return model;
            }};
}

}  // namespace core
