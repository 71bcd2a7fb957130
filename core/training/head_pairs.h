#pragma once

#include "core/training/training_look.h"

#include <vector>

namespace core {

/// A head of one model and the one of another that does most nearly what it does.
struct HeadPair {
    Index layer = 0;
    Index head = 0, other = 0;
    /// 1 less the mean total variation distance of their rows, those of the first token left out: 1 where both maps are
    /// equal, 0 where no weight is in the same place.
    double likeness = 0;
};

/// Which head became which, in two models of the same size that looked at the same text: within each layer every head
/// has one of its own, so that all likenesses together are as large as can be.
/// @return by layers and heads; none where the texts or sizes differ
std::vector<HeadPair> pairedHeads(const TrainingLook& one, const TrainingLook& other);

}  // namespace core
