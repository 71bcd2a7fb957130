#include "core/explain/patch/stream_variants.h"

#include "core/explain/patch/variant_stage.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace core {

std::optional<StreamVariant> StreamVariants::variant(std::size_t stage, Index first, MatrixView changed) const
{
    const Matrix& was = m_route.entering(stage);
    const Index end = rows();
    const Index count = std::min(changed.rows(), end - first);
    if (count <= 0 || was.middleRows(first, count) == changed.topRows(count)) return std::nullopt;
    const Index from = m_route.forward() ? first : 0;
    StreamVariant fresh{stage, from, was.middleRows(from, end - from)};
    fresh.x.middleRows(first - from, count) = changed.topRows(count);
    return fresh;
}

Matrix StreamVariants::carried(std::vector<StreamVariant> variants, const std::vector<Matrix>& keys) const
{
    std::vector<std::size_t> order(variants.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t place) { return variants[place].stage; });
    std::vector<VariantRows> rows;  // of the variants in this order, as far as they have entered
    rows.reserve(variants.size());
    Matrix x(0, m_route.entering(0).cols());
    const auto enter = [&](std::size_t stage) {
        Index count = x.rows();
        std::size_t behind = rows.size();
        for (; behind < order.size() && variants[order[behind]].stage == stage; ++behind)
            count += variants[order[behind]].x.rows();
        if (count == x.rows()) return;
        Matrix all(count, x.cols());
        all.topRows(x.rows()) = x;
        Index at = x.rows();
        while (rows.size() < behind) {
            StreamVariant& each = variants[order[rows.size()]];
            rows.push_back({each.first, at, each.x.rows()});
            all.middleRows(at, each.x.rows()) = each.x;
            at += each.x.rows();
            each.x = Matrix();
        }
        x = std::move(all);
    };
    const std::size_t stages = m_route.stages.size();
    for (std::size_t stage = variants[order.front()].stage; stage < stages; ++stage) {
        enter(stage);
        VariantStage through(m_route.stages[stage], keys, m_stop);
        x = through(std::move(x), rows, stage + 1 == stages ? m_asked : std::nullopt);
    }
    enter(stages);
    const auto& norm = m_route.model->transformer.final_norm;
    const Matrix wanted = inOrder(x, rows, order);
    return norm ? (*norm)(wanted) : wanted;
}

/// The wanted rows of all variants, in the order in which these were given.
Matrix StreamVariants::inOrder(const Matrix& x, const std::vector<VariantRows>& rows,
                               const std::vector<std::size_t>& order) const
{
    std::vector<VariantRows> given(rows.size());
    Index count = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) given[order[i]] = rows[i];
    for (const VariantRows& each : given) count += m_asked ? 1 : each.count;
    Matrix wanted(count, x.cols());
    Index at = 0;
    for (const VariantRows& each : given) {
        const Index taken = m_asked ? 1 : each.count;
        wanted.middleRows(at, taken) = x.middleRows(m_asked ? each.at + *m_asked - each.first : each.at, taken);
        at += taken;
    }
    return wanted;
}

}  // namespace core
