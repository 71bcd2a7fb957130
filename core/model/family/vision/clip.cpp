#include "core/error.h"
#include "core/model/family/encoder/encoders.h"
#include "core/model/family/family_weights.h"
#include "core/model/family/vision/vision_models.h"

#include <cmath>

namespace core {
namespace {

/// @param projection  the tensor that leads there
SharedSpace sharedSpace(const WeightFiles& files, const char* projection, Index width, Index shared)
{
    SharedSpace space;
    space.projection = Projection{files.matrix(projection, shared, width).transposed(), {}};
    const Weight scale = FamilyWeights(files, {""}, "logit_scale").folded("logit_scale", {}, 1);
    space.scale = std::exp(scale.row(0)(0));
    if (!std::isfinite(space.scale))
        throw Error(Code::OutOfRange, files.name(),
                    "“logit_scale” cannot be used: expected a number whose exponential is finite, found another");
    return space;
}

Index sharedWidth(const ConfigReader& config) { return config.count("projection_dim", largestWidth, 512); }

/// @param unsaid  an end's id that says nothing
ModelPlan textTower(const ConfigReader& config, std::optional<Index> unsaid)
{
    const ConfigReader tower = config.part("text_config");
    ModelPlan plan = planClipText(tower);
    const Index width = tower.count("hidden_size", largestWidth, 512), shared = sharedWidth(config);
    const Index end = tower.count("eos_token_id", mostTokensInVocabulary, 49407);
    plan.layers_at = "text_model.encoder.layers.";
    plan.shared = [=](const WeightFiles& files) {
        SharedSpace space = sharedSpace(files, "text_projection.weight", width, shared);
        if (end != unsaid) space.end_id = end;
        return space;
    };
    return plan;
}

}  // namespace

ModelPlan planClipPictures(const ConfigReader& config)
{
    const ConfigReader tower = config.part("vision_config");
    ModelPlan plan = planClipVision(tower);
    const Index width = tower.count("hidden_size", largestWidth, 768), shared = sharedWidth(config);
    const float epsilon = tower.epsilon("layer_norm_eps", 1e-5F);
    plan.layers_at = "vision_model.encoder.layers.";
    plan.shared = [=](const WeightFiles& files) {
        SharedSpace space = sharedSpace(files, "visual_projection.weight", width, shared);
        space.norm = FamilyWeights(files, {"vision_model.", ""}, "embeddings.class_embedding")
                         .layerNorm("post_layernorm", width, epsilon);
        return space;
    };
    return plan;
}

ModelPlan planClipTexts(const ConfigReader& config)
{
    // Older configurations say 2, and mean the token of the largest id.
    return textTower(config, 2);
}

ModelPlan planMetaClip2Texts(const ConfigReader& config) { return textTower(config, std::nullopt); }

}  // namespace core
