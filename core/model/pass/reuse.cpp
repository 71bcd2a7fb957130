#include "core/model/pass/reuse.h"

#include "core/attention/scores.h"
#include "core/model/pass/text_pictures.h"

#include <algorithm>
#include <numeric>

namespace core {
namespace {

bool samePlace(const Sequence& a, const Sequence& b, std::size_t place)
{
    return a.tokens[place].id == b.tokens[place].id && a.tokens[place].segment == b.tokens[place].segment
           && a.real[place] == b.real[place];
}

template<typename Input>
bool same(const std::shared_ptr<const Input>& a, const std::shared_ptr<const Input>& b)
{
    return a == b || (a != nullptr && b != nullptr && *a == *b);
}

/// Whether two inputs that are no texts are alike: a picture, a sound or a page is reused whole or not at all.
bool sameInput(const Sequence& a, const Sequence& b)
{
    const auto sized = [](const auto& one, const auto& other) {
        return one == nullptr || other == nullptr || (one->rows() == other->rows() && one->cols() == other->cols());
    };
    return samePictures(a, b) && same(a.pixels, b.pixels) && sized(a.features, b.features)
           && same(a.features, b.features) && sized(a.boxes, b.boxes) && same(a.boxes, b.boxes);
}

bool sameSequences(const std::vector<Sequence>& a, const std::vector<Sequence>& b)
{
    return std::ranges::equal(a, b, [](const Sequence& one, const Sequence& other) {
        return one.real == other.real && sameInput(one, other)
               && std::ranges::equal(one.tokens, other.tokens, [](const Token& x, const Token& y) {
                      return x.id == y.id && x.segment == y.segment;
                  });
    });
}

/// The number of tokens with which two texts begin alike.
Index commonBeginning(const Sequence& a, const Sequence& b)
{
    const std::size_t shorter = std::min(a.tokens.size(), b.tokens.size());
    std::size_t place = 0;
    if (!sameInput(a, b)) return 0;
    while (place < shorter && samePlace(a, b, place)) ++place;
    return static_cast<Index>(place);
}

/// Whether the first rows of a head are the same numbers whatever stands behind them.
bool endsAt(const HeadScoring& scoring, Index rows, Index keys)
{
    if (!hidesWholly(scoring) || scoring.mask.empty() || scoring.replaced.mean) return false;
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(keys));
    for (Index row = 0; row < rows; ++row) {
        scoring.mask.visibleKeys(row, visible);
        const auto last = visible.begin() + rows;
        if (std::find(last, visible.end(), 1) != visible.end() || std::find(visible.begin(), last, 1) == last)
            return false;
    }
    return true;
}

/// Whether the rotary embedding turns by the same angles in texts of both lengths.
bool sameTurns(const MultiHeadWeights& weights, Index tokens, Index other)
{
    return !weights.rotary || weights.rotary->frequencies(tokens) == weights.rotary->frequencies(other);
}

constexpr Matrix HeadAttention::*keptMaps[] = {&HeadAttention::scores_raw,    &HeadAttention::scores_uncapped,
                                               &HeadAttention::scores_scaled, &HeadAttention::scores_biased,
                                               &HeadAttention::scores_masked, &HeadAttention::weights,
                                               &HeadAttention::dropout_kept,  &HeadAttention::weights_dropped};

/// The first queries' stages over the keys behind them, which they do not see.
HeadAttention hiddenCorner(const EarlierHead& earlier, MatrixView k, const HeadScoring& scoring, Keep keep)
{
    HeadAttention corner;
    const Index kept = earlier.kept, keys = k.rows() - kept;
    corner.weights = Matrix::Zero(kept, keys);
    if (scoring.dropout.rate > 0) corner.weights_dropped = corner.weights;
    if (keep != Keep::Stages) return corner;
    std::vector<Index> queries(static_cast<std::size_t>(kept));
    std::iota(queries.begin(), queries.end(), Index{0});
    corner.scores_masked = scoresInStages(earlier.queries(), k.bottomRows(keys), scoring, queries, kept, corner);
    if (scoring.dropout.rate > 0) {
        corner.dropout_kept.resize(kept, keys);
        for (Index query = 0; query < kept; ++query)
            for (Index key = 0; key < keys; ++key)
                corner.dropout_kept(query, key) =
                    scoring.dropout.drops(query + scoring.first_query, key + kept) ? 0.0F : 1.0F;
    }
    return corner;
}

/// Contexts and the sink's shares: the first rows of the earlier trace above the new ones.
void stackColumns(const HeadAttention& before, Index kept, HeadAttention& head)
{
    for (const auto table : {&HeadAttention::context, &HeadAttention::context_ungated, &HeadAttention::sink_weights})
        // Also where no row is left to compute.
        if ((before.*table).rows() > 0) head.*table = stacked((before.*table).topRows(kept), head.*table);
}

}  // namespace

Matrix stacked(MatrixView above, const Matrix& below)
{
    Matrix all(above.rows() + below.rows(), below.cols());
    all.topRows(above.rows()) = above;
    all.bottomRows(below.rows()) = below;
    return all;
}

bool hidesWholly(const HeadScoring& scoring)
{
    constexpr float leaksAbove = -1e30F;
    return scoring.rule.order == MaskOrder::BeforeSoftmax && scoring.rule.fill.value < leaksAbove;
}

bool sameScoring(const HeadScoring& a, const HeadScoring& b)
{
    // Bias and sink are the model's own, and a gate follows from the layer's input.
    return a.mask == b.mask && a.rule == b.rule && a.dropout == b.dropout && a.output == b.output
           && a.replaced == b.replaced && a.first_query == b.first_query;
}

Reuse::Reuse(std::shared_ptr<const Trace> previous, const Trace& fresh, bool encoded)
    : m_previous(std::move(previous)),
      m_fresh(fresh),
      m_encoded(encoded)
{
    if (m_previous == nullptr || m_previous->model != fresh.model || m_previous->last_hidden_state.empty()
        || m_previous->keep != fresh.keep || (m_previous->quick && !fresh.quick)
        || m_previous->batch.given != fresh.batch.given || m_previous->batch.first_query != fresh.batch.first_query
        || std::ranges::any_of(m_previous->layers, [](const auto& layer) { return layer->light; }))
        return;
    m_unpatched = m_previous->stream_patches.empty();
    const Batch& before = m_previous->batch;
    if (!sameSequences(before.key_sequences, fresh.batch.key_sequences)) return;
    m_same = sameSequences(before.sequences, fresh.batch.sequences);
    if (m_same || (!encoded && !fresh.batch.key_sequences.empty()) || fresh.batch.given != nullptr
        || before.sequences.size() != fresh.batch.sequences.size())
        return;
    Index rows = std::ssize(fresh.batch.sequences.front().tokens);
    for (std::size_t item = 0; item < before.sequences.size(); ++item)
        rows = std::min(rows, commonBeginning(before.sequences[item], fresh.batch.sequences[item]));
    m_rows = kept(rows);
}

/// Few rows are multiplied by other kernels, whose sums are in another order: neither those that are kept nor those
/// that are computed are ever so few, unless somebody wants them quickly.
Index Reuse::kept(Index same) const
{
    const Index least = m_fresh.quick ? 1 : Weight::least_rows;
    const auto now = std::ssize(m_fresh.batch.sequences.front().tokens);
    const Index rows = std::min(same, now - least);
    return rows < least ? 0 : rows;
}

/// Rows before the first that is patched here are the same.
void Reuse::meetPatches(Index layer)
{
    const auto first = m_unpatched ? firstPatched(m_fresh.stream_patches, layer) : std::nullopt;
    if (!first) return;
    m_rows = kept(m_same ? *first : std::min(m_rows, *first));
    m_same = false;
}

Reuse::Taken Reuse::enter(Index layer, const std::vector<std::vector<HeadScoring>>& scoring, const LayerChange* change)
{
    meetPatches(layer);
    if (!m_same && m_rows == 0) return Taken::Nothing;
    const auto& items = m_previous->layers[static_cast<std::size_t>(layer)]->items;
    const auto eachHead = [&](const auto& holds) {
        for (std::size_t item = 0; item < items.size(); ++item)
            for (std::size_t head = 0; head < scoring[item].size(); ++head)
                if (!holds(items[item].scoring[head], scoring[item][head])) return false;
        return true;
    };
    const bool changedAlike = std::ranges::all_of(items, [change](const SequenceLayer& item) {
        return item.change == nullptr || change == nullptr ? item.change.get() == change : *item.change == *change;
    });
    if (m_same) {
        m_same = changedAlike && eachHead(sameScoring);
        return m_same ? Taken::Whole : Taken::Vectors;
    }
    const Block& block = m_fresh.model->transformer.blocks[static_cast<std::size_t>(layer)];
    const MultiHeadWeights& weights = block.attention;
    const auto before = static_cast<Index>(m_previous->queries(0).size());
    const auto now = static_cast<Index>(m_fresh.queries(0).size());
    // A convolution looks ahead whatever the mask is.
    const bool keeps = changedAlike && weights.added.count() == 0 && !block.beside && sameTurns(weights, before, now)
                       && eachHead([&](const HeadScoring& was, const HeadScoring& is) {
                              return sameScoring(was, is) && !is.replaced.mean
                                     && (m_encoded || endsAt(is, m_rows, std::max(now, before)));
                          });
    if (!keeps) m_rows = 0;
    return keeps ? Taken::Rows : Taken::Nothing;
}

void Reuse::follow(const Reuse& other)
{
    m_same = other.m_same;
    m_rows = other.m_rows;
}

void Reuse::forget()
{
    m_same = false;
    m_rows = 0;
}

HeadAttention continuedAcross(const EarlierHead& earlier, const HeadVectors& vectors, const HeadScoring& scoring,
                              const AttendOptions& options)
{
    const HeadAttention& before = earlier.attention;
    const Index kept = earlier.kept;
    AttendOptions below = options;
    below.first_row = kept;
    below.on_weights = {};
    HeadAttention head = attend(vectors.q, vectors.k, vectors.v, scoring, below);
    for (const auto map : keptMaps)
        if ((before.*map).rows() > 0) head.*map = stacked((before.*map).topRows(kept), head.*map);
    stackColumns(before, kept, head);
    if (!options.on_weights) return head;
    if (head.weights.rows() > 0) {
        options.on_weights(0, head.weights);
        return head;
    }
    const Matrix noValues(vectors.k.rows(), 0);  // for the overview alone
    below.on_weights = options.on_weights;
    attend(earlier.queries(), vectors.k, noValues, scoring, options);
    attend(vectors.q, vectors.k, noValues, scoring, below);
    return head;
}

HeadAttention continued(const EarlierHead& earlier, const HeadVectors& vectors, const HeadScoring& scoring,
                        const AttendOptions& options)
{
    const HeadAttention& before = earlier.attention;
    const Index kept = earlier.kept, rows = vectors.q.rows();
    AttendOptions below = options;
    below.first_row = kept;
    if (options.keep <= Keep::Context) {
        // The first rows' weights are wanted for the overview alone.
        if (options.on_weights) attend(earlier.queries(), vectors.k, Matrix(vectors.k.rows(), 0), scoring, options);
        HeadAttention head = attend(vectors.q, vectors.k, vectors.v, scoring, below);
        stackColumns(before, kept, head);
        return head;
    }
    below.on_weights = {};
    HeadAttention head = attend(vectors.q, vectors.k, vectors.v, scoring, below);
    const HeadAttention corner = hiddenCorner(earlier, vectors.k, scoring, options.keep);
    for (const auto map : keptMaps) {
        if ((before.*map).rows() == 0) continue;
        Matrix whole(kept + rows, vectors.k.rows());
        whole.topLeftCorner(kept, kept) = (before.*map).topLeftCorner(kept, kept);
        whole.topRightCorner(kept, whole.cols() - kept) = corner.*map;
        whole.bottomRows(rows) = head.*map;
        head.*map = std::move(whole);
    }
    stackColumns(before, kept, head);
    if (options.on_weights) options.on_weights(0, head.weights);
    return head;
}

}  // namespace core
