#pragma once

#include "core/analysis/span_shares.h"

namespace core {

/// A span in the reading of an answer.
struct ReadSpan {
    std::string name;                   ///< empty for all that stands outside of the named spans
    Index number = -1;                  ///< its place among the text's names, which gives its colour; negative: none
    std::vector<TokenRange> stretches;  ///< of the keys; stretches of one name are one span
};

/// Who was read for each word of an answer.
struct SpanReading {
    std::vector<Index> places;    ///< [words] tokens of the queries' text, ascending
    std::vector<ReadSpan> spans;  ///< in the order of the text; what has no name is the last
    /// [words, spans] The weight that the query which predicts the word gives to each span, the mean over the heads. A
    /// row sums to 1 where the heads' rows do.
    Matrix shares;
};

/// The tokens of an answer: those that the model wrote; else, of the span that has the query, or of the last one, those
/// that stand behind another token; and of a decoder's text without spans all of these.
/// @return none where nothing is named
std::vector<Index> answerPlaces(const Trace& trace, Index item, Index query);

/// Reads an answer in some heads. The query of a token is the one before it, where the model predicts what comes next;
/// else its own.
///
/// @param trace  of one kind of attention
/// @param heads  at least one, of layers that are there, of one text
/// @param query  see answerPlaces()
/// @throws Error{Missing} where the keys' text has no named spans, or there is no answer; Unsupported for mixing
///         weights, which are no shares; Stopped
SpanReading spanReading(const Trace& trace, const std::vector<HeadAddress>& heads, Index query,
                        const std::stop_token& stop = {});

}  // namespace core
