#include "ui/plot/heat/color_codes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace {

bool sameColors(const HeatStyle& a, const HeatStyle& b)
{
    return a.colors == b.colors && a.lowest == b.lowest && a.highest == b.highest && a.curve == b.curve
           && a.gamma == b.gamma && a.notANumber == b.notANumber && a.paper == b.paper;
}

}  // namespace

ColorCodes::ColorCodes(const HeatStyle& style) : m_style(style), m_first(std::size_t{1} << (32 - bucketBits))
{
    const auto colorOf = [&](float value) {
        const double place = style.position(static_cast<double>(value));
        return place > 0 ? std::lround(place * 255) : 0;
    };
    const std::uint32_t lowest = orderOf(-std::numeric_limits<float>::max());
    const std::uint32_t highest = orderOf(std::numeric_limits<float>::max());
    m_from.fill(HeatData::broken);
    std::uint32_t from = lowest;
    for (long color = 1; color < 256 && colorOf(valueOf(highest)) >= color; ++color) {
        // Colours never go back where values grow, so that halving finds where each begins.
        std::uint32_t below = from;
        std::uint32_t at = highest;
        if (colorOf(valueOf(from)) >= color) at = from;
        while (at - below > 1) {
            const std::uint32_t middle = below + (at - below) / 2;
            (colorOf(valueOf(middle)) >= color ? at : below) = middle;
        }
        from = at;
        m_from[static_cast<std::size_t>(color)] = valueOf(at);
    }
    unsigned color = 0;
    for (std::uint32_t bucket = 0; bucket < m_first.size(); ++bucket) {
        const float least = valueOf(bucket << bucketBits);
        while (color < 255 && least >= m_from[color + 1]) ++color;
        m_first[bucket] = static_cast<std::uint8_t>(color);
    }
}

std::shared_ptr<const ColorCodes> ColorCodes::of(const HeatStyle& style)
{
    thread_local std::shared_ptr<const ColorCodes> latest;
    if (latest == nullptr || !sameColors(latest->m_style, style)) latest = std::make_shared<const ColorCodes>(style);
    return latest;
}

std::array<QRgb, 260> ColorCodes::palette(QRgb ground) const
{
    std::array<QRgb, 260> colors{};
    std::ranges::copy(m_style.colors->colors, colors.begin());
    colors[broken] = m_style.notANumber.rgb();
    if (m_style.paper.isValid()) std::fill_n(colors.begin(), hidden, qPremultiply(m_style.paper.rgba()));
    colors[hidden] = colors[unknown] = colors[guessed] = ground;
    return colors;
}
