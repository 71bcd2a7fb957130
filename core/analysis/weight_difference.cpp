#include "core/analysis/weight_difference.h"

#include "core/kernel/parallel.h"
#include "core/stopped.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

/// Rows that are converted at a time: whole blocks of those that files store numbers in, which may lie along a column.
constexpr Index rowsPerBlock = 256;

/// The sums that a difference consists of; sums of several matrices can be added up.
struct Sums {
    double size = 0;     ///< Σ A²
    double apart = 0;    ///< Σ (A − B)²
    double largest = 0;  ///< max |A − B|, NaN once a number is none

    void add(const Sums& more)
    {
        size += more.size;
        apart += more.apart;
        if (std::isnan(more.largest) || more.largest > largest) largest = more.largest;
    }
    WeightDifference difference() const { return {apart == 0 ? 0 : std::sqrt(apart / size), largest}; }
};

/// A matrix of both models.
struct Pair {
    const Weight* a;
    const Weight* b;
    bool turned;  ///< used [in, out], and mostly stored [out, in]: read as it is stored, it is not turned for nothing

    Index pieces() const { return (a->rows() + rowsPerBlock - 1) / rowsPerBlock; }
};

Matrix numbersOf(const Weight& weight, Index first, Index count, bool turned)
{
    const Weight rows = weight.rowsFrom(first, count);
    if (turned) return rows.transposed().matrix();
    Matrix numbers = rows.matrix();
    rows.letGo(count);
    return numbers;
}

Sums sumsOf(const Pair& pair, Index piece)
{
    const Index first = piece * rowsPerBlock;
    const Index count = std::min(rowsPerBlock, pair.a->rows() - first);
    const Matrix a = numbersOf(*pair.a, first, count, pair.turned);
    const Matrix apart = a - numbersOf(*pair.b, first, count, pair.turned);
    return {a.cast<double>().squaredNorm(), apart.cast<double>().squaredNorm(),
            static_cast<double>(apart.cwiseAbs().maxCoeff<Eigen::PropagateNaN>())};
}

/// The sums of each of some matrices, whose pieces are spread over the threads together.
std::vector<Sums> sumsOf(const std::vector<Pair>& pairs, const std::stop_token& stop)
{
    std::vector<std::pair<std::size_t, Index>> pieces;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        for (Index piece = 0; piece < pairs[i].pieces(); ++piece) pieces.emplace_back(i, piece);
    std::vector<Sums> of_piece(pieces.size());
    inParallel(std::ssize(pieces), [&](Index i) {
        if (stop.stop_requested()) throw Stopped{};
        const auto& [pair, piece] = pieces[static_cast<std::size_t>(i)];
        of_piece[static_cast<std::size_t>(i)] = sumsOf(pairs[pair], piece);
    });
    std::vector<Sums> sums(pairs.size());
    for (std::size_t i = 0; i < pieces.size(); ++i) sums[pieces[i].first].add(of_piece[i]);
    for (const Pair& pair : pairs)
        for (const Weight* weight : {pair.a, pair.b}) weight->letGo(weight->rows());
    return sums;
}

/// The language head of both, unless it is one with the embedding.
std::optional<Pair> headsOf(const Transformer& a, const Transformer& b)
{
    if (!a.language_head || !b.language_head || (isHeadTied(a) && isHeadTied(b))) return std::nullopt;
    return Pair{&a.language_head->embedding, &b.language_head->embedding, false};
}

LayerWeightDifference layerDifference(const Block& a, const Block& b, Sums& all, const std::stop_token& stop)
{
    std::vector<Pair> pairs;
    std::vector<WeightPart> parts;
    for (const WeightPart part : weightParts) {
        if (weightOf(a, part) == nullptr) continue;
        pairs.push_back({weightOf(a, part), weightOf(b, part), true});
        parts.push_back(part);
    }
    const std::vector<Sums> sums = sumsOf(pairs, stop);
    LayerWeightDifference difference;
    Sums whole;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        difference.parts[parts[i]] = sums[i].difference();
        whole.add(sums[i]);
    }
    difference.whole = whole.difference();
    all.add(whole);
    return difference;
}

}  // namespace

bool isHeadTied(const Transformer& transformer)
{
    constexpr Index rowsLookedAt = 64;
    const Weight& embedding = transformer.token_embedding;
    const Weight& head = transformer.language_head->embedding;
    if (head.rows() != embedding.rows() || head.cols() != embedding.cols()) return false;
    const Index step = std::max<Index>(1, embedding.rows() / rowsLookedAt);
    for (Index row = embedding.rows() - 1; row >= 0; row -= step)
        if (embedding.row(row) != head.row(row)) return false;
    return true;
}

ModelWeightDifference weightDifference(const Model& a, const Model& b, const std::stop_token& stop,
                                       const std::function<void(Index done, Index layers)>& progress)
{
    requireSameShape(a, b);
    const std::vector<Block>& blocks = a.transformer.blocks;
    const auto done = [&](Index layers) {
        if (progress) progress(layers, std::ssize(blocks));
    };
    std::vector<Pair> tables = {{&embeddingOf(a.transformer), &embeddingOf(b.transformer), false}};
    if (const auto heads = headsOf(a.transformer, b.transformer)) tables.push_back(*heads);
    done(0);
    const std::vector<Sums> sums = sumsOf(tables, stop);
    ModelWeightDifference difference{
        .embedding = sums.front().difference(), .layers = {}, .language_head = {}, .whole = {}};
    if (sums.size() > 1) difference.language_head = sums.back().difference();
    Sums all;
    for (const Sums& table : sums) all.add(table);
    for (std::size_t layer = 0; layer < blocks.size(); ++layer) {
        difference.layers.push_back(layerDifference(blocks[layer], b.transformer.blocks[layer], all, stop));
        done(static_cast<Index>(layer) + 1);
    }
    difference.whole = all.difference();
    return difference;
}

}  // namespace core
