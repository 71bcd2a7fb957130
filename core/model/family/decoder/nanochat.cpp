#include "core/model/family/decoder/decoders.h"
#include "core/model/family/decoder/llama_layers.h"

namespace core {

ModelPlan planNanoChat(const ConfigReader& config)
{
    LlamaLayers nano = LlamaLayers::read(config, {.activation = "relu2"});
    nano.norm_weights = false;
    nano.rotary.backwards = true;
    // A missing entry means 15, null that scores are not capped.
    const bool capless = config.names("final_logit_softcapping") && !config.has("final_logit_softcapping");
    const float cap = capless ? 0 : config.positive("final_logit_softcapping", 15);
    const auto blockOf = [nano](const FamilyWeights& weights, Index layer) {
        Block block = nano.attendingBlock(weights, layer);
        block.attention.query_norm = block.attention.key_norm =
            HeadNorm{.weight = {}, .epsilon = nano.epsilon, .width = nano.head_width};
        block.attention.norms_behind_turn = true;
        block.feed_forward = nano.plainFeedForward(weights, LlamaLayers::placeOf(layer) + "mlp.", "fc1", "fc2");
        return block;
    };
    return nano.plan([nano, cap, blockOf](const WeightFiles& files) {
        Transformer model = nano.loadWith(files, blockOf);
        model.embedding_norm = weightlessNorm(Norm::Kind::RootMeanSquare, nano.width, nano.epsilon);
        if (model.language_head) model.language_head->soft_cap = cap;
        return model;
    });
}

}  // namespace core
