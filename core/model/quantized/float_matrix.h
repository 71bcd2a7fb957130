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

/// Scales of a matrix [out, in] for the first of some blocks that their shape is for; they may lack axes of 1.
/// @param group  receives how many numbers of a row share one
/// @throws Error{WrongShape, Unsupported, Missing}
CodeScales scalesIn(const MatrixParts& parts, std::string_view ending, std::array<Index, 2> sizes,
                    const std::vector<ScaleBlock>& blocks, Index& group);

/// A matrix [out, in] of 8-bit floats that are named ".weight".
/// @param scales  how their name ends
StoredTensor floatMatrix(const MatrixParts& parts, std::string_view scales, const std::vector<ScaleBlock>& blocks);

/// The further step in a pass of the quantizer's own library, for Quantization::oddity.
constexpr const char* roundedActivations =
    "its own library rounds what is multiplied with these weights (activations), too, which is not done here";

/// "group_size": 0 where it is -1, so that a row is one group.
Index groupSizeIn(const ConfigReader& config);
/// "groups of 128", or the words for a whole row.
std::string groupWords(Index group);

}  // namespace core
