#pragma once

#include "core/analysis/knock_out.h"
#include "core/explain/cell_account.h"

namespace core {

/// What wrote an answer (direct logit attribution, Elhage et al., 2021): the score that the language head gives a token
/// — or by how much it prefers it to another — as the sum of what every part of the last row adds, with the final
/// norm's factor held, and an activation of the language head held at f(z) / z. Of a model that answers in labels it is
/// the label's number: the rows that its head pools, and a pooler's activation held.
struct AnswerAccount {
    std::vector<StreamPart> parts;      ///< [N] of labels that a mean is read for, of all rows together
    std::vector<double> values;         ///< [N] in units of the logit
    double score = 0;                   ///< the pass' own logit, or the difference of two
    std::vector<WholePart> other = {};  ///< the loss by a soft-cap

    double remainder() const;
    /// The parts that each head writes: [layers, heads] of one attention.
    Matrix headValues(AttentionBlock block, Index layers, Index heads) const;
};

/// @param rows    of the whole model's finished trace
/// @param answer  its item is that of `rows`
/// @throws Error{Unsupported} where the model predicts nothing, Error{NotInside} for a recorded trace, Stopped
AnswerAccount explainAnswer(StreamRows& rows, const Answer& answer, const std::stop_token& stop = {});

}  // namespace core
