#pragma once

#include "core/model/family/config_reader.h"
#include "core/model/family/family_weights.h"

namespace core {

/// What the towers of CLIP and SigLIP have in common (Radford et al., 2021; Zhai et al., 2023): pre-norm layers under
/// the same names, for texts and for pictures.
struct ClipLayers {
    Index layers = 0;
    Index heads = 0;
    Index width = 0;
    Index inner = 0;
    float epsilon = 0;
    Activation activation = Activation::QuickGelu;

    /// @param activation, width, heads  where the configuration is silent
    /// @throws Error naming the field
    static ClipLayers read(const ConfigReader& config, const char* activation, Index width = 768, Index heads = 12);

    std::vector<Block> blocks(const FamilyWeights& weights) const;
};

}  // namespace core
