#include "core/analysis/run_divergence.h"

#include "core/analysis/divergence.h"
#include "core/kernel/parallel.h"
#include "core/model/pass/head_stages.h"
#include "core/stopped.h"
#include "core/text/alignment.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr Index queriesAtOnce = 128;

/// One head's weights, some queries at a time.
class WeightRows {
public:
    WeightRows(const std::shared_ptr<const Trace>& trace, const HeadAddress& address)
    {
        if (trace->isLong())
            m_long = longHead(trace, address);
        else
            m_whole = headWeights(*trace, address);
    }

    Index queries() const { return m_long ? m_long->queries() : m_whole->rows(); }
    Matrix rows(Index first, Index count, const std::stop_token& stop) const
    {
        if (m_long) return m_long->weights({first, 0, count, m_long->keys()}, stop);
        return m_whole->middleRows(first, count);
    }

private:
    std::shared_ptr<const LongHead> m_long;
    std::shared_ptr<const Matrix> m_whole;
};

/// A mean that grows.
struct RunningMean {
    double sum = 0;
    Index count = 0;

    void take(const std::optional<double>& value)
    {
        if (!value) return;
        sum += *value;
        ++count;
    }
    double value() const { return count == 0 ? std::nan("") : sum / static_cast<double>(count); }
};

void takeItem(RunningMean& mean, const WeightRows& a, const WeightRows& b, const std::vector<bool>& real,
              const std::stop_token& stop)
{
    for (Index first = 0; first < a.queries(); first += queriesAtOnce) {
        if (stop.stop_requested()) throw Stopped{};
        const Index count = std::min(queriesAtOnce, a.queries() - first);
        const Matrix of_a = a.rows(first, count, stop);
        const Matrix of_b = b.rows(first, count, stop);
        for (Index row = 0; row < count; ++row)
            if (real[static_cast<std::size_t>(first + row)]) mean.take(jensenShannon(of_a.row(row), of_b.row(row)));
    }
}

/// The places that both texts have.
std::vector<AlignedToken> common(const std::vector<Token>& a, const std::vector<Token>& b)
{
    std::vector<AlignedToken> both = aligned(a, b);
    std::erase_if(both, [](const AlignedToken& each) { return !each.a || !each.b; });
    return both;
}

/// A row's weights on the common keys; behind them what it gives to others, in a column of its own for each text.
RowVector besideOther(const Eigen::Ref<const RowVector>& weights, const std::vector<AlignedToken>& keys, bool of_a)
{
    RowVector row = RowVector::Zero(std::ssize(keys) + 2);
    for (Index place = 0; place < std::ssize(keys); ++place) {
        const AlignedToken& key = keys[static_cast<std::size_t>(place)];
        row(place) = weights(of_a ? *key.a : *key.b);
    }
    row(std::ssize(keys) + (of_a ? 0 : 1)) = std::max(0.0F, weights.sum() - row.sum());
    return row;
}

/// Logarithms of the softmax.
Eigen::ArrayXd logProbabilities(const RowVector& scores)
{
    const Eigen::ArrayXd precise = scores.transpose().cast<double>().array();
    const double largest = precise.maxCoeff();
    return precise - largest - std::log((precise - largest).exp().sum());
}

}  // namespace

Matrix headDivergenceOfRuns(const std::shared_ptr<const Trace>& a, const std::shared_ptr<const Trace>& b,
                            const std::stop_token& stop)
{
    const Index heads = a->model->info.heads;
    Matrix divergences(std::ssize(a->layers), heads);
    inParallel(divergences.size(), [&](Index i) {
        RunningMean mean;
        for (Index item = 0; item < std::ssize(a->batch.sequences); ++item) {
            const HeadAddress address{i / heads, i % heads, item};
            const auto& real = a->batch.sequences[static_cast<std::size_t>(item)].real;
            takeItem(mean, WeightRows(a, address), WeightRows(b, address), real, stop);
        }
        divergences(i / heads, i % heads) = static_cast<float>(mean.value());
    });
    return divergences;
}

Matrix headDivergenceAligned(const Trace& a, const Trace& b, const std::stop_token& stop)
{
    const std::vector<AlignedToken> queries = common(a.queries(0), b.queries(0)), keys = common(a.keys(0), b.keys(0));
    const Index heads = a.model->info.heads;
    Matrix divergences(std::ssize(a.layers), heads);
    inParallel(divergences.size(), [&](Index i) {
        if (stop.stop_requested()) throw Stopped{};
        const HeadAddress address{i / heads, i % heads, 0};
        const auto of_a = headWeights(a, address), of_b = headWeights(b, address);
        RunningMean mean;
        for (const AlignedToken& query : queries)
            mean.take(jensenShannon(besideOther(of_a->row(*query.a), keys, true),
                                    besideOther(of_b->row(*query.b), keys, false)));
        divergences(i / heads, i % heads) = static_cast<float>(mean.value());
    });
    return divergences;
}

AnswerDivergence answerDivergence(const RowVector& a, const RowVector& b)
{
    const Eigen::ArrayXd p = logProbabilities(a), q = logProbabilities(b);
    AnswerDivergence apart;
    for (Index id = 0; id < p.size(); ++id) {
        const double middle = std::log((std::exp(p(id)) + std::exp(q(id))) / 2);
        const auto term = [](double from, double to) { return from == to ? 0 : std::exp(from) * (from - to); };
        if (std::exp(p(id)) > 0) {
            apart.kullback_leibler += term(p(id), q(id));
            apart.jensen_shannon += term(p(id), middle) / 2;
        }
        if (std::exp(q(id)) > 0) apart.jensen_shannon += term(q(id), middle) / 2;
    }
    // Rounding may leave less than nothing.
    return {std::max(0.0, apart.kullback_leibler), std::max(0.0, apart.jensen_shannon)};
}

}  // namespace core
