#include "core/error.h"
#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {
namespace {

struct LayoutLmv3 {
    BertLayers layers;
    Index padding;
    Index places;  ///< places of edges
    Index edgeWidth;
    Index sizeWidth;
    std::optional<RelativeBuckets> text;
    std::optional<RelativeBuckets> page;
    Index picture = 0;  ///< edge of a page's picture, in pixels; 0: it has none
    Index square = 0;   ///< edge of its squares

    static std::optional<RelativeBuckets> buckets(const ConfigReader& config, const char* flag, const char* count,
                                                  const char* farthest, Index counted, Index distance)
    {
        if (!config.flag(flag, true)) {
            config.passOver({count, farthest});
            return std::nullopt;
        }
        RelativeBuckets found{.buckets = config.count(count, largestWidth, counted),
                              .largest_distance = config.count(farthest, mostPositions, distance)};
        if (found.buckets < 4 || found.largest_distance <= found.buckets / 4)
            throw config.outOfRange(
                count, Words("%1 cannot be used: expected at least 4, with %2 above a quarter of them, found %3",
                             farthest, std::to_string(found.buckets)));
        return found;
    }

    static LayoutLmv3 read(const ConfigReader& config)
    {
        LayoutLmv3 layout{BertLayers::read(config),
                          paddingIdIn(config, 1),
                          config.count("max_2d_position_embeddings", mostPositions, 1024),
                          config.count("coordinate_size", largestWidth, 128),
                          config.count("shape_size", largestWidth, 128),
                          buckets(config, "has_relative_attention_bias", "rel_pos_bins", "max_rel_pos", 32, 128),
                          buckets(config, "has_spatial_attention_bias", "rel_2d_pos_bins", "max_rel_2d_pos", 64, 256)};
        layout.layers.epsilon = config.epsilon("layer_norm_eps", 1e-5F);
        if (4 * layout.edgeWidth + 2 * layout.sizeWidth != layout.layers.width)
            throw config.outOfRange(
                "coordinate_size”, “shape_size",
                Words("%1 cannot be used: expected four of the one and two of the other: %2, found %3",
                      std::to_string(layout.layers.width),
                      std::to_string(4 * layout.edgeWidth + 2 * layout.sizeWidth)));
        if (!layout.text) layout.page.reset();  // the one of the page counts beside the one of the text alone
        if (!config.flag("text_embed", true))
            throw config.outOfRange("text_embed", Words("%1 cannot be used: expected true, found false"));
        config.passOver({"input_size", "patch_size", "num_channels", "second_input_size"});
        if (!config.flag("visual_embed", true)) return layout;
        layout.picture = config.count("input_size", largestWidth, 224);
        layout.square = config.count("patch_size", largestWidth, 16);
        if (layout.square > layout.picture)
            throw config.outOfRange("patch_size", Words("%1 cannot be used: expected at most the input_size, found %2",
                                                        std::to_string(layout.square)));
        return layout;
    }

    BoxPositions positions(const FamilyWeights& weights) const
    {
        const float scale = rootScale(layers.width / layers.heads);
        const auto table = [&](const char* name, Index count) {
            return Matrix(
                scale
                * weights.matrix(std::string("encoder.") + name + ".weight", layers.heads, count).matrix().transpose());
        };
        BoxPositions made{};
        made.text = *text;
        made.text_table = table("rel_pos_bias", text->buckets);
        if (!page) return made;
        made.page = *page;
        made.left_table = table("rel_pos_x_bias", page->buckets);
        made.lower_table = table("rel_pos_y_bias", page->buckets);
        return made;
    }

    PagePicture pictureOf(const FamilyWeights& weights) const
    {
        constexpr Index channels = 3;
        const Index width = layers.width, tokens = 1 + (picture / square) * (picture / square);
        const std::string name = "patch_embed.proj.";
        const Weight taps = weights.folded(name + "weight", {width, channels, square, square}, width);
        const RowVector whole = weights.folded("cls_token", {1, 1, width}, 1).row(0);
        return {.patches = {.projection = {taps.transposed(), weights.vector(name + "bias", width)},
                            .learned = {{LearnedToken::Kind::Class, whole}},
                            .channels = channels,
                            .height = picture,
                            .width = picture,
                            .side = square},
                .positions = weights.folded("pos_embed", {1, tokens, width}, tokens).matrix(),
                .norm = weights.layerNorm("norm", width, 1e-6F),
                .norm_of_all = weights.layerNorm("LayerNorm", width, layers.epsilon)};
    }

    Transformer load(const FamilyWeights& weights) const
    {
        Transformer model = layers.load(weights);
        model.position_count = {PositionCount::Over::OtherThanId, padding + 1, padding};
        const auto table = [&](const char* name, Index width) {
            return weights.matrix(std::string("embeddings.") + name + "_position_embeddings.weight", places, width);
        };
        model.boxes =
            BoxEmbedding{table("x", edgeWidth), table("y", edgeWidth), table("h", sizeWidth), table("w", sizeWidth)};
        if (picture > 0 && weights.contains("patch_embed.proj.weight")) model.page_picture = pictureOf(weights);
        if (!text) return model;
        const BoxPositions own = positions(weights);
        for (Block& block : model.blocks) block.positions = own;
        return model;
    }
};

}  // namespace

ModelPlan planLayoutLmv3(const ConfigReader& config)
{
    const LayoutLmv3 layout = LayoutLmv3::read(config);
    const BertLayers& layers = layout.layers;
    if (layout.padding + 1 >= layers.positions)
        throw config.outOfRange("max_position_embeddings",
                                Words("%1 cannot be used: expected more than pad_token_id + 1, found %2",
                                      std::to_string(layers.positions)));
    return {layers.layers, layers.heads, layers.positions - layout.padding - 1, "encoder.layer.",
            [layout](const WeightFiles& files) {
                return layout.load({files, {"layoutlmv3.", ""}, "embeddings.word_embeddings.weight"});
            }};
}

}  // namespace core
