#include "core/model/family/clip_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {

ModelPlan planSiglipText(const ConfigReader& config)
{
    ClipLayers siglip = ClipLayers::read(config, "gelu_pytorch_tanh");
    siglip.epsilon = config.epsilon("layer_norm_eps", 1e-6F);
    const Index positions = config.count("max_position_embeddings", mostPositions, 64);
    const Index vocabulary = config.count("vocab_size", mostTokensInVocabulary, 32000);
    config.passOver({"projection_size"});  // read where both towers are
    ModelPlan plan{siglip.layers, siglip.heads, positions, "encoder.layers.", [=](const WeightFiles& files) {
                       const FamilyWeights weights(files, {"text_model.", ""}, "embeddings.token_embedding.weight");
                       Transformer model;
                       model.token_embedding =
                           weights.matrix("embeddings.token_embedding.weight", vocabulary, siglip.width);
                       model.position_embedding =
                           weights.matrix("embeddings.position_embedding.weight", positions, siglip.width);
                       model.causal = false;
                       model.blocks = siglip.blocks(weights);
                       model.final_norm = weights.layerNorm("final_layer_norm", siglip.width, siglip.epsilon);
                       model.ends_before_norm = true;
                       return model;
                   }};
    plan.fills_up = true;
    return plan;
}

}  // namespace core
