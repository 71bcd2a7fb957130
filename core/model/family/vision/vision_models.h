#pragma once

#include "core/model/family/model_plan.h"

/// The families of vision models, one file for each, of the same name: how transformers' models of that name read their
/// configuration and lay their tensors out. All throw Error naming the field that is missing or cannot be used.
namespace core {

/// Dosovitskiy et al., 2021: pictures, cut into squares behind a [CLS] token; pre-norm.
ModelPlan planVit(const ConfigReader& config);
/// He et al., 2022 ("Masked autoencoders"): ViT's encoder of whole pictures; what masks them and its decoder are not
/// used.
ModelPlan planVitMae(const ConfigReader& config);
/// Assran et al., 2022: ViT.
ModelPlan planVitMsn(const ConfigReader& config);
/// Touvron et al., 2021a ("Training data-efficient image transformers"): ViT with a token behind [CLS] that learned
/// another model's answer.
ModelPlan planDeit(const ConfigReader& config);
/// Bao et al., 2022: ViT whose layers see where patches lie by a learned bias of the scores; LayerScale.
ModelPlan planBeit(const ConfigReader& config);
/// Oquab et al., 2024: ViT with LayerScale (Touvron et al., 2021b); the largest with SwiGLU.
ModelPlan planDinov2(const ConfigReader& config);
/// Darcet et al., 2024: DINOv2 with tokens of no place between [CLS] and the patches.
ModelPlan planDinov2WithRegisters(const ConfigReader& config);
/// Siméoni et al., 2025: DINOv2 with registers, without learned positions: queries and keys of patches are turned by
/// row and column.
ModelPlan planDinov3Vit(const ConfigReader& config);
/// The tower of CLIP that reads pictures (Radford et al., 2021). The embedding is normalised before the first layer;
/// behind the last one only the pooled [CLS] is.
ModelPlan planClipVision(const ConfigReader& config);
/// Both towers of CLIP in one folder, each with its projection into the shared space.
ModelPlan planClipPictures(const ConfigReader& config);
ModelPlan planClipTexts(const ConfigReader& config);
/// MetaCLIP 2, 2025: CLIP's tower of texts, in which the text always ends with the token that the configuration names.
ModelPlan planMetaClip2Texts(const ConfigReader& config);
/// The picture's tower of SigLIP (Zhai et al., 2023): patches alone, without [CLS].
ModelPlan planSiglipVision(const ConfigReader& config);
/// SigLIP 2's tower for pictures of any shape (Tschannen et al., 2025: NaFlex): learned positions of a square,
/// interpolated for each picture.
ModelPlan planSiglip2Vision(const ConfigReader& config);
/// The towers of a whole SigLIP, each with its projection into the shared space; SigLIP 2 has the same tower of texts.
ModelPlan planSiglipPictures(const ConfigReader& config);
ModelPlan planSiglip2Pictures(const ConfigReader& config);
ModelPlan planSiglipTexts(const ConfigReader& config);

}  // namespace core
