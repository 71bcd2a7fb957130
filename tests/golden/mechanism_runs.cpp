#include "tests/golden/mechanism_runs.h"

#include "core/attention/multi_head_attention.h"
#include "core/attention/softmax.h"

#include <cmath>
#include <functional>
#include <limits>

using namespace core;

namespace {

/// The numbers that a case starts from.
class Inputs {
public:
    explicit Inputs(const ModuleCase& module) : m_case(module) {}

    const std::vector<Index>& shape(const std::string& name) const { return m_case.tensors.entry("in." + name).shape; }
    std::vector<float> numbers(const std::string& name) const { return m_case.tensors.floats("in." + name); }
    const Json& parameter(const char* name) const { return m_case.description["hyperparameters"][name]; }
    Index count(const char* name) const { return parameter(name).get<Index>(); }
    float scale() const { return parameter("scale_value").get<float>(); }

    /// The last two dimensions, the `item`-th of those before them.
    Matrix matrix(const std::string& name, Index item = 0) const
    {
        const std::vector<Index>& sizes = shape(name);
        const Index cols = sizes.back();
        const Index rows = sizes.size() > 1 ? sizes[sizes.size() - 2] : 1;
        const std::vector<float> values = numbers(name);
        return Eigen::Map<const Matrix>(values.data() + item * rows * cols, rows, cols);
    }

private:
    const ModuleCase& m_case;
};

/// Where a query sees no key, PyTorch's softmax of nothing but -∞ is NaN; the engine's is 0, and it names the row.
Matrix asInTorch(Matrix rows, const std::vector<Index>& withoutKeys)
{
    for (const Index row : withoutKeys) rows.row(row).setConstant(std::numeric_limits<float>::quiet_NaN());
    return rows;
}

void appendStages(Computed& out, const std::string& prefix, const HeadAttention& head)
{
    std::vector<Index> blind = head.rows_without_keys;
    std::erase_if(blind, [&](Index row) { return head.weights.row(row).any(); });  // a finite fill leaves weights
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
    using Scoring = std::function<HeadScoring(Index item, Index head)>;

    explicit HeadRuns(const ModuleCase& module) : in(module) {}

    const Inputs in;
    Computed out;
    const Index items = in.shape("q")[0];
    const Index heads = in.shape("q")[1];
    const Index queries = in.shape("q")[2];
    const Index keys = in.shape("k")[2];
    const Index dimensions = in.shape("q")[3];

    HeadScoring scored(Mask mask) const { return {std::move(mask), {.scale = in.scale()}}; }

    HeadAttention one(Index item, Index head, const HeadScoring& scoring) const
    {
        const Index place = item * heads + head;
        return attend(in.matrix("q", place), in.matrix("k", place), in.matrix("v", place), scoring, Keep::Stages);
    }

    /// Under "out.<variant>.<stage>".
    void run(const std::string& variant, const Scoring& scoring)
    {
        for (Index item = 0; item < items; ++item)
            for (Index head = 0; head < heads; ++head)
                appendStages(out, "out." + variant, one(item, head, scoring(item, head)));
    }
    void run(const std::string& variant, const Mask& mask)
    {
        run(variant, [&](Index, Index) { return scored(mask); });
    }
};

/// Symmetric as the engine has it; one direction under a causal mask; and BLOOM's, which counts keys from the first.
Computed alibi(const ModuleCase& module)
{
    HeadRuns runs(module);
    const auto biased = [&](const Mask& mask, Matrix bias) {
        HeadScoring scoring = runs.scored(mask);
        scoring.bias = std::make_shared<const Matrix>(std::move(bias));
        return scoring;
    };
    const auto falling = [&](Index head) { return alibiBias(alibiSlope(head, runs.heads), runs.queries, runs.keys); };
    runs.run("symmetric.", [&](Index, Index head) { return biased({}, falling(head)); });
    runs.run("causal.", [&](Index, Index head) { return biased(Mask::causal(), falling(head)); });
    runs.run("bloom.", [&](Index, Index head) {
        const Matrix fromFirst = -falling(head).row(0);
        return biased(Mask::causal(), fromFirst.replicate(runs.queries, 1));
    });
    // The reference's causal bias rises over future keys, where the engine's falls; the mask hides both.
    std::vector<float>& beforeMask = runs.out["out.causal.scores_biased"];
    beforeMask.clear();
    for (Index item = 0; item < runs.items; ++item)
        for (Index head = 0; head < runs.heads; ++head) {
            Matrix rising = falling(head);
            rising.triangularView<Eigen::StrictlyUpper>() = -rising;
            append(beforeMask, runs.one(item, head, biased(Mask::causal(), rising)).scores_biased);
        }
    return runs.out;
}

/// One variant of m09_rope: all heads side by side are turned, then each attends.
void turned(HeadRuns& runs, const std::string& variant, const RotaryEmbedding& rotary)
{
    const auto first = static_cast<Index>(runs.in.numbers("positions").front());
    const auto turn = [&](const char* name, Index item) {
        Matrix all(runs.queries, runs.heads * runs.dimensions);
        for (Index head = 0; head < runs.heads; ++head)
            all.middleCols(head * runs.dimensions, runs.dimensions) = runs.in.matrix(name, item * runs.heads + head);
        rotary.turn(all, runs.dimensions, first);
        return all;
    };
    for (Index item = 0; item < runs.items; ++item) {
        const Matrix q = turn("q", item);
        const Matrix k = turn("k", item);
        for (Index head = 0; head < runs.heads; ++head) {
            const Matrix ofQuery = headColumns(q, head, runs.heads);
            const Matrix ofKey = headColumns(k, head, runs.heads);
            append(runs.out["out." + variant + "q_rot"], ofQuery);
            append(runs.out["out." + variant + "k_rot"], ofKey);
            appendStages(runs.out, "out." + variant,
                         attend(ofQuery, ofKey, runs.in.matrix("v", item * runs.heads + head),
                                runs.scored(Mask::causal()), Keep::Stages));
        }
    }
}

Computed rope(const ModuleCase& module)
{
    HeadRuns runs(module);
    const auto base = runs.in.parameter("base").get<float>();
    const Index full = runs.in.count("head_dim");
    const Index part = runs.in.count("rotary_dims_partial");
    using Pairing = RotaryEmbedding::Pairing;
    turned(runs, "half.", {full, base, Pairing::HalfSplit});
    turned(runs, "half_partial.", {part, base, Pairing::HalfSplit});
    turned(runs, "interleaved.", {full, base, Pairing::Interleaved});
    turned(runs, "interleaved_partial.", {part, base, Pairing::Interleaved});
    return runs.out;
}

Computed relativeBias(const ModuleCase& module)
{
    HeadRuns runs(module);
    const Matrix table = runs.in.matrix("relative_attention_bias.weight");
    for (const bool bidirectional : {true, false}) {
        const std::string variant = bidirectional ? "bidirectional." : "causal.";
        const RelativeBuckets buckets{runs.in.count("num_buckets"), runs.in.count("max_distance"), bidirectional};
        for (Index query = 0; query < runs.queries; ++query)
            for (Index key = 0; key < runs.keys; ++key)
                runs.out["out." + variant + "buckets"].push_back(static_cast<float>(buckets.bucketOf(query, key)));
        runs.run(variant, [&](Index, Index head) {
            HeadScoring scoring = runs.scored(bidirectional ? Mask() : Mask::causal());
            scoring.bias =
                std::make_shared<const Matrix>(buckets.bias(table.col(head).transpose(), runs.queries, runs.keys));
            append(runs.out["out." + variant + "bias"], *scoring.bias);
            return scoring;
        });
    }
    return runs.out;
}

Computed temperatures(const ModuleCase& module)
{
    HeadRuns runs(module);
    for (const Json& each : runs.in.parameter("temperatures")) {
        const auto temperature = each.get<float>();
        HeadScoring scoring = runs.scored({});
        scoring.rule.temperature = temperature;
        std::string name = std::to_string(temperature);  // 0.100000 → 0.1, 10.000000 → 10
        name.erase(name.find_last_not_of('0') + 1);
        if (name.back() == '.') name.pop_back();
        runs.run("t" + name + ".", [&](Index, Index) { return scoring; });
    }
    return runs.out;
}

Computed slidingWindow(const ModuleCase& module)
{
    HeadRuns runs(module);
    const Index window = runs.in.count("window");
    runs.run("causal_window.", Mask::causal() & Mask::window(window - 1, 0));  // the token itself counts
    runs.run("symmetric.", Mask::window(window, window));
    return runs.out;
}

/// What a mask hides: as flags, or as the numbers that are added to the scores.
void appendHidden(std::vector<float>& to, const Mask& mask, Index tokens, float hidden)
{
    for (Index query = 0; query < tokens; ++query)
        for (Index key = 0; key < tokens; ++key) to.push_back(mask.allows(query, key) ? 0.0F : hidden);
}

/// Fills that are added to the score, as two generations of Hugging Face's code do it.
void addedFills(HeadRuns& runs, const std::vector<Mask>& padding)
{
    constexpr float lowest = std::numeric_limits<float>::lowest();
    const auto run = [&](const std::string& variant, const auto& maskOf, float value) {
        runs.run(variant, [&](Index item, Index) {
            HeadScoring scoring = runs.scored(maskOf(item));
            scoring.rule.fill = {value, MaskFill::Mode::Add};
            return scoring;
        });
        // To the reference the mask is a bias; to the engine, how hidden scores are treated.
        runs.out["out." + variant + "scores_biased"] = runs.out["out." + variant + "scores_masked"];
    };
    const auto both = [&](Index item) { return Mask::causal() & padding[static_cast<std::size_t>(item)]; };
    run("hf_eager_causal_padding.", both, lowest);
    run(
        "bert_old_add_10000.", [&](Index item) { return padding[static_cast<std::size_t>(item)]; }, -10000.0F);
    for (Index item = 0; item < runs.items; ++item)
        appendHidden(runs.out["out.hf_eager_causal_padding.mask_added"], both(item), runs.keys, lowest);
}

Computed masks(const ModuleCase& module)
{
    HeadRuns runs(module);
    const Matrix real = runs.in.matrix("attention_mask");
    std::vector<Mask> padding;
    for (Index item = 0; item < runs.items; ++item) {
        std::vector<bool> flags;
        for (const float flag : real.row(item)) flags.push_back(flag != 0.0F);
        padding.push_back(Mask::padding(std::move(flags)));
    }
    const auto run = [&](const std::string& variant, const Mask& mask, bool padded) {
        const auto maskOf = [&](Index item) { return padded ? mask & padding[static_cast<std::size_t>(item)] : mask; };
        runs.run(variant, [&](Index item, Index) { return runs.scored(maskOf(item)); });
        for (Index item = 0; item < (padded ? runs.items : 1); ++item)
            appendHidden(runs.out["out." + variant + "mask"], maskOf(item), runs.keys, 1);
    };
    run("causal.", Mask::causal(), false);
    run("padding.", Mask(), true);
    run("causal_padding.", Mask::causal(), true);
    run("prefix_lm.", Mask::causal() | Mask::prefix(runs.in.count("prefix_length")), false);
    addedFills(runs, padding);
    return runs.out;
}

Computed plainRun(const ModuleCase& module, bool cached)
{
    HeadRuns runs(module);
    runs.run("", cached ? Mask::causal(runs.keys - runs.queries) : Mask());
    return runs.out;
}

Computed softmaxExtremes(const ModuleCase& module)
{
    Matrix scores = Inputs(module).matrix("scores");
    const std::vector<Index> empty = softmaxRows(scores);
    Computed out;
    append(out["out.weights"], asInTorch(std::move(scores), empty));
    return out;
}

}  // namespace

std::optional<Computed> computeMechanism(const ModuleCase& module)
{
    static const std::map<std::string, std::function<Computed(const ModuleCase&)>> recipes{
        {"m09_alibi", alibi},
        {"m09_rope", rope},
        {"m09_t5_bias", relativeBias},
        {"m09_temperature", temperatures},
        {"m09_sliding_window", slidingWindow},
        {"m09_masks", masks},
        {"m09_causal_offset", [](const ModuleCase& each) { return plainRun(each, true); }},
        {"m09_one_token", [](const ModuleCase& each) { return plainRun(each, false); }},
        {"m09_softmax_extreme", softmaxExtremes}};
    const auto recipe = recipes.find(module.name);
    return recipe == recipes.end() ? std::nullopt : std::optional(recipe->second(module));
}
