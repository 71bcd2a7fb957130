#include "core/sheet/sheet_draws.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {

std::string SheetNumber::id() const
{
    std::string number = std::to_string(copy);
    number.insert(0, 3 - std::min<std::size_t>(3, number.size()), '0');
    return lesson + "-" + std::to_string(seed) + "-" + number;
}

SheetDraws::SheetDraws(const SheetNumber& number, std::uint64_t of) : m_seed(hashOf(number.lesson))
{
    for (const auto part :
         {static_cast<std::uint64_t>(number.version), number.seed, static_cast<std::uint64_t>(number.copy), of})
        m_seed = mixedBits(m_seed, part);
}

std::vector<Index> SheetDraws::order(Index count)
{
    std::vector<Index> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), Index{0});
    for (std::size_t left = all.size(); left > 1; --left)
        std::swap(all[left - 1], all[static_cast<std::size_t>(between(0, static_cast<int>(left) - 1))]);
    return all;
}

double roundedTo(double value, double steps) { return std::round(value * steps) / steps; }

bool isOnEdge(double value, double steps, double near)
{
    const double scaled = value * steps;
    return std::abs(scaled - std::floor(scaled) - 0.5) < near * steps;
}

}  // namespace core
