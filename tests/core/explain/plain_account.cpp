#include "tests/core/explain/plain_account.h"

#include <algorithm>
#include <cmath>

using namespace core;

namespace {

using Table = PlainStream::Table;
using Kind = StreamPart::Kind;

Table tableOf(const Weight& weight) { return weight.matrix().cast<double>(); }

Table rowOf(const RowVector& row, Index rows) { return row.cast<double>().replicate(rows, 1); }

Table project(const Projection& projection, const Table& x)
{
    Table out = x * tableOf(projection.weight);
    if (projection.bias.size() > 0) out += rowOf(projection.bias, x.rows());
    return out;
}

/// (x - mean) / √(variance + ε) · weight, with mean and variance of `by`; without the bias.
Table scaledBy(const Table& x, const Table& by, const Norm& norm)
{
    Table out = x;
    for (Index row = 0; row < x.rows(); ++row) {
        const double mean = by.row(row).mean();
        const double variance = (by.row(row).array() - mean).square().mean();
        out.row(row) =
            ((x.row(row).array() - x.row(row).mean()) / std::sqrt(variance + static_cast<double>(norm.epsilon)))
                .matrix()
                .cwiseProduct(norm.weight.cast<double>());
    }
    return out;
}

Table layerNorm(const Table& x, const Norm& norm) { return scaledBy(x, x, norm) + rowOf(norm.bias, x.rows()); }

double gelu(double x, Activation activation)
{
    if (activation == Activation::Gelu) return 0.5 * x * (1 + std::erf(x / std::sqrt(2.0)));
    return 0.5 * x * (1 + std::tanh(std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x)));
}

Table feedForward(const FeedForward& layer, const Table& x)
{
    const Table inner = project(layer.in, x).unaryExpr([&](double v) { return gelu(v, layer.activation); });
    return project(layer.out, inner);
}

Table softmax(Table scores, bool causal)
{
    for (Index query = 0; query < scores.rows(); ++query) {
        const Index keys = causal ? query + 1 : scores.cols();
        const double largest = scores.row(query).head(keys).maxCoeff();
        scores.row(query) = (scores.row(query).array() - largest).exp();
        scores.row(query).tail(scores.cols() - keys).setZero();
        scores.row(query) /= scores.row(query).sum();
    }
    return scores;
}

Table columnsOf(const Table& all, Index head, Index width) { return all.middleCols(head * width, width); }

}  // namespace

PlainStream::PlainStream(const Transformer& transformer, const Sequence& sequence, bool causal)
    : m_transformer(transformer),
      m_causal(causal)
{
    const auto tokens = static_cast<Index>(sequence.tokens.size());
    const Table words = tableOf(transformer.token_embedding), places = tableOf(transformer.position_embedding);
    Table token(tokens, words.cols());
    for (Index i = 0; i < tokens; ++i) token.row(i) = words.row(sequence.tokens[static_cast<std::size_t>(i)].id);
    add({.kind = Kind::Token}, token);
    if (transformer.segment_embedding.rows() > 0)
        add({.kind = Kind::Segment}, tableOf(transformer.segment_embedding).row(0).replicate(tokens, 1));
    add({.kind = Kind::Position}, places.topRows(tokens));
    if (transformer.embedding_norm) m_rows = normed(m_rows, m_parts, *transformer.embedding_norm);
}

void PlainStream::add(const StreamPart& part, const Table& rows)
{
    const auto known = std::ranges::find(m_parts, part);
    if (known != m_parts.end()) {
        m_rows[static_cast<std::size_t>(known - m_parts.begin())] += rows;
        return;
    }
    m_parts.push_back(part);
    m_rows.push_back(rows);
}

Table PlainStream::sum() const
{
    Table sum = m_rows.front();
    for (std::size_t i = 1; i < m_rows.size(); ++i) sum += m_rows[i];
    return sum;
}

std::vector<Table> PlainStream::normed(const std::vector<Table>& parts, std::vector<StreamPart>& names,
                                       const Norm& norm)
{
    Table sum = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) sum += parts[i];
    std::vector<Table> result;
    for (const Table& part : parts) result.push_back(scaledBy(part, sum, norm));
    const auto bias = std::ranges::find(names, StreamPart{.kind = Kind::NormBias});
    if (bias != names.end()) {
        result[static_cast<std::size_t>(bias - names.begin())] += rowOf(norm.bias, sum.rows());
    } else {
        names.push_back({.kind = Kind::NormBias});
        result.push_back(rowOf(norm.bias, sum.rows()));
    }
    return result;
}

void PlainStream::passLayer(Index layer)
{
    const Block& block = m_transformer.blocks[static_cast<std::size_t>(layer)];
    const MultiHeadWeights& weights = block.attention;
    const Table x = sum();
    const Table read = block.attention_norm ? layerNorm(x, *block.attention_norm) : x;
    const Table q = project(weights.query, read), k = project(weights.key, read), v = project(weights.value, read);
    const Index width = weights.keyDimensions();
    const Table out = tableOf(weights.output->weight);
    for (Index head = 0; head < weights.heads; ++head) {
        const Table scores =
            columnsOf(q, head, width) * columnsOf(k, head, width).transpose() * static_cast<double>(block.scores.scale);
        add({Kind::Head, AttentionBlock::Self, layer, head},
            softmax(scores, m_causal) * columnsOf(v, head, width) * out.middleRows(head * width, width));
    }
    add({.kind = Kind::OutputBias}, rowOf(weights.output->bias, x.rows()));
    if (block.attention_sum_norm) m_rows = normed(m_rows, m_parts, *block.attention_sum_norm);
    const Table left = sum();
    const Table inner = block.feed_forward_norm ? layerNorm(left, *block.feed_forward_norm) : left;
    add({.kind = Kind::FeedForward, .layer = layer}, feedForward(std::get<FeedForward>(block.feed_forward), inner));
    if (block.feed_forward_sum_norm) m_rows = normed(m_rows, m_parts, *block.feed_forward_sum_norm);
}

Table PlainStream::products(Index layer, Index head, Index query, Index key) const
{
    const Block& block = m_transformer.blocks[static_cast<std::size_t>(layer)];
    const MultiHeadWeights& weights = block.attention;
    const Index width = weights.keyDimensions();
    std::vector<StreamPart> names = m_parts;
    const std::vector<Table> rows = block.attention_norm ? normed(m_rows, names, *block.attention_norm) : m_rows;
    const auto side = [&](const Projection& projection, Index row) {
        const Table columns = columnsOf(tableOf(projection.weight), head, width);
        Table parts(static_cast<Index>(rows.size()) + 1, width);
        for (std::size_t i = 0; i < rows.size(); ++i) parts.row(static_cast<Index>(i)) = rows[i].row(row) * columns;
        parts.bottomRows(1) = projection.bias.segment(head * width, width).cast<double>();
        return parts;
    };
    return side(weights.query, query) * side(weights.key, key).transpose() * static_cast<double>(block.scores.scale);
}

Eigen::VectorXd PlainStream::answers(Index row, Index id) const
{
    std::vector<StreamPart> names = m_parts;
    const std::vector<Table> rows = normed(m_rows, names, *m_transformer.final_norm);
    const Eigen::VectorXd toward = m_transformer.language_head->embedding.row(id).cast<double>().transpose();
    Eigen::VectorXd values(static_cast<Index>(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i) values(static_cast<Index>(i)) = rows[i].row(row) * toward;
    return values;
}
