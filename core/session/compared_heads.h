#pragma once

#include "core/session/session.h"

namespace core {

/// The sides of the Session's comparison, A, B, …: of runs the head that is looked at, in each; of heads those that
/// were chosen. Where none were, it begins with the heads that were picked, or with the one that is looked at beside
/// the one that was picked, or else its neighbour in the layer. A model may have fewer heads.
std::vector<ComparedHead> comparedHeads(const Session& session);

}  // namespace core
