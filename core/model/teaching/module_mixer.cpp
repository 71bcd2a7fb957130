#include "core/model/teaching/module_mixer.h"

#include "core/model/mixing/mixer.h"

namespace core {
namespace {

/// The widths of a recurrence's queries and keys, and of its values.
struct MixerWidths {
    explicit MixerWidths(const TeachingModule& module)
        : keys(module.keyHeads() * module.key_dimensions),
          values(module.heads * module.value_dimensions)
    {
    }

    Index keys;
    Index values;
};

Projection projectionNamed(const TeachingWeights& weights, const char* which)
{
    return {Weight::own(weights.tensors.at(std::string("W_mix_") + which)), {}};
}

ShortConvolution convolutionOf(const TeachingWeights& weights)
{
    return {.before = projectionNamed(weights, "before"),
            .behind = projectionNamed(weights, "behind"),
            .value = projectionNamed(weights, "value"),
            .convolution = {.taps = weights.tensors.at("mix_taps")},
            .output = projectionNamed(weights, "output")};
}

StateRecurrence recurrenceOf(const TeachingModule& module, const TeachingWeights& weights)
{
    const auto row = [&](const char* name) -> RowVector { return weights.tensors.at(name).row(0); };
    StateRecurrence recurrence;
    recurrence.heads = module.heads;
    recurrence.key_heads = module.keyHeads();
    recurrence.delta = module.mixer.form == MixerForm::GatedDelta;
    recurrence.query = projectionNamed(weights, "query");
    recurrence.key = projectionNamed(weights, "key");
    recurrence.value = projectionNamed(weights, "value");
    recurrence.gate = projectionNamed(weights, "gate");
    recurrence.time = projectionNamed(weights, "time");
    if (recurrence.delta)
        recurrence.strength = projectionNamed(weights, "strength");
    else
        recurrence.skip = row("mix_skip");
    recurrence.convolution.taps = weights.tensors.at("mix_taps");
    recurrence.decay = row("mix_decay").array().exp();
    recurrence.time_bias = row("mix_time");
    recurrence.output = projectionNamed(weights, "output");
    return recurrence;
}

}  // namespace

void addMixerShapes(const TeachingModule& module, TensorShapes& shapes)
{
    const Index width = module.width;
    const auto add = [&](const char* name, Index rows, Index cols) { shapes.push_back({name, {rows, cols}}); };
    if (module.mixer.form == MixerForm::None) return;
    if (module.mixer.form == MixerForm::ShortConvolution) {
        for (const char* name : {"W_mix_before", "W_mix_behind", "W_mix_value", "W_mix_output"})
            add(name, width, width);
        return add("mix_taps", module.mixer.taps, width);
    }
    const MixerWidths widths(module);
    add("W_mix_query", width, widths.keys);
    add("W_mix_key", width, widths.keys);
    add("W_mix_value", width, widths.values);
    add("W_mix_gate", width, widths.values);
    add("W_mix_time", width, module.heads);
    if (module.mixer.form == MixerForm::GatedDelta)
        add("W_mix_strength", width, module.heads);
    else
        add("mix_skip", 1, module.heads);
    add("mix_taps", module.mixer.taps, 2 * widths.keys + widths.values);
    add("mix_decay", 1, module.heads);
    add("mix_time", 1, module.heads);
    add("W_mix_output", widths.values, width);
}

std::shared_ptr<const TokenMixer> mixerOf(const TeachingModule& module, const TeachingWeights& weights)
{
    switch (module.mixer.form) {
    case MixerForm::None: break;
    case MixerForm::ShortConvolution: return std::make_shared<const TokenMixer>(convolutionOf(weights));
    case MixerForm::GatedDelta:
    case MixerForm::StateSpace: return std::make_shared<const TokenMixer>(recurrenceOf(module, weights));
    }
    return nullptr;
}

}  // namespace core
