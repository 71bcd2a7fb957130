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
/// Warner et al., 2024: pre-norm, GeGLU, rotation; every third layer sees the whole text, the others a window.
ModelPlan planModernBert(const ConfigReader& config);
/// He et al., 2021: positions apart from content, with terms of their own; perhaps a convolution beside the first
/// layer.
ModelPlan planDebertaV2(const ConfigReader& config);
/// Boizard et al., 2025: Llama without the triangle.
ModelPlan planEuroBert(const ConfigReader& config);
/// Sturua et al., 2024: RoBERTa with rotation in place of learned positions.
ModelPlan planJinaEmbeddingsV3(const ConfigReader& config);
/// Zhang et al., 2024: BERT with rotation and a gate.
ModelPlan planGte(const ConfigReader& config);
/// EvolutionaryScale, 2024 (ESM C): proteins; pre-norm, rotation of normed queries and keys, branches scaled by how
/// many layers there are.
ModelPlan planEsmc(const ConfigReader& config);
/// Huang et al., 2022: BERT whose tokens have boxes on a page, in the embedding and as a bias of the scores; the page's
/// picture is not read here.
ModelPlan planLayoutLmv3(const ConfigReader& config);
/// Yang et al., 2019: post-norm, distances as sines and cosines that each layer projects, segments as whether two
/// tokens are of one. Of its two streams the one that sees its own token is shown, as where nothing is to be guessed.
ModelPlan planXlNet(const ConfigReader& config);
/// Beltagy et al., 2020: RoBERTa whose tokens see what is near, and the first token, which sees all by projections of
/// its own, as where a text is classified.
ModelPlan planLongformer(const ConfigReader& config);
/// Zaheer et al., 2020: BERT that reads long texts by blocks; texts of few blocks it reads as BERT does, and those
/// alone are read here.
ModelPlan planBigBird(const ConfigReader& config);
/// The text tower of CLIP (Radford et al., 2021): causal, learned positions.
ModelPlan planClipText(const ConfigReader& config);
/// The text tower of SigLIP (Zhai et al., 2023): no triangle, texts are filled up, and what fills them is seen.
ModelPlan planSiglipText(const ConfigReader& config);

}  // namespace core
