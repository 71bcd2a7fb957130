#pragma once

#include "core/model/family/model_plan.h"

/// The families of decoders, one file for each, of the same name: how transformers' models of that name read their
/// configuration and lay their tensors out. All throw Error naming the field that is missing or cannot be used.
namespace core {

/// Radford et al., 2019: pre-norm, learned positions, fused q|k|v columns, weights [in, out].
ModelPlan planGpt2(const ConfigReader& config);
/// Wang & Komatsuzaki, 2021: rotary with interleaved pairs, attention and feed-forward side by side behind one norm.
ModelPlan planGptJ(const ConfigReader& config);
/// Black et al., 2022: partial rotary, fused rows head by head, attention and feed-forward side by side.
ModelPlan planGptNeoX(const ConfigReader& config);
/// Zhang et al., 2022: learned positions that do not count padding, ReLU.
ModelPlan planOpt(const ConfigReader& config);
/// Luo et al., 2022: OPT with GELU and embeddings times √d_model.
ModelPlan planBioGpt(const ConfigReader& config);
/// BigScience, 2022: ALiBi, a norm of the embedding, fused rows head by head.
ModelPlan planBloom(const ConfigReader& config);

/// Touvron et al., 2023; Llama 3, 2024: rotary, root-mean-square norms, SwiGLU, shared keys.
ModelPlan planLlama(const ConfigReader& config);
/// Jiang et al., 2023: Llama with a sliding window.
ModelPlan planMistral(const ConfigReader& config);
/// Ministral 3, 2025: and queries that grow with their place.
ModelPlan planMinistral3(const ConfigReader& config);
/// Qwen2, 2024: Llama with biases of q, k and v, and a window in the upper layers.
ModelPlan planQwen2(const ConfigReader& config);
/// Qwen2-VL, 2024: what reads its texts, whose places in three directions are one.
ModelPlan planQwen2Vl(const ConfigReader& config);
/// Qwen3, 2025: and norms of each head's q and k in place of the biases.
ModelPlan planQwen3(const ConfigReader& config);
/// Qwen3-VL, 2025: what reads its texts.
ModelPlan planQwen3Vl(const ConfigReader& config);
/// Gemma, 2024: Llama with GeGLU, wide heads, norms that multiply by 1 + weight, embeddings times √d_model.
ModelPlan planGemma(const ConfigReader& config);
/// Gemma 2, 2024: and four norms a layer, soft-caps, every other layer with a sliding window.
ModelPlan planGemma2(const ConfigReader& config);
/// Gemma 3, 2025: without the caps, with norms of each head's q and k; five layers with a window and a rotation of
/// their own, then one that sees everything.
ModelPlan planGemma3(const ConfigReader& config);
/// Gemma 4, 2026: scores that are not scaled, norms of values, wider heads where everything is seen, keys and values
/// that later layers take over, a vector of each token for each layer.
ModelPlan planGemma4(const ConfigReader& config);
/// Phi-3, 2024: Llama with q, k and v in one matrix and gate and up in another, a window in every layer.
ModelPlan planPhi3(const ConfigReader& config);
/// StarCoder 2, 2024: Llama with layer norms, biases everywhere, no gate and a window in every layer.
ModelPlan planStarcoder2(const ConfigReader& config);

/// Granite, 2024: Llama with a multiplier of the embedding, of the scores, of what layers add and of the logits.
ModelPlan planGranite(const ConfigReader& config);
/// HyperCLOVA X, 2025: and norms of what layers add, before it is multiplied; logits are multiplied, not divided.
ModelPlan planHyperClovaX(const ConfigReader& config);
/// SmolLM3, 2025: Llama whose every fourth layer has no positions.
ModelPlan planSmolLm3(const ConfigReader& config);
/// OLMo, 2024: Llama with layer norms that have no weights, and projections that may be clipped.
ModelPlan planOlmo(const ConfigReader& config);
/// OLMo 2, 2025: Llama with norms behind the branches only, and of all heads' queries and keys together.
ModelPlan planOlmo2(const ConfigReader& config);
/// OLMo 3, 2025: and a window in three layers of four.
ModelPlan planOlmo3(const ConfigReader& config);
/// FlexOlmo, 2025: OLMo 2 with experts.
ModelPlan planFlexOlmo(const ConfigReader& config);
/// Command R, 2024: one layer norm for both branches, side by side, rotation of neighbouring dimensions, scaled logits.
ModelPlan planCohere(const ConfigReader& config);
/// Command R7B, 2024: and layers that see everything, without positions, among those with a window.
ModelPlan planCohere2(const ConfigReader& config);
/// Phi-2, 2023: one layer norm for both branches, biases everywhere, rotation of a part of each head.
ModelPlan planPhi(const ConfigReader& config);
/// StableLM, 2023: Llama with layer norms and rotation of a quarter of each head.
ModelPlan planStableLm(const ConfigReader& config);
/// GPT-Neo, 2021: GPT-2 with scores that are not scaled, and a window in every other layer.
ModelPlan planGptNeo(const ConfigReader& config);
/// StarCoder, 2023: GPT-2 whose heads share one key and one value.
ModelPlan planGptBigCode(const ConfigReader& config);
/// MPT, 2023: ALiBi, no biases, projections that may be clipped.
ModelPlan planMpt(const ConfigReader& config);
/// Falcon, 2023: shared keys, branches side by side, rotation or ALiBi.
ModelPlan planFalcon(const ConfigReader& config);
/// GLM, 2024: Llama with rotation of neighbouring dimensions in the first half of each head, gate and up in one matrix.
ModelPlan planGlm(const ConfigReader& config);
/// GLM 4, 2025: and norms behind both branches.
ModelPlan planGlm4(const ConfigReader& config);
/// Helium, 2025: Llama with rotation of neighbouring dimensions.
ModelPlan planHelium(const ConfigReader& config);
/// ERNIE 4.5, 2025: Llama with rotation of neighbouring dimensions, with biases everywhere or nowhere.
ModelPlan planErnie45(const ConfigReader& config);
/// Seed-OSS, 2025: Llama with biases of q, k and v.
ModelPlan planSeedOss(const ConfigReader& config);
/// Arcee, 2025: Llama with squared ReLU and no gate.
ModelPlan planArcee(const ConfigReader& config);
/// Nemotron, 2024: Llama with squared ReLU and no gate, with layer norms that multiply by 1 + weight and rotation of
/// half of each head.
ModelPlan planNemotron(const ConfigReader& config);
/// Apertus, 2025: Llama with norms of each head's q and k, and xIELU without a gate.
ModelPlan planApertus(const ConfigReader& config);
/// EXAONE 4, 2025: norms behind the branches only, of each head's q and k; layers that see everything, without
/// positions, among those with a window.
ModelPlan planExaone4(const ConfigReader& config);
/// Hunyuan, 2025: Llama with norms of each head's q and k behind the rotation, whose base may be stretched.
ModelPlan planHunyuan(const ConfigReader& config);
/// nanochat, 2025: norms without weights, of the embedding too, rotation backwards, squared ReLU, capped logits.
ModelPlan planNanoChat(const ConfigReader& config);

/// Jiang et al., 2024: Mistral with eight experts, two of which serve each token.
ModelPlan planMixtral(const ConfigReader& config);
/// Phi-3.5-MoE, 2024: Mixtral with layer norms, biases and experts that are taken one after the other.
ModelPlan planPhiMoe(const ConfigReader& config);
/// Granite MoE, 2024: Granite with experts.
ModelPlan planGraniteMoe(const ConfigReader& config);
/// ERNIE 4.5 MoE, 2025: ERNIE 4.5 with experts that are chosen by corrected probabilities, and some that every token
/// goes through.
ModelPlan planErnie45Moe(const ConfigReader& config);
/// Hunyuan MoE, 2025: Hunyuan with experts and one that every token goes through.
ModelPlan planHunyuanMoe(const ConfigReader& config);
/// OLMoE, 2024: Llama with norms of all heads' queries and keys together, and many small experts.
ModelPlan planOlmoe(const ConfigReader& config);
/// Qwen2-MoE, 2024: Qwen2 with small experts and a gated one that every token goes through.
ModelPlan planQwen2Moe(const ConfigReader& config);
/// Qwen3-MoE, 2025: Qwen3 with many small experts.
ModelPlan planQwen3Moe(const ConfigReader& config);
/// gpt-oss, 2025: a sink in every head, windows in every other layer, experts with a clamped gate.
ModelPlan planGptOss(const ConfigReader& config);
/// DeepSeek-V2, 2024: queries, keys and values through latents, one rotated part of the key for all heads, experts that
/// are chosen by their probabilities.
ModelPlan planDeepSeekV2(const ConfigReader& config);
/// MiniCPM 3, 2024: latents without experts, and multipliers of the embedding, of what layers add and of the logits.
ModelPlan planMiniCpm3(const ConfigReader& config);
/// DeepSeek-V3, 2024: queries, keys and values through latents, one rotated part of the key for all heads, experts in
/// groups.
ModelPlan planDeepSeekV3(const ConfigReader& config);
/// GLM-4.7-Flash, 2026: the same with other sizes.
ModelPlan planGlm4MoeLite(const ConfigReader& config);
/// dots.llm1, 2025: Qwen3's attention with DeepSeek-V3's experts.
ModelPlan planDots1(const ConfigReader& config);
/// Llama 4, 2025: chunks with rotation and layers without both, whose queries grow with their place; experts.
ModelPlan planLlama4(const ConfigReader& config);

// Hybrids: few of their layers attend, the others mix tokens without a softmax.

/// LFM2, 2025: gated convolutions over three tokens, and layers with norms of each head's q and k.
ModelPlan planLfm2(const ConfigReader& config);
/// Qwen3-Next, 2025: three layers with the gated delta rule, then one with gated attention; experts.
ModelPlan planQwen3Next(const ConfigReader& config);
/// Qwen3.5, 2026: the same without experts.
ModelPlan planQwen35(const ConfigReader& config);
/// Bamba, 2024: Mamba-2 and a few layers with attention.
ModelPlan planBamba(const ConfigReader& config);
/// Granite 4, 2025: the same with Granite's multipliers, without positions, with experts.
ModelPlan planGraniteHybrid(const ConfigReader& config);
/// Falcon-H1, 2025: Mamba-2 and attention side by side in every layer, and a multiplier of each part.
ModelPlan planFalconH1(const ConfigReader& config);
/// Nemotron-H, 2025: each layer is one of Mamba-2, attention, a feed-forward layer and experts.
ModelPlan planNemotronH(const ConfigReader& config);

}  // namespace core
