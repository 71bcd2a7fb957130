#pragma once

#include "core/model/teaching/teaching_module.h"

namespace core {

/// Adds the tensors of a module's layer without a softmax, if it has one.
void addMixerShapes(const TeachingModule& module, TensorShapes& shapes);

/// That layer; null where the module has none. A recurrence has no norm between its gate and its output.
/// @param weights  complete
std::shared_ptr<const TokenMixer> mixerOf(const TeachingModule& module, const TeachingWeights& weights);

}  // namespace core
