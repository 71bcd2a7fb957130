#pragma once

#include "core/analysis/knock_out.h"

namespace core {

/// What an answer loses without one span.
struct SpanLoss {
    TokenSpan span;
    double change = 0;  ///< nats by which the answer's log-probability changes when the span is hidden
};

/// The tokens that the model wrote behind its text, each as an answer at the place before it.
/// @return none where it wrote nothing
std::vector<Answer> writtenAnswers(const Trace& trace, Index item);

/// Hides each span from all queries outside of it, in every head of a kind of attention, and looks at what the answers
/// lose together: log-probabilities of a text's tokens add up to that of the text. Spans that hold what the model wrote
/// are left out. Below 0 where the span spoke for the answer. Other words between the span and the answer have read the
/// span no longer, either: it is as if the text did not tell what stands there, but its places stay.
///
/// @param trace    finished; of an encoder–decoder the whole
/// @param options  what the run was asked for: changes, interventions, patches, painting, stop
/// @param answers  at least one, of one text
/// @param heads    where a span is hidden: kinds Hide without a name; none: in every head of the kind of attention
/// @param told     after each span, what is known so far
/// @return none where the model predicts nothing
/// @throws Stopped
std::vector<SpanLoss> spanLosses(const std::shared_ptr<const Trace>& trace, RunOptions options, AttentionBlock block,
                                 const std::vector<Answer>& answers, std::vector<Intervention> heads = {},
                                 const std::function<void(const std::vector<SpanLoss>&)>& told = {});

}  // namespace core
