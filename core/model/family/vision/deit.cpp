#include "core/model/family/vision/vision_layers.h"
#include "core/model/family/vision/vision_models.h"

namespace core {

ModelPlan planDeit(const ConfigReader& config)
{
    const VitLayers deit = VitLayers::read(config, 1e-12F);
    return {deit.layers, deit.heads, 2 + deit.picture.squares(), "encoder.layer.", [deit](const WeightFiles& files) {
                const FamilyWeights weights(files, {"deit.", ""}, "embeddings.cls_token");
                Transformer model =
                    deit.embedded(weights, learnedTokens(weights, "embeddings.distillation_token", {1, 1, deit.width},
                                                         LearnedToken::Kind::Distillation));
                for (Index i = 0; i < deit.layers; ++i) model.blocks.push_back(deit.block(weights, i));
                model.final_norm = weights.layerNorm("layernorm", deit.width, deit.epsilon);
                return model;
            }};
}

}  // namespace core
