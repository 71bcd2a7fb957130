#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {

ModelPlan planElectra(const ConfigReader& config)
{
    BertLayers electra = BertLayers::read(config);
    electra.embedded = config.count("embedding_size", largestWidth, 128);
    return {electra.layers, electra.heads, electra.positions, "encoder.layer.", [electra](const WeightFiles& files) {
                Transformer model = electra.load({files, {"electra.", ""}, "embeddings.word_embeddings.weight"});
                BertLayers head = electra;
                head.activation = Activation::Gelu;
                model.language_head = head.head(files,
                                                {"generator_predictions.dense", "generator_predictions.LayerNorm",
                                                 "generator_lm_head.weight", "generator_lm_head.bias"},
                                                model.token_embedding);
                return model;
            }};
}

}  // namespace core
