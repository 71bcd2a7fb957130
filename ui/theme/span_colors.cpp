#include "ui/theme/span_colors.h"

#include <iterator>
#include <map>

QColor spanColor(std::size_t number)
{
    static constexpr QRgb colors[] = {0xFF0072B2, 0xFFE69F00, 0xFF009E73, 0xFFCC79A7,
                                      0xFF56B4E9, 0xFFD55E00, 0xFF9467BD};
    constexpr int lighter = 150, darker = 160;
    const QColor color = QColor::fromRgb(colors[number % std::size(colors)]);
    const std::size_t round = number / std::size(colors) % 3;
    return round == 0 ? color : round == 1 ? color.lighter(lighter) : color.darker(darker);
}

std::vector<std::size_t> spanNumbers(const std::vector<std::string>& names)
{
    std::map<std::string, std::size_t> known;
    std::vector<std::size_t> numbers;
    numbers.reserve(names.size());
    for (const std::string& name : names) numbers.push_back(known.try_emplace(name, known.size()).first->second);
    return numbers;
}
