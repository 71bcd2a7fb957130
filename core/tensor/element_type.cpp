#include "core/tensor/element_type.h"

#include <Eigen/Core>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace core {
namespace {

static_assert(std::endian::native == std::endian::little, "numbers are read in place, so the machine must be too");

struct TypeRow {
    ElementType type;
    std::string_view name;
    std::size_t bytes;
    std::size_t numbers = 1;  ///< numbers in these bytes
};
constexpr std::array<TypeRow, 20> typeTable = {{
    {ElementType::Bool, "BOOL", 1},
    {ElementType::U8, "U8", 1},
    {ElementType::I8, "I8", 1},
    {ElementType::F4, "F4", 1, 2},
    {ElementType::F6_E2M3, "F6_E2M3", 3, 4},
    {ElementType::F6_E3M2, "F6_E3M2", 3, 4},
    {ElementType::F8_E5M2, "F8_E5M2", 1},
    {ElementType::F8_E4M3, "F8_E4M3", 1},
    {ElementType::F8_E8M0, "F8_E8M0", 1},
    {ElementType::U16, "U16", 2},
    {ElementType::I16, "I16", 2},
    {ElementType::F16, "F16", 2},
    {ElementType::BF16, "BF16", 2},
    {ElementType::U32, "U32", 4},
    {ElementType::I32, "I32", 4},
    {ElementType::F32, "F32", 4},
    {ElementType::U64, "U64", 8},
    {ElementType::I64, "I64", 8},
    {ElementType::F64, "F64", 8},
    {ElementType::C64, "C64", 8},
}};

const TypeRow& rowOf(ElementType type) { return *std::ranges::find(typeTable, type, &TypeRow::type); }

template<typename Stored>
void convert(std::span<const std::byte> data, float* out)
{
    for (std::size_t i = 0; i * sizeof(Stored) < data.size(); ++i) {
        Stored value;
        std::memcpy(&value, data.data() + i * sizeof value, sizeof value);
        out[i] = static_cast<float>(value);
    }
}

}  // namespace

std::string_view elementTypeName(ElementType type) { return rowOf(type).name; }

std::optional<ElementType> elementTypeNamed(std::string_view name)
{
    const auto row = std::ranges::find(typeTable, name, &TypeRow::name);
    return row == typeTable.end() ? std::nullopt : std::optional(row->type);
}

std::size_t elementBytes(ElementType type) { return rowOf(type).bytes; }

std::size_t elementsInBytes(ElementType type) { return rowOf(type).numbers; }

bool isReadable(ElementType type)
{
    switch (type) {
    case ElementType::F4:
    case ElementType::F6_E2M3:
    case ElementType::F6_E3M2:
    case ElementType::F8_E5M2:
    case ElementType::F8_E4M3:
    case ElementType::F8_E8M0:
    case ElementType::C64: return false;
    default: return true;
    }
}

void convertToFloats(ElementType type, std::span<const std::byte> data, float* out)
{
    switch (type) {
    case ElementType::F32:
        std::ranges::copy(data, std::as_writable_bytes(std::span(out, data.size() / 4)).data());
        break;
    case ElementType::F64: convert<double>(data, out); break;
    case ElementType::F16: convert<Eigen::half>(data, out); break;
    case ElementType::BF16: convert<Eigen::bfloat16>(data, out); break;
    case ElementType::Bool:
        std::ranges::transform(data, out, [](std::byte value) { return value == std::byte{0} ? 0.0F : 1.0F; });
        break;
    case ElementType::U8: convert<std::uint8_t>(data, out); break;
    case ElementType::I8: convert<std::int8_t>(data, out); break;
    case ElementType::U16: convert<std::uint16_t>(data, out); break;
    case ElementType::I16: convert<std::int16_t>(data, out); break;
    case ElementType::U32: convert<std::uint32_t>(data, out); break;
    case ElementType::I32: convert<std::int32_t>(data, out); break;
    case ElementType::U64: convert<std::uint64_t>(data, out); break;
    case ElementType::I64: convert<std::int64_t>(data, out); break;
    case ElementType::F4:
    case ElementType::F6_E2M3:
    case ElementType::F6_E3M2:
    case ElementType::F8_E5M2:
    case ElementType::F8_E4M3:
    case ElementType::F8_E8M0:
    case ElementType::C64: break;
    }
}

}  // namespace core
