#include "core/model/pass/layer_run.h"

#include "core/attention/pooling.h"
#include "core/error.h"
#include "core/kernel/parallel.h"
#include "core/model/pass/mixing_run.h"
#include "core/model/pass/reuse.h"

#include <functional>
#include <utility>
#include <vector>

namespace core {
namespace {

Matrix normed(const std::optional<Norm>& norm, Matrix x) { return norm ? (*norm)(x) : x; }

/// On several threads, unless it is done before another one is awake.
/// @param numbers  that are computed or copied
void eachOf(Index count, Index numbers, const std::function<void(Index)>& work)
{
    if (numbers >= fewNumbers) return inParallel(count, work);
    for (Index i = 0; i < count; ++i) work(i);
}

/// Puts the first rows of an earlier layer before those that were projected now. Keys and values are read next: they
/// come into one place on several threads, since most of it is that the system clears new pages.
/// @param across  keys and values are another text's: all of them are the earlier layer's
void joinVectors(MultiHeadAttention& now, const MultiHeadAttention& was, Index kept, bool across)
{
    const auto join = [&](SharedMatrix& rest, const SharedMatrix& before, bool whole) {
        if (whole)
            rest = before;
        else if (rest.cols() > 0)
            rest = SharedMatrix::stacked(before, kept, rest);
    };
    join(now.q, was.q, false);
    join(now.projected.q, was.projected.q, false);
    join(now.normed.q, was.normed.q, false);
    join(now.k, was.k, across);
    join(now.v, was.v, across);
    join(now.projected.k, was.projected.k, across);
    join(now.normed.k, was.normed.k, across);
    eachOf(2, kept * now.k.cols(), [&](Index part) { *(part == 0 ? now.k : now.v); });
}

/// Fills one layer with its heads, several at a time.
class Heads {
public:
    /// @param queries  the rows that are to be computed, the last ones
    Heads(const Block& block, SequenceLayer& layer, SharedMatrix queries, const RunOptions& options)
        : m_block(block),
          m_layer(layer),
          m_queries(std::move(queries)),
          m_options(options)
    {
        const auto heads = static_cast<std::size_t>(block.attention.heads);
        layer.attention.heads.resize(heads);
        layer.broken_weights.resize(heads);
        layer.overviews.resize(heads);
    }

    /// @param fill  puts one head in its place
    void each(const std::function<void(Index)>& fill)
    {
        const MultiHeadAttention& attention = m_layer.attention;
        eachOf(m_block.attention.heads, attention.q.rows() * attention.k.rows() * attention.q.cols(), fill);
    }

    /// @param before  null, or what has the other rows
    /// @param across  the keys are another text's
    void compute(Index head, const SequenceLayer* before, bool across = false)
    {
        const MultiHeadWeights& weights = m_block.attention;
        const HeadVectors own = vectorsOf(m_queries, m_layer.attention, weights, head);
        const auto place = static_cast<std::size_t>(head);
        const HeadScoring& scoring = m_layer.scoring[place];
        const Index rows = m_layer.attention.q.rows();
        MapPool pool(rows, own.k.rows(), overviewSide);
        const AttendOptions options{
            .keep = m_options.keep, .stop = m_options.stop, .on_weights = [&](Index first, MatrixView map) {
                pool.add(first, map, scoring.mask);
            }};
        HeadAttention& result = m_layer.attention.heads[place];
        if (before == nullptr) {
            result = attend(own.q, own.k, own.v, scoring, options);
        } else {
            const Index kept = rows - own.q.rows();
            const EarlierHead earlier{before->attention.heads[place], kept, [&]() -> MatrixView {
                                          return headColumns(before->attention.q, head, weights.heads).topRows(kept);
                                      }};
            result =
                across ? continuedAcross(earlier, own, scoring, options) : continued(earlier, own, scoring, options);
        }
        m_layer.overviews[place] = pool.take();
        m_layer.broken_weights[place] = pool.broken();
    }

    void copy(Index head, const SequenceLayer& before)
    {
        const auto place = static_cast<std::size_t>(head);
        m_layer.attention.heads[place] = before.attention.heads[place];
        m_layer.broken_weights[place] = before.broken_weights[place];
        m_layer.overviews[place] = before.overviews[place];
    }

private:
    const Block& m_block;
    SequenceLayer& m_layer;
    SharedMatrix m_queries;
    const RunOptions& m_options;
};

/// A layer's input and projections, without its heads.
SequenceLayer withVectorsOf(const SequenceLayer& before, std::vector<HeadScoring> scoring)
{
    SequenceLayer layer;
    layer.scoring = std::move(scoring);
    layer.input = before.input;
    layer.key_input = before.key_input;
    layer.token_vectors = before.token_vectors;
    layer.before = before.before;
    layer.mixer = before.mixer;
    layer.mixed = before.mixed;
    layer.change = before.change;
    layer.attention.q = before.attention.q;
    layer.attention.k = before.attention.k;
    layer.attention.v = before.attention.v;
    layer.attention.projected = before.attention.projected;
    layer.attention.normed = before.attention.normed;
    return layer;
}

/// Adds to a layer's scoring the parts that follow from its rows: a bias of positions from queries and keys, an index
/// and a gate from the layer's input.
void addContent(const Block& block, SequenceLayer& layer, const std::stop_token& stop)
{
    if (block.index || block.gate || block.bias_gate || block.attention.global) {
        const Matrix read = attentionInput(block, layer.input);
        addRead(block, layer.scoring, read, layer.key_input.rows() > 0 ? *layer.key_input : read, stop);
    }
    if (!std::holds_alternative<DisentangledPositions>(block.positions)
        && !std::holds_alternative<SinusoidPositions>(block.positions))
        return;
    for (Index head = 0; head < block.attention.heads; ++head) {
        const HeadVectors own = vectorsOf(layer.attention, block.attention, head);
        HeadScoring& scoring = layer.scoring[static_cast<std::size_t>(head)];
        const Index first = scoring.first_query;
        scoring = withContent(block, std::move(scoring), head, own.q, own.k, first);
    }
}

/// Turns the heads' contexts into the next block's input.
/// @param x  rows from first_row on of what entered the block
Matrix finish(const Block& block, SequenceLayer& layer, Matrix x, const SequenceLayer* before, Index kept,
              const RunOptions& options)
{
    MultiHeadAttention& attention = layer.attention;
    const Index known = attention.heads.front().context.rows() - x.rows();  // of the contexts; all kept ones, or none
    Matrix output = joinedOutput(block.attention, attention.heads, known, options.stop);
    if (block.mixer != nullptr)
        x = afterAttention(block, std::move(x), output + layer.mixed->bottomRows(x.rows()), layer.change.get(),
                           options.stop);
    else
        x = afterAttention(block, std::move(x), output, layer.change.get(), options.stop);
    if (options.keep == Keep::Vectors)
        for (HeadAttention& head : attention.heads) head.context.resize(0, 0);
    else
        attention.output = kept == 0 ? SharedMatrix(std::move(output))
                                     : SharedMatrix::stacked(before->attention.output, kept, std::move(output));
    if (block.token_gate) {
        x += block.token_gate->added(x, layer.token_vectors->bottomRows(x.rows()), options.stop);
        x = block.token_gate->sum_norm(x);
    }
    if (!block.beside) return x;
    x += block.beside->added(layer.input, kept, x.rows(), options.stop);
    return block.beside->norm(x);
}

/// Runs the mixer beside attention, which reads the same.
/// @param read  [T_q - kept, d_model]
void runBeside(const Block& block, const LayerInput& input, const Matrix& read, SequenceLayer& layer,
               const RunOptions& options)
{
    if (block.mixer == nullptr) return;
    const Index kept = input.kept;
    const auto before = [&] { return attentionInput(block, Matrix(input.before->input->topRows(kept))); };
    Mixing mixing =
        runMixer(*block.mixer, read, kept, *input.real, input.before == nullptr ? nullptr : input.before->mixer, before,
                 input.mixer_factors, options.stop);
    layer.mixer = std::move(mixing.state);
    layer.mixed = kept > 0 ? SharedMatrix::stacked(input.before->mixed, kept, std::move(mixing.added))
                           : SharedMatrix(std::move(mixing.added));
}

}  // namespace

Matrix withAttention(const Block& block, Matrix x, const Matrix& output)
{
    if (block.residual)
        x += normed(block.attention_output_norm, output);
    else
        x = output;
    return normed(block.attention_sum_norm, std::move(x));
}

Matrix attentionInput(const Block& block, const Matrix& x)
{
    return block.attention_norm ? (*block.attention_norm)(x) : x;
}

Matrix feedForwardInput(const Block& block, const Matrix& x, const Matrix& output)
{
    return normed(block.feed_forward_norm, block.parallel ? x : withAttention(block, x, output));
}

Matrix afterAttention(const Block& block, Matrix x, const Matrix& output, const LayerChange* change,
                      const std::stop_token& stop)
{
    const Matrix read = block.parallel ? x : Matrix();
    x = withAttention(block, std::move(x), output);
    if (isThere(block.feed_forward)) {
        const Matrix inner = normed(block.feed_forward_norm, block.parallel ? read : x);
        Matrix fed = normed(block.feed_forward_output_norm, fedForward(block.feed_forward, inner, change, stop));
        if (change != nullptr && change->factor != 1) fed *= change->factor;
        x += fed;
        x = normed(block.feed_forward_sum_norm, std::move(x));
    }
    if (change == nullptr || change->steered.size() == 0) return x;
    if (block.token_gate || block.beside)
        throw Error(Code::Unsupported, "",
                    "steering is not supported: expected a layer that ends with its feed-forward layer, found one that "
                    "adds something else behind it");
    if (change->steered.size() != x.cols())
        throw Error(Code::WrongShape, "", "the direction has the wrong shape: expected %1 dimensions, found %2",
                    std::to_string(x.cols()), std::to_string(change->steered.size()));
    x.rowwise() += change->steered;
    return x;
}

LayerOutput runBlock(const Block& block, LayerInput input, std::vector<HeadScoring> scoring, const RunOptions& options)
{
    const Index kept = input.kept;
    LayerOutput result;
    SequenceLayer& layer = result.layer;
    layer.scoring = std::move(scoring);
    layer.change = input.change;
    layer.key_input = input.keys;
    layer.token_vectors = input.token_vectors;

    const bool apart = input.keys.rows() > 0;
    const bool across = apart && !block.keys_of;  // another text's, which has not grown
    const Matrix queries = attentionInput(block, input.x);
    // The keys and values of another text are there already; this text has those of the rows that are kept.
    const Matrix rest = !apart || kept == 0 ? Matrix()
                        : across            ? Matrix(0, input.keys.cols())
                                            : Matrix(input.keys->bottomRows(input.keys.rows() - kept));
    const Matrix& keys = !apart ? queries : kept > 0 ? rest : *input.keys;
    layer.attention = projectedHeads(block.attention, queries, keys, keys,
                                     {input.first_query + kept, kept, kept + keys.rows()}, options.keep, options.stop);
    runBeside(block, input, queries, layer, options);
    const SharedMatrix asked = layer.attention.q;
    layer.input = kept > 0 ? SharedMatrix::stacked(input.before->input, kept, input.x) : SharedMatrix(input.x);
    if (kept > 0) joinVectors(layer.attention, input.before->attention, kept, across);
    appendAddedKeys(block.attention.added, layer.attention);
    addContent(block, layer, options.stop);
    Heads heads(block, layer, asked, options);
    heads.each([&](Index head) { heads.compute(head, kept > 0 ? input.before : nullptr, across); });
    result.x = finish(block, layer, std::move(input.x), input.before, kept, options);
    return result;
}

LayerOutput rescoreBlock(const Block& block, const SequenceLayer& before, std::vector<HeadScoring> scoring,
                         std::shared_ptr<const LayerChange> change, const RunOptions& options)
{
    LayerOutput result{withVectorsOf(before, std::move(scoring)), {}};
    SequenceLayer& layer = result.layer;
    layer.change = std::move(change);
    addContent(block, layer, options.stop);
    Heads heads(block, layer, layer.attention.q, options);
    heads.each([&](Index head) {
        const auto place = static_cast<std::size_t>(head);
        if (options.keep > Keep::Vectors && sameScoring(layer.scoring[place], before.scoring[place]))
            heads.copy(head, before);
        else
            heads.compute(head, nullptr);
    });
    result.x = finish(block, layer, before.input, nullptr, 0, options);
    return result;
}

SequenceLayer attendAgain(const Block& block, const SequenceLayer& before, const RunOptions& options)
{
    SequenceLayer layer = withVectorsOf(before, before.scoring);
    Heads heads(block, layer, layer.attention.q, options);
    heads.each([&](Index head) { heads.compute(head, nullptr); });
    layer.attention.output = joinedOutput(block.attention, layer.attention.heads, 0, options.stop);
    return layer;
}

SequenceLayer runGiven(const Block& block, const QueriesAndKeys& given, std::vector<HeadScoring> scoring,
                       const RunOptions& options)
{
    SequenceLayer layer;
    layer.scoring = std::move(scoring);
    layer.attention.q = given.q;
    layer.attention.k = given.k;
    layer.attention.v = Matrix(given.k.rows(), 0);
    const bool tooLong = given.q.rows() * given.k.rows() > mostStageCells;
    Heads heads(block, layer, layer.attention.q, options);
    if (!tooLong) heads.each([&](Index head) { heads.compute(head, nullptr); });
    return layer;
}

}  // namespace core
