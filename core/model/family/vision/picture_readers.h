#pragma once

#include "core/model/family/config_reader.h"
#include "core/model/family/model_plan.h"
#include "core/model/family/weight_files.h"
#include "core/model/picture_reader.h"

#include <optional>
#include <string_view>

/// The parts that read pictures in models of texts and pictures, one file for each family. All throw Error naming the
/// field or the tensor. What the folder's other files say, the processor and the pieces of tokens, is not read here.
namespace core {

/// Idefics 3 (Laurençon et al., 2024) and SmolVLM: SigLIP over each tile, whose squares are joined side by side.
PictureReader loadIdefics3Pictures(const ConfigReader& config, const WeightFiles& files);
/// Liu et al., 2023: CLIP or SigLIP without its last layer, one token for each square, two projections.
PictureReader loadLlavaPictures(const ConfigReader& config, const WeightFiles& files);
/// Gemma 3, 2025: SigLIP, whose squares are averaged; tokens of a picture see each other.
PictureReader loadGemma3Pictures(const ConfigReader& config, const WeightFiles& files);

/// Qwen2.5-VL, 2025: pictures of any size; most layers see windows.
PictureReader loadQwen25Pictures(const ConfigReader& config, const WeightFiles& files);
/// Qwen3-VL, 2025: without windows; layers of the tower are added to the text's first ones, too.
PictureReader loadQwen3Pictures(const ConfigReader& config, const WeightFiles& files);

/// What stands before the names of a tower's tensors, wherever it lies in the files; nothing where there is no tower.
std::optional<std::string> towerBeginning(const WeightFiles& files);
/// The tensors whose names go on so behind whatever stands before them, under what follows.
/// @param part  "connector."
/// @throws Error{Missing} naming the part
WeightFiles tensorsBehind(const WeightFiles& files, const std::string& part);
/// A tower as a model of its own.
/// @param plan  of the tower
std::shared_ptr<const Model> towerOf(const ModelPlan& plan, const WeightFiles& files);
/// `image_token_id`, or as older files call it `image_token_index`.
Index pictureTokenId(const ConfigReader& config, Index absent);
/// `text_config`'s width, or the file's own.
Index textWidth(const ConfigReader& config, Index absent);

}  // namespace core
