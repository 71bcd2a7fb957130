#pragma once

#include "core/model/model.h"

namespace core {

/// The learned positions of a picture's patches, which are interpolated where a picture has another size.
struct PositionGrid {
    Index rows = 0;     ///< patches of the pictures that the positions were learned from
    Index columns = 0;  ///<
    Matrix patches;     ///< [rows · columns, d_model]
    Matrix learned;     ///< [learned tokens, d_model] what is added to the tokens before the patches, whatever the size
    /// Resampled as Pillow resamples pictures, which smooths where there are fewer patches than positions: DINOv2 with
    /// registers. Else as torch's interpolate does without `antialias`: DINOv2.
    bool antialias = false;

    /// The positions of a picture of so many patches: the two axes one after the other, by cubic convolution (Keys,
    /// 1981), with the ends' positions repeated beyond them, or left out where `antialias`.
    /// @return [learned tokens + new_rows · new_columns, d_model]
    Matrix resized(Index new_rows, Index new_columns) const;
};

/// The model that takes pictures of this size: itself; or, where it takes more than one, the same with its positions
/// interpolated. They share their weights.
/// @param height, width  in pixels
/// @throws Error{WrongShape} naming the size that is right, Error{OutOfRange} for less than one patch
std::shared_ptr<const Model> modelForSize(const std::shared_ptr<const Model>& model, Index height, Index width);

/// The same of a model that is still being opened.
void fitToSize(Model& model, Index height, Index width);

}  // namespace core
