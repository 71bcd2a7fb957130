#include "core/model/family/vision/dinov2_layers.h"
#include "core/model/family/vision/vision_models.h"

namespace core {

ModelPlan planDinov2(const ConfigReader& config)
{
    const Dinov2Layers dino = Dinov2Layers::read(config);
    return {dino.vit.layers, dino.vit.heads, 1 + dino.vit.picture.squares(), "encoder.layer.",
            [dino](const WeightFiles& files) {
                return dino.load(FamilyWeights(files, {"dinov2.", ""}, "embeddings.cls_token"));
            }};
}

}  // namespace core
