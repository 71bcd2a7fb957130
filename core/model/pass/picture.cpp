#include "core/model/pass/picture.h"

#include "core/error.h"

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

Matrix patchVectors(const PatchEmbedding& patches, const PixelValues& pixels)
{
    const Index first = patches.firstSquare();
    Matrix numbers(patches.squares(), patches.projection.weight.rows());
    for (Index square = 0; square < patches.squares(); ++square)
        numbers.row(square) = numbersOf(patches, pixels, *patchPlace(patches, first + square));
    Matrix vectors(patches.tokens(), patches.projection.weight.cols());
    for (Index token = 0; token < first; ++token)
        vectors.row(token) = patches.learned[static_cast<std::size_t>(token)].vector;
    vectors.bottomRows(patches.squares()) = patches.projection(numbers);
    return vectors;
}

RowVector patchVector(const PatchEmbedding& patches, const PixelValues& pixels, Index token)
{
    const auto place = patchPlace(patches, token);
    if (!place) return patches.learned[static_cast<std::size_t>(token)].vector;
    return patches.projection(numbersOf(patches, pixels, *place));
}

std::string learnedTokenName(const PatchEmbedding& patches, Index token)
{
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

Sequence pictureSequence(const PatchEmbedding& patches, std::shared_ptr<const PixelValues> pixels,
                         std::shared_ptr<const Image> image)
{
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
    if (sequence.pixels == nullptr) throw Error(Code::Missing, model.info.name, "the picture", "", "");
    const PixelValues& pixels = *sequence.pixels;
    if (pixels.channels != patches.channels || pixels.height != patches.height || pixels.width != patches.width
        || static_cast<Index>(pixels.values.size()) != pixels.channels * pixels.height * pixels.width
        || static_cast<Index>(sequence.tokens.size()) != patches.tokens())
        throw Error(Code::WrongShape, model.info.name, "the picture",
                    pictureShape(patches.channels, patches.height, patches.width),
                    pictureShape(pixels.channels, pixels.height, pixels.width));
}

std::optional<PatchPlace> patchPlace(const PatchEmbedding& patches, Index token)
{
    const Index square = token - patches.firstSquare();
    if (square < 0) return std::nullopt;
    return PatchPlace{square / patches.columns(), square % patches.columns()};
}

Index patchToken(const PatchEmbedding& patches, const PatchPlace& place)
{
    return patches.firstSquare() + place.row * patches.columns() + place.column;
}

}  // namespace core
