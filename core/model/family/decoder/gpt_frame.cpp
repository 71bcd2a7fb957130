#include "core/model/family/decoder/gpt_frame.h"

namespace core {

Transformer GptFrame::load(const WeightFiles& files,
                           const std::function<Block(const FamilyWeights&, Index)>& make) const
{
    // Files saved from the bare model leave the prefix out.
    const FamilyWeights weights(files, {"transformer.", ""}, tokens);
    Transformer gpt;
    gpt.token_embedding = weights.matrix(tokens, vocabulary, width);
    if (positions > 0) gpt.position_embedding = weights.matrix("wpe.weight", positions, width);
    for (Index layer = 0; layer < layers; ++layer) gpt.blocks.push_back(make(weights, layer));
    gpt.final_norm = weights.layerNorm(final_norm, width, epsilon, norm_bias);
    if (const auto head = headMatrix(files, "lm_head.weight", tied, gpt.token_embedding))
        gpt.language_head = LanguageHead{*head};
    return gpt;
}

}  // namespace core
