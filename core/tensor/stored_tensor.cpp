#include "core/tensor/stored_tensor.h"

namespace core {

std::string_view storedTypeName(const StoredType& type)
{
    if (const auto* block = std::get_if<BlockType>(&type)) return blockTypeName(*block);
    return elementTypeName(std::get<ElementType>(type));
}

Index numbersPerBlock(const StoredType& type)
{
    const auto* block = std::get_if<BlockType>(&type);
    return block != nullptr ? numbersPerBlock(*block)
                            : static_cast<Index>(elementsInBytes(std::get<ElementType>(type)));
}

std::size_t bytesPerBlock(const StoredType& type)
{
    if (const auto* block = std::get_if<BlockType>(&type)) return bytesPerBlock(*block);
    return elementBytes(std::get<ElementType>(type));
}

bool isFloatType(const StoredType& type)
{
    const auto* element = std::get_if<ElementType>(&type);
    return element == nullptr || *element == ElementType::F32 || *element == ElementType::F16
           || *element == ElementType::BF16 || *element == ElementType::F64;
}

void convertToFloats(const StoredType& type, std::span<const std::byte> data, float* out)
{
    if (const auto* block = std::get_if<BlockType>(&type))
        unpackBlocks(*block, data, out);
    else
        convertToFloats(std::get<ElementType>(type), data, out);
}

Index StoredTensor::size() const
{
    if (coded) return coded->rows() * coded->cols();
    return static_cast<Index>(data.size() / bytesPerBlock(type)) * numbersPerBlock(type);
}

}  // namespace core
