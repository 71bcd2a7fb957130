#pragma once

#include "core/lesson/lesson.h"
#include "core/prepare/opened_models.h"

namespace core {

/// A promise that a lesson does not keep.
struct BrokenPromise {
    TextPart part;        ///< where the lesson makes it
    std::string promise;  ///< as the lesson has it; of a model its name
    std::string found;    ///< the fact instead
};

/// Computes every step anew: its session opens, what it expects is so, its goals are not reached before anybody did
/// anything, and the models have the hashes that the lesson names.
/// @throws Error of the lesson's own text, Stopped
std::vector<BrokenPromise> brokenPromises(const Lesson& lesson, OpenedModels& models, const std::stop_token& stop = {});

}  // namespace core
