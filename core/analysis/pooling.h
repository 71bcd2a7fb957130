#pragma once

#include "core/attention/mask.h"
#include "core/tensor/matrix.h"

namespace core {

/// A map shrunk to at most `side` rows and columns: each cell is the largest of the cells it stands for, so that a thin
/// line does not vanish. A map that already fits is returned as it is.
///
/// @param map  [T_q, T_k]
/// @return [min(T_q, side), min(T_k, side)]
Matrix pooledMax(MatrixView map, Index side);

/// What a map shows of a head's weights: a cell that the mask hides and whose weight is 0 becomes -∞, NaN and infinity
/// become +∞, so that in pooledMax a number wins over hidden cells and a broken number over all.
///
/// A hidden cell that got weight all the same (a finite fill can leak) keeps it.
///
/// @param weights  [T_q, T_k]
Matrix shownWeights(MatrixView weights, const Mask& mask);

}  // namespace core
