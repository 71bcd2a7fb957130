#include "core/analysis/head_similarity.h"

#include "core/kernel/parallel.h"
#include "core/model/pass/head_stages.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>

namespace core {
namespace {

/// One head's rows, with what their entropies are, and NaN for a row that is no distribution.
struct Rows {
    std::shared_ptr<const Matrix> weights;
    std::vector<double> entropies;
};

/// -Σ x ln x, where 0 ln 0 is 0.
double rowEntropy(const Eigen::Ref<const RowVector>& row)
{
    constexpr float tiny = std::numeric_limits<float>::min();
    return -static_cast<double>((row.array() * row.array().max(tiny).log()).sum());
}

Rows rowsOf(const Trace& trace, const HeadAddress& address)
{
    Rows rows{headWeights(trace, address), {}};
    for (Index query = 0; query < rows.weights->rows(); ++query) {
        const auto row = rows.weights->row(query);
        const bool counts = row.array().isFinite().all() && row.sum() > 0.5F;
        rows.entropies.push_back(counts ? rowEntropy(row) : std::nan(""));
    }
    return rows;
}

/// H((a + b) / 2) - (H(a) + H(b)) / 2, on average.
float divergenceOf(const Rows& a, const Rows& b)
{
    double sum = 0;
    Index count = 0;
    RowVector middle(a.weights->cols());
    for (Index query = 0; query < a.weights->rows(); ++query) {
        const auto place = static_cast<std::size_t>(query);
        if (std::isnan(a.entropies[place]) || std::isnan(b.entropies[place])) continue;
        middle = 0.5F * (a.weights->row(query) + b.weights->row(query));
        sum += std::max(0.0, rowEntropy(middle) - (a.entropies[place] + b.entropies[place]) / 2);
        ++count;
    }
    return count == 0 ? std::numeric_limits<float>::quiet_NaN() : static_cast<float>(sum / static_cast<double>(count));
}

/// Groups that are being joined, two at a time.
class Clustering {
public:
    explicit Clustering(MatrixView distances)
        : m_distances(distances.array().isNaN().select(1e3F, distances)),
          m_sizes(static_cast<std::size_t>(distances.rows()), 1)
    {
        for (Index i = 0; i < distances.rows(); ++i) m_leaves.push_back({i});
    }

    std::vector<Index> order()
    {
        std::vector<Index> chain;
        for (Index left = m_distances.rows(); left > 1; --left) {
            if (chain.empty()) chain.push_back(firstGroup());
            for (;;) {
                const Index next = nearest(chain.back(), chain.size() > 1 ? chain[chain.size() - 2] : -1);
                if (chain.size() > 1 && next == chain[chain.size() - 2]) break;
                chain.push_back(next);
            }
            const Index b = chain.back();
            chain.pop_back();
            const Index a = chain.back();
            chain.pop_back();
            join(std::min(a, b), std::max(a, b));
        }
        return m_leaves.empty() ? std::vector<Index>{} : m_leaves[static_cast<std::size_t>(firstGroup())];
    }

private:
    bool gone(Index group) const { return m_sizes[static_cast<std::size_t>(group)] == 0; }

    Index firstGroup() const
    {
        return std::ranges::find_if(m_sizes, [](Index size) { return size > 0; }) - m_sizes.begin();
    }

    /// @param before  wins where several are equally near, so that the chain ends
    Index nearest(Index group, Index before) const
    {
        Index best = before;
        for (Index other = 0; other < m_distances.rows(); ++other) {
            if (other == group || gone(other)) continue;
            if (best < 0 || m_distances(group, other) < m_distances(group, best)) best = other;
        }
        return best;
    }

    void join(Index a, Index b)
    {
        const auto sizeA = static_cast<float>(m_sizes[static_cast<std::size_t>(a)]);
        const auto sizeB = static_cast<float>(m_sizes[static_cast<std::size_t>(b)]);
        for (Index other = 0; other < m_distances.rows(); ++other)
            m_distances(a, other) = m_distances(other, a) =
                (sizeA * m_distances(a, other) + sizeB * m_distances(b, other)) / (sizeA + sizeB);
        auto& leaves = m_leaves[static_cast<std::size_t>(a)];
        auto& others = m_leaves[static_cast<std::size_t>(b)];
        leaves.insert(leaves.end(), others.begin(), others.end());
        others.clear();
        m_sizes[static_cast<std::size_t>(a)] += std::exchange(m_sizes[static_cast<std::size_t>(b)], 0);
    }

    Matrix m_distances;
    std::vector<Index> m_sizes;                ///< 0: joined to another
    std::vector<std::vector<Index>> m_leaves;  ///< leaves in the order of the tree
};

}  // namespace

Matrix headDivergences(const Trace& trace, Index item, std::stop_token stop, const std::function<void(double)>& told)
{
    const Index heads = trace.model->info.heads;
    const Index count = static_cast<Index>(trace.layers.size()) * heads;
    std::vector<Rows> rows(static_cast<std::size_t>(count));
    const auto goOn = [&] {
        if (stop.stop_requested()) throw Stopped{};
    };
    inParallel(count, [&](Index i) {
        goOn();
        rows[static_cast<std::size_t>(i)] = rowsOf(trace, {i / heads, i % heads, item});
    });
    Matrix divergences = Matrix::Zero(count, count);
    std::atomic<Index> done = 0;
    inParallel(count, [&](Index i) {
        for (Index j = 0; j < i; ++j) {
            goOn();
            divergences(i, j) = divergences(j, i) =
                divergenceOf(rows[static_cast<std::size_t>(i)], rows[static_cast<std::size_t>(j)]);
        }
        const Index pairs = done += i;
        if (told) told(static_cast<double>(pairs) / std::max(1.0, static_cast<double>(count * (count - 1)) / 2));
    });
    return divergences;
}

Matrix headDivergences(const Trace& a, const Trace& b, Index item, const std::stop_token& stop)
{
    const auto rows = [&](const Trace& trace) {
        const Index heads = trace.model->info.heads;
        std::vector<Rows> all(trace.layers.size() * static_cast<std::size_t>(heads));
        inParallel(std::ssize(all), [&](Index i) {
            if (stop.stop_requested()) throw Stopped{};
            all[static_cast<std::size_t>(i)] = rowsOf(trace, {i / heads, i % heads, item});
        });
        return all;
    };
    const std::vector<Rows> of_a = rows(a), of_b = rows(b);
    Matrix divergences(std::ssize(of_a), std::ssize(of_b));
    inParallel(divergences.rows(), [&](Index i) {
        for (Index j = 0; j < divergences.cols(); ++j) {
            if (stop.stop_requested()) throw Stopped{};
            divergences(i, j) = divergenceOf(of_a[static_cast<std::size_t>(i)], of_b[static_cast<std::size_t>(j)]);
        }
    });
    return divergences;
}

std::vector<Index> clusteringOrder(MatrixView distances) { return Clustering(distances).order(); }

}  // namespace core
