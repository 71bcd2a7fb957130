#pragma once

#include "core/error.h"
#include "core/training/training_settings.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core {

/// What was measured on sequences that are never learned from: losses at the places whose next symbol counts, weights
/// at all places that hold a symbol.
struct HeldOutLoss {
    Index step = 0;                    ///< after so many steps
    float loss = 0;                    ///< nats for each symbol that counts
    float right = 0;                   ///< the share of these whose symbol had the largest score
    std::vector<float> previous = {};  ///< [layers · heads] each head's mean weight on the token before
    /// [layers · heads] each head's mean weight on tokens behind an earlier one that is the query's own again, over
    /// queries that have such (Olsson et al., 2022, "prefix matching")
    std::vector<float> induction = {};
    std::vector<float> entropy = {};  ///< [layers · heads] each head's mean entropy of a row, in nats
};

/// All numbers of a model after so many steps.
struct KeptStep {
    Index step = 0;
    std::vector<float> numbers;  ///< in the order of TrainedParameters
};

/// A head that was taken away after so many steps: what it writes is nothing from then on.
struct KnockedOut {
    Index step = 0;
    Index layer = 0, head = 0;

    friend bool operator==(const KnockedOut&, const KnockedOut&) = default;
};

/// From so many steps on, batches are drawn by another seed. What is held out stays as it was, and so do the rules that
/// sequences follow.
struct Reseeded {
    Index step = 0;
    std::uint64_t seed = 1;

    friend bool operator==(const Reseeded&, const Reseeded&) = default;
};

/// A training as far as it has come: all that is needed to look back, and to go on with the same numbers.
struct TrainingRecord {
    TrainingSettings settings;
    std::string text = {};     ///< the text of a task that reads one, else empty
    std::string kernels = {};  ///< the kernels that computed these numbers: see kernels()
    Index step = 0;            ///< steps done
    std::vector<float> numbers = {};
    std::vector<float> first_moments = {}, second_moments = {};  ///< AdamW's moments
    std::vector<float> losses = {};                              ///< [step] of each step, before it
    std::vector<HeldOutLoss> held_out = {};                      ///< ascending
    Index keep_every = 1;                                        ///< steps from one that is kept to the next
    std::vector<KeptStep> kept = {};                             ///< ascending, the first is step 0
    std::vector<KnockedOut> knocked_out = {};                    ///< in their order; no head twice
    std::vector<Reseeded> reseeded = {};                         ///< ascending; no step twice

    /// The seed by which a step's batch is drawn.
    std::uint64_t seedAt(Index at) const;

    /// The steps whose numbers there are, as an error says what it expected.
    Words stepsWithNumbers() const;
    bool hasNumbersAt(Index at) const;

    /// The numbers after some steps: those of a kept step, or the last ones.
    /// @throws Error{OutOfRange} naming the steps that there are
    const std::vector<float>& numbersAt(Index at) const;
};

}  // namespace core
