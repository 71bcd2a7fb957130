#pragma once

#include "core/image/image_processor.h"
#include "core/model/model.h"

namespace core {

/// The learned positions of a picture's patches, which are interpolated where a picture has another size. A model that
/// takes all sizes because it has none has one without numbers.
struct PositionGrid {
    Index rows = 0;     ///< patches of the pictures that the positions were learned from
    Index columns = 0;  ///<
    Matrix patches;     ///< [rows · columns, d_model]
    Matrix learned;     ///< [learned tokens, d_model] added to the tokens before the patches, whatever the size
    /// Resampled as Pillow resamples pictures, which smooths where there are fewer patches than positions: DINOv2 with
    /// registers, SigLIP 2. Else as torch's cubic interpolation does without `antialias`: DINOv2.
    std::optional<Resampling> smooth = {};
    /// By straight lines that begin and end in the middle of the first and the last position: Qwen3-VL.
    bool corners = false;
    bool mixed = false;  ///< pictures of one batch may have several sizes: SigLIP 2
    bool asked = false;  ///< transformers interpolates only where it is asked to: `interpolate_pos_encoding`

    bool empty() const { return patches.rows() == 0; }

    /// The positions of a picture of so many patches: the two axes one after the other, by cubic convolution (Keys,
    /// 1981) with the ends' positions repeated beyond them, or as `smooth` says, with them left out.
    /// @return [learned tokens + new_rows · new_columns, d_model]
    Matrix resized(Index new_rows, Index new_columns) const;
};

/// The model that takes pictures of this size: itself; or, where it takes more than one, the same with its positions
/// interpolated. They share their weights.
/// @param height, width  in pixels
/// @throws Error{WrongShape} naming the size that is right, Error{OutOfRange} for less than one patch
std::shared_ptr<const Model> modelForSize(const std::shared_ptr<const Model>& model, Index height, Index width);

/// Fits the positions of a model that is still being opened to a picture's size.
void fitToSize(Model& model, Index height, Index width);

}  // namespace core
