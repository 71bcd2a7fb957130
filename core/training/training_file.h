#pragma once

#include "core/training/training_record.h"

#include <filesystem>
#include <optional>

namespace core {

/// Writes a run (NAME.attntrain), whole or not at all. No clock is in it: two runs of the same settings that did as
/// many steps are equal byte for byte.
///
/// It is a safetensors file; its metadata has the settings and the text, its tensors the numbers: "numbers",
/// "first_moments" and "second_moments" [P] in the order of TrainedParameters, "losses" [steps], "held_out" [n, 3 + 3H]
/// with step, loss, the share that is right, and the three measures of each of the H heads; and "kept.STEP" [P] for
/// each kept step.
/// @throws Error{CannotWrite}
void saveTrainingRun(const TrainingRecord& record, const std::filesystem::path& file);

/// @throws Error naming the file and what is missing or cannot be
TrainingRecord openTrainingRun(const std::filesystem::path& file);

/// A step of a run that a path names: NAME.attntrain/500.
struct NamedStep {
    std::filesystem::path file;
    Index step = 0;
};
/// @return nothing where the path is none such
std::optional<NamedStep> namedStep(const std::filesystem::path& path);
/// Whether a path names such a step, wherever its run is: by its words alone.
bool looksLikeStep(const std::filesystem::path& path);

/// Whether a file is a run, by its content or, if it cannot be read, by its ending.
bool isTrainingRun(const std::filesystem::path& file);

}  // namespace core
