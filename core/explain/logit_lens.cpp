#include "core/explain/logit_lens.h"

#include "core/attention/softmax.h"
#include "core/error.h"
#include "core/kernel/parallel.h"
#include "core/model/pass/elsewhere.h"
#include "core/model/pass/whole_answers.h"
#include "core/stopped.h"

#include <algorithm>

namespace core {
namespace {

/// Log-probabilities of one row of scores, in double precision.
Eigen::ArrayXd logSoftmax(const RowVector& scores)
{
    const Eigen::ArrayXd precise = scores.cast<double>().transpose();
    const double largest = precise.maxCoeff();
    return precise - largest - std::log((precise - largest).exp().sum());
}

/// One layer's prediction for one token.
struct Answered {
    Eigen::ArrayXd logarithms;
    Eigen::ArrayXd probabilities;
};

/// Whether a head of labels reads rows one by one, so that it can read those of earlier layers: of the whole text alone
/// the row that it pools says something. A single label has no other one to be weighed against.
bool readsEachRow(const std::optional<LabelHead>& head)
{
    if (!head || head->names.size() < 2 || head->of == LabelHead::Of::Span) return false;
    if (head->of == LabelHead::Of::Tokens) return true;
    return head->pooled.size() == 1
           && (head->pooled.front() == RowPooling::First || head->pooled.front() == RowPooling::Last);
}

/// What enters each layer, with those that have no attention.
std::vector<SharedMatrix> enteringLayers(const Trace& trace, Index item)
{
    const auto place = static_cast<std::size_t>(item);
    std::vector<SharedMatrix> stream;
    for (const auto& layer : trace.layers) {
        const SequenceLayer& own = layer->items[place];
        for (const MixingTrace& before : own.before) stream.push_back(before.input);
        stream.push_back(own.input);
    }
    if (trace.behind.empty()) return stream;
    for (const MixingTrace& behind : trace.behind[place]) stream.push_back(behind.input);
    return stream;
}

/// Some rows of the stream before a layer, as the language head would read them.
Matrix readAt(const Trace& trace, const std::vector<SharedMatrix>& stream, Index layer, Index item, Index first,
              Index count)
{
    if (layer == std::ssize(stream))
        return trace.last_hidden_state[static_cast<std::size_t>(item)].middleRows(first, count);
    const Matrix x = stream[static_cast<std::size_t>(layer)]->middleRows(first, count);
    return trace.model->transformer.final_norm ? (*trace.model->transformer.final_norm)(x) : x;
}

Matrix scoresAt(const Trace& trace, const Matrix& read, const std::stop_token& stop)
{
    const Transformer& transformer = trace.model->transformer;
    return transformer.label_head ? labelsOf(*transformer.label_head, read, stop) : logits(transformer, read, stop);
}

/// An engine tells what enters every layer where it knows it.
/// @throws Error{Unsupported}
void requireStream(const Trace& trace, const std::vector<SharedMatrix>& stream)
{
    const bool known = std::ranges::all_of(stream, [](const SharedMatrix& each) { return each.rows() > 0; });
    if (!known || !trace.model->info.without_attention.empty())
        throw Error(
            Code::Unsupported, trace.model->info.name,
            "the logit lens is not supported: expected an engine's model that shows what enters each layer, all "
            "of which have attention, found %1",
            trace.model->info.architecture);
}

/// The scores of some rows before each layer and at the end, in one request of an engine.
/// @return [(layers + 1) · rows, V]
Matrix elsewhereScores(const Trace& trace, const std::vector<SharedMatrix>& stream, Index item, Index first, Index rows,
                       const std::stop_token& stop)
{
    const Index layers = std::ssize(stream), width = stream.front().cols();
    Matrix asked(layers * rows, width);
    for (Index layer = 0; layer < layers; ++layer)
        asked.middleRows(layer * rows, rows) = stream[static_cast<std::size_t>(layer)]->middleRows(first, rows);
    const Matrix read = trace.elsewhere->streamLogits(asked, stop);
    Matrix all((layers + 1) * rows, read.cols());
    all.topRows(layers * rows) = read;
    all.bottomRows(rows) = trace.elsewhere->logits(AttentionBlock::Self, item, first, rows);
    return all;
}

constexpr Index rowsAtOnce = 16;

/// The first rows of groups that are read together, the group of the chosen row first.
std::vector<Index> firstRows(Index tokens, Index chosen)
{
    std::vector<Index> firsts;
    for (Index first = 0; first < tokens; first += rowsAtOnce) firsts.push_back(first);
    const auto block = firsts.begin() + std::clamp<Index>(chosen / rowsAtOnce, 0, std::ssize(firsts) - 1);
    std::rotate(firsts.begin(), block, std::next(block));
    return firsts;
}

}  // namespace

LogitLens logitLens(const Trace& trace, Index item, const LensOptions& options)
{
    const Trace& speaker = speakerOf(trace);
    const Transformer& transformer = speaker.model->transformer;
    const bool elsewhere = speaker.elsewhere != nullptr;
    if (!elsewhere || trace.decoder != nullptr) requireWeights(speaker, phrase("the logit lens"));
    const std::optional<LabelHead>& labels = transformer.label_head;
    if (labels && !readsEachRow(labels))
        throw Error(Code::Unsupported, speaker.model->info.name,
                    "the logit lens is not supported: expected a head that reads rows one by one and has several "
                    "labels for each, found the one of %1",
                    speaker.model->info.architecture);
    if ((!labels && !transformer.language_head) || !speaker.finished())
        throw Error(Code::Unsupported, speaker.model->info.name,
                    "the logit lens is not supported: expected a model that predicts tokens, found %1",
                    speaker.model->info.architecture);
    const Index tokens = speaker.last_hidden_state[static_cast<std::size_t>(item)].rows();
    const std::vector<SharedMatrix> stream = enteringLayers(speaker, item);
    const Index layers = std::ssize(stream);
    if (elsewhere) requireStream(speaker, stream);
    LogitLens lens{tokens, std::vector<LogitLens::Cell>(static_cast<std::size_t>((layers + 1) * tokens))};
    // A few rows at a time, always the same ones, from the last layer on, which the others are compared with.
    Index done = 0;
    for (const Index first : firstRows(tokens, options.first)) {
        const Index rows = std::min(rowsAtOnce, tokens - first);
        std::vector<Answered> last(static_cast<std::size_t>(rows));
        const Matrix all = elsewhere ? elsewhereScores(speaker, stream, item, first, rows, options.stop) : Matrix();
        for (Index layer = layers; layer >= 0; --layer) {
            const Matrix scores =
                elsewhere ? Matrix(all.middleRows(layer * rows, rows))
                          : scoresAt(speaker, readAt(speaker, stream, layer, item, first, rows), options.stop);
            inParallel(rows, [&](Index row) {
                if (options.stop.stop_requested()) throw Stopped{};
                LogitLens::Cell& cell = lens.cells[static_cast<std::size_t>(layer * tokens + first + row)];
                cell.likeliest = likeliestTokens(*speaker.model, scores.row(row), options.count);
                const Eigen::ArrayXd said = logSoftmax(scores.row(row));
                Answered& end = last[static_cast<std::size_t>(row)];
                if (layer == layers) end = {said, said.exp()};
                cell.divergence = static_cast<float>((end.probabilities * (end.logarithms - said)).sum());
                if (options.asked) cell.asked = static_cast<float>(std::exp(said(*options.asked)));
            });
        }
        done += rows;
        if (options.told) options.told(lens, done);
    }
    return lens;
}

}  // namespace core
