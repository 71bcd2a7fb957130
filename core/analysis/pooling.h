#pragma once

#include "core/tensor/matrix.h"

namespace core {

/// A map shrunk to at most `side` rows and columns: each cell is the largest of the cells it stands for, so that a thin
/// line does not vanish. A map that already fits is returned as it is. NaN wins over numbers.
///
/// @param map  [T_q, T_k]
/// @return [min(T_q, side), min(T_k, side)]
Matrix pooledMax(MatrixView map, Index side);

}  // namespace core
