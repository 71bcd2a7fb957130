#include "core/error.h"
#include "core/model/family/vision/vision_layers.h"
#include "core/model/family/vision/vision_models.h"
#include "core/model/position_grid.h"

namespace core {
namespace {

PositionGrid noPositions()
{
    PositionGrid grid;
    grid.asked = true;
    return grid;
}

struct Beit {
    VitLayers vit;
    bool absolute;  ///< positions are added to the patches
    bool relative;  ///< each layer has its own table of ways from patch to patch,
    bool shared;    ///< all have one
    bool scaled;    ///< LayerScale
    bool pooled;    ///< the norm acts on the mean of the patches, not on the layers' output

    static Beit read(const ConfigReader& config)
    {
        Beit beit{VitLayers::read(config, 1e-12F),
                  config.flag("use_absolute_position_embeddings", false),
                  config.flag("use_relative_position_bias", false),
                  config.flag("use_shared_relative_position_bias", false),
                  config.number("layer_scale_init_value", 0.1F) > 0,
                  config.flag("use_mean_pooling", true)};
        config.passOver({"vocab_size"});  // of the pictures' codes that training predicts
        beit.vit.query_bias = beit.vit.value_bias = true;
        beit.vit.key_bias = false;
        const PictureSize& size = beit.vit.picture;
        if ((beit.relative || beit.shared) && size.rows() != size.columns())
            throw config.outOfRange("image_size",
                                    Words("%1 cannot be used: expected as many rows of patches as columns, "
                                          "since distances have a bias, found %2 × %3",
                                          std::to_string(size.rows()), std::to_string(size.columns())));
        return beit;
    }

    /// The sum of a layer's own table and the table of all layers.
    PositionBias positions(const FamilyWeights& weights, const std::string& layer) const
    {
        if (!relative && !shared) return {};
        const Index rows = vit.picture.rows(), columns = vit.picture.columns();
        const Index ways = (2 * rows - 1) * (2 * columns - 1) + 3;
        const auto tableAt = [&](const std::string& at) {
            return weights.matrix(at + "relative_position_bias.relative_position_bias_table", ways, vit.heads).matrix();
        };
        Matrix table = tableAt(relative ? layer + "attention.attention." : "encoder.");
        if (relative && shared) table += tableAt("encoder.");
        return GridPositions{rows, columns, std::move(table)};
    }

    Block block(const FamilyWeights& weights, Index layer) const
    {
        const std::string at = VitLayers::nameOf(layer);
        Block block = vit.block(weights, layer);
        block.positions = positions(weights, at);
        if (!scaled) return block;
        const auto scale = [&](const char* name) {
            return Norm{.weight = weights.vector(at + name, vit.width), .bias = {}, .kind = Norm::Kind::Scale};
        };
        block.attention_output_norm = scale("lambda_1");
        block.feed_forward_output_norm = scale("lambda_2");
        return block;
    }

    Transformer load(const FamilyWeights& weights) const
    {
        Transformer model = absolute ? vit.embedded(weights) : vit.patched(weights);
        // Ways from patch to patch are interpolated alone.
        if (!absolute) model.patches->positions = std::make_shared<const PositionGrid>(noPositions());
        for (Index i = 0; i < vit.layers; ++i) model.blocks.push_back(block(weights, i));
        if (!pooled) model.final_norm = weights.layerNorm("layernorm", vit.width, vit.epsilon);
        return model;
    }
};

}  // namespace

ModelPlan planBeit(const ConfigReader& config)
{
    const Beit beit = Beit::read(config);
    return {beit.vit.layers, beit.vit.heads, 1 + beit.vit.picture.squares(), "encoder.layer.",
            [beit](const WeightFiles& files) {
                return beit.load(FamilyWeights(files, {"beit.", ""}, "embeddings.cls_token"));
            }};
}

}  // namespace core
