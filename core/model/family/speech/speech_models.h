#pragma once

#include "core/model/family/model_plan.h"

/// The families of models that hear, one file for each, of the same name: how transformers' models of that name read
/// their configuration and lay their tensors out. All throw Error naming the field that is missing or cannot be used.
namespace core {

/// Radford et al., 2022: an encoder of sounds, whose frames two convolutions halve, and a decoder that writes the
/// spoken text; normed inputs.
ModelPlan planWhisper(const ConfigReader& config);
/// Baevski et al., 2020: waveforms; letters over the time of the sound where it was trained for them.
ModelPlan planWav2Vec2(const ConfigReader& config);
/// Hsu et al., 2021: wav2vec 2 that was trained otherwise.
ModelPlan planHubert(const ConfigReader& config);
/// Chen et al., 2022: wav2vec 2 with T5's buckets of distances, whose bias each query gates.
ModelPlan planWavLm(const ConfigReader& config);
/// Jeffries et al., 2024: an encoder of waveforms and a decoder that writes the spoken text; rotation in both.
ModelPlan planMoonshine(const ConfigReader& config);
/// Gong et al., 2021 ("AST"): ViT over a sound's spectrum, whose squares overlap.
ModelPlan planAudioSpectrogram(const ConfigReader& config);

}  // namespace core
