#pragma once

#include "core/attention/multi_head_attention.h"
#include "tests/golden/cases/module_runs.h"

#include <cmath>
#include <functional>
#include <limits>

/// The numbers that a case starts from.
class Inputs {
public:
    explicit Inputs(const ModuleCase& module) : m_case(module) {}

    const std::vector<core::Index>& shape(const std::string& name) const
    {
        return m_case.tensors.entry("in." + name).shape;
    }
    std::vector<float> numbers(const std::string& name) const { return m_case.tensors.floats("in." + name); }
    const core::Json& parameter(const char* name) const { return m_case.description["hyperparameters"][name]; }
    core::Index count(const char* name) const { return parameter(name).get<core::Index>(); }
    float scale() const { return parameter("scale_value").get<float>(); }

    /// The last two dimensions, the `item`-th of those before them.
    core::Matrix matrix(const std::string& name, core::Index item = 0) const
    {
        const std::vector<core::Index>& sizes = shape(name);
        const core::Index cols = sizes.back();
        const core::Index rows = sizes.size() > 1 ? sizes[sizes.size() - 2] : 1;
        const std::vector<float> values = numbers(name);
        return Eigen::Map<const core::Matrix>(values.data() + item * rows * cols, rows, cols);
    }

private:
    const ModuleCase& m_case;
};

/// Where a query sees no key, PyTorch's softmax of nothing but -∞ is NaN; the engine's is 0, and it names the row.
inline core::Matrix asInTorch(core::Matrix rows, const std::vector<core::Index>& withoutKeys)
{
    for (const core::Index row : withoutKeys) rows.row(row).setConstant(std::numeric_limits<float>::quiet_NaN());
    return rows;
}

inline void appendStages(Computed& out, const std::string& prefix, const core::HeadAttention& head)
{
    std::vector<core::Index> blind = head.rows_without_keys;
    std::erase_if(blind, [&](core::Index row) { return head.weights.row(row).any(); });  // a finite fill leaves weights
    append(out[prefix + "scores_raw"], head.scores_raw);
    append(out[prefix + "scores_scaled"], head.scores_scaled);
    append(out[prefix + "scores_biased"], head.scores_biased);
    append(out[prefix + "scores_masked"], head.scores_masked);
    append(out[prefix + "weights"], asInTorch(head.weights, blind));
    append(out[prefix + "weights_engine"], head.weights);
    append(out[prefix + "context"], asInTorch(head.context, blind));
    append(out[prefix + "context_engine"], head.context);
}

/// A case that hands q, k and v [batch, heads, token, head_dim] to the attention of each head.
class HeadRuns {
public:
    using Scoring = std::function<core::HeadScoring(core::Index item, core::Index head)>;

    explicit HeadRuns(const ModuleCase& module) : in(module) {}

    const Inputs in;
    Computed out;
    const core::Index items = in.shape("q")[0];
    const core::Index heads = in.shape("q")[1];
    const core::Index queries = in.shape("q")[2];
    const core::Index keys = in.shape("k")[2];
    const core::Index dimensions = in.shape("q")[3];

    core::HeadScoring scored(core::Mask mask) const { return {std::move(mask), {.scale = in.scale()}}; }

    core::HeadAttention one(core::Index item, core::Index head, const core::HeadScoring& scoring) const
    {
        const core::Index place = item * heads + head;
        return attend(in.matrix("q", place), in.matrix("k", place), in.matrix("v", place), scoring, core::Keep::Stages);
    }

    /// Under "out.<variant>.<stage>".
    void run(const std::string& variant, const Scoring& scoring)
    {
        for (core::Index item = 0; item < items; ++item)
            for (core::Index head = 0; head < heads; ++head)
                appendStages(out, "out." + variant, one(item, head, scoring(item, head)));
    }
    void run(const std::string& variant, const core::Mask& mask)
    {
        run(variant, [&](core::Index, core::Index) { return scored(mask); });
    }
};
