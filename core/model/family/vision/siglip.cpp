#include "core/error.h"
#include "core/model/family/encoder/encoders.h"
#include "core/model/family/family_weights.h"
#include "core/model/family/vision/vision_models.h"

#include <cmath>

namespace core {
namespace {

/// @return nothing where the files hold one tower alone
std::optional<SharedSpace> pairsOf(const WeightFiles& files)
{
    if (!files.contains("logit_scale") || !files.contains("logit_bias")) return std::nullopt;
    SharedSpace space;
    space.scale = std::exp(files.vector("logit_scale", 1)(0));
    space.pair_bias = files.vector("logit_bias", 1)(0);
    if (!std::isfinite(space.scale))
        throw Error(Code::OutOfRange, files.name(),
                    "“logit_scale” cannot be used: expected a number whose exponential is finite, found another");
    return space;
}

ModelPlan pictureTower(const ConfigReader& tower, ModelPlan plan)
{
    plan.layers_at = "vision_model.encoder.layers.";
    if (!tower.flag("vision_use_head", true)) return plan;
    plan.shared = [](const WeightFiles& files) {
        std::optional<SharedSpace> space = pairsOf(files);
        if (!space || !files.contains("vision_model.head.probe")) return std::optional<SharedSpace>();
        space->from = SharedSpace::From::Probe;
        return space;
    };
    return plan;
}

}  // namespace

ModelPlan planSiglipPictures(const ConfigReader& config)
{
    const ConfigReader tower = config.part("vision_config");
    return pictureTower(tower, planSiglipVision(tower));
}

ModelPlan planSiglip2Pictures(const ConfigReader& config)
{
    const ConfigReader tower = config.part("vision_config");
    return pictureTower(tower, planSiglip2Vision(tower));
}

ModelPlan planSiglipTexts(const ConfigReader& config)
{
    const ConfigReader tower = config.part("text_config");
    ModelPlan plan = planSiglipText(tower);
    const Index width = tower.count("hidden_size", largestWidth, 768);
    const Index shared = tower.count("projection_size", largestWidth, width);
    plan.layers_at = "text_model.encoder.layers.";
    plan.shared = [=](const WeightFiles& files) {
        std::optional<SharedSpace> space = pairsOf(files);
        if (!space) return space;
        space->projection =
            FamilyWeights(files, {"text_model.", ""}, "head.weight").linear("head", width, shared, true);
        space->from = SharedSpace::From::LastToken;
        return space;
    };
    return plan;
}

}  // namespace core
