#pragma once

#include "core/model/family/model_plan.h"

/// The families of vision models, one file for each, of the same name: how transformers' models of that name read their
/// configuration and lay their tensors out. All throw Error naming the field that is missing or cannot be used.
namespace core {

/// Dosovitskiy et al., 2021: pictures, cut into squares behind a [CLS] token; pre-norm.
ModelPlan planVit(const ConfigReader& config);

}  // namespace core
