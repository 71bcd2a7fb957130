#include "core/tensor/block_layout.h"

#include <bit>

namespace core {
namespace {

static_assert(sizeof(BlockQ4_0) == 18 && sizeof(BlockQ4_1) == 20 && sizeof(BlockQ5_0) == 22 && sizeof(BlockQ5_1) == 24);
static_assert(sizeof(BlockQ8_0) == 34 && sizeof(BlockQ8_1) == 36 && sizeof(BlockIQ4_NL) == 18
              && sizeof(BlockMXFP4) == 17);

/// Four bits each: the lower halves of the bytes are the first sixteen.
BlockBytes<32> halves(const BlockBytes<16>& bytes)
{
    BlockBytes<32> all;
    for (std::size_t i = 0; i < 16; ++i) all[i] = bytes[i] & 15U;
    for (std::size_t i = 0; i < 16; ++i) all[i + 16] = static_cast<std::uint8_t>(bytes[i] >> 4U);
    return all;
}

/// The fifth bit of each number, as 16 or 0. Eight at a time: each lane of a 64-bit word keeps one bit of the byte,
/// which carries into the lane's uppermost bit and from there to the place of 16.
BlockBytes<32> fifthBits(const BlockBytes<4>& bits)
{
    BlockBytes<32> all;
    for (std::size_t i = 0; i < 4; ++i) {
        const std::uint64_t one = (bits[i] * 0x0101010101010101U) & 0x8040201008040201U;
        const std::uint64_t sixteen = ((one + 0x7F7F7F7F7F7F7F7FU) >> 3U) & 0x1010101010101010U;
        std::memcpy(all.data() + 8 * i, &sixteen, sizeof sixteen);
    }
    return all;
}

void unpackBlock(const BlockQ4_0& block, float* out)
{
    const float d = block.d;
    const BlockBytes<32> low = halves(block.low);
    for (std::size_t i = 0; i < 32; ++i) out[i] = d * static_cast<float>(low[i] - 8);
}

void unpackBlock(const BlockQ4_1& block, float* out)
{
    const float d = block.d;
    const float m = block.m;
    const BlockBytes<32> low = halves(block.low);
    for (std::size_t i = 0; i < 32; ++i) out[i] = d * static_cast<float>(low[i]) + m;
}

void unpackBlock(const BlockQ5_0& block, float* out)
{
    const float d = block.d;
    const BlockBytes<32> low = halves(block.low);
    const BlockBytes<32> high = fifthBits(block.high);
    for (std::size_t i = 0; i < 32; ++i) out[i] = d * static_cast<float>((low[i] | high[i]) - 16);
}

void unpackBlock(const BlockQ5_1& block, float* out)
{
    const float d = block.d;
    const float m = block.m;
    const BlockBytes<32> low = halves(block.low);
    const BlockBytes<32> high = fifthBits(block.high);
    for (std::size_t i = 0; i < 32; ++i) out[i] = d * static_cast<float>(low[i] | high[i]) + m;
}

template<typename Block>
void unpackBytes(const Block& block, float* out)
{
    const float d = block.d;
    for (std::size_t i = 0; i < 32; ++i) out[i] = d * static_cast<float>(block.numbers[i]);
}

void unpackBlock(const BlockIQ4_NL& block, float* out) { lookUp(unevenNumbers, block.d, block.indices.data(), out); }

void unpackBlock(const BlockMXFP4& block, float* out)
{
    // The table holds the numbers of E2M1 doubled, so the scale is half of 2^(exponent − 127); the two smallest are
    // denormal.
    constexpr std::array<float, 16> doubled = {0, 1, 2, 3, 4, 6, 8, 12, 0, -1, -2, -3, -4, -6, -8, -12};
    const std::uint32_t bits =
        block.exponent < 2 ? 0x00200000U << block.exponent : std::uint32_t{block.exponent - 1U} << 23U;
    lookUp(doubled, std::bit_cast<float>(bits), block.indices.data(), out);
}

}  // namespace

void unpackQ4_0(std::span<const std::byte> data, float* out) { unpackEach<BlockQ4_0, 32, unpackBlock>(data, out); }
void unpackQ4_1(std::span<const std::byte> data, float* out) { unpackEach<BlockQ4_1, 32, unpackBlock>(data, out); }
void unpackQ5_0(std::span<const std::byte> data, float* out) { unpackEach<BlockQ5_0, 32, unpackBlock>(data, out); }
void unpackQ5_1(std::span<const std::byte> data, float* out) { unpackEach<BlockQ5_1, 32, unpackBlock>(data, out); }
void unpackQ8_0(std::span<const std::byte> data, float* out) { unpackEach<BlockQ8_0, 32, unpackBytes>(data, out); }
void unpackQ8_1(std::span<const std::byte> data, float* out) { unpackEach<BlockQ8_1, 32, unpackBytes>(data, out); }
void unpackIQ4_NL(std::span<const std::byte> data, float* out) { unpackEach<BlockIQ4_NL, 32, unpackBlock>(data, out); }
void unpackMXFP4(std::span<const std::byte> data, float* out) { unpackEach<BlockMXFP4, 32, unpackBlock>(data, out); }

}  // namespace core
