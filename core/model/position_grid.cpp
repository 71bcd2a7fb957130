#include "core/model/position_grid.h"

#include "core/error.h"
#include "core/image/resampling.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

/// No side of a picture is longer, in pixels.
constexpr Index longestSide = Index{1} << 14U;

/// The share of each place in each new one; torch rounds to float32 where this does.
/// @return [to, from], rows sum to 1
Matrix repeatedEnds(Index from, Index to)
{
    constexpr double a = -0.75;
    Matrix shares = Matrix::Zero(to, from);
    const float step = static_cast<float>(from) / static_cast<float>(to);
    for (Index row = 0; row < to; ++row) {
        const float place = step * (static_cast<float>(row) + 0.5F) - 0.5F;
        const float floor = std::floor(place);
        for (Index tap = -1; tap <= 2; ++tap) {
            const Index at = static_cast<Index>(floor) + tap;
            shares(row, std::clamp<Index>(at, 0, from - 1)) +=
                static_cast<float>(cubicKernel(static_cast<double>(place - floor) - static_cast<double>(tap), a));
        }
    }
    return shares;
}

/// The shares of each place with a kernel that is as wide as the reduction.
Matrix smoothed(Index from, Index to, Resampling by)
{
    Matrix shares = Matrix::Zero(to, from);
    for (Index row = 0; row < to; ++row) {
        const ResampledFrom found = resampledFrom(row, from, to, by);
        for (Index at = 0; at < std::ssize(found.shares); ++at)
            shares(row, found.first + at) = static_cast<float>(found.shares[static_cast<std::size_t>(at)]);
    }
    return shares;
}

/// The share of each place in each new one, by straight lines between their middles, as torch has it.
Matrix straight(Index from, Index to)
{
    Matrix shares = Matrix::Zero(to, from);
    const float step = static_cast<float>(from) / static_cast<float>(to);
    for (Index row = 0; row < to; ++row) {
        const float place = std::max(0.0F, step * (static_cast<float>(row) + 0.5F) - 0.5F);
        const auto first = std::min(static_cast<Index>(place), from - 1);
        const float part = place - static_cast<float>(first);
        shares(row, first) += 1 - part;
        shares(row, std::min(first + 1, from - 1)) += part;
    }
    return shares;
}

/// Shares of old places in new ones where the first and the last stay where they are, rounded as transformers does it.
Matrix cornerToCorner(Index from, Index to)
{
    Matrix shares = Matrix::Zero(to, from);
    for (Index row = 0; row < to; ++row) {
        const float place =
            static_cast<float>(row) * static_cast<float>(from - 1) / static_cast<float>(std::max<Index>(to - 1, 1));
        const auto first = std::min(static_cast<Index>(place), from - 1);
        const float part = place - static_cast<float>(first);
        shares(row, first) += 1 - part;
        shares(row, std::min(first + 1, from - 1)) += part;
    }
    return shares;
}

/// The numbers of ways between the patches of a picture of another size, as transformers' BEiT makes them.
GridPositions resized(const GridPositions& grid, Index rows, Index columns)
{
    constexpr Index ofClass = 3;
    const Index heads = grid.table.cols(), down = 2 * grid.rows - 1, across = 2 * grid.columns - 1;
    const Index newDown = 2 * rows - 1, newAcross = 2 * columns - 1;
    const Matrix vertically = straight(down, newDown), horizontally = straight(across, newAcross);
    GridPositions made{rows, columns, Matrix(newDown * newAcross + ofClass, heads)};
    made.table.bottomRows(ofClass) = grid.table.bottomRows(ofClass);
    for (Index row = 0; row < newDown; ++row) {
        Matrix between = Matrix::Zero(across, heads);
        for (Index from = 0; from < down; ++from)
            if (vertically(row, from) != 0)
                between += vertically(row, from) * grid.table.middleRows(from * across, across);
        made.table.middleRows(row * newAcross, newAcross) = horizontally * between;
    }
    return made;
}

std::string sizeText(Index height, Index width)
{
    return std::to_string(width) + " × " + std::to_string(height) + " pixels";
}

}  // namespace

Matrix PositionGrid::resized(Index new_rows, Index new_columns) const
{
    const auto shares = [&](Index from, Index to) {
        if (corners) return cornerToCorner(from, to);
        return smooth ? smoothed(from, to, *smooth) : repeatedEnds(from, to);
    };
    const Matrix down = shares(rows, new_rows);
    const Matrix across = shares(columns, new_columns);
    const Index width = patches.cols();
    Matrix positions(learned.rows() + new_rows * new_columns, width);
    positions.topRows(learned.rows()) = learned;
    for (Index row = 0; row < new_rows; ++row) {
        Matrix between = Matrix::Zero(columns, width);
        for (Index from = 0; from < rows; ++from)
            if (down(row, from) != 0) between += down(row, from) * patches.middleRows(from * columns, columns);
        positions.middleRows(learned.rows() + row * new_columns, new_columns) = across * between;
    }
    return positions;
}

void fitToSize(Model& model, Index height, Index width)
{
    PatchEmbedding& patches = *model.transformer.patches;
    if (height == patches.height && width == patches.width) return;
    if (patches.positions == nullptr)
        throw Error(Code::WrongShape, model.info.name, "the picture has the wrong shape: expected %1, found %2",
                    sizeText(patches.height, patches.width), sizeText(height, width));
    if (std::min(height, width) < patches.side || std::max(height, width) > longestSide)
        throw Error(Code::OutOfRange, model.info.name,
                    "the picture’s size cannot be used: expected sides of %1, one patch, to %2 pixels, found %3",
                    std::to_string(patches.side), std::to_string(longestSide), sizeText(height, width));
    patches.height = height;
    patches.width = width;
    if (!patches.positions->empty())
        model.transformer.position_embedding =
            Weight::own(patches.positions->resized(patches.rows(), patches.columns()));
    for (Block& block : model.transformer.blocks)
        if (auto* grid = std::get_if<GridPositions>(&block.positions))
            *grid = resized(*grid, patches.rows(), patches.columns());
    for (Block& block : model.transformer.blocks)
        if (auto& rotary = block.attention.rotary; rotary && rotary->picture)
            rotary->picture =
                PicturePlaces{patches.firstSquare(), patches.rows(), patches.columns(), rotary->picture->counted};
    model.info.max_tokens = patches.tokens();
}

std::shared_ptr<const Model> modelForSize(const std::shared_ptr<const Model>& model, Index height, Index width)
{
    const PatchEmbedding& patches = *model->transformer.patches;
    if (height == patches.height && width == patches.width) return model;
    auto fitted = std::make_shared<Model>(*model);
    fitToSize(*fitted, height, width);
    return fitted;
}

}  // namespace core
