#include "core/attention/multi_head_attention.h"

#include "core/error.h"

namespace core {

MultiHeadAttention attend(const MultiHeadWeights& weights, MatrixView queries, MatrixView keys, MatrixView values,
                          const std::vector<HeadScoring>& scoring, Keep keep, std::stop_token stop)
{
    MultiHeadAttention result;
    result.q = weights.query(queries, stop);
    result.k = weights.key(keys, stop);
    result.v = weights.value(values, stop);
    if (weights.rotary)
        for (Matrix* turned : {&result.q, &result.k}) weights.rotary->turn(*turned, weights.keyDimensions());

    if (static_cast<Index>(scoring.size()) != weights.heads)
        throw Error(Code::WrongShape, "", "the heads' scoring", std::to_string(weights.heads) + " entries",
                    std::to_string(scoring.size()));
    const Index valueDimensions = weights.valueDimensions();
    result.context_concat.resize(queries.rows(), weights.heads * valueDimensions);
    for (Index head = 0; head < weights.heads; ++head) {
        if (stop.stop_requested()) throw Stopped{};
        result.heads.push_back(attend(headColumns(result.q, head, weights.heads),
                                      headColumns(result.k, head, weights.heads),
                                      headColumns(result.v, head, weights.heads), scoring[head], keep));
        result.context_concat.middleCols(head * valueDimensions, valueDimensions) = result.heads.back().context;
    }
    result.output = weights.output ? (*weights.output)(result.context_concat, stop) : result.context_concat;
    return result;
}

MultiHeadAttention attend(const MultiHeadWeights& weights, MatrixView queries, MatrixView keys, MatrixView values,
                          const HeadScoring& scoring, Keep keep, std::stop_token stop)
{
    return attend(weights, queries, keys, values,
                  std::vector<HeadScoring>(static_cast<std::size_t>(weights.heads), scoring), keep, std::move(stop));
}

Matrix headOutput(const MultiHeadWeights& weights, Index head, MatrixView context)
{
    if (!weights.output) throw Error(Code::Missing, "", "the output projection W_O", "", "");
    const Index width = weights.valueDimensions();
    return context * weights.output->weight.view().middleRows(head * width, width);
}

}  // namespace core
