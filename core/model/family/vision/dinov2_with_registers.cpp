#include "core/model/family/vision/dinov2_layers.h"
#include "core/model/family/vision/vision_models.h"

namespace core {
ModelPlan planDinov2WithRegisters(const ConfigReader& config)
{
    Dinov2Layers dino = Dinov2Layers::read(config);
    dino.smooth = Resampling::Bicubic;
    const Index registers = config.count("num_register_tokens", mostPositions, 4);
    return {dino.vit.layers, dino.vit.heads, 1 + registers + dino.vit.picture.squares(), "encoder.layer.",
            [=](const WeightFiles& files) {
                const FamilyWeights weights(files, {"dinov2_with_registers.", ""}, "embeddings.cls_token");
                return dino.load(weights, learnedTokens(weights, "embeddings.register_tokens",
                                                        {1, registers, dino.vit.width}, LearnedToken::Kind::Register));
            }};
}

}  // namespace core
