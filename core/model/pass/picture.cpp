#include "core/model/pass/picture.h"

#include "core/error.h"
#include "core/model/position_grid.h"

#include <algorithm>

namespace core {
namespace {

std::string pictureShape(Index channels, Index height, Index width)
{
    return "[" + std::to_string(channels) + ", " + std::to_string(height) + ", " + std::to_string(width) + "]";
}

/// A square's numbers, channel by channel, row by row.
RowVector numbersOf(const PatchEmbedding& patches, const PixelValues& pixels, const PatchPlace& place)
{
    RowVector numbers(patches.channels * patches.side * patches.side);
    float* to = numbers.data();
    for (Index channel = 0; channel < patches.channels; ++channel)
        for (Index y = 0; y < patches.side; ++y) {
            const Index row = channel * pixels.height + place.row * patches.side + y;
            to = std::copy_n(pixels.values.data() + row * pixels.width + place.column * patches.side, patches.side, to);
        }
    return numbers;
}

}  // namespace

PatchEmbedding patchesFor(const PatchEmbedding& patches, const PixelValues& pixels)
{
    PatchEmbedding own = patches;
    own.height = pixels.height;
    own.width = pixels.width;
    return own;
}

Matrix patchVectors(const PatchEmbedding& patches, const PixelValues& pixels, Index tokens)
{
    const PatchEmbedding own = patchesFor(patches, pixels);
    const Index first = own.firstSquare();
    Matrix numbers = Matrix::Zero(tokens - first, own.projection.weight.rows());
    for (Index square = 0; square < own.squares(); ++square)
        numbers.row(square) = numbersOf(own, pixels, *patchPlace(own, first + square));
    Matrix vectors(tokens, own.projection.weight.cols());
    for (Index token = 0; token < first; ++token)
        vectors.row(token) = own.learned[static_cast<std::size_t>(token)].vector;
    vectors.bottomRows(numbers.rows()) = own.projection(numbers);
    return vectors;
}

RowVector patchVector(const PatchEmbedding& patches, const PixelValues& pixels, Index token)
{
    const PatchEmbedding own = patchesFor(patches, pixels);
    const auto place = patchPlace(own, token);
    if (!place) return own.learned[static_cast<std::size_t>(token)].vector;
    if (place->row >= own.rows()) return own.projection(Matrix::Zero(1, own.projection.weight.rows())).row(0);
    return own.projection(numbersOf(own, pixels, *place)).row(0);
}

std::optional<Matrix> ownPositions(const PatchEmbedding& patches, const PixelValues& pixels, Index tokens)
{
    const bool same = pixels.height == patches.height && pixels.width == patches.width;
    if (patches.positions == nullptr || !patches.positions->mixed || (same && tokens == patches.tokens()))
        return std::nullopt;
    const PatchEmbedding own = patchesFor(patches, pixels);
    const Matrix positions = patches.positions->resized(own.rows(), own.columns());
    Matrix all(tokens, positions.cols());
    all.topRows(positions.rows()) = positions;
    for (Index token = positions.rows(); token < tokens; ++token) all.row(token) = positions.row(own.firstSquare());
    return all;
}

std::string learnedTokenName(const PatchEmbedding& patches, Index token)
{
    if (patches.placed != nullptr) return patches.placed->names[static_cast<std::size_t>(token)];
    const auto at = patches.learned.begin() + token;
    switch (at->kind) {
    case LearnedToken::Kind::Class: return "[CLS]";
    case LearnedToken::Kind::Distillation: return "distillation";
    case LearnedToken::Kind::Register: break;
    }
    const auto before = std::count_if(patches.learned.begin(), at, [](const LearnedToken& learned) {
        return learned.kind == LearnedToken::Kind::Register;
    });
    return "register " + std::to_string(before + 1);
}

Sequence pictureSequence(const PatchEmbedding& of_model, std::shared_ptr<const PixelValues> pixels,
                         std::shared_ptr<const Image> image)
{
    const bool mixed = of_model.positions != nullptr && of_model.positions->mixed;
    const PatchEmbedding patches = mixed ? patchesFor(of_model, *pixels) : of_model;
    std::vector<Token> tokens;
    for (Index token = 0; token < patches.tokens(); ++token) {
        const auto place = patchPlace(patches, token);
        const std::string name = place ? std::to_string(place->row + 1) + "," + std::to_string(place->column + 1)
                                       : learnedTokenName(patches, token);
        tokens.push_back({token, name, name, {}});
        tokens.back().special = !place.has_value();
    }
    Sequence sequence = sequenceOf(std::move(tokens));
    sequence.pixels = std::move(pixels);
    sequence.image = std::move(image);
    return sequence;
}

void requirePicture(const Model& model, const Sequence& sequence)
{
    const PatchEmbedding& patches = *model.transformer.patches;
    if (sequence.pixels == nullptr) throw Error(Code::Missing, model.info.name, "the picture is missing");
    const PixelValues& pixels = *sequence.pixels;
    const auto tokens = static_cast<Index>(sequence.tokens.size());
    const bool mixed = patches.positions != nullptr && patches.positions->mixed;
    const bool fits =
        mixed ? std::min(pixels.height, pixels.width) >= patches.side && tokens >= patchesFor(patches, pixels).tokens()
              : pixels.height == patches.height && pixels.width == patches.width && tokens == patches.tokens();
    if (pixels.channels != patches.channels || !fits
        || static_cast<Index>(pixels.values.size()) != pixels.channels * pixels.height * pixels.width)
        throw Error(Code::WrongShape, model.info.name, "the picture has the wrong shape: expected %1, found %2",
                    pictureShape(patches.channels, patches.height, patches.width),
                    pictureShape(pixels.channels, pixels.height, pixels.width));
}

std::vector<Sequence> paddedPictures(std::vector<Sequence> pictures)
{
    return padded(std::move(pictures), Token{-1, "[pad]", "[pad]", {}}, PaddingSide::Right);
}

std::optional<PatchPlace> patchPlace(const PatchEmbedding& patches, Index token)
{
    Index square = token - patches.firstSquare();
    if (patches.placed != nullptr) {
        const std::vector<Index>& squares = patches.placed->squares;
        square = token >= 0 && token < std::ssize(squares) ? squares[static_cast<std::size_t>(token)] : -1;
    }
    if (square < 0 || square >= patches.squares()) return std::nullopt;
    return PatchPlace{square / patches.columns(), square % patches.columns()};
}

Index patchToken(const PatchEmbedding& patches, const PatchPlace& place)
{
    const Index square = place.row * patches.columns() + place.column;
    return patches.placed != nullptr ? patches.placed->tokens[static_cast<std::size_t>(square)]
                                     : patches.firstSquare() + square;
}

}  // namespace core
