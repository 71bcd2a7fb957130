#include "tests/golden/cases/module_runs.h"

#include "core/attention/multi_head_attention.h"
#include "tests/golden/cases/mechanism_runs.h"
#include "tests/golden/cases/torch_runs.h"

#include <cmath>
#include <limits>

using namespace core;

namespace {

/// The inputs of one case, by batch item.
class ModuleInputs {
public:
    explicit ModuleInputs(const ModuleCase& module) : m_case(module) {}

    const std::vector<Index>& shape(const std::string& name) const { return m_case.tensors.entry("in." + name).shape; }
    Index parameter(const char* name) const { return m_case.description["hyperparameters"][name].get<Index>(); }

    /// The last two dimensions of item `b`; a tensor without a batch dimension is the same for every item.
    Matrix matrix(const std::string& name, Index b = 0) const
    {
        const auto& sizes = shape(name);
        const Index cols = sizes.back();
        const Index rows = sizes.size() > 1 ? sizes[sizes.size() - 2] : 1;
        const std::vector<float> values = m_case.tensors.floats("in." + name);
        const Index items = static_cast<Index>(values.size()) / (rows * cols);
        return Eigen::Map<const Matrix>(values.data() + (b % items) * rows * cols, rows, cols);
    }

    /// An nn.Linear layer: weight [out, in], bias where the file has one.
    Projection linear(const std::string& name) const
    {
        Projection projection{Weight::own(matrix(name + ".weight").transpose()), {}};
        if (m_case.tensors.contains("in." + name + ".bias")) projection.bias = matrix(name + ".bias").row(0);
        return projection;
    }

    /// A weight used as x · W.
    Projection plain(const std::string& name) const { return {Weight::own(matrix(name)), {}}; }

    /// A mask tensor, broadcast over queries where it has one row only.
    Mask mask(const std::string& name, Index b, Index queries, bool trueIsHidden) const
    {
        const Matrix table = matrix(name, b);
        std::vector<bool> visible;
        for (Index query = 0; query < queries; ++query)
            for (Index key = 0; key < table.cols(); ++key)
                visible.push_back((table(query % table.rows(), key) != 0.0F) != trueIsHidden);
        return Mask::given(std::move(visible), table.cols());
    }

private:
    const ModuleCase& m_case;
};

ScoreRule scaledBy(Index dimensions, float fill)
{
    return {.scale = 1.0F / std::sqrt(static_cast<float>(dimensions)), .fill = {.value = fill}};
}

constexpr float minusInfinity = -std::numeric_limits<float>::infinity();

void appendHeads(std::vector<float>& to, const Matrix& all, Index heads)
{
    for (Index head = 0; head < heads; ++head) append(to, headColumns(all, head, heads));
}

/// Gathers one batch item's results after the other, under the names of the case's tensors.
class Collector {
public:
    explicit Collector(const ModuleCase& module) : m_case(module) {}

    void projections(const std::string& variant, const MultiHeadWeights& weights, const MultiHeadAttention& item)
    {
        appendHeads(out["out." + variant + "q"], item.q, weights.heads);
        appendHeads(out["out." + variant + "k"], item.k, weights.heads);
        appendHeads(out["out." + variant + "v"], item.v, weights.heads);
    }

    void stages(const std::string& variant, const MultiHeadWeights& weights, const MultiHeadAttention& item)
    {
        const std::string prefix = "out." + variant;
        for (Index head = 0; head < weights.heads; ++head) {
            const HeadAttention& stages = item.heads[head];
            append(out[prefix + "scores_raw"], stages.scores_raw);
            append(out[prefix + "scores_scaled"], stages.scores_scaled);
            append(out[prefix + "scores_masked"], stages.scores_masked);
            append(out[prefix + "weights"], stages.weights);
            append(out[prefix + "weights_engine"], stages.weights);
            append(out[prefix + "context"], stages.context);
            append(out[prefix + "context_engine"], stages.context);
            append(out[prefix + "weights_unmasked"], stages.weights_unmasked);
            append(out[prefix + "weights_masked"], stages.weights_masked);
            append(out[prefix + "row_sums"], stages.row_sums);
            headOutputs(prefix + "head_output", weights, head, stages.context);
        }
        MultiHeadWeights withoutOutput = weights;
        withoutOutput.output.reset();
        append(out[prefix + "context_concat"], joinedOutput(withoutOutput, item.heads));
        append(out[prefix + "output"], *item.output);
        append(out[prefix + "output_engine"], *item.output);
    }

    Computed out;

private:
    /// Some files hold the first query rows only.
    void headOutputs(const std::string& name, const MultiHeadWeights& weights, Index head, const Matrix& context)
    {
        if (!m_case.tensors.contains(name)) return;
        const std::vector<Index>& shape = m_case.tensors.entry(name).shape;
        append(out[name], headOutput(weights, head, context.topRows(shape[shape.size() - 2])));
    }

    const ModuleCase& m_case;
};

/// m01, m02: one fused projection with interleaved columns, boolean mask, -∞.
Computed fused(const ModuleCase& module, bool withOutput)
{
    const ModuleInputs in(module);
    const Index heads = withOutput ? in.parameter("heads") : 1;
    const Projection qkv = in.linear("to_qkv");
    QueryKeyValue split = splitFused(qkv, FusedOrder::DimensionThenThree, heads);
    MultiHeadWeights weights{heads, split.query, split.key, split.value, {}};
    if (withOutput) weights.output = in.linear("W_0");
    const ScoreRule rule = scaledBy(weights.keyDimensions(), minusInfinity);

    Collector collector(module);
    for (Index b = 0; b < in.shape("x")[0]; ++b) {
        const Matrix x = in.matrix("x", b);
        append(collector.out["out.qkv"], qkv(x));
        const auto run = [&](const std::string& variant, const Mask& mask) {
            const MultiHeadAttention item = attend(weights, x, x, x, {mask, rule}, Keep::Stages);
            if (variant == "nomask") collector.projections("", weights, item);
            collector.stages(variant + ".", weights, item);
        };
        run("nomask", {});
        run("mask", in.mask("mask", b, x.rows(), true));
        if (!withOutput) run("fullrow", in.mask("mask_fullrow", b, x.rows(), true));
    }
    return collector.out;
}

/// m03: separate projections without bias, hidden scores replaced by -1e9, self- and cross-attention.
Computed block(const ModuleCase& module)
{
    const ModuleInputs in(module);
    const MultiHeadWeights weights{in.parameter("h"), in.linear("w_q"), in.linear("w_k"), in.linear("w_v"),
                                   in.linear("w_o")};
    const ScoreRule rule = scaledBy(weights.keyDimensions(), -1e9F);
    Collector collector(module);
    for (Index b = 0; b < in.shape("x_q")[0]; ++b) {
        const Matrix q = in.matrix("x_q", b);
        const auto run = [&](const std::string& variant, const Matrix& keys, const Matrix& values, const Mask& mask) {
            const MultiHeadAttention item = attend(weights, q, keys, values, {mask, rule}, Keep::Stages);
            collector.projections(variant + ".", weights, item);
            collector.stages(variant + ".", weights, item);
        };
        const Matrix keys = in.matrix("x_k", b);
        const Matrix values = in.matrix("x_v", b);
        run("self_nomask", q, q, {});
        run("self_causal", q, q, in.mask("mask_causal", b, q.rows(), false));
        run("cross_nomask", keys, values, {});
        run("cross_pad", keys, values, in.mask("mask_pad", b, q.rows(), false));
        run("cross_deadrow", keys, values, in.mask("mask_deadrow", b, q.rows(), false));
    }
    return collector.out;
}

/// m04, m04b: biases everywhere; hidden scores replaced by finite fills that may leak.
Computed biased(const ModuleCase& module, const std::vector<std::pair<std::string, float>>& fills, bool unmaskedToo)
{
    const ModuleInputs in(module);
    const MultiHeadWeights weights{in.parameter("n_head"), in.linear("w_q"), in.linear("w_k"), in.linear("w_v"),
                                   in.linear("w_combine")};
    Collector collector(module);
    for (Index b = 0; b < in.shape("x")[0]; ++b) {
        const Matrix x = in.matrix("x", b);
        const auto run = [&](const std::string& variant, const Mask& mask, float fill) {
            const ScoreRule rule = scaledBy(weights.keyDimensions(), fill);
            const MultiHeadAttention item = attend(weights, x, x, x, {mask, rule}, Keep::Stages);
            if (variant == fills.front().first) collector.projections("", weights, item);
            collector.stages(variant + ".", weights, item);
        };
        for (const auto& [variant, fill] : fills) run(variant, in.mask("mask", b, x.rows(), false), fill);
        if (unmaskedToo) run("nomask", {}, minusInfinity);
    }
    return collector.out;
}

/// m05: each head on its own, and all of them side by side without W_O.
Computed singleHeads(const ModuleCase& module)
{
    const ModuleInputs in(module);
    const Matrix x = in.matrix("x");
    const Index heads = in.parameter("num_heads");
    Collector collector(module);
    Matrix query(x.cols(), 0);
    Matrix key = query;
    Matrix value = query;
    const auto widen = [](Matrix& all, const Matrix& part) {
        all.conservativeResize(part.rows(), all.cols() + part.cols());
        all.rightCols(part.cols()) = part;
    };
    for (Index head = 0; head < heads; ++head) {
        const std::string h = "heads." + std::to_string(head) + ".";
        const MultiHeadWeights weights{1, in.plain(h + "W_query"), in.plain(h + "W_key"), in.plain(h + "W_value"), {}};
        const ScoreRule rule = scaledBy(weights.keyDimensions(), minusInfinity);
        const MultiHeadAttention alone = attend(weights, x, x, x, {{}, rule}, Keep::Stages);
        collector.projections(h, weights, alone);
        collector.stages(h, weights, alone);
        widen(query, in.matrix(h + "W_query"));
        widen(key, in.matrix(h + "W_key"));
        widen(value, in.matrix(h + "W_value"));
    }
    const MultiHeadWeights together{
        heads, {Weight::own(query), {}}, {Weight::own(key), {}}, {Weight::own(value), {}}, {}};
    const ScoreRule rule = scaledBy(together.keyDimensions(), minusInfinity);
    append(collector.out["out.output"], *attend(together, x, x, x, {{}, rule}, Keep::Context).output);
    return collector.out;
}

/// m06: queries from one sequence, keys and values from another. m07: the two orders of masking.
Computed oneHead(const ModuleCase& module, bool cross)
{
    const ModuleInputs in(module);
    const MultiHeadWeights weights{1, in.plain("W_query"), in.plain("W_key"), in.plain("W_value"), {}};
    ScoreRule rule = scaledBy(weights.keyDimensions(), minusInfinity);
    Collector collector(module);
    const auto run = [&](const std::string& variant, const Matrix& x, const Matrix& other, const Mask& mask) {
        const MultiHeadAttention item = attend(weights, x, other, other, {mask, rule}, Keep::Stages);
        if (variant.empty() || variant == "neginf.") collector.projections("", weights, item);
        collector.stages(variant, weights, item);
    };
    if (cross) {
        run("", in.matrix("x_1"), in.matrix("x_2"), {});
        return collector.out;
    }
    const Matrix x = in.matrix("x");
    run("neginf.", x, x, Mask::causal());
    rule.order = MaskOrder::RenormaliseAfterSoftmax;
    run("renorm.", x, x, Mask::causal());
    return collector.out;
}

/// m08: Σ A_i W_i^O beside concat(A_i) · W^O; A is [batch, query, d_k, head], head fastest.
Computed outputProjection(const ModuleCase& module)
{
    const ModuleInputs in(module);
    const std::vector<Index>& a = in.shape("A");
    const std::vector<Index>& wo = in.shape("WO");
    const Index heads = wo[0];
    Matrix stacked(heads * wo[1], wo[2]);
    for (Index head = 0; head < heads; ++head) stacked.middleRows(head * wo[1], wo[1]) = in.matrix("WO", head);
    MultiHeadWeights weights;
    weights.heads = heads;
    weights.value.weight = Weight::own(Matrix::Zero(1, heads * wo[1]));  // only its width is asked for
    weights.output = Projection{Weight::own(stacked), {}};

    Computed out;
    append(out["out.WO_stacked"], stacked);
    for (Index b = 0; b < a[0]; ++b) {
        Matrix concat(a[1], heads * a[2]);
        for (Index query = 0; query < a[1]; ++query) {
            const Matrix byDimension = in.matrix("A", b * a[1] + query);  // [d_k, head]
            for (Index head = 0; head < heads; ++head)
                concat.row(query).segment(head * a[2], a[2]) = byDimension.col(head).transpose();
        }
        Matrix sum = Matrix::Zero(a[1], wo[2]);
        for (Index head = 0; head < heads; ++head) {
            const Matrix part = headOutput(weights, head, headColumns(concat, head, heads));
            append(out["out.head_output"], part);
            sum += part;
        }
        append(out["out.concat"], concat);
        append(out["out.output_sum"], sum);
        append(out["out.output_einsum"], sum);
        append(out["out.output_concat"], (*weights.output)(concat));
    }
    return out;
}

}  // namespace

std::optional<Computed> computeModule(const ModuleCase& module)
{
    const std::string kind = module.name.substr(0, module.name.find('_'));
    if (kind == "m01") return fused(module, false);
    if (kind == "m02a" || kind == "m02b") return fused(module, true);
    if (kind == "m03") return block(module);
    if (kind == "m04") return biased(module, {{"mask", -10000.0F}}, true);
    if (kind == "m04b")
        return biased(module, {{"fill_1e4", -10000.0F}, {"fill_1e9", -1e9F}, {"fill_inf", minusInfinity}}, false);
    if (kind == "m05") return singleHeads(module);
    if (kind == "m06" || kind == "m07") return oneHead(module, kind == "m06");
    if (kind == "m08") return outputProjection(module);
    if (kind == "m09") return computeMechanism(module);
    return computeTorch(module);
}
