#pragma once

#include "core/matrix.h"

namespace core {

// Functions of single numbers that come to the same bits wherever a number lies: Eigen computes the last numbers of a
// row, and those before an aligned one, by other functions than the rest, which differ in the last digit.

/// x becomes limit · tanh(x / limit).
/// @param limit  above 0
void softCap(float* x, Index count, float limit);

/// x becomes 1 / (1 + e^-x).
void sigmoid(float* x, Index count);

/// The sum of a row in the order of its numbers, so that zeros behind it do not change it.
float sumInOrder(const Eigen::Ref<const RowVector>& row);

}  // namespace core
