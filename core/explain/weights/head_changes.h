#pragma once

#include "core/explain/weights/head_directions.h"

#include <array>
#include <optional>
#include <vector>

namespace core {

/// The matrices that a head has for itself; see HeadMatrices.
enum class HeadPart { Query, Key, Value, Output };
inline constexpr std::array headParts = {HeadPart::Query, HeadPart::Key, HeadPart::Value, HeadPart::Output};

/// One term of a change's singular value decomposition, on the side of the model's width.
struct ChangedDirection {
    double value = 0;           ///< σ
    double share = 0;           ///< σ² as a share of the change's squared Frobenius norm, 0 to 1
    DirectionEnds tokens = {};  ///< farthest along it: read by queries, keys and values, written by the output
};

/// How one of a head's matrices changed: ΔW = B - A.
struct HeadPartChange {
    HeadPart part = HeadPart::Query;
    double before = 0;  ///< ‖A‖, the Frobenius norm
    double size = 0;    ///< ‖B - A‖
    Index rank = 0;     ///< of B - A: singular values above what rounding A's float32 numbers leaves of 0
    std::vector<ChangedDirection> directions = {};  ///< the largest first

    /// ‖B - A‖ / ‖A‖; +∞ where A is 0 and B is not.
    double relative() const;
};

/// How far a head's own matrices changed, taken as if they were one: ‖B - A‖ / ‖A‖.
/// @param a, b  of one shape: requireSameShape()
/// @throws Error as headMatrices() does
double headWeightChange(const AttentionStack& a, const AttentionStack& b, const HeadPlace& place);

/// Each of them by itself. What an adapter of rank r adds to a matrix has rank r at most in every head, and no more
/// directions are listed.
/// @param a, b   of one shape; tokens are projected by A's embedding, norms and language head
/// @param asked  how many directions, and tokens at each end
/// @throws Error as headMatrices() does, Stopped
std::vector<HeadPartChange> changedParts(const AttentionStack& a, const AttentionStack& b, const HeadPlace& place,
                                         const DirectionsAsked& asked = {}, const std::stop_token& stop = {});

}  // namespace core
