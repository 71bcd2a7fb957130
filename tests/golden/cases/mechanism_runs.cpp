#include "tests/golden/cases/mechanism_runs.h"

#include "core/attention/softmax.h"
#include "tests/golden/cases/head_runs.h"
#include "tests/golden/cases/score_runs.h"

using namespace core;

namespace {

Computed alibi(const ModuleCase& module)
{
    HeadRuns runs(module);
    const auto run = [&](const std::string& variant, AlibiForm form, const Mask& mask) {
        runs.run(variant, [&](Index, Index head) {
            HeadScoring scoring = runs.scored(mask);
            scoring.bias = alibiBias(form, alibiSlope(head, runs.heads), runs.queries, runs.keys);
            return scoring;
        });
    };
    run("symmetric.", AlibiForm::Symmetric, {});
    run("causal.", AlibiForm::OneWay, Mask::causal());
    run("bloom.", AlibiForm::FromFirst, Mask::causal());
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
            scoring.bias = buckets.bias(table.col(head).transpose(), runs.queries, runs.keys);
            append(runs.out["out." + variant + "bias"], scoring.bias->matrix(runs.queries, runs.keys));
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

/// Hidden cells as flags, or as the numbers that are added to the scores.
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
        {"m09_softmax_extreme", softmaxExtremes},
        {"m09_gqa", groupedQueries},
        {"m09_mqa", groupedQueries},
        {"m09_sinks", sinks},
        {"m09_softcap", softCap},
        {"m09_qk_norm", queryKeyNorm}};
    const auto recipe = recipes.find(module.name);
    return recipe == recipes.end() ? std::nullopt : std::optional(recipe->second(module));
}
