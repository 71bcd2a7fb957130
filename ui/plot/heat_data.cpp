#include "ui/plot/heat_data.h"

#include <algorithm>

using core::Index;

namespace {

float meanOf(std::initializer_list<float> cells)
{
    const float largest = std::max(cells);
    if (largest == HeatData::hidden || largest == HeatData::broken) return largest;
    float sum = 0;
    for (const float cell : cells) sum += std::max(cell, 0.0F);
    return sum / static_cast<float>(cells.size());
}

HeatData::Level halved(const HeatData::Level& fine, HeatData::Pooling pooling)
{
    const HeatData::Weaker weaker{pooling};
    HeatData::Level coarse{(fine.rows + 1) / 2, (fine.cols + 1) / 2, {}};
    coarse.cells.resize(static_cast<std::size_t>(coarse.rows * coarse.cols));
    for (Index row = 0; row < coarse.rows; ++row) {
        const float* upper = fine.cells.data() + 2 * row * fine.cols;
        const float* lower = 2 * row + 1 < fine.rows ? upper + fine.cols : upper;
        for (Index col = 0; col < coarse.cols; ++col) {
            const Index left = 2 * col;
            const Index right = std::min(left + 1, fine.cols - 1);
            const std::initializer_list<float> four = {upper[left], upper[right], lower[left], lower[right]};
            coarse.cells[row * coarse.cols + col] =
                pooling == HeatData::Pooling::Mean ? meanOf(four) : std::max(four, weaker);
        }
    }
    return coarse;
}

}  // namespace

HeatData::HeatData(core::MatrixView shown, Pooling pooling) : m_pooling(pooling)
{
    Level finest{shown.rows(), shown.cols(), {}};
    finest.cells.reserve(static_cast<std::size_t>(shown.size()));
    for (Index row = 0; row < shown.rows(); ++row)
        finest.cells.insert(finest.cells.end(), shown.row(row).data(), shown.row(row).data() + shown.cols());
    m_anyHidden = std::ranges::find(finest.cells, hidden) != finest.cells.end();
    m_levels.push_back(std::move(finest));
    while (m_levels.back().rows > 256 || m_levels.back().cols > 256)
        m_levels.push_back(halved(m_levels.back(), m_pooling));
}

std::pair<float, float> HeatData::range() const
{
    float lowest = broken;
    float highest = hidden;
    for (const float value : m_levels.front().cells) {
        if (!std::isfinite(value)) continue;
        lowest = std::min(lowest, value);
        highest = std::max(highest, value);
    }
    return lowest <= highest ? std::pair(lowest, highest) : std::pair(0.0F, 1.0F);
}

std::shared_ptr<const HeatData> differenceOf(const HeatData& a, const HeatData& b)
{
    const auto number = [](float value) { return value == HeatData::hidden ? 0 : value; };
    core::Matrix result(a.rows(), a.cols());
    for (Index query = 0; query < a.rows(); ++query)
        for (Index key = 0; key < a.cols(); ++key) {
            const float x = a.at(query, key);
            const float y = b.at(query, key);
            result(query, key) = x == HeatData::broken || y == HeatData::broken   ? HeatData::broken
                                 : x == HeatData::hidden && y == HeatData::hidden ? HeatData::hidden
                                                                                  : number(x) - number(y);
        }
    return std::make_shared<const HeatData>(result, HeatData::Pooling::Farthest);
}

double symmetricEnd(const HeatData& data)
{
    const auto [lowest, highest] = data.range();
    return roundedUp(static_cast<double>(std::max(std::abs(lowest), std::abs(highest))));
}

double roundedUp(double value)
{
    if (!(value > 0)) return 1;
    const double power = std::pow(10, std::floor(std::log10(value)));
    for (const double digit : {1.0, 2.0, 5.0})
        if (value <= digit * power * (1 + 1e-9)) return digit * power;
    return 10 * power;
}
