#pragma once

#include "core/explain/cell_account.h"

namespace core {

/// Why a query scores one key above another: the account of the difference of two scores of one row of a head. Parts
/// that wrote both keys' rows are one part; those of one key alone stay alone. Behind softmax the difference of the
/// scores with their additions is the logarithm of the weights' ratio.
/// @param one, other  accounts of one query in one head, looked through the same layers
/// @return `weight` is the difference of the weights, `hidden_by` what hides either; there is no sink's share
CellAccount differenceOf(const CellAccount& one, const CellAccount& other);

}  // namespace core
