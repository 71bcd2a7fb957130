#pragma once

#include "core/random_bits.h"
#include "core/sheet/sheet_number.h"

#include <vector>

namespace core {

/// Answers must lie at least this far from a rounding edge, so that no processor's last bits decide them.
inline constexpr double roundingEdge = 1e-4;

/// Draws in their order, the same on every machine.
class SheetDraws {
public:
    explicit SheetDraws(std::uint64_t seed) : m_seed(seed) {}
    /// @param of  a hash of everything besides the number that the sheet depends on
    SheetDraws(const SheetNumber& number, std::uint64_t of);

    /// least ≤ x ≤ most
    int between(int least, int most)
    {
        const auto count = static_cast<std::uint64_t>(most - least) + 1;
        return least + static_cast<int>(mixedBits(m_seed, m_counter++) % count);
    }
    /// 0 … count − 1 in an order that is drawn.
    std::vector<Index> order(Index count);

private:
    std::uint64_t m_seed;
    std::uint64_t m_counter = 0;
};

/// To 1/steps: 100 for two places.
double roundedTo(double value, double steps);
/// Whether rounding to 1/steps could go either way.
/// @param near  how far from where it changes
bool isOnEdge(double value, double steps, double near = roundingEdge);

}  // namespace core
