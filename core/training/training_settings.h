#pragma once

#include "core/json/json.h"
#include "core/matrix.h"

#include <cstdint>
#include <span>
#include <string>

namespace core {

/// The size of a model that is trained: GPT-2's layers with norms before attention and feed-forward layer.
struct TrainedShape {
    Index layers = 1;
    Index heads = 4;
    Index width = 16;          ///< d_model, a multiple of the heads
    Index context = 16;        ///< places
    bool positions = true;     ///< a learned vector for each place
    bool feed_forward = true;  ///< a layer of 4 · d_model numbers behind each attention
    /// Whether the last projection is the token embedding. Induction heads arise sooner where it is not.
    bool tied = true;

    Index inner() const { return 4 * width; }

    friend bool operator==(const TrainedShape&, const TrainedShape&) = default;
};

/// What a model learns to say next.
enum class TrainingTask {
    Characters,   ///< a text's lines, character by character
    Words,        ///< a text's lines, word by word
    SecondOrder,  ///< each sign follows from the two before it, four times out of five
    Repeated,     ///< signs in any order, then the same again until the end
    Reversed,     ///< signs in any order, =, then the same from the last to the first
};

/// All that a run follows from, with its text: two runs of the same settings are equal to the last bit, on any number
/// of threads, where the same kernels compute them.
struct TrainingSettings {
    std::string preset;  ///< the preset whose settings these were before changes
    TrainedShape shape = {};
    TrainingTask task = TrainingTask::Characters;
    Index batch = 32;             ///< sequences in a step
    double learning_rate = 1e-2;  ///< the highest: it rises to it, then falls along a cosine to a tenth of it
    Index warm_up = 50;           ///< steps in which it rises
    Index planned = 2000;         ///< steps until it has fallen; it stays there then
    double second_moment = 0.99;  ///< β₂ of AdamW; β₁ is 0.9
    double weight_decay = 0.01;   ///< decay of matrices alone
    std::uint64_t seed = 1;

    friend bool operator==(const TrainingSettings&, const TrainingSettings&) = default;
};

inline constexpr Index mostTrainedLayers = 4, mostTrainedHeads = 8, mostTrainedWidth = 128, mostTrainedContext = 64,
                       mostTrainedBatch = 256, mostTrainingSteps = 1'000'000;

/// The settings that come with the program, by the names that `preset` has.
std::span<const TrainingSettings> trainingPresets();
/// @throws Error{Unknown} naming all of them
const TrainingSettings& trainingPreset(const std::string& name);

/// Whether a task reads a text; else its sequences follow from the seed.
bool readsText(TrainingTask task);

/// The learning rate of a step, counted from 0.
double learningRateAt(const TrainingSettings& settings, Index step);

/// @param file  names the source in errors; empty for options
/// @throws Error{OutOfRange} naming what cannot be
void requireUsable(const TrainingSettings& settings, const std::string& file = {});

Json toJson(const TrainingSettings& settings);
/// @throws Error naming the file and the field
TrainingSettings trainingSettingsIn(const Json& json, const std::string& file);

}  // namespace core
