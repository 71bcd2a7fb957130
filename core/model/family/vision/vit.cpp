#include "core/model/family/vision/vision_layers.h"
#include "core/model/family/vision/vision_models.h"

namespace core {
namespace {

ModelPlan planOfVit(const VitLayers& vit)
{
    return {vit.layers, vit.heads, 1 + vit.picture.squares(), "encoder.layer.", [vit](const WeightFiles& files) {
                // Classifiers, decoders of masked pictures and poolers stand around what attends; none of them is used.
                const FamilyWeights weights(files, {"vit.", ""}, "embeddings.cls_token");
                Transformer model = vit.embedded(weights);
                for (Index i = 0; i < vit.layers; ++i) model.blocks.push_back(vit.block(weights, i));
                model.final_norm = weights.layerNorm("layernorm", vit.width, vit.epsilon);
                return model;
            }};
}

}  // namespace

ModelPlan planVit(const ConfigReader& config) { return planOfVit(VitLayers::read(config, 1e-12F)); }

ModelPlan planVitMae(const ConfigReader& config)
{
    config.passOver({"mask_ratio", "norm_pix_loss", "decoder_hidden_size", "decoder_intermediate_size",
                     "decoder_num_attention_heads", "decoder_num_hidden_layers"});
    return planOfVit(VitLayers::read(config, 1e-12F));
}

ModelPlan planVitMsn(const ConfigReader& config) { return planOfVit(VitLayers::read(config, 1e-6F)); }

}  // namespace core
