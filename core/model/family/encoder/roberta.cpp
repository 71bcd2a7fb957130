#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {
ModelPlan planRoberta(const ConfigReader& config)
{
    const BertLayers roberta = BertLayers::read(config);
    const Index padding = paddingIdIn(config, 1);
    if (padding + 1 >= roberta.positions)
        throw config.outOfRange("max_position_embeddings", "more than pad_token_id + 1",
                                std::to_string(roberta.positions));
    // The places up to the padding's id are not used: a text's first token stands at the one behind.
    const Index usable = roberta.positions - padding - 1;
    return {roberta.layers, roberta.heads, usable, "encoder.layer.", [roberta, padding](const WeightFiles& files) {
                Transformer model = roberta.load({files, {"roberta.", ""}, "embeddings.word_embeddings.weight"});
                model.position_count = {PositionCount::Over::OtherThanId, padding + 1, padding};
                // Its head's nonlinearity is always this one.
                BertLayers head = roberta;
                head.activation = Activation::Gelu;
                model.language_head = head.head(files, robertaHeadNames, model.token_embedding);
                return model;
            }};
}

}  // namespace core
