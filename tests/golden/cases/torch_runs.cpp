#include "tests/golden/cases/torch_runs.h"

#include "core/analysis/head_measures.h"
#include "core/attention/softmax.h"
#include "tests/golden/cases/head_runs.h"

using namespace core;

namespace {

/// m10: measures of causal attentions [layers, heads, T, T].
Computed measures(const ModuleCase& module)
{
    const Inputs in(module);
    const std::vector<Index>& shape = in.shape("scores");
    Computed out;
    std::vector<Matrix> means;
    for (Index layer = 0; layer < shape[0]; ++layer) {
        std::vector<HeadAttention> heads(static_cast<std::size_t>(shape[1]));
        for (Index head = 0; head < shape[1]; ++head) {
            Matrix& weights = heads[static_cast<std::size_t>(head)].weights;
            weights = in.matrix("scores", layer * shape[1] + head);
            weights.triangularView<Eigen::StrictlyUpper>().setConstant(-std::numeric_limits<float>::infinity());
            softmaxRows(weights);
            append(out["out.attentions"], weights);
            append(out["out.entropy"], entropies(weights));
            append(out["out.received"], receivedAttention(weights));
            out["out.mean_distance"].push_back(distances(weights).mean());
        }
        means.push_back(meanOfHeads(heads));
        append(out["out.head_mean"], means.back());
        append(out["out.rollout"], rollout(means));
    }
    return out;
}

/// One variant of torch.nn.MultiheadAttention.
struct TorchVariant {
    std::string name;
    MultiHeadWeights weights;
    std::function<HeadScoring(Index item)> scoring;
};

MultiHeadWeights torchWeights(const Inputs& in)
{
    const Matrix packed = in.matrix("in_proj_weight");
    const Matrix bias = in.matrix("in_proj_bias");
    const Projection fused{Weight::own(packed.transpose()), bias.row(0)};
    QueryKeyValue split = splitFused(fused, FusedOrder::Concatenated, in.count("heads"));
    MultiHeadWeights weights{in.count("heads"), split.query, split.key, split.value, {}};
    weights.output =
        Projection{Weight::own(in.matrix("out_proj.weight").transpose()), in.matrix("out_proj.bias").row(0)};
    return weights;
}

void runTorch(const Inputs& in, const TorchVariant& variant, Computed& out)
{
    const std::string prefix = "out." + variant.name + ".";
    const MultiHeadWeights& weights = variant.weights;
    for (Index item = 0; item < in.shape("query")[0]; ++item) {
        const std::vector<HeadScoring> scoring(static_cast<std::size_t>(weights.heads), variant.scoring(item));
        const MultiHeadAttention layer = attend(weights, in.matrix("query", item), in.matrix("key", item),
                                                in.matrix("value", item), scoring, Keep::Stages);
        for (Index head = 0; head < weights.heads; ++head) {
            const HeadVectors own = vectorsOf(layer, weights, head);
            const HeadAttention& stages = layer.heads[static_cast<std::size_t>(head)];
            append(out[prefix + "q"], own.q);
            append(out[prefix + "k"], own.k);
            append(out[prefix + "v"], own.v);
            appendStages(out, prefix, stages);
            append(out[prefix + "head_output"], headOutput(weights, head, stages.context));
        }
        append(out[prefix + "weights_mean"], meanOfHeads(layer.heads));
        append(out[prefix + "output"], *layer.output);
    }
}

/// m11: plain, with hidden keys, with a mask of numbers, with a learned and a zero key behind the others.
Computed torchModule(const ModuleCase& module)
{
    const Inputs in(module);
    const HeadScoring plain{.rule = {.scale = in.scale()}};
    const MultiHeadWeights weights = torchWeights(in);
    MultiHeadWeights added = weights;
    added.added = {in.matrix("bias_k").row(0), in.matrix("bias_v").row(0), true};
    const auto padded = [&](Index item) {
        HeadScoring scoring = plain;
        std::vector<bool> real;
        const Matrix hidden = in.matrix("key_padding_mask");
        for (Index key = 0; key < hidden.cols(); ++key) real.push_back(hidden(item, key) == 0.0F);
        scoring.mask = Mask::padding(std::move(real));
        return scoring;
    };
    const auto biased = [&](Index) {
        HeadScoring scoring = plain;
        scoring.bias = ScoreBias::table(in.matrix("attn_mask_float"));
        return scoring;
    };
    const auto same = [&](Index) { return plain; };
    Computed out;
    runTorch(in, {"plain", weights, same}, out);
    runTorch(in, {"padding", weights, padded}, out);
    runTorch(in, {"float_mask", weights, biased}, out);
    runTorch(in, {"bias_kv_zero_attn", added, same}, out);
    return out;
}

/// m12: how far each pair is turned from one position to the next.
Computed rotaryTables(const ModuleCase& module)
{
    Computed out;
    for (const auto& [name, entry] : module.description["entries"].items())
        out[name + ".inv_freq"] = rotaryOf(entry).frequencies(entry.value("seq_len", Index{1}));
    return out;
}

}  // namespace

RotaryEmbedding rotaryOf(const Json& entry)
{
    const Json& parameters = entry["rope_parameters"];
    static const std::map<std::string, RotaryScaling::Kind> kinds{{"default", RotaryScaling::Kind::None},
                                                                  {"linear", RotaryScaling::Kind::Linear},
                                                                  {"dynamic", RotaryScaling::Kind::Dynamic},
                                                                  {"yarn", RotaryScaling::Kind::Yarn},
                                                                  {"llama3", RotaryScaling::Kind::Llama3}};
    RotaryEmbedding rotary{entry["head_dim"].get<Index>(), parameters["rope_theta"].get<float>()};
    RotaryScaling& scaling = rotary.scaling;
    scaling.kind = kinds.at(parameters["rope_type"].get<std::string>());
    scaling.factor = parameters.value("factor", 1.0F);
    scaling.trained_tokens =
        parameters.value("original_max_position_embeddings", entry["max_position_embeddings"].get<Index>());
    scaling.low_frequency_factor = parameters.value("low_freq_factor", 1.0F);
    scaling.high_frequency_factor = parameters.value("high_freq_factor", 4.0F);
    scaling.beta_fast = parameters.value("beta_fast", 32.0F);
    scaling.beta_slow = parameters.value("beta_slow", 1.0F);
    return rotary;
}

std::optional<Computed> computeTorch(const ModuleCase& module)
{
    const std::string kind = module.name.substr(0, module.name.find('_'));
    if (kind == "m10") return measures(module);
    if (kind == "m11") return torchModule(module);
    if (kind == "m12") return rotaryTables(module);
    return std::nullopt;
}
