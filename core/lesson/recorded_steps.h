#pragma once

#include "core/lesson/computed_step.h"

#include <vector>

namespace core {

/// A step of a lesson with the model as it was after some steps of its training.
struct RecordedStep {
    Index step = 0;
    ComputedStep computed;
};

/// Computes a step once for each kept step of the training that its first run's model is of.
/// @return in their order; none where the model is of no training, or the step hides a row that is to be predicted
/// @throws Error as computedStep() and openTrainingRun(); Stopped
std::vector<RecordedStep> recordedSteps(const Lesson& lesson, std::size_t step, OpenedModels& models,
                                        const std::stop_token& stop = {});

}  // namespace core
