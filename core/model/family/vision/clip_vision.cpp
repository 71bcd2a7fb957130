#include "core/model/family/clip_layers.h"
#include "core/model/family/vision/vision_layers.h"
#include "core/model/family/vision/vision_models.h"

namespace core {

ModelPlan planClipVision(const ConfigReader& config)
{
    const ClipLayers clip = ClipLayers::read(config, "quick_gelu");
    const PictureSize picture = PictureSize::read(config, 224, 32);
    const Index places = 1 + picture.squares();
    return {clip.layers, clip.heads, places, "encoder.layers.", [=](const WeightFiles& files) {
                const FamilyWeights weights(files, {"vision_model.", ""}, "embeddings.class_embedding");
                Transformer model;
                model.patches = picture.embedding(
                    weights, "embeddings.patch_embedding", clip.width, false,
                    learnedTokens(weights, "embeddings.class_embedding", {clip.width}, LearnedToken::Kind::Class));
                setPositions(model, weights.matrix("embeddings.position_embedding.weight", places, clip.width));
                model.embedding_norm = weights.layerNorm("pre_layrnorm", clip.width, clip.epsilon);
                model.causal = false;
                model.blocks = clip.blocks(weights);
                return model;
            }};
}

}  // namespace core
