#pragma once

#include "core/model/family/model_plan.h"

/// The families of encoders, one file for each, of the same name: how transformers' models of that name read their
/// configuration and lay their tensors out. All throw Error naming the field that is missing or cannot be used.
namespace core {

/// Devlin et al., 2019: post-norm, every token sees all, two kinds of segments.
ModelPlan planBert(const ConfigReader& config);
/// Liu et al., 2019: BERT whose positions begin behind the padding's id.
ModelPlan planRoberta(const ConfigReader& config);
/// Goyal et al., 2021: RoBERTa, pre-norm.
ModelPlan planXlmRobertaXl(const ConfigReader& config);
/// Sun et al., 2020 (ERNIE 2.0, 3.0): BERT with a vector for the kind of task, here always the first.
ModelPlan planErnie(const ConfigReader& config);
/// The text tower of Chinese CLIP (Yang et al., 2022): BERT whose padding has no vector of its own.
ModelPlan planChineseClipText(const ConfigReader& config);
/// Sanh et al., 2019: BERT without segments, under names of its own.
ModelPlan planDistilBert(const ConfigReader& config);

/// Clark et al., 2020: BERT whose embedding is narrower and projected.
ModelPlan planElectra(const ConfigReader& config);
/// Lan et al., 2020: and whose layers share their weights.
ModelPlan planAlbert(const ConfigReader& config);
/// Song et al., 2020: learned positions and T5's buckets of distances, one table for all layers.
ModelPlan planMpnet(const ConfigReader& config);
/// Lin et al., 2022 (ESM-2): proteins; pre-norm, rotation of queries that are scaled before, token dropout.
ModelPlan planEsm(const ConfigReader& config);
/// Nussbaum et al., 2024: BERT with rotation and SwiGLU.
ModelPlan planNomicBert(const ConfigReader& config);
/// Su et al., 2021: BERT with the rotary embedding's first pairing, which may turn values too.
ModelPlan planRoFormer(const ConfigReader& config);
/// Warner et al., 2024: pre-norm, GeGLU, rotation; every third layer sees everything, the others what is near.
ModelPlan planModernBert(const ConfigReader& config);
/// He et al., 2021: positions apart from content, with terms of their own; perhaps a convolution beside the first
/// layer.
ModelPlan planDebertaV2(const ConfigReader& config);
/// The text tower of CLIP (Radford et al., 2021): causal, learned positions.
ModelPlan planClipText(const ConfigReader& config);

}  // namespace core
