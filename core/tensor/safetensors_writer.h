#pragma once

#include "core/file/whole_file.h"
#include "core/matrix.h"

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace core {

/// A tensor to be written: its shape and its elements, row-major, in the order they are handed over.
struct NamedTensor {
    std::string name;
    std::vector<Index> shape;
    std::variant<std::vector<float>, std::vector<std::int64_t>> values;  ///< F32 or I64
};

/// Nobody could read a file whose shapes do not multiply to the numbers behind them.
/// @throws Error{WrongShape} naming the tensor
void requireShapes(const std::vector<NamedTensor>& tensors);

/// Writes what a safetensors file consists of. Tensors appear in the order given, 8-byte aligned.
///
/// @param metadata  texts for the header's "__metadata__"
/// @throws Error{WrongShape}, before a byte is written, for a tensor whose shape does not fit its numbers
void writeSafetensors(std::ostream& out, const std::vector<NamedTensor>& tensors,
                      const std::map<std::string, std::string>& metadata);

/// Writes a safetensors file, whole or not at all.
///
/// @throws Error{CannotWrite, WrongShape}
void writeSafetensors(const std::filesystem::path& path, const std::vector<NamedTensor>& tensors,
                      const std::map<std::string, std::string>& metadata, Sync sync = Sync::WhenReplacing);

}  // namespace core
