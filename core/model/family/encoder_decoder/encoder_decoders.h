#pragma once

#include "core/model/family/model_plan.h"

/// The families of encoder–decoders, one file for each, of the same name: how transformers' models of that name read
/// their configuration and lay their tensors out. All throw Error naming the field that is missing or cannot be used.
namespace core {

/// Raffel et al., 2020: encoder and decoder, buckets of distances, root-mean-square norms, scores without 1/√d_k; v1.1
/// and Flan: a gate.
ModelPlan planT5(const ConfigReader& config);
/// Chung et al., 2023 (UniMax): T5 whose every layer has numbers of distances of its own.
ModelPlan planUmt5(const ConfigReader& config);
/// Fedus et al., 2022: T5 whose every second feed-forward layer is one of several experts.
ModelPlan planSwitch(const ConfigReader& config);
/// Lewis et al., 2020: encoder and decoder with normed sums and learned positions.
ModelPlan planBart(const ConfigReader& config);
/// Junczys-Dowmunt et al., 2018: BART for translation, with sines and cosines.
ModelPlan planMarian(const ConfigReader& config);
/// Liu et al., 2020: BART of many languages, with normed inputs.
ModelPlan planMbart(const ConfigReader& config);
/// Zhang et al., 2020: BART for summaries, with normed inputs, sines and cosines.
ModelPlan planPegasus(const ConfigReader& config);
/// Fan et al., 2021: translation between a hundred languages; normed inputs, sines and cosines by places that skip
/// padding.
ModelPlan planM2m100(const ConfigReader& config);
/// Roller et al., 2021: BART that talks; its decoder norms tokens before their places are added.
ModelPlan planBlenderbotSmall(const ConfigReader& config);

/// Li et al., 2021 ("TrOCR"): an encoder of pictures, ViT or a relative, and a decoder that writes the text in the
/// picture.
ModelPlan planTrOcr(const ConfigReader& config);

}  // namespace core
