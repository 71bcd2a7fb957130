#include "core/model/family/vision/vision_layers.h"
#include "core/model/family/vision/vision_models.h"
#include "core/model/position_grid.h"

namespace core {
namespace {

struct Dinov3 {
    VitLayers vit;
    Index registers;
    float base;  ///< base of the rotation
    bool outputBias;
    bool innerBias;
    bool gated;

    static Dinov3 read(const ConfigReader& config)
    {
        Dinov3 dino{.vit = VitLayers::read(config, 1e-5F),
                    .registers = config.number("num_register_tokens", 0) == 0
                                     ? 0
                                     : config.count("num_register_tokens", mostPositions),
                    .base = config.positive("rope_theta", 100),
                    .outputBias = config.flag("proj_bias", true),
                    .innerBias = config.flag("mlp_bias", true),
                    .gated = config.flag("use_gated_mlp", false)};
        VitLayers& vit = dino.vit;
        vit.query_bias = config.flag("query_bias", true);
        vit.key_bias = config.flag("key_bias", false);
        vit.value_bias = config.flag("value_bias", true);
        config.requireMultiple("hidden_size", vit.width / vit.heads, "4, for each head", 4);
        // Pictures are moved and stretched in training alone.
        config.passOver({"pos_embed_shift", "pos_embed_jitter", "pos_embed_rescale"});
        return dino;
    }

    Index firstSquare() const { return 1 + registers; }

    FeedForward feedForward(const FamilyWeights& weights, const std::string& at) const
    {
        FeedForward made{weights.linear(at + "up_proj", vit.width, vit.inner, innerBias),
                         weights.linear(at + "down_proj", vit.inner, vit.width, innerBias), vit.activation};
        if (gated) made.gate = weights.linear(at + "gate_proj", vit.width, vit.inner, innerBias);
        return made;
    }

    Block block(const FamilyWeights& weights, const std::string& at) const
    {
        const Index width = vit.width;
        const auto projection = [&](const char* name, bool bias) {
            return weights.linear(at + "attention." + name, width, width, bias);
        };
        const auto scale = [&](const char* name) {
            return Norm{.weight = weights.vector(at + name, width), .bias = {}, .kind = Norm::Kind::Scale};
        };
        Block block;
        block.attention_norm = weights.layerNorm(at + "norm1", width, vit.epsilon);
        block.attention = {vit.heads, projection("q_proj", vit.query_bias), projection("k_proj", vit.key_bias),
                           projection("v_proj", vit.value_bias), projection("o_proj", outputBias)};
        block.attention.rotary =
            RotaryEmbedding{.dimensions = width / vit.heads,
                            .base = base,
                            .picture = PicturePlaces{firstSquare(), vit.picture.rows(), vit.picture.columns()}};
        block.scores = eagerScores(rootScale(width / vit.heads));
        block.attention_output_norm = scale("layer_scale1.lambda1");
        block.feed_forward_norm = weights.layerNorm(at + "norm2", width, vit.epsilon);
        block.feed_forward = feedForward(weights, at + "mlp.");
        block.feed_forward_output_norm = scale("layer_scale2.lambda1");
        return block;
    }

    Transformer load(const FamilyWeights& weights) const
    {
        std::vector<LearnedToken> learned =
            learnedTokens(weights, "embeddings.cls_token", {1, 1, vit.width}, LearnedToken::Kind::Class);
        if (registers > 0)
            for (LearnedToken& each : learnedTokens(weights, "embeddings.register_tokens", {1, registers, vit.width},
                                                    LearnedToken::Kind::Register))
                learned.push_back(std::move(each));
        Transformer model;
        model.patches =
            vit.picture.embedding(weights, "embeddings.patch_embeddings", vit.width, true, std::move(learned));
        model.patches->positions = std::make_shared<const PositionGrid>();  // any size: there is no table
        model.causal = false;
        model.ends_before_norm = true;
        const bool inner = weights.contains("model.layer.0.norm1.weight");  // the names of transformers 5
        for (Index i = 0; i < vit.layers; ++i)
            model.blocks.push_back(block(weights, (inner ? "model.layer." : "layer.") + std::to_string(i) + "."));
        model.final_norm = weights.layerNorm("norm", vit.width, vit.epsilon);
        return model;
    }
};

}  // namespace

ModelPlan planDinov3Vit(const ConfigReader& config)
{
    const Dinov3 dino = Dinov3::read(config);
    return {dino.vit.layers, dino.vit.heads, dino.firstSquare() + dino.vit.picture.squares(), "layer.",
            [dino](const WeightFiles& files) {
                return dino.load(FamilyWeights(files, {"dinov3_vit.", ""}, "embeddings.cls_token"));
            }};
}

}  // namespace core
