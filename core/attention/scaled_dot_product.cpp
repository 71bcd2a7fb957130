#include "core/attention/scaled_dot_product.h"

#include "core/attention/softmax.h"
#include "core/error.h"
#include "core/random_bits.h"

#include <algorithm>
#include <numeric>

namespace core {
namespace {

/// Cells that are computed between two looks at the stop token: a few milliseconds' work.
constexpr Index cellsAtOnce = Index{1} << 18;

void requireShape(const char* name, MatrixView m, Index rows, Index cols)
{
    if (m.rows() != rows || m.cols() != cols)
        throw Error(Code::WrongShape, "", name, "[" + std::to_string(rows) + ", " + std::to_string(cols) + "]",
                    shapeText(m));
}

/// Calls `visit` with each row and what its query sees of the keys from first_key on.
template<typename Visit>
void eachVisible(const Mask& mask, std::span<const Index> queries, Index first_key, Index keys, const Visit& visit)
{
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(first_key + keys));
    for (std::size_t row = 0; row < queries.size(); ++row) {
        mask.visibleKeys(queries[row], visible);
        visit(static_cast<Index>(row), visible.data() + first_key);
    }
}

void fillHidden(Matrix& scores, const HeadScoring& scoring, std::span<const Index> queries, Index first_key)
{
    if (scoring.mask.empty()) return;
    const MaskFill& fill = scoring.rule.fill;
    eachVisible(scoring.mask, queries, first_key, scores.cols(), [&](Index row, const std::uint8_t* visible) {
        float* score = scores.row(row).data();
        for (Index key = 0; key < scores.cols(); ++key)
            if (visible[key] == 0) score[key] = fill.mode == MaskFill::Mode::Add ? score[key] + fill.value : fill.value;
    });
}

/// Carries some rows of a head from q·kᵀ to the context.
class Rows {
public:
    Rows(const HeadScoring& scoring, Keep keep) : m_scoring(scoring), m_stages(keep == Keep::Stages) {}

    HeadAttention compute(MatrixView q, MatrixView k, MatrixView v, std::span<const Index> queries)
    {
        m_queries = queries;
        Matrix scores = scoresOf(q, k, m_scoring, queries, 0, m_stages ? &m_head : nullptr);
        if (m_scoring.rule.order == MaskOrder::RenormaliseAfterSoftmax)
            renormalise(std::move(scores));
        else
            normalise(std::move(scores));
        listBlind();
        if (m_scoring.dropout.rate > 0) drop();
        if (v.cols() > 0) m_head.context = (m_scoring.dropout.rate > 0 ? m_head.weights_dropped : m_head.weights) * v;
        if (m_scoring.output != 1) m_head.context *= m_scoring.output;
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

    /// Softmax over all keys, hidden weights set to 0, each row divided by what is left of it.
    void renormalise(Matrix scores)
    {
        normalise(std::move(scores));
        m_head.weights_unmasked = m_head.weights;
        m_head.scores_masked.resize(0, 0);
        zeroHidden(m_head.weights, m_scoring.mask, m_queries);
        m_head.weights_masked = m_head.weights;
        m_head.row_sums = m_head.weights.rowwise().sum();
        for (Index row = 0; row < m_head.weights.rows(); ++row)
            if (m_head.row_sums(row, 0) > 0.0F) m_head.weights.row(row) /= m_head.row_sums(row, 0);
    }

    void listBlind()
    {
        if (m_scoring.mask.empty()) return;
        const Index keys = m_head.weights.cols();
        eachVisible(m_scoring.mask, m_queries, 0, keys, [&](Index row, const std::uint8_t* visible) {
            if (std::find(visible, visible + keys, 1) == visible + keys)
                m_head.rows_without_keys.push_back(m_queries[static_cast<std::size_t>(row)]);
        });
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
    &HeadAttention::context};

}  // namespace

bool Dropout::drops(Index query, Index key) const
{
    const auto place = static_cast<std::uint64_t>(query) << 32U | static_cast<std::uint64_t>(key);
    return unitInterval(mixedBits(seed, place)) < rate;
}

Matrix scoresOf(MatrixView q, MatrixView k, const HeadScoring& scoring, std::span<const Index> queries, Index first_key,
                HeadAttention* stages)
{
    Matrix scores;
    scoresInto(scores, q, k, scoring, queries, first_key, stages);
    return scores;
}

void scoresInto(Matrix& scores, MatrixView q, MatrixView k, const HeadScoring& scoring, std::span<const Index> queries,
                Index first_key, HeadAttention* stages)
{
    const ScoreRule& rule = scoring.rule;
    scores.noalias() = q * k.transpose();
    if (stages != nullptr) stages->scores_raw = scores;
    scores *= rule.scale / rule.temperature;
    if (rule.soft_cap > 0) {
        if (stages != nullptr) stages->scores_uncapped = scores;
        scores = rule.soft_cap * (scores.array() / rule.soft_cap).tanh();
    }
    if (stages != nullptr) stages->scores_scaled = scores;
    if (scoring.bias) {
        for (Index row = 0; row < scores.rows(); ++row)
            scoring.bias->addTo(queries[static_cast<std::size_t>(row)] + scoring.first_query, first_key,
                                scores.row(row));
        if (stages != nullptr) stages->scores_biased = scores;
    }
    if (rule.order == MaskOrder::BeforeSoftmax) fillHidden(scores, scoring, queries, first_key);
}

void zeroHidden(Eigen::Ref<Matrix> weights, const Mask& mask, std::span<const Index> queries, Index first_key)
{
    if (mask.empty()) return;
    eachVisible(mask, queries, first_key, weights.cols(), [&](Index row, const std::uint8_t* visible) {
        for (Index key = 0; key < weights.cols(); ++key)
            if (visible[key] == 0) weights(row, key) = 0;
    });
}

HeadAttention attend(MatrixView q, MatrixView k, MatrixView v, const HeadScoring& scoring, const AttendOptions& options)
{
    requireShape("k", k, k.rows(), q.cols());
    requireShape("v", v, k.rows(), v.cols());
    const Index atOnce = std::max<Index>(1, cellsAtOnce / std::max<Index>(1, k.rows()));
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
        if (options.keep == Keep::Context)
            for (Matrix* unkept :
                 {&part.weights, &part.weights_dropped, &part.weights_unmasked, &part.weights_masked, &part.row_sums})
                unkept->resize(0, 0);
        for (const auto table : tables) place(head.*table, std::move(part.*table), first, q.rows());
        head.rows_without_keys.insert(head.rows_without_keys.end(), part.rows_without_keys.begin(),
                                      part.rows_without_keys.end());
        first += rows;
    } while (first < q.rows());
    return head;
}

}  // namespace core
