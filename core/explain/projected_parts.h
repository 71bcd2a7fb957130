#pragma once

#include "core/explain/stream_rows.h"

namespace core {

/// The parts of a row in one head's query, as the scores take it: [parts, d_k].
/// @throws Stopped
WrittenRow queryParts(StreamRows& rows, AttentionBlock block, const HeadAddress& head, Index query,
                      const std::stop_token& stop = {});
/// The parts of a row in one head's key, as the scores take it: [parts, d_k].
/// @throws Stopped
WrittenRow keyParts(StreamRows& rows, AttentionBlock block, const HeadAddress& head, Index key,
                    const std::stop_token& stop = {});

}  // namespace core
