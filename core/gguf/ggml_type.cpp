#include "core/gguf/ggml_type.h"

#include <algorithm>
#include <array>

namespace core {
namespace {

struct ReadableType {
    std::uint32_t id;
    StoredType type;
};
constexpr std::array<ReadableType, 31> readableTypes = {{
    {0, ElementType::F32},    {1, ElementType::F16},   {30, ElementType::BF16}, {28, ElementType::F64},
    {24, ElementType::I8},    {25, ElementType::I16},  {26, ElementType::I32},  {27, ElementType::I64},
    {2, BlockType::Q4_0},     {3, BlockType::Q4_1},    {6, BlockType::Q5_0},    {7, BlockType::Q5_1},
    {8, BlockType::Q8_0},     {9, BlockType::Q8_1},    {10, BlockType::Q2_K},   {11, BlockType::Q3_K},
    {12, BlockType::Q4_K},    {13, BlockType::Q5_K},   {14, BlockType::Q6_K},   {20, BlockType::IQ4_NL},
    {23, BlockType::IQ4_XS},  {39, BlockType::MXFP4},  {19, BlockType::IQ1_S},  {29, BlockType::IQ1_M},
    {16, BlockType::IQ2_XXS}, {17, BlockType::IQ2_XS}, {22, BlockType::IQ2_S},  {18, BlockType::IQ3_XXS},
    {21, BlockType::IQ3_S},   {34, BlockType::TQ1_0},  {35, BlockType::TQ2_0},
}};

struct ForeignType {
    std::uint32_t id;
    std::string_view name;
};
/// Q4_2, Q4_3 and those with two numbers behind were in the format once.
constexpr std::array<ForeignType, 11> foreignTypes = {{
    {4, "Q4_2"},
    {5, "Q4_3"},
    {15, "Q8_K"},
    {31, "Q4_0_4_4"},
    {32, "Q4_0_4_8"},
    {33, "Q4_0_8_8"},
    {36, "IQ4_NL_4_4"},
    {37, "IQ4_NL_4_8"},
    {38, "IQ4_NL_8_8"},
    {40, "NVFP4"},
    {41, "Q1_0"},
}};

}  // namespace

std::optional<StoredType> ggmlType(std::uint32_t id)
{
    const auto known = std::ranges::find(readableTypes, id, &ReadableType::id);
    return known == readableTypes.end() ? std::nullopt : std::optional(known->type);
}

std::string ggmlTypeName(std::uint32_t id)
{
    if (const auto type = ggmlType(id)) return std::string(storedTypeName(*type));
    const auto foreign = std::ranges::find(foreignTypes, id, &ForeignType::id);
    return foreign == foreignTypes.end() ? "type " + std::to_string(id) : std::string(foreign->name);
}

std::string readableGgmlTypes()
{
    std::string names;
    for (const ReadableType& each : readableTypes)
        names += (names.empty() ? "" : ", ") + std::string(storedTypeName(each.type));
    return names;
}

}  // namespace core
