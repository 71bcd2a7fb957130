#include "ui/view/brush_stroke.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

using core::Cell;
using core::Index;

std::vector<Cell> cellsPassed(const Cell& from, const Cell& to)
{
    const Index rows = to.query - from.query;
    const Index cols = to.key - from.key;
    const Index steps = std::max(std::abs(rows), std::abs(cols));
    std::vector<Cell> passed;
    for (Index i = 1; i <= steps; ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(steps);
        passed.push_back({from.query + std::lround(share * static_cast<double>(rows)),
                          from.key + std::lround(share * static_cast<double>(cols))});
    }
    return passed;
}
