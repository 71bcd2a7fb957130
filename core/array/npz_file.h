#pragma once

#include "core/array/array_file.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace core {

/// A NumPy .npz archive as an ArrayFile: a zip file whose member “x.npy” is the array “x”, stored or deflated. Opening
/// unpacks the arrays' headers, numbers() one array; nothing is written to disk.
///
/// @param owner  keeps the bytes alive
/// @throws Error{Malformed, Truncated, Unsupported, Missing, …}; Error{OutOfRange} for arrays that unpack to more than
///         16 MB and eight times the file
std::unique_ptr<const ArrayFile> openNpz(std::shared_ptr<const void> owner, std::span<const std::byte> bytes,
                                         std::string name);

}  // namespace core
