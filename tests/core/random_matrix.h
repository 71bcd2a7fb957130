#pragma once

#include "core/matrix.h"

/// Numbers from -1 to 1, the same on every machine.
inline core::Matrix randomMatrix(core::Index rows, core::Index cols, unsigned seed)
{
    core::Matrix numbers(rows, cols);
    for (core::Index i = 0; i < numbers.size(); ++i) {
        seed = seed * 1664525U + 1013904223U;
        numbers.data()[i] = static_cast<float>(seed >> 8U) / static_cast<float>(1U << 23U) - 1;
    }
    return numbers;
}
