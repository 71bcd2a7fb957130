#pragma once

#include "core/model/quantized/quantization.h"

namespace core {

/// Numbers that share a scale: so many rows of so many numbers, 0 of either for all there are.
struct ScaleBlock {
    Index rows = 1;
    Index cols = 0;
};

/// A field with two sizes, [128, 128] or "128x128".
/// @throws Error{OutOfRange}
ScaleBlock scaleBlockIn(const ConfigReader& config, const std::string& field, ScaleBlock absent);

/// Floats of four bits: a sign, two of exponent, one behind the point.
inline constexpr std::array<float, 16> numbersOfE2M1 = {0,     0.5F,  1,  1.5F,  2,  3,  4,  6,
                                                        -0.0F, -0.5F, -1, -1.5F, -2, -3, -4, -6};

/// Scales of a matrix [out, in] for the first of some blocks that their shape is for; they may lack axes of 1.
/// @param group  receives how many numbers of a row share one
/// @throws Error{WrongShape, Unsupported, Missing}
CodeScales scalesIn(const MatrixParts& parts, std::string_view ending, std::array<Index, 2> sizes,
                    const std::vector<ScaleBlock>& blocks, Index& group);

/// A matrix [out, in] of 8-bit floats that are named ".weight".
/// @param scales  how their name ends
StoredTensor floatMatrix(const MatrixParts& parts, std::string_view scales, const std::vector<ScaleBlock>& blocks);

/// A scale of all scales of a matrix.
struct WholeScale {
    std::string_view ending = {};
    bool divides = false;  ///< whether the others are divided by it, not multiplied with it
};

/// A matrix of 4-bit floats, two in a byte, the lower half first, and their scales ".weight_scale": powers of two, or
/// 8-bit floats below one more scale.
/// @param codes  how the name of [out, in / 2] bytes ends
StoredTensor fourBitFloats(const MatrixParts& parts, std::string_view codes, const std::vector<ScaleBlock>& blocks,
                           const WholeScale& whole);

/// The further step in a pass of the quantizer's own library, for Quantization::oddity.
constexpr const char* roundedActivations =
    "its own library rounds what is multiplied with these weights (activations), too, which is not done here";

/// "group_size": 0 where it is -1, so that a row is one group.
Index groupSizeIn(const ConfigReader& config);
/// "groups of 128", or the words for a whole row.
std::string groupWords(Index group);

}  // namespace core
