#include "core/error.h"
#include "core/model/family/family_weights.h"
#include "core/model/family/vision/picture_readers.h"
#include "core/model/family/vision/vision_layers.h"
#include "core/model/family/vision/vision_models.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr Index mostJoined = 64;  ///< squares across that become one token

/// torch.arange(step, 1, step) in float32: sixteen at a time are counted from a rounded beginning of eight.
std::vector<float> endsOf(Index squares)
{
    const double step = 1.0 / static_cast<double>(squares);
    const auto count = static_cast<Index>(std::ceil((1.0 - step) / step));
    std::vector<float> ends;
    ends.reserve(static_cast<std::size_t>(count));
    for (Index end = 0; end < count; ++end) {
        const Index begin = end < count / 16 * 16 ? end / 8 * 8 : end;
        const auto first = static_cast<float>(step + step * static_cast<double>(begin));
        ends.push_back(static_cast<float>(static_cast<double>(first) + static_cast<double>(end - begin) * step));
    }
    return ends;
}

/// Which learned place each row or column of squares has: transformers looks it up by the share of the side, in
/// float32, so that some have a neighbour's where a side is no power of two.
std::vector<Index> learnedPlaces(Index squares)
{
    const std::vector<float> ends = endsOf(squares);
    std::vector<Index> places;
    places.reserve(static_cast<std::size_t>(squares));
    for (Index square = 0; square < squares; ++square) {
        const float share = std::min(static_cast<float>(square) * (1.0F / static_cast<float>(squares)), 1.0F - 1e-6F);
        places.push_back(std::ranges::upper_bound(ends, share) - ends.begin());
    }
    return places;
}

Matrix inLearnedOrder(const Matrix& positions, Index side)
{
    const std::vector<Index> places = learnedPlaces(side);
    Matrix ordered(positions.rows(), positions.cols());
    for (Index square = 0; square < positions.rows(); ++square) {
        const Index row = places[static_cast<std::size_t>(square / side)];
        const Index column = places[static_cast<std::size_t>(square % side)];
        ordered.row(square) = positions.row(row * side + column);
    }
    return ordered;
}

/// The tower's configuration with the sizes that files leave out.
ConfigReader completed(ConfigReader tower)
{
    constexpr std::pair<const char*, Index> absent[] = {{"hidden_size", 1152},     {"intermediate_size", 3072},
                                                        {"num_hidden_layers", 12}, {"num_attention_heads", 16},
                                                        {"image_size", 224},       {"patch_size", 32}};
    for (const auto& [field, size] : absent)
        if (!tower.names(field)) tower = tower.with(field, size);
    tower.passOver({"size", "max_image_size", "use_base_siglip", "tie_word_embeddings"});
    return tower;
}

}  // namespace

PictureReader loadIdefics3Pictures(const ConfigReader& config, const WeightFiles& files)
{
    const ConfigReader tower = completed(config.part("vision_config"));
    const PictureSize picture = PictureSize::read(tower, 224, 32);
    PictureReader reader;
    reader.join.side = config.count("scale_factor", mostJoined, 2);
    if (picture.rows() != picture.columns())
        throw tower.outOfRange("image_size", Words("%1 cannot be used: expected a square, found %2",
                                                   widthByHeight(picture.image[1], picture.image[0])));
    if (picture.rows() % reader.join.side != 0)
        throw config.outOfRange("scale_factor",
                                Words("%1 cannot be used: expected a divisor of the %2 squares of a side, found %3",
                                      std::to_string(picture.rows()), std::to_string(reader.join.side)));
    auto made = std::make_shared<Model>(*towerOf(planSiglipVision(tower), files));
    made->transformer.position_embedding =
        Weight::own(inLearnedOrder(made->transformer.position_embedding.matrix(), picture.rows()));
    made->transformer.patches->positions.reset();
    made->transformer.ends_before_norm = false;
    const Index joined = made->transformer.width() * reader.join.side * reader.join.side;
    reader.join.first = {tensorsBehind(files, "connector.")
                             .matrix("modality_projection.proj.weight", textWidth(config, 4096), joined)
                             .transposed(),
                         {}};
    reader.tower = std::move(made);
    reader.token_id = pictureTokenId(config, 128257);
    reader.spelling = {.form = PictureSpelling::Form::Tiles,
                       .first = "<fake_token_around_image>",
                       .whole = "<global-img>",
                       .last = "<fake_token_around_image>"};
    reader.processor.tiles = true;
    return reader;
}

}  // namespace core
