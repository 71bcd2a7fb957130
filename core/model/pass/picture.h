#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// This embedding for a picture of another size.
PatchEmbedding patchesFor(const PatchEmbedding& patches, const PixelValues& pixels);

/// The vectors that a picture's tokens begin with: the learned ones, then its squares', row by row, then those of black
/// squares for padding.
/// @param tokens  at least those that the picture has
/// @return [T, d_model]
Matrix patchVectors(const PatchEmbedding& patches, const PixelValues& pixels, Index tokens);
inline Matrix patchVectors(const PatchEmbedding& patches, const PixelValues& pixels)
{
    return patchVectors(patches, pixels, patches.tokens());
}
/// The positions of a picture that has another size than others of its batch; nothing where the model's are right.
/// @return [T, d_model]; padding has those of the first square
std::optional<Matrix> ownPositions(const PatchEmbedding& patches, const PixelValues& pixels, Index tokens);
/// The one of a single token.
RowVector patchVector(const PatchEmbedding& patches, const PixelValues& pixels, Index token);

/// The name of a learned token: "[CLS]", "register 1", "register 2", "distillation".
/// @param token  one before the squares
std::string learnedTokenName(const PatchEmbedding& patches, Index token);

/// A picture as tokens: the learned ones, then its squares by row and column from 1, as "2,3". Their ids are their
/// places.
/// @param image  what the model sees, to be shown; may be null
Sequence pictureSequence(const PatchEmbedding& patches, std::shared_ptr<const PixelValues> pixels,
                         std::shared_ptr<const Image> image);

/// Pictures of several sizes, brought to as many tokens as the largest has by padding, which no query sees.
std::vector<Sequence> paddedPictures(std::vector<Sequence> pictures);

/// @throws Error{Missing} without a picture, Error{WrongShape} naming the size that the model takes
void requirePicture(const Model& model, const Sequence& sequence);

/// The place of a token's square in the picture, in squares from 0; empty for the tokens before the squares.
struct PatchPlace {
    Index row = 0;
    Index column = 0;

    friend bool operator==(const PatchPlace&, const PatchPlace&) = default;
};
std::optional<PatchPlace> patchPlace(const PatchEmbedding& patches, Index token);
/// The token of a square.
Index patchToken(const PatchEmbedding& patches, const PatchPlace& place);

}  // namespace core
