#include "ui/plot/heat/pooled_cells.h"

#include "core/not_shown.h"

#include <cmath>

using core::Index;

namespace {

/// The joint value of some cells.
class Joined {
public:
    explicit Joined(HeatData::Weaker weaker) : m_weaker(weaker) {}

    void add(float cell)
    {
        if (std::isnan(cell)) {
            m_unknown = core::isNotShown(m_unknown) ? m_unknown : cell;
            m_known = false;
            return;
        }
        if (m_weaker(m_strongest, cell)) m_strongest = cell;
        if (cell != HeatData::hidden) m_sum += cell;
        ++m_count;
    }

    float value() const
    {
        if (!m_known) return m_unknown;
        const bool number = m_strongest != HeatData::hidden && m_strongest != HeatData::broken;
        return m_weaker.pooling == HeatData::Pooling::Mean && number ? m_sum / static_cast<float>(m_count)
                                                                     : m_strongest;
    }

private:
    HeatData::Weaker m_weaker;
    float m_strongest = HeatData::hidden;
    float m_sum = 0;
    Index m_count = 0;
    bool m_known = true;
    float m_unknown = HeatData::unknown;
};

/// Where each of `count` cells begins in `all`, and where the last ends.
std::vector<Index> begins(Index count, Index all)
{
    std::vector<Index> places(static_cast<std::size_t>(count) + 1);
    for (Index i = 0; i <= count; ++i) places[static_cast<std::size_t>(i)] = i * all / count;
    return places;
}

}  // namespace

std::shared_ptr<const HeatData> pooledCells(const HeatData& data, Index rows, Index cols)
{
    const HeatData::Level& cells = data.levels().front();
    const std::vector<Index> top = begins(rows, data.rows());
    const std::vector<Index> left = begins(cols, data.cols());
    core::Matrix pooled(rows, cols);
    std::vector<Joined> line;
    for (Index row = 0; row < rows; ++row) {
        const auto at = static_cast<std::size_t>(row);
        line.assign(static_cast<std::size_t>(cols), Joined(data.weaker()));
        for (Index from = top[at]; from < top[at + 1]; ++from)
            for (std::size_t col = 0; col < line.size(); ++col)
                for (Index key = left[col]; key < left[col + 1]; ++key) line[col].add(cells.row(from)[key]);
        for (Index col = 0; col < cols; ++col) pooled(row, col) = line[static_cast<std::size_t>(col)].value();
    }
    return std::make_shared<const HeatData>(std::move(pooled), data.pooling());
}
