#pragma once

#include "core/matrix.h"
#include "core/model/attention_block.h"

namespace core {

/// The focus; everything counts from 0.
struct Focus {
    Index run = 0;
    AttentionBlock block = AttentionBlock::Self;
    Index item = 0;  ///< text of the batch
    Index layer = 0;
    Index head = 0;
    Index query = 0;
    Index key = 0;

    friend bool operator==(const Focus&, const Focus&) = default;
};

enum class View {
    Map,
    Steps,
    Mask,
    Compare,
    Heads,
    Flow,
    Measures,
    Picture,
    Why,
    Positions,
    Diagram,
    Costs,
    Tokenizers,
    Alike
};

}  // namespace core
