#pragma once

#include "core/model/model.h"

#include <string>
#include <vector>

namespace core {

/// Whether a model answers: in tokens, or in labels.
/// @param model  of an encoder–decoder the whole, or its decoder
bool answers(const Model& model);

/// An answer's id as a token: of a model that answers in labels the label under its name; else Model::token().
/// @param speaker  of an encoder–decoder its decoder
Token answerToken(const Model& speaker, Index id);

/// The names of a model's labels, as answerToken() has them; none of a model that answers in tokens.
std::vector<std::string> labelNames(const Model& speaker);

/// The logarithms of the probabilities of a model's answers, in nats, in double precision: of tokens and labels
/// softmax; of a single label the logistic function; of where an answer begins and ends the numbers themselves, which
/// labelRows() has brought to that.
/// @param logits  [n] from rowsLogits(), which has the numbers of labels for a model that answers in these
Eigen::RowVectorXd logProbabilitiesOf(const Model& speaker, const RowVector& logits);

}  // namespace core
