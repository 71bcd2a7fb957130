#pragma once

#include "core/image/image_processor.h"
#include "core/model/family/vision/vision_layers.h"

namespace core {

/// The common part of DINOv2 with registers and without.
struct Dinov2Layers {
    VitLayers vit;
    bool swiglu = false;                    ///< the feed-forward layers have a gate: the largest model
    std::optional<Resampling> smooth = {};  ///< how its positions are interpolated for pictures of another size

    /// @throws Error naming the field
    static Dinov2Layers read(const ConfigReader& config);

    /// Patches behind [CLS], their positions, layers and last norm.
    /// @param registers  learned tokens that stand between [CLS] and the patches
    Transformer load(const FamilyWeights& weights, const std::vector<LearnedToken>& registers = {}) const;
};

}  // namespace core
