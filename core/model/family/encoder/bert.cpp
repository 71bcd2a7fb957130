#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {
ModelPlan planBert(const ConfigReader& config)
{
    const BertLayers bert = BertLayers::read(config);
    return {bert.layers, bert.heads, bert.positions, "encoder.layer.", [bert](const WeightFiles& files) {
                Transformer model = bert.load({files, {"bert.", ""}, "embeddings.word_embeddings.weight"});
                model.language_head = bert.head(files, bertHeadNames, model.token_embedding);
                return model;
            }};
}

}  // namespace core
