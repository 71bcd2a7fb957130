#pragma once

#include "core/model/mixing/mixer.h"
#include "core/model/transformer.h"

namespace core {

/// A layer of a hybrid model that has no attention: x + mixer(norm(x)), then the feed-forward layer; either may be
/// missing (Nemotron-H has layers of a feed-forward layer alone).
struct MixingLayer {
    Index number = 0;   ///< in the whole model, from 1
    Block around = {};  ///< its norms and feed-forward layer; it has no heads
    std::shared_ptr<const TokenMixer> mixer = {};
};

}  // namespace core
