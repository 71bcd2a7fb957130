#pragma once

#include "core/analysis/knock_out.h"
#include "core/atlas/atlas.h"
#include "core/prepare/prepared_run.h"

namespace core {

/// The likeliest label of the text, or of each token: where a model answers in labels, these are what it is asked for.
/// @return empty for a model that predicts tokens
std::vector<Answer> likeliestLabels(const Trace& whole);
/// The logarithm of the probability of each token that comes next, [T - 1], or of the labels.
Eigen::VectorXd predictionsOf(const Trace& whole, const std::vector<Answer>& labels);

/// Texts drawn from those that a step has read, each with the same chance.
std::vector<std::int32_t> drawnTexts(const Atlas& atlas, const AtlasStep& step, std::size_t count);

/// Runs a text once whole and once without each head (ablation, Michel et al., 2019: its context is 0, or its mean over
/// all tokens of reference texts), and adds by how
/// many nats the log-probability of every token that comes next in the text changes: the mean over the text's
/// predictions, below 0 where the head spoke for what came; of a model that answers in labels the change of the label
/// that it holds likeliest, or of where it most likely lets an answer begin. Rows that are drawn keep it beside their
/// other measures.
/// @param text       its number in the collection
/// @param reference  none: a head's context is 0
/// @return false where nothing was added, because nothing follows the text's single token
/// @throws Stopped, nothing being added then
bool addKnockOuts(const Atlas& atlas, AtlasStep& step, PreparedRun prepared, std::int32_t text,
                  const ReferenceTexts& reference, const std::stop_token& stop);

}  // namespace core
