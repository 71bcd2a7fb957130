#pragma once

#include "core/model/config_reader.h"
#include "core/model/weight_files.h"

#include <functional>

namespace core {

/// A configuration that was read and checked: all that is known of a model before its weights are opened.
struct ModelPlan {
    Index layers = 0;
    Index heads = 0;
    Index max_tokens = 0;
    std::string layers_at;  ///< what stands before a layer's number in the tensors' names: "h."
    /// Lays the tensors out.
    /// @throws Error{Missing, WrongShape} naming the tensor
    std::function<Transformer(const WeightFiles&)> load;
};

}  // namespace core
