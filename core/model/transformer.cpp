#include "core/model/transformer.h"

#include "core/attention/whole_vectors.h"
#include "core/error.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

ScoreBias gridBias(const GridPositions& grid, Index head, Index queries, Index keys)
{
    const Index places = 1 + grid.rows * grid.columns;
    Matrix table(std::min(queries, places), std::min(keys, places));
    for (Index query = 0; query < table.rows(); ++query)
        for (Index key = 0; key < table.cols(); ++key) table(query, key) = grid.table(grid.rowOf(query, key), head);
    return ScoreBias::table(std::move(table));
}

}  // namespace

Index GridPositions::rowOf(Index query, Index key) const
{
    const Index across = 2 * columns - 1;
    const Index ways = (2 * rows - 1) * across;
    if (query == 0) return key == 0 ? ways + 2 : ways;
    if (key == 0) return ways + 1;
    const Index down = (query - 1) / columns - (key - 1) / columns + rows - 1;
    return down * across + (query - 1) % columns - (key - 1) % columns + columns - 1;
}

ScoreBias BoxPositions::bias(Index head, Index queries, Index keys, const Matrix* boxes, Index text_tokens) const
{
    const auto place = [=](Index token) { return token < text_tokens ? token : token - text_tokens; };
    Matrix table = Matrix::Zero(queries, keys);
    const auto edge = [&](Index token, Index which) {
        return boxes == nullptr ? Index{0} : static_cast<Index>((*boxes)(token, which));
    };
    for (Index query = 0; query < queries; ++query)
        for (Index key = 0; key < keys; ++key) {
            if (text_table.rows() > 0) table(query, key) += text_table(text.bucketOf(place(query), place(key)), head);
            if (left_table.rows() == 0) continue;
            constexpr Index left = 0, lower = 3;
            table(query, key) += left_table(page.bucketOf(edge(query, left), edge(key, left)), head)
                                 + lower_table(page.bucketOf(edge(query, lower), edge(key, lower)), head);
        }
    return ScoreBias::table(std::move(table));
}

Mask BlockPositions::reach(Index tokens) const
{
    if (!isSparse(tokens)) return {};
    // Neighbours are together in one of two ways to make pairs of the blocks.
    std::vector<Index> starts, global;
    for (Index start = size; start < tokens; start += 2 * size) starts.push_back(start);
    for (Index token = 0; token < size; ++token) global.push_back(token);
    for (Index token = lastBlock(tokens); token < tokens; ++token) global.push_back(token);
    return Mask::chunk(2 * size) | Mask::segments(std::move(starts)) | Mask::global(std::move(global));
}

std::optional<ScoreBias> BlockPositions::bias(Index queries, Index keys) const
{
    if (!isSparse(keys)) return std::nullopt;
    RowVector between = RowVector::Zero(queries);
    for (Index query = size; query < std::min(queries, lastBlock(keys)); ++query) between(query) = 1;
    const RowVector first = RowVector::Constant(size, std::log(1.0F + static_cast<float>(drawn)));
    return ScoreBias::byKey(first).timesRows(between);
}

RowVector BoxEmbedding::operator()(const RowVector& box) const
{
    const auto at = [&](const Weight& table, float place) {
        return table.row(std::clamp<Index>(static_cast<Index>(place), 0, table.rows() - 1));
    };
    RowVector all(2 * across.cols() + 2 * down.cols() + height.cols() + width.cols());
    all << at(across, box(0)), at(down, box(1)), at(across, box(2)), at(down, box(3)), at(height, box(3) - box(1)),
        at(width, box(2) - box(0));
    return all;
}

std::optional<ScoreBias> positionBias(const PositionBias& positions, Index head, Index heads, Index queries, Index keys)
{
    if (const auto* alibi = std::get_if<AlibiPositions>(&positions))
        return alibiBias(alibi->form, alibi->slopes.size() > 0 ? alibi->slopes(head) : alibiSlope(head, heads), queries,
                         keys);
    if (const auto* relative = std::get_if<RelativePositions>(&positions))
        return relative->buckets.bias(relative->table.col(head).transpose(), queries, keys);
    if (const auto* pairs = std::get_if<PairPositions>(&positions))
        return ScoreBias::table(
            pairs->table.topLeftCorner(std::min(queries, pairs->table.rows()), std::min(keys, pairs->table.cols())));
    if (const auto* places = std::get_if<KeyPositions>(&positions))
        return ScoreBias::byKey(places->table.row(head).head(std::min(keys, places->table.cols())));
    if (const auto* boxes = std::get_if<BoxPositions>(&positions))
        return boxes->bias(head, queries, keys, nullptr, keys);
    if (const auto* blocks = std::get_if<BlockPositions>(&positions)) return blocks->bias(queries, keys);
    if (const auto* grid = std::get_if<GridPositions>(&positions)) return gridBias(*grid, head, queries, keys);
    return std::nullopt;
}

HeadScoring withContent(const Block& block, HeadScoring scoring, Index head, MatrixView q, MatrixView k, Index first)
{
    if (const auto* apart = std::get_if<DisentangledPositions>(&block.positions))
        scoring.bias = apart->bias(q, k, head, scoring.rule.scale, first);
    if (const auto* waves = std::get_if<SinusoidPositions>(&block.positions))
        scoring.bias = waves->bias(q, head, scoring.rule.scale, first, k.rows(), scoring.segments);
    return scoring;
}

Matrix BiasGate::operator()(const Matrix& read) const
{
    const Index heads = scales.size();
    Matrix factors(read.rows(), heads);
    for (Index head = 0; head < heads; ++head) {
        const Matrix both = (1 + (-gates(headColumns(read, head, heads)).array()).exp()).inverse();
        factors.col(head) = both.col(0).array() * (both.col(1).array() * scales(head) - 1) + 2;
    }
    return factors;
}

void addRead(const Block& block, std::vector<HeadScoring>& heads, const Matrix& queries, const Matrix& keys,
             const std::stop_token& stop)
{
    if (block.gate) {
        const Matrix all = (*block.gate)(queries, stop);
        for (std::size_t head = 0; head < heads.size(); ++head)
            heads[head].gate = Matrix(headColumns(all, static_cast<Index>(head), std::ssize(heads)));
    }
    if (block.attention.global)
        for (HeadScoring& head : heads) {
            Matrix halves(queries.rows(), block.attention.valueDimensions());
            for (Index row = 0; row < halves.rows(); ++row)
                halves.row(row) = block.attention.global->halfOf(head.first_query + row, halves.cols());
            head.gate = std::move(halves);
        }
    if (block.bias_gate) {
        const Matrix factors = (*block.bias_gate)(queries);
        for (std::size_t head = 0; head < heads.size(); ++head) {
            const Index first = heads[head].first_query;
            RowVector ofQueries = RowVector::Ones(first + factors.rows());
            ofQueries.tail(factors.rows()) = factors.col(static_cast<Index>(head)).transpose();
            if (heads[head].bias) heads[head].bias = heads[head].bias->timesRows(ofQueries);
        }
    }
    if (!block.index) return;
    const Matrix index = block.index->scores(queries, keys, stop);
    for (HeadScoring& head : heads) {
        const Mask highest = highestOfIndex(index, block.index->kept, head.mask, head.first_query);
        head.mask = head.mask.empty() ? highest.fromQuery(head.first_query) : head.mask & highest;
    }
}

Matrix SideConvolution::added(const Matrix& input, Index first, Index count_of_rows, const std::stop_token& stop) const
{
    const Index width = input.cols();
    Matrix around = Matrix::Zero(count_of_rows, count * width);
    for (Index row = 0; row < count_of_rows; ++row)
        for (Index tap = 0; tap < count; ++tap) {
            const Index token = first + row + tap - count / 2;
            if (token >= 0 && token < input.rows()) around.row(row).segment(tap * width, width) = input.row(token);
        }
    Matrix made = taps(around, stop);
    activate(activation, made);
    return made;
}

Matrix TokenGate::vectors(const std::vector<Index>& ids, MatrixView first, const std::stop_token& stop) const
{
    Matrix all = projection_norm(projection(first, stop));
    for (Index row = 0; row < all.rows(); ++row) all.row(row) += table.row(ids[static_cast<std::size_t>(row)]);
    table.letGo(all.rows());
    all *= scale;
    return all;
}

Matrix TokenGate::added(MatrixView x, MatrixView vectors, const std::stop_token& stop) const
{
    Matrix opened = gate(x, stop);
    activate(activation, opened);
    opened.array() *= vectors.array();
    return norm(out(opened, stop));
}

Index WaveEmbedding::tokensOf(Index samples) const
{
    for (const WaveConvolution& each : convolutions) samples = each.placesOf(samples);
    return samples;
}

Index WaveEmbedding::realTokensOf(Index samples) const
{
    return counts_first_samples ? (samples + stride() - 1) / stride() : tokensOf(samples);
}

Index WaveEmbedding::stride() const
{
    Index samples = 1;
    for (const WaveConvolution& each : convolutions) samples *= each.stride;
    return samples;
}

Index WaveEmbedding::leastSamples() const
{
    Index samples = 1;
    for (auto each = convolutions.rbegin(); each != convolutions.rend(); ++each)
        samples = (samples - 1) * each->stride + each->width;
    return samples;
}

float TokenDropout::factor(const std::vector<Index>& ids) const
{
    const auto masked = static_cast<float>(std::ranges::count(ids, mask_id));
    return (1 - masked_in_training) / (1 - masked / static_cast<float>(ids.size()));
}

Matrix logits(const Transformer& transformer, MatrixView hidden, const std::stop_token& stop)
{
    if (!transformer.language_head) throw Error(Code::Missing, "", "the language-model head is missing");
    const LanguageHead& head = *transformer.language_head;
    Matrix x = hidden;
    if (head.scale != 1) x *= head.scale;
    if (head.transform) x = (*head.transform)(x, stop);
    if (head.activation) activate(*head.activation, x);
    if (head.norm) x = (*head.norm)(x);
    Matrix scores = head.embedding.transposed().multipliedBy(x, stop);
    if (head.bias.size() > 0) scores.rowwise() += head.bias;
    if (head.soft_cap > 0) softCap(scores.data(), scores.size(), head.soft_cap);
    return scores;
}

}  // namespace core
