#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// What a block's feed-forward layer added to the stream in a finished pass, behind the norm that some models have
/// after it.
/// @param layer  complete
/// @return [T, d_model]; without rows where the block has no feed-forward layer
/// @throws Stopped
Matrix fedRows(const Block& block, const SequenceLayer& layer, const std::stop_token& stop);

/// The next block's input if the feed-forward layer had added something else.
/// @param fed  [T, d_model]
/// @return [T, d_model]
Matrix streamFed(const Block& block, const SequenceLayer& layer, const Matrix& fed);

}  // namespace core
