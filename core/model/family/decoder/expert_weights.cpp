#include "core/model/family/decoder/expert_weights.h"

#include "core/error.h"
#include "core/json/json_text.h"

namespace core {

ExpertCounts ExpertCounts::read(const ConfigReader& config, std::initializer_list<const char*> fields, Index experts,
                                Index chosen, const char* inner_field, const char* chosen_field)
{
    ExpertCounts counts;
    const char* field = *fields.begin();
    for (const char* other : fields)
        if (!config.has(field)) field = other;
    const auto count = [&](const char* name, Index absent) {
        return absent > 0 ? config.count(name, largestWidth, absent) : config.count(name, largestWidth);
    };
    counts.experts = count(field, experts);
    counts.chosen = count(chosen_field, chosen);
    if (counts.chosen > counts.experts)
        throw config.outOfRange(chosen_field, Words("%1 cannot be used: expected at most the %2 experts, found %3",
                                                    std::to_string(counts.experts), std::to_string(counts.chosen)));
    counts.inner = config.count(inner_field, largestWidth);
    return counts;
}

std::vector<FeedForward> namedExperts(const LlamaLayers& llama, const FamilyWeights& weights, const std::string& at,
                                      const ExpertCounts& counts)
{
    std::vector<FeedForward> experts;
    for (Index expert = 0; expert < counts.experts; ++expert)
        experts.push_back(llama.gatedFeedForward(weights, at + std::to_string(expert) + ".", counts.inner));
    return experts;
}

Experts gatedExperts(const LlamaLayers& llama, const FamilyWeights& weights, const std::string& at,
                     const ExpertCounts& counts, bool normalised)
{
    return {.router = {.scores = weights.linear(at + "gate", llama.width, counts.experts, false),
                       .chosen = counts.chosen,
                       .normalised = normalised},
            .experts = namedExperts(llama, weights, at + "experts.", counts)};
}

std::vector<FeedForward> stackedExperts(const LlamaLayers& llama, const FamilyWeights& weights,
                                        const std::string& gates_and_ups, const std::string& downs,
                                        const ExpertCounts& counts)
{
    const Index both = 2 * counts.inner;
    const Weight in = weights.folded(gates_and_ups, {counts.experts, both, llama.width}, counts.experts * both);
    const Weight out = weights.folded(downs, {counts.experts, llama.width, counts.inner}, counts.experts * llama.width);
    std::vector<FeedForward> experts;
    for (Index i = 0; i < counts.experts; ++i)
        experts.push_back({{in.rowsFrom(i * both + counts.inner, counts.inner).transposed(), {}},
                           {out.rowsFrom(i * llama.width, llama.width).transposed(), {}},
                           llama.activation,
                           Projection{in.rowsFrom(i * both, counts.inner).transposed(), {}}});
    return experts;
}

Weight stackedMatrix(const FamilyWeights& weights, const std::string& name, const ExpertCounts& counts, Index expert,
                     Index in, Index out)
{
    if (weights.isCoded(name))
        return weights.folded(name, {counts.experts, out, in}, counts.experts * out)
            .rowsFrom(expert * out, out)
            .transposed();
    return weights.folded(name, {counts.experts, in, out}, counts.experts * in).rowsFrom(expert * in, in);
}

std::vector<bool> layersWithExperts(const ConfigReader& config, Index layers)
{
    const Index step = config.count("decoder_sparse_step", mostLayers, 1);
    std::vector<bool> sparse;
    for (Index layer = 0; layer < layers; ++layer) sparse.push_back((layer + 1) % step == 0);
    const Json* dense = config.list("mlp_only_layers");
    if (dense == nullptr) return sparse;
    for (const Json& layer : *dense)
        if (layer.is_number_unsigned() && layer.get<std::size_t>() < sparse.size())
            sparse[layer.get<std::size_t>()] = false;
    return sparse;
}

}  // namespace core
