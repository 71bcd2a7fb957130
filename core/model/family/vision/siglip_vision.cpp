#include "core/model/family/clip_layers.h"
#include "core/model/family/vision/vision_layers.h"
#include "core/model/family/vision/vision_models.h"

namespace core {

namespace {

/// torch.nn.MultiheadAttention of the head behind the last layer; nothing where the files have none.
std::optional<PoolingProbe> poolingProbe(const ClipLayers& siglip, const FamilyWeights& weights)
{
    if (!weights.contains("head.probe")) return std::nullopt;
    const Index width = siglip.width;
    const Projection all{weights.matrix("head.attention.in_proj_weight", 3 * width, width).transposed(),
                         weights.vector("head.attention.in_proj_bias", 3 * width)};
    return PoolingProbe{.vector = weights.folded("head.probe", {1, 1, width}, 1).row(0),
                        .query = all.columns(0, width),
                        .key = all.columns(width, width),
                        .heads = siglip.heads};
}

}  // namespace

ModelPlan planSiglipVision(const ConfigReader& config)
{
    ClipLayers siglip = ClipLayers::read(config, "gelu_pytorch_tanh");
    siglip.epsilon = config.epsilon("layer_norm_eps", 1e-6F);
    const PictureSize picture = PictureSize::read(config, 224, 16);
    const Index places = picture.squares();
    return {siglip.layers, siglip.heads, places, "encoder.layers.", [=](const WeightFiles& files) {
                const FamilyWeights weights(files, {"vision_model.", ""}, "embeddings.patch_embedding.weight");
                Transformer model;
                model.patches = picture.embedding(weights, "embeddings.patch_embedding", siglip.width, true, {});
                model.position_embedding = weights.matrix("embeddings.position_embedding.weight", places, siglip.width);
                model.causal = false;
                model.blocks = siglip.blocks(weights);
                model.final_norm = weights.layerNorm("post_layernorm", siglip.width, siglip.epsilon);
                model.ends_before_norm = true;
                model.pooling_probe = poolingProbe(siglip, weights);
                return model;
            }};
}

ModelPlan planSiglipPictures(const ConfigReader& config)
{
    const auto tower = config.object("vision_config");
    if (!tower) throw Error(Code::Missing, config.file(), "“vision_config”", "an object with the tower's sizes", "");
    ModelPlan plan = planSiglipVision(*tower);
    plan.layers_at = "vision_model.encoder.layers.";
    return plan;
}

}  // namespace core
