#pragma once

#include "app/inspect_model.h"
#include "core/model/model.h"

/// Adds what a model's layers have of heads: groups that share keys and values, sizes, positions, windows, and whether
/// the head that makes tokens is the embedding. What differs from layer to layer names them, from 1.
void addLayers(Report& report, const core::Model& model);
