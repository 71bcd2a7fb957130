#include "core/attention/scaled_dot_product.h"

#include "core/attention/head_replacement.h"
#include "core/attention/head_rows.h"
#include "core/attention/output_gate.h"
#include "core/attention/scores.h"
#include "core/attention/softmax.h"
#include "core/error.h"
#include "core/random_bits.h"

#include <algorithm>
#include <numeric>

namespace core {
namespace {

/// Cells that are computed between two looks at the stop token: a few milliseconds' work.
constexpr Index scoresAtOnce = Index{1} << 18;

void requireShape(const char* name, MatrixView m, Index rows, Index cols)
{
    if (m.rows() != rows || m.cols() != cols)
        throw Error(Code::WrongShape, "", "%1 has the wrong shape: expected [%2, %3], found %4", name,
                    std::to_string(rows), std::to_string(cols), shapeText(m));
}

/// Carries some rows of a head from q·kᵀ to the context.
class Rows {
public:
    Rows(const HeadScoring& scoring, Keep keep) : m_scoring(scoring), m_stages(keep == Keep::Stages) {}

    HeadAttention compute(MatrixView q, MatrixView k, MatrixView v, std::span<const Index> queries)
    {
        m_queries = queries;
        Matrix scores;
        if (m_stages) {
            scores = scoresInStages(q, k, m_scoring, queries, 0, m_head);
        } else {
            scores = productTransposed(q, k);
            finishScores(scores, m_scoring, queries);
        }
        if (masksWeights(m_scoring.rule.order))
            hideWeights(std::move(scores));
        else
            normalise(std::move(scores));
        listBlind();
        replaceWeights(m_head.weights, m_scoring, m_queries);
        if (m_scoring.dropout.rate > 0) drop();
        if (v.cols() > 0)
            m_head.context = product(m_scoring.dropout.rate > 0 ? m_head.weights_dropped : m_head.weights, v);
        if (m_scoring.gate.rows() > 0 && m_head.context.size() > 0) gate();
        if (!m_stages) m_head.dropout_kept.resize(0, 0);
        return std::move(m_head);
    }

private:
    void normalise(Matrix scores)
    {
        if (m_stages) m_head.scores_masked = scores;
        if (m_scoring.sink) m_head.sink_weights.resize(scores.rows(), 1);
        for (Index row = 0; row < scores.rows(); ++row) {
            const SoftmaxRow statistics = softmaxRow(scores.row(row), m_scoring.sink);
            if (m_scoring.sink) m_head.sink_weights(row, 0) = statistics.sinkWeight(m_scoring.sink);
        }
        m_head.weights = std::move(scores);
    }

    /// Softmax over all keys; then hidden weights become 0, and each row is divided by the rest of it if the order
    /// says so.
    void hideWeights(Matrix scores)
    {
        normalise(std::move(scores));
        m_head.weights_unmasked = m_head.weights;
        m_head.scores_masked.resize(0, 0);
        zeroHidden(m_head.weights, m_scoring.mask, m_queries);
        m_head.row_sums = m_head.weights.rowwise().sum();
        if (m_scoring.rule.order != MaskOrder::RenormaliseAfterSoftmax) return;
        m_head.weights_masked = m_head.weights;
        for (Index row = 0; row < m_head.weights.rows(); ++row)
            if (m_head.row_sums(row, 0) > 0.0F) m_head.weights.row(row) /= m_head.row_sums(row, 0);
    }

    void listBlind()
    {
        if (m_scoring.mask.empty()) return;
        std::vector<std::uint8_t> visible(static_cast<std::size_t>(m_head.weights.cols()));
        for (const Index query : m_queries) {
            m_scoring.mask.visibleKeys(query, visible);
            if (std::ranges::find(visible, 1) == visible.end()) m_head.rows_without_keys.push_back(query);
        }
    }

    void drop()
    {
        const Dropout& dropout = m_scoring.dropout;
        m_head.dropout_kept.resize(m_head.weights.rows(), m_head.weights.cols());
        for (Index row = 0; row < m_head.weights.rows(); ++row)
            for (Index key = 0; key < m_head.weights.cols(); ++key)
                m_head.dropout_kept(row, key) =
                    dropout.drops(m_queries[static_cast<std::size_t>(row)] + m_scoring.first_query, key) ? 0.0F : 1.0F;
        m_head.weights_dropped = m_head.weights.cwiseProduct(m_head.dropout_kept) / (1.0F - dropout.rate);
    }

    void gate()
    {
        if (m_stages) m_head.context_ungated = m_head.context;
        applyGate(m_head.context, m_scoring.gate->middleRows(m_queries.front(), std::ssize(m_queries)));
    }

    const HeadScoring& m_scoring;
    bool m_stages;
    std::span<const Index> m_queries;
    HeadAttention m_head;
};

/// Puts rows first, first + 1, … of a table where they belong.
void place(Matrix& whole, Matrix&& part, Index first, Index rows)
{
    if (part.rows() == rows) {
        whole = std::move(part);
    } else if (part.size() > 0) {
        if (whole.rows() == 0) whole.resize(rows, part.cols());
        whole.middleRows(first, part.rows()) = part;
    }
}

constexpr Matrix HeadAttention::*tables[] = {
    &HeadAttention::scores_raw,       &HeadAttention::scores_uncapped, &HeadAttention::scores_scaled,
    &HeadAttention::scores_biased,    &HeadAttention::scores_masked,   &HeadAttention::weights,
    &HeadAttention::sink_weights,     &HeadAttention::dropout_kept,    &HeadAttention::weights_dropped,
    &HeadAttention::weights_unmasked, &HeadAttention::weights_masked,  &HeadAttention::row_sums,
    &HeadAttention::context_ungated,  &HeadAttention::context};

}  // namespace

bool operator==(const HeadReplacement& a, const HeadReplacement& b)
{
    const auto same = [](const auto& one, const auto& other) {
        return one == other || (one != nullptr && other != nullptr && *one == *other);
    };
    // Eigen compares tables of one shape only.
    const auto sameTable = [&](const auto& one, const auto& other) {
        const bool shaped =
            one != nullptr && other != nullptr && one->rows() == other->rows() && one->cols() == other->cols();
        return one == other || (shaped && *one == *other);
    };
    return a.mean == b.mean && a.mean_over == b.mean_over && a.uniform == b.uniform && same(a.pattern, b.pattern)
           && sameTable(a.context, b.context) && a.context_rows == b.context_rows && sameTable(a.weights, b.weights)
           && a.weight_rows == b.weight_rows;
}

bool Dropout::drops(Index query, Index key) const
{
    const auto place = static_cast<std::uint64_t>(query) << 32U | static_cast<std::uint64_t>(key);
    return unitInterval(mixedBits(seed, place)) < rate;
}

namespace {

/// Weights and context alone, where nothing comes between softmax and product.
HeadAttention attendInPlace(MatrixView q, MatrixView k, MatrixView v, const HeadScoring& scoring,
                            const AttendOptions& options)
{
    HeadRows rows(q, k, v, scoring, options);
    const bool keeps = options.keep > Keep::Context;
    const Index atOnce = rows.rowsAtOnce();
    HeadAttention head;
    Matrix scratch(keeps ? 0 : std::min(atOnce, q.rows()), k.rows());
    if (keeps) head.weights = largeMatrix(q.rows(), k.rows());
    if (scoring.sink) head.sink_weights.resize(q.rows(), 1);
    if (v.cols() > 0) head.context.resize(q.rows(), v.cols());
    for (Index first = 0; first < q.rows(); first += atOnce) {
        if (options.stop.stop_requested()) throw Stopped{};
        const Index count = std::min(atOnce, q.rows() - first);
        auto weights = keeps ? head.weights.middleRows(first, count) : scratch.topRows(count);
        rows.compute(first, weights, head);
        if (options.on_weights) options.on_weights(options.first_row + first, weights);
    }
    return head;
}

}  // namespace

HeadAttention attend(MatrixView q, MatrixView k, MatrixView v, const HeadScoring& scoring, const AttendOptions& options)
{
    requireShape("k", k, k.rows(), q.cols());
    requireShape("v", v, k.rows(), v.cols());
    if (options.keep != Keep::Stages && HeadRows::suit(scoring)) return attendInPlace(q, k, v, scoring, options);
    const Index atOnce = std::max<Index>(1, scoresAtOnce / std::max<Index>(1, k.rows()));
    std::vector<Index> queries(static_cast<std::size_t>(std::min(atOnce, q.rows())));
    HeadAttention head;
    Index first = 0;
    do {  // once also where there is no query, for the shapes
        if (options.stop.stop_requested()) throw Stopped{};
        const Index rows = std::min(atOnce, q.rows() - first);
        std::iota(queries.begin(), queries.end(), options.first_row + first);
        HeadAttention part =
            Rows(scoring, options.keep)
                .compute(q.middleRows(first, rows), k, v, std::span(queries).first(static_cast<std::size_t>(rows)));
        if (options.on_weights) options.on_weights(options.first_row + first, part.weights);
        if (options.keep <= Keep::Context)
            for (Matrix* unkept :
                 {&part.weights, &part.weights_dropped, &part.weights_unmasked, &part.weights_masked, &part.row_sums})
                unkept->resize(0, 0);
        for (const auto table : tables) place(head.*table, std::move(part.*table), first, q.rows());
        head.rows_without_keys.insert(head.rows_without_keys.end(), part.rows_without_keys.begin(),
                                      part.rows_without_keys.end());
        first += rows;
    } while (first < q.rows());
    replaceContext(head.context, scoring, options.first_row);
    return head;
}

}  // namespace core
