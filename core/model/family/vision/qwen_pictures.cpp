// Qwen2.5-VL and Qwen3-VL: a tower that reads pictures of any size, whose squares are joined two by two, and a text
// whose rotary embedding knows time, row and column.

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/family/family_weights.h"
#include "core/model/family/vision/picture_readers.h"
#include "core/model/position_grid.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {
namespace {

constexpr Index largestSide = 1 << 10;
constexpr Index mostFrames = 64;
constexpr float towerEpsilon = 1e-6F;  // the files do not say it
constexpr std::size_t axisCount = 3;

/// What both towers have.
struct QwenTower {
    Index layers = 0;
    Index heads = 0;
    Index width = 0;
    Index inner = 0;
    Index side = 0;    ///< of a patch, in pixels
    Index frames = 0;  ///< pictures of a film that a patch covers
    Index joined = 0;  ///< patches across and down that become one token
    Index text = 0;    ///< width of the model of texts
    float base = 10000;
    Activation activation = Activation::Silu;

    static QwenTower read(const ConfigReader& config, const ConfigReader& vision, Index width, Index layers)
    {
        QwenTower tower{.layers = vision.count("depth", mostLayers, layers),
                        .heads = vision.count("num_heads", largestWidth, 16),
                        .width = vision.count("hidden_size", largestWidth, width),
                        .side = vision.count("patch_size", largestSide, 14),
                        .frames = vision.count("temporal_patch_size", mostFrames, 2),
                        .joined = vision.count("spatial_merge_size", largestSide, 2),
                        .text = textWidth(config, vision.count("out_hidden_size", largestWidth, 3584))};
        tower.inner = vision.count("intermediate_size", largestWidth, 4 * tower.width);
        vision.requireMultiple("hidden_size", tower.width, "num_heads", tower.heads);
        vision.requireMultiple("hidden_size", tower.width / tower.heads, "4, for each head", 4);
        if (const Index channels = vision.count("in_channels", largestWidth, 3); channels != 3)
            throw vision.outOfRange("in_channels",
                                    Words("%1 cannot be used: expected 3, found %2", std::to_string(channels)));
        if (const auto rotary = vision.object("rope_parameters")) {
            tower.base = rotary->positive("rope_theta", 10000);
            if (const std::string kind = rotary->text("rope_type", "axial"); kind != "axial")
                throw rotary->outOfRange("rope_type", Words("%1 cannot be used: expected axial, found %2", kind));
        }
        // Names and counts of what is read elsewhere, of films, and of training.
        vision.passOver({"model_type", "in_chans", "spatial_patch_size", "tokens_per_second", "initializer_range"});
        return tower;
    }

    /// Each frame of each channel is a channel of its own.
    PatchEmbedding patches(const FamilyWeights& weights, bool bias) const
    {
        PatchEmbedding made;
        made.projection = {
            weights.folded("patch_embed.proj.weight", {width, 3, frames, side, side}, width).transposed(),
            bias ? weights.vector("patch_embed.proj.bias", width) : RowVector()};
        made.channels = 3 * frames;
        made.side = side;
        made.height = made.width = side * joined;
        return made;
    }

    MultiHeadWeights attention(const FamilyWeights& weights, const std::string& at) const
    {
        const Projection all = weights.linear(at + "attn.qkv", width, 3 * width, true);
        MultiHeadWeights made{heads, all.columns(0, width), all.columns(width, width), all.columns(2 * width, width),
                              weights.linear(at + "attn.proj", width, width, true)};
        made.rotary = RotaryEmbedding{
            .dimensions = width / heads, .base = base, .picture = PicturePlaces{0, joined, joined, true}};
        return made;
    }

    Block block(const FamilyWeights& weights, const std::string& at) const
    {
        Block made;
        made.attention = attention(weights, at);
        made.scores = eagerScores(rootScale(width / heads));
        return made;
    }

    std::shared_ptr<const Model> model(Transformer transformer, const WeightFiles& files) const
    {
        auto tower = std::make_shared<Model>();
        transformer.causal = false;
        tower->transformer = std::move(transformer);
        tower->info.name = files.name();
        tower->info.architecture = "picture tower";
        tower->info.layers = layers;
        tower->info.heads = heads;
        tower->info.max_tokens = tower->transformer.patches->tokens();
        tower->info.reads = Reads::Pictures;
        return tower;
    }
};

/// The axis of each pair: sections one after the other, or in turns as long as each lasts.
std::vector<std::uint8_t> axesOf(const ConfigReader& texts, std::array<Index, axisCount> sections, bool turns)
{
    for (const char* where : {"rope_scaling", "rope_parameters"}) {
        const auto rotary = texts.object(where);
        if (!rotary) continue;
        const Json* said = rotary->list("mrope_section");
        if (said == nullptr) continue;
        const bool whole = said->size() == axisCount && std::ranges::all_of(*said, [](const Json& each) {
                               return each.is_number_integer() && each >= 0 && each <= largestWidth;
                           });
        if (!whole)
            throw rotary->outOfRange("mrope_section", Words("%1 cannot be used: expected three whole numbers, found %2",
                                                            said->dump(-1, ' ', true).substr(0, 40)));
        std::ranges::transform(*said, sections.begin(), [](const Json& each) { return each.get<Index>(); });
    }
    std::vector<std::uint8_t> axes;
    const Index pairs = sections[0] + sections[1] + sections[2];
    axes.reserve(static_cast<std::size_t>(pairs));
    for (Index pair = 0; pair < pairs; ++pair) {
        const auto turn = static_cast<std::size_t>(pair) % axisCount;
        std::size_t axis = pair < sections[0] ? 0 : pair < sections[0] + sections[1] ? 1 : 2;
        if (turns) axis = pair < static_cast<Index>(axisCount) * sections[turn] ? turn : 0;
        axes.push_back(static_cast<std::uint8_t>(axis));
    }
    return axes;
}

ConfigReader textsOf(const ConfigReader& config)
{
    const auto inside = config.object("text_config");
    return inside ? *inside : config;
}

/// What is the same in both.
PictureReader begun(const ConfigReader& config, const QwenTower& tower)
{
    PictureReader reader;
    reader.join.side = tower.joined;
    reader.join.activation = Activation::Gelu;
    reader.processor.whole_tokens = tower.side * tower.joined;
    reader.processor.frames = tower.frames;
    reader.spelling = {.form = PictureSpelling::Form::Wrapped,
                       .part = "<|image_pad|>",
                       .typed = "<image>",
                       .first = "<|vision_start|>",
                       .last = "<|vision_end|>"};
    reader.token_id = pictureTokenId(config, 151655);
    config.passOver({"video_token_id", "vision_start_token_id", "vision_end_token_id", "vision_token_id"});
    return reader;
}

/// Which layers see the whole picture.
TowerWindows windowsOf(const ConfigReader& vision, const QwenTower& tower)
{
    TowerWindows windows;
    windows.whole.assign(static_cast<std::size_t>(tower.layers), false);
    const Json* said = vision.list("fullatt_block_indexes");
    const Json usual = Json::array({7, 15, 23, 31});
    for (const Json& each : said == nullptr ? usual : *said) {
        if (!each.is_number_integer() || each < 0 || (said != nullptr && each >= tower.layers))
            throw vision.outOfRange("fullatt_block_indexes",
                                    Words("%1 cannot be used: expected layers from 0 to %2, found %3",
                                          std::to_string(tower.layers - 1), each.dump(-1, ' ', true).substr(0, 40)));
        if (each < tower.layers) windows.whole[each.get<std::size_t>()] = true;
    }
    const Index token = tower.side * tower.joined;
    const Index pixels = vision.count("window_size", mostPositions, 112);
    if (pixels < token)
        throw vision.outOfRange("window_size", Words("%1 cannot be used: expected at least %2 pixels, found %3",
                                                     std::to_string(token), std::to_string(pixels)));
    windows.side = pixels / token * tower.joined;
    return windows;
}

/// The norm before the squares are joined or behind it, and both projections.
PictureJoin joinOf(const FamilyWeights& weights, const QwenTower& tower, const std::string& at, bool normsJoined)
{
    const Index joined = tower.width * tower.joined * tower.joined;
    PictureJoin join{.side = tower.joined,
                     .first = weights.linear(at + "linear_fc1", joined, joined, true),
                     .activation = Activation::Gelu,
                     .second = weights.linear(at + "linear_fc2", joined, tower.text, true)};
    if (normsJoined)
        join.norm = weights.layerNorm(at + "norm", joined, towerEpsilon);
    else
        join.square_norm = weights.layerNorm(at + "norm", tower.width, towerEpsilon);
    return join;
}

}  // namespace

PictureReader loadQwen25Pictures(const ConfigReader& config, const WeightFiles& files)
{
    const ConfigReader vision = config.part("vision_config");
    QwenTower tower = QwenTower::read(config, vision, 3584, 32);
    tower.activation = vision.activation("hidden_act", "silu");
    const WeightFiles own = files.below(*towerBeginning(files));
    const FamilyWeights weights(own, {""}, "patch_embed.proj.weight");
    PictureReader reader = begun(config, tower);
    reader.windows = windowsOf(vision, tower);
    Transformer transformer;
    transformer.patches = tower.patches(weights, false);
    transformer.patches->positions = std::make_shared<const PositionGrid>();  // any size: there is no table
    for (Index layer = 0; layer < tower.layers; ++layer) {
        const std::string at = "blocks." + std::to_string(layer) + ".";
        Block block = tower.block(weights, at);
        block.attention_norm = weights.rootMeanSquareNorm(at + "norm1", tower.width, towerEpsilon);
        block.feed_forward_norm = weights.rootMeanSquareNorm(at + "norm2", tower.width, towerEpsilon);
        FeedForward forward{weights.linear(at + "mlp.up_proj", tower.width, tower.inner, true),
                            weights.linear(at + "mlp.down_proj", tower.inner, tower.width, true), tower.activation};
        forward.gate = weights.linear(at + "mlp.gate_proj", tower.width, tower.inner, true);
        block.feed_forward = std::move(forward);
        transformer.blocks.push_back(std::move(block));
    }
    reader.tower = tower.model(std::move(transformer), files);
    const Index joined = tower.width * tower.joined * tower.joined;
    reader.join.square_norm = weights.rootMeanSquareNorm("merger.ln_q", tower.width, towerEpsilon);
    reader.join.first = weights.linear("merger.mlp.0", joined, joined, true);
    reader.join.second = weights.linear("merger.mlp.2", joined, tower.text, true);
    reader.axes = axesOf(textsOf(config), {16, 24, 24}, false);
    return reader;
}

PictureReader loadQwen3Pictures(const ConfigReader& config, const WeightFiles& files)
{
    const ConfigReader vision = config.part("vision_config");
    QwenTower tower = QwenTower::read(config, vision, 1152, 27);
    tower.activation = vision.activation("hidden_act", "gelu_pytorch_tanh");
    const Index places = vision.count("num_position_embeddings", mostPositions, 2304);
    const auto edge = static_cast<Index>(std::lround(std::sqrt(static_cast<double>(places))));
    if (edge * edge != places)
        throw vision.outOfRange("num_position_embeddings",
                                Words("%1 cannot be used: expected a square number, found %2", std::to_string(places)));
    const WeightFiles own = files.below(*towerBeginning(files));
    const FamilyWeights weights(own, {""}, "patch_embed.proj.weight");
    PictureReader reader = begun(config, tower);
    Transformer transformer;
    transformer.position_embedding = weights.matrix("pos_embed.weight", places, tower.width);
    transformer.patches = tower.patches(weights, true);
    transformer.patches->height = transformer.patches->width = edge * tower.side;
    transformer.patches->positions =
        std::make_shared<const PositionGrid>(PositionGrid{.rows = edge,
                                                          .columns = edge,
                                                          .patches = transformer.position_embedding.matrix(),
                                                          .learned = Matrix(0, tower.width),
                                                          .corners = true});
    for (Index layer = 0; layer < tower.layers; ++layer) {
        const std::string at = "blocks." + std::to_string(layer) + ".";
        Block block = tower.block(weights, at);
        block.attention.rotary->picture = PicturePlaces{0, edge, edge, true};
        block.attention_norm = weights.layerNorm(at + "norm1", tower.width, towerEpsilon);
        block.feed_forward_norm = weights.layerNorm(at + "norm2", tower.width, towerEpsilon);
        block.feed_forward =
            FeedForward{weights.linear(at + "mlp.linear_fc1", tower.width, tower.inner, true),
                        weights.linear(at + "mlp.linear_fc2", tower.inner, tower.width, true), tower.activation};
        transformer.blocks.push_back(std::move(block));
    }
    reader.tower = tower.model(std::move(transformer), files);
    reader.join = joinOf(weights, tower, "merger.", false);
    const Json* deep = vision.list("deepstack_visual_indexes");
    const Json usual = Json::array({8, 16, 24});
    Index number = 0;
    for (const Json& each : deep == nullptr ? usual : *deep) {
        if (!each.is_number_integer() || each < 0 || each >= tower.layers)
            throw vision.outOfRange("deepstack_visual_indexes",
                                    Words("%1 cannot be used: expected layers from 0 to %2, found %3",
                                          std::to_string(tower.layers - 1), each.dump(-1, ' ', true).substr(0, 40)));
        const std::string at = "deepstack_merger_list." + std::to_string(number++) + ".";
        reader.deep.push_back({each.get<Index>(), joinOf(weights, tower, at, true)});
    }
    reader.axes = axesOf(textsOf(config), {24, 20, 20}, true);
    return reader;
}

}  // namespace core
