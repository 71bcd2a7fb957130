#pragma once

#include "core/model/model.h"
#include "core/training/training_record.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace core {

/// A model as a training has it, with its tokenizer: a GPT-2, without the layers and positions that it does not have.
/// @param step  of those that the record keeps; nothing: the last one
/// @param path  where the run lies; empty: nowhere
/// @throws Error{OutOfRange} naming the steps that there are
std::shared_ptr<const Model> trainedModel(const TrainingRecord& record, std::optional<Index> step,
                                          const std::filesystem::path& path);

/// Whether a path is a run's file, or names a step of one: NAME.attntrain/500.
bool isTrainedPlace(const std::filesystem::path& path);

/// Whether a file is a model by itself: in GGUF, or a training's.
bool isModelFile(const std::filesystem::path& file);

/// Its name, for lists: "NAME", or "NAME, step 500".
std::string trainedName(const std::filesystem::path& path);

/// The model at such a place, as openModel() has it.
/// @throws Error as openTrainingRun() and trainedModel()
std::shared_ptr<const Model> openTrainedModel(const std::filesystem::path& path);

/// The text that comes with the program for a preset that reads one.
/// @param preset  "names"
/// @throws Error{CannotRead}
std::string bundledTrainingText(const std::string& preset);

}  // namespace core
