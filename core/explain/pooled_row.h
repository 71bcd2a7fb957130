#pragma once

#include "core/explain/stream_rows.h"
#include "core/model/pass/whole_answers.h"

namespace core {

/// How a text's rows become one, in one pass.
struct Pooling {
    std::vector<RowPooling> kinds;  ///< side by side
    PooledFor made_for = PooledFor::Sentence;
    std::optional<Index> padding_id = {};  ///< see LabelHead
};

/// What wrote a pooled row: the sum over the text's rows of what wrote each, behind the final norm with its factor held
/// row by row, and as each row enters the pooled one (poolingFactors()).
/// @param block  Self or Decoder
/// @return parts of width [kinds · d_model]
/// @throws Stopped
WrittenRow pooledRow(StreamRows& rows, AttentionBlock block, const Pooling& pooling, const std::stop_token& stop = {});

}  // namespace core
