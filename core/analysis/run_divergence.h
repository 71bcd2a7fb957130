#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// How differently each head attends in two runs on the same tokens, by two files of one model for instance: the
/// Jensen–Shannon divergence of its rows in nats (0 to ln 2), as the mean over the queries of all texts at which both
/// are distributions. Padding is no query.
///
/// @param a, b  finished, of one number of layers and heads, and of the same tokens
/// @return [L, H]; NaN where no query counts
/// @throws Stopped
Matrix headDivergenceOfRuns(const std::shared_ptr<const Trace>& a, const std::shared_ptr<const Trace>& b,
                            const std::stop_token& stop = {});

/// How far apart each head is on two texts that may have other tokens: rows and keys that stand beside each other are
/// compared, by the mean Jensen–Shannon divergence in nats. What a
/// row gives to keys that the other text does not have lies elsewhere in both, so that it counts as apart.
/// @param a, b  finished, of one text each, with their weights or what these are computed from; neither too long to
///              have weights
/// @return [L, H]; NaN where no token of one stands beside one of the other
/// @throws Stopped
Matrix headDivergenceAligned(const Trace& a, const Trace& b, const std::stop_token& stop = {});

/// How far apart two answers are, in nats.
struct AnswerDivergence {
    double kullback_leibler = 0;  ///< Σ p ln (p / q): the loss where q is taken for p (Kullback and Leibler, 1951)
    double jensen_shannon = 0;    ///< the divergence of p and q (Lin, 1991), 0 to ln 2
};
/// @param a, b  [V] scores of every token; p and q are their softmax
AnswerDivergence answerDivergence(const RowVector& a, const RowVector& b);

}  // namespace core
