#include "core/model/prediction.h"

#include "core/attention/softmax.h"

#include <algorithm>
#include <numeric>

namespace core {

std::vector<Prediction> nextTokens(const Trace& trace, Index item, Index position, std::size_t count)
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

}  // namespace core
