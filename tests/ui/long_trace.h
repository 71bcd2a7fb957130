#pragma once

#include "core/model/pass/trace.h"

#include <random>

/// Traces whose queries and keys are random numbers, as a file with vectors gives them.
namespace long_trace {

inline core::Matrix randomMatrix(core::Index rows, core::Index cols, unsigned seed)
{
    std::mt19937 random(seed);
    std::normal_distribution<float> normal(0, 1.5F);
    core::Matrix matrix(rows, cols);
    for (core::Index i = 0; i < matrix.size(); ++i) matrix.data()[i] = normal(random);
    return matrix;
}

inline core::Sequence numberedTokens(core::Index count)
{
    std::vector<core::Token> tokens;
    for (core::Index i = 0; i < count; ++i) {
        const std::string text = "t" + std::to_string(i);
        tokens.push_back({i, text, text, {}});
    }
    return core::sequenceOf(std::move(tokens));
}

/// One layer of two heads of 8 dimensions.
inline std::shared_ptr<const core::Trace> traceOf(core::Index tokens, bool causal = true)
{
    constexpr core::Index heads = 2, dimensions = 8;
    auto model = std::make_shared<core::Model>();
    model->info.name = "vectors";
    model->info.layers = 1;
    model->info.heads = heads;
    model->transformer.causal = causal;
    core::Block block;
    block.attention.heads = heads;
    block.scores.scale = 0.5F;
    model->transformer.blocks.push_back(block);
    auto given = std::make_shared<core::GivenVectors>();
    given->layers = {{core::QueriesAndKeys{randomMatrix(tokens, heads * dimensions, 1),
                                           randomMatrix(tokens, heads * dimensions, 2)}}};
    core::Batch batch;
    batch.sequences = {numberedTokens(tokens)};
    batch.given = given;
    return core::run(model, batch, {});
}

/// Every weight of a head, computed as a short text's are.
inline core::Matrix allWeights(const core::Trace& trace, const core::HeadAddress& address)
{
    const core::HeadVectors vectors = trace.vectors(address);
    return core::attend(vectors.q, vectors.k, vectors.v, trace.scoring(address), core::Keep::Weights).weights;
}

}  // namespace long_trace
