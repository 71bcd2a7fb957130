#include "core/explain/patch/stream_variants.h"

#include "core/explain/patch/variant_stage.h"

#include <algorithm>

namespace core {

std::optional<StreamVariant> StreamVariants::variant(std::size_t stage, Index first, MatrixView changed) const
{
    const Matrix& was = m_route.entering(stage);
    const Index end = rows();
    const Index count = std::min(changed.rows(), end - first);
    if (count <= 0 || was.middleRows(first, count) == changed.topRows(count)) return std::nullopt;
    const Index from = m_route.forward() ? first : 0;
    StreamVariant fresh{from, was.middleRows(from, end - from)};
    fresh.x.middleRows(first - from, count) = changed.topRows(count);
    return fresh;
}

Matrix StreamVariants::carried(std::size_t stage, std::vector<StreamVariant> variants,
                               const std::vector<Matrix>& keys) const
{
    std::vector<VariantRows> rows;
    Index count = 0;
    for (const StreamVariant& each : variants) {
        rows.push_back({each.first, count, each.x.rows()});
        count += each.x.rows();
    }
    Matrix x(count, m_route.entering(stage).cols());
    for (std::size_t i = 0; i < variants.size(); ++i) x.middleRows(rows[i].at, rows[i].count) = variants[i].x;
    variants.clear();
    for (; stage < m_route.stages.size(); ++stage) {
        const bool last = stage + 1 == m_route.stages.size();
        VariantStage through(m_route.stages[stage], keys, m_stop);
        x = through(std::move(x), rows, last ? m_asked : std::nullopt);
    }
    Matrix wanted = std::move(x);
    if (m_asked && wanted.rows() != std::ssize(rows)) {  // they were at the end, or the last stage mixed its rows
        Matrix one(std::ssize(rows), wanted.cols());
        for (std::size_t i = 0; i < rows.size(); ++i)
            one.row(static_cast<Index>(i)) = wanted.row(rows[i].at + *m_asked - rows[i].first);
        wanted = std::move(one);
    }
    const auto& norm = m_route.model->transformer.final_norm;
    return norm ? (*norm)(wanted) : wanted;
}

}  // namespace core
