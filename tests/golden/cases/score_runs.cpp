#include "tests/golden/cases/score_runs.h"

#include "tests/golden/cases/head_runs.h"

using namespace core;

namespace {

/// All heads' vectors side by side, as a layer has them.
Matrix sideBySide(const HeadRuns& runs, const char* name, Index item)
{
    const std::vector<Index>& shape = runs.in.shape(name);
    Matrix all(shape[2], shape[1] * shape[3]);
    for (Index head = 0; head < shape[1]; ++head)
        all.middleCols(head * shape[3], shape[3]) = runs.in.matrix(name, item * shape[1] + head);
    return all;
}

}  // namespace

Computed groupedQueries(const ModuleCase& module)
{
    HeadRuns runs(module);
    MultiHeadWeights weights;
    weights.heads = runs.in.count("heads");
    weights.key_heads = runs.in.count("kv_heads");
    for (Index item = 0; item < runs.items; ++item) {
        MultiHeadAttention layer;
        layer.q = sideBySide(runs, "q", item);
        layer.k = sideBySide(runs, "k", item);
        layer.v = sideBySide(runs, "v", item);
        for (Index head = 0; head < weights.heads; ++head) {
            const HeadVectors own = vectorsOf(layer, weights, head);
            appendStages(runs.out, "out.", attend(own.q, own.k, own.v, runs.scored(Mask::causal()), Keep::Stages));
        }
    }
    return runs.out;
}

Computed sinks(const ModuleCase& module)
{
    HeadRuns runs(module);
    const std::vector<float> learned = runs.in.numbers("sinks");
    for (const bool offByOne : {true, false}) {
        const std::string variant = offByOne ? "off_by_one." : "learned.";
        const auto scoringOf = [&](Index head) {
            HeadScoring scoring = runs.scored(Mask::causal());
            scoring.sink = offByOne ? 0.0F : learned[static_cast<std::size_t>(head)];
            return scoring;
        };
        runs.run(variant, [&](Index, Index head) { return scoringOf(head); });
        for (Index item = 0; item < runs.items; ++item)
            for (Index head = 0; head < runs.heads; ++head)
                append(runs.out["out." + variant + "sink_weight"], runs.one(item, head, scoringOf(head)).sink_weights);
    }
    return runs.out;
}

Computed softCap(const ModuleCase& module)
{
    HeadRuns runs(module);
    runs.run("", [&](Index, Index) {
        HeadScoring scoring = runs.scored(Mask::causal());
        scoring.rule.soft_cap = runs.in.parameter("softcap").get<float>();
        return scoring;
    });
    return runs.out;
}

Computed queryKeyNorm(const ModuleCase& module)
{
    HeadRuns runs(module);
    const auto epsilon = runs.in.parameter("eps").get<float>();
    for (Index item = 0; item < runs.items; ++item) {
        Matrix q = sideBySide(runs, "q", item);
        Matrix k = sideBySide(runs, "k", item);
        HeadNorm{runs.in.matrix("q_norm.weight").row(0), epsilon}.apply(q);
        HeadNorm{runs.in.matrix("k_norm.weight").row(0), epsilon}.apply(k);
        for (Index head = 0; head < runs.heads; ++head) {
            const Matrix ofQuery = headColumns(q, head, runs.heads);
            const Matrix ofKey = headColumns(k, head, runs.heads);
            append(runs.out["out.q_normed"], ofQuery);
            append(runs.out["out.k_normed"], ofKey);
            appendStages(
                runs.out, "out.",
                attend(ofQuery, ofKey, runs.in.matrix("v", item * runs.heads + head), runs.scored({}), Keep::Stages));
        }
    }
    return runs.out;
}
