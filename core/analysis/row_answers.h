#pragma once

#include "core/model/pass/trace.h"

#include <Eigen/Core>

#include <vector>

namespace core {

/// The logarithm of the probability of one token at each row of a text, in nats: of a causal model as the next one, of
/// any other as the one that stands there.
/// @param says  finished; of an encoder–decoder its decoder
/// @param ids   [rows from 0 on] at most as many as the text has; -1 where nothing is asked
/// @return [ids] NaN where nothing is asked; empty if the model predicts nothing
/// @throws Stopped
Eigen::VectorXd rowLogProbabilities(const Trace& says, Index item, const std::vector<Index>& ids,
                                    const std::stop_token& stop = {});

/// The tokens that come next in a text, for its rows from 0 on: one less than it has.
std::vector<Index> nextIds(const std::vector<Token>& tokens);

}  // namespace core
