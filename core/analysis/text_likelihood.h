#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// The logarithms of the probabilities of a text's tokens, each after those before it; of an encoder–decoder of its
/// target. The first token has none.
/// @param whole  finished, of a model that predicts the next token: predictsNext()
/// @param item   whose padding must stand behind its text
/// @return [T - 1], of the tokens that are no padding, in nats
/// @throws Stopped
Eigen::VectorXd nextTokenLogarithms(const Trace& whole, Index item, const std::stop_token& stop = {});

}  // namespace core
