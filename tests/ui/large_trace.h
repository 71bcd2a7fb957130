#pragma once

#include "core/model/pass/trace.h"

#include <cmath>
#include <random>

/// Traces of as many heads and tokens as one likes, whose weights are softmaxes of random scores.
namespace large_trace {

inline core::Matrix weightsOf(core::Index tokens, bool causal, unsigned seed)
{
    std::mt19937 random(seed);
    std::normal_distribution<float> normal(0, 2);
    core::Matrix weights(tokens, tokens);
    for (core::Index row = 0; row < tokens; ++row) {
        const core::Index seen = causal ? row + 1 : tokens;
        weights.row(row).setZero();
        for (core::Index key = 0; key < seen; ++key) weights(row, key) = std::exp(normal(random));
        weights.row(row) /= weights.row(row).sum();
    }
    return weights;
}

inline std::shared_ptr<const core::Trace> traceOf(core::Index layers, core::Index heads, core::Index tokens,
                                                  bool causal = true)
{
    auto model = std::make_shared<core::Model>();
    model->info.name = "random";
    model->info.layers = layers;
    model->info.heads = heads;
    model->transformer.causal = causal;
    auto trace = std::make_shared<core::Trace>();
    trace->model = model;
    std::vector<core::Token> named;
    for (core::Index i = 0; i < tokens; ++i) {
        const std::string text = "t" + std::to_string(i);
        named.push_back({i, text, text, {}});
    }
    trace->batch.sequences = {core::sequenceOf(std::move(named))};
    unsigned seed = 0;
    for (core::Index layer = 0; layer < layers; ++layer) {
        auto made = std::make_shared<core::LayerTrace>();
        made->items.resize(1);
        for (core::Index head = 0; head < heads; ++head) {
            made->items[0].attention.heads.emplace_back();
            made->items[0].attention.heads.back().weights = weightsOf(tokens, causal, ++seed);
            made->items[0].scoring.emplace_back();
            made->items[0].scoring.back().mask = causal ? core::Mask::causal() : core::Mask::full();
        }
        trace->layers.push_back(std::move(made));
    }
    return trace;
}

}  // namespace large_trace
