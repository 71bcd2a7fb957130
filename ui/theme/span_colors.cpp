#include "ui/theme/span_colors.h"

#include <iterator>

QColor spanColor(std::size_t number)
{
    static constexpr QRgb colors[] = {0xFF0072B2, 0xFFE69F00, 0xFF009E73, 0xFFCC79A7,
                                      0xFF56B4E9, 0xFFD55E00, 0xFF9467BD};
    constexpr int lighter = 150, darker = 160;
    const QColor color = QColor::fromRgb(colors[number % std::size(colors)]);
    const std::size_t round = number / std::size(colors) % 3;
    return round == 0 ? color : round == 1 ? color.lighter(lighter) : color.darker(darker);
}
