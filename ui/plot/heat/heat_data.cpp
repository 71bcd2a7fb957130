#include "ui/plot/heat/heat_data.h"

#include "core/analysis/divergence.h"
#include "core/kernel/parallel.h"
#include "core/not_shown.h"

#include <algorithm>
#include <atomic>
#include <span>

using core::Index;

namespace {

/// Work that is worth a thread.
constexpr Index cellsAtOnce = Index{1} << 18;

/// Calls work(first, end) for bands of rows, on several threads where there are many cells.
template<typename Work>
void inBands(Index rows, Index cols, const Work& work)
{
    const Index band = std::max<Index>(1, cellsAtOnce / std::max<Index>(1, cols));
    core::inParallel((rows + band - 1) / band, [&](Index i) { work(i * band, std::min(rows, (i + 1) * band)); });
}

float larger(float a, float b) { return a < b ? b : a; }

float meanOf(std::initializer_list<float> cells)
{
    const float largest = std::max(cells);
    if (largest == HeatData::hidden || largest == HeatData::broken) return largest;
    float sum = 0;
    for (const float cell : cells) sum += cell == HeatData::hidden ? 0.0F : cell;
    return sum / static_cast<float>(cells.size());
}

/// One row of cells, each of which stands for two by two.
/// @param lower  the same as `upper` below the last row
void halveRow(const float* upper, const float* lower, Index cols, HeatData::Pooling pooling, float* coarse)
{
    const HeatData::Weaker weaker{pooling};
    const auto joined = [&](Index left, Index right) {
        if (pooling == HeatData::Pooling::Mean) return meanOf({upper[left], upper[right], lower[left], lower[right]});
        return std::max({upper[left], upper[right], lower[left], lower[right]}, weaker);
    };
    if (cols % 2 != 0) coarse[cols / 2] = joined(cols - 1, cols - 1);
    if (pooling != HeatData::Pooling::Largest) {
        for (Index col = 0; col < cols / 2; ++col) coarse[col] = joined(2 * col, 2 * col + 1);
        return;
    }
    for (Index col = 0; col < cols / 2; ++col)
        coarse[col] = larger(larger(upper[2 * col], lower[2 * col]), larger(upper[2 * col + 1], lower[2 * col + 1]));
}

HeatData::Level halved(const HeatData::Level& fine, HeatData::Pooling pooling)
{
    HeatData::Level coarse{core::Matrix((fine.rows() + 1) / 2, (fine.cols() + 1) / 2)};
    inBands(coarse.rows(), 4 * coarse.cols(), [&](Index first, Index end) {
        for (Index row = first; row < end; ++row)
            halveRow(fine.row(2 * row), fine.row(std::min(2 * row + 1, fine.rows() - 1)), fine.cols(), pooling,
                     coarse.cells.row(row).data());
    });
    return coarse;
}

bool hasHidden(const core::Matrix& cells)
{
    std::atomic<bool> found = false;
    inBands(cells.rows(), cells.cols(), [&](Index first, Index end) {
        const float* from = cells.data() + first * cells.cols();
        const float* to = cells.data() + end * cells.cols();
        if (!found && std::find(from, to, HeatData::hidden) != to) found = true;
    });
    return found;
}

std::vector<Index> guessedRowsOf(const core::Matrix& cells)
{
    std::vector<Index> rows;
    for (Index row = 0; row < cells.rows(); ++row) {
        const float* from = cells.data() + row * cells.cols();
        if (std::any_of(from, from + cells.cols(), [](float value) { return core::isNotShown(value); }))
            rows.push_back(row);
    }
    return rows;
}

/// The largest absolute number; 0 if there is none.
float largestOf(const HeatData& data)
{
    float largest = 0;
    const core::Matrix& cells = data.levels().front().cells;
    for (const float value : std::span(cells.data(), static_cast<std::size_t>(cells.size())))
        if (std::isfinite(value)) largest = std::max(largest, std::abs(value));
    return largest;
}

}  // namespace

HeatData::HeatData(core::Matrix shown, Pooling pooling) : m_pooling(pooling)
{
    m_anyHidden = hasHidden(shown);
    m_guessed = guessedRowsOf(shown);
    m_levels.push_back({std::move(shown)});
    while (m_levels.back().rows() > 256 || m_levels.back().cols() > 256)
        m_levels.push_back(halved(m_levels.back(), m_pooling));
}

std::pair<float, float> HeatData::range() const
{
    float lowest = broken;
    float highest = hidden;
    const core::Matrix& cells = m_levels.front().cells;
    for (const float value : std::span(cells.data(), static_cast<std::size_t>(cells.size()))) {
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
    return std::make_shared<const HeatData>(std::move(result), HeatData::Pooling::Farthest);
}

DifferenceSize sizeOf(const HeatData& difference, const HeatData& a, const HeatData& b)
{
    const float largest = largestOf(difference);
    return {largest, largest <= core::roundingOf(std::max(largestOf(a), largestOf(b)), a.cols())};
}

double DifferenceSize::end() const { return equal ? 1 : roundedUp(static_cast<double>(largest)); }

double roundedUp(double value)
{
    if (!(value > 0)) return 1;
    const double power = std::pow(10, std::floor(std::log10(value)));
    for (const double digit : {1.0, 2.0, 5.0})
        if (value <= digit * power * (1 + 1e-9)) return digit * power;
    return 10 * power;
}
