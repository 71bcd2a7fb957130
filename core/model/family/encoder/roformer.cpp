#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {

ModelPlan planRoFormer(const ConfigReader& config)
{
    BertLayers roformer = BertLayers::read(config);
    const Index places = roformer.positions;
    roformer.positions = 0;  // the table in the files holds the rotation's sines and cosines
    roformer.embedded = config.count("embedding_size", largestWidth, roformer.width);
    const Index headWidth = roformer.width / roformer.heads;
    config.requireMultiple("hidden_size", headWidth, "2", 2);
    const bool valuesToo = config.flag("rotary_value", false);
    return {roformer.layers, roformer.heads, places, "encoder.layer.", [=](const WeightFiles& files) {
                Transformer model = roformer.load({files, {"roformer.", ""}, "embeddings.word_embeddings.weight"});
                for (Block& block : model.blocks) {
                    block.attention.rotary =
                        RotaryEmbedding{.dimensions = headWidth, .pairing = RotaryEmbedding::Pairing::Interleaved};
                    block.attention.values_turned = valuesToo;
                }
                model.language_head = roformer.head(files, bertHeadNames, model.token_embedding);
                return model;
            }};
}

}  // namespace core
