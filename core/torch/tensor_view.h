#pragma once

#include "core/matrix.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace core {

/// Which numbers of a row of them a tensor is made of, counted in numbers.
struct TensorView {
    std::int64_t offset = 0;            ///< offset of the first
    std::vector<std::int64_t> shape;    ///< the slowest axis first; empty for a single number
    std::vector<std::int64_t> strides;  ///< from one number to the next, for each axis; 0 repeats the same ones
};

/// How many numbers it has; nothing if that is no 64-bit number, or a size or stride is negative.
std::optional<std::uint64_t> sizeOf(const TensorView& view);
/// The number behind the last that it looks at, where it looks at any; nothing if that is no 64-bit number.
/// @param view  one whose size is a number
std::optional<std::uint64_t> endOf(const TensorView& view);
/// Whether its numbers lie one behind the other, in their order.
bool isContiguous(const TensorView& view);

/// Its numbers in their order.
/// @param data  up to its end at least
/// @param bytes  of a number: 1, 2, 4 or 8
std::vector<std::byte> inOrder(const TensorView& view, std::span<const std::byte> data, std::size_t bytes);

}  // namespace core
