#pragma once

#include "core/training/training_data.h"

#include <span>
#include <string>
#include <vector>

namespace core {

/// A weight of a head's map.
struct TrainingCell {
    Index layer = 0, head = 0;
    Index query = 0, key = 0;

    friend bool operator==(const TrainingCell&, const TrainingCell&) = default;
};

/// What learning from a text would do to one weight of a head, and which predictions ask for it. The loss L is the
/// mean over the predictions that count, in nats; s is the score behind the scale, a its weight.
///
///     ∂L/∂s = a · (∂L/∂a − Σ over the row's keys of a' · ∂L/∂a') = Σ over predictions of their parts
///
/// A step goes against the gradient: where it is negative, the score grows.
struct ScoreGradient {
    /// One prediction's part. Those before the query have none, since they do not see it; of the last layer, no others
    /// than that behind the query have any.
    struct Part {
        Index place = 0;   ///< place of the token behind which something is predicted
        std::string next;  ///< the token that follows there
        double chance = 0;
        double gradient = 0;  ///< gradient of the score
    };

    std::vector<std::string> tokens = {};
    TrainingCell cell = {};
    double loss = 0;
    double weight = 0;
    double of_weight = 0;          ///< ∂L/∂a
    double of_row = 0;             ///< the mean of ∂L/∂a over the row's keys, by their weights
    double gradient = 0;           ///< ∂L/∂s
    std::vector<Part> parts = {};  ///< in the order of their places
    double left_over = 0;          ///< the gradient without its parts: what rounding does
};

/// Computes it in double precision.
/// @param numbers  of a model of that run
/// @param text     parts that are no symbols are left out
/// @throws Error{OutOfRange} where the cell is not there, or its key comes after its query; Error{Missing} where no
/// prediction of the text counts
ScoreGradient scoreGradient(const TrainingSettings& settings, const TrainingData& data, std::span<const float> numbers,
                            std::string_view text, const TrainingCell& cell);

}  // namespace core
