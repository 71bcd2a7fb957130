#pragma once

#include "core/tensor/block_type.h"
#include "core/tensor/coded_numbers.h"
#include "core/tensor/element_type.h"

#include <memory>
#include <variant>
#include <vector>

namespace core {

/// How a file stores the numbers of a tensor: one by one, or in blocks that share scales.
using StoredType = std::variant<ElementType, BlockType>;

/// "F32", "BF16", "Q4_K".
std::string_view storedTypeName(const StoredType& type);
/// 1 for numbers that are stored one by one.
Index numbersPerBlock(const StoredType& type);
std::size_t bytesPerBlock(const StoredType& type);
/// float32, float16, bfloat16, float64 or blocks: what weights are stored in, unlike whole numbers and booleans.
bool isFloatType(const StoredType& type);
/// Whole blocks as float32; not necessarily aligned.
/// @param out  room for every number
void convertToFloats(const StoredType& type, std::span<const std::byte> data, float* out);

/// One tensor inside any file: its type and shape, and its bytes' place.
struct StoredTensor {
    StoredType type = ElementType::F32;
    std::vector<Index> shape;           ///< the slowest axis first; empty for a single number
    std::span<const std::byte> data;    ///< row-major, little-endian, not necessarily aligned
    std::shared_ptr<const void> owner;  ///< keeps `data` alive
    /// A quantized matrix, or several of them, row by row: `type` and `data` are those of its codes. Null for any other
    std::shared_ptr<const CodedNumbers> coded = {};

    /// Whether these are numbers that a model multiplies, unlike whole numbers and booleans.
    bool isWeight() const { return coded != nullptr || isFloatType(type); }
    Index size() const;  ///< number of elements
};

}  // namespace core
