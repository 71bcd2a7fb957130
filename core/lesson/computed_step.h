#pragma once

#include "core/lesson/asked_places.h"
#include "core/prepare/opened_models.h"

namespace core {

/// A step as a student meets it: computed, turned to the place that it points at, with its predicted row hidden.
struct ComputedStep {
    Session session;      ///< its guess is begun where the step predicts, and its focus is the step's place
    bool covers = false;  ///< the guess hides its row until a question is answered; nobody makes it
    /// [runs] as they were computed, nothing hidden, of encoder–decoders the wholes; null where nothing is computed
    std::vector<std::shared_ptr<const Trace>> traces;
    ClaimGround ground;
    LookedAt looked = {};
};

/// Computes a step.
/// @throws Error naming what is not there: the model, its text, the tokens that the step points at or predicts; Stopped
ComputedStep computedStep(const Lesson& lesson, std::size_t step, OpenedModels& models,
                          const std::stop_token& stop = {});
/// Computes another session as a step shows its own.
ComputedStep computedStep(const Lesson& lesson, std::size_t step, Session shown, OpenedModels& models,
                          const std::stop_token& stop = {});

}  // namespace core
