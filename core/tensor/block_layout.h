#pragma once

#include <Eigen/Core>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace core {

/// Blocks as they lie in a file, named and laid out as in ggml-common.h. None has a hole: each is copied out of the
/// file as it is.
template<std::size_t count>
using BlockBytes = std::array<std::uint8_t, count>;

/// A float16 of a block.
struct BlockScale {
    std::uint16_t bits;

    operator float() const { return static_cast<float>(Eigen::numext::bit_cast<Eigen::half>(bits)); }
};

struct BlockQ4_0 {
    BlockScale d;
    BlockBytes<16> low;
};
struct BlockQ4_1 {
    BlockScale d, m;
    BlockBytes<16> low;
};
struct BlockQ5_0 {
    BlockScale d;
    BlockBytes<4> high;
    BlockBytes<16> low;
};
struct BlockQ5_1 {
    BlockScale d, m;
    BlockBytes<4> high;
    BlockBytes<16> low;
};
struct BlockQ8_0 {
    BlockScale d;
    std::array<std::int8_t, 32> numbers;
};
struct BlockQ8_1 {
    BlockScale d, sum;  ///< `sum` serves ggml's products of integers
    std::array<std::int8_t, 32> numbers;
};
struct BlockIQ4_NL {
    BlockScale d;
    BlockBytes<16> indices;
};
struct BlockMXFP4 {
    std::uint8_t exponent;
    BlockBytes<16> indices;
};

struct BlockQ2_K {
    BlockBytes<16> scales;
    BlockBytes<64> low;
    BlockScale d, m;
};
struct BlockQ3_K {
    BlockBytes<32> high;
    BlockBytes<64> low;
    BlockBytes<12> scales;
    BlockScale d;
};
struct BlockQ4_K {
    BlockScale d, m;
    BlockBytes<12> scales;
    BlockBytes<128> low;
};
struct BlockQ5_K {
    BlockScale d, m;
    BlockBytes<12> scales;
    BlockBytes<32> high;
    BlockBytes<128> low;
};
struct BlockQ6_K {
    BlockBytes<128> low;
    BlockBytes<64> high;
    std::array<std::int8_t, 16> scales;
    BlockScale d;
};
struct BlockIQ4_XS {
    BlockScale d;
    std::uint16_t scalesHigh;
    BlockBytes<4> scalesLow;
    BlockBytes<128> indices;
};

/// Types whose numbers are entries of a grid (block_grids), with signs of their own or moved as a whole.
struct BlockIQ1_S {
    BlockScale d;
    BlockBytes<32> low;
    std::array<std::uint16_t, 8> rest;
};
struct BlockIQ1_M {
    BlockBytes<32> low;
    BlockBytes<16> rest;
    std::array<std::uint16_t, 4> scales;  ///< with `d` in their upper bits
};
struct BlockIQ2_XXS {
    BlockScale d;
    BlockBytes<64> groups;  ///< four entries, then 32 bits of signs and scale
};
struct BlockIQ2_XS {
    BlockScale d;
    std::array<std::uint16_t, 32> codes;
    BlockBytes<8> scales;
};
struct BlockIQ2_S {
    BlockScale d;
    BlockBytes<32> low;
    BlockBytes<32> signs;
    BlockBytes<8> high;
    BlockBytes<8> scales;
};
struct BlockIQ3_XXS {
    BlockScale d;
    BlockBytes<64> codes;
    BlockBytes<32> rest;  ///< 32 bits of signs and scale for each eight entries
};
struct BlockIQ3_S {
    BlockScale d;
    BlockBytes<64> low;
    BlockBytes<8> high;
    BlockBytes<32> signs;
    BlockBytes<4> scales;
};

/// Types of -1, 0 and 1 alone.
struct BlockTQ1_0 {
    BlockBytes<48> fives;
    BlockBytes<4> fours;
    BlockScale d;
};
struct BlockTQ2_0 {
    BlockBytes<64> fours;
    BlockScale d;
};

/// Sixteen numbers that are neither evenly spaced nor far apart near 0, which IQ4_NL and IQ4_XS point to.
constexpr std::array<float, 16> unevenNumbers = {-127, -104, -83, -65, -49, -35, -22, -10,
                                                 1,    13,   25,  38,  53,  69,  89,  113};

/// Thirty-two numbers from a table of sixteen: the lower halves of the bytes, then the upper ones.
/// Multiplied first, looked up then: sixteen products instead of thirty-two.
inline void lookUp(const std::array<float, 16>& table, float scale, const std::uint8_t* indices, float* out)
{
    std::array<float, 16> scaled;
    for (std::size_t i = 0; i < 16; ++i) scaled[i] = scale * table[i];
    for (std::size_t i = 0; i < 16; ++i) {
        out[i] = scaled[indices[i] & 15U];
        out[i + 16] = scaled[indices[i] >> 4U];
    }
}

/// A block is copied first: its bytes are not aligned, and a copy cannot be what `out` points to, so that the loops
/// over it become vectors.
template<typename Block, std::size_t numbers, void (*unpack)(const Block&, float*)>
void unpackEach(std::span<const std::byte> data, float* out)
{
    for (std::size_t at = 0; at + sizeof(Block) <= data.size(); at += sizeof(Block), out += numbers) {
        Block block;
        std::memcpy(&block, data.data() + at, sizeof block);
        unpack(block, out);
    }
}

using UnpackBlocks = void (*)(std::span<const std::byte> data, float* out);

void unpackQ4_0(std::span<const std::byte> data, float* out);
void unpackQ4_1(std::span<const std::byte> data, float* out);
void unpackQ5_0(std::span<const std::byte> data, float* out);
void unpackQ5_1(std::span<const std::byte> data, float* out);
void unpackQ8_0(std::span<const std::byte> data, float* out);
void unpackQ8_1(std::span<const std::byte> data, float* out);
void unpackIQ4_NL(std::span<const std::byte> data, float* out);
void unpackMXFP4(std::span<const std::byte> data, float* out);

void unpackQ2_K(std::span<const std::byte> data, float* out);
void unpackQ3_K(std::span<const std::byte> data, float* out);
void unpackQ4_K(std::span<const std::byte> data, float* out);
void unpackQ5_K(std::span<const std::byte> data, float* out);
void unpackQ6_K(std::span<const std::byte> data, float* out);
void unpackIQ4_XS(std::span<const std::byte> data, float* out);

void unpackIQ1_S(std::span<const std::byte> data, float* out);
void unpackIQ1_M(std::span<const std::byte> data, float* out);
void unpackIQ2_XXS(std::span<const std::byte> data, float* out);
void unpackIQ2_XS(std::span<const std::byte> data, float* out);
void unpackIQ2_S(std::span<const std::byte> data, float* out);
void unpackIQ3_XXS(std::span<const std::byte> data, float* out);
void unpackIQ3_S(std::span<const std::byte> data, float* out);
void unpackTQ1_0(std::span<const std::byte> data, float* out);
void unpackTQ2_0(std::span<const std::byte> data, float* out);

}  // namespace core
