#include "ui/plot/html/packed_numbers.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

namespace {

constexpr unsigned rest = 255;  ///< the class of numbers without another one
constexpr int restBits = 32;
constexpr int fractionBits = 23;

/// One number as it is packed.
struct Code {
    unsigned kind = 0;       ///< its class
    std::uint32_t bits = 0;  ///< below its sign
    int width = 0;
};

Code codeOfFloat(float value, bool negative)
{
    const auto whole = std::bit_cast<std::uint32_t>(value);
    const unsigned exponent = (whole >> fractionBits) & 0xFFU;
    if (whole == 0) return {};
    if (exponent == 0 || exponent == rest || ((whole >> 31U) != 0 && !negative)) return {rest, whole, restBits};
    const std::uint32_t sign = (whole >> 31U) << fractionBits;
    return {exponent, (whole & 0x7FFFFFU) | sign, fractionBits + (negative ? 1 : 0)};
}

Code codeOfRounded(float value, double unitsPerOne, bool negative)
{
    const double units = std::round(static_cast<double>(value) * unitsPerOne);
    constexpr double most = 1U << 24U;
    if (!(std::abs(units) < most)) return {rest, std::bit_cast<std::uint32_t>(value), restBits};
    if (units == 0) return {};
    const auto size = static_cast<std::uint32_t>(std::abs(units));
    const int width = std::max(0, static_cast<int>(std::bit_width(size)) - 1);  // which a number that is not 0 has
    const std::uint32_t sign = units < 0 ? 1U << static_cast<unsigned>(width) : 0U;
    return {static_cast<unsigned>(width) + 1, (size & ((1U << static_cast<unsigned>(width)) - 1)) | sign,
            width + (negative ? 1 : 0)};
}

double unitsOf(const NumberFormat& format) { return std::pow(10.0, format.decimals.value_or(0)); }

Code codeOf(float value, const NumberFormat& format, double units)
{
    return format.decimals ? codeOfRounded(value, units, format.negative) : codeOfFloat(value, format.negative);
}

/// The size of all numbers as base64 if classes are coded as well as their counts allow.
double estimated(const std::vector<std::span<const float>>& maps, const NumberFormat& format)
{
    std::array<double, 256> counts{};
    double bits = 0;
    double all = 0;
    const double units = unitsOf(format);
    for (const auto& numbers : maps)
        for (const float value : numbers) {
            const Code code = codeOf(value, format, units);
            counts[code.kind] += 1;
            bits += code.width;
            all += 1;
        }
    for (const double count : counts)
        if (count > 0) bits += count * std::max(0.1, std::log2(all / count));
    constexpr double unlikeTheEstimate = 1.02;
    return bits / 8 * 4 / 3 * unlikeTheEstimate;
}

/// qCompress without the length that it puts before the stream.
QByteArray deflated(const QByteArray& bytes) { return qCompress(bytes).mid(4); }

}  // namespace

NumberFormat formatFor(const std::vector<std::span<const float>>& maps, double bytes)
{
    NumberFormat format;
    float largest = 0;
    for (const auto& numbers : maps)
        for (const float value : numbers) {
            if (std::isfinite(value)) largest = std::max(largest, std::abs(value));
            format.negative = format.negative || value < 0;
        }
    if (estimated(maps, format) <= bytes) return format;
    const int wholeDigits = largest > 0 ? static_cast<int>(std::ceil(std::log10(static_cast<double>(largest)))) : 0;
    for (const int digits : {6, 5, 4}) {
        format.decimals = std::clamp(digits - wholeDigits, 0, 30);
        if (estimated(maps, format) <= bytes) break;
    }
    return format;
}

QByteArray packed(std::span<const float> numbers, const NumberFormat& format)
{
    const auto count = static_cast<qsizetype>(numbers.size());
    QByteArray classes(count, Qt::Uninitialized);
    QByteArray bits;
    bits.reserve(3 * count);
    std::uint64_t held = 0;
    int width = 0;
    const double units = unitsOf(format);
    for (qsizetype i = 0; i < count; ++i) {
        const Code code = codeOf(numbers[static_cast<std::size_t>(i)], format, units);
        classes[i] = static_cast<char>(code.kind);
        held |= static_cast<std::uint64_t>(code.bits) << static_cast<unsigned>(width);
        for (width += code.width; width >= 8; width -= 8, held >>= 8U) bits += static_cast<char>(held & 0xFFU);
    }
    if (width > 0) bits += static_cast<char>(held & 0xFFU);
    return deflated(classes + bits);
}

QByteArray packedBits(const std::vector<bool>& cells)
{
    QByteArray bits(static_cast<qsizetype>((cells.size() + 7) / 8), '\0');
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i])
            bits[static_cast<qsizetype>(i / 8)] =
                static_cast<char>(static_cast<unsigned char>(bits[static_cast<qsizetype>(i / 8)]) | (1U << (i % 8)));
    return deflated(bits);
}
