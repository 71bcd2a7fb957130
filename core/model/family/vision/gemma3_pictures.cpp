#include "core/error.h"
#include "core/model/family/family_weights.h"
#include "core/model/family/vision/picture_readers.h"
#include "core/model/family/vision/vision_layers.h"
#include "core/model/family/vision/vision_models.h"

#include <cmath>

namespace core {

PictureReader loadGemma3Pictures(const ConfigReader& config, const WeightFiles& files)
{
    const ConfigReader tower = config.part("vision_config");
    tower.passOver({"vision_use_head", "model_type"});
    const PictureSize picture = PictureSize::read(tower, 224, 16);
    const Index tokens = config.count("mm_tokens_per_image", mostPositions, 256);
    const auto across = static_cast<Index>(std::lround(std::sqrt(static_cast<double>(tokens))));
    const bool fits = across * across == tokens && picture.rows() == picture.columns() && picture.rows() % across == 0;
    if (!fits)
        throw config.outOfRange(
            "mm_tokens_per_image",
            Words("%1 cannot be used: expected the square of a divisor of the %2 patches of a side, "
                  "found %3",
                  std::to_string(picture.rows()), std::to_string(tokens)));
    PictureReader reader;
    reader.tower = towerOf(planSiglipVision(tower), files);
    reader.join.side = picture.rows() / across;
    reader.join.averaged = true;
    const Index width = reader.tower->transformer.width();
    const FamilyWeights weights(files, {"model.multi_modal_projector.", "multi_modal_projector."},
                                "mm_input_projection_weight");
    reader.join.norm = weights.rootMeanSquareNorm("mm_soft_emb_norm", width, tower.epsilon("layer_norm_eps", 1e-6F), 1);
    reader.join.first = {weights.matrix("mm_input_projection_weight", width, textWidth(config, 2304)), {}};
    reader.token_id = pictureTokenId(config, 262144);
    reader.both_ways = true;
    reader.spelling = {.form = PictureSpelling::Form::Framed,
                       .part = "<image_soft_token>",
                       .typed = "<start_of_image>",
                       .first = "<start_of_image>",
                       .last = "<end_of_image>"};
    return reader;
}

}  // namespace core
