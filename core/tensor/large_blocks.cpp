#include "core/tensor/block_layout.h"

namespace core {
namespace {

static_assert(sizeof(BlockQ2_K) == 84 && sizeof(BlockQ3_K) == 110 && sizeof(BlockQ4_K) == 144
              && sizeof(BlockQ5_K) == 176 && sizeof(BlockQ6_K) == 210 && sizeof(BlockIQ4_XS) == 136);

/// Eight scales and eight minima of six bits each: four of either in the lower bits of the first eight bytes, the other
/// four in the halves of the last four bytes and the two upper bits of the first eight.
struct SixBits {
    BlockBytes<8> scales;
    BlockBytes<8> minima;

    explicit SixBits(const BlockBytes<12>& packed)
    {
        for (std::size_t i = 0; i < 4; ++i) {
            scales[i] = packed[i] & 63U;
            minima[i] = packed[i + 4] & 63U;
            scales[i + 4] = static_cast<std::uint8_t>((packed[i + 8] & 15U) | ((packed[i] >> 2U) & 48U));
            minima[i + 4] = static_cast<std::uint8_t>((packed[i + 8] >> 4U) | ((packed[i + 4] >> 2U) & 48U));
        }
    }
};

void unpackLarge(const BlockQ2_K& block, float* out)
{
    const float d = block.d;
    const float m = block.m;
    for (std::size_t group = 0; group < 16; ++group, out += 16) {
        const std::uint8_t* low = block.low.data() + group / 8 * 32 + group % 2 * 16;
        const std::size_t shift = group / 2 % 4 * 2;
        const float scale = d * static_cast<float>(block.scales[group] & 15U);
        const float minimum = m * static_cast<float>(block.scales[group] >> 4U);
        for (std::size_t i = 0; i < 16; ++i) out[i] = scale * static_cast<float>((low[i] >> shift) & 3) - minimum;
    }
}

void unpackLarge(const BlockQ3_K& block, float* out)
{
    const float d = block.d;
    for (std::size_t group = 0; group < 16; ++group, out += 16) {
        const std::uint8_t* low = block.low.data() + group / 8 * 32 + group % 2 * 16;
        const std::uint8_t* high = block.high.data() + group % 2 * 16;
        const std::size_t shift = group / 2 % 4 * 2;
        const std::size_t bit = group / 2;
        const int scaleLow = (block.scales[group % 8] >> (group / 8 * 4)) & 15;
        const int scaleHigh = (block.scales[8 + group % 4] >> (group / 4 * 2)) & 3;
        const float scale = d * static_cast<float>((scaleLow | scaleHigh << 4) - 32);
        for (std::size_t i = 0; i < 16; ++i)
            out[i] = scale * static_cast<float>(((low[i] >> shift) & 3) + ((high[i] >> bit) & 1) * 4 - 4);
    }
}

void unpackLarge(const BlockQ4_K& block, float* out)
{
    const SixBits six(block.scales);
    const float d = block.d;
    const float m = block.m;
    for (std::size_t group = 0; group < 8; ++group, out += 32) {
        const std::uint8_t* low = block.low.data() + group / 2 * 32;
        const std::size_t shift = group % 2 * 4;
        const float scale = d * static_cast<float>(six.scales[group]);
        const float minimum = m * static_cast<float>(six.minima[group]);
        for (std::size_t i = 0; i < 32; ++i) out[i] = scale * static_cast<float>((low[i] >> shift) & 15) - minimum;
    }
}

void unpackLarge(const BlockQ5_K& block, float* out)
{
    const SixBits six(block.scales);
    const float d = block.d;
    const float m = block.m;
    for (std::size_t group = 0; group < 8; ++group, out += 32) {
        const std::uint8_t* low = block.low.data() + group / 2 * 32;
        const std::size_t shift = group % 2 * 4;
        const float scale = d * static_cast<float>(six.scales[group]);
        const float minimum = m * static_cast<float>(six.minima[group]);
        for (std::size_t i = 0; i < 32; ++i) {
            const int number = ((low[i] >> shift) & 15) | ((block.high[i] >> group) & 1) << 4;
            out[i] = scale * static_cast<float>(number) - minimum;
        }
    }
}

void unpackLarge(const BlockQ6_K& block, float* out)
{
    const float d = block.d;
    for (std::size_t group = 0; group < 16; ++group, out += 16) {
        const std::uint8_t* low = block.low.data() + group / 8 * 64 + group % 4 * 16;
        const std::uint8_t* high = block.high.data() + group / 8 * 32 + group % 2 * 16;
        const std::size_t lowShift = group / 4 % 2 * 4;
        const std::size_t highShift = group / 2 % 4 * 2;
        const float scale = d * static_cast<float>(block.scales[group]);
        for (std::size_t i = 0; i < 16; ++i) {
            const int number = ((low[i] >> lowShift) & 15) | ((high[i] >> highShift) & 3) << 4;
            out[i] = scale * static_cast<float>(number - 32);
        }
    }
}

void unpackLarge(const BlockIQ4_XS& block, float* out)
{
    const float d = block.d;
    for (std::size_t group = 0; group < 8; ++group, out += 32) {
        const int scaleLow = (block.scalesLow[group / 2] >> (group % 2 * 4)) & 15;
        const int scaleHigh = (block.scalesHigh >> (2 * group)) & 3;
        const float scale = d * static_cast<float>((scaleLow | scaleHigh << 4) - 32);
        lookUp(unevenNumbers, scale, block.indices.data() + 16 * group, out);
    }
}

}  // namespace

void unpackQ2_K(std::span<const std::byte> data, float* out) { unpackEach<BlockQ2_K, 256, unpackLarge>(data, out); }
void unpackQ3_K(std::span<const std::byte> data, float* out) { unpackEach<BlockQ3_K, 256, unpackLarge>(data, out); }
void unpackQ4_K(std::span<const std::byte> data, float* out) { unpackEach<BlockQ4_K, 256, unpackLarge>(data, out); }
void unpackQ5_K(std::span<const std::byte> data, float* out) { unpackEach<BlockQ5_K, 256, unpackLarge>(data, out); }
void unpackQ6_K(std::span<const std::byte> data, float* out) { unpackEach<BlockQ6_K, 256, unpackLarge>(data, out); }
void unpackIQ4_XS(std::span<const std::byte> data, float* out) { unpackEach<BlockIQ4_XS, 256, unpackLarge>(data, out); }

}  // namespace core
