#pragma once

#include "core/tensor/stored_tensor.h"
#include "core/tensor/weight.h"

#include <string>

namespace core {

/// "[64, 32]".
std::string shapeText(const std::vector<Index>& shape);

/// A tensor of a file as a matrix of exactly this shape, borrowed. A vector of `cols` elements counts as [1, cols].
/// @param file  names the source in errors, as `name` the tensor
/// @throws Error{WrongShape}, Error{Unsupported} for numbers that cannot be converted
Weight weightOf(const StoredTensor& tensor, const std::string& file, const std::string& name, Index rows, Index cols);

}  // namespace core
