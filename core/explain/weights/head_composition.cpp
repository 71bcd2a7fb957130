#include "core/explain/weights/head_composition.h"

#include "core/explain/weights/head_circuits.h"
#include "core/kernel/parallel.h"

#include <cmath>
#include <limits>

namespace core {
namespace {

constexpr std::array kinds = {Composition::Query, Composition::Key, Composition::Value};

/// What each head of a layer writes: T of left = Q·T, times rightᵀ. Its products are as large as the circuit's own, and
/// it has d_v rows instead of d_model.
struct Written {
    Matrix rows;      ///< [H · width, d_model]
    Index width = 0;  ///< width of one head

    Eigen::VectorXd norms(Index heads) const
    {
        Eigen::VectorXd all(heads);
        for (Index head = 0; head < heads; ++head)
            all(head) = rows.middleRows(head * width, width).cast<double>().norm();
        return all;
    }

    void pass(const Norm& norm)
    {
        if (norm.kind == Norm::Kind::Layer) rows.colwise() -= rows.rowwise().mean().eval();
        rows.array().rowwise() *= norm.weight.array();
    }
};

/// The reading of each head of a layer through one of its circuits: left · Tᵀ of right = Q·T.
struct Read {
    Matrix columns;         ///< [d_model, H · width]
    Index width = 0;        ///< width of one head
    Eigen::VectorXd norms;  ///< [H]

    Read(Index model, Index heads, Index ofHead) : columns(model, heads * ofHead), width(ofHead), norms(heads) {}

    void set(Index head, const Eigen::MatrixXd& left, const Eigen::MatrixXd& right)
    {
        const Eigen::MatrixXd small = left * triangularFactor(right).transpose();
        columns.middleCols(head * width, width) = small.cast<float>();
        norms(head) = small.norm();
    }
};

Written writtenBy(const AttentionStack& stack, Index layer, const std::stop_token& stop)
{
    const MultiHeadWeights& weights = stack.block(layer).attention;
    const Index model = stack.own->width();
    Written written;
    written.width = std::min(weights.valueDimensions(), weights.value.weight.rows());
    written.rows.resize(weights.heads * written.width, model);
    inParallel(weights.heads, [&](Index head) {
        if (stop.stop_requested()) throw Stopped{};
        const LowRankMatrix circuit = outputValueCircuit(stack, {layer, head});
        written.rows.middleRows(head * written.width, written.width) =
            (triangularFactor(circuit.left) * circuit.right.transpose()).cast<float>();
    });
    return written;
}

/// One for each kind; of cross-attention the queries alone.
std::vector<Read> readBy(const AttentionStack& stack, Index layer, Index distance, const std::stop_token& stop)
{
    const MultiHeadWeights& weights = stack.block(layer).attention;
    const Index model = stack.own->width();
    const Index keyWidth = std::min(weights.keyDimensions(), weights.key.weight.rows());
    std::vector<Read> all = {{model, weights.heads, keyWidth}};
    if (!stack.across()) {
        all.emplace_back(model, weights.heads, keyWidth);
        all.emplace_back(model, weights.heads, std::min(weights.valueDimensions(), model));
    }
    inParallel(weights.heads, [&](Index head) {
        if (stop.stop_requested()) throw Stopped{};
        const LowRankMatrix asks = queryKeyCircuit(stack, {layer, head}, distance).matrix;
        all[0].set(head, asks.left, asks.right);
        if (stack.across()) return;
        all[1].set(head, asks.right, asks.left);
        const LowRankMatrix passes = outputValueCircuit(stack, {layer, head});
        all[2].set(head, passes.left, passes.right);
    });
    return all;
}

/// Fills a table, one later layer after the other, and carries the earlier layers' outputs along.
class Compositions {
public:
    Compositions(const AttentionStack& stack, const CompositionsAsked& asked, const std::stop_token& stop,
                 const std::function<void(Index, Index)>& progress)
        : m_stack(stack),
          m_asked(asked),
          m_stop(stop),
          m_progress(progress),
          m_table(stack)
    {
        const Index last = stack.layers() - 1;
        m_pairs = asked.into ? *asked.into : last * (last + 1) / 2;
    }

    CompositionTable take()
    {
        tell();
        const Index last = m_asked.into.value_or(m_stack.layers() - 1);
        for (Index later = 1; later <= last; ++later) {
            m_written.push_back(writtenBy(m_stack, later - 1, m_stop));
            for (const Norm* norm : m_stack.normsBehind(later - 1))
                for (Written& written : m_written) written.pass(*norm);
            if (!m_asked.into || *m_asked.into == later) fill(later);
        }
        return std::move(m_table);
    }

private:
    void tell() const
    {
        if (m_progress) m_progress(m_done, m_pairs);
    }

    void fill(Index later)
    {
        const std::vector<Read> reads = readBy(m_stack, later, m_asked.distance, m_stop);
        std::vector<Weight> packed;
        packed.reserve(reads.size());
        for (const Read& read : reads) packed.push_back(Weight::own(read.columns));
        for (Index earlier = 0; earlier < later; ++earlier) {
            const Written& written = m_written[static_cast<std::size_t>(earlier)];
            const Eigen::VectorXd norms = written.norms(m_stack.heads());
            for (std::size_t kind = 0; kind < reads.size(); ++kind) {
                const ReadSide side = kinds[kind] == Composition::Query ? ReadSide::Query : ReadSide::Key;
                if (earlier >= m_stack.layerRead(later, side)) continue;  // it was written too late to be read
                const Matrix products = packed[kind].multipliedBy(written.rows, m_stop);
                for (Index one = 0; one < m_stack.heads(); ++one)
                    for (Index two = 0; two < m_stack.heads(); ++two) {
                        const auto block = products.block(one * written.width, two * reads[kind].width, written.width,
                                                          reads[kind].width);
                        m_table.set(kinds[kind], {earlier, one}, {later, two},
                                    block.cast<double>().norm() / (norms(one) * reads[kind].norms(two)));
                    }
            }
            ++m_done;
            tell();
        }
    }

    const AttentionStack& m_stack;
    const CompositionsAsked& m_asked;
    const std::stop_token& m_stop;
    const std::function<void(Index, Index)>& m_progress;
    CompositionTable m_table;
    std::vector<Written> m_written;  ///< output of the layers before, as it arrives at the one that reads
    Index m_done = 0;
    Index m_pairs = 0;
};

}  // namespace

CompositionTable::CompositionTable(const AttentionStack& stack)
    : m_layers(stack.layers()),
      m_heads(stack.heads()),
      m_expected(1 / std::sqrt(static_cast<double>(stack.own->width()))),
      m_values(kinds.size() * static_cast<std::size_t>(m_layers * m_heads * m_layers * m_heads),
               std::numeric_limits<float>::quiet_NaN())
{
}

std::size_t CompositionTable::placeOf(Composition kind, const HeadPlace& earlier, const HeadPlace& later) const
{
    const auto all = static_cast<std::size_t>(m_layers * m_heads);
    const auto one = static_cast<std::size_t>(earlier.layer * m_heads + earlier.head);
    const auto two = static_cast<std::size_t>(later.layer * m_heads + later.head);
    return (static_cast<std::size_t>(kind) * all + two) * all + one;
}

std::optional<float> CompositionTable::at(Composition kind, const HeadPlace& earlier, const HeadPlace& later) const
{
    const float value = m_values[placeOf(kind, earlier, later)];
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

void CompositionTable::set(Composition kind, const HeadPlace& earlier, const HeadPlace& later, double value)
{
    m_values[placeOf(kind, earlier, later)] = static_cast<float>(value);
}

CompositionTable compositions(const AttentionStack& stack, const CompositionsAsked& asked, const std::stop_token& stop,
                              const std::function<void(Index done, Index pairs)>& progress)
{
    stack.block(asked.into.value_or(0));  // there is such a layer, and weights
    return Compositions(stack, asked, stop, progress).take();
}

}  // namespace core
