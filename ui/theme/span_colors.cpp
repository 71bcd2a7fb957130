#include "ui/theme/span_colors.h"

#include <iterator>

QColor spanColor(std::size_t number)
{
    static constexpr QRgb colors[] = {0xFF0072B2, 0xFFE69F00, 0xFF009E73, 0xFFCC79A7,
                                      0xFF56B4E9, 0xFFD55E00, 0xFF9467BD};
    return QColor::fromRgb(colors[number % std::size(colors)]);
}
