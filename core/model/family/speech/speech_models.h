#pragma once

#include "core/model/family/model_plan.h"

/// The families of models that hear, one file for each, of the same name: how transformers' models of that name read
/// their configuration and lay their tensors out. All throw Error naming the field that is missing or cannot be used.
namespace core {

/// Radford et al., 2022: an encoder of sounds, whose frames two convolutions halve, and a decoder that writes what is
/// said; normed inputs.
ModelPlan planWhisper(const ConfigReader& config);
/// Gong et al., 2021 ("AST"): ViT over a sound's spectrum, whose squares overlap.
ModelPlan planAudioSpectrogram(const ConfigReader& config);

}  // namespace core
