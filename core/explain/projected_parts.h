#pragma once

#include "core/explain/stream_rows.h"

namespace core {

/// What each part of a row is in one head's query, as the scores take it: [parts, d_k].
/// @throws Stopped
WrittenRow queryParts(StreamRows& rows, AttentionBlock block, const HeadAddress& head, Index query,
                      const std::stop_token& stop = {});
/// What each part of a row is in one head's key, in the form that the scores take: [parts, d_k].
/// @throws Stopped
WrittenRow keyParts(StreamRows& rows, AttentionBlock block, const HeadAddress& head, Index key,
                    const std::stop_token& stop = {});

}  // namespace core
