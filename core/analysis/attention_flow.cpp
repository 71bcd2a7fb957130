#include "core/analysis/attention_flow.h"

#include "core/analysis/head_measures.h"
#include "core/error.h"
#include "core/kernel/parallel.h"

#include <algorithm>
#include <cstdint>
#include <lemon/preflow.h>
#include <lemon/static_graph.h>
#include <limits>
#include <string>
#include <utility>

namespace core {
namespace {

using Graph = lemon::StaticDigraph;
using Capacity = std::int64_t;
using Capacities = Graph::ArcMap<Capacity>;

constexpr double wholeShare = 1LL << 40U;  ///< a weight of 1; sums of any row are far from 2^63

/// Places of all layers, those of the input first; arcs lead from each place to those below that it attends to.
class LayerGraph {
public:
    explicit LayerGraph(const std::vector<Matrix>& means)
        : m_tokens(static_cast<int>(means.front().rows())),
          m_layers(static_cast<int>(means.size())),
          m_capacities(m_graph)
    {
        std::vector<std::pair<int, int>> arcs;
        std::vector<Capacity> capacities;
        for (int layer = 1; layer <= m_layers; ++layer) {
            const Matrix mixed = withResidual(means[static_cast<std::size_t>(layer - 1)]);
            for (int query = 0; query < m_tokens; ++query)
                for (int key = 0; key < m_tokens; ++key) {
                    // Numbers from elsewhere may be no shares.
                    const auto share = static_cast<double>(mixed(query, key));
                    if (!(share > 0)) continue;
                    arcs.emplace_back(placeOf(layer, query), placeOf(layer - 1, key));
                    capacities.push_back(static_cast<Capacity>(std::min(share, 1.0) * wholeShare));
                }
        }
        m_graph.build((m_layers + 1) * m_tokens, arcs.begin(), arcs.end());
        for (int arc = 0; arc < static_cast<int>(capacities.size()); ++arc)
            m_capacities[Graph::arc(arc)] = capacities[static_cast<std::size_t>(arc)];
    }

    double flow(Index query, Index key) const
    {
        lemon::Preflow<Graph, Capacities> flow(m_graph, m_capacities,
                                               Graph::node(placeOf(m_layers, static_cast<int>(query))),
                                               Graph::node(static_cast<int>(key)));
        flow.runMinCut();
        return static_cast<double>(flow.flowValue()) / wholeShare;
    }

private:
    int placeOf(int layer, int token) const { return layer * m_tokens + token; }

    int m_tokens;
    int m_layers;
    Graph m_graph;
    Capacities m_capacities;
};

}  // namespace

Matrix attentionFlow(const std::vector<Matrix>& means, const std::stop_token& stop)
{
    const Index tokens = means.front().rows();
    if (tokens > mostFlowTokens)
        throw Error(Code::OutOfRange, "", "the attention flow cannot be used: expected at most %1 tokens, found %2",
                    std::to_string(mostFlowTokens), std::to_string(tokens));
    if (!std::ranges::all_of(means, [](const Matrix& mean) { return mean.allFinite(); }))
        return Matrix::Constant(tokens, tokens, std::numeric_limits<float>::infinity());
    const LayerGraph graph(means);
    Matrix flows(tokens, tokens);
    inParallel(tokens, [&](Index query) {
        for (Index key = 0; key < tokens; ++key) {
            if (stop.stop_requested()) throw Stopped{};
            flows(query, key) = static_cast<float>(graph.flow(query, key));
        }
        flows.row(query) /= flows.row(query).sum();
    });
    return flows;
}

}  // namespace core
