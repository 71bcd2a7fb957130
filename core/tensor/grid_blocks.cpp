#include "core/tensor/block_grids.h"
#include "core/tensor/block_layout.h"

#include <bit>

namespace core {
namespace {

static_assert(sizeof(BlockIQ1_S) == 50 && sizeof(BlockIQ1_M) == 56 && sizeof(BlockIQ2_XXS) == 66
              && sizeof(BlockIQ2_XS) == 74 && sizeof(BlockIQ2_S) == 82 && sizeof(BlockIQ3_XXS) == 98
              && sizeof(BlockIQ3_S) == 110 && sizeof(BlockTQ1_0) == 54 && sizeof(BlockTQ2_0) == 66);

constexpr std::array<float, 3> quarters = {8, 25, 43};  ///< the numbers of the IQ2 types
constexpr std::array<float, 8> evenEighths = {4, 12, 20, 28, 36, 44, 52, 62};
constexpr std::array<float, 8> oddEighths = {1, 3, 5, 7, 9, 11, 13, 15};

/// Eight signs from seven stored ones: the number of minuses is even.
unsigned evenSigns(unsigned seven) { return seven | static_cast<unsigned>(std::popcount(seven) % 2) << 7U; }

float signedBy(unsigned signs, std::size_t i, float number) { return ((signs >> i) & 1U) != 0 ? -number : number; }

/// Eight numbers of one entry of the IQ2 grids.
void putEight(std::uint16_t entry, unsigned signs, float scale, float* out)
{
    for (std::size_t i = 0; i < 8; ++i) out[i] = signedBy(signs, i, scale * quarters[(entry >> (2 * i)) & 3U]);
}

/// Eight numbers of two entries of the IQ3 grids.
void putFours(std::uint16_t first, std::uint16_t second, const std::array<float, 8>& numbers, unsigned signs,
              float scale, float* out)
{
    for (std::size_t i = 0; i < 4; ++i) {
        out[i] = signedBy(signs, i, scale * numbers[(first >> (4 * i)) & 7U]);
        out[i + 4] = signedBy(signs, i + 4, scale * numbers[(second >> (4 * i)) & 7U]);
    }
}

/// Eight numbers of one entry of the IQ1 grid, all moved by an eighth.
void putMoved(std::uint16_t entry, bool down, float scale, float* out)
{
    const float moved = down ? -0.125F : 0.125F;
    for (std::size_t i = 0; i < 8; ++i) out[i] = scale * (static_cast<float>((entry >> (2 * i)) & 3) - 1.0F + moved);
}

/// Halves of bytes, the lower one first.
unsigned halfOf(const std::uint8_t* bytes, std::size_t i) { return (bytes[i / 2] >> (i % 2 * 4)) & 15U; }

float halvesOfScale(float d, unsigned scale, float factor) { return d * (0.5F + static_cast<float>(scale)) * factor; }

void unpackGrid(const BlockIQ2_XXS& block, float* out)
{
    for (std::size_t group = 0; group < 8; ++group) {
        std::uint32_t rest = 0;  // seven signs four times, then the scale
        std::memcpy(&rest, block.groups.data() + 8 * group + 4, sizeof rest);
        const float scale = halvesOfScale(block.d, rest >> 28U, 0.25F);
        for (std::size_t i = 0; i < 4; ++i, out += 8)
            putEight(gridIQ2_XXS[block.groups[8 * group + i]], evenSigns((rest >> (7 * i)) & 127U), scale, out);
    }
}

void unpackGrid(const BlockIQ2_XS& block, float* out)
{
    for (std::size_t i = 0; i < 32; ++i, out += 8) {
        const float scale = halvesOfScale(block.d, halfOf(block.scales.data(), i / 2), 0.25F);
        putEight(gridIQ2_XS[block.codes[i] & 511U], evenSigns(block.codes[i] >> 9U), scale, out);
    }
}

void unpackGrid(const BlockIQ2_S& block, float* out)
{
    for (std::size_t i = 0; i < 32; ++i, out += 8) {
        const unsigned high = (block.high[i / 4] >> (i % 4 * 2)) & 3U;
        const float scale = halvesOfScale(block.d, halfOf(block.scales.data(), i / 2), 0.25F);
        putEight(gridIQ2_S[block.low[i] | high << 8U], block.signs[i], scale, out);
    }
}

void unpackGrid(const BlockIQ3_XXS& block, float* out)
{
    for (std::size_t group = 0; group < 8; ++group) {
        std::uint32_t rest = 0;  // in the form of IQ2_XXS
        std::memcpy(&rest, block.rest.data() + 4 * group, sizeof rest);
        const float scale = halvesOfScale(block.d, rest >> 28U, 0.5F);
        const std::uint8_t* codes = block.codes.data() + 8 * group;
        for (std::size_t i = 0; i < 4; ++i, out += 8)
            putFours(gridIQ3_XXS[codes[2 * i]], gridIQ3_XXS[codes[2 * i + 1]], evenEighths,
                     evenSigns((rest >> (7 * i)) & 127U), scale, out);
    }
}

void unpackGrid(const BlockIQ3_S& block, float* out)
{
    const auto entry = [&](std::size_t i) {
        return gridIQ3_S[block.low[i] | ((block.high[i / 8] >> (i % 8)) & 1U) << 8U];
    };
    for (std::size_t i = 0; i < 32; ++i, out += 8) {
        const float scale = block.d * static_cast<float>(1 + 2 * halfOf(block.scales.data(), i / 4));
        putFours(entry(2 * i), entry(2 * i + 1), oddEighths, block.signs[i], scale, out);
    }
}

void unpackGrid(const BlockIQ1_S& block, float* out)
{
    for (std::size_t i = 0; i < 32; ++i, out += 8) {
        const unsigned rest = block.rest[i / 4];  // three bits of each entry, three of the scale, which way it is moved
        const float scale = block.d * static_cast<float>(2 * ((rest >> 12U) & 7U) + 1);
        putMoved(gridIQ1[block.low[i] | ((rest >> (i % 4 * 3)) & 7U) << 8U], (rest & 0x8000U) != 0, scale, out);
    }
}

void unpackGrid(const BlockIQ1_M& block, float* out)
{
    // The float16 in four parts, each above the scales of four groups.
    unsigned bits = 0;
    for (std::size_t i = 0; i < 4; ++i) bits |= static_cast<unsigned>(block.scales[i] >> 12U) << (4 * i);
    const float d = BlockScale{static_cast<std::uint16_t>(bits)};
    for (std::size_t i = 0; i < 32; ++i, out += 8) {
        const unsigned rest = halfOf(block.rest.data(), i);
        const unsigned scale = (block.scales[i / 8] >> (i / 2 % 4 * 3)) & 7U;
        putMoved(gridIQ1[block.low[i] | (rest & 7U) << 8U], (rest & 8U) != 0, d * static_cast<float>(2 * scale + 1),
                 out);
    }
}

/// Five numbers of 0, 1, 2 in a byte: the digits before the point of byte / 256 in base three.
float threefold(std::uint8_t byte, unsigned power)
{
    const auto left = static_cast<std::uint8_t>(byte * power);
    return static_cast<float>(left * 3 / 256) - 1.0F;
}

void unpackGrid(const BlockTQ1_0& block, float* out)
{
    const float d = block.d;
    const auto take = [&](const std::uint8_t* bytes, std::size_t count, std::size_t digits) {
        unsigned power = 1;
        for (std::size_t digit = 0; digit < digits; ++digit, power *= 3)
            for (std::size_t i = 0; i < count; ++i) *out++ = d * threefold(bytes[i], power);
    };
    take(block.fives.data(), 32, 5);
    take(block.fives.data() + 32, 16, 5);
    take(block.fours.data(), 4, 4);
}

void unpackGrid(const BlockTQ2_0& block, float* out)
{
    const float d = block.d;
    for (std::size_t half = 0; half < 2; ++half)
        for (std::size_t shift = 0; shift < 8; shift += 2)
            for (std::size_t i = 0; i < 32; ++i)
                *out++ = d * (static_cast<float>((block.fours[32 * half + i] >> shift) & 3) - 1.0F);
}

}  // namespace

void unpackIQ1_S(std::span<const std::byte> data, float* out) { unpackEach<BlockIQ1_S, 256, unpackGrid>(data, out); }
void unpackIQ1_M(std::span<const std::byte> data, float* out) { unpackEach<BlockIQ1_M, 256, unpackGrid>(data, out); }
void unpackIQ2_XXS(std::span<const std::byte> data, float* out)
{
    unpackEach<BlockIQ2_XXS, 256, unpackGrid>(data, out);
}
void unpackIQ2_XS(std::span<const std::byte> data, float* out) { unpackEach<BlockIQ2_XS, 256, unpackGrid>(data, out); }
void unpackIQ2_S(std::span<const std::byte> data, float* out) { unpackEach<BlockIQ2_S, 256, unpackGrid>(data, out); }
void unpackIQ3_XXS(std::span<const std::byte> data, float* out)
{
    unpackEach<BlockIQ3_XXS, 256, unpackGrid>(data, out);
}
void unpackIQ3_S(std::span<const std::byte> data, float* out) { unpackEach<BlockIQ3_S, 256, unpackGrid>(data, out); }
void unpackTQ1_0(std::span<const std::byte> data, float* out) { unpackEach<BlockTQ1_0, 256, unpackGrid>(data, out); }
void unpackTQ2_0(std::span<const std::byte> data, float* out) { unpackEach<BlockTQ2_0, 256, unpackGrid>(data, out); }

}  // namespace core
