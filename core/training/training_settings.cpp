#include "core/training/training_settings.h"

#include "core/error.h"
#include "core/json/json_object.h"
#include "core/text/nearest_name.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <string_view>
#include <vector>

namespace core {
namespace {

constexpr std::pair<TrainingTask, const char*> taskNames[] = {{TrainingTask::Characters, "characters"},
                                                              {TrainingTask::Words, "words"},
                                                              {TrainingTask::SecondOrder, "second_order"},
                                                              {TrainingTask::Repeated, "repeated"},
                                                              {TrainingTask::Reversed, "reversed"}};

void requireWithin(const std::string& file, const char* field, Index value, Index least, Index most)
{
    if (value < least || value > most)
        throw Error(Code::OutOfRange, file, "%1 cannot be used: expected %2 to %3, found %4", field,
                    std::to_string(least), std::to_string(most), std::to_string(value));
}

}  // namespace

std::span<const TrainingSettings> trainingPresets()
{
    static const std::array<TrainingSettings, 5> presets = {{
        {.preset = "names"},
        {.preset = "previous-token",
         .shape = {.layers = 1, .heads = 2, .width = 32, .context = 24},
         .task = TrainingTask::SecondOrder,
         .batch = 64,
         .planned = 1500},
        {.preset = "induction",
         .shape = {.layers = 2, .heads = 2, .width = 64, .context = 32, .feed_forward = false, .tied = false},
         .task = TrainingTask::Repeated,
         .batch = 64,
         .learning_rate = 3e-3,
         .planned = 1000},
        {.preset = "reverse",
         .shape = {.layers = 2, .heads = 2, .width = 32, .context = 16},
         .task = TrainingTask::Reversed,
         .batch = 64,
         .planned = 2000},
        {.preset = "grammar",
         .shape = {.layers = 4, .heads = 4, .width = 96, .context = 32},
         .task = TrainingTask::Words,
         .learning_rate = 3e-3,
         .planned = 3000},
    }};
    return presets;
}

const TrainingSettings& trainingPreset(const std::string& name)
{
    const auto presets = trainingPresets();
    const auto found = std::ranges::find(presets, name, &TrainingSettings::preset);
    if (found != presets.end()) return *found;
    std::string known;
    std::vector<std::string_view> names;
    names.reserve(presets.size());
    for (const TrainingSettings& each : presets) {
        known += (known.empty() ? "" : ", ") + each.preset;
        names.push_back(each.preset);
    }
    const std::string_view meant = nearestName(name, names);
    if (meant.empty()) throw Error(Code::Unknown, "", "unknown --preset: %1. The known ones are %2.", name, known);
    throw Error(Code::Unknown, "", "unknown --preset %1. Did you mean %2?", name, meant);
}

bool readsText(TrainingTask task) { return task == TrainingTask::Characters || task == TrainingTask::Words; }

double learningRateAt(const TrainingSettings& settings, Index step)
{
    const auto at = static_cast<double>(step);
    if (step < settings.warm_up) return settings.learning_rate * (at + 1) / static_cast<double>(settings.warm_up);
    constexpr double least = 0.1;
    const double whole = static_cast<double>(std::max<Index>(1, settings.planned - settings.warm_up));
    const double part = std::min(1.0, (at - static_cast<double>(settings.warm_up)) / whole);
    return settings.learning_rate * (least + (1 - least) * 0.5 * (1 + std::cos(std::numbers::pi * part)));
}

void requireUsable(const TrainingSettings& settings, const std::string& file)
{
    const TrainedShape& shape = settings.shape;
    requireWithin(file, "layers", shape.layers, 1, mostTrainedLayers);
    requireWithin(file, "heads", shape.heads, 1, mostTrainedHeads);
    requireWithin(file, "width", shape.width, 8, mostTrainedWidth);
    requireWithin(file, "context", shape.context, 4, mostTrainedContext);
    requireWithin(file, "batch", settings.batch, 1, mostTrainedBatch);
    requireWithin(file, "planned", settings.planned, 1, mostTrainingSteps);
    requireWithin(file, "warm_up", settings.warm_up, 0, mostTrainingSteps);
    if (shape.width % shape.heads != 0)
        throw Error(Code::OutOfRange, file, "width cannot be used: expected a multiple of the %1 heads, found %2",
                    std::to_string(shape.heads), std::to_string(shape.width));
    const auto requireBetween = [&](const char* field, double value, double least, double most) {
        if (!(value >= least && value <= most))
            throw Error(Code::OutOfRange, file, "%1 cannot be used: expected %2 to %3, found %4", field,
                        std::to_string(least), std::to_string(most), std::to_string(value));
    };
    requireBetween("learning_rate", settings.learning_rate, 1e-6, 10);
    requireBetween("second_moment", settings.second_moment, 0.5, 0.9999);
    requireBetween("weight_decay", settings.weight_decay, 0, 1);
}

Json toJson(const TrainingSettings& settings)
{
    const TrainedShape& shape = settings.shape;
    return {{"preset", settings.preset},
            {"layers", shape.layers},
            {"heads", shape.heads},
            {"width", shape.width},
            {"context", shape.context},
            {"positions", shape.positions},
            {"feed_forward", shape.feed_forward},
            {"tied", shape.tied},
            {"task", nameOf(settings.task, taskNames)},
            {"batch", settings.batch},
            {"learning_rate", settings.learning_rate},
            {"warm_up", settings.warm_up},
            {"planned", settings.planned},
            {"second_moment", settings.second_moment},
            {"weight_decay", settings.weight_decay},
            {"seed", settings.seed}};
}

TrainingSettings trainingSettingsIn(const Json& json, const std::string& file)
{
    const JsonObject fields(json, file, "the settings");
    constexpr double any = std::numeric_limits<double>::max();
    constexpr std::size_t longestName = 100;
    TrainingSettings settings;
    TrainedShape& shape = settings.shape;
    fields.read("preset", settings.preset, longestName);
    fields.read("layers", shape.layers);
    fields.read("heads", shape.heads);
    fields.read("width", shape.width);
    fields.read("context", shape.context);
    fields.read("positions", shape.positions);
    fields.read("feed_forward", shape.feed_forward);
    fields.read("tied", shape.tied);
    fields.read("task", settings.task, taskNames);
    fields.read("batch", settings.batch);
    fields.readBetween("learning_rate", settings.learning_rate, 0.0, any);
    fields.read("warm_up", settings.warm_up);
    fields.read("planned", settings.planned);
    fields.readBetween("second_moment", settings.second_moment, 0.0, 1.0);
    fields.readBetween("weight_decay", settings.weight_decay, 0.0, 1.0);
    fields.read("seed", settings.seed);
    requireUsable(settings, file);
    return settings;
}

}  // namespace core
