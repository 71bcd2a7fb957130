#pragma once

#include "core/model/family/config_reader.h"
#include "core/model/family/family_weights.h"

#include <array>

namespace core {

/// Which pictures a model takes, and the squares that it cuts them into.
struct PictureSize {
    Index channels = 3;
    std::array<Index, 2> image = {};  ///< height and width, in pixels
    Index side = 0;                   ///< side of a square, in pixels

    Index rows() const { return image[0] / side; }
    Index columns() const { return image[1] / side; }
    Index squares() const { return rows() * columns(); }

    /// Reads "image_size", "patch_size" and "num_channels".
    /// @param image, side  where the configuration is silent
    /// @throws Error naming the field
    static PictureSize read(const ConfigReader& config, Index image, Index side);

    /// NAME.weight stored [d_model, channels, side, side], a convolution whose squares do not overlap, and NAME.bias.
    /// @param learned  what stands before the squares
    /// @throws Error{Missing, WrongShape} naming the tensor
    PatchEmbedding embedding(const FamilyWeights& weights, const std::string& name, Index width, bool bias,
                             std::vector<LearnedToken> learned) const;
};

/// A learned vector as files store it: a tensor whose last axis is d_model.
/// @param shape  of the tensor
/// @return one token for each of its rows
/// @throws Error{Missing, WrongShape} naming the tensor
std::vector<LearnedToken> learnedTokens(const FamilyWeights& weights, const std::string& name,
                                        const std::vector<Index>& shape, LearnedToken::Kind kind);

/// The common part of ViT and its descendants: pre-norm layers under the names of transformers' ViT (Dosovitskiy et
/// al., 2021).
struct VitLayers {
    PictureSize picture;
    Index layers = 0;
    Index heads = 0;
    Index width = 0;
    Index inner = 0;
    float epsilon = 0;
    Activation activation = Activation::Gelu;
    bool query_bias = true;
    bool key_bias = true;
    bool value_bias = true;

    /// @throws Error naming the field
    static VitLayers read(const ConfigReader& config, float epsilon, Index side = 16);

    /// A layer's attention, its output projected, without norms.
    MultiHeadWeights attention(const FamilyWeights& weights, const std::string& layer) const;
    /// "encoder.layer.INDEX."
    static std::string nameOf(Index layer);
    Block block(const FamilyWeights& weights, Index layer) const;

    /// Patches behind [CLS] and `more`, and a learned position for each of them; no layers yet.
    /// @param more  learned tokens behind [CLS] that have positions
    Transformer embedded(const FamilyWeights& weights, const std::vector<LearnedToken>& more = {}) const;
    /// Patches behind [CLS], without positions; no layers yet.
    Transformer patched(const FamilyWeights& weights) const;
};

/// Gives a model of pictures its learned positions, which are interpolated for pictures of other sizes as
/// transformers' `interpolate_pos_encoding` does it.
/// @param positions  [learned tokens + squares, d_model]
void setPositions(Transformer& vit, Weight positions);

}  // namespace core
