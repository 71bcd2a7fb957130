#include "core/explain/patch/variant_stage.h"

#include "core/kernel/parallel.h"
#include "core/model/pass/layer_run.h"

namespace core {
namespace {

/// One row of each variant.
Matrix pickedRows(const Matrix& all, const std::vector<VariantRows>& rows, Index asked)
{
    Matrix picked(std::ssize(rows), all.cols());
    for (std::size_t i = 0; i < rows.size(); ++i)
        picked.row(static_cast<Index>(i)) = all.row(rows[i].at + asked - rows[i].first);
    return picked;
}

}  // namespace

Matrix VariantStage::operator()(Matrix x, std::vector<VariantRows>& rows, std::optional<Index> asked)
{
    const Block& block = *m_stage.block;
    Matrix read = attentionInput(block, x);
    projectKeys(read, rows);
    if (asked && !m_stage.mean) {  // no later query reads its other rows
        read = pickedRows(read, rows, *asked);
        x = pickedRows(x, rows, *asked);
        for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = {*asked, static_cast<Index>(i), 1};
    }
    const Matrix joined = contexts(projectedQueries(read, rows), rows);
    const Matrix output = m_attention.output ? (*m_attention.output)(joined, m_stop) : joined;
    return afterAttention(block, std::move(x), output, m_stage.was->change.get(), m_stop);
}

/// How long the keys' text is, which a stretched rotary embedding depends on.
Index VariantStage::tokens() const { return m_stage.was->attention.k.rows() - m_attention.added.count(); }

void VariantStage::projectKeys(const Matrix& read, const std::vector<VariantRows>& rows)
{
    if (m_stage.across && m_changedKeys.empty()) return;
    Matrix stacked;
    m_keyRows = rows;
    if (m_stage.across) {
        const Index count = m_changedKeys.front().rows();
        stacked.resize(std::ssize(m_changedKeys) * count, m_changedKeys.front().cols());
        for (std::size_t i = 0; i < m_changedKeys.size(); ++i) {
            m_keyRows[i] = {0, static_cast<Index>(i) * count, count};
            stacked.middleRows(m_keyRows[i].at, count) = m_changedKeys[i];
        }
    }
    const Matrix& from = m_stage.across ? stacked : read;
    m_k = core::projectedKeys(m_attention, from, m_stop);
    m_v = projectedValues(m_attention, from, m_stop);
    for (const VariantRows& each : m_keyRows) {
        finishKeys(m_attention, m_k.middleRows(each.at, each.count), each.first, tokens());
        finishValues(m_attention, m_v.middleRows(each.at, each.count), each.first, tokens());
    }
}

Matrix VariantStage::projectedQueries(const Matrix& read, const std::vector<VariantRows>& rows) const
{
    Matrix q = core::projectedQueries(m_attention, read, m_stop);
    for (const VariantRows& each : rows)
        finishQueries(m_attention, q.middleRows(each.at, each.count), each.first, tokens());
    return q;
}

/// One head's keys, or values, of a variant: first those of the finished pass, then its own.
/// @param head  of keys and values
Matrix VariantStage::keysOf(std::size_t variant, Index head, const Matrix& fresh, const Matrix& was) const
{
    const auto before = headColumns(was, head, m_attention.keyHeads());
    if (m_keyRows.empty()) return before;
    const VariantRows& own = m_keyRows[variant];
    const Index added = m_attention.added.count();
    Matrix all(own.first + own.count + added, before.cols());
    all.topRows(own.first) = before.topRows(own.first);
    all.middleRows(own.first, own.count) =
        headColumns(fresh, head, m_attention.keyHeads()).middleRows(own.at, own.count);
    all.bottomRows(added) = before.bottomRows(added);
    return all;
}

/// @return [all rows, H·d_v]
Matrix VariantStage::contexts(const Matrix& q, const std::vector<VariantRows>& rows) const
{
    const MultiHeadAttention& was = m_stage.was->attention;
    const Index heads = m_attention.heads;
    const Index width = m_attention.valueDimensions();
    Matrix joined(q.rows(), heads * width);
    inParallel(std::ssize(rows) * heads, [&](Index task) {
        const auto variant = static_cast<std::size_t>(task / heads);
        const Index head = task % heads;
        const Index keyHead = m_attention.keyHeadOf(head);
        const VariantRows& own = rows[variant];
        const AttendOptions options{.keep = Keep::Context, .stop = m_stop, .first_row = own.first};
        const Matrix queries = headColumns(q, head, heads).middleRows(own.at, own.count);
        const Matrix keys = keysOf(variant, keyHead, m_k, *was.k);
        const HeadScoring scoring = withContent(*m_stage.block, m_stage.was->scoring[static_cast<std::size_t>(head)],
                                                head, queries, keys, own.first);
        const HeadAttention attended = attend(queries, keys, keysOf(variant, keyHead, m_v, *was.v), scoring, options);
        joined.block(own.at, head * width, own.count, width) = attended.context;
    });
    return joined;
}

}  // namespace core
