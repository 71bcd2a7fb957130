#pragma once

#include "core/model/family/model_plan.h"

/// The families of encoders, one file for each, of the same name: how transformers' models of that name read their
/// configuration and lay their tensors out. All throw Error naming the field that is missing or cannot be used.
namespace core {

/// Devlin et al., 2019: post-norm, every token sees all, two kinds of segments.
ModelPlan planBert(const ConfigReader& config);
/// Liu et al., 2019: BERT whose positions begin behind the padding's id.
ModelPlan planRoberta(const ConfigReader& config);
/// Sanh et al., 2019: BERT without segments, under names of its own.
ModelPlan planDistilBert(const ConfigReader& config);

}  // namespace core
