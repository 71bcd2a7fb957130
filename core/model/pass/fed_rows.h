#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// What a block's feed-forward layer added to the stream in a finished pass, behind the norm that some models have
/// after it.
/// @param layer  complete
/// @return [T, d_model]; without rows where the block has no feed-forward layer
/// @throws Stopped
Matrix fedRows(const Block& block, const SequenceLayer& layer, const std::stop_token& stop);

/// What it adds to the stream where it makes this.
/// @param change  see SequenceLayer; null: none
/// @param made    [T, d_model] before the norm that some models have after it
/// @return [T, d_model]
Matrix behindFeedForward(const Block& block, const LayerChange* change, Matrix made);

/// The next block's input if the feed-forward layer had added something else.
/// @param fed  [T, d_model]
/// @return [T, d_model]
Matrix streamFed(const Block& block, const SequenceLayer& layer, const Matrix& fed);

}  // namespace core
