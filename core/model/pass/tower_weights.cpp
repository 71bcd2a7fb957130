#include "core/model/pass/tower_weights.h"

#include "core/error.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/picture.h"

#include <vector>

namespace core {
namespace {

/// The patches of a tile's token, by the tower's tokens.
std::vector<Index> patchesOfToken(const PatchEmbedding& patches, Index side, const PatchPlace& place)
{
    std::vector<Index> tokens;
    tokens.reserve(static_cast<std::size_t>(side * side));
    for (Index row = place.row * side; row < (place.row + 1) * side; ++row)
        for (Index column = place.column * side; column < (place.column + 1) * side; ++column)
            tokens.push_back(patches.firstSquare() + row * patches.columns() + column);
    return tokens;
}

RowVector meanRow(const Matrix& weights, const std::vector<Index>& rows, Index first)
{
    RowVector sum = RowVector::Zero(weights.cols() - first);
    for (const Index row : rows) sum += weights.row(row).rightCols(weights.cols() - first);
    return sum / static_cast<float>(rows.size());
}

}  // namespace

TowerWeights towerWeights(const SeenPicture& seen, Index layer, Index token, const std::stop_token& stop,
                          const std::function<void(Index read, Index all)>& told)
{
    const TiledPicture& picture = *seen.picture;
    const Model& tower = *picture.reader().tower;
    if (layer < 0 || layer >= tower.info.layers)
        throw Error(Code::OutOfRange, tower.info.name, "the tower's layer cannot be used: expected 1 to %1, found %2",
                    std::to_string(tower.info.layers), std::to_string(layer + 1));
    const PatchEmbedding patches = picture.patches();
    const Index side = picture.reader().join.side, first = patches.firstSquare();
    const Index down = picture.rows(), across = picture.columns();
    const bool tiles = !seen.whole && picture.cut().rows > 0;
    const Index tile_rows = tiles ? picture.cut().rows : 1, tile_columns = tiles ? picture.cut().columns : 1;
    TowerWeights found{.layer = layer, .rows = tile_rows * patches.rows(), .columns = tile_columns * patches.columns()};
    found.heads.assign(static_cast<std::size_t>(tower.info.heads), Matrix::Zero(found.rows, found.columns));
    const auto asks = patchPlace(seen.patches, token);
    const Index all = tile_rows * tile_columns;
    for (Index tile = 0; tile < all; ++tile) {
        if (stop.stop_requested()) throw Stopped{};
        const Index top = tile / tile_columns, left = tile % tile_columns;
        if (asks && (asks->row / down != top || asks->column / across != left)) continue;
        std::vector<Index> rows;
        if (asks) {
            rows = patchesOfToken(patches, side, {asks->row % down, asks->column % across});
        } else {
            rows.resize(static_cast<std::size_t>(patches.squares()));
            for (std::size_t square = 0; square < rows.size(); ++square)
                rows[square] = first + static_cast<Index>(square);
        }
        const auto trace = picture.towerTrace(tiles ? tile : picture.tiles() - 1, Keep::Vectors, stop, layer);
        for (Index head = 0; head < tower.info.heads; ++head) {
            const auto weights = headWeights(*trace, {.layer = layer, .head = head});
            const RowVector row = meanRow(*weights, rows, first);
            found.heads[static_cast<std::size_t>(head)].block(top * patches.rows(), left * patches.columns(),
                                                              patches.rows(), patches.columns()) =
                Eigen::Map<const Matrix>(row.data(), patches.rows(), patches.columns());
        }
        if (told) told(tile + 1, all);
    }
    return found;
}

}  // namespace core
