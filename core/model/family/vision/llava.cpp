#include "core/error.h"
#include "core/model/family/family_weights.h"
#include "core/model/family/vision/picture_readers.h"
#include "core/model/family/vision/vision_models.h"

namespace core {
namespace {

ModelPlan planTower(const ConfigReader& tower)
{
    const std::string type = tower.text("model_type", "clip_vision_model");
    tower.passOver({"vocab_size", "projection_dim", "vision_use_head"});
    if (type == "clip_vision_model") return planClipVision(tower);
    if (type == "siglip_vision_model") return planSiglipVision(tower);
    throw Error(Code::Unsupported, tower.file(),
                "the tower of pictures is not supported: expected clip_vision_model or siglip_vision_model, found %1",
                type);
}

/// The layer whose input is read; nothing for what leaves the last one.
std::optional<Index> layerRead(const ConfigReader& config, Index layers)
{
    const Json* said = config.value("vision_feature_layer");
    const auto wrong = [&] {
        return Error(Code::Unsupported, config.file(),
                     "“vision_feature_layer” is not supported: expected a layer of the tower, from -%1 to %2, found %3",
                     std::to_string(layers + 1), std::to_string(layers), said->dump(-1, ' ', true).substr(0, 40));
    };
    if (said == nullptr) return layers - 1;
    if (!said->is_number_integer()) throw wrong();
    const auto number = said->get<std::int64_t>();
    const Index entering = number < 0 ? layers + 1 + number : number;
    if (entering < 0 || entering > layers) throw wrong();
    return entering == layers ? std::nullopt : std::optional(entering);
}

}  // namespace

PictureReader loadLlavaPictures(const ConfigReader& config, const WeightFiles& files)
{
    const ModelPlan plan = planTower(config.part("vision_config"));
    if (const std::string strategy = config.text("vision_feature_select_strategy", "default"); strategy != "default")
        throw Error(Code::Unsupported, config.file(),
                    "“vision_feature_select_strategy” is not supported: expected default, found %1", strategy);
    PictureReader reader;
    reader.tower = towerOf(plan, files);
    reader.before = layerRead(config, plan.layers);
    const FamilyWeights weights(files, {"model.multi_modal_projector.", "multi_modal_projector."}, "linear_1.weight");
    const Index width = textWidth(config, 4096);
    const bool bias = config.flag("multimodal_projector_bias", true);
    reader.join.first = weights.linear("linear_1", reader.tower->transformer.width(), width, bias);
    reader.join.activation = config.activation("projector_hidden_act", "gelu");
    reader.join.second = weights.linear("linear_2", width, width, bias);
    reader.token_id = pictureTokenId(config, 32000);
    return reader;
}

}  // namespace core
