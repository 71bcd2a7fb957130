#include "core/model/pass/prediction.h"

#include "core/attention/softmax.h"
#include "core/model/pass/elsewhere.h"
#include "core/model/pass/label_answers.h"
#include "core/model/pass/whole_answers.h"

#include <algorithm>
#include <numeric>

namespace core {

Matrix rowsLogits(const Trace& trace, Index item, Index first, Index rows, const std::stop_token& stop)
{
    const Transformer& transformer = trace.model->transformer;
    if (!trace.finished()) return {};
    if (transformer.label_head && !trace.elsewhere) return labelRows(trace, item, first, rows, stop);
    if (!transformer.language_head) return {};
    if (trace.elsewhere)
        return trace.elsewhere->logits(trace.model->info.block.value_or(AttentionBlock::Self), item, first, rows);
    return logits(transformer, trace.last_hidden_state[static_cast<std::size_t>(item)].middleRows(first, rows), stop);
}

RowVector tokenLogits(const Trace& trace, Index item, Index position)
{
    const Matrix row = rowsLogits(trace, item, position, 1);
    return row.rows() > 0 ? RowVector(row.row(0)) : RowVector();
}

std::vector<Prediction> likeliestTokens(const Model& model, const RowVector& logits, std::size_t count)
{
    RowVector probabilities = logits;
    if (model.transformer.label_head)
        probabilities = logProbabilitiesOf(model, logits).array().exp().matrix().cast<float>();
    else
        softmaxRow(probabilities);

    std::vector<Index> ids(static_cast<std::size_t>(probabilities.size()));
    std::iota(ids.begin(), ids.end(), Index{0});
    count = std::min(count, ids.size());
    std::ranges::partial_sort(ids, ids.begin() + static_cast<std::ptrdiff_t>(count), [&](Index a, Index b) {
        return std::pair(probabilities(a), b) > std::pair(probabilities(b), a);
    });
    ids.resize(count);

    std::vector<Prediction> predictions;
    predictions.reserve(ids.size());
    for (const Index id : ids) predictions.push_back({answerToken(model, id), probabilities(id)});
    return predictions;
}

std::vector<Prediction> predictedTokens(const Trace& trace, Index item, Index position, std::size_t count)
{
    const RowVector logits = tokenLogits(trace, item, position);
    if (logits.size() == 0) return {};
    return likeliestTokens(*trace.model, logits, count);
}

Index predictedPosition(const Trace& trace, Index item, Index position)
{
    const std::vector<Token>& tokens = trace.queries(item);
    if (const auto& labels = trace.model->transformer.label_head) {
        const bool whole = labels->of == LabelHead::Of::Whole && trace.finished();
        return whole ? labelledRow(trace, item) : position;
    }
    const auto& mask = trace.model->info.mask_id;
    if (trace.model->transformer.causal || !mask || tokens[static_cast<std::size_t>(position)].id == *mask)
        return position;
    const auto first = std::ranges::find(tokens, *mask, &Token::id);
    return first == tokens.end() ? position : first - tokens.begin();
}

namespace {

/// The token at a place of the opening.
Token openedBy(const Trace& trace, Index item, Index position, const std::vector<Index>& allowed)
{
    if (allowed.size() == 1) return trace.model->token(allowed.front());
    const RowVector logits = tokenLogits(trace, item, position);
    return trace.model->token(*std::ranges::max_element(allowed, {}, [&](Index id) { return logits(id); }));
}

}  // namespace

std::optional<Token> continuedBy(const Trace& trace, Index item, const std::optional<Sampling>& sampling, Index written)
{
    if (trace.decoder != nullptr) return continuedBy(*trace.decoder, item, sampling, written);
    const Model& model = *trace.model;
    const std::vector<Token>& tokens = trace.queries(item);
    const auto length = static_cast<Index>(tokens.size());
    if (!model.transformer.causal || model.transformer.label_head || length >= model.info.max_tokens)
        return std::nullopt;
    if (std::ranges::count(model.info.end_ids, tokens.back().id) > 0 && length > 1) return std::nullopt;
    const std::vector<std::vector<Index>>& openings = model.info.openings;
    const auto opened = static_cast<Index>(openings.size());
    if (length <= opened && written == length - 1 && model.info.start_id && model.transformer.language_head)
        return openedBy(trace, item, length - 1, openings[static_cast<std::size_t>(length - 1)]);
    std::vector<Index> excluded = model.info.never_ids;
    if (written == 0 || (written == opened && length == opened + 1))
        excluded.insert(excluded.end(), model.info.never_first_ids.begin(), model.info.never_first_ids.end());
    if (sampling) {
        const RowVector logits = tokenLogits(trace, item, length - 1);
        if (logits.size() == 0) return std::nullopt;
        const TokenDistribution kept = distributionOf(logits, *sampling, excluded);
        return model.token(drawnToken(kept, sampling->seed, length));
    }
    const auto never = [&](const Prediction& each) { return std::ranges::count(excluded, each.token.id) > 0; };
    std::vector<Prediction> likeliest = predictedTokens(trace, item, length - 1, 1 + excluded.size());
    const auto found = std::ranges::find_if_not(likeliest, never);
    if (found == likeliest.end()) return std::nullopt;
    return std::move(found->token);
}

std::shared_ptr<const Trace> generated(std::shared_ptr<const Trace> trace, Index count, RunOptions options,
                                       const std::optional<Sampling>& sampling)
{
    const std::shared_ptr<const Trace> before = trace;
    options.quickly = true;
    for (Index i = 0; i < count && trace != nullptr; ++i) {
        auto next = continuedBy(*trace, 0, sampling, i);
        if (!next) break;
        std::vector<Token> tokens = speakerOf(*trace).queries(0);
        std::vector<TokenSpan> spans = speakerOf(*trace).querySpans(0);
        addWritten(spans, std::ssize(tokens), std::ssize(tokens));
        tokens.push_back(std::move(*next));
        Batch batch = trace->batch;
        std::vector<Sequence>& grows = trace->decoder ? batch.targets : batch.sequences;
        std::shared_ptr<const TextPictures> pictures = grows.empty() ? nullptr : grows.front().pictures;
        grows.assign(1, sequenceOf(std::move(tokens)));
        grows.front().pictures = std::move(pictures);
        grows.front().spans = std::move(spans);
        options.previous = trace;
        trace = run(trace->model, std::move(batch), options);
    }
    if (trace == nullptr || trace == before) return trace;
    options.quickly = false;
    options.previous = before;
    return run(trace->model, trace->batch, options);
}

}  // namespace core
