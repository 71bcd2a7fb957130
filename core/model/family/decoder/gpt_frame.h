#pragma once

#include "core/model/family/family_weights.h"

#include <functional>

namespace core {

/// What stands around the blocks of GPT-2 and its kin: embedding, final norm and a language head that may be the
/// embedding.
struct GptFrame {
    Index layers = 0;
    Index width = 0;
    Index positions = 0;  ///< places in the table of learned positions; 0: there is none
    Index vocabulary = 0;
    float epsilon = 0;
    bool tied = true;
    const char* tokens = "wte.weight";
    const char* final_norm = "ln_f";
    bool norm_bias = true;

    /// @throws Error{Missing, WrongShape} naming the tensor
    Transformer load(const WeightFiles& files, const std::function<Block(const FamilyWeights&, Index)>& make) const;
};

}  // namespace core
