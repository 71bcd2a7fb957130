#pragma once

#include "core/model/family/vision/vision_layers.h"

namespace core {

/// What DINOv2 has with registers and without.
struct Dinov2Layers {
    VitLayers vit;
    bool swiglu = false;  ///< the feed-forward layers have a gate: the largest model

    /// @throws Error naming the field
    static Dinov2Layers read(const ConfigReader& config);

    /// Patches behind [CLS], their positions, layers and last norm.
    Transformer load(const FamilyWeights& weights) const;
};

}  // namespace core
