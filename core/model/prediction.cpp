#include "core/model/prediction.h"

#include "core/attention/softmax.h"

#include <algorithm>
#include <numeric>

namespace core {

std::vector<Prediction> predictedTokens(const Trace& trace, Index item, Index position, std::size_t count)
{
    const Transformer& transformer = trace.model->transformer;
    if (!transformer.language_head || !trace.finished()) return {};
    Matrix probabilities = logits(transformer, trace.last_hidden_state[item].row(position));
    softmaxRows(probabilities);

    std::vector<Index> ids(static_cast<std::size_t>(probabilities.cols()));
    std::iota(ids.begin(), ids.end(), Index{0});
    count = std::min(count, ids.size());
    std::ranges::partial_sort(ids, ids.begin() + static_cast<std::ptrdiff_t>(count), [&](Index a, Index b) {
        return std::pair(probabilities(0, a), b) > std::pair(probabilities(0, b), a);
    });
    ids.resize(count);

    const Sequence sequence = sequenceOfIds(*trace.model, ids);
    std::vector<Prediction> predictions;
    for (std::size_t i = 0; i < count; ++i) predictions.push_back({sequence.tokens[i], probabilities(0, ids[i])});
    return predictions;
}

Index predictedPosition(const Trace& trace, Index item, Index position)
{
    const std::vector<Token>& tokens = trace.queries(item);
    const auto& mask = trace.model->info.mask_id;
    if (trace.model->transformer.causal || !mask || tokens[static_cast<std::size_t>(position)].id == *mask)
        return position;
    const auto first = std::ranges::find(tokens, *mask, &Token::id);
    return first == tokens.end() ? position : first - tokens.begin();
}

std::optional<Token> continuedBy(const Trace& trace, Index item)
{
    const Model& model = *trace.model;
    const std::vector<Token>& tokens = trace.queries(item);
    const auto length = static_cast<Index>(tokens.size());
    if (!model.transformer.causal || length >= model.info.max_tokens) return std::nullopt;
    if (std::ranges::count(model.info.end_ids, tokens.back().id) > 0 && length > 1) return std::nullopt;
    std::vector<Prediction> likeliest = predictedTokens(trace, item, length - 1, 1);
    if (likeliest.empty()) return std::nullopt;
    return std::move(likeliest.front().token);
}

std::shared_ptr<const Trace> generated(std::shared_ptr<const Trace> trace, Index count, RunOptions options)
{
    for (Index i = 0; i < count && trace != nullptr; ++i) {
        auto next = continuedBy(*trace, 0);
        if (!next) break;
        std::vector<Token> tokens = trace->queries(0);
        tokens.push_back(std::move(*next));
        options.previous = trace;
        trace = run(trace->model, {{sequenceOf(std::move(tokens))}}, options);
    }
    return trace;
}

}  // namespace core
