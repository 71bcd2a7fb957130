#include "core/explain/weights/copying.h"

#include "core/explain/weights/head_circuits.h"
#include "core/kernel/panels.h"
#include "core/kernel/parallel.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <array>
#include <mutex>

namespace core {
namespace {

/// Tokens whose rows are multiplied at a time.
constexpr Index tokensAtOnce = 1024;

std::optional<double> hiddenShare(const LowRankMatrix& circuit)
{
    if (circuit.left.rows() != circuit.right.rows()) return std::nullopt;
    // left · rightᵀ and rightᵀ · left have the same eigenvalues, but for zeros.
    return positiveShare(circuit.right.transpose() * circuit.left);
}

/// The tokens that a head reads and writes.
struct Vocabulary {
    TokenVectors read;
    TokenVectors written;
    Index count = 0;

    Vocabulary(const AttentionStack& stack, Index layer)
        : read(TokenVectors::read(stack.rows(ReadSide::Key), stack.norm(layer, ReadSide::Key))),
          written(TokenVectors::written(stack.rows(ReadSide::Query)))
    {
        // A language head's rows beyond the embedding's, or the other way round, fill up a table and stand for no
        // token.
        count = std::min(read.count(), written.count());
        if (stack.across() && read.count() != written.count()) count = 0;
    }

    Index blocks() const { return (count + tokensAtOnce - 1) / tokensAtOnce; }
    Index rowsOf(Index block) const { return std::min(tokensAtOnce, count - block * tokensAtOnce); }
    void letGo() const
    {
        read.letGo();
        written.letGo();
    }
};

/// A head's output for the tokens of a vocabulary, in the d_v dimensions of its values.
class CopiedTokens {
public:
    CopiedTokens(const LowRankMatrix& circuit, const Vocabulary& vocabulary, const CopyingAsked& asked)
        : m_vocabulary(vocabulary),
          m_in(Panels::of(circuit.left.cast<float>())),
          m_out(Panels::of(circuit.right.cast<float>())),
          m_asked(asked)
    {
        const Index sampled = std::clamp<Index>(asked.sampled, 0, vocabulary.count);
        for (Index i = 0; i < sampled; ++i) m_ids.push_back(i * vocabulary.count / sampled);
        m_values.resize(sampled, m_in.cols());
        m_own.resize(sampled);
        m_above.assign(m_ids.size(), 0);
        for (Index i = 0; i < sampled; ++i) {
            const Index id = m_ids[static_cast<std::size_t>(i)];
            m_values.row(i) = multiplied(m_vocabulary.read.rows(id, 1), m_in);
            m_own(i) = m_values.row(i).dot(multiplied(m_vocabulary.written.rows(id, 1), m_out).row(0));
        }
    }

    /// Goes through the vocabulary.
    void collect(const std::stop_token& stop)
    {
        std::vector<Matrix> sums(static_cast<std::size_t>(m_vocabulary.blocks()));
        inParallel(m_vocabulary.blocks(), [&](Index block) {
            if (stop.stop_requested()) throw Stopped{};
            const Index first = block * tokensAtOnce;
            const Index count = m_vocabulary.rowsOf(block);
            const Matrix in = multiplied(m_vocabulary.read.rows(first, count), m_in);
            if (stop.stop_requested()) throw Stopped{};
            const Matrix out = multiplied(m_vocabulary.written.rows(first, count), m_out);
            sums[static_cast<std::size_t>(block)] = product(out.transpose(), in);
            countAbove(first, out);
        });
        m_vocabulary.letGo();
        m_sum = Eigen::MatrixXd::Zero(m_in.cols(), m_in.cols());
        for (const Matrix& sum : sums) m_sum += sum.cast<double>();  // in order, whatever the threads did
    }

    /// [d_v, d_v] with the nonzero eigenvalues of embedding · OV · unembedding.
    const Eigen::MatrixXd& small() const { return m_sum; }

    std::optional<double> amongTop() const
    {
        if (m_ids.empty()) return std::nullopt;
        const auto few = std::ranges::count_if(m_above, [&](Index above) { return above < m_asked.top; });
        return static_cast<double>(few) / static_cast<double>(m_ids.size());
    }

private:
    static Matrix multiplied(const Matrix& rows, const Panels& panels)
    {
        Matrix out(rows.rows(), panels.cols());
        panels.multiply(rows, 0, out);
        return out;
    }

    void countAbove(Index first, const Matrix& out)
    {
        if (m_ids.empty()) return;
        const Matrix scores = productTransposed(m_values, out);
        std::vector<Index> above(m_ids.size(), 0);
        for (Index i = 0; i < scores.rows(); ++i) {
            const Index own = m_ids[static_cast<std::size_t>(i)] - first;
            Index count = (scores.row(i).array() > m_own(i)).count();
            if (own >= 0 && own < scores.cols() && scores(i, own) > m_own(i)) --count;  // itself, by rounding
            above[static_cast<std::size_t>(i)] = count;
        }
        const std::scoped_lock lock(m_mutex);
        std::ranges::transform(above, m_above, m_above.begin(), std::plus{});
    }

    const Vocabulary& m_vocabulary;
    Panels m_in;   ///< [d_model, d_v] turns tokens into values
    Panels m_out;  ///< [d_model, d_v] turns values into tokens' scores
    CopyingAsked m_asked;
    std::vector<Index> m_ids;    ///< ids of the sampled tokens
    Matrix m_values;             ///< [sampled, d_v]
    Eigen::VectorXf m_own;       ///< [sampled] how much a token raises its own score
    std::vector<Index> m_above;  ///< [sampled] how many it raises more; guarded by the mutex
    std::mutex m_mutex;
    Eigen::MatrixXd m_sum;
};

/// Σ_t u_t ⊗ e_t over the tokens, u_t written and e_t read: [d_model, d_model].
Eigen::MatrixXd tokenTransfer(const Vocabulary& vocabulary, const std::stop_token& stop)
{
    Eigen::MatrixXd transfer;
    for (Index block = 0; block < vocabulary.blocks(); ++block) {
        std::array<Matrix, 2> sides;
        inParallel(2, [&](Index side) {
            const TokenVectors& tokens = side == 0 ? vocabulary.read : vocabulary.written;
            sides[static_cast<std::size_t>(side)] = tokens.rows(block * tokensAtOnce, vocabulary.rowsOf(block));
        });
        const Panels read = Panels::of(sides[0]);
        const Matrix written = sides[1].transpose();
        if (block == 0) transfer = Eigen::MatrixXd::Zero(written.rows(), read.cols());
        inParallel(read.count(), [&](Index panel) {
            if (stop.stop_requested()) throw Stopped{};
            Matrix some(written.rows(), read.colsOf(panel));
            read.multiply(written, panel, some);
            transfer.middleCols(read.firstCol(panel), some.cols()) += some.cast<double>();
        });
    }
    vocabulary.letGo();
    return transfer;
}

}  // namespace

std::optional<double> positiveShare(const Eigen::MatrixXd& matrix)
{
    if (matrix.size() == 0) return std::nullopt;
    const Eigen::EigenSolver<Eigen::MatrixXd> solver(matrix, false);
    if (solver.info() != Eigen::Success) return std::nullopt;
    const double sizes = solver.eigenvalues().cwiseAbs().sum();
    constexpr double rounding = 1e-12;
    if (!(sizes > rounding * matrix.norm())) return std::nullopt;
    return solver.eigenvalues().real().sum() / sizes;
}

CopyingScore copyingScore(const AttentionStack& stack, const HeadPlace& place, const CopyingAsked& asked,
                          const std::stop_token& stop)
{
    const LowRankMatrix circuit = outputValueCircuit(stack, place);
    const Vocabulary vocabulary(stack, place.layer);
    CopyingScore score;
    score.hidden = hiddenShare(circuit);
    score.written = vocabulary.written.source();
    if (vocabulary.count == 0) return score;
    CopiedTokens tokens(circuit, vocabulary, asked);
    tokens.collect(stop);
    score.tokens = positiveShare(tokens.small());
    score.among_top = tokens.amongTop();
    return score;
}

std::vector<CopyingScore> copyingScores(const AttentionStack& stack, const std::stop_token& stop,
                                        const std::function<void(Index done, Index layers)>& progress)
{
    const auto done = [&](Index layers) {
        if (progress) progress(layers, stack.layers());
    };
    const Index heads = stack.heads();
    std::vector<CopyingScore> scores(static_cast<std::size_t>(stack.layers() * heads));
    done(0);
    std::optional<TokenVectors> read;
    Eigen::MatrixXd transfer;
    for (Index layer = 0; layer < stack.layers(); ++layer) {
        const Vocabulary vocabulary(stack, layer);
        if (!read || !(*read == vocabulary.read)) transfer = tokenTransfer(vocabulary, stop);
        read = vocabulary.read;
        inParallel(heads, [&](Index head) {
            if (stop.stop_requested()) throw Stopped{};
            const LowRankMatrix circuit = outputValueCircuit(stack, {layer, head});
            CopyingScore& score = scores[static_cast<std::size_t>(layer * heads + head)];
            score.hidden = hiddenShare(circuit);
            score.written = vocabulary.written.source();
            if (vocabulary.count > 0)
                score.tokens = positiveShare(circuit.right.transpose() * (transfer * circuit.left));
        });
        done(layer + 1);
    }
    return scores;
}

}  // namespace core
