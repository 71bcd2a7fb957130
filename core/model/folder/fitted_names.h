#pragma once

#include "core/model/family/model_plan.h"

namespace core {

/// A model's weights under the names that its family asks for, laid out.
struct FittedWeights {
    WeightFiles weights;
    Transformer transformer;
};

/// Lays weights out, whatever frameworks have put before or into the tensors' names: "_orig_mod." (torch.compile),
/// "module." (DataParallel), "model." or "language_model." around another model. Where the family's names are not
/// there, the one beginning that makes all of them fit is found. What was found is told, WeightFiles::told().
///
/// @param inside  the model is known to lie in another one, so that what stands before its names is nothing to tell
/// @throws Error as ModelPlan::load() does; Error{Ambiguous} naming beginnings of which each would fit
FittedWeights fitNames(const ModelPlan& plan, const WeightFiles& weights, bool inside);

}  // namespace core
