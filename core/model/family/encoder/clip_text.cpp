#include "core/model/family/clip_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {

ModelPlan planClipText(const ConfigReader& config)
{
    const ClipLayers clip = ClipLayers::read(config, "quick_gelu", 512, 8);
    const Index positions = config.count("max_position_embeddings", mostPositions, 77);
    const Index vocabulary = config.count("vocab_size", mostTokensInVocabulary, 49408);
    return {clip.layers, clip.heads, positions, "encoder.layers.", [=](const WeightFiles& files) {
                const FamilyWeights weights(files, {"text_model.", ""}, "embeddings.token_embedding.weight");
                Transformer model;
                model.token_embedding = weights.matrix("embeddings.token_embedding.weight", vocabulary, clip.width);
                model.position_embedding =
                    weights.matrix("embeddings.position_embedding.weight", positions, clip.width);
                model.blocks = clip.blocks(weights);
                model.final_norm = weights.layerNorm("final_layer_norm", clip.width, clip.epsilon);
                model.ends_before_norm = true;
                return model;
            }};
}

}  // namespace core
