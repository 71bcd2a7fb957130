#include "core/tensor/block_type.h"

#include "core/tensor/block_layout.h"

#include <algorithm>
#include <array>
#include <bit>

namespace core {
namespace {

static_assert(std::endian::native == std::endian::little, "blocks are copied as they are, so the machine must be too");

struct BlockRow {
    BlockType type;
    std::string_view name;
    Index numbers;
    std::size_t bytes;
    UnpackBlocks unpack;
};
constexpr std::array<BlockRow, 23> blockTable = {{
    {BlockType::Q4_0, "Q4_0", 32, sizeof(BlockQ4_0), unpackQ4_0},
    {BlockType::Q4_1, "Q4_1", 32, sizeof(BlockQ4_1), unpackQ4_1},
    {BlockType::Q5_0, "Q5_0", 32, sizeof(BlockQ5_0), unpackQ5_0},
    {BlockType::Q5_1, "Q5_1", 32, sizeof(BlockQ5_1), unpackQ5_1},
    {BlockType::Q8_0, "Q8_0", 32, sizeof(BlockQ8_0), unpackQ8_0},
    {BlockType::Q8_1, "Q8_1", 32, sizeof(BlockQ8_1), unpackQ8_1},
    {BlockType::Q2_K, "Q2_K", 256, sizeof(BlockQ2_K), unpackQ2_K},
    {BlockType::Q3_K, "Q3_K", 256, sizeof(BlockQ3_K), unpackQ3_K},
    {BlockType::Q4_K, "Q4_K", 256, sizeof(BlockQ4_K), unpackQ4_K},
    {BlockType::Q5_K, "Q5_K", 256, sizeof(BlockQ5_K), unpackQ5_K},
    {BlockType::Q6_K, "Q6_K", 256, sizeof(BlockQ6_K), unpackQ6_K},
    {BlockType::IQ4_NL, "IQ4_NL", 32, sizeof(BlockIQ4_NL), unpackIQ4_NL},
    {BlockType::IQ4_XS, "IQ4_XS", 256, sizeof(BlockIQ4_XS), unpackIQ4_XS},
    {BlockType::MXFP4, "MXFP4", 32, sizeof(BlockMXFP4), unpackMXFP4},
    {BlockType::IQ1_S, "IQ1_S", 256, sizeof(BlockIQ1_S), unpackIQ1_S},
    {BlockType::IQ1_M, "IQ1_M", 256, sizeof(BlockIQ1_M), unpackIQ1_M},
    {BlockType::IQ2_XXS, "IQ2_XXS", 256, sizeof(BlockIQ2_XXS), unpackIQ2_XXS},
    {BlockType::IQ2_XS, "IQ2_XS", 256, sizeof(BlockIQ2_XS), unpackIQ2_XS},
    {BlockType::IQ2_S, "IQ2_S", 256, sizeof(BlockIQ2_S), unpackIQ2_S},
    {BlockType::IQ3_XXS, "IQ3_XXS", 256, sizeof(BlockIQ3_XXS), unpackIQ3_XXS},
    {BlockType::IQ3_S, "IQ3_S", 256, sizeof(BlockIQ3_S), unpackIQ3_S},
    {BlockType::TQ1_0, "TQ1_0", 256, sizeof(BlockTQ1_0), unpackTQ1_0},
    {BlockType::TQ2_0, "TQ2_0", 256, sizeof(BlockTQ2_0), unpackTQ2_0},
}};

// Asked for with every row of a product, so that nothing is searched.
constexpr std::size_t placeOf(BlockType type) { return static_cast<std::size_t>(type); }
static_assert(std::ranges::is_sorted(blockTable, {}, &BlockRow::type)
              && placeOf(blockTable.back().type) + 1 == blockTable.size());

const BlockRow& rowOfBlock(BlockType type) { return blockTable[placeOf(type)]; }

}  // namespace

std::string_view blockTypeName(BlockType type) { return rowOfBlock(type).name; }
Index numbersPerBlock(BlockType type) { return rowOfBlock(type).numbers; }
std::size_t bytesPerBlock(BlockType type) { return rowOfBlock(type).bytes; }
void unpackBlocks(BlockType type, std::span<const std::byte> data, float* out) { rowOfBlock(type).unpack(data, out); }

}  // namespace core
