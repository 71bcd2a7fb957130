#pragma once

#include "core/matrix.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace core {

/// How GGUF files store numbers that share scales, block by block (https://github.com/ggml-org/ggml: ggml-common.h).
/// A row of a matrix is whole blocks. The names are ggml's.
enum class BlockType {
    Q4_0,
    Q4_1,
    Q5_0,
    Q5_1,
    Q8_0,
    Q8_1,
    Q2_K,
    Q3_K,
    Q4_K,
    Q5_K,
    Q6_K,
    IQ4_NL,
    IQ4_XS,
    MXFP4,
    IQ1_S,
    IQ1_M,
    IQ2_XXS,
    IQ2_XS,
    IQ2_S,
    IQ3_XXS,
    IQ3_S,
    TQ1_0,
    TQ2_0
};

/// "Q4_K", … as ggml writes them.
std::string_view blockTypeName(BlockType type);

Index numbersPerBlock(BlockType type);
std::size_t bytesPerBlock(BlockType type);

/// Whole blocks as float32, as the package gguf unpacks them (to the last bit, but for products in another order).
/// @param data  not necessarily aligned
/// @param out   room for every number
void unpackBlocks(BlockType type, std::span<const std::byte> data, float* out);

}  // namespace core
