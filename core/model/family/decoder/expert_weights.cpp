#include "core/model/family/decoder/expert_weights.h"

namespace core {

ExpertCounts ExpertCounts::read(const ConfigReader& config, std::initializer_list<const char*> fields, Index experts,
                                Index chosen, const char* inner_field)
{
    ExpertCounts counts;
    const char* field = *fields.begin();
    for (const char* other : fields)
        if (!config.has(field)) field = other;
    counts.experts = config.count(field, largestWidth, experts);
    counts.chosen = config.count("num_experts_per_tok", largestWidth, chosen);
    if (counts.chosen > counts.experts)
        throw config.outOfRange("num_experts_per_tok", "at most the " + std::to_string(counts.experts) + " experts",
                                std::to_string(counts.chosen));
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

Weight stackedMatrix(const FamilyWeights& weights, const std::string& name, const ExpertCounts& counts, Index expert,
                     Index in, Index out)
{
    return weights.folded(name, {counts.experts, in, out}, counts.experts * in).rowsFrom(expert * in, in);
}

}  // namespace core
