#pragma once

#include "core/not_shown.h"
#include "ui/plot/heat/heat_image.h"

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

/// A style's colours by number, found without its logarithms and powers: a picture has a million pixels. Exactly those
/// of HeatStyle::color.
class ColorCodes {
public:
    using Code = std::uint16_t;

    static constexpr Code broken = 256;
    static constexpr Code hidden = 257;
    static constexpr Code unknown = 258;
    static constexpr Code guessed = 259;  ///< hidden until it has been guessed

    explicit ColorCodes(const HeatStyle& style);
    /// The codes of a style, remembered on this thread for the next picture.
    static std::shared_ptr<const ColorCodes> of(const HeatStyle& style);

    /// @param value  any number of HeatData
    Code operator()(float value) const
    {
        if (value == HeatData::hidden) return hidden;
        if (!(value < HeatData::broken))
            return value == HeatData::broken ? broken : core::isNotShown(value) ? guessed : unknown;
        unsigned color = m_first[orderOf(value) >> bucketBits];
        while (color < 255 && value >= m_from[color + 1]) ++color;
        return static_cast<Code>(color);
    }

    /// The least number of a colour, 1 to 255; infinity where no number has it. Colour 0 begins below all.
    float least(Code color) const { return m_from[color]; }

    /// [260] a colour for each code.
    std::array<QRgb, 260> palette(QRgb ground) const;

private:
    static constexpr unsigned bucketBits = 16;

    /// Numbers in the order of their values.
    static std::uint32_t orderOf(float value)
    {
        const auto bits = std::bit_cast<std::uint32_t>(value + 0.0F);  // -0 is 0
        return (bits & 0x80000000U) != 0 ? ~bits : bits | 0x80000000U;
    }
    static float valueOf(std::uint32_t order)
    {
        return std::bit_cast<float>((order & 0x80000000U) != 0 ? order & 0x7FFFFFFFU : ~order);
    }

    HeatStyle m_style;
    std::array<float, 256> m_from = {};  ///< the least value that has each colour
    std::vector<std::uint8_t> m_first;   ///< by the upper half of the order: the colour of the least value there
};
