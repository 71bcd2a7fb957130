#pragma once

#include "core/model/model.h"
#include "ui/plot/costs/costs_sheet.h"

/// A model whose costs are drawn.
CostedModel costedModel(const core::Model& model);
