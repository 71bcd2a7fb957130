#include "tests/core/kernel/kernel_numbers.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <stdexcept>

using namespace core;

namespace {

/// Where a type's blocks have float16, and how many times those the numbers in between become.
struct BlockScales {
    BlockType type;
    std::vector<std::size_t> places;
    std::vector<float> most;  ///< one for each
};

const std::vector<BlockScales>& blockScales()
{
    static const std::vector<BlockScales> all{
        {BlockType::Q4_0, {0}, {15 + 8}},
        {BlockType::Q4_1, {0, 2}, {15, 1}},
        {BlockType::Q5_0, {0}, {31 + 16}},
        {BlockType::Q5_1, {0, 2}, {31, 1}},
        {BlockType::Q8_0, {0}, {128 + 128}},
        {BlockType::Q8_1, {0, 2}, {128, 1}},
        {BlockType::Q2_K, {80, 82}, {15 * 3, 15}},
        {BlockType::Q3_K, {108}, {32 * 4}},
        {BlockType::Q4_K, {0, 2}, {63 * 15, 63}},
        {BlockType::Q5_K, {0, 2}, {63 * (31 + 16), 63}},
        {BlockType::Q6_K, {208}, {128 * (63 + 32)}},
        {BlockType::IQ4_NL, {0}, {128 + 128}},
        {BlockType::IQ4_XS, {0}, {32 * 128}},
        {BlockType::MXFP4, {}, {}},
    };
    return all;
}

const BlockScales& scalesOf(BlockType type)
{
    for (const BlockScales& each : blockScales())
        if (each.type == type) return each;
    throw std::invalid_argument("a type of blocks that has no entry");
}

Eigen::half scaleOf(const std::string& fill, KernelDice& dice)
{
    const auto ofBits = [](std::uint64_t bits) {
        return Eigen::numext::bit_cast<Eigen::half>(static_cast<std::uint16_t>(bits));
    };
    if (fill == "tiny") return ofBits(dice.bits() & 0x83FFU);
    if (fill == "zeros") return ofBits(dice.bits() & 0x8000U);
    if (fill == "level") return Eigen::half(0.5F);
    if (fill == "wide" || fill == "huge") return ofBits(dice.bits() & 0xBFFFU);  // up to 2
    if (dice.oneIn(4)) {
        if (fill == "broken") return ofBits(0x7E00U | (dice.bits() & 0x81FFU));
        if (fill == "infinite") return ofBits(0x7C00U | (dice.bits() & 0x8000U));
    }
    return Eigen::half(dice.unit());
}

void putHalf(std::byte* at, Eigen::half half) { std::memcpy(at, &half, sizeof half); }

template<typename Number>
void putNumbers(std::vector<std::byte>& bytes, std::span<const float> numbers)
{
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto number = static_cast<Number>(numbers[i]);
        std::memcpy(bytes.data() + i * sizeof number, &number, sizeof number);
    }
}

}  // namespace

void fillNumbers(const std::string& fill, KernelDice& dice, std::span<float> numbers)
{
    constexpr float infinity = std::numeric_limits<float>::infinity();
    const float level = dice.unit();
    for (float& each : numbers) {
        each = dice.unit();
        if (fill == "wide") {
            each = std::ldexp(each, static_cast<int>(dice.below(41)) - 20);
        } else if (fill == "tiny") {
            each = std::bit_cast<float>(static_cast<std::uint32_t>(dice.bits() & 0x81FFFFFFU));
        } else if (fill == "zeros") {
            each = dice.oneIn(16) ? 1.0F : std::copysign(0.0F, each);
        } else if (fill == "level") {
            each = level;
        } else if (fill == "huge") {
            each = std::copysign(std::ldexp(1 + std::abs(each), 127 - static_cast<int>(dice.below(8))) / 1.001F, each);
        } else if (fill == "hidden" && !dice.oneIn(3)) {
            each = -infinity;
        }
    }
    if (numbers.empty()) return;
    const auto one = static_cast<std::size_t>(dice.below(std::ssize(numbers)));
    if (fill == "broken") numbers[one] = std::numeric_limits<float>::quiet_NaN();
    if (fill == "infinite") numbers[one] = dice.oneIn(2) ? infinity : -infinity;
}

bool isFiniteFill(const std::string& fill) { return fill != "broken" && fill != "infinite" && fill != "hidden"; }

std::vector<std::byte> randomBlocks(const StoredType& type, Index blocks, const std::string& fill, KernelDice& dice)
{
    const std::size_t size = bytesPerBlock(type);
    std::vector<std::byte> bytes(static_cast<std::size_t>(blocks) * size);
    if (const auto* element = std::get_if<ElementType>(&type)) {
        std::vector<float> numbers(static_cast<std::size_t>(blocks));
        fillNumbers(fill, dice, numbers);
        switch (*element) {
        case ElementType::F16: putNumbers<Eigen::half>(bytes, numbers); return bytes;
        case ElementType::BF16: putNumbers<Eigen::bfloat16>(bytes, numbers); return bytes;
        case ElementType::F32: putNumbers<float>(bytes, numbers); return bytes;
        case ElementType::F64: putNumbers<double>(bytes, numbers); return bytes;
        default: break;
        }
    }
    for (std::byte& each : bytes) each = static_cast<std::byte>(dice.bits() & 0xFFU);
    if (const auto* block = std::get_if<BlockType>(&type)) {
        for (std::size_t at = 0; at < bytes.size(); at += size) {
            for (const std::size_t place : scalesOf(*block).places)
                putHalf(bytes.data() + at + place, scaleOf(fill, dice));
            if (*block == BlockType::MXFP4) bytes[at] = static_cast<std::byte>(120 + dice.below(8));
        }
    }
    return bytes;
}

float largestInBlock(const StoredType& type, std::span<const std::byte> block)
{
    std::vector<float> numbers(static_cast<std::size_t>(numbersPerBlock(type)));
    convertToFloats(type, block, numbers.data());
    float most = 0;
    for (const float each : numbers) most = std::max(most, std::abs(each));
    if (const auto* known = std::get_if<BlockType>(&type)) {
        const BlockScales& scales = scalesOf(*known);
        float together = 0;
        for (std::size_t i = 0; i < scales.places.size(); ++i) {
            Eigen::half scale;
            std::memcpy(&scale, block.data() + scales.places[i], sizeof scale);
            together += std::abs(static_cast<float>(scale)) * scales.most[i];
        }
        most = std::max(most, together);
    }
    return most;
}

StoredType storedTypeNamed(const std::string& name)
{
    if (const auto element = elementTypeNamed(name)) return *element;
    for (const BlockScales& each : blockScales())
        if (blockTypeName(each.type) == name) return each.type;
    throw std::invalid_argument("no type is named " + name);
}
