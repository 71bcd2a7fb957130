#pragma once

#include "core/training/training_data.h"
#include "core/training/training_pass.h"

#include <string>
#include <vector>

namespace core {

/// What a model in training does with a text.
struct TrainingLook {
    Index step = 0;
    std::vector<std::string> tokens = {};  ///< the text's, as far as there are places
    Index layers = 0, heads = 0;
    std::vector<Matrix> maps = {};          ///< [layers · heads] of [T, T] each head's weights
    std::vector<bool> off = {};             ///< [layers · heads] whether it was taken away: nothing reads its map
    std::vector<std::string> written = {};  ///< texts that it writes by itself
};

/// Looks at models of one run.
class TrainingLooker {
public:
    TrainingLooker(const TrainingSettings& settings, const TrainingData& data);
    TrainingLooker(const TrainingLooker&) = delete;
    TrainingLooker& operator=(const TrainingLooker&) = delete;

    /// A text that is not learned from, for a start.
    std::string example() const;

    /// @param numbers  of the model after `step` steps
    /// @param text     parts that are no symbols are left out
    /// @param written  lines that it writes, drawn by its own probabilities; the same for the same step
    TrainingLook look(std::span<const float> numbers, Index step, std::string_view text, Index written);

private:
    std::string write(std::span<const float> numbers, std::uint64_t seed);
    bool isOff(std::span<const float> numbers, Index layer, Index head) const;

    TrainingSettings m_settings;
    const TrainingData& m_data;
    TrainedParameters m_parameters;
    TrainingPass<float> m_pass;
};

}  // namespace core
